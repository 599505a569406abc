# Titles that people earn by what they do in games, each with the sentence that says what for.

button-stats-titles = Titles
titles-title = Titles of { $person }
titles-none = No titles yet.
titles-missing = **Still to earn**
titles-latest =
    🏅 { $titles }{ $more ->
        [0] { "" }
        [one] { " " }and one more title
       *[other] { " " }and { $more } more titles
    }
titles-earned = 🏅 { $title } · { $time }
titles-explained =
    { $game ->
        [none] { $title }: { $why }
       *[other] { $title } ({ $game }): { $why }
    }
titles-own-news =
    { $count ->
        [one] 🏅 You’ve earned a title! { $titles }
       *[other] 🏅 You’ve earned { $count } titles! { $titles }
    }
titles-news = 🏅 New titles: { $people }
titles-of = { $person } { $titles }
titles-help = -# Titles count for this server. Games count as for ratings: among at least two people, without hints for everyone.
title-well-met = Well Met
title-well-met-why = Finished games with ten different people.
title-old-hand = Old Hand
title-old-hand-why = Finished fifty games.
title-all-year = In All Seasons
title-all-year-why = Finished a game in each of six months in a row.
title-on-a-roll = On a Roll
title-on-a-roll-why = Won four games in a row.
title-turned-tables = Turned the Tables
title-turned-tables-why = Came in ahead of someone who had been ahead three times running.
title-any-chair = Any Chair Will Do
title-any-chair-why = Won the same game from three different seats.
title-masterful = Masterful
title-masterful-why = Won five games with a Master among the computer players.
title-all-rounder = All-Rounder
title-all-rounder-why = Won every game there is.
