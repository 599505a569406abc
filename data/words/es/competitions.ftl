# Lo que arregla la moderación en ligas y torneos, y cómo queda anotado.

button-competition-back = Volver
button-repair-people = Personas
button-repair-results = Resultados
button-repair-notes = Intervenciones
button-repair-withdrawn = Dar de baja
button-repair-disqualified = Descalificar
button-repair-in = Volver a admitir
repair-people-title = Personas
repair-people-which = Alguien…
repair-person = **{ $name }** { $state }.{ $replaced ->
        [yes] { " " }Otra persona sigue con sus puntos; si { $name } vuelve, los recupera.
       *[no] { "" }
    }
repair-entry-in = juega
repair-entry-withdrawn = se fue
repair-entry-disqualified = quedó fuera por descalificación
repair-results-title = Resultados
repair-results-which = Una partida…
repair-game-state =
    { $state ->
        [waiting] Aún no ha empezado.
        [open] Se está jugando.
        [over] Cuenta su resultado.
        [adjudicated] Se acabó el tiempo: cuentan los puntos que cada quien podía esperar.
        [ruled] La decidió la moderación.
       *[void] No cuenta para nadie.
    }
repair-rule = Cómo cuenta…
repair-rule-win = Gana { $name }
repair-rule-equal = Todos se reparten los puntos
repair-rule-nobody = No cuenta para nadie
repair-rule-game = Decide la partida
repair-note-withdrawn = { $moderator } dio de baja a { $person }.
repair-note-disqualified = { $moderator } descalificó a { $person }.
repair-note-in = { $moderator } volvió a admitir a { $person }.
repair-note-replaced = { $moderator } puso a { $other } en lugar de { $person }.
repair-note-ruled = { $moderator } decidió una partida: { $game }.
repair-note-unruled = { $moderator } dejó que decidiera la partida: { $game }.
repair-note-extended = { $moderator } dio más tiempo a la ronda.
repair-note-cut = { $moderator } cerró la ronda.
repair-note-started = { $moderator } dio comienzo al torneo.
repair-note-delayed = { $moderator } aplazó el comienzo.
repair-note-called-off = { $moderator } canceló el torneo. Durante un día se puede reanudar.
repair-note-resumed = { $moderator } reanudó el torneo.
repair-note-moved = { $moderator } pasó las próximas partidas a otro canal.
repair-note-options = { $moderator } cambió las opciones.
button-repair-retry = Reintentar
repair-note-lengthened = { $moderator } dio una semana más a la temporada.
repair-note-closed = { $moderator } decidió que esta es la última temporada.
repair-note-reopened = { $moderator } decidió que habrá más temporadas.
repair-note-retried = { $moderator } me hizo reintentar lo que había fallado.
repair-note-plays = (También juega aquí.)
repair-owed =
    ⚠️ { $time }: { $post ->
        [summary] el resumen de la semana no está en el canal.
        [announcement] el anuncio no está en el canal.
        [postponement] el nuevo comienzo no está en el canal.
        [round] las mesas de la ronda no están en el canal.
        [off] falta anunciar en el canal que se canceló.
        [role] quienes ganaron no tienen su rol.
       *[end] el resultado no está en el canal.
    } { $why ->
        [gone] El canal ya no existe.
        [denied] No puedo escribir ahí.
        [role] Necesito *Gestionar roles*, y mi rol debe estar por encima.
        [unreachable] Discord no respondió.
       *[unsure] Me detuve a medias; quizá sí funcionó.
    }
repair-still-missing = Sigue sin funcionar. Abajo está el motivo.
repair-nothing-missing = No falta nada, así que no he repetido nada. El próximo paso llega solo.
refused-own-game = Juegas en esta partida, así que tiene que decidirla otra persona de la moderación.
