# Lo que le pasa a una mesa además de sus jugadas: pausas, relojes, suplentes, propuestas, asientos que cambian de manos.

clock-live = En vivo: 10 minutos
clock-day = Un día
clock-relaxed = Tranquilo: 3 días
clock-none = Sin reloj
clock-own = { $reserve }, más { $refill } por turno, hasta { $cap }
duration-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
duration-hours =
    { $count ->
        [one] una hora
       *[other] { $count } horas
    }
duration-days =
    { $count ->
        [one] un día
       *[other] { $count } días
    }
duration-hours-minutes = { $hours } h { $minutes } min
duration-days-minutes = { $days } d { $minutes } min
duration-days-hours = { $days } d { $hours } h
duration-days-hours-minutes = { $days } d { $hours } h { $minutes } min
refused-no-such-duration = No entiendo «{ $typed }» como una duración; no cambió nada. Escribe un número y su unidad, como 90 min, 1h30, 12 h, 3 d o 2 semanas.
refused-no-such-clock = Ese reloj no sirve: necesita 5 minutos o más para empezar, un máximo entre eso y 60 días, y por turno no puede dar más que el máximo. No cambió nada.
clock-live-help = 10 minutos para cada quien, 1 más por turno, nunca más de 15.
clock-day-help = 1 día para cada quien, 8 horas más por turno, nunca más de un día y medio.
clock-relaxed-help = 3 días para cada quien, medio día más por turno, nunca más de 5 días.
clock-none-help = Tómate el tiempo que quieras.

when-out-ask = los jugadores votan
when-out-wait = más tiempo
when-out-host = organiza otra persona
when-out-turn = un suplente juega este turno
when-out-absence = un suplente juega hasta que vuelva
when-out-wanted = juega un suplente, y otros pueden tomar el asiento
when-out-end = la partida termina
when-out-by = { $verdict } ({ $decider })
decider-majority = decide la mayoría de los demás
decider-anybody = decide cualquiera de los demás
decider-host = decide quien organiza
decider-majority-help = Más de la mitad de los demás que están; si todos difieren, lo más votado.
decider-anybody-help = Quien pulsa primero; solo terminar la partida requiere mayoría.
decider-host-help = La mayoría, si quien organiza no está o se quedó sin tiempo.

log-silent =
    { $count ->
        [one] { $seat } no viene desde hace un día, y la partida espera: los demás deciden cómo seguir.
       *[other] { $seat } no viene desde hace { $count } días, y la partida espera: los demás deciden cómo seguir.
    }
log-host-silent =
    { $count ->
        [one] Quien organiza no viene desde hace un día: cualquier jugador puede organizar.
       *[other] Quien organiza no viene desde hace { $count } días: cualquier jugador puede organizar.
    }
log-there-again = { $player } está de vuelta.
log-extended =
    { $left ->
        [0] { $seat } toma más tiempo, por última vez en esta partida.
        [one] { $seat } toma más tiempo, y puede hacerlo una vez más.
       *[other] { $seat } toma más tiempo, y puede hacerlo { $left } veces más.
    }
log-quiet-hours = Las horas de silencio de este servidor son ahora de { $start } a { $end } ({ $timezone }). Los relojes se detienen entonces, así que el tiempo restante ha cambiado.
log-quiet-none = Este servidor ya no tiene horas de silencio. Los relojes corren día y noche, así que el tiempo restante ha cambiado.
log-days-off-changed = Los días libres de { $seat } han cambiado, y con ellos el tiempo que le queda.
log-time-to-start = Es la hora: empieza la partida.
log-start-missed =
    { $count ->
        [one] Era la hora de empezar, pero faltaba una persona.
       *[other] Era la hora de empezar, pero faltaban { $count } personas.
    }
log-paused = { $player } pone la mesa en pausa.
log-paused-together = Todos están de acuerdo: la mesa queda en pausa.
log-resumed = { $player } reanuda la mesa.
log-host = Ahora organiza { $player }.
log-left-game = { $seat } deja su asiento; sigue una máquina, y otros pueden tomar el asiento.
log-removed = { $moderator } quita el asiento a { $seat }; sigue una máquina.
log-returned = { $player } vuelve y releva al suplente.
log-wanted = { $seat } busca relevo: cualquiera puede tomar el asiento.
log-not-wanted = { $seat } se queda, al final.
log-took-seat = { $player } releva a { $seat }.
log-offered = { $by } ofrece a { $player } el asiento de { $seat }.
log-offer-declined = { $player } rechaza el asiento de { $seat }.
log-invitation-declined = { $player } rechaza la invitación.
log-offer-withdrawn = { $moderator } retira la oferta del asiento de { $seat }.
log-invited = { $by } invita a { $player }.
log-invitation-withdrawn = { $player } retira una invitación.
log-invitation-lapsed = Una invitación quedó sin respuesta; el asiento vuelve a estar libre.
log-opened-seat = { $moderator } abre a todos el asiento de { $seat }.
log-closed-seat = { $moderator } cierra el asiento de { $seat }: ahora nadie puede tomarlo.
log-moved = { $player } lleva la mesa a otro canal.
log-ended-by = { $player } termina la mesa antes de acabar la partida.
log-decided-by = { $player } decide sobre { $seat }: { $verdict }.
log-decided-together = La mesa decide sobre { $seat }: { $verdict }.
log-time-up = A { $seat } se le acabó el tiempo.
log-decided = { $seat }: { $verdict }.
log-proposed-end = { $seat } propone terminar aquí la partida.
log-proposed-pause = { $seat } propone una pausa.
log-proposed-undo =
    { $count ->
        [one] { $seat } propone deshacer la última jugada.
       *[other] { $seat } propone deshacer las últimas { $count } jugadas.
    }
log-agreed = { $seat } acepta.
log-declined = { $seat } rechaza.
log-withdrawn = { $seat } retira la propuesta.
log-ended-together = Todos están de acuerdo: la partida termina aquí.
log-taken-back =
    { $count ->
        [one] { $seat } deshace una jugada.
       *[other] Se deshacen { $count } jugadas para { $seat }.
    }

refused-paused = La mesa está en pausa; no cambió nada. Seguirá desde aquí cuando se reanude.
refused-not-playing = La partida no está en marcha ahora.
refused-not-paused = La mesa no está en pausa.
refused-moderator-only = Eso solo puede hacerlo la moderación.
refused-host-already = Ya organizas esta mesa.
refused-host-is-there = Quien organiza está aquí; no cambió nada.
refused-nobody-else = No hay nadie más aquí que pueda organizar.
refused-own-time = Eso lo deciden los demás, no tú; pero aún puedes jugar. Pulsa *Mi mano* para ver tus opciones.
refused-no-clock-runs = Tu reloj no corre, así que no necesitas más tiempo.
refused-no-extension-left =
    { $count ->
        [0] En esta mesa no puedes ampliar turnos. Puedes proponer una pausa en *Más*.
        [one] En esta mesa puedes ampliar un turno, y ya lo hiciste. Puedes proponer una pausa en *Más*.
       *[other] En esta mesa puedes ampliar { $count } turnos, y ya lo hiciste. Puedes proponer una pausa en *Más*.
    }
refused-unreliable = Para tomar asiento aquí necesitas al menos el { $least } % de tus turnos a tiempo. Respondiste a tiempo { $in_time } de los últimos { $turns } ({ $percent } %). Demuestra tu puntualidad en una mesa que abras tú, o que pida menos.
refused-newcomer =
    { $turns ->
        [0] Aún te conozco poco para esta mesa: aquí no has tenido ningún turno con reloj, y hacen falta { $needed }. Empieza en una mesa que no lo pida, o abre la tuya.
        [one] Aún te conozco poco para esta mesa: aquí has tenido un turno con reloj, y hacen falta { $needed }. Empieza en una mesa que no lo pida, o abre la tuya.
       *[other] Aún te conozco poco para esta mesa: aquí has tenido { $turns } turnos con reloj, y hacen falta { $needed }. Empieza en una mesa que no lo pida, o abre la tuya.
    }
refused-time-not-up = Ya no queda nada que decidir sobre este asiento; no cambió nada.
refused-host-decides = En esta mesa lo decide quien organiza; también puede la moderación.
refused-players-decide = En esta mesa lo deciden los jugadores en conjunto.
refused-seat-changed = Ese asiento ya es de otra persona, o de nadie; no cambió nada.
refused-last-person = No quedaría nadie en esta mesa. Ofrece antes el asiento a alguien, o termina la mesa.
refused-sits-already = Ya tiene asiento en esta mesa.
refused-invited-already = Ya tiene una invitación, pero aún no responde.
refused-has-declined = Rechazó una invitación a esta mesa. Aún puede pulsar *Unirme* en la sala.
refused-invited-enough = Recibió dos invitaciones sin responder. Aún puede pulsar *Unirme* en la sala.
refused-blocked-them = Bloqueaste a esa persona. Para jugar con ella, desbloquéala antes: `/yo bloqueos`.
refused-nobody-invited = No tiene ninguna invitación.
refused-sent-away = Te sacaron de esta mesa. Para volver necesitas una invitación de quien organiza o de la moderación.
refused-they-were-sent-away = A esa persona la sacaron de esta mesa; solo quien organiza o la moderación puede invitarla.
refused-too-long-reason = Es demasiado largo: un motivo puede tener como mucho { $most } caracteres.
refused-not-your-removal = Eso es para la persona a la que sacaron.
refused-send-away-self = Para dejar la mesa, pulsa *Salir*.
refused-offered-already = Ya se le ofreció este asiento, pero aún no responde.
refused-no-say-in-seat = Los demás de la mesa lo deciden cuando al asiento se le acaba el tiempo; quien organiza y la moderación pueden siempre.
refused-no-person-there = Ahí juega una máquina.
refused-no-such-seat = Esta mesa no tiene ese asiento.
refused-seat-not-free = Este asiento no se puede tomar.
refused-have-seen-more = Has visto más de esta partida de lo que puede saber quien juega en ese asiento, así que no puedes tomarlo.
refused-they-have-seen-more = Ha visto más de esta partida de lo que puede saber quien juega en ese asiento, así que no puede tomarlo.
refused-no-offer = No te han ofrecido este asiento.
refused-not-invited = No tienes invitación a esta mesa. Mientras su sala esté abierta, puedes pulsar *Unirme* si ves su canal.
refused-nothing-to-take-back = No hay nada que deshacer: alguien ha jugado después, decidió el azar o se descubrió algo.
refused-already-proposed = Ya hay una propuesta; responde antes a esa.
refused-no-proposal = Ahora no hay ninguna propuesta.
refused-agreed-already = Ya aceptaste; falta que respondan los demás.
