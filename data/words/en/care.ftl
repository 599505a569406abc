# What happens to a table besides its moves: pauses, clocks, stand-ins, proposals, seats that change hands.

clock-live = Live: 10 minutes
clock-day = A day
clock-relaxed = Relaxed: 3 days
clock-none = No clock
clock-own = { $reserve } at the beginning, { $refill } more for every turn, at most { $cap }
clock-own-title = A clock of your own
clock-own-reserve = To start with
clock-own-refill = More each turn
clock-own-cap = At most
clock-own-hint = A number of days (d), hours (h) or minutes (min)
button-clock-own = Other values…
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
refused-no-such-duration = I do not understand this time. Write a number and its unit, like 3 d, 12 h or 90 min. Nothing was changed.
refused-no-such-clock = Nobody could play by this clock: it begins with five minutes or more, holds no less than that and at most 60 days, and gives back no more than it holds. Nothing was changed.
clock-live-help = 10 minutes each, 1 more every turn, never more than 15.
clock-day-help = 1 day each, 8 hours more every turn, never more than a day and a half.
clock-relaxed-help = 3 days each, half a day more every turn, never more than 5 days.
clock-none-help = Take all the time you want.

when-out-ask = players vote
when-out-wait = more time
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

log-clock = Clock: { $clock }; if someone runs out of time: { $verdict }.
log-extensions =
    { $count ->
        [0] Nobody takes more time without asking.
        [one] Everybody may take more time once in the game without asking.
       *[other] Everybody may take more time { $count } times in the game without asking.
    }
log-least-in-time =
    { $percent ->
        [0] Anyone can sit down, however reliable they've been.
       *[other] To sit down you need at least { $percent } % of your last turns in time.
    }
log-extended =
    { $left ->
        [0] { $seat } takes more time, for the last time in this game.
        [one] { $seat } takes more time, and can do so once more.
       *[other] { $seat } takes more time, and can do so { $left } more times.
    }
log-quiet-hours = This server’s quiet hours are now { $start } to { $end } ({ $timezone }). Clocks stand still then, so the time left has changed.
log-quiet-none = This server no longer has quiet hours. Clocks run day and night, so the time left has changed.
log-days-off-changed = { $seat }’s days off have changed, and with them the time they have left.
log-starts-full = The game starts by itself once every seat is taken.
log-start-set = The game now starts by itself at a set time.
log-start-unset = The game no longer starts at a set time.
log-time-to-start = It's time: the game starts.
log-start-missed =
    { $count ->
        [one] It was time to start, but one more player was needed.
       *[other] It was time to start, but { $count } more players were needed.
    }
log-starts-pressed = The game starts when someone presses Start.
log-decider = When players vote: { $decider }.
log-paused = { $player } pauses the table.
log-paused-together = All agree: the table is paused.
log-resumed = { $player } lets the table go on.
log-host = { $player } is the host now.
log-left-game = { $seat } gives up their seat; a computer player plays on, and others may take the seat.
log-removed = { $moderator } takes the seat of { $seat } away; a computer player plays on.
log-returned = { $player } is back; the stand-in makes room.
log-wanted = { $seat } is looking for a substitute: anyone can take the seat.
log-not-wanted = { $seat } stays after all.
log-took-seat = { $player } takes over from { $seat }.
log-offered = { $by } offers the seat of { $seat } to { $player }.
log-offer-declined = { $player } declines the seat of { $seat }.
log-invitation-declined = { $player } declines the invitation.
log-offer-withdrawn = { $moderator } takes back the offer of the seat of { $seat }.
log-invited = { $by } invites { $player }.
log-invitation-withdrawn = { $player } withdraws an invitation.
log-invitation-lapsed = An invitation went unanswered; the seat is free again.
log-opened-seat = { $moderator } opens the seat of { $seat } to all.
log-closed-seat = { $moderator } closes the seat of { $seat }: nobody can take it now.
log-moved = { $player } moves the table to another channel.
log-ended-by = { $player } ends the table before the game is over.
log-decided-by = { $player } decides about { $seat }: { $verdict }.
log-decided-together = The table decides about { $seat }: { $verdict }.
log-time-up = The time of { $seat } is up.
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

refused-paused = The table is paused; nothing changed. It'll go on from here once resumed.
refused-not-playing = The game is not being played at the moment.
refused-not-paused = The table is not paused.
refused-moderator-only = Only a moderator can do that.
refused-host-already = You are the host already.
refused-own-time = It's your own time that ran out: you can still move. Press *My hand* to see your choices.
refused-no-clock-runs = No clock runs for you at the moment, so you need no more time.
refused-no-extension-left =
    { $count ->
        [0] At this table nobody takes more time without asking. You can ask the others for a pause under *More*.
        [one] At this table you may take more time once, and you have done so. You can ask the others for a pause under *More*.
       *[other] At this table you may take more time { $count } times, and you have done so. You can ask the others for a pause under *More*.
    }
refused-unreliable = At this table at least { $least } % of turns in time are asked of whoever sits down. You have answered { $in_time } of your last { $turns } in time ({ $percent } %). At a table that you open yourself, or that asks for less, you can show that you keep time.
refused-newcomer =
    { $turns ->
        [0] At this table nobody sits down of whom too little is known: you have not had a turn with a clock here yet, and it takes { $needed }. Begin at a table that asks nothing, or open one yourself.
        [one] At this table nobody sits down of whom too little is known: you have had one turn with a clock here, and it takes { $needed }. Begin at a table that asks nothing, or open one yourself.
       *[other] At this table nobody sits down of whom too little is known: you have had { $turns } turns with a clock here, and it takes { $needed }. Begin at a table that asks nothing, or open one yourself.
    }
refused-time-not-up = The time of this seat is not up any more; nothing was changed.
refused-host-decides = At this table the host decides about that; a moderator may, too.
refused-players-decide = The players at this table decide that together.
refused-seat-changed = Somebody else sits there by now, or nobody; nothing was changed.
refused-last-person = Nobody else would be left at this table. Offer the seat to somebody first, or end the table.
refused-sits-already = They sit at this table already.
refused-invited-already = They are invited already; they have not answered yet.
refused-has-declined = They declined an invitation to this table. They can still press *Join* in its lobby.
refused-invited-enough = They were invited to this table twice and have not answered. They can still press *Join* in its lobby.
refused-blocked-them = You've blocked them. To play with them, unblock them first: `/me blocked`.
refused-nobody-invited = They are not invited, or not any more.
refused-sent-away = You were sent away from this table. You can sit here again only if its host or a moderator invites you.
refused-they-were-sent-away = They were sent away from this table; only its host or a moderator can invite them.
refused-send-away-self = Press *Leave* to leave the table yourself.
refused-offered-already = This seat is offered to them already; they have not answered yet.
refused-no-say-in-seat = That is for the others at the table to decide, once the time of the seat is up; the host and moderators may at any time.
refused-no-person-there = A computer player sits there.
refused-no-such-seat = This table has no such seat.
refused-seat-not-free = This seat is not free to take, or not any more.
refused-have-seen-more = You have been shown more of this game than a player at that seat may know, so you cannot take it.
refused-they-have-seen-more = They have been shown more of this game than a player at that seat may know, so they cannot take it.
refused-no-offer = The seat is not offered to you, or not any more.
refused-not-invited = You are not invited to this table, or not any more. As long as its lobby is open, anybody who sees its channel may press *Join* there.
refused-nothing-to-take-back = There is nothing that you could take back: somebody else has moved since, chance has answered, or something came to light.
refused-already-proposed = There's already a proposal; answer that one first.
refused-no-proposal = There's no proposal right now.
refused-agreed-already = You've already agreed; the others still have to answer.

