# Leagues: seasons with divisions, standings, and what moderators do.

command-league-name = league
command-league-description = The leagues of this server: enter, standings, seasons

leagues-title = Leagues
leagues-none = This server has no league yet.
leagues-line = **{ $name }** · { $games } · { $channel }
button-league-show = Show
button-league-new = New league

league-title = { $name } · season { $season }
league-terms = { $games } · tables of { $size } · { $weeks } · { $clock } · { $channel }
league-weeks =
    { $count ->
        [one] 1 week
       *[other] { $count } weeks
    }
league-starts = Starts { $time } ({ $relative }).
league-forecast =
    If it started now, you’d play { $games ->
        [one] 1 game
       *[other] { $games } games
    }, at most { $at_once } at a time, { $divisions ->
        [1] against { $people }
       *[other] in division { $division } of { $divisions } against { $people }
    }. Everyone sits in each seat equally often.
league-forecast-few =
    You’d play at least { $games ->
        [one] 1 game
       *[other] { $games } games
    }, at most { $at_once } at a time. I can’t say against whom yet: it takes { $fewest } people, and so far { $count ->
        [0] nobody has
        [one] 1 has
       *[other] { $count } have
    } entered.
league-forecast-time =
    At this server’s usual pace, your games would take about { $time } in all{ $long ->
        [yes] , which is longer than the season. Some would still be open at its end.
       *[no] .
    }
league-forecast-unknown = I can’t say how long that takes: too few such games have been finished on this server.
league-entered =
    { $count ->
        [one] Entered so far: { $people }.
       *[other] { $count } have entered: { $people }.
    }
league-more-people =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
league-nobody = Nobody has entered yet.
button-league-enter = Enter
button-league-leave = Don’t play
button-league-quit = Leave the season
league-done-entered = You’re in. When the season starts, your games open by themselves and I tell you when it’s your turn.
league-done-left = You’re out. You can enter again until the season starts.
league-done-quit = You’ve left this season. Your open games go on, and no new ones start for you.

league-division = Division { $division }
league-divisions = Another division …
league-people =
    { $count ->
        [one] 1 person
       *[other] { $count } people
    }
league-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

league-week = **{ $name }, week { $week }**
league-week-played = Games over: { $played } of { $games }.
league-week-leaders = In the lead: { $leaders }.
league-week-leader =
    { $several ->
        [yes] { $leaders } in division { $division } with { $points }
       *[no] { $leaders } with { $points }
    }
league-week-nobody = Nobody has points yet.
league-week-hope =
    { $hopeful ->
        [one] The title is decided, and the season ends { $time }.
       *[other] { $hopeful } people can still win the title, and the season ends { $time }.
    }
league-ends = The season ends { $time }.
league-ended = This season is over.
league-more-divisions =
    { $count ->
        [one] -# One more division: press **{ button-league-show }**.
       *[other] -# { $count } more divisions: press **{ button-league-show }**.
    }
league-over =
    🏆 **{ $name }, season { $season }** is over. { $count ->
        [0] There’s no champion this time.
        [one] { $champions } is the champion!
       *[other] { $champions } share the title!
    }
league-thread = { $league } · { $game } · division { $division }, game { $number }
log-season-over = The season is over. Computers played this game on, many times, and everyone gets the points they could expect.

league-form-title = New league
league-form-name = Name
league-form-name-example = Winter league
league-form-games = Games
league-form-weeks = Length of a season
league-form-clock = Clock
league-form-starts = The first season starts
league-form-starts-example = Monday 20:00

button-league-extend = A week more
button-league-close = Last season
button-league-reopen = Go on
button-league-here = Play here
league-next-starts = Next step: the season starts { $time }, if at least { $fewest } people have entered.
league-next-weekly = Next step: the summary of the week, { $time }.
league-next-ends = Next step: the season ends { $time }, or earlier with its last game.
league-next-games = Open games: { $open }. Games waiting until all their players have room: { $waiting }.
league-next-start = Next step: the season starts in a moment.
league-next-postpone = Too few people have entered. The season starts a week later.
league-next-open = Next step: a game opens.
league-next-blocked =
    Next step: a game opens. { $why ->
        [gone] Its channel is gone: press **{ button-league-here }** in another one.
        [denied] I’m not allowed to post in the channel: check my permissions there, then press **{ button-repair-retry }**. Or press **{ button-league-here }** in another one.
       *[unreachable] Discord doesn’t show me this server right now. I’ll try again by myself.
    }
league-next-adjudicate = Next step: computers play open games on.
league-next-close = Next step: open games end.
league-next-summarize = Next step: the summary of the week.
league-next-end = Next step: the season ends.

refused-no-such-league = I can’t find this league. It may be from another server.
refused-entry-closed = This season has started. You can enter the next one.
refused-not-in-season = You don’t play in this season.
refused-nameless-league = Give the league a name.
refused-no-common-size = These games have no number of players in common. Choose others, or open a league for each.

log-league-opened = A game of { $league }, season { $season }, division { $division }. Nobody can pause it or end it early. Its cards and dice are fixed since the season began; to check that at the end: `{ $commitment }`
league-deals-file = deals
button-league-deals = Fair deals
league-deals = Cards and dice of all games are fixed since the season began. The file has the SHA-256 of each deal’s secret. When a game is over, its secret is there, too, and `/table verify` says how to check it.
league-deal = division { $division }, game { $number }: SHA-256 { $commitment }
league-deal-revealed = division { $division }, game { $number }: SHA-256 { $commitment }, secret { $secret }
league-next-reveal = Next step: the deals of finished games are revealed.
refused-in-competition = This game belongs to a competition, so it can’t be paused or ended early. A moderator can do that if there’s a reason.
button-league-options = Options
league-options-title = Options of the league
league-options-at-once = Games at once
league-options-division = People in a division, about
league-options-preset = Rules
league-options-adjudicate = Computers play open games on
league-options-adjudicate-hint = At a season’s end, everyone gets the points they could expect. If off, open games don’t count.
league-options-role = Champion’s role
league-options-role-hint = I need Manage Roles, and my role must be above it.
league-done-options = Done. From now on, and from the next season for the rules and divisions.
league-role-missing = I couldn’t give { $role }: I need *Manage Roles*, and my role must be above it.

league-picture-alt =
    { $people ->
        [one] Standings of division { $division }: 1 person.
       *[other] Standings of division { $division }: { $people } people.
    }
league-picture-line =
    { $rank }. { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $games } of { $total } played{ $state ->
        [left] { "" }, left
        [settled] { "" }
       *[open] { "" }, can finish { $best } to { $worst }
    }{ $came ->
        [up] { "" }, promoted last time
        [down] { "" }, relegated last time
        [new] { "" }, new
        [back] { "" }, back
       *[stayed] { "" }
    }.
league-picture-goes =
    { $way ->
        [up] Moving up.
       *[down] Moving down.
    }
league-picture-form = Latest
league-picture-games = Played
league-picture-ranks = Can end
league-picture-points = Points
league-picture-band =
    { $way ->
        [up] move up to division { $division }
       *[down] move down to division { $division }
    }
league-picture-left = left
league-picture-number = { $number }
league-picture-of = { $games }/{ $total }
league-picture-range =
    { $settled ->
        [yes] { $best }
       *[no] { $best }–{ $worst }
    }
league-picture-came =
    { $way ->
        [up] came up
        [down] came down
        [new] new
       *[back] back
    }
button-league-luck = Luck and play
league-luck-title = { $name }, division { $division }: luck and play
league-luck-line = { $name }: play { $play }, luck { $luck } · { $told } of { $games } played
league-luck-none = { $name }: nothing reviewed yet
league-luck-help = In wins above an even share, as ranges that are right about 95 times in 100. Only reviewed games count: *How it went*, after a game, reviews it.
league-replace = Who plays on?
refused-not-running = This only works while a season is played.
refused-in-season-already = They already have an entry in this season.
league-people-help = Pick somebody to withdraw, disqualify, replace, or take back in. Computers play for people who leave in games that haven’t started, and their seats score last. A replacement plays these games, and begins with no points. Somebody who’s disqualified comes last in all their games.
league-results-help = Pick a game to decide it yourself. The standings follow at once.
league-game = Division { $division }, { $table ->
        [0] game { $number }
       *[other] table { NUMBER($table, useGrouping: 0) }
    }
button-league-before = Season before
log-game-ruled = A moderator has decided how this game counts, so it’s over.
refused-disqualified = You’ve been disqualified, so you can’t enter this season again. Ask a moderator.
