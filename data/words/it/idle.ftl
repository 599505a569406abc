# Tavoli che nessuno tocca.

log-idle = Da un po’ qui non passa nessuno; il tavolo si chiude, se nessuno fa qualcosa.
log-kept = Il tavolo resta.
log-ended-idle = Non è venuto nessuno, quindi il tavolo è chiuso.
board-idle = ⏳ Da un po’ qui non passa nessuno. Premi *Tienilo* o continua a giocare, altrimenti il tavolo si chiude { $time }.
button-keep = Tienilo
refused-not-idle = Questo tavolo resta comunque.
notice-closing = { $person }, { $table } si chiude fra due giorni, se nessuno continua o preme *Tienilo*.
letter-closing = Da un po’ a questo tavolo non passa nessuno. Si chiude fra due giorni, se nessuno continua o preme *Tienilo*.
