# Deshacer jugadas, y lo que la gente de una mesa propone y acuerda.

button-take-back = Deshacer
button-propose-undo = Pedir deshacer
button-propose-end = Proponer el final
button-propose-pause = Proponer una pausa
button-propose-undo-yes = Sí, preguntar a todos
button-propose-end-yes = Sí, preguntar a todos
button-agree = Aceptar
button-decline = Rechazar
button-withdraw = Retirar la propuesta

undo-done = ↩️ Deshice tu jugada. Así estaba antes.

proposal-end = 🤝 { $player } propone **terminar aquí la partida**. Lo oculto queda oculto, y no gana nadie.
proposal-pause = 🤝 { $player } propone **una pausa**: sin turnos ni relojes hasta que alguien de aquí la reanude.
proposal-undo =
    { $count ->
        [one] 🤝 { $player } propone **deshacer la última jugada**.
       *[other] 🤝 { $player } propone **deshacer las últimas { $count } jugadas**.
    }
proposal-agreed = A favor: { $names }
proposal-missing = Faltan por responder: { $names } (desde { $time })
proposal-you-proposed = 🤝 Propuesto. Ahora responden los demás; las máquinas y quienes no están lo aceptan todo.
proposal-you-agreed = 🤝 Aceptas.
proposal-you-declined = Rechazaste, así que la propuesta se cae.
proposal-you-withdrew = Retiraste tu propuesta.

propose-end-question = ¿Proponer que termine { $table }? Si aceptan todos, la partida termina sin resultado y no se puede reanudar.
propose-undo-question =
    { $count ->
        [one] { $table }: ¿pedir a todos que se deshaga la última jugada?
       *[other] { $table }: otros jugaron después. ¿Pedir a todos que se deshagan las últimas { $count } jugadas, tuyas y suyas?
    }

log-void-undo = Hay una jugada nueva, así que no se deshace nada.

refused-other-rules = Las reglas de este juego cambiaron desde que empezó, así que sus jugadas no se pueden repetir.

command-table-undo-name = deshacer
command-table-undo-description = Deshacer tu última jugada, o pedírselo a los demás
command-table-propose-name = proponer
command-table-propose-description = Proponer algo a todos los de una mesa
parameter-what-name = qué
parameter-what-description = Lo que quieres que acuerden todos
propose-end = terminar la partida
propose-pause = una pausa
propose-undo = deshacer mi última jugada
