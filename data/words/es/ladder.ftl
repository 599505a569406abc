# Escaleras: puestos, desafíos y lo que hace la moderación.

command-ladder-name = escalera
command-ladder-description = Sube ganando: los puestos, a quién desafiar, las partidas abiertas

ladders-title = Escaleras
ladders-help = Desafía a alguien que esté hasta { $reach } puestos por encima de ti, a una partida de dos. Si ganas, te quedas con su puesto.
ladders-none = Este servidor todavía no tiene ninguna escalera.
ladders-line = **{ $game }** · { $channel }
button-ladder-show = Mostrar
button-ladder-back = Volver
button-ladder-new = Nueva escalera
button-ladder-join = Unirme
button-ladder-leave = Salir
button-ladder-leave-yes = Salir de la escalera
button-ladder-history = Historial
button-ladder-give-up = Abandonar
button-ladder-repair = Corregir
button-ladder-options = Opciones
button-ladder-close = Cerrar
button-ladder-reopen = Reabrir
button-ladder-call-off = Terminar la partida

ladder-title = Escalera de { $game }
ladder-terms = { $clock } · { $rules } · { $channel }
ladder-is-closed = Esta escalera está cerrada. Las partidas abiertas se terminan y ya no hay desafíos nuevos.
ladder-empty = Todavía no participa nadie. Quien entre primero queda arriba.
ladder-line = **{ $place }.** { $name }
ladder-line-own = **{ $place }. { $name }** ⬅️
ladder-more-people =
    { $count ->
        [one] … y 1 más
       *[other] … y { $count } más
    }
ladder-place = puesto { $place }
ladder-challenges = Desafíos abiertos
ladder-challenge-open = { $challenger } contra { $other } · mesa { NUMBER($table, useGrouping: 0) } · { $time }
ladder-challenge-waits = { $challenger } contra { $other } · la mesa se abre enseguida · { $time }
ladder-more-challenges =
    { $count ->
        [one] … y 1 desafío más
       *[other] … y { $count } desafíos más
    }
ladder-pair = { $challenger } contra { $other }
ladder-thread = Escalera de { $game } · { $challenger } contra { $other }
ladder-rules =
    Empiezas abajo y puedes desafiar a quienes estén hasta { $reach } puestos por encima de ti. Si ganas, te quedas con su puesto; si pierdes, conservas el tuyo.
    Un desafío no se puede rechazar: la partida se abre sola y te aviso cuando te toque. Te desafían como mucho { $most } personas a la vez. Los días libres paran tu reloj.
    Si se te acaba el tiempo, pierdes la partida y tu puesto. Tras dos semanas sin jugar, hago que te desafíe quien va justo debajo.
ladder-own = Estás en el puesto { $place }.
ladder-challenge-whom = Desafiar a…
ladder-give-up-what = Abandonar una partida…
ladder-nobody-above = No hay nadie por encima de ti. Los demás pueden desafiarte.
ladder-nobody-more = Ya lanzaste { $most } desafíos. Cuando termine una de estas partidas, podrás lanzar otro.
ladder-nobody-free = Ahora mismo no hay nadie por encima de ti a quien desafiar. Quizá ya jueguen contigo, o ya tengan { $most } desafíos.
ladder-nobody-closed = Mientras la escalera esté cerrada, no puedes desafiar a nadie.

ladder-done-joined = Estás en la escalera. Ya puedes desafiar a alguien.
ladder-done-left = Saliste de la escalera. Puedes volver a entrar desde abajo.
ladder-done-challenged = Desafiaste a { $other }. La partida se abre sola en un momento.
ladder-done-given-up = Abandonaste la partida.
ladder-leave-question =
    { $count ->
        [0] ¿Sales de la escalera? Si vuelves, empiezas abajo.
        [one] ¿Sales de la escalera? Pierdes tu partida abierta y, si vuelves, empiezas abajo.
       *[other] ¿Sales de la escalera? Pierdes tus { $count } partidas abiertas y, si vuelves, empiezas abajo.
    }
ladder-give-up-question = ¿Abandonas la partida contra { $other }? Cuenta como perdida.

ladder-event-joined = { $name } entra en la escalera.
ladder-event-left = { $name } sale de la escalera.
ladder-event-timed-out = A { $name } se le acabó el tiempo: sale de la escalera.
ladder-event-removed = La moderación saca a { $name } de la escalera.
ladder-event-won = { $name } desafió a { $other } y ganó.
ladder-event-took = { $name } vence a { $other } y pasa al puesto { $place }.
ladder-event-lost = { $name } desafió a { $other } y perdió.
ladder-event-drawn = { $name } desafió a { $other }, y no ganó nadie.
ladder-event-void = La partida de { $name } contra { $other } no cuenta.

ladder-history-title = { $ladder }: historial
ladder-history-empty = Todavía no ha pasado nada.
ladder-history-line = { $time } · { $text }
ladder-history-by = { $time } · { $text } (por { $moderator })
ladder-history-undone = { $time } · { $text } (deshecho por { $moderator })
ladder-deals-file = repartos
ladder-deals = -# Las cartas y los dados de cada partida quedan fijados con el desafío. El archivo tiene el SHA-256 de cada secreto y, cuando termina la partida, también el secreto; `/mesa verificar` explica cómo comprobarlo.
ladder-deal = { $pair }: SHA-256 { $commitment }
ladder-deal-revealed = { $pair }: SHA-256 { $commitment }, secreto { $secret }

ladder-form-title = Nueva escalera
ladder-options-title = Opciones de la escalera
ladder-form-game = Juego
ladder-form-channel = Canal de las partidas
ladder-form-clock = Reloj
ladder-form-preset = Reglas

ladder-repair-title = Corregir la escalera
ladder-repair-help = Todo lo que se hace aquí queda en el historial con tu nombre. Puedes deshacerlo, salvo el final de una partida: pueden desafiarse otra vez.
ladder-remove-whom = Quitar a…
ladder-undo-what = Deshacer…
ladder-redo-what = Que vuelva a contar…
ladder-call-off-what = Terminar una partida sin resultado…
ladder-call-off-question = ¿Terminas la partida de { $challenger } contra { $other }? No cuenta para nadie y no se puede continuar.

ladder-done-opened = La escalera está abierta.
ladder-done-there = Ya hay una escalera de este juego.
ladder-done-options = Listo. Vale para las próximas partidas.
ladder-done-closed = La escalera está cerrada. Las partidas abiertas se terminan.
ladder-done-reopened = La escalera vuelve a estar abierta.
ladder-done-removed = Listo. Sus partidas abiertas cuentan como perdidas. Para volver atrás, elige la línea en *Deshacer*.
ladder-done-undone = Deshecho. Para volver atrás, elige la línea en *Que vuelva a contar*.
ladder-done-redone = Vuelve a contar.
ladder-done-called-off = La partida termina y no cuenta para nadie.

ladder-next-at = Próximo paso: si alguien sigue sin jugar, recibe un desafío { $time }.
ladder-next-nothing = Nada que hacer hasta que alguien pulse o termine una partida.
ladder-next-record = Próximo paso: se anota un resultado.
ladder-next-close = Próximo paso: termina una partida ya decidida.
ladder-next-settle = Próximo paso: se revelan los repartos de las partidas acabadas.
ladder-next-open = Próximo paso: se abre una partida. Si no se abre, no puedo escribir en el canal: revisa allí mis permisos, o elige otro en **{ button-ladder-options }**.
ladder-next-match = Próximo paso: quien lleva dos semanas sin jugar recibe un desafío.

refused-no-such-ladder = No encuentro esta escalera. Quizá sea de otro servidor.
refused-closed-ladder = Esta escalera está cerrada.
refused-not-on-ladder = No estás en esta escalera. Primero únete.
refused-not-challengeable = Ahora no puedes desafiar a esta persona. Puedes desafiar a quienes estén hasta { $reach } puestos por encima de ti, con un solo desafío abierto por persona, y nadie tiene más de { $most } desafíos hechos ni más de { $most } recibidos.
refused-no-such-challenge = Esta partida ya terminó.
refused-not-there-any-more = Eso cambió mientras tanto. Mira otra vez la escalera.
refused-no-ladder-channel = No puedo escribir en este canal. Elige otro o dame permiso.

log-ladder-opened = { $challenger } desafía a { $other } por el puesto { $place }. Nadie puede pausar esta partida ni terminarla antes, y si a alguien se le acaba el tiempo, sale de la escalera. Para comprobar las cartas y los dados al final: `{ $commitment }`
log-ladder-decided = Este desafío ya está decidido, así que la partida termina.
