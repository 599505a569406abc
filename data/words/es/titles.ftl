# Títulos que se ganan por lo que se hace en las partidas, cada uno con la frase que dice por qué.

button-stats-titles = Títulos
titles-title = Títulos de { $person }
titles-none = Aún ningún título.
titles-missing = **Por ganar**
titles-latest =
    🏅 { $titles }{ $more ->
        [0] { "" }
        [one] { " " }y un título más
       *[other] { " " }y { $more } títulos más
    }
titles-earned = 🏅 { $title } · { $time }
titles-explained =
    { $game ->
        [none] { $title }: { $why }
       *[other] { $title } ({ $game }): { $why }
    }
titles-own-news =
    { $count ->
        [one] 🏅 ¡Ganaste un título! { $titles }
       *[other] 🏅 ¡Ganaste { $count } títulos! { $titles }
    }
titles-news = 🏅 Títulos nuevos: { $people }
titles-of = { $person } { $titles }
titles-help = -# Los títulos valen en este servidor. Las partidas cuentan como para la puntuación: entre al menos dos personas, sin consejos para todo el mundo.
title-well-met = Buenas compañías
title-well-met-why = Acabó partidas con diez personas distintas.
title-old-hand = Gato viejo
title-old-hand-why = Acabó cincuenta partidas.
title-all-year = En toda estación
title-all-year-why = Acabó una partida en cada uno de seis meses seguidos.
title-on-a-roll = En racha
title-on-a-roll-why = Ganó cuatro partidas seguidas.
title-turned-tables = Se volvieron las tornas
title-turned-tables-why = Quedó por delante de alguien tras quedar por detrás tres veces seguidas.
title-any-chair = Cualquier silla vale
title-any-chair-why = Ganó el mismo juego desde tres asientos distintos.
title-masterful = Mano maestra
title-masterful-why = Ganó cinco partidas con un Maestro entre las máquinas.
title-all-rounder = Todo terreno
title-all-rounder-why = Ganó en todos los juegos que hay.
