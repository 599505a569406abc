# Titel, die Leute auf einem Server holen.

button-stats-titles = Titel
titles-title = Titel von { $person }
titles-none = Noch keine Titel.
titles-missing = **Noch zu holen**
titles-latest =
    🏅 { $titles }{ $more ->
        [0] { "" }
        [one] { " " }und ein weiterer Titel
       *[other] { " " }und { $more } weitere Titel
    }
titles-earned = 🏅 { $title } · { $time }
titles-explained =
    { $game ->
        [none] { $title }: { $why }
       *[other] { $title } ({ $game }): { $why }
    }
titles-own-news =
    { $count ->
        [one] 🏅 Du hast einen Titel geholt! { $titles }
       *[other] 🏅 Du hast { $count } Titel geholt! { $titles }
    }
titles-news = 🏅 Neue Titel: { $people }
titles-of = { $person } { $titles }
titles-help = -# Titel gelten für diesen Server. Es zählen dieselben Spiele wie für Wertungen: mit mindestens zwei Menschen, ohne Tipps für alle.
title-well-met = Gern gesehen
title-well-met-why = Spiele mit zehn verschiedenen Leuten beendet.
title-old-hand = Alter Hase
title-old-hand-why = Fünfzig Spiele beendet.
title-all-year = Zu jeder Jahreszeit
title-all-year-why = Sechs Monate hintereinander jeden Monat ein Spiel beendet.
title-on-a-roll = Siegesserie
title-on-a-roll-why = Vier Spiele hintereinander gewonnen.
title-turned-tables = Den Spieß umgedreht
title-turned-tables-why = Vor jemandem gelandet, der zuvor dreimal hintereinander vorn war.
title-any-chair = Jeder Platz ist recht
title-any-chair-why = Dasselbe Spiel von drei verschiedenen Plätzen aus gewonnen.
title-masterful = Meisterlich
title-masterful-why = Fünf Partien mit einem Meister unter den Computern gewonnen.
title-all-rounder = Allroundtalent
title-all-rounder-why = Jedes Spiel gewonnen, das es gibt.
