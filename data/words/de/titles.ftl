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
title-well-met-why = Beendete Spiele mit zehn verschiedenen Leuten.
title-old-hand = Alter Hase
title-old-hand-why = Beendete fünfzig Spiele.
title-all-year = Zu jeder Jahreszeit
title-all-year-why = Beendete sechs Monate hintereinander jeden Monat ein Spiel.
title-on-a-roll = Lauf
title-on-a-roll-why = Gewann vier Spiele hintereinander.
title-turned-tables = Spieß umgedreht
title-turned-tables-why = Lag vor jemandem, der dreimal hintereinander vorn gewesen war.
title-any-chair = Jeder Platz ist recht
title-any-chair-why = Gewann dasselbe Spiel von drei verschiedenen Plätzen aus.
title-masterful = Meisterlich
title-masterful-why = Gewann fünf Partien mit einem Meister unter den Computern.
title-all-rounder = Allroundtalent
title-all-rounder-why = Gewann jedes Spiel, das es gibt.
