# Titoli che si guadagnano giocando, ognuno con la frase che dice per che cosa.

button-stats-titles = Titoli
titles-title = I titoli di { $person }
titles-none = Ancora nessun titolo.
titles-missing = **Ancora da guadagnare**
titles-latest =
    🏅 { $titles }{ $more ->
        [0] { "" }
        [one] { " " }e un altro titolo
       *[other] { " " }e altri { $more } titoli
    }
titles-earned = 🏅 { $title } · { $time }
titles-explained =
    { $game ->
        [none] { $title }: { $why }
       *[other] { $title } ({ $game }): { $why }
    }
titles-own-news =
    { $count ->
        [one] 🏅 Hai guadagnato un titolo! { $titles }
       *[other] 🏅 Hai guadagnato { $count } titoli! { $titles }
    }
titles-news = 🏅 Nuovi titoli: { $people }
titles-of = { $person } { $titles }
titles-help = -# I titoli valgono per questo server. Contano le stesse partite delle valutazioni: fra almeno due persone, senza suggerimenti per tutti.
title-well-met = Volto noto
title-well-met-why = Partite finite con dieci persone diverse.
title-old-hand = Vecchia volpe
title-old-hand-why = Cinquanta partite finite.
title-all-year = In ogni stagione
title-all-year-why = Partite finite in sei mesi di fila.
title-on-a-roll = Momento d’oro
title-on-a-roll-why = Quattro vittorie di fila.
title-turned-tables = Rivincita
title-turned-tables-why = Un posto davanti a chi era arrivato davanti tre volte di fila.
title-any-chair = Ogni posto è buono
title-any-chair-why = Lo stesso gioco vinto da tre posti diversi.
title-masterful = All’altezza dei Maestri
title-masterful-why = Cinque vittorie con un Maestro fra i giocatori automatici.
title-all-rounder = Asso di tutto
title-all-rounder-why = Almeno una vittoria in ogni gioco.
