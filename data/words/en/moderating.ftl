# Looking after tables and seats: pauses, stand-ins, offers, seats that are free to take.

## On the board

board-paused = ⏸️ **Paused** by { $player }, { $time }. No turns and no clocks until someone resumes.
board-paused-together = ⏸️ **Paused** by agreement, { $time }. No turns and no clocks; anyone seated here can resume.
picture-alt-paused = Paused.
board-time-up = ⏳ { $name } ran out of time { $time }. What now? { $decider } { $name } can still move.
board-silent = 💤 You’ve been waiting for { $name } for days. How do you go on? { $decider } The vote opened { $time }; { $name } comes back with any press.
board-hostless = 💤 The table needs { $host }, its host, who hasn’t been here for days. Any player can take over hosting; { $host } stays host with any press.
board-decides-majority = The majority of the others decides; you can change your answer until then.
board-decides-anybody = Any of the others decides; ending the game takes a majority.
board-decides-host = { $host } decides as host.
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
        [one] { $name } (time runs out { $time }; one extension left)
       *[other] { $name } (time runs out { $time }; { $count } extensions left)
    }
asked-out = { $name } (out of time)
asked-silent = { $name } (not heard from)
hand-out = ⏳ Your time is up, and the others decide what happens. You can still move.
hand-extensions =
    { $count ->
        [one] Press *I need more time* to extend your turn, once in this game.
       *[other] Press *I need more time* to extend your turn, { $count } times in this game.
    }
deadline-clock = ⏳ Time runs out { $time }.
deadline-window = ⏳ Closes { $time }.
away-until = { $name } (away until { $time })
board-away = 🏝️ On holiday: { $names }.

## Buttons

button-out-wait = Wait
button-out-host = Another host
button-out-turn = Stand-in for this turn
button-out-absence = Stand-in until they return
button-out-wanted = Look for a substitute
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
button-when-forced = If I have no choice
button-stay = I’m staying
button-give-up = Give up my seat
button-give-up-yes = Yes, give it up
button-seats = Seats
button-host = Take over hosting
button-claim-host = Take over hosting
button-seat-turn = Stand-in for this turn
button-seat-absence = Stand-in until they return
button-seat-open = Open to all
button-seat-close = Close again
button-seat-remove = Take the seat away
button-send-away = Send away
button-removal-reason = Why?
button-again-yes = Yes, play again
button-seat-withdraw = Withdraw the offer
button-invite-withdraw = Withdraw

## Panels

more-asked = **How you’re asked**
more-asked-choose = Choose how
more-seat = **Your seat**
more-moderating = **As a moderator**
more-table = **The table**
panel-seats = Seats · { $table }
panel-seats-choose = Which seat?
state-there = plays.
state-turn = a stand-in plays this turn.
state-absence = a stand-in plays until they are back.
state-out = out of time; the table decides.
state-silent = not heard from; the table decides.
state-computer = a computer player ({ $strength }).
state-extensions = Extensions left: { $left } of { $most }.
state-open = Free to take.
panel-offered =
    { $count ->
        [one] Offered to { $people }, who hasn’t answered yet.
       *[other] Offered to { $people }, who haven’t answered yet.
    }
panel-offer = Or offer the seat to someone; it’s theirs once they accept.
panel-offer-choose = Offer it to …
removal-title-send-away = Send { $name } away?
removal-title-seat-remove = Take { $name }’s seat away?
removal-title-end = End this table?
removal-label = A reason for them to read (optional)
removal-hint-send-away = Only they see it. Their seat opens up; to come back, they need an invitation.
removal-hint-seat-remove = Only they see it. A computer takes over, and they can’t take the seat back themselves.
removal-hint-end = The other players read it. You can’t resume the game.
removal-reason = The reason given: { $reason }
removal-no-reason =
    { $role ->
        [host] The host gave no reason.
       *[moderator] The moderator gave no reason.
    }
panel-invitations = Invitations · { $table }
panel-invitations-none = Nobody is invited right now.
panel-invited = { $person }, invited by { $by }
panel-invited-kept = { $person }, invited by { $by }. The kept seat runs out { $time }.
panel-invite = Who would you like to invite? I’ll keep a seat for them for a day, or until they answer.
panel-invite-choose = Invite …
ask-sit-with =
    { $count ->
        [one] You’ve blocked { $name }, who sits at { $table }. Sit down anyway?
       *[other] You’ve blocked { $count } people who sit at { $table }. Sit down anyway?
    }
ask-start =
    { $count ->
        [one] A seat at { $table } is kept for { $people }, who hasn’t answered yet. Start without them?
       *[other] Seats at { $table } are kept for { $people }, who haven’t answered yet. Start without them?
    }
ask-again-blocked =
    { $count ->
        [one] *Play again* invites everyone who played, including { $people }, whom you’ve blocked. Invite them, too?
       *[other] *Play again* invites everyone who played, including { $people }, all of whom you’ve blocked. Invite them, too?
    }
ask-leave = Really give up your seat at { $table }? A computer player takes over, and others can take the seat. You can only come back while nobody has.
ask-leave-last = Really give up your seat at { $table }? You’re the last person there, so the table ends, and hidden things stay hidden.

## What was done

done-paused = The table is paused.
done-resumed = The table is running again.
done-host = You’re the host now.
done-voted = 🗳️ Your answer counts. You can change it until the vote is over.
done-extended = You have more time. The others see it in *What happened*.
done-want = Others can take your seat now. You play on until someone does.
done-when-forced-auto = If you have no choice, I answer for you within seconds.
done-when-forced-ask = I ask you even if you have no choice, and wait for your press. Nobody else can tell.
done-when-forced-bluff = If you have no choice, I take my time before I answer for you, as if you were thinking. Nobody else can tell.
done-stay = You’re staying; nobody can take your seat now.
done-left = You’ve given up your seat. Thanks for playing!
done-left-lobby = You’ve left the table.
done-seat-taken = Welcome! This seat is yours now, with everything it holds.
done-declined = You’ve declined. Thanks for answering.
done-invited = { $person } is invited. I’ll keep a seat for them for a day, or until they answer.
done-invitation-withdrawn = Invitation withdrawn; the seat is free again.
done-stand-in-turn = A stand-in plays this turn.
done-stand-in-absence = A stand-in plays until they are back.
done-seat-opened = Anyone can take this seat now.
done-seat-closed = Nobody can take this seat now.
done-seat-removed = Done; a computer player takes over. Open the seat to all, or offer it to someone.
done-started = The game at table { NUMBER($table, useGrouping: 0) } has started: { $link }
done-sent-away = They’ve left this table, and can only come back if the host or a moderator invites them.
done-offered = I’ve offered { $person } the seat. It’s theirs once they accept; until then nothing changes.
done-withdrawn = Offer withdrawn.

log-sent-away = { $moderator } sends { $player } away from the table.

## Refusals

refused-not-there = They don’t have a seat at this table.
refused-not-asked = It isn’t this seat’s turn right now.
refused-seat-not-offered = Nobody has been offered this seat.
refused-offer-to-bot = A bot can’t take a seat; stand-ins play for people who are away.
refused-left-server = They’re not on this server.
refused-offered-sees-not = They can’t see this table’s channel, so they couldn’t play there.

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
command-table-invite-description = Invite someone to a table that hasn’t started
parameter-guest-description = Who; leave empty to see who is invited
parameter-seat-name = seat
parameter-seat-description = Which seat
parameter-player-name = player
parameter-player-description = Or the person sitting there
parameter-by-name = by
parameter-by-description = Who takes over, if they accept; otherwise a stand-in
