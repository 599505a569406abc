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
