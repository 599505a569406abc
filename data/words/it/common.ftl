# Parole comuni a tutti i giochi: tavoli, pannelli, comandi, rifiuti.

language-name = Italiano
list-last = { $list } e { $item }

computer-fox = Volpe Meccanica
computer-heron = Airone Meccanico
computer-frog = Rana Meccanica
computer-bee = Ape Meccanica
computer-owl = Gufo Meccanico
computer-hare = Lepre Meccanica

table-title = { $game } · tavolo { NUMBER($table, useGrouping: 0) }

## Sala d’attesa

lobby-seat-host = { $name } · ha aperto il tavolo
lobby-seat-free = { $crest } *libero*
lobby-seat-kept = { $crest } riservato a { $person }, fino a { $time }
lobby-invited = Invitati: { $people }
lobby-options = Si gioca con: { $options }
lobby-need =
    { $count ->
        [one] Manca ancora una persona per cominciare.
       *[other] Mancano ancora { $count } persone per cominciare.
    }
lobby-ready = Tutto pronto: chi è seduto al tavolo può premere *Comincia*.
lobby-starts-full = La partita comincia da sola quando tutti i posti sono presi.
lobby-starts-at = ⏰ La partita comincia da sola: { $time } ({ $rest }).
lobby-starts-at-filled = ⏰ La partita comincia da sola: { $time } ({ $rest }). I posti che mancano vanno a giocatori automatici.
lobby-start-missed = ⏰ La partita doveva cominciare { $time }, ma mancavano giocatori. Imposta un’altra ora nelle *Opzioni*, o premi *Comincia* quando siete abbastanza.
lobby-commitment = -# Mescolata leale: lo SHA-256 del segreto di questo tavolo è `{ $hash }`. Il segreto si svela alla fine.
option-value = { $option }: { $value }

## Plancia e risultato

board-waiting =
    { $count ->
        [one] Tocca a { $names }. Turno iniziato { $time }.
       *[other] Devono scegliere { $names }. Turno iniziato { $time }.
    }
board-waiting-discreet = Domanda segreta, fatta { $time }, per { $names }. Chi ha risposto resta segreto.
board-over = Fine della partita
board-ended = Questo tavolo è stato chiuso prima della fine della partita.
board-halted = Qualcosa è andato storto nelle regole, perciò il tavolo è fermo com’era prima dell’ultima mossa. Nulla è perso. Chi ha aperto il tavolo o chi modera può riprovare; chi gestisce il bot trova i dettagli sotto il riferimento **{ $reference }**.
board-rank = { NUMBER($rank) }. { $name }: { $score }
board-secret = -# Il segreto della mescolata: `{ $secret }`. *Controlla la mescolata* rigioca da lì tutta la partita.

## Pannello privato

hand-watching = Non hai un posto a questo tavolo; ecco che cosa puoi vederne.
hand-watching-more = Non hai un posto a questo tavolo e vedi più di quanto può vedere chi gioca; perciò in questa partita non puoi più prendere posto.
hand-watching-offered = Ti è stato offerto un posto a questo tavolo; finché non lo rifiuti, vedi solo ciò che vedono tutti.
hand-aim = 🎯 { $aim }
coach-new = 🎓 **{ $title }** · { $said }
coach-off-done = La guida è spenta. Si riaccende con `/me settings`.
button-coach-off = Spegni la guida
hand-given = Hai scelto. Puoi cambiare idea finché la domanda resta aperta.
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
hand-channel-denied = ⚠️ Al momento non posso scrivere nel canale di questo tavolo. Le tue mosse valgono; chiedi a chi modera di permettermi di vedere il canale, inviare messaggi e allegare file, oppure premi *Sposta qui la plancia* dove posso scrivere.
direct-on = ✉️ Ti ho scritto. D’ora in poi lo farò ogni volta che tocca a te; premi di nuovo per smettere.
direct-off = Non ti scrivo più; quando tocca a te ti menziono nel canale.

## Pulsanti

button-join = Partecipa
button-leave = Lascia
button-add-computer = Aggiungi un giocatore automatico
button-remove-computer = Togli un giocatore automatico
button-options = Opzioni
button-start = Comincia
button-start-yes = Comincia senza
button-rules = Regole
button-invitations = Invita
button-hand = La mia mano
button-log = Che cosa è successo
button-explain = Spiega
button-more = Altro
button-refresh = Aggiorna
button-text = Come testo
button-direct = Per messaggio privato
button-board = Alla plancia
button-older = Prima
button-newer = Dopo
button-back = Indietro
button-on = Avanti
button-again = Gioca ancora
button-verify = Controlla la mescolata
button-release = Riprova
button-here = Sposta qui la plancia
button-end = Chiudi questo tavolo
button-end-yes = Sì, chiudilo

## Cronaca

log-title = Che cosa è successo · { $table }
log-empty = Ancora nulla.
log-page = -# Pagina { $page } di { $pages }
log-lines = -# Righe da { $first } a { $last } di { $count }
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
log-ended = Il tavolo viene chiuso prima della fine della partita.
log-halted = Il tavolo è fermo, riferimento { $reference }.
log-released = { $player } fa riprendere il tavolo.

## Opzioni

options-title = Opzioni · { $table }
options-change = Premi un valore per cambiarlo. Ciò che si decide vale dall’inizio alla fine della partita.
options-read = Ecco con quali opzioni si gioca. Le cambiano solo chi ha aperto il tavolo e chi modera, e solo prima dell’inizio.
starts-full = Comincia da sola
starts-full-help = Appena tutti i posti sono presi, nessuno deve premere Comincia.
starts-full-on = Quando il tavolo è pieno
starts-full-off = No
starts-at = Comincia a un’ora stabilita
starts-at-help = Gioca chi si è seduto entro quell’ora.
button-start-time = Imposta un’ora
button-start-time-other = Un’altra ora
button-start-time-none = Nessuna ora
begin-title = Quando comincia la partita?
begin-time = Ora
begin-time-hint = Fuso { $zone }, come 20:30 o 8 di sera; o fra quanto, come 2 h.
begin-day = Giorno
begin-day-hint = Lascialo vuoto per la prossima volta che gli orologi segnano quest’ora.
begin-missing = Se allora mancano giocatori
begin-wait = Avvisa chi ospita
begin-fill = Entrano giocatori automatici
button-form-again = Riprova
refused-no-such-moment = Non capisco quest’ora. Scrivila come 20:30 o 8 di sera, o come durata, per esempio 2 h; il giorno come 2026-12-24 o 24.12.2026.
refused-start-past = Quest’ora è già passata.
refused-start-too-far = L’inizio si può impostare al massimo 30 giorni prima.

## Elenchi e risposte brevi

tables-mine = I tuoi tavoli
tables-none = Qui non c’è alcun tavolo aperto che tu possa vedere. Aprine uno con `/tavolo nuovo`.
tables-none-yours = Non siedi a nessun tavolo aperto. Su un server, `/tavoli` mostra quelli a cui puoi unirti.
tables-you = **Tocca a te.**
tables-playing =
    { $count ->
        [one] Tocca a qualcun altro. Turno iniziato { $time }.
       *[other] Tocca ad altri { $count }. Turno iniziato { $time }.
    }
tables-lobby =
    In attesa, { $taken ->
        [one] un posto occupato
       *[other] { $taken } posti occupati
    } su { $seats }.
tables-halted = Fermo per un errore; chi ha aperto il tavolo o chi modera può riprovare.
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
new-open = Il tavolo { NUMBER($table, useGrouping: 0) } è aperto in questo canale e hai già un posto. Gli altri premono *Partecipa*; puoi anche aggiungere giocatori automatici. Poi premi *Comincia*.
again-open = Qualcuno ti ha preceduto: il tavolo { NUMBER($table, useGrouping: 0) } è aperto, { $link }.
end-question = Vuoi davvero chiudere { $table }? La partita non si potrà riprendere e ciò che è nascosto resterà nascosto.
end-done = Il tavolo è chiuso.
here-done = D’ora in poi la plancia sta in questo canale.
verify-good =
    ✅ { $moves ->
        [one] Ho rigiocato dal segreto l’unica mossa
       *[other] Ho rigiocato dal segreto tutte le { $moves } mosse
    }, e il risultato è lo stesso. La mescolata era fissata prima che la partita cominciasse.
verify-data =
    Per controllare da te: lo SHA-256 del segreto è quello scritto nella sala d’attesa, e il seme è lo SHA-256 del segreto seguito da questi numeri, ciascuno in otto byte, dal più significativo.
    Promesso: `{ $hash }`
    Segreto: `{ $secret }`
    Posti, poi l’inizio: `{ $presses }`
rules-page = -# Pagina { $page } di { $pages }
rules-entry = Torna a ciò che ho cercato

## Aiuto

help-text =
    ## Tavolata
    Giochi da tavolo fantastici con mani nascoste, qui nel canale: una mossa a colazione, la prossima a pranzo.

    { "" }**Per giocare**: `/tavolo nuovo` e scegli un gioco. Chi vuole giocare preme *Partecipa*; i giocatori automatici occupano i posti liberi; *Comincia* dà il via. Da lì in poi basta premere: *La mia mano* mostra a te, e solo a te, che cosa hai e che cosa puoi fare.

    { "" }**Comandi**
    `/tavolo nuovo` · apre un tavolo in questo canale
    `/tavolo mostra` · un tavolo com’è ora, anche come testo
    `/tavolo mano` · la tua vista privata e le tue scelte
    `/tavolo cronaca` · che cosa è successo
    `/tavolo opzioni` · con quali opzioni si gioca
    `/tavolo proroga` · più tempo per il tuo turno, senza chiedere
    `/tavolo annulla`, `/tavolo proponi` · annulla la tua mossa; una pausa o la fine di comune accordo
    `/tavolo rivedi` · una partita passo per passo
    `/tavolo com-è-andata` · com’è andata una partita finita
    `/tavolo verifica`, `/tavolo esporta`, `/tavolo importa` · una partita finita, controllata, in un file, da un file
    `/tavolo lascia` · lasci il tuo posto; altri possono prenderlo
    `/tavolo pausa`, `/tavolo riprendi` · mette in pausa un tavolo, e lo fa riprendere
    `/tavolo invita`, `/tavolo togli` · chi viene a un tavolo non ancora cominciato, e chi no (chi ospita)
    `/tavolo sostituisci`, `/tavolo togli`, `/tavolo ospita` · chi siede dove, e chi ospita (chi modera)
    `/tavolo chiudi` · chiude un tavolo (chi lo ospita e chi modera)
    `/statistiche` · come è andata a te, e chi è più bravo in un gioco
    `/tavoli` · i tuoi tavoli, prima quelli che aspettano te
    `/regole` · come si gioca; `/cerca` · che cosa fa una carta, un oggetto o un luogo
    `/io impostazioni` · lingua, avvisi, promemoria, giorni liberi; `/io tavoli-aperti` · avvisi per i tavoli aperti; `/io bloccati` · chi non vuoi incontrare; `/io esporta`, `/io cancella` · i tuoi dati
    `/impostazioni pannello`, `/impostazioni controllo` · le regole di questo server, e che cosa mi manca (chi modera)

    Nessuno deve avere fretta. Quando tocca a te ti menziono nel canale, oppure ti scrivo, se me lo chiedi con *Per messaggio privato*.

welcome =
    ## Ti diamo il benvenuto a Tavolata
    Qui siedi nei panni di una fra più persone: premi l’immagine di un’altra per diventare lei. Qui sopra c’è un tavolo aperto. Nei panni di **{ $host }** premi *Aggiungi un giocatore automatico*, poi *Comincia*, poi *La mia mano*: stai giocando. Oppure siediti come qualcun altro, premi *Partecipa* e gioca contro di te.
    Scrivi `/` per vedere tutti i comandi; `/regole` spiega il gioco.

## Rifiuti

refused-out-of-date = ↻ Quel pulsante appartiene a un momento precedente. Ecco come stanno le cose ora.
refused-unknown-button = Non conosco questo pulsante. Forse viene da una mia versione precedente; `/tavolo mostra` porta quello attuale.
refused-other-database = Questo pulsante è di tavoli che non ricordo più: da quando è apparso, la mia banca dati è stata sostituita con un’altra. `/tavoli` mostra quelli che ci sono ora.
refused-old-command = Questo comando è cambiato. Chiudi e riapri Discord per avere quello nuovo, oppure riprova tra un minuto.
refused-no-such-table = Qui non c’è un tavolo { NUMBER($table, useGrouping: 0) } che tu possa vedere.
refused-no-table-here = Qui non c’è un tavolo che tu possa intendere. Aprine uno con `/tavolo nuovo`, oppure guarda `/tavoli`.
refused-unknown-game = Non conosco questo gioco. `/tavolo nuovo` elenca quelli che conosco.
refused-server-only = Funziona in un canale di un server, non nei messaggi privati.
refused-already-seated = Hai già un posto a questo tavolo.
refused-not-seated = Non hai un posto a questo tavolo.
refused-not-your-table = Non giochi a questo tavolo. Puoi guardare, oppure aprirne uno tuo con `/tavolo nuovo`.
refused-full = Tutti i posti sono occupati.
refused-seats-kept = I posti liberi sono riservati a chi è stato invitato.
refused-seat-not-available = A questo tavolo ora non c’è un posto per te. Può darsi che i posti siano riservati, o che chi siede lì scelga chi gioca.
refused-no-computer = A questo tavolo non ci sono giocatori automatici.
refused-too-few = Bisogna essere almeno in { $least }. Chiedi a qualcuno di partecipare, oppure aggiungi un giocatore automatico.
refused-started = La partita è già cominciata.
refused-not-started = La partita non è ancora cominciata.
refused-ended = Questo tavolo è chiuso.
refused-not-over-yet = Si vede a partita finita: svelerebbe ciò che è nascosto.
refused-game-over = Questa partita è finita.
refused-turn = È il turno di { $player }. Arriverà anche il tuo!
refused-not-asked-now = In questo momento nessuno ti chiede nulla.
refused-not-offered = Questo qui non si può scegliere. I pulsanti mostrano che cosa si può.
refused-not-verified = Il verbale non dà la stessa partita: { $reason }. Per favore, dillo a chi gestisce il bot.
refused-no-such-option = Questo gioco non ha una tale opzione o un tale valore; nulla è cambiato.
refused-host-only = Lo può fare solo chi ospita il tavolo, o chi modera.
refused-halted = Qualcosa è andato storto nelle regole. Nulla è cambiato; il tavolo resta fermo finché chi l’ha aperto o chi modera non lo fa riprendere. Riferimento: **{ $reference }**
refused-permission = Non posso giocare in questo canale: mi serve { $permissions }. Chiedi a chi modera di permettermelo qui, oppure scegli un altro canale.
refused-door-closed = Discord non mi permette di scriverti. Consenti i messaggi privati dai membri di questo server (*Impostazioni privacy* del server), poi premi di nuovo.
refused-store = Non sono riuscito a prenderne nota, quindi non è avvenuto; null’altro è perso. Riprova tra un momento. Chi gestisce il bot trova il motivo nel registro.
refused-error = Qualcosa è andato storto da parte mia; nulla è cambiato e nulla di tuo è andato perso. Riferimento: **{ $reference }**
refused-store-later = Ne ho preso nota, ma poi la banca dati non ha più risposto. Prima di ripetere, guarda se vale già. Chi gestisce il bot trova il motivo nel registro.
refused-error-later = Qualcosa è andato storto da parte mia dopo che ne avevo già preso nota. Prima di ripetere, guarda se vale già. Riferimento: **{ $reference }**
refused-form-not-opened = Non sono riuscito ad aprire il modulo. Premi di nuovo, per favore.
refused-not-shown = Non sono riuscito a mostrarti la risposta, ma ciò che hai fatto vale, se si poteva fare. Prima di ripetere, guarda di nuovo.
refused-one-moment = Un momento, per favore: mi sto ancora occupando di ciò che hai chiesto prima.
refused-busy-server = Un momento: su questo server mi è stato appena chiesto molto. Riprova tra qualche secondo.
still-working = ⏳ Ci vuole più del dovuto. Ci sto ancora lavorando; non serve premere di nuovo.

## Che cosa sta al posto di parole o immagini mancanti

picture-failed = ⚠️ Non è stato possibile disegnare l’immagine; ecco a parole che cosa mostra. La partita va avanti come sempre. Riferimento: **{ $reference }**
unworded = (qui mancano le parole)
unworded-question = Che cosa scegli?
unworded-choice = Scelta { $number } ({ $option })
unworded-position = Ora non riesco a descrivere la posizione a parole. Le tue scelte valgono comunque.

permission-view_channel = *Vedere il canale*
permission-send_messages = *Inviare messaggi*
permission-send_messages_in_threads = *Inviare messaggi nei thread*
permission-attach_files = *Allegare file*

## Comandi: descrizioni di al massimo 100 caratteri, nomi in minuscolo senza spazi

command-table-name = tavolo
command-table-description = Tavoli: aprire, guardare, giocare
command-table-new-name = nuovo
command-table-new-description = Apre un tavolo in questo canale
command-table-show-name = mostra
command-table-show-description = Mostra un tavolo com’è ora, solo a te
command-table-hand-name = mano
command-table-hand-description = La tua vista privata di un tavolo, con le tue scelte
command-table-log-name = cronaca
command-table-log-description = Che cosa è successo a un tavolo
command-table-options-name = opzioni
command-table-options-description = Con quali opzioni si gioca a un tavolo
command-table-end-name = chiudi
command-table-end-description = Chiude un tavolo (chi lo ospita e chi modera)
command-table-verify-name = verifica
command-table-verify-description = Controlla che una partita finita sia stata mescolata lealmente
command-table-export-name = esporta
command-table-export-description = Il verbale di una partita finita, in un file
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
parameter-table-description = Quale tavolo; altrimenti quello che più probabilmente intendi
parameter-text-name = testo
parameter-text-description = L’intera posizione come testo invece che come immagine
