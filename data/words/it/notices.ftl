# Che cosa si fa sapere: menzioni nel canale, messaggi privati, il riepilogo del giorno.

notice-turn = { $person }, tocca a te: { $table }.
notice-last = { $person }, hanno scelto tutti tranne te: { $table }.
notice-secret = { $person }, { $table } aspetta risposte segrete. Hai già risposto? Allora sei a posto.
notice-vote = { $person }, qualcuno fa aspettare tutti: { $table }. Vota come andare avanti.
notice-again = { $person }, { $table } ti aspetta ancora.
notice-soon = { $person }, preparati, poi tocca a te: { $table }.
notice-short = { $person }, ti resta poco tempo: { $table }.
notice-third = { $person }, è passato un terzo del tempo per questa partita: { $table }. Tocca a te.
notice-thirds = { $person }, sono passati due terzi del tempo per questa partita: { $table }. Tocca a te.
notice-time = { $person }, il tuo tempo è scaduto: { $table }. Decidono gli altri; puoi ancora muovere.
notice-silent = { $person }, non ti si sente da un po’: { $table }. Gli altri decidono come andare avanti; apri la tua mano e sei di nuovo in gioco.
notice-hostless = { $person }: serve chi ospita, che non si fa sentire da un po’: { $table }. Chiunque giochi può ospitare al suo posto.
notice-proposal =
    { $what ->
        [end] { $person }, qualcuno propone di finire qui la partita: { $table }. Accetta o rifiuta.
        [pause] { $person }, qualcuno propone una pausa: { $table }. Accetta o rifiuta.
        [undo] { $person }, qualcuno propone di annullare delle mosse: { $table }. Accetta o rifiuta.
       *[nothing] { $person }, c’è una proposta: { $table }. Accetta o rifiuta.
    }
notice-offer = { $person }, ti offrono un posto: { $table }. Accetta per continuare la partita.
notice-invited = { $person }, { $by } ti invita: { $table }.
notice-open = { $person }, { $by } cerca chi gioca: { $table }.
notice-call = { $person }, { $by } cerca chi gioca: { $table }.
notice-seat = { $person }, c’è un posto libero in una partita in corso: { $table }.
notice-removed =
    { $role ->
        [host] { $person }, chi ospita ti ha tolto il posto: { $table }.
       *[moderator] { $person }, chi modera ti ha tolto il posto: { $table }.
    }
notice-ended =
    { $role ->
        [host] { $person }, chi ospita ha chiuso { $table }.
        [time] { $person }, qualcuno ha finito il tempo, quindi { $table } è finita.
        [decided] { $person }, { $table } finisce prima: la sfida è già decisa.
       *[moderator] { $person }, chi modera ha chiuso { $table }.
    }
notice-planned = { $person }, quel che avevi scelto in anticipo non vale più: { $table }.
notice-challenged = { $person }, c’è una sfida per te nella scalata: { $table }.
notice-blocked = { $person }, una persona che hai bloccato è qui o ha ricevuto un invito: { $table }.
notice-full = { $person }, tutti i posti sono presi: { $table }. Puoi cominciare.
notice-missed = { $person }, è ora di cominciare, ma mancano giocatori: { $table }. Imposta un’altra ora, o comincia quando siete abbastanza.
notice-door-closed = -# Hai chiesto i messaggi privati, ma Discord non mi lascia scriverti. Consenti i messaggi privati dai membri di questo server (*Impostazioni privacy* del server); fino ad allora ti menziono qui.

letter-turn = Tocca a te.
letter-last = Hanno scelto tutti tranne te.
letter-secret = Il tavolo aspetta risposte segrete. Nessuno vede chi ha risposto.
letter-vote = Qualcuno fa aspettare tutti. Vota come andare avanti.
letter-again = Il tavolo ti aspetta ancora.
letter-soon = Chi gioca prima di te ha cominciato; poi tocca a te.
letter-short = Ti resta poco tempo.
letter-third = È passato un terzo del tempo per questa partita di campionato. Tocca a te.
letter-thirds = Sono passati due terzi del tempo per questa partita di campionato. Tocca a te.
letter-time = Il tuo tempo è scaduto. Decidono gli altri; puoi ancora muovere.
letter-silent = Non ti si sente da un po’, e gli altri decidono come andare avanti. Apri la tua mano e sei di nuovo in gioco.
letter-hostless = Al tavolo serve chi ospita, che non si fa sentire da un po’. Chiunque giochi può ospitare al suo posto.
letter-proposal = C’è una proposta: accetta o rifiuta.
letter-offer = Ti offrono un posto. Accetta per continuare la partita.
letter-invited = { $by } ti invita a questo tavolo.
letter-open =
    { $by } cerca chi gioca. Vuoi un posto?
    -# Scegli di quali tavoli ti avviso con `/io tavoli-aperti`.
letter-seat =
    In questa partita, già cominciata, c’è un posto libero. Lo vuoi?
    -# Scegli di quali tavoli ti avviso con `/io tavoli-aperti`.
letter-removed =
    { $role ->
        [host] Chi ospita ti ha tolto il posto a questo tavolo.
       *[moderator] Chi modera ti ha tolto il posto a questo tavolo.
    }
letter-ended =
    { $role ->
        [host] Chi ospita ha chiuso questo tavolo.
        [time] Qualcuno ha finito il tempo, quindi la partita è finita.
        [decided] La partita finisce prima: la sfida è già decisa.
       *[moderator] Chi modera ha chiuso questo tavolo.
    }
letter-challenged = C’è una sfida per te nella scalata, e la partita è iniziata.
letter-blocked =
    Una persona che hai bloccato si è seduta a questo tavolo o ha ricevuto un invito. Puoi restare o andartene: in ogni caso del blocco non saprà nulla.
    -# Se ospiti un tavolo che non è ancora cominciato, puoi anche allontanare qualcuno, con *Invita*.
letter-planned = { $plan }
letter-call = { $by } cerca chi gioca.
letter-full = Tutti i posti del tuo tavolo sono presi: puoi cominciare.
letter-missed = È ora di cominciare al tuo tavolo, ma mancano giocatori. Imposta un’altra ora, o comincia quando siete abbastanza.
short-then =
    { $policy ->
        [ask] Poi decidono gli altri come si continua.
        [wait] Poi hai altro tempo, una volta sola.
        [turn] Poi un sostituto gioca questo turno per te.
        [absence] Poi un sostituto gioca per te fino al tuo ritorno.
        [end] Poi la partita finisce, e l’hai persa.
       *[wanted] Poi un sostituto gioca per te, e altri possono prendere il tuo posto.
    }

digest-title = Oggi ti aspettano
digest-line = { $told } ({ $time })
digest-more =
    { $count ->
        [one] -# E un altro tavolo; lo mostra `/tavoli`.
       *[other] -# E altri { $count } tavoli; li mostra `/tavoli`.
    }
digest-settings = -# `/io impostazioni` cambia come e quando ti scrivo.

button-open = Apri
button-mute = Silenzia questo turno
mute-done = 🔕 Silenziato per questo turno. Dal prossimo mi farò sentire di nuovo; premi ancora per riattivare.
mute-undone = 🔔 Riattivato: ti ricordo di nuovo questo turno.
refused-nothing-to-mute = Questo tavolo non ti aspetta: non c’è niente da silenziare.
