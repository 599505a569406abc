# Canales donde el bot no puede escribir, y mesas detenidas por un error: quién se entera, y qué puede hacer.

log-channel-closed = Ya no puedo escribir en este canal, así que aviso por mensaje directo.
log-channel-gone = Borraron el canal de esta mesa, así que aviso por mensaje directo.
log-channel-opened = Puedo escribir aquí otra vez.
board-closed = ⚠️ Ahora no puedo escribir en este canal, así que aviso por mensaje directo. El reloj se detiene para quienes no reciben mis avisos.
hand-channel-gone = ⚠️ Borraron el canal de esta mesa. Puedes seguir jugando aquí mismo, y tus jugadas cuentan. Ve a otro canal del servidor, abre allí esta mesa con `/mesa ver` y pulsa *Mover el tablero aquí*. Hasta entonces el reloj se detiene para quienes no reciben mis avisos.
tables-closed = ⚠️ No puedo escribir en su canal. El reloj se detiene para quienes no reciben mis avisos.
notice-closed = { $person }, no puedo escribir en el canal de { $table }.
letter-closed =
    { $gone ->
        [yes] Borraron el canal de tu mesa, así que nadie ve el tablero.
       *[no] No puedo escribir en { $channel }, donde está tu mesa: ya no tengo permiso, o el hilo está cerrado.
    } Aviso a los jugadores por mensaje directo hasta que se arregle. El reloj se detiene para quienes no reciben mis avisos.
    { $gone ->
        [yes] **Qué puedes hacer**: ve a otro canal del servidor, abre allí la mesa con `/mesa ver`, pulsa *Más* y luego *Mover el tablero aquí*.
       *[no] **Qué puedes hacer**: pide a la moderación que me deje ver el canal, enviar mensajes y adjuntar archivos ahí. O ve a otro canal del servidor, abre allí la mesa con `/mesa ver`, pulsa *Más* y luego *Mover el tablero aquí*.
    }
notice-halted = { $person }, un error en las reglas detuvo { $table }. No se perdió nada. Pulsa *Reintentar*; si se detiene otra vez, da esta referencia a quien aloja el bot: **{ $reference }**
letter-halted = Un error en las reglas detuvo esta mesa. No se perdió nada. Puedes pulsar *Reintentar* en el tablero; si se detiene otra vez, da esta referencia a quien aloja el bot: **{ $reference }**
notice-unreleased = { $person }, { $table } lleva tres días detenida, y alguien tiene que decidir. Pulsa *Reintentar*, o termina la mesa. Referencia: **{ $reference }**
letter-unreleased = Un error detuvo esta mesa hace tres días, y alguien tiene que decidir: pulsa *Reintentar* en el tablero, o termina la mesa. Referencia: **{ $reference }**
done-released = La mesa sigue.
setup-check-tables = ⚠️ **Mesas en cuyo canal no puedo escribir**. Aviso a sus jugadores por mensaje directo; el reloj se detiene para quienes no reciben mis avisos:
setup-check-gone = borraron su canal
setup-check-locked = el hilo está cerrado, o Discord no me deja escribir
setup-check-more-tables =
    { $count ->
        [one] • y una mesa más
       *[other] • y { $count } mesas más
    }
setup-check-move = Permite lo que falta o abre el hilo, y escribiré otra vez. O mueve la mesa: ábrela con `/mesa ver` en otro canal, pulsa *Más* y luego *Mover el tablero aquí*. También pueden hacerlo sus jugadores.
