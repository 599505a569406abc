# How people did: their own record, ratings, rankings.

stats-title = How { $person } did here
stats-none = No game has been finished yet. `/tables` shows what can be joined.
stats-game =
    { "" }**{ $game }** · { $played ->
        [one] one game
       *[other] { $played } games
    }, { $won ->
        [0] none won
        [one] one won
       *[other] { $won } won
    } · place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average · best score { $best }
stats-rating = Rating **{ NUMBER($points, useGrouping: 0) }**
stats-rating-settling = Rating { NUMBER($points, useGrouping: 0) }, still settling
stats-not-rated = -# You keep out of ratings; `/me` changes that.
stats-reliability = ⏳ Of turns with a clock, lately: { $said }
reliability-in-time = { $in_time }/{ $turns } in time
reliability-new = new here
reliability-unknown = too few to say
reliability-left =
    { $count ->
        [one] left one game
       *[other] left { $count } games
    }
stats-past = The last games
stats-result = { $game } · place { $rank } of { $seats }, score { $score } · { $time }
ranking-title = The best at { $game }
ranking-none = Nobody has a rating yet: it takes a game between at least two people.
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
ranking-note = -# Games between at least two people count. A rating has settled after { $games } games; it begins at 1000 and rises as it becomes more certain. `/me` lets you keep out of it.
ranking-shown = The ranking stands in this channel.
button-ranking = Best at { $game }
button-ranking-show = Show it in the channel
refused-keeps-to-themselves = They keep their results to themselves.
refused-closed-channel = I may not write in this channel.
command-stats-name = stats
command-stats-description = How you did, how somebody else did, or who is best at a game
parameter-person-name = person
parameter-stats-person-description = Whose games; otherwise yours
parameter-ranking-description = Of which game you want the ranking
