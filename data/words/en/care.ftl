# What happens to a table besides its moves: pauses, clocks, stand-ins, proposals, seats that change hands.

clock-live = Live: 10 minutes
clock-day = A day
clock-relaxed = Relaxed: 3 days
clock-none = No clock
clock-own = { $reserve }, plus { $refill } a turn, up to { $cap }
duration-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
duration-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
duration-hours-minutes = { $hours } h { $minutes } min
duration-days-minutes = { $days } d { $minutes } min
duration-days-hours = { $days } d { $hours } h
duration-days-hours-minutes = { $days } d { $hours } h { $minutes } min
refused-no-such-duration = I can’t read “{ $typed }” as a length of time; nothing changed. Write a number and its unit, like 90 min, 1h30, 12 h, 3 d or 2 weeks.
refused-no-such-clock = That clock won’t work: it needs 5 minutes or more to start with, a maximum between that and 60 days, and no more back each turn than the maximum. Nothing changed.
clock-live-help = 10 minutes each, 1 more every turn, never more than 15.
clock-day-help = 1 day each, 8 hours more every turn, never more than a day and a half.
clock-relaxed-help = 3 days each, half a day more every turn, never more than 5 days.
clock-none-help = Take all the time you want.

when-out-ask = players vote
when-out-wait = more time
when-out-host = someone else hosts
when-out-turn = a stand-in plays this turn
when-out-absence = a stand-in plays until they are back
when-out-wanted = a stand-in plays, and others can take the seat
when-out-end = the game ends
when-out-by = { $verdict } ({ $decider })
decider-majority = the majority of the others decides
decider-anybody = any of the others decides
decider-host = the host decides
decider-majority-help = More than half of the others who are there; if all differ, the most votes.
decider-anybody-help = The first to press; only ending the game takes a majority.
decider-host-help = The majority if the host is away or out of time.

log-silent =
    { $count ->
        [one] { $seat } hasn’t been here for a day, and the game waits: the others decide how to go on.
       *[other] { $seat } hasn’t been here for { $count } days, and the game waits: the others decide how to go on.
    }
log-host-silent =
    { $count ->
        [one] The host hasn’t been here for a day: any player can take over hosting.
       *[other] The host hasn’t been here for { $count } days: any player can take over hosting.
    }
log-there-again = { $player } is here again.
log-extended =
    { $left ->
        [0] { $seat } takes more time, for the last time in this game.
        [one] { $seat } takes more time, and can do so once more.
       *[other] { $seat } takes more time, and can do so { $left } more times.
    }
log-quiet-hours = This server’s quiet hours are now { $start } to { $end } ({ $timezone }). Clocks stand still then, so the time left has changed.
log-quiet-none = This server no longer has quiet hours. Clocks run day and night, so the time left has changed.
log-days-off-changed = { $seat }’s days off have changed, and with them the time they have left.
log-time-to-start = It’s time: the game starts.
log-start-missed =
    { $count ->
        [one] It was time to start, but one more player was needed.
       *[other] It was time to start, but { $count } more players were needed.
    }
log-paused = { $player } pauses the table.
log-paused-together = All agree: the table is paused.
log-resumed = { $player } resumes the table.
log-host = { $player } is the host now.
log-left-game = { $seat } gives up their seat; a computer player takes over, and others can take the seat.
log-removed = { $moderator } takes { $seat }’s seat away; a computer player takes over.
log-returned = { $player } is back and takes over from the stand-in.
log-wanted = { $seat } is looking for a substitute: anyone can take the seat.
log-not-wanted = { $seat } stays after all.
log-took-seat = { $player } takes over from { $seat }.
log-offered = { $by } offers { $player } the seat of { $seat }.
log-offer-declined = { $player } declines the seat of { $seat }.
log-invitation-declined = { $player } declines the invitation.
log-offer-withdrawn = { $moderator } withdraws the offer of { $seat }’s seat.
log-invited = { $by } invites { $player }.
log-invitation-withdrawn = { $player } withdraws an invitation.
log-invitation-lapsed = An invitation went unanswered; the seat is free again.
log-opened-seat = { $moderator } opens the seat of { $seat } to all.
log-closed-seat = { $moderator } closes the seat of { $seat }: nobody can take it now.
log-moved = { $player } moves the table to another channel.
log-ended-by = { $player } ends the table before the game is over.
log-decided-by = { $player } decides about { $seat }: { $verdict }.
log-decided-together = The table decides about { $seat }: { $verdict }.
log-time-up = { $seat } has run out of time.
log-decided = { $seat }: { $verdict }.
log-proposed-end = { $seat } proposes to end the game here.
log-proposed-pause = { $seat } proposes a pause.
log-proposed-undo =
    { $count ->
        [one] { $seat } proposes to take back the last move.
       *[other] { $seat } proposes to take back the last { $count } moves.
    }
log-agreed = { $seat } agrees.
log-declined = { $seat } declines.
log-withdrawn = { $seat } withdraws the proposal.
log-ended-together = All agree: the game ends here.
log-taken-back =
    { $count ->
        [one] { $seat } takes a move back.
       *[other] { $count } moves are taken back for { $seat }.
    }

refused-paused = The table is paused; nothing changed. It’ll go on from here once resumed.
refused-not-playing = The game isn’t running right now.
refused-not-paused = The table isn’t paused.
refused-moderator-only = Only a moderator can do that.
refused-host-already = You’re already the host.
refused-host-is-there = The host is here; nothing changed.
refused-nobody-else = Nobody else is here who could host.
refused-own-time = The others decide that, not you; but you can still move. Press *My hand* to see your choices.
refused-no-clock-runs = Your clock isn’t running, so you don’t need more time.
refused-no-extension-left =
    { $count ->
        [0] You can’t extend turns at this table. You can propose a pause under *More*.
        [one] You can extend one turn at this table, and you’ve done that. You can propose a pause under *More*.
       *[other] You can extend { $count } turns at this table, and you’ve done that. You can propose a pause under *More*.
    }
refused-unreliable = To sit here you need at least { $least }% of your turns in time. You answered { $in_time } of your last { $turns } in time ({ $percent }%). Show that you keep time at a table that you open yourself, or that requires less.
refused-newcomer =
    { $turns ->
        [0] I don’t know you well enough for this table: you haven’t had a turn with a clock here yet, and it takes { $needed }. Start at a table without this requirement, or open your own.
        [one] I don’t know you well enough for this table: you’ve had one turn with a clock here, and it takes { $needed }. Start at a table without this requirement, or open your own.
       *[other] I don’t know you well enough for this table: you’ve had { $turns } turns with a clock here, and it takes { $needed }. Start at a table without this requirement, or open your own.
    }
refused-time-not-up = There’s nothing left to decide about this seat; nothing changed.
refused-host-decides = The host decides that at this table; a moderator can, too.
refused-players-decide = The players at this table decide that together.
refused-seat-changed = Someone else has that seat by now, or nobody does; nothing changed.
refused-last-person = That would leave nobody at this table. Offer the seat to someone first, or end the table.
refused-sits-already = They already sit at this table.
refused-invited-already = They’re already invited, but haven’t answered yet.
refused-has-declined = They declined an invitation to this table. They can still press *Join* in its lobby.
refused-invited-enough = They’ve been invited twice without answering. They can still press *Join* in the lobby.
refused-blocked-them = You’ve blocked them. To play with them, unblock them first: `/me blocked`.
refused-nobody-invited = They don’t have an invitation.
refused-sent-away = You were sent away from this table. To sit here again you need an invitation from its host or a moderator.
refused-they-were-sent-away = They were sent away from this table; only its host or a moderator can invite them.
refused-too-long-reason = That’s too long: a reason can have at most { $most } characters.
refused-not-your-removal = That’s for the person who was removed.
refused-send-away-self = Press *Leave* to leave the table yourself.
refused-offered-already = They’ve already been offered this seat, but haven’t answered yet.
refused-no-say-in-seat = The others at the table decide that once the seat runs out of time; the host and moderators can at any time.
refused-no-person-there = A computer player sits there.
refused-no-such-seat = This table has no such seat.
refused-seat-not-free = This seat isn’t free to take.
refused-have-seen-more = You’ve seen more of this game than a player in that seat may know, so you can’t take it.
refused-they-have-seen-more = They’ve seen more of this game than a player in that seat may know, so they can’t take it.
refused-no-offer = You don’t have an offer for this seat.
refused-not-invited = You don’t have an invitation to this table. While its lobby is open, you can press *Join* if you see its channel.
refused-nothing-to-take-back = There’s nothing to take back: someone else has moved since, chance has decided, or something was revealed.
refused-already-proposed = There’s already a proposal; answer that one first.
refused-no-proposal = There’s no proposal right now.
refused-agreed-already = You’ve already agreed; the others still have to answer.

