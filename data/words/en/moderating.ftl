# Looking after tables and seats: pauses, stand-ins, offers, seats that are free to take.

## On the board

board-paused = ⏸️ **Paused** by { $player }, { $time }. No turns and no clocks until someone resumes.
board-paused-together = ⏸️ **Paused** by all together, { $time }. Nobody is asked and no clock runs; anybody who sits here may resume.
picture-alt-paused = Paused.
board-time-up = ⏳ The time of { $name } is up. What now? { $decider } { $name } may still simply move.
board-decides-majority = The majority of the others decides; you can change your answer until then.
board-decides-anybody = Any of the others decides; ending the game takes a majority.
board-decides-host = { $host } decides as the host.
board-answer = { $answer }: { $count }
board-answers = -# { $answers } · still to answer: { $missing }
board-stand-in =
    { $count ->
        [one] 🤖 A stand-in ({ $strength }) plays for { $names } until they press *My hand*.
       *[other] 🤖 Stand-ins ({ $strength }) play for { $names } until they press *My hand*.
    }
board-wanted =
    { $count ->
        [one] 🪑 Free to take: the seat of { $names }, with everything it holds.
       *[other] 🪑 Free to take: the seats of { $names }, with everything they hold.
    }
asked-stand-in = { $name } (stand-in playing)
asked-due = { $name } (time runs out { $time })
asked-due-extensions =
    { $count ->
        [one] { $name } (time is up { $time }; may take more once)
       *[other] { $name } (time is up { $time }; may take more { $count } times)
    }
asked-out = { $name } (out of time)
hand-out = ⏳ Your time is up, and the others decide what happens. You can still move.
hand-extensions =
    { $count ->
        [one] You can take more time once in this game without asking.
       *[other] You can take more time { $count } times in this game without asking.
    }
deadline-clock = ⏳ Time is up { $time }.
deadline-window = ⏳ Closes { $time }.
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
button-join-yes = Sit down anyway
button-invite-accept-yes = Sit down anyway
button-take-seat-yes = Sit down anyway
button-seat-accept-yes = Sit down anyway
button-invite-decline = No, thanks
button-pause = Pause
button-resume = Resume
button-extend = I need more time
button-want = Ask for a substitute
button-stay = I'm staying
button-give-up = Give up my seat
button-give-up-yes = Yes, give it up
button-seats = Seats
button-host = Take over hosting
button-seat-turn = Stand-in for this turn
button-seat-absence = Stand-in until they return
button-seat-open = Open to all
button-seat-close = Close again
button-seat-remove = Take the seat away
button-send-away = Send away
button-send-away-yes = Yes, send them away
button-seat-remove-yes = Yes, take it away
button-seat-withdraw = Withdraw the offer
button-invite-withdraw = Withdraw

## Panels

more-seat = **Your seat**
more-table = **The table**
panel-seats = Seats · { $table }
panel-seats-choose = Which seat?
state-there = plays.
state-turn = a stand-in plays this turn.
state-absence = a stand-in plays until they are back.
state-out = out of time; the table decides.
state-computer = a computer player ({ $strength }).
state-extensions = More time without asking: { $left } of { $most } left.
state-open = Free to take.
panel-offered =
    { $count ->
        [one] Offered to { $people }, who has not answered yet.
       *[other] Offered to { $people }, who have not answered yet.
    }
panel-offer = Or offer the seat to someone; it's theirs once they accept.
panel-offer-choose = Offer it to …
ask-send-away = Really send { $name } away from { $table }? Their seat opens up, and they can only come back if the host or a moderator invites them.
panel-invitations = Invitations · { $table }
panel-invitations-none = Nobody is invited right now.
panel-invited = { $person }, invited by { $by }
panel-invited-kept = { $person }, invited by { $by }; seat kept until { $time }.
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
ask-leave = Really give up your seat at { $table }? A computer player takes over, and others can take the seat. You can only come back while nobody has.
ask-leave-last = Really give up your seat at { $table }? You're the last person there, so the table ends, and hidden things stay hidden.

## What was done

done-paused = The table is paused.
done-resumed = The table is running again.
done-host = You are the host now.
done-extended = You have more time. The others see it in *What happened*.
done-want = Others can take your seat now. You play on until someone does.
done-stay = You're staying; nobody can take your seat now.
done-left = You have given up your seat. Thank you for playing!
done-left-lobby = You've left the table.
done-seat-taken = Welcome! This seat is yours now, with everything it holds.
done-declined = You have declined. Thank you for the answer.
done-invited = { $person } is invited. A seat is kept for them for a day, or until they answer.
done-invitation-withdrawn = The invitation is taken back; the seat is free again.
done-stand-in-turn = A stand-in plays this turn.
done-stand-in-absence = A stand-in plays until they are back.
done-seat-opened = Anybody can take this seat now.
done-seat-closed = Nobody can take this seat now.
done-seat-removed = The seat is taken away; a computer player plays on. Open the seat to all, or offer it to somebody.
done-started = The game at table { NUMBER($table, useGrouping: 0) } has begun: { $link }
done-sent-away = They do not sit at this table any more, and come back only if the host or a moderator invites them.
done-offered = I've offered { $person } the seat. It's theirs once they accept; until then nothing changes.
done-withdrawn = The offer is taken back.

log-sent-away = { $moderator } sends { $player } away from the table.

## Refusals

refused-not-there = They don't have a seat at this table.
refused-not-asked = It isn't this seat's turn right now.
refused-seat-not-offered = Nobody has been offered this seat.
refused-offer-to-bot = A bot cannot take a seat; a stand-in plays for whoever is away.
refused-left-server = They're not on this server.
refused-offered-sees-not = They cannot see the channel of this table, so they could not play there.

## Commands

command-table-pause-name = pause
command-table-pause-description = Pause a table (host and moderators)
command-table-resume-name = resume
command-table-resume-description = Resume a paused table
command-table-extend-name = extend
command-table-extend-description = Take more time for your turn, if the table allows it
command-table-leave-name = leave
command-table-leave-description = Give up your seat
command-table-host-name = host
command-table-host-description = Take over hosting a table (moderators)
command-table-replace-name = replace
command-table-replace-description = Have a stand-in or someone else play a seat
command-table-remove-name = remove
command-table-remove-description = Send someone away from a lobby (host); take a seat away (moderators)
command-table-invite-name = invite
command-table-invite-description = Invite somebody to a table that has not begun
parameter-guest-description = Who; leave empty to see who is invited
parameter-seat-name = seat
parameter-seat-description = Which seat
parameter-player-name = player
parameter-player-description = Or the person sitting there
parameter-by-name = by
parameter-by-description = Who takes over, if they accept; otherwise a stand-in
