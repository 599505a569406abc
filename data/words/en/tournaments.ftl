# Tournaments: Swiss and knock-out rounds, their pages and posts, and what moderators repair.

command-tournament-name = tournament
command-tournament-description = Tournaments of this server: enter, find your table, standings

tournaments-title = Tournaments
tournaments-help = Everybody plays a few rounds, and at the end somebody wins.
tournaments-none = There’s no tournament here yet.
tournaments-line = { $title } · { $time }{ $state ->
        [over] { " · " }over
        [off] { " · " }called off
       *[open] { "" }
    }
button-tournament-show = Show
button-tournament-new = New tournament
button-tournament-enter = Enter
button-tournament-leave = Don’t play
button-tournament-quit = Drop out
button-tournament-table = My table
button-tournament-deals = Fair deals

tournament-title = Tournament { NUMBER($number, useGrouping: 0) } · { $game }
tournament-terms = { $format } · tables of up to { $size } · { $clock } · at most { $round } a round · { $channel }
tournament-format-swiss = Swiss
tournament-format-swiss-help = Everybody plays every round, with people who have about as many points.
tournament-format-duplicate = Swiss with equal cards
tournament-format-duplicate-help = The same cards at all tables of a round; each seat is compared with that seat elsewhere.
tournament-format-knockout = Knock-out
tournament-format-knockout-help = The better half of each table goes on, until one table is left.
tournament-pace-evening = One evening
tournament-pace-weekend = A weekend
tournament-pace-week = A round a week
tournament-pace-help = { $clock }; a round lasts at most { $round }

tournament-announced =
    🏟️ **{ $title }** starts { $time } ({ $relative }).
    Press *Enter* to play. I find the tables and tell you when it’s your turn.
tournament-starts = Starts { $time } ({ $relative }), if at least { $fewest } have entered.
tournament-reminder = ⏰ **{ $title }** starts { $relative }. Your table opens by itself in { $channel }.
tournament-forecast-swiss =
    With { $people } people: { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }. You play every round, against people with about as many points. The next one starts when all tables are through, or the time is up.
tournament-forecast-duplicate =
    With { $people } people: { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, each with the same cards at all tables. You see only your own table, and get points for beating those who sit in your seat elsewhere.
tournament-forecast-knockout = The better half of each table goes on to the next round. The last table decides who wins.
tournament-entered =
    { $count ->
        [one] Entered so far: { $people }.
       *[other] { $count } have entered: { $people }.
    }
tournament-nobody = Nobody has entered yet.
tournament-more-people =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
tournament-more-tables =
    { $count ->
        [one] and 1 more table
       *[other] and { $count } more tables
    }

tournament-pairing = It’s starting: I’m finding the tables.
tournament-round = Round { $round } of { $rounds }
tournament-round-of = Round { $round }
tournament-final = Final
tournament-round-ends = Time is up { $relative }.
tournament-round-over = This round is over. The next one starts in a moment.
tournament-shared = All tables have the same cards. Until all are through, only those who play see a table, and nobody sees results.
tournament-table = { $table ->
        [0] { $people }
       *[other] Table { NUMBER($table, useGrouping: 0) }: { $people }
    }{ $state ->
        [waiting] { " · " }opens soon
        [open] { "" }
        [over] { " · " }over
        [void] { " · " }doesn’t count
       *[other] { " · " }decided
    }
tournament-byes =
    { $count ->
        [one] No table this round, and 5 points: { $people }
       *[other] No table this round, and 5 points each: { $people }
    }
tournament-standings = Standings
tournament-place = { $rank ->
        [0] –
       *[other] **{ $rank }.**
    } { $state ->
        [in] { $name }
       *[other] ~~{ $name }~~
    } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $knockout ->
        [yes] { " · " }round { $reached }
       *[no] { " · " }opponents { $opponents }
    }{ $state ->
        [withdrawn] { " · " }left
        [disqualified] { " · " }disqualified
       *[in] { "" }
    }
tournament-won =
    { $count ->
        [0] It’s over. Nobody was left.
        [one] 🏆 { $winners } wins!
       *[other] 🏆 First place is shared: { $winners }.
    }
tournament-called-off = It was called off.
tournament-postponed = **{ $title }**: { $count ->
        [0] nobody has entered yet
        [one] only 1 person has entered
       *[other] only { $count } people have entered
    }, and it takes { $fewest }. It starts { $time } instead.
tournament-off = **{ $title }** was called off{ $reason ->
        [few] , because fewer than { $fewest } people have entered
       *[moderator] { "" }
    }.
tournament-ended-early = It was called off before its end. That’s how far it got:
tournament-thread = Tournament { NUMBER($tournament, useGrouping: 0) } · { $game } · round { $round }, table { $number }

tournament-done-entered = You’re in. When a round starts, your table opens by itself and I tell you when it’s your turn.
tournament-done-left = You’re out. You can enter again until it starts.
tournament-done-quit = You’ve left. Your open game goes on, and no new one starts for you. A moderator can take you back in.

tournament-form-title = New tournament
tournament-form-size = Seats at a table
tournament-form-format = Kind
tournament-form-pace = Length
tournament-form-starts = It starts
tournament-options-title = Options of the tournament
tournament-options-fewest = Minimum of people
tournament-options-rounds = Number of rounds
tournament-options-proposed = As many as fit the people

tournament-deals = The cards and dice of every round are fixed since the start. The file has the SHA-256 of each deal’s secret. When a round is over, its secrets are there, too; `/table verify` says how to check them.
tournament-deal = { $round ->
        [0] lots
       *[other] round { $round }
    }{ $number ->
        [0] { "" }
       *[other] , table { $number }
    }: SHA-256 { $commitment }
tournament-deal-revealed = { tournament-deal }, secret { $secret }

button-tournament-options = Options
button-tournament-started = Start now
button-tournament-delayed = { $time } later
button-tournament-extended = { $time } more
button-tournament-cut = End the round
button-tournament-stop = Call it off
button-tournament-resume = Go on
button-tournament-here = Play here

tournament-people-help = Pick somebody to withdraw, disqualify, replace, or take back in.
tournament-replace = Who takes over their points …
tournament-results-help = Pick a game to decide it yourself. A round that’s already paired stays as it is.
tournament-match = Round { $round }, { $table ->
        [0] game { $number }
       *[other] table { NUMBER($table, useGrouping: 0) }
    }
tournament-cut-question = End this round now? Computers play open games on, many times, and everybody gets the points they could expect. That can’t be taken back.

tournament-next-soon = Next step: in a moment.
tournament-next-open = Next step: a table opens.
tournament-next-blocked =
    Next step: a table opens. { $why ->
        [gone] Its channel is gone: press **{ button-tournament-here }** in another one.
        [denied] I’m not allowed to post in the channel: check my permissions there, then press **{ button-repair-retry }**. Or press **{ button-tournament-here }** in another one.
       *[unreachable] Discord doesn’t show me this server right now. I’ll try again by myself.
    }
tournament-next-start = Next step: it starts { $time }, if at least { $fewest } have entered. If not, it’s put off once, then called off.
tournament-next-round = Next step: the next round, { $time }.
tournament-next-cut = Next step: the next round, as soon as { $count ->
        [one] 1 game is
       *[other] { $count } games are
    } over. At the latest { $time }: then computers play open games on.
tournament-next-games =
    { $count ->
        [one] 1 open game is played to its end. No new ones start.
       *[other] { $count } open games are played to their end. No new ones start.
    }
tournament-next-gone = It ends for good { $time }. Until then you can let it go on.

refused-no-such-tournament = I can’t find this tournament. It may be from another server.
refused-closed-tournament = This tournament has started or was called off. You can enter the next one.
refused-full-tournament = This tournament is full: { $most } people have entered.
refused-busy-in-tournaments = You’re in { $most } tournaments already. Leave one first, or wait until one is over. One that you’ve left counts until your game there ends.
refused-busy-person-in-tournaments = They’re in { $most } tournaments already, so they can’t play in this one, too. One that they’ve left counts until their game there ends.
refused-moved-on = The tournament has moved on, so this can’t be done anymore.
refused-not-in-tournament = You don’t play in this tournament.
refused-no-substitute = They can’t take over: they have played in this tournament themselves, it’s over, or somebody else has taken over already.

log-tournament-opened = Tournament { NUMBER($tournament, useGrouping: 0) }, round { $round }. Nobody can pause this game or end it early. Its cards and dice are fixed since the start; to check that at the end: `{ $commitment }`
log-tournament-cut = The time of this round is up. Computers played this game on, many times, and everybody gets the points they could expect.
