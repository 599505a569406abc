# Cosa corregge chi modera nei campionati e nei tornei, e come se ne prende nota.

button-competition-back = Indietro
button-repair-people = Persone
button-repair-results = Risultati
button-repair-notes = Interventi
button-repair-withdrawn = Ritira
button-repair-disqualified = Squalifica
button-repair-in = Riammetti
repair-people-title = Persone
repair-people-which = Una persona …
repair-person = **{ $name }** { $state }.{ $replaced ->
        [yes] { " " }Un’altra persona continua con i suoi punti; se riammetti { $name }, li riprende.
       *[no] { "" }
    }
repair-entry-in = gioca
repair-entry-withdrawn = ha lasciato
repair-entry-disqualified = è fuori per squalifica
repair-results-title = Risultati
repair-results-which = Una partita …
repair-game-state =
    { $state ->
        [waiting] Non è ancora cominciata.
        [open] È in corso.
        [over] Conta il suo risultato.
        [adjudicated] Il tempo è scaduto: contano i punti che ognuno poteva aspettarsi.
        [ruled] L’ha decisa chi modera.
       *[void] Non conta per nessuno.
    }
repair-rule = Come conta …
repair-rule-win = Vince { $name }
repair-rule-equal = Punti divisi fra tutti
repair-rule-nobody = Non conta per nessuno
repair-rule-game = Decide la partita
repair-note-withdrawn = { $moderator } ha ritirato { $person }.
repair-note-disqualified = { $moderator } ha squalificato { $person }.
repair-note-in = { $moderator } ha riammesso { $person }.
repair-note-replaced = { $moderator } ha messo { $other } al posto di { $person }.
repair-note-ruled = { $moderator } ha deciso una partita: { $game }.
repair-note-unruled = { $moderator } ha lasciato decidere la partita: { $game }.
repair-note-extended = { $moderator } ha dato più tempo al turno.
repair-note-cut = { $moderator } ha chiuso il turno.
repair-note-started = { $moderator } ha fatto cominciare il torneo.
repair-note-delayed = { $moderator } ha rinviato l’inizio.
repair-note-called-off = { $moderator } ha annullato il torneo. Per un giorno si può riprendere.
repair-note-resumed = { $moderator } ha fatto riprendere il torneo.
repair-note-moved = { $moderator } ha spostato le prossime partite in un altro canale.
repair-note-options = { $moderator } ha cambiato le opzioni.
button-repair-retry = Riprova
repair-note-lengthened = { $moderator } ha dato una settimana in più alla stagione.
repair-note-closed = { $moderator } ha deciso che questa è l’ultima stagione.
repair-note-reopened = { $moderator } ha deciso che seguiranno altre stagioni.
repair-note-retried = { $moderator } mi ha fatto riprovare ciò che non era riuscito.
repair-note-plays = (Gioca anche qui.)
repair-owed =
    ⚠️ { $time }: { $post ->
        [summary] il riassunto della settimana non è nel canale.
        [announcement] l’annuncio non è nel canale.
        [postponement] il nuovo inizio non è nel canale.
        [round] i tavoli del turno non sono nel canale.
        [off] nel canale non c’è scritto che è annullato.
        [role] chi ha vinto non ha il suo ruolo.
       *[end] il risultato non è nel canale.
    } { $why ->
        [gone] Il canale non c’è più.
        [denied] Lì non posso scrivere.
        [role] Mi serve *Gestire i ruoli*, e il mio ruolo deve essere più in alto.
        [unreachable] Discord non ha risposto.
       *[unsure] Mi sono fermato a metà: può darsi che sia riuscito lo stesso.
    }
repair-still-missing = Non funziona ancora. Il motivo è qui sotto.
repair-nothing-missing = Non manca niente, quindi non ho rifatto niente. Il prossimo passo viene da sé.
refused-own-game = In questa partita giochi anche tu: deve deciderla un’altra persona che modera.
