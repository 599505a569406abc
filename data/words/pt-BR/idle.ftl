# Mesas em que ninguém mexe.

log-idle = Faz tempo que ninguém aparece; a mesa será encerrada, a não ser que alguém faça alguma coisa.
log-kept = A mesa fica.
log-ended-idle = Ninguém apareceu, e a mesa foi encerrada.
board-idle =
    ⏳ { $matter ->
        [halted] Um erro parou esta mesa, e ninguém apertou *Tentar de novo*. Faça isso ou aperte *Manter*, ou esta mesa será encerrada { $time }.
        [paused] Esta mesa está em pausa há um tempo. Retome ou aperte *Manter*, ou ela será encerrada { $time }.
        [closed] Não consigo escrever neste canal, e faz tempo que ninguém aparece. Aperte *Manter*, ou jogue, ou esta mesa será encerrada { $time }.
       *[nothing] Faz tempo que ninguém aparece. Aperte *Manter*, ou jogue, ou esta mesa será encerrada { $time }.
    }
button-keep = Manter
refused-not-idle = Esta mesa fica de qualquer jeito.
notice-closing =
    { $matter ->
        [halted] { $person }, { $table } parou por um erro e será encerrada em dois dias. Quem organiza ou a moderação pode apertar *Tentar de novo*; quem tem um lugar pode apertar *Manter*.
        [paused] { $person }, { $table } está em pausa há um tempo e será encerrada em dois dias, a não ser que alguém retome ou aperte *Manter*.
       *[nothing] { $person }, { $table } será encerrada em dois dias, a não ser que alguém jogue ou aperte *Manter*.
    }
letter-closing =
    { $matter ->
        [halted] Um erro parou esta mesa, e ela será encerrada em dois dias. Quem organiza ou a moderação pode apertar *Tentar de novo* no tabuleiro; quem tem um lugar pode apertar *Manter*.
        [paused] Esta mesa está em pausa há um tempo. Ela será encerrada em dois dias, a não ser que alguém retome ou aperte *Manter*.
        [closed] Não consigo escrever no canal desta mesa, e faz tempo que ninguém joga. Ela será encerrada em dois dias, a não ser que alguém jogue ou aperte *Manter*.
       *[nothing] Faz tempo que ninguém aparece nesta mesa. Ela será encerrada em dois dias, a não ser que alguém jogue ou aperte *Manter*.
    }
