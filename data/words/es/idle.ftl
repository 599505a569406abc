# Mesas que nadie toca.

log-idle = Hace tiempo que no viene nadie; la mesa terminará si nadie hace algo.
log-kept = La mesa se queda.
log-ended-idle = No vino nadie, así que la mesa terminó.
board-idle =
    ⏳ { $matter ->
        [halted] Un error detuvo esta mesa, y nadie ha pulsado *Reintentar*. Hazlo o pulsa *Conservarla*, o esta mesa termina { $time }.
        [paused] Esta mesa lleva un tiempo en pausa. Reanúdala o pulsa *Conservarla*, o termina { $time }.
        [closed] No puedo escribir en este canal, y hace tiempo que no viene nadie. Pulsa *Conservarla*, o sigue jugando, o esta mesa termina { $time }.
       *[nothing] Hace tiempo que no viene nadie. Pulsa *Conservarla*, o sigue jugando, o esta mesa termina { $time }.
    }
button-keep = Conservarla
refused-not-idle = Esta mesa se queda de todos modos.
notice-closing =
    { $matter ->
        [halted] { $person }, un error detuvo { $table }, que termina en dos días. Quien organiza o la moderación puede pulsar *Reintentar*; cualquiera de la mesa puede pulsar *Conservarla*.
        [paused] { $person }, { $table } lleva un tiempo en pausa y termina en dos días si nadie la reanuda o pulsa *Conservarla*.
       *[nothing] { $person }, { $table } termina en dos días si nadie sigue jugando o pulsa *Conservarla*.
    }
letter-closing =
    { $matter ->
        [halted] Un error detuvo esta mesa, y termina en dos días. Quien organiza o la moderación puede pulsar *Reintentar* en el tablero; cualquiera de la mesa puede pulsar *Conservarla*.
        [paused] Esta mesa lleva un tiempo en pausa. Termina en dos días si nadie la reanuda o pulsa *Conservarla*.
        [closed] No puedo escribir en el canal de esta mesa, y hace tiempo que no juega nadie. Termina en dos días si nadie sigue jugando o pulsa *Conservarla*.
       *[nothing] Hace tiempo que no viene nadie a esta mesa. Termina en dos días si nadie sigue jugando o pulsa *Conservarla*.
    }
