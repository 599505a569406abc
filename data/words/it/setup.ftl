# Che cosa decide chi modera un server: il pannello, la cronologia, il controllo dei permessi, i rifiuti.

setup-title = Impostazioni
setup-page-where = Dove e chi
setup-page-tables = Tavoli
setup-page-players = Chi gioca
setup-page-time = Tempo e lingua
setup-to-panel = Impostazioni
setup-no-limit = senza limite

setup-channels = Dove si possono aprire tavoli
setup-channels-none = tutti i canali
setup-channels-help = Un canale vale per i suoi thread, una categoria per tutti i suoi canali. Nessuna scelta: ovunque.
setup-openers = Chi può aprire tavoli
# Differs: who is allowed to: anyone at all.
setup-openers-none = chiunque
setup-openers-help = Chiunque può partecipare; solo questi ruoli possono aprire. Nessuna scelta: chiunque. Chi modera può sempre.
setup-moderators = Chi modera
setup-moderators-none = solo chi ha il permesso
setup-moderators-help = Oltre a chi può *Gestire il server*, *Gestire i canali* o *Gestire i messaggi*. Chi ha questi ruoli arriva qui con `/aiuto`; per `/impostazioni`, consentilo in *Impostazioni server → Integrazioni → Tavolata*.
setup-called = A chi segnalo i tavoli aperti
setup-called-none = nessuno
setup-called-help = Menziono questo ruolo quando si apre un tavolo, al più ogni mezz’ora e mai nelle ore di quiete. Chi vuole può anche chiederlo per sé: `/io tavoli-aperti`.
setup-called-silent = ⚠️ Non posso menzionare questo ruolo: permetti a tutti di menzionarlo (*Impostazioni server → Ruoli*), oppure dammi *Menziona @everyone, @here e tutti i ruoli*.
setup-threads = Un thread per ogni tavolo
setup-threads-help = Un thread si archivia da solo dopo una settimana di silenzio; la mossa seguente lo risveglia.
setup-games = Giochi
setup-games-none = tutti i giochi
setup-games-help = Quelli che si possono aprire qui. Nessuna scelta: tutti.
setup-per-channel = Tavoli aperti per canale
setup-per-channel-help = Contano anche i thread. Chi modera non ha limiti.
setup-per-person = Tavoli aperti per chi ospita
setup-per-person-help = Partecipare non conta. Chi modera non ha limiti.
setup-grows = Il limite per chi ospita cresce
setup-grows-help = Un tavolo in più ogni { $games } partite finite qui.
setup-computers = Giocatori automatici
setup-computers-help = Se possono sedersi ai tavoli. I sostituti degli assenti possono sempre.
setup-least-in-time = Affidabilità richiesta per partecipare
setup-least-in-time-help = Quanti degli ultimi turni con l’orologio hanno avuto risposta in tempo. A un tavolo che apri puoi sempre sederti; un tavolo può chiedere di più.
setup-percent = almeno { $percent } turni su 100 in tempo
setup-no-minimum = nessuna richiesta
setup-newcomers = Chi è nuovo partecipa ovunque
setup-newcomers-help = Chi ha avuto meno di { $turns } turni con l’orologio. Se è disattivato, comincia ai tavoli che non chiedono affidabilità.
setup-daily-week = Partita del giorno: solo chi è qui da una settimana
setup-daily-week-help = La classifica del server nomina solo chi ne fa parte da almeno una settimana.
setup-clock = Orologio dei nuovi tavoli
setup-clock-help = Chi ospita può sceglierne un altro prima di cominciare. I tavoli aperti mantengono il loro.
setup-pace = Risposte automatiche ai nuovi tavoli
setup-pace-help = Quando rispondo per chi non ha niente da decidere. Chi ospita può cambiarlo prima di cominciare.
setup-locale = Lingua nel canale
setup-locale-none = quella del server
setup-locale-help = Ciò che vedi solo tu è nella tua lingua.
setup-quiet = Ore di quiete
setup-quiet-none = nessuna
setup-quiet-help = Ogni giorno in queste ore gli orologi si fermano e non avviso nessuno.
setup-quiet-hours = dalle { $start } alle { $end } ({ $timezone })
setup-quiet-next = Le prossime, secondo il tuo orologio: dalle { $start } alle { $end }.
setup-days-off = Giorni liberi per persona e anno
setup-days-off-help = Vacanze, in cui i suoi orologi stanno fermi. In più ognuno può avere fino a { $weekdays } giorni liberi alla settimana, che non contano. Le modifiche valgono dal prossimo turno di ciascuno.
setup-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
setup-quiet-start = Dalle
setup-quiet-end = Alle
setup-quiet-timezone = Fuso orario

setup-reset-question = Vuoi davvero ripristinare tutto? Tutti i canali, tutti i giochi, chiunque, nessun limite, nessuna ora di quiete. La cronologia conserva le vecchie impostazioni.
setup-reset-done = ✅ Tutto è tornato ai valori iniziali.

setup-history-title = Modifiche
setup-history-empty = Ancora nulla: tutto è ai valori iniziali.
setup-history-nobody = qualcuno che ha cancellato i propri dati
setup-history-line = { $time } { $person } · **{ $setting }**: { $before } → { $after }

setup-check-title = Controllo dei permessi
setup-check-well = ✅ Non manca nulla.
setup-check-everywhere =
    ⚠️ **Manca ovunque**: { $permissions }
    { "" }Attivali in *Impostazioni server → Ruoli → { $role } → Permessi*.
setup-check-lacking-chosen = ⚠️ **Manca in canali per i tavoli**:
setup-check-lacking = ⚠️ **Manca in singoli canali** (va bene così dove non si deve giocare):
setup-check-mend = Passa sul canale e premi ⚙️ *Modifica canale → Permessi → Permessi avanzati*. Scegli il ruolo *{ $role }* (aggiungilo se non c’è) e premi ✅ accanto a ciò che manca. Poi controlla di nuovo.
setup-check-more =
    { $count ->
        [one] • e un altro canale
       *[other] • e altri { $count } canali
    }
setup-check-fine =
    ✅ { $more ->
        [0] Tutto a posto in { $channels }.
       *[other] Tutto a posto in { $channels } e altri { $more }.
    }
setup-check-lost =
    ⚠️ Le impostazioni nominano ancora qualcosa che è stato eliminato: { $channels ->
        [0] { $roles ->
            [one] un ruolo
           *[other] { $roles } ruoli
        }.
        [one] un canale{ $roles ->
            [0] .
            [one] {" "}e un ruolo.
           *[other] {" "}e { $roles } ruoli.
        }
       *[other] { $channels } canali{ $roles ->
            [0] .
            [one] {" "}e un ruolo.
           *[other] {" "}e { $roles } ruoli.
        }
    }
setup-forgotten = ✅ Ho dimenticato ciò che era stato eliminato.

button-setup = Impostazioni
button-setup-quiet = Scegli le ore di quiete
button-setup-loud = Nessuna ora di quiete
button-setup-check = Controlla i permessi
button-setup-history = Cronologia
button-setup-reset = Ripristina tutto
button-setup-reset-yes = Sì, ripristina tutto
button-setup-forget = Dimentica ciò che non c’è più
button-setup-again = Controlla di nuovo

permission-create_public_threads = *Creare thread pubblici*

## Aprire un tavolo

thread-name = { $game } · { $host }
new-open-thread = Il tavolo { NUMBER($table, useGrouping: 0) } è aperto in un thread tutto suo, <#{ $channel }>, e hai già un posto. Gli altri premono *Partecipa*; poi premi *Comincia*. Il thread si archivia da solo dopo una settimana di silenzio; la mossa seguente lo risveglia.
thread-not-here = ⚠️ Qui ogni tavolo ha il suo thread, ma in questo tipo di canale non ce ne sono, quindi l’ho aperto nel canale stesso.
thread-not-allowed = ⚠️ Qui ogni tavolo ha il suo thread, ma non posso aprirne uno senza { $permissions }, quindi l’ho aperto nel canale stesso. `/impostazioni controllo` dice come rimediare.
thread-none-left = ⚠️ Il server ha tutti i thread attivi che Discord permette, quindi ho aperto il tavolo nel canale stesso.
thread-not-opened = ⚠️ Discord non mi ha lasciato aprire un thread, quindi ho aperto il tavolo nel canale stesso.
opened-without-computers = Questo server non ammette più giocatori automatici; i loro posti sono liberi.

## Rifiuti

refused-not-your-settings = Ti serve *Gestire il server*, o un ruolo che questo server ha scelto per moderare.
refused-server-unknown = Sono appena tornato in linea e non conosco ancora questo server. Riprova tra un momento.
refused-no-such-channel = Uno di questi canali non è in questo server; nulla è cambiato.
refused-no-such-role = Uno di questi ruoli non è in questo server; nulla è cambiato.
refused-everybody-called = Così chiamerei tutto il server. Scegli un ruolo per chi vuole giocare.
refused-everybody-moderates = Con *@everyone* modererebbero tutti; nulla è cambiato. Scegli un ruolo che ha solo chi modera.
refused-no-such-time = «{ $time }» non mi sembra un’ora del giorno; nulla è cambiato. Scrivila come 22:00, 7.30 o 10 di sera.
refused-quiet-all-day = Inizio e fine sono uguali, quindi gli orologi non andrebbero mai; nulla è cambiato. Per tavoli senza orologio scegli *Senza orologio*.
zone-set = 🕐 Fuso orario: { $zone }. Lì adesso sono le { $time }.
zone-taken = 🕐 Per «{ $typed }» ho preso il fuso orario { $zone }. Lì adesso sono le { $time }.
zone-fixed = { $zone } resta uguale tutto l’anno. Se da te c’è l’ora legale, scrivi piuttosto una città, come Roma.
refused-unknown-zone = Non conosco un fuso orario «{ $zone }»; nulla è cambiato. Prova con la grande città più vicina, come Roma o New York.
refused-no-such-offset = Non conosco un fuso orario «{ $zone }»; nulla è cambiato. Una differenza si scrive come UTC+2 o UTC-3:30, da UTC-12 a UTC+14. Meglio ancora una città, come Roma.
refused-unknown-zone-near = Non so bene quale fuso orario sia «{ $zone }»; nulla è cambiato. Intendevi { $zones }?
refused-other-channels = Qui non puoi aprire tavoli. Usa `/tavolo nuovo` in { $channels }.
refused-no-channel-left = Non vedi nessun canale dove si possono aprire tavoli. Chiedi a chi modera di sceglierne uno con `/impostazioni pannello`.
refused-other-games = Questo server non permette { $game }. Prova { $games }.
refused-other-roles = In questo server solo { $roles } possono aprire tavoli. Puoi unirti a quelli aperti; vedi `/tavoli`.
refused-no-role-left = I ruoli che potevano aprire tavoli qui sono stati eliminati. Chiedi a chi modera di sceglierne altri con `/impostazioni pannello`.
refused-channel-crowded =
    { $count ->
        [one] Questo canale ha già un tavolo aperto, e il server non ne permette altri. Apri il tuo in un altro canale, aspetta, o chiedi a chi lo ospita di chiuderlo con `/tavolo chiudi`. `/tavoli` lo mostra.
       *[other] Questo canale ha { $count } tavoli aperti, e il server ne permette { $limit }. Apri il tuo in un altro canale, aspetta, o chiedi a chi ne ospita uno di chiuderlo con `/tavolo chiudi`. `/tavoli` li mostra.
    }
refused-too-many-tables =
    { $count ->
        [one] Ospiti già un tavolo aperto, e questo server ne permette { $limit }. Finisci la partita, o chiudilo con `/tavolo chiudi`. Puoi sempre unirti ad altri.
       *[other] Ospiti { $count } tavoli aperti, e questo server ne permette { $limit }. Finisci una partita, o chiudine uno con `/tavolo chiudi`. Puoi sempre unirti ad altri.
    }
refused-too-many-tables-yet =
    { $count ->
        [one] Ospiti già un tavolo aperto, e per ora questo server te ne permette { $limit }; ne hai uno in più ogni { $games } partite che finisci qui. Finisci la partita, o chiudilo con `/tavolo chiudi`. Puoi sempre unirti ad altri.
       *[other] Ospiti { $count } tavoli aperti, e per ora questo server te ne permette { $limit }; ne hai uno in più ogni { $games } partite che finisci qui. Finisci una partita, o chiudine uno con `/tavolo chiudi`. Puoi sempre unirti ad altri.
    }
refused-computers-not-allowed = Questo server non ammette giocatori automatici. Chiedi a qualcuno di partecipare.

## Comandi

command-setup-name = impostazioni
command-setup-description = Impostazioni di questo server (chi modera)
command-setup-panel-name = pannello
command-setup-panel-description = Canali, giochi, ruoli, limiti, orologio, lingua, ore di quiete
command-setup-check-name = controllo
command-setup-check-description = Quali permessi mi mancano, e dove premere
command-setup-history-name = cronologia
command-setup-history-description = Chi ha cambiato quale impostazione, e quando
