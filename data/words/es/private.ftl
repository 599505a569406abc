# Mesas privadas: alguien juega contra máquinas, y nadie más lo ve.

private-table = -# 🔒 Solo tú ves esta mesa.
private-table-players = -# 🔒 Esta mesa solo la ven sus jugadores.
private-opened = Si este panel deja de responder, tu partida está a salvo: `/mesas` la trae de vuelta.
button-show-here = Mostrarla en este canal
button-here-yes = Sí, mostrarla
ask-show = ¿Mostrar { $table } aquí? Todos los que ven este canal verán la mesa y su registro, y no podrás volver a hacerla privada.
here-shown = La mesa está ahora en este canal, y aquí la ve todo el mundo.
log-shown = { $player } muestra esta mesa en el canal.
refused-private-table = Solo tú ves esta mesa. Para jugarla con otros, muéstrala antes en un canal: pulsa **{ button-show-here }**, en la sala o en *Más*.
lobby-no-clock-alone = 🕰️ Sin reloj mientras nadie más juega.
greeting-play-alone = O juega por tu cuenta, solo para ti
button-lesson-private = Jugar donde solo lo vea yo
practice-here = La mesa se abre en este canal, donde todos pueden mirar.
practice-private = 🔒 Solo tú verás la mesa.
button-practise-here = Abrirla en este canal
button-practise-private = Abrirla solo para mí
tables-private = Mesas privadas de otros
tables-only-you = solo la ves tú
tables-only-players = solo la ven sus jugadores
parameter-private-name = privada
parameter-private-description = Jugar contra máquinas donde nadie más lo ve
private-opened-elsewhere = Encuentras esta mesa con `/mesas`, en cualquier parte. Este mensaje sigue la partida 15 minutos; después, pulsa uno de sus botones.
private-elsewhere = Aquí puedes jugar contra máquinas. La mesa solo la ves tú. Para jugar con otros, usa `/mesa nueva` en un servidor que tenga Tavolata.
button-play-alone = Jugar por mi cuenta
refused-own-table = Abriste esta mesa fuera de los servidores, así que es solo tuya. Abre aquí una para otros con `/mesa nueva`.
refused-too-many-nowhere = Tienes demasiadas mesas abiertas fuera de los servidores. Acaba antes una.
