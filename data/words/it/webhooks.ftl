# Il webhook di un server: il pannello per chi modera, e che cosa si legge se non funziona.

setup-page-programs = Altri programmi
setup-webhook = Webhook
# Differs: masculine, a webhook.
setup-webhook-none = nessuno
setup-webhook-help = Mando ogni nuovo tavolo e ogni risultato a un tuo indirizzo web, per un sito, un canale altrove o uno script. Solo ciò che nel canale vedono tutti, e mai i tavoli privati.
setup-api = Interfaccia per siti (API)
setup-api-help = Siti e script possono leggere dal bot i tavoli pubblici, i risultati e le classifiche di questo server, con i nomi. Chi non vuole comparire lo disattiva: *Il mio nome fuori da Discord* in `/io impostazioni`.
setup-api-off = Chi gestisce il bot non la offre ancora: nessuno può leggere niente.
setup-public-channels = Di che cosa sanno gli altri programmi
setup-public-channels-none = i canali che tutti vedono
setup-public-channels-help = I tavoli in questi canali e nei loro thread. Nessuna scelta: i canali che *@everyone* può vedere. I thread privati mai.

webhook-title = Webhook
webhook-none = Non c’è ancora un indirizzo.
webhook-on = ✅ I messaggi vanno a **{ $host }** (impostato: { $time }).
webhook-failing = ⚠️ **{ $host }** non accetta i miei messaggi (prima volta: { $since }). { $why } Riprovo fino a { $until }, con pause sempre più lunghe.
webhook-off = ⛔ Non mando più niente a **{ $host }** ({ $time }). Sistema ciò che riceve i messaggi, poi premi *Manda una prova*: se viene accettata, il webhook è di nuovo attivo.
webhook-waiting =
    { $count ->
        [one] Un messaggio aspetta.
       *[other] { $count } messaggi aspettano.
    }
webhook-named = ✅ Da ora i messaggi vanno a **{ $host }**. Premi *Manda una prova* per vedere se arrivano.
webhook-secret = 🔑 **Copia subito questo segreto; non lo mostrerò più.** Serve a verificare che un messaggio viene da me ([Standard Webhooks](https://www.standardwebhooks.com)):
webhook-accepted = ✅ La prova è stata accettata.
webhook-refused = ⚠️ La prova non è arrivata. { $why }
webhook-removed = ✅ L’indirizzo e il segreto non ci sono più; non mando più niente.
webhook-renew-question = Vuoi un nuovo segreto? Finché non lo inserisci anche lì, **{ $host }** non può verificare i miei messaggi.
webhook-remove-question = Togliere il webhook? **{ $host }** non riceve più niente, e il segreto è perso per sempre.
webhook-address-label = Indirizzo
webhook-address-hint = Comincia con https:// e accetta JSON con POST.

webhook-status = Ha risposto con l’errore { $status }.
webhook-redirect = Ha risposto rimandando altrove ({ $status }), e io non lo seguo. Inserisci l’indirizzo finale.
webhook-late = Ci ha messo più di 10 secondi a rispondere.
webhook-unreachable = Lì non risponde nessuno.
webhook-private = Il suo nome porta in una rete privata, dove non mando niente.
webhook-certificate = Il suo certificato non è valido.

webhook-letter-failing =
    ⚠️ Il webhook di **{ $server }** non funziona: **{ $host }** non accetta i miei messaggi (prima volta: { $since }). { $why }
    { "" }Riprovo fino a { $until }, poi lo disattivo. Con `/impostazioni pannello`, sul server, puoi mandare una prova: è in *Altri programmi*.
webhook-letter-off =
    ⛔ Ho disattivato il webhook di **{ $server }**, perché **{ $host }** non accettava i miei messaggi. { $why }
    { "" }I messaggi in attesa sono persi. Per riattivarlo, sul server, premi *Manda una prova* in `/impostazioni pannello`, in *Altri programmi*.

button-webhook = Webhook
button-webhook-address = Inserisci un indirizzo
button-webhook-change = Cambia indirizzo
button-webhook-test = Manda una prova
button-webhook-renew = Nuovo segreto
button-webhook-renew-yes = Sì, uno nuovo
button-webhook-remove = Togli
button-webhook-remove-yes = Sì, togli

refused-no-webhook = Questo server non ha più un webhook.
refused-no-web-address = Non riesco a leggerlo come indirizzo web; non è cambiato niente. Ha la forma https://example.org/hook.
refused-https-only = L’indirizzo deve cominciare con https://; non è cambiato niente.
refused-login-in-address = Togli il nome e la password prima della @; non è cambiato niente. Che un messaggio viene da me lo dice la mia firma.
refused-inside-network = Quell’indirizzo è in una rete privata, dove non mando niente; non è cambiato niente.
