# Che cosa si fa sapere: menzioni nel canale, messaggi privati, il riepilogo del giorno.

notice-turn = { $person }, tocca a te: { $table }.
notice-last = { $person }, hanno scelto tutti tranne te: { $table }.
notice-secret = { $person }, { $table } aspetta risposte segrete. Hai già risposto? Allora non devi fare niente.
notice-vote = { $person }, a { $table } è scaduto il tempo di qualcuno. Decidete sulla plancia come si va avanti.
notice-again = { $person }, { $table } ti aspetta ancora.
notice-soon = { $person }, preparati, poi tocca a te: { $table }.
notice-time = { $person }, il tuo tempo è scaduto: { $table }. Si chiede agli altri che cosa fare; puoi ancora muovere.
notice-proposal =
    { $what ->
        [end] { $person }, qualcuno propone di finire qui la partita: { $table }. Di’ se sei d’accordo.
        [pause] { $person }, qualcuno propone una pausa: { $table }. Di’ se sei d’accordo.
        [undo] { $person }, qualcuno propone di annullare delle mosse: { $table }. Di’ se sei d’accordo.
       *[nothing] { $person }, c’è una proposta: { $table }. Di’ se sei d’accordo.
    }
notice-offer = { $person }, ti è offerto un posto a { $table }. Se accetti, giochi da dove si trova la partita.
notice-invited = { $person }, { $by } ti invita: { $table }.
notice-open = { $person }, { $by } cerca chi gioca: { $table }.
notice-call = { $person }, { $by } cerca chi gioca: { $table }.
notice-full = { $person }, tutti i posti sono presi: { $table }. Puoi cominciare.
notice-missed = { $person }, era ora di cominciare, ma mancano giocatori: { $table }. Imposta un’altra ora, o comincia quando siete abbastanza.
notice-door-closed = -# Hai chiesto i messaggi privati, ma Discord non mi permette di scriverti. Per riceverli, consenti i messaggi privati dai membri di questo server (*Impostazioni privacy* del server); fino ad allora ti menziono qui.

letter-turn = Tocca a te.
letter-last = Hanno scelto tutti tranne te.
letter-secret = Il tavolo aspetta risposte segrete. Nessuno vede chi ha risposto.
letter-vote = È scaduto il tempo di qualcuno. Decidete sulla plancia come si va avanti.
letter-again = Il tavolo ti aspetta ancora.
letter-soon = Chi gioca prima di te ha cominciato; poi tocca a te.
letter-time = Il tuo tempo è scaduto. Si chiede agli altri che cosa fare; puoi ancora muovere.
letter-proposal = C’è una proposta: di’ se sei d’accordo.
letter-offer = Ti è offerto un posto. Se accetti, giochi da dove si trova la partita.
letter-invited = { $by } ti invita a questo tavolo.
letter-open =
    { $by } cerca chi gioca. C’è un posto per te?
    -# `/io tavoli-aperti` dice di quali tavoli ti avviso.
letter-call = { $by } cerca chi gioca.
letter-full = Tutti i posti del tuo tavolo sono presi: puoi cominciare.
letter-missed = Era ora di cominciare al tuo tavolo, ma mancano giocatori. Imposta un’altra ora, o comincia quando siete abbastanza.

digest-title = Che cosa ti aspetta oggi
digest-line = { $told } ({ $time })
digest-more =
    { $count ->
        [one] -# E un altro tavolo; lo mostra `/tavoli`.
       *[other] -# E altri { $count } tavoli; li mostra `/tavoli`.
    }
digest-settings = -# `/io impostazioni` cambia come e quando ti scrivo.

button-open = Apri
button-mute = Silenzia questo turno
mute-done = 🔕 Non ti ricordo più questo turno. Dal prossimo mi farò sentire di nuovo; premi ancora se vuoi i promemoria.
mute-undone = 🔔 Ti ricordo di nuovo questo turno.
refused-nothing-to-mute = A questo tavolo ora nessuno ti aspetta: non c’è niente da silenziare.
