# Looking after tables and seats: pauses, stand-ins, offers, seats that are free to take.

## On the board

board-paused = ⏸️ **Paused** by { $player }, { $time }. Nobody is asked and no clock runs.
board-paused-together = ⏸️ **Paused** by all together, { $time }. Nobody is asked and no clock runs; anybody who sits here may resume.
picture-alt-paused = Paused.
board-time-up = ⏳ The time of { $name } is up. What now? { $decider } { $name } may still simply move.
board-decides-majority = The majority of the others decides; an answer can be changed until then.
board-decides-anybody = Any of the others decides; to end the game takes the majority.
board-decides-host = { $host } decides as the host.
board-answer = { $answer }: { $count }
board-answers = -# { $answers } · still to answer: { $missing }
board-stand-in =
    { $count ->
        [one] 🤖 A stand-in ({ $strength }) plays for { $names }. It makes room as soon as they press *My hand*.
       *[other] 🤖 Stand-ins ({ $strength }) play for { $names }. They make room for whoever presses *My hand*.
    }
board-wanted =
    { $count ->
        [one] 🪑 Free to take: the seat of { $names }, with all that belongs to it.
       *[other] 🪑 Free to take: the seats of { $names }, with all that belongs to them.
    }
asked-stand-in = { $name } (a stand-in plays)
asked-due = { $name } (time is up { $time })
asked-due-extensions =
    { $count ->
        [one] { $name } (time is up { $time }; may take more once)
       *[other] { $name } (time is up { $time }; may take more { $count } times)
    }
asked-out = { $name } (time is up)
hand-out = ⏳ Your time is up, and the others are asked what to do. You can still move.
hand-extensions =
    { $count ->
        [one] You can take more time once in this game without asking.
       *[other] You can take more time { $count } times in this game without asking.
    }
deadline-clock = ⏳ Time is up { $time }.
deadline-window = ⏳ It closes { $time }.
away-until = { $name } (away until { $time })
board-away = 🏝️ On holiday: { $names }.

## Buttons

button-out-wait = Wait
button-out-turn = Stand-in for this turn
button-out-absence = Stand-in until they return
button-out-wanted = Substitute
button-out-end = End the game
button-take-seat = Take this seat
button-take-seat-of = Take the seat of { $name }
button-seat-accept = Accept
button-seat-decline = Decline
button-invite-accept = Join
button-join-yes = Sit down all the same
button-invite-accept-yes = Sit down all the same
button-take-seat-yes = Sit down all the same
button-seat-accept-yes = Sit down all the same
button-invite-decline = No, thanks
button-pause = Pause
button-resume = Resume
button-extend = I need more time
button-want = Ask for a substitute
button-stay = I stay
button-give-up = Give up my seat
button-give-up-yes = Yes, give it up
button-seats = Seats
button-host = Take over hosting
button-seat-turn = Stand-in for this turn
button-seat-absence = Stand-in until they return
button-seat-open = Open it to all
button-seat-close = Close it again
button-seat-remove = Take the seat away
button-send-away = Send away
button-send-away-yes = Yes, send them away
button-seat-remove-yes = Yes, take it away
button-seat-withdraw = Take back the offer
button-invite-withdraw = Take it back

## Panels

more-seat = **Your seat**
more-table = **The table**
panel-seats = Seats · { $table }
panel-seats-choose = Which seat?
state-there = plays.
state-turn = a stand-in plays this turn.
state-absence = a stand-in plays until they are back.
state-out = the time is up; the table is asked.
state-computer = a computer player ({ $strength }).
state-extensions = More time without asking: { $left } of { $most } left.
state-open = Free to take.
panel-offered =
    { $count ->
        [one] Offered to { $people }, who has not answered yet.
       *[other] Offered to { $people }, who have not answered yet.
    }
panel-offer = Or offer the seat to somebody; it is theirs once they accept.
panel-offer-choose = Offer it to …
ask-send-away = Really send { $name } away from { $table }? Their seat in the lobby is free then, and they come back only if the host or a moderator invites them.
panel-invitations = Who comes · { $table }
panel-invitations-none = Nobody is invited at the moment.
panel-invited = { $person }, invited by { $by }
panel-invited-kept = { $person }, invited by { $by }; the seat is kept for them until { $time }.
panel-invite = Whom do you want to invite? A seat is kept for them for a day, or until they answer.
panel-invite-choose = Invite …
ask-sit-with =
    { $count ->
        [one] { $name }, whom you have blocked, sits at { $table }. Sit down there all the same?
       *[other] { $count } people whom you have blocked sit at { $table }. Sit down there all the same?
    }
ask-start =
    { $count ->
        [one] A seat at { $table } is kept for { $people }, who has not answered yet. Begin without them?
       *[other] Seats at { $table } are kept for { $people }, who have not answered yet. Begin without them?
    }
ask-remove = Really take the seat of { $name } away? A computer player plays on; they do not get it back by themselves.
ask-leave = Really give up your seat at { $table }? A computer player plays on, and others may take the seat. You may take it again only while nobody has.
ask-leave-last = Really give up your seat at { $table }? You are the last person there, so the table ends, and what is hidden stays hidden.

## What was done

done-paused = The table is paused.
done-resumed = The table goes on.
done-host = You are the host now.
done-extended = You have more time. The others read it under *What happened*.
done-want = Others can take your seat now. Until somebody does you play on.
done-stay = You stay; nobody can take your seat any more.
done-left = You have given up your seat. Thank you for playing!
done-left-lobby = You have left the table.
done-seat-taken = Welcome! This seat is yours now, with all that belongs to it.
done-declined = You have declined. Thank you for the answer.
done-invited = { $person } is invited. A seat is kept for them for a day, or until they answer.
done-invitation-withdrawn = The invitation is taken back; the seat is free again.
done-stand-in-turn = A stand-in plays this turn.
done-stand-in-absence = A stand-in plays until they are back.
done-seat-opened = Anybody can take this seat now.
done-seat-closed = Nobody can take this seat any more.
done-seat-removed = The seat is taken away; a computer player plays on. Open the seat to all, or offer it to somebody.
done-started = The game at table { NUMBER($table, useGrouping: 0) } has begun: { $link }
done-sent-away = They do not sit at this table any more, and come back only if the host or a moderator invites them.
done-offered = { $person } is asked. The seat is theirs once they accept; until then all stays as it is.
done-withdrawn = The offer is taken back.

log-sent-away = { $moderator } sends { $player } away from the table.

## Refusals

refused-not-there = They do not sit at this table.
refused-not-asked = This seat is not asked at the moment.
refused-seat-not-offered = This seat is offered to nobody.
refused-offer-to-bot = A bot cannot take a seat; a stand-in plays for whoever is away.
refused-left-server = They are not on this server, or not any more.
refused-offered-sees-not = They cannot see the channel of this table, so they could not play there.

## Commands

command-table-pause-name = pause
command-table-pause-description = Let a table rest (host and moderators)
command-table-resume-name = resume
command-table-resume-description = Let a paused table go on
command-table-extend-name = extend
command-table-extend-description = Take more time for your turn without asking, if the table agreed on it
command-table-leave-name = leave
command-table-leave-description = Give up your seat
command-table-host-name = host
command-table-host-description = Take over hosting a table (moderators)
command-table-replace-name = replace
command-table-replace-description = Let a stand-in or somebody else play a seat
command-table-remove-name = remove
command-table-remove-description = Send somebody away from a lobby (host); take a seat away (moderators)
command-table-invite-name = invite
command-table-invite-description = Invite somebody to a table that has not begun
parameter-guest-description = Whom; without, you see who is invited
parameter-seat-name = seat
parameter-seat-description = Which seat
parameter-player-name = player
parameter-player-description = Or who sits there
parameter-by-name = by
parameter-by-description = Who is to take it, if they accept; otherwise a stand-in
