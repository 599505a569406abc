# How people did: their own record, ratings, rankings.

stats-title = How { $person } did here
stats-none = No finished games yet. `/tables` shows what you can join.
stats-game =
    { "" }**{ $game }** · { $played ->
        [one] one game
       *[other] { $played } games
    }, { $won ->
        [0] none won
        [one] one won
       *[other] { $won } won
    } · place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
stats-game-best = { $summary } · best score { $best }
stats-rating = Rating **{ NUMBER($points, useGrouping: 0) }**
stats-rating-settling = Rating { NUMBER($points, useGrouping: 0) }, still settling
stats-resting = -# Not in the rankings of { $games } at the moment: you haven’t finished a game for 60 days. Your next one brings you back.
stats-not-rated = -# You stay out of the ratings; change that with `/me settings`.
stats-reliability = ⏳ Recent turns with a clock: { $said }
reliability-in-time = { $in_time }/{ $turns } in time
reliability-new = new here
reliability-unknown = too few to say
reliability-left =
    { $count ->
        [one] left one game
       *[other] left { $count } games
    }
stats-pace = ⌛ Half of the last { $count } answers came within { $time }
stats-streaks = 🔥 Longest streak: { $streaks }
stats-streak-wins =
    { $count ->
        [one] one win
       *[other] { $count } wins in a row
    }
stats-streak-days =
    { $count ->
        [one] one day
       *[other] { $count } days of play in a row
    }
button-stats = Back to the results
button-stats-seats = Seats and options
stats-seats-title = { $person }, by seats and options
stats-seats-none = Too few games to say. It takes { $games } finished games of one game.
stats-seats-game = **{ $game }** · { $played } games
stats-seats-line =
    { $better ->
        [yes] 👍
       *[no] 👎
    } { $what }: { $inside } · otherwise { $outside }
stats-seats-tally = { $won } of { $games } won (even share: { $even })
stats-seats-seat = Seat { $number }
stats-seats-players = With { $number } players
stats-seats-computers = With computer players
stats-seats-no-computers = Among people only
stats-seats-clock = Clock: { $clock }
stats-seats-alike = No seat or option stands out.
stats-seats-help = -# The even share is what you’d win if everyone at the table were equally likely to. Only clear differences are listed, for games played at least { $games } times; with few games, even those can be chance.
button-stats-luck = Luck and skill
stats-luck-title = Luck and skill of { $person }
stats-luck-none = Too few reviewed games: it takes { $games }. *How it went*, after a game, reviews it.
stats-luck-sum =
    { $games ->
        [one] In one reviewed game
       *[other] In { $games } reviewed games
    }: { $won } won, where an even share is { $even }. Skill { $skill }, luck { $luck }.
stats-luck-help = -# The even share, skill and luck add up to the games won. Only games that somebody had reviewed are counted, the last 60 at most.
luck-picture-title = Wins by skill and by luck
luck-picture-first = First
luck-picture-last =
    { $games ->
        [one] One game
       *[other] { $games } games
    }
luck-wins =
    { $sign ->
        [plus] +{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] ±0
    }
luck-skill = Skill
luck-luck = Luck
luck-alt =
    { $games ->
        [one] Wins that skill and luck added to an even share, over one reviewed game.
       *[other] Wins that skill and luck added to an even share, over { $games } reviewed games.
    }
luck-alt-at = After game { $game }: skill { $skill }, luck { $luck }.
stats-past = Last games
stats-result = { $game } · place { $rank } of { $seats }, score { $score } · { $time }
stats-result-unscored = { $game } · place { $rank } of { $seats } · { $time }
ranking-title = The best at { $game }
ranking-none = Nobody has a rating yet: it takes a game with at least two people.
ranking-line =
    { $mark } { $person } · **{ NUMBER($points, useGrouping: 0) }** · { $games ->
        [one] one game
       *[other] { $games } games
    }
ranking-line-settling =
    { $mark } { $person } · { NUMBER($points, useGrouping: 0) } · { $games ->
        [one] one game
       *[other] { $games } games
    }, still settling
ranking-note = -# Games with at least two people count, and everyone who has finished one in the last 60 days is listed. A rating settles after { $games } games; it starts at 1000 and rises as it becomes more certain. To stay out, use `/me settings`.
ranking-shown = The ranking is in this channel now.
button-ranking = Best at { $game }
button-ranking-show = Show the channel
refused-keeps-to-themselves = They keep their results private.
refused-closed-channel = I can’t post in this channel.
command-stats-name = stats
command-stats-description = How you’re doing, how someone else is, or who’s best at a game
parameter-person-name = person
parameter-stats-person-description = Whose games; otherwise yours
parameter-ranking-description = Which game’s ranking to show
