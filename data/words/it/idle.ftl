# Tavoli che nessuno tocca.

log-idle = Da un po’ qui non passa nessuno; il tavolo si chiude, se nessuno fa qualcosa.
log-kept = Il tavolo resta.
log-ended-idle = Non è venuto nessuno, quindi il tavolo è chiuso.
board-idle =
    ⏳ { $matter ->
        [halted] Un errore ha fermato questo tavolo, e nessuno ha premuto *Riprova*. Premilo, o premi *Tienilo*, altrimenti il tavolo si chiude { $time }.
        [paused] Il tavolo è in pausa da un po’. Riprendi la partita o premi *Tienilo*, altrimenti si chiude { $time }.
        [closed] In questo canale non posso scrivere, e da un po’ qui non passa nessuno. Premi *Tienilo* o continua a giocare, altrimenti il tavolo si chiude { $time }.
       *[nothing] Da un po’ qui non passa nessuno. Premi *Tienilo* o continua a giocare, altrimenti il tavolo si chiude { $time }.
    }
button-keep = Tienilo
refused-not-idle = Questo tavolo resta comunque.
notice-closing =
    { $matter ->
        [halted] { $person }, un errore ha fermato { $table }, che si chiude fra due giorni. Chi ospita o chi modera può premere *Riprova*; chi siede al tavolo può premere *Tienilo*.
        [paused] { $person }, { $table } è in pausa da un po’ e si chiude fra due giorni, se nessuno riprende la partita o preme *Tienilo*.
       *[nothing] { $person }, { $table } si chiude fra due giorni, se nessuno continua o preme *Tienilo*.
    }
letter-closing =
    { $matter ->
        [halted] Un errore ha fermato questo tavolo, che si chiude fra due giorni. Chi ospita o chi modera può premere *Riprova* sulla plancia; chi siede al tavolo può premere *Tienilo*.
        [paused] Questo tavolo è in pausa da un po’. Si chiude fra due giorni, se nessuno riprende la partita o preme *Tienilo*.
        [closed] Nel canale di questo tavolo non posso scrivere, e da un po’ non gioca nessuno. Si chiude fra due giorni, se nessuno continua o preme *Tienilo*.
       *[nothing] Da un po’ a questo tavolo non passa nessuno. Si chiude fra due giorni, se nessuno continua o preme *Tienilo*.
    }
