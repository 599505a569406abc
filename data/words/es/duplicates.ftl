# Duplicado: series de mesas con el mismo reparto, en que cada asiento se compara con el mismo asiento de las demás.

command-duplicate-name = duplicado
command-duplicate-description = Las mismas cartas en todas las mesas: inscribirte, ver tu mesa, comparar

duplicates-title = Duplicado
duplicates-help = Varias mesas reciben las mismas cartas y dados. Al final ves cómo te fue contra todos los que ocuparon tu asiento.
duplicates-none = Aquí aún no hay ninguna serie de mesas.
duplicates-line = { $game } · { $time }
button-duplicate-show = Mostrar
button-duplicate-new = Serie nueva
button-duplicate-enter = Inscribirme
button-duplicate-leave = No jugar
button-duplicate-table = Mi mesa
button-duplicate-start = Empezar ya
button-duplicate-cancel = Cancelar

duplicate-title = Duplicado { NUMBER($number, useGrouping: 0) } · { $game }
duplicate-terms = mesas de { $size } · { $clock }
duplicate-announced =
    🃏 **{ $game }: las mismas cartas en todas las mesas.** Empieza { $time } ({ $relative }).
    Pulsa *Inscribirme* para jugar. Sorteo las mesas, y ves cómo te fue en tu asiento comparado con los demás.
duplicate-starts = Empieza { $time } ({ $relative }).
duplicate-forecast = Sorteo las mesas justas para que quepan todos, pero al menos dos. Las máquinas ocupan los asientos libres.
duplicate-entered =
    { $count ->
        [one] Hasta ahora participa { $people }.
       *[other] { $count } inscripciones: { $people }.
    }
duplicate-more-people =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
duplicate-nobody = Aún no se ha inscrito nadie.
duplicate-running =
    Mesas acabadas: { $over } de { $tables }.
    Hasta que acaben todas, solo ves tu propia mesa, y nadie ve resultados.
duplicate-called-off = Se canceló, o se inscribieron menos de dos personas.
duplicate-nothing = Nadie acabó una partida, así que no hay nada que comparar.
duplicate-alone = Solo se acabó una mesa, así que no hay con quién comparar: 50 % para todos.
duplicate-place = **{ $rank }.** { $name } · { $percent } % · asiento { $seat }, resultado { $total }, mesa { NUMBER($table, useGrouping: 0) }
duplicate-seats = Lo mejor y lo peor de cada asiento
duplicate-seat = Asiento { $seat }: { $best } con { $most } (mesa { NUMBER($first, useGrouping: 0) }), { $worst } con { $least } (mesa { NUMBER($last, useGrouping: 0) })
duplicate-seat-even = Asiento { $seat }: todos llegaron a { $total }
duplicate-computer = una máquina
duplicate-replay = Repetir una mesa…
duplicate-table = Mesa { NUMBER($table, useGrouping: 0) }
duplicate-file = clasificación
duplicate-deal = -# Las cartas y los dados están fijados. Para comprobarlo al final, guarda este SHA-256: `{ $commitment }`
duplicate-deal-revealed = -# El secreto del reparto es `{ $secret }`. Su SHA-256, conocido desde el principio, es `{ $commitment }`.

duplicate-form-title = Nueva serie de mesas duplicadas
duplicate-form-game = Juego
duplicate-form-size = Asientos por mesa
duplicate-form-clock = Reloj
duplicate-form-starts = Empiezan las mesas
duplicate-form-starts-example = hoy 20:00

duplicate-done-opened = Hecho. La publico en este canal.
duplicate-done-entered = Ya participas. Cuando empiece, tu mesa se abre sola y te aviso cuando sea tu turno.
duplicate-done-left = Ya no participas. Puedes volver a inscribirte hasta que empiece.
duplicate-done-started = Hecho. Se abren las mesas.

refused-no-such-set = No encuentro esta serie. Quizá sea de otro servidor.
refused-set-closed = Esto ya no se puede cambiar: empezó, se canceló o está completa.
refused-set-too-few = Hacen falta al menos dos inscripciones para empezar.
refused-no-own-table = No tienes ninguna mesa abierta en esta serie. Si acaba de empezar, prueba otra vez en un momento.
refused-no-such-size = Para este juego, elige de { $fewest } a { $most }.

log-duplicate-opened = Mesa { $number } de { $tables } con las mismas cartas. Nadie puede pausarla ni terminarla antes de tiempo. Para comprobar el reparto al final: `{ $commitment }`
log-duplicate-over = Todas las mesas con estas cartas han acabado, así que cualquiera puede mirar esta partida.
