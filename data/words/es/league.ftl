# Ligas: temporadas con divisiones, tablas, y lo que hace la moderación.

command-league-name = liga
command-league-description = Las ligas de este servidor: inscribirse, tablas, temporadas

leagues-title = Ligas
leagues-none = Este servidor aún no tiene ninguna liga.
leagues-line = **{ $name }** · { $games } · { $channel }
button-league-show = Mostrar
button-league-new = Liga nueva

league-title = { $name } · temporada { $season }
league-terms = { $games } · mesas de { $size } · { $weeks } · { $clock } · { $channel }
league-weeks =
    { $count ->
        [one] 1 semana
       *[other] { $count } semanas
    }
league-starts = Empieza { $time } ({ $relative }).
league-forecast =
    Si empezara ahora, jugarías { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, como mucho { $at_once } a la vez, { $divisions ->
        [1] contra { $people }
       *[other] en la división { $division } de { $divisions } contra { $people }
    }. Cada quien ocupa cada asiento el mismo número de veces.
league-forecast-few =
    Jugarías al menos { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, como mucho { $at_once } a la vez. Contra quién, aún no lo sé: hacen falta { $fewest } personas y hasta ahora { $count ->
        [0] no se ha inscrito nadie
        [one] se ha inscrito 1
       *[other] se han inscrito { $count }
    }.
league-forecast-time =
    Al ritmo habitual de este servidor, tus partidas durarían en total cerca de { $time }{ $long ->
        [yes] , más que la temporada. Al final, algunas seguirían abiertas.
       *[no] .
    }
league-forecast-unknown = No sé cuánto dura eso: en este servidor han terminado muy pocas partidas así.
league-entered =
    { $count ->
        [one] Hasta ahora participa { $people }.
       *[other] { $count } inscripciones: { $people }.
    }
league-more-people =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
league-nobody = Aún no se ha inscrito nadie.
button-league-enter = Inscribirme
button-league-leave = No jugar
button-league-quit = Dejar la temporada
league-done-entered = Ya participas. Cuando empiece la temporada, tus partidas se abren solas y te aviso cuando sea tu turno.
league-done-left = Ya no participas. Puedes volver a inscribirte hasta que empiece la temporada.
league-done-quit = Dejaste esta temporada. Tus partidas abiertas siguen, y no empiezan otras para ti.

league-division = División { $division }
league-divisions = Otra división…
league-people =
    { $count ->
        [one] 1 persona
       *[other] { $count } personas
    }
league-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

league-week = **{ $name }, semana { $week }**
league-week-played = Partidas terminadas: { $played } de { $games }.
league-week-leaders = En cabeza: { $leaders }.
league-week-leader =
    { $several ->
        [yes] { $leaders } en la división { $division } con { $points }
       *[no] { $leaders } con { $points }
    }
league-week-nobody = Nadie tiene puntos todavía.
league-week-hope =
    { $hopeful ->
        [one] El título está decidido, y la temporada termina { $time }.
       *[other] { $hopeful } personas aún pueden ganar el título, y la temporada termina { $time }.
    }
league-ends = La temporada termina { $time }.
league-ended = Esta temporada ha terminado.
league-more-divisions =
    { $count ->
        [one] -# Una división más: pulsa **{ button-league-show }**.
       *[other] -# { $count } divisiones más: pulsa **{ button-league-show }**.
    }
league-over =
    🏆 **{ $name }, temporada { $season }** ha terminado. { $count ->
        [0] Esta vez el título queda sin dueño.
        [one] ¡El título es de { $champions }!
       *[other] ¡{ $champions } comparten el título!
    }
league-thread = { $league } · { $game } · división { $division }, partida { $number }
log-season-over = La temporada ha terminado. Las máquinas jugaron esta partida hasta el final muchas veces, y cada quien recibe los puntos que podía esperar.

league-form-title = Liga nueva
league-form-name = Nombre
league-form-name-example = Liga de invierno
league-form-games = Juegos
league-form-weeks = Duración de una temporada
league-form-clock = Reloj
league-form-starts = Empieza la primera temporada
league-form-starts-example = Lunes 20:00

button-league-extend = Una semana más
button-league-close = Última temporada
button-league-reopen = Continuar
button-league-here = Jugar aquí
league-next-starts = Próximo paso: la temporada empieza { $time }, si hay al menos { $fewest } inscripciones.
league-next-weekly = Próximo paso: el resumen de la semana, { $time }.
league-next-ends = Próximo paso: la temporada termina { $time }, o antes con su última partida.
league-next-games = Partidas abiertas: { $open }. A la espera de que todos tengan sitio: { $waiting }.
league-next-start = Próximo paso: la temporada empieza en un momento.
league-next-postpone = Se ha inscrito muy poca gente. La temporada empieza una semana después.
league-next-open = Próximo paso: se abre una partida.
league-next-blocked =
    Próximo paso: se abre una partida. { $why ->
        [gone] El canal ya no existe: pulsa **{ button-league-here }** en otro.
        [denied] No puedo escribir en el canal: revisa ahí mis permisos y pulsa **{ button-repair-retry }**. O pulsa **{ button-league-here }** en otro.
       *[unreachable] Ahora mismo Discord no me muestra este servidor. Volveré a intentarlo por mi cuenta.
    }
league-next-adjudicate = Próximo paso: las máquinas terminan las partidas abiertas.
league-next-close = Próximo paso: terminan las partidas abiertas.
league-next-summarize = Próximo paso: el resumen de la semana.
league-next-end = Próximo paso: termina la temporada.

refused-no-such-league = No encuentro esta liga. Quizá sea de otro servidor.
refused-entry-closed = Esta temporada ya empezó. Puedes inscribirte en la próxima.
refused-not-in-season = No juegas en esta temporada.
refused-nameless-league = Ponle un nombre a la liga.
refused-no-common-size = Estos juegos no tienen en común ningún número de jugadores. Elige otros, o abre una liga para cada uno.

log-league-opened = Una partida de { $league }, temporada { $season }, división { $division }. Nadie puede pausarla ni terminarla antes de tiempo. Sus cartas y dados están fijados desde que empezó la temporada; para comprobarlo al final: `{ $commitment }`
league-deals-file = repartos
button-league-deals = Repartos justos
league-deals = Las cartas y los dados de todas las partidas están fijados desde que empezó la temporada. El archivo tiene el SHA-256 del secreto de cada reparto. Cuando acaba una partida, también está ahí su secreto, y `/mesa verificar` dice cómo comprobarlo.
league-deal = división { $division }, partida { $number }: SHA-256 { $commitment }
league-deal-revealed = división { $division }, partida { $number }: SHA-256 { $commitment }, secreto { $secret }
league-next-reveal = Próximo paso: se revelan los repartos de las partidas acabadas.
refused-in-competition = Esta partida es de una competición, así que no se puede pausar ni terminar antes de tiempo. La moderación puede, si hay un motivo.
button-league-options = Opciones
league-options-title = Opciones de la liga
league-options-at-once = Partidas a la vez
league-options-division = Personas por división, más o menos
league-options-preset = Reglas
league-options-adjudicate = Las máquinas acaban partidas abiertas
league-options-adjudicate-hint = Al final se reciben los puntos que se podían esperar. Si no, las partidas abiertas no cuentan.
league-options-role = Rol para el título
league-options-role-hint = Necesito Gestionar roles, y mi rol tiene que estar por encima.
league-done-options = Hecho. Desde ahora; las reglas y las divisiones, desde la próxima temporada.
league-role-missing = No pude dar { $role }: necesito *Gestionar roles*, y mi rol tiene que estar por encima.

league-picture-alt =
    { $people ->
        [one] Clasificación de la división { $division }: 1 persona.
       *[other] Clasificación de la división { $division }: { $people } personas.
    }
league-picture-line =
    { $rank }. { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, partidas { $games } de { $total }{ $state ->
        [left] { "" }, se fue
        [settled] { "" }
       *[open] { "" }, puede acabar entre { $best } y { $worst }
    }{ $came ->
        [up] { "" }, ascendió la última vez
        [down] { "" }, descendió la última vez
        [new] { "" }, primera temporada
        [back] { "" }, de vuelta
       *[stayed] { "" }
    }.
league-picture-goes =
    { $way ->
        [up] Ahora asciende.
       *[down] Ahora desciende.
    }
league-picture-form = Últimas
league-picture-games = Jugadas
league-picture-ranks = Posible
league-picture-points = Puntos
league-picture-band =
    { $way ->
        [up] ascienden a la división { $division }
       *[down] descienden a la división { $division }
    }
league-picture-left = fuera
league-picture-number = { $number }
league-picture-of = { $games }/{ $total }
league-picture-range =
    { $settled ->
        [yes] { $best }
       *[no] { $best }–{ $worst }
    }
league-picture-came =
    { $way ->
        [up] ascenso
        [down] descenso
        [new] debut
       *[back] de vuelta
    }
button-league-luck = Suerte y juego
league-luck-title = { $name }, división { $division }: suerte y juego
league-luck-line = { $name }: juego { $play }, suerte { $luck } · { $told } de { $games } jugadas
league-luck-none = { $name }: nada analizado todavía
league-luck-help = En victorias por encima de una parte igual, con intervalos que aciertan unas 95 veces de cada 100. Solo cuentan las partidas analizadas: lo hace *Cómo fue*, después de una partida.
league-replace = ¿Quién sigue?
refused-not-running = Solo se puede durante una temporada.
refused-in-season-already = Esa persona ya participa en esta temporada.
league-people-help = Elige a quién dar de baja, descalificar, sustituir o volver a admitir. En las partidas que aún no han empezado juegan máquinas por quienes se van, y sus asientos quedan en último lugar. Quien sustituye a alguien juega esas partidas y empieza sin puntos. Quien sale por descalificación queda en último lugar en todas sus partidas.
league-results-help = Elige una partida para decidirla tú. La clasificación cambia enseguida.
league-game = División { $division }, { $table ->
        [0] partida { $number }
       *[other] mesa { NUMBER($table, useGrouping: 0) }
    }
button-league-before = Temporada anterior
log-game-ruled = La moderación ha decidido cómo cuenta esta partida, así que se acabó.
refused-disqualified = Hay una descalificación a tu nombre: no puedes volver a inscribirte en esta temporada. Pregunta a la moderación.
