# Cómo le fue a la gente: su propio historial, puntuaciones, clasificaciones.

stats-title = Cómo le fue aquí a { $person }
stats-none = Aún ninguna partida acabada. `/mesas` muestra a cuáles puedes unirte.
stats-game =
    { "" }**{ $game }** · { $played ->
        [one] una partida
       *[other] { $played } partidas
    }, { $won ->
        [0] ninguna ganada
        [one] una ganada
       *[other] { $won } ganadas
    } · puesto { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } en promedio
stats-game-best = { $summary } · mejor resultado { $best }
stats-rating = Puntuación **{ NUMBER($points, useGrouping: 0) }**
stats-rating-settling = Puntuación { NUMBER($points, useGrouping: 0) }, aún por asentarse
stats-resting = -# Ahora fuera de las clasificaciones de { $games }: llevas 60 días sin acabar una partida. Con la próxima vuelves.
stats-not-rated = -# No apareces en las clasificaciones; cámbialo con `/yo ajustes`.
stats-reliability = ⏳ Últimos turnos con reloj: { $said }
reliability-in-time = { $in_time }/{ $turns } a tiempo
reliability-new = aún sin turnos
reliability-unknown = muy pocos para decir
reliability-left =
    { $count ->
        [one] dejó una partida
       *[other] dejó { $count } partidas
    }
stats-pace = ⌛ La mitad de las últimas { $count } respuestas llegó en { $time }
stats-streaks = 🔥 Racha más larga: { $streaks }
stats-streak-wins =
    { $count ->
        [one] una victoria
       *[other] { $count } victorias seguidas
    }
stats-streak-days =
    { $count ->
        [one] un día
       *[other] { $count } días de juego seguidos
    }
button-stats = Volver a los resultados
button-stats-seats = Asientos y opciones
stats-seats-title = { $person }, por asientos y opciones
stats-seats-none = Muy pocas partidas para decir. Hacen falta { $games } partidas acabadas de un juego.
stats-seats-game = **{ $game }** · { $played } partidas
stats-seats-line =
    { $better ->
        [yes] 👍
       *[no] 👎
    } { $what }: { $inside } · si no, { $outside }
stats-seats-tally = { $won } de { $games } ganadas (a partes iguales: { $even })
stats-seats-seat = Asiento { $number }
stats-seats-players = Con { $number } jugadores
stats-seats-computers = Con máquinas
stats-seats-no-computers = Solo entre personas
stats-seats-clock = Reloj: { $clock }
stats-seats-alike = Ningún asiento ni opción destaca.
stats-seats-help = -# *A partes iguales* es lo que ganarías si todos en la mesa tuvieran las mismas opciones. Solo aparecen diferencias claras, con al menos { $games } partidas; con pocas, incluso esas pueden ser azar.
button-stats-luck = Suerte y acierto
stats-luck-title = Suerte y acierto de { $person }
stats-luck-none = Muy pocas partidas analizadas: hacen falta { $games }. *Cómo fue*, tras una partida, la analiza.
stats-luck-sum =
    { $games ->
        [one] En una partida analizada
       *[other] En { $games } partidas analizadas
    }: victorias, { $won }; a partes iguales serían { $even }. Acierto { $skill }, suerte { $luck }.
stats-luck-help = -# Las partes iguales, el acierto y la suerte suman las partidas ganadas. Solo cuentan las partidas que alguien hizo analizar, las últimas 60 como mucho.
luck-picture-title = Victorias por acierto y por suerte
luck-picture-first = Primera
luck-picture-last =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }
luck-wins =
    { $sign ->
        [plus] +{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] ±0
    }
luck-skill = Acierto
luck-luck = Suerte
luck-alt =
    { $games ->
        [one] Victorias que el acierto y la suerte añadieron a las partes iguales, en una partida analizada.
       *[other] Victorias que el acierto y la suerte añadieron a las partes iguales, en { $games } partidas analizadas.
    }
luck-alt-at = Tras la partida { $game }: acierto { $skill }, suerte { $luck }.
stats-past = Últimas partidas
stats-result = { $game } · puesto { $rank } de { $seats }, resultado { $score } · { $time }
stats-result-unscored = { $game } · puesto { $rank } de { $seats } · { $time }
ranking-title = Los mejores en { $game }
ranking-none = Aún nadie tiene puntuación: hace falta una partida con al menos dos personas.
ranking-line =
    { $mark } { $person } · **{ NUMBER($points, useGrouping: 0) }** · { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
ranking-line-settling =
    { $mark } { $person } · { NUMBER($points, useGrouping: 0) } · { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, aún por asentarse
ranking-note = -# Cuentan las partidas con al menos dos personas, y aparece quien acabó una en los últimos 60 días. Una puntuación se asienta tras { $games } partidas; empieza en 1000 y sube al ganar certeza. Para no aparecer, usa `/yo ajustes`.
ranking-shown = La clasificación está ahora en este canal.
button-ranking = Los mejores en { $game }
button-ranking-show = Mostrar al canal
refused-keeps-to-themselves = Prefiere que sus resultados no se vean.
refused-closed-channel = No puedo escribir en este canal.
command-stats-name = estadísticas
command-stats-description = Cómo te va, cómo le va a otra persona, o quién es mejor en un juego
parameter-person-name = persona
parameter-stats-person-description = Las partidas de quién; si no, las tuyas
parameter-ranking-description = De qué juego mostrar la clasificación
