# Mosse annullate, e ciò che al tavolo si propone e si accetta.

button-take-back = Annulla la mossa
button-propose-undo = Chiedi di annullare
button-propose-end = Proponi di finire
button-propose-pause = Proponi una pausa
button-propose-undo-yes = Sì, chiedi a tutti
button-propose-end-yes = Sì, chiedi a tutti
button-agree = D’accordo
# Differs: a proposal is refused, an offered seat declined with thanks.
button-decline = Rifiuta
button-withdraw = Ritira la proposta

undo-done = ↩️ Ho annullato la tua mossa. Ecco com’era prima.

proposal-end = 🤝 { $player } propone di **finire qui la partita**. Ciò che è nascosto resta nascosto, e nessuno vince.
proposal-pause = 🤝 { $player } propone **una pausa**: niente turni e niente orologi finché qualcuno al tavolo non riprende.
proposal-undo =
    { $count ->
        [one] 🤝 { $player } propone di **annullare l’ultima mossa**.
       *[other] 🤝 { $player } propone di **annullare le ultime { $count } mosse**.
    }
proposal-agreed = D’accordo: { $names }
proposal-missing = Mancano ancora: { $names } (proposto { $time })
proposal-you-proposed = 🤝 Proposto. Ora rispondono gli altri; i giocatori automatici e gli assenti sono d’accordo con tutto.
proposal-you-agreed = 🤝 Sei d’accordo.
proposal-you-declined = Hai rifiutato, quindi la proposta decade.
proposal-you-withdrew = Hai ritirato la tua proposta.

propose-end-question = Vuoi proporre di finire { $table }? Se tutti al tavolo sono d’accordo, la partita finisce senza risultato e non si riprende.
propose-undo-question =
    { $count ->
        [one] { $table }: vuoi chiedere a tutti di annullare l’ultima mossa?
       *[other] { $table }: altri hanno già mosso. Vuoi chiedere a tutti di annullare le ultime { $count } mosse, tue e loro?
    }

log-void-undo = C’è una mossa nuova, quindi non si annulla niente.

refused-other-rules = Le regole di questo gioco sono cambiate dall’inizio della partita, quindi le sue mosse non si possono rigiocare.

command-table-undo-name = annulla
command-table-undo-description = Annulla la tua ultima mossa, o chiedilo agli altri
command-table-propose-name = proponi
command-table-propose-description = Proponi qualcosa a tutto il tavolo
parameter-what-name = cosa
parameter-what-description = Su che cosa vuoi che tutti siano d’accordo
propose-end = di finire la partita
propose-pause = una pausa
propose-undo = di annullare la mia ultima mossa
