# Partidas acabadas que se siguen desde uno de sus pasos contra máquinas.

button-play-on = Seguir desde aquí
button-practise-same = Como estaba
button-practise-anew = Sortear lo oculto
button-practise-back = Volver a la repetición

practice-title = Seguir desde el paso { NUMBER($step, useGrouping: 0) } · { $table }
practice-help =
    Tú tomas un asiento, las máquinas los demás. La partida sigue desde este paso en su propia mesa.
    { "" }**Como estaba**: todo lo oculto sigue donde estaba.
    { "" }**Sortear lo oculto**: lo que no podías saber desde tu asiento se sortea otra vez.
    -# Es práctica: sin estadísticas ni puntuación.
practice-whose-seat = ¿Qué asiento tomas?
practice-seat = Juego por { $name }
practice-how-strong = ¿Con qué nivel juegan las máquinas?
practice-open = La mesa de práctica { NUMBER($table, useGrouping: 0) } está abierta: { $link }. La partida sigue desde ahí.
practice-whence =
    { $table ->
        [0] paso { NUMBER($step, useGrouping: 0) } de una partida jugada en otra parte
       *[other] paso { NUMBER($step, useGrouping: 0) } de la mesa { NUMBER($table, useGrouping: 0) }
    }
board-practice = -# Práctica desde el { $whence }, todo como estaba. No cuenta.
board-practice-anew = -# Práctica desde el { $whence }; se volvió a sortear lo que { $name } no podía saber. No cuenta.
table-title-practice = { $game } · mesa de práctica { NUMBER($table, useGrouping: 0) }

log-practice =
    { $table ->
        [0] La partida sigue desde el paso { NUMBER($step, useGrouping: 0) } de una partida jugada en otra parte, todo como estaba.
       *[other] La partida sigue desde el paso { NUMBER($step, useGrouping: 0) } de la mesa { NUMBER($table, useGrouping: 0) }, todo como estaba.
    }
log-practice-anew =
    { $table ->
        [0] La partida sigue desde el paso { NUMBER($step, useGrouping: 0) } de una partida jugada en otra parte. Se volvió a sortear lo que { $seat } no podía saber entonces.
       *[other] La partida sigue desde el paso { NUMBER($step, useGrouping: 0) } de la mesa { NUMBER($table, useGrouping: 0) }. Se volvió a sortear lo que { $seat } no podía saber entonces.
    }

verify-practice =
    ✅ Repetí la partida original con su propio secreto hasta ahí, y { $moves ->
        [one] la única jugada desde entonces
       *[other] las { $moves } jugadas desde entonces
    } con el secreto de esta mesa: el resultado es el mismo. Como una sola pulsación abrió la mesa, nadie pudo ver antes la promesa.
verify-practice-anew =
    ✅ Repetí la partida original con su propio secreto hasta ahí, y { $moves ->
        [one] la única jugada desde entonces
       *[other] las { $moves } jugadas desde entonces
    } con el secreto de esta mesa: el resultado es el mismo. Lo que sorteé encaja con todo lo que sabía el asiento; nada prueba que lo sorteara solo el azar. Como una sola pulsación abrió la mesa, nadie pudo ver antes la promesa.

refused-over-at-step = En este paso la partida ya ha terminado; retrocede uno para seguir.
refused-taken-up-too-often = Esta partida ya es práctica de otra práctica, { NUMBER($most) } veces seguidas. Más no se puede.
refused-file-given = Esta partida de práctica viene de demasiadas otras: { NUMBER($most) } como mucho.
