# Tavoli che nessuno tocca.

log-idle = Da un po’ nessuno tocca questo tavolo; sarà chiuso se nessuno lo fa.
log-kept = Il tavolo resta.
log-ended-idle = Non è venuto nessuno, perciò il tavolo è chiuso.
board-idle = ⏳ Da un po’ qui non passa nessuno. Questo tavolo si chiude { $time }, se nessuno continua o preme *Tienilo*.
button-keep = Tienilo
refused-not-idle = Questo tavolo resta comunque.
notice-closing = { $person }, { $table } si chiude fra due giorni, se nessuno continua o preme *Tienilo*.
letter-closing = Da un po’ nessuno tocca questo tavolo. Si chiude fra due giorni, se nessuno continua o preme *Tienilo*.
