# Parole comuni a tutti i giochi: tavoli, pannelli, comandi, rifiuti.

language-in-progress = Traduzione in corso: dicci se qualcosa suona male.
button-language-feedback = Diccelo
list-apart = { $list }; { $item }
list-led = { $what }: { $list }
list-arrow = { $before } → { $after }

computer-fox = Volpe Meccanica
computer-heron = Airone Meccanico
computer-frog = Rana Meccanica
computer-bee = Ape Meccanica
computer-owl = Gufo Meccanico
computer-hare = Lepre Meccanica

table-title = { $game } · tavolo { NUMBER($table, useGrouping: 0) }

## Sala d’attesa

lobby-seat-host = { $name } · ospita
lobby-told-daily = 📬 legge una volta al giorno
lobby-told-never = 🔕 passa a vedere senza avvisi
lobby-seats-free =
    { $count ->
        [one] *1 posto è libero*
       *[other] *{ $count } posti sono liberi*
    }
lobby-seat-kept = { $crest } riservato a { $person } · scade { $time }
lobby-invited = Invitati: { $people }
lobby-options = Opzioni: { $options }
lobby-need =
    { $count ->
        [one] Manca ancora una persona per cominciare.
       *[other] Mancano ancora { $count } persone per cominciare.
    }
lobby-ready = Tutto pronto! Chi è al tavolo può premere *Comincia*.
lobby-board-marks = ❗ sulla plancia segna ciò che è appena cambiato.
lobby-starts-full = La partita comincia da sola appena tutti i posti sono presi.
lobby-starts-at = ⏰ Comincia da sola: { $time } ({ $rest }).
lobby-starts-at-filled = ⏰ Comincia da sola: { $time } ({ $rest }). I posti vuoti vanno a giocatori automatici.
lobby-start-missed = ⏰ La partita doveva cominciare { $time }, ma mancavano giocatori. Imposta un’altra ora nelle *Opzioni*, o premi *Comincia* quando siete abbastanza.
lobby-shuffle =
    🔒 Nessuno può cambiare come si mescola in questa partita: nasce da un segreto creato prima che arrivasse qualcuno, e da quando premete. La sua impronta, fin d’ora (SHA-256):
    `{ $hash }`
    Alla fine vedi il segreto, e con *Controlla la mescolata* la partita si rigioca da lì.
option-value = { $option }: { $value }

## Plancia e risultato

board-waiting =
    { $count ->
        [one] Tocca a { $names }. Turno iniziato { $time }.
       *[other] Devono ancora scegliere { $names }. Turno iniziato { $time }.
    }
board-waiting-discreet = Si aspettano risposte segrete: { $names }. Turno iniziato { $time }. Nessuno vede chi ha risposto.
board-over = Fine della partita
board-ended = Questo tavolo è stato chiuso prima della fine della partita.
board-halted = Qualcosa è andato storto nelle regole, quindi ho fermato il tavolo appena prima dell’ultima mossa. Non si è perso nulla. Chi ospita o chi modera può premere *Riprova*; chi gestisce il bot trova i dettagli sotto **{ $reference }**.
board-rank = { NUMBER($rank) }. { $name }: { $score }
board-rank-unscored = { NUMBER($rank) }. { $name }
board-secret = -# Segreto della mescolata: `{ $secret }`. *Controlla la mescolata* rigioca da lì tutta la partita.

## Pannello privato

hand-watching = Stai guardando: ecco che cosa puoi vedere.
hand-watching-more = Stai guardando, e vedi più di chi gioca: in questa partita non puoi più prendere posto.
hand-watching-offered = Qui ti hanno offerto un posto. Finché non lo rifiuti, vedi solo ciò che vedono tutti.
hand-aim = -# 🎯 { $aim }
coach-new = 🎓 **{ $title }** · { $said }
coach-off-done = La guida è spenta. Si riaccende con `/io impostazioni`.
button-coach-off = Spegni la guida
hand-given = Hai scelto. Puoi cambiare idea finché non hanno risposto tutti.
hand-does = { $option } — { $does }
hand-by-itself = Niente da decidere: «{ $option }» succede da sé.
hand-by-itself-later = Niente da decidere: «{ $option }» succede da sé dopo un po’, così nessuno se ne accorge. Puoi anche premere subito.
hand-by-itself-soon = «{ $option }» succede da sé fra un minuto o due, se non premi altro.
hand-by-itself-unless = «{ $option }» succede da sé dopo un po’, se non premi altro.
hand-choose =
    { $least ->
        [one] { $most ->
            [one] Scegline uno
           *[other] Scegline da 1 a { $most }
        }
       *[other] { $least ->
            [0] Scegline fino a { $most }
           *[other] Scegline da { $least } a { $most }
        }
    }
hand-page = Pagina { $page } di { $pages } · pagina seguente
hand-channel-denied = ⚠️ Ora non posso scrivere nel canale di questo tavolo. Le tue mosse valgono lo stesso. Chiedi a chi modera di farmi vedere il canale, inviare messaggi e allegare file, oppure premi *Sposta qui la plancia* dove posso scrivere. Fino ad allora avviso con messaggi privati, e l’orologio sta fermo per chi non riesco a raggiungere.
direct-on = ✉️ Ti ho scritto, e lo farò ogni volta che tocca a te. Premi di nuovo per smettere.
direct-off = Non ti scrivo più; quando tocca a te ti menziono nel canale.

## Pulsanti

button-join = Partecipa
button-leave = Lascia
button-add-computer = Aggiungi un giocatore automatico
button-remove-computer = Togli un giocatore automatico
button-shuffle = Mescolata onesta
button-options = Opzioni
button-start = Comincia
button-start-yes = Comincia senza
button-rules = Regole
button-invitations = Invita
button-hand = La mia mano
button-log = Che cosa è successo
button-explain = Spiega
button-no = No
button-more = Altro
button-text = Come testo
# Differs: it completes the sentence on the panel, not a list of ways.
button-direct = Per messaggio privato
button-board = Vai alla plancia
button-older = Prima
button-newer = Dopo
button-back = Indietro
button-on = Avanti
button-again = Gioca ancora
button-verify = Controlla la mescolata
button-release = Riprova
button-here = Sposta qui la plancia
button-end = Chiudi questo tavolo
button-end-why = Sì, e dico perché…
button-end-yes = Sì, chiudilo

## Cronaca

log-title = Che cosa è successo · { $table }
log-empty = Ancora nulla.
log-page = -# Pagina { $page } di { $pages }
log-lines = -# Righe { $first }–{ $last } di { $count }
log-private = 🔒
line-and = { $told } { $more }
line-details = { $line } · +{ $count }
moment-line = ### 📣 { $line }
button-details = Dettagli
button-short = In breve
log-opened = { $player } apre il tavolo. Lo SHA-256 del segreto della mescolata è { $commitment }.
log-joined = { $player } prende posto.
log-left = { $player } lascia il tavolo.
log-computer-added = Un giocatore automatico prende posto.
log-computer-removed = Un giocatore automatico lascia il tavolo.
log-option = { $option }: { $value }.
log-started = La partita comincia.
log-ended = Il tavolo è stato chiuso prima della fine della partita.
log-halted = Il tavolo è stato fermato (riferimento { $reference }).
log-released = { $player } fa ripartire il tavolo.

## Opzioni

options-title = Opzioni · { $table }
options-change = Si cambiano con i pulsanti, fino all’inizio.
options-read = Fino all’inizio possono cambiarle chi ospita e chi modera. I pulsanti le spiegano.
board-marked = -# ❗ nell’immagine: ciò che è appena cambiato
field-zone-hint = Una città o un paese, come Roma, o il nome del fuso
field-time-hint = Per esempio 22:00 o le 10 di sera
field-day-hint = Come 24 dicembre, 2026-12-24, venerdì o domani
button-form-again = Riprova
refused-no-such-moment = «{ $typed }» non mi dice quando cominciare; nulla è cambiato. Prova 20:30, domani alle 20, venerdì alle 20:30, 24 dicembre 20:30 o fra 2 ore.
refused-time-missing = «{ $typed }» non dice a che ora; nulla è cambiato. Aggiungila, come 20:30 o 8 di sera.
refused-unclear-moment = «{ $typed }» può essere { $one } o { $other }; nulla è cambiato. Scrivilo per esteso, come { $example }.
refused-start-past = Quest’ora è già passata.
refused-start-too-far = Scegli un inizio entro 30 giorni da oggi.

## Elenchi e risposte brevi

tables-mine = I tuoi tavoli
tables-none = Qui non vedi nessun tavolo aperto. Aprine uno con `/tavolo nuovo`.
tables-none-yours = Non sei a nessun tavolo aperto. Su un server, `/tavoli` mostra quelli a cui puoi unirti.
tables-you = **Tocca a te.** Turno iniziato { $time }.
tables-vote = **Manca il tuo voto**: come si va avanti senza { $name }? Votazione aperta { $time }.
tables-proposal =
    { $what ->
        [end] **{ $name } propone di finire la partita**; accetta o rifiuta. Proposto { $time }.
        [pause] **{ $name } propone una pausa**; accetta o rifiuta. Proposto { $time }.
       *[undo] **{ $name } propone di annullare delle mosse**; accetta o rifiuta. Proposto { $time }.
    }
tables-late-time = ⏳ **Il tuo tempo è finito** { $time }; decidono gli altri. Puoi ancora muovere.
tables-late-silence = 💤 **Gli altri decidono come andare avanti senza di te.** La votazione è cominciata { $time }. Apri la tua mano e sei di nuovo in gioco.
tables-playing =
    { $count ->
        [one] Si aspetta qualcun altro. Turno iniziato { $time }.
       *[other] Si aspettano altri { $count }. Turno iniziato { $time }.
    }
tables-lobby =
    In attesa, { $taken ->
        [one] un posto preso
       *[other] { $taken } posti presi
    } su { $seats }.
tables-halted = Fermo per un errore; chi ospita o chi modera può riprovare.
tables-paused = In pausa.
tables-over = La partita è finita.
tables-ended = Chiuso in anticipo.
status-lobby = in attesa
status-playing = in gioco
status-halted = fermo
status-paused = in pausa
status-over = partita finita
status-ended = chiuso
suggestion = { $table } ({ $state })
new-open = Il tavolo { NUMBER($table, useGrouping: 0) } è aperto in questo canale, e hai già un posto. Gli altri premono *Partecipa*, oppure aggiungi giocatori automatici. Poi premi *Comincia*.
again-open = Qualcuno ti ha battuto sul tempo: il tavolo { NUMBER($table, useGrouping: 0) } è aperto, { $link }.
end-question = Vuoi davvero chiudere { $table }? La partita non si riprende, e ciò che è nascosto resta nascosto.
end-done = Il tavolo è chiuso.
here-done = Ora la plancia è in questo canale.
verify-good =
    ✅ { $moves ->
        [one] Ho rigiocato l’unica mossa
       *[other] Ho rigiocato tutte le { $moves } mosse
    } dal segreto, e il risultato è lo stesso. La mescolata era fissata prima dell’inizio.
verify-data =
    Per controllare da te: lo SHA-256 del segreto è quello mostrato prima dell’inizio. Il seme è lo SHA-256 del segreto seguito da questi numeri, ciascuno in otto byte, dal più significativo.
    Promesso: `{ $hash }`
    Segreto: `{ $secret }`
    Posti, poi l’inizio: `{ $presses }`
rules-page = -# Pagina { $page } di { $pages }
rules-entry = Torna alla mia ricerca

## Aiuto

help-anywhere =
    { "" }**Ovunque**: [installa Tavolata per te]({ $link }) e i tuoi tavoli, la tua mano, le lezioni, le regole e le ricerche vengono con te in ogni server e nei messaggi privati. Lì puoi anche giocare contro il computer. Lo vedi solo tu. I tavoli con altri si aprono sui server che hanno Tavolata.
help-text =
    ## Tavolata
    Giochi da tavolo fantastici con mani nascoste, proprio qui nel canale: una mossa a colazione, la prossima a pranzo.

    { "" }**Prima volta?** `/impara` ti insegna un gioco in tre minuti, giocandolo.

    { "" }**Per giocare**: `/tavolo nuovo`, poi scegli un gioco. Chi vuole giocare preme *Partecipa*; i giocatori automatici possono riempire i posti liberi; *Comincia* dà il via. Da lì in poi premi *La mia mano*: mostra a te, e solo a te, che cosa hai e che cosa puoi fare.

    { "" }**Comandi**
    `/tavolo nuovo` · apri un tavolo in questo canale
    `/tavolo mostra` · guarda un tavolo, anche come testo
    `/tavolo mano` · la tua vista privata e le tue scelte
    `/tavolo cronaca` · che cosa è successo
    `/tavolo opzioni` · le opzioni del tavolo
    `/tavolo proroga` · prenditi più tempo per il tuo turno
    `/tavolo annulla`, `/tavolo proponi` · annulla la tua mossa; proponi una pausa o la fine
    `/tavolo rivedi` · guarda una partita passo per passo
    `/tavolo com-è-andata` · com’è andata una partita finita
    `/tavolo verifica`, `/tavolo esporta`, `/tavolo importa` · controlla una partita finita, salvala in un file, caricane una
    `/tavolo lascia` · lascia il tuo posto; altri possono prenderlo
    `/tavolo pausa`, `/tavolo riprendi` · metti in pausa un tavolo, e riprendi
    `/tavolo invita`, `/tavolo togli` · invita qualcuno prima dell’inizio, o allontanalo (chi ospita)
    `/tavolo sostituisci`, `/tavolo togli`, `/tavolo ospita` · chi siede dove, e chi ospita (chi modera)
    `/tavolo chiudi` · chiudi un tavolo (chi ospita e chi modera)
    `/tavoli` · i tuoi tavoli, prima quelli che aspettano te
    `/statistiche` · come vai, e chi è più bravo in un gioco
    `/regole` · come si gioca; `/cerca` · che cosa fa una carta, un oggetto o un luogo
    `/io impostazioni` · lingua, avvisi, promemoria, giorni liberi; `/io tavoli-aperti` · avvisi sui tavoli aperti; `/io bloccati` · chi preferisci non incontrare; `/io esporta`, `/io cancella` · i tuoi dati
    `/impostazioni pannello`, `/impostazioni controllo` · le impostazioni del server, e che cosa mi manca (chi modera)

    Nessuna fretta. Quando tocca a te ti menziono, oppure premi *Per messaggio privato* e ti scrivo.

welcome =
    ## Ti diamo il benvenuto a Tavolata
    Prima volta? Scrivi `/impara`: ti insegna un gioco in tre minuti.
    Per giocare, qui sopra c’è un tavolo aperto. Nei panni di **{ $host }** premi *Aggiungi un giocatore automatico*, poi *Comincia*, poi *La mia mano*. Qui puoi anche essere più persone: premi l’immagine di qualcuno per metterti nei suoi panni, poi *Partecipa*, e gioca contro di te. Con `/` vedi tutti i comandi.

## Rifiuti

refused-out-of-date = ↻ Da quel pulsante le cose sono andate avanti. Ecco come stanno ora.
refused-unknown-button = Non conosco questo pulsante. Forse viene da una mia versione precedente; `/tavolo mostra` porta quello attuale.
refused-other-database = Non ricordo il tavolo di questo pulsante: nel frattempo la mia banca dati è stata sostituita. `/tavoli` mostra quelli che ci sono ora.
refused-old-command = Questo comando è cambiato. Riavvia Discord per avere quello nuovo, o riprova tra un minuto.
refused-no-such-table = Qui non c’è un tavolo { NUMBER($table, useGrouping: 0) }, o non puoi vederlo.
refused-no-table-here = Non capisco quale tavolo intendi. Aprine uno con `/tavolo nuovo`, o guarda `/tavoli`.
refused-unknown-game = Non conosco questo gioco. `/tavolo nuovo` elenca quelli che conosco.
refused-server-only = Si può fare nel canale di un server che ha Tavolata.
refused-already-seated = Hai già un posto a questo tavolo.
refused-not-seated = Non hai un posto a questo tavolo.
refused-not-your-table = Non giochi a questo tavolo. Puoi guardare, o aprirne uno tuo con `/tavolo nuovo`.
refused-full = Tutti i posti sono occupati.
refused-seats-kept = I posti liberi sono riservati a chi è stato invitato.
refused-no-computer = A questo tavolo non ci sono giocatori automatici.
refused-too-few = Dovete essere almeno in { $least }. Chiedi a qualcuno di partecipare, o aggiungi un giocatore automatico.
refused-started = La partita è già cominciata.
refused-not-started = La partita non è ancora cominciata.
refused-ended = Questo tavolo è chiuso.
refused-not-over-yet = Lo vedi a partita finita: ora svelerebbe ciò che è nascosto.
refused-game-over = Questa partita è finita.
refused-turn = È il turno di { $player }. Arriverà anche il tuo!
refused-not-asked-now = Ora non hai niente da scegliere.
refused-not-offered = Qui non puoi sceglierlo. I pulsanti mostrano che cosa puoi fare.
refused-not-verified = Il verbale non dà la stessa partita: { $reason }. Dillo a chi gestisce il bot, per favore.
refused-no-such-option = Questo gioco non ha questa opzione o questo valore; nulla è cambiato.
refused-host-only = Può farlo solo chi ospita il tavolo, o chi modera.
refused-halted = Qualcosa è andato storto nelle regole. Nulla è cambiato; il tavolo resta fermo finché chi ospita o chi modera non preme *Riprova*. Riferimento: **{ $reference }**
refused-permission = Non posso giocare in questo canale senza { $permissions }. Chiedi a chi modera di permetterlo, o scegli un altro canale.
refused-door-closed = Discord non mi lascia scriverti. Consenti i messaggi privati dai membri di questo server (*Impostazioni privacy* del server), poi premi di nuovo.
refused-store = Non sono riuscito a salvarlo, quindi non è successo; il resto è al sicuro. Riprova tra un momento. Chi gestisce il bot trova il motivo nel registro.
refused-silent = In questo momento la mia banca dati non risponde. Riprova tra un minuto, ma prima controlla se quello che hai premuto vale già.
refused-error = Qualcosa è andato storto da parte mia; non hai perso nulla. Riferimento: **{ $reference }**
refused-store-later = Ho salvato la tua mossa, ma poi la banca dati si è bloccata. Prima di premere di nuovo, controlla se vale. Chi gestisce il bot trova il motivo nel registro.
refused-error-later = Qualcosa è andato storto da parte mia dopo che avevo salvato ciò che hai premuto. Prima di premere di nuovo, controlla se vale. Riferimento: **{ $reference }**
refused-form-gone = Non c’è più niente da compilare insieme. Apri la tua mano per vedere che cosa ti si chiede ora.
refused-form-out-of-date = Mentre compilavi è cambiato qualcosa, quindi non ho fatto nulla. Le tue scelte sono al sicuro: guarda il tavolo, poi riprova.
refused-form-part = Il modulo non offre più tutto questo, quindi non ho fatto nulla. Riprova: ti mostra che cosa puoi scegliere ora.
refused-form-reveals = Strada facendo si scopre qualcosa di nuovo: il resto sceglilo dopo averlo visto. Per ora non ho fatto nulla.
refused-form-not-opened = Non sono riuscito ad aprire il modulo. Premi di nuovo, per favore.
refused-not-shown = Non sono riuscito a mostrarti la risposta, ma ciò che hai fatto vale, se si poteva fare. Prima di ripetere, guarda di nuovo.
refused-too-late = Quello che hai premuto mi è arrivato troppo tardi, quindi non è cambiato nulla. Premi di nuovo, per favore.
refused-one-moment = Un momento: mi sto ancora occupando di ciò che hai premuto prima.
refused-busy-server = Un momento: su questo server ho molto da fare. Riprova tra qualche secondo.
still-working = ⏳ Ci vuole più del dovuto. Ci sto lavorando; non serve premere di nuovo.

## Che cosa sta al posto di parole o immagini mancanti

picture-follows = ⏳ Ci sono molte immagini da disegnare. Eccola a parole; l’immagine arriva tra poco.
picture-failed = ⚠️ Non sono riuscito a disegnare l’immagine, quindi eccola a parole. La partita continua. Riferimento: **{ $reference }**
unworded = (qui mancano le parole)
unworded-question = Che cosa scegli?
unworded-choice = Scelta { $number } ({ $option })
unworded-position = Ora non riesco a descrivere la posizione. Le tue scelte valgono comunque.

permission-view_channel = *Vedere il canale*
permission-send_messages = *Inviare messaggi*
permission-send_messages_in_threads = *Inviare messaggi nei thread*
permission-attach_files = *Allegare file*

## Comandi: descrizioni di al massimo 100 caratteri, nomi in minuscolo senza spazi

command-table-name = tavolo
command-table-description = Tavoli: aprire, guardare, giocare
# Differs: a table (masculine); elsewhere a stone.
command-table-new-name = nuovo
command-table-new-description = Apre un tavolo in questo canale
command-table-show-name = mostra
command-table-show-description = Guarda un tavolo, solo per te
command-table-hand-name = mano
command-table-hand-description = La tua vista privata di un tavolo, con le tue scelte
command-table-log-name = cronaca
command-table-log-description = Che cosa è successo a un tavolo
command-table-options-name = opzioni
command-table-options-description = Le opzioni di un tavolo
command-table-end-name = chiudi
command-table-end-description = Chiude un tavolo (chi lo ospita e chi modera)
command-table-verify-name = verifica
command-table-verify-description = Controlla che una partita finita sia stata mescolata lealmente
command-table-export-name = esporta
command-table-export-description = Salva una partita finita in un file
command-tables-name = tavoli
command-tables-description = I tuoi tavoli, prima quelli che aspettano te
command-rules-name = regole
command-rules-description = Come si gioca
command-lookup-name = cerca
command-lookup-description = Che cosa fa una carta, un oggetto, una magia o un luogo
command-help-name = aiuto
command-help-description = Che cosa fa Tavolata e come si comincia
parameter-lookup-name = cosa
parameter-lookup-description = Il suo nome, o come comincia
parameter-game-name = gioco
parameter-game-description = Quale gioco
parameter-language-name = lingua
parameter-language-description = La lingua del tavolo; altrimenti quella del server
parameter-table-name = tavolo
parameter-table-description = Quale tavolo; altrimenti il più probabile
parameter-text-name = testo
parameter-text-description = L’intera posizione come testo, senza immagine
