# Cuidar mesas y asientos: pausas, suplentes, ofertas, asientos que se pueden tomar.

## En el tablero

board-paused = ⏸️ **En pausa** por { $player }, { $time }. Sin turnos ni relojes hasta que alguien la reanude.
board-paused-together = ⏸️ **En pausa** por acuerdo, { $time }. Sin turnos ni relojes; cualquiera de la mesa puede reanudarla.
picture-alt-paused = En pausa.
board-time-up = ⏳ A { $name } se le acabó el tiempo { $time }. ¿Y ahora? { $decider } { $name } aún puede jugar.
board-silent = 💤 Llevan días esperando a { $name }. ¿Cómo seguir? { $decider } El voto se abrió { $time }; { $name } vuelve con cualquier pulsación.
board-hostless = 💤 La mesa necesita a { $host }, que la organiza y no viene hace días. Cualquier jugador puede organizarla; { $host } la conserva con cualquier pulsación.
board-decides-majority = Decide la mayoría de los demás; hasta entonces puedes cambiar tu respuesta.
board-decides-anybody = Decide cualquiera de los demás; terminar la partida requiere mayoría.
board-decides-host = Decide { $host }, que organiza.
board-answer = { $answer }: { $count }
board-answers = -# { $answers } · faltan por responder: { $missing }
board-stand-in =
    { $count ->
        [one] 🤖 Un suplente ({ $strength }) juega por { $names } hasta que pulse *Mi mano*.
       *[other] 🤖 Unos suplentes ({ $strength }) juegan por { $names } hasta que pulsen *Mi mano*.
    }
board-wanted =
    { $count ->
        [one] 🪑 Se puede tomar el asiento de { $names }, con todo lo que tiene.
       *[other] 🪑 Se pueden tomar los asientos de { $names }, con todo lo que tienen.
    }
asked-stand-in = { $name } (juega un suplente)
asked-due = { $name } (el tiempo se acaba { $time })
asked-due-extensions =
    { $count ->
        [one] { $name } (el tiempo se acaba { $time }; queda una ampliación)
       *[other] { $name } (el tiempo se acaba { $time }; quedan { $count } ampliaciones)
    }
asked-out = { $name } (sin tiempo)
asked-silent = { $name } (sin señales)
hand-out = ⏳ Se te acabó el tiempo, y los demás deciden qué pasa. Aún puedes jugar.
hand-extensions =
    { $count ->
        [one] Pulsa *Necesito más tiempo* para ampliar tu turno, una vez en esta partida.
       *[other] Pulsa *Necesito más tiempo* para ampliar tu turno, { $count } veces en esta partida.
    }
deadline-clock = ⏳ El tiempo se acaba { $time }.
deadline-window = ⏳ Se cierra { $time }.
away-until = { $name } (fuera hasta { $time })
board-away = 🏝️ De vacaciones: { $names }.

## Botones

button-out-wait = Esperar
button-out-host = Que organice otra persona
button-out-turn = Suplente en este turno
button-out-absence = Suplente hasta que vuelva
button-out-wanted = Buscar relevo
button-out-end = Terminar la partida
button-take-seat = Tomar este asiento
button-take-seat-of = Tomar el asiento de { $name }
button-seat-accept = Aceptar
button-seat-decline = Rechazar
button-invite-accept = Unirme
button-join-yes = Tomar asiento de todos modos
button-invite-accept-yes = Tomar asiento de todos modos
button-take-seat-yes = Tomar asiento de todos modos
button-seat-accept-yes = Tomar asiento de todos modos
button-invite-decline = No, gracias
button-pause = Pausar
button-resume = Reanudar
button-extend = Necesito más tiempo
button-want = Pedir relevo
button-when-forced = Si no tengo elección
button-stay = Me quedo
button-give-up = Dejar mi asiento
button-give-up-yes = Sí, dejarlo
button-seats = Asientos
button-host = Organizar yo
button-claim-host = Organizar yo
button-seat-turn = Suplente en este turno
button-seat-absence = Suplente hasta que vuelva
button-seat-open = Abrir a todos
button-seat-close = Cerrar otra vez
button-seat-remove = Quitar el asiento
button-send-away = Sacar
button-removal-reason = ¿Por qué?
button-again-yes = Sí, jugar otra vez
button-seat-withdraw = Retirar la oferta
button-invite-withdraw = Retirar

## Paneles

more-asked = **Cómo se te pregunta**
more-asked-choose = Elige cómo
more-seat = **Tu asiento**
more-moderating = **Como moderación**
more-table = **La mesa**
panel-seats = Asientos · { $table }
panel-seats-choose = ¿Qué asiento?
state-there = juega.
state-turn = un suplente juega este turno.
state-absence = un suplente juega hasta que vuelva.
state-out = sin tiempo; decide la mesa.
state-silent = sin señales; decide la mesa.
state-computer = una máquina ({ $strength }).
state-extensions = Ampliaciones que quedan: { $left } de { $most }.
state-open = Se puede tomar.
panel-offered =
    { $count ->
        [one] Ofrecido a { $people }, que aún no responde.
       *[other] Ofrecido a { $people }, que aún no responden.
    }
panel-offer = U ofrece el asiento a alguien; es suyo cuando acepte.
panel-offer-choose = Ofrecerlo a…
removal-title-send-away = ¿Sacar a { $name }?
removal-title-seat-remove = ¿Quitar el asiento a { $name }?
removal-title-end = ¿Terminar esta mesa?
removal-label = Un motivo que puedan leer (opcional)
removal-hint-send-away = Solo lo ve esa persona. Su asiento queda libre; para volver, necesita invitación.
removal-hint-seat-remove = Solo lo ve esa persona. Sigue una máquina, y no puede recuperar el asiento.
removal-hint-end = Lo leen los demás jugadores. La partida no se puede reanudar.
removal-reason = El motivo: { $reason }
removal-no-reason =
    { $role ->
        [host] Quien organiza no dio motivo.
       *[moderator] La moderación no dio motivo.
    }
panel-invitations = Invitaciones · { $table }
panel-invitations-none = Ahora no hay invitaciones.
panel-invited = { $person }, invitación de { $by }
panel-invited-kept = { $person }, invitación de { $by }. El asiento reservado vence { $time }.
panel-invite = ¿A quién quieres invitar? Le reservo un asiento durante un día, o hasta que responda.
panel-invite-choose = Invitar a…
ask-sit-with =
    { $count ->
        [one] Bloqueaste a { $name }, que está en { $table }. ¿Tomar asiento de todos modos?
       *[other] Bloqueaste a { $count } personas que están en { $table }. ¿Tomar asiento de todos modos?
    }
ask-start =
    { $count ->
        [one] Un asiento en { $table } está reservado para { $people }, que aún no responde. ¿Empezar de todos modos?
       *[other] Hay asientos en { $table } reservados para { $people }, que aún no responden. ¿Empezar de todos modos?
    }
ask-again-blocked =
    { $count ->
        [one] *Jugar otra vez* invita a todos los que jugaron, también a { $people }, a quien bloqueaste. ¿Invitar de todos modos?
       *[other] *Jugar otra vez* invita a todos los que jugaron, también a { $people }, a quienes bloqueaste. ¿Invitar de todos modos?
    }
ask-leave = ¿Seguro que dejas tu asiento en { $table }? Sigue una máquina, y otros pueden tomar el asiento. Solo puedes volver mientras no lo tome nadie.
ask-leave-last = ¿Seguro que dejas tu asiento en { $table }? No queda nadie más allí, así que la mesa termina, y lo oculto queda oculto.

## Lo que se hizo

done-paused = La mesa está en pausa.
done-resumed = La mesa sigue.
done-host = Ahora organizas tú.
done-voted = 🗳️ Tu respuesta cuenta. Puedes cambiarla hasta que acabe el voto.
done-extended = Tienes más tiempo. Los demás lo ven en *Qué pasó*.
done-want = Otros pueden tomar tu asiento ahora. Sigues jugando hasta que alguien lo tome.
done-when-forced-auto = Si no tienes elección, respondo por ti en segundos.
done-when-forced-ask = Te pregunto aunque no tengas elección, y espero a que pulses. Nadie más lo nota.
done-when-forced-bluff = Si no tienes elección, me tomo mi tiempo antes de responder por ti, como si pensaras. Nadie más lo nota.
done-stay = Te quedas; ya nadie puede tomar tu asiento.
done-left = Dejaste tu asiento. ¡Gracias por jugar!
done-left-lobby = Dejaste la mesa.
done-seat-taken = ¡Qué bien que estés aquí! Este asiento es tuyo, con todo lo que tiene.
done-declined = Rechazaste. Gracias por responder.
done-invited = { $person } tiene una invitación. Le reservo un asiento durante un día, o hasta que responda.
done-invitation-withdrawn = Retirada la invitación; el asiento vuelve a estar libre.
done-stand-in-turn = Un suplente juega este turno.
done-stand-in-absence = Un suplente juega hasta que vuelva.
done-seat-opened = Cualquiera puede tomar este asiento ahora.
done-seat-closed = Ahora nadie puede tomar este asiento.
done-seat-removed = Hecho; sigue una máquina. Abre el asiento a todos, u ofrécelo a alguien.
done-started = La partida de la mesa { NUMBER($table, useGrouping: 0) } ha empezado: { $link }
done-sent-away = Ya no está en esta mesa, y solo puede volver si la invita quien organiza o la moderación.
done-offered = Le ofrecí el asiento a { $person }. Es suyo cuando acepte; hasta entonces no cambia nada.
done-withdrawn = Retirada la oferta.

log-sent-away = { $moderator } saca a { $player } de la mesa.

## Negativas

refused-not-there = No tiene asiento en esta mesa.
refused-not-asked = Ahora no es el turno de ese asiento.
refused-seat-not-offered = Este asiento no se ha ofrecido a nadie.
refused-offer-to-bot = Un bot no puede tomar asiento; por quienes no están juegan suplentes.
refused-left-server = No está en este servidor.
refused-offered-sees-not = No puede ver el canal de esta mesa, así que no podría jugar ahí.

## Comandos

command-table-pause-name = pausar
command-table-pause-description = Poner una mesa en pausa (quien organiza y moderación)
command-table-resume-name = reanudar
command-table-resume-description = Reanudar una mesa en pausa
command-table-extend-name = ampliar
command-table-extend-description = Tomar más tiempo para tu turno, si la mesa lo permite
command-table-leave-name = dejar
command-table-leave-description = Dejar tu asiento
command-table-host-name = organizar
command-table-host-description = Organizar una mesa en lugar de otra persona (moderación)
command-table-replace-name = reemplazar
command-table-replace-description = Hacer que un suplente u otra persona juegue un asiento
command-table-remove-name = retirar
command-table-remove-description = Sacar a alguien de una sala (quien organiza); quitar un asiento (moderación)
command-table-invite-name = invitar
command-table-invite-description = Invitar a alguien a una mesa que no ha empezado
parameter-guest-description = A quién; vacío muestra quién tiene invitación
parameter-seat-name = asiento
parameter-seat-description = Qué asiento
parameter-player-name = jugador
parameter-player-description = O la persona que está ahí
parameter-by-name = por
parameter-by-description = Quién releva, si acepta; si no, un suplente
