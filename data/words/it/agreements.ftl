# Mosse annullate, e ciò che al tavolo si propone e si accetta.

button-take-back = Annulla la mossa
button-propose-undo = Chiedi di annullare
button-propose-end = Proponi di finire
button-propose-pause = Proponi una pausa
button-propose-undo-yes = Sì, chiedi a tutti
button-propose-end-yes = Sì, chiedi a tutti
button-agree = D’accordo
button-decline = Rifiuta
button-withdraw = Ritira la proposta

undo-done = ↩️ La tua mossa è annullata. Ecco com’era prima.

proposal-end = 🤝 { $player } propone di **finire qui la partita**. Ciò che è nascosto resta nascosto, e nessuno vince.
proposal-pause = 🤝 { $player } propone **una pausa**: non tocca a nessuno e nessun orologio corre finché qualcuno al tavolo non fa riprendere.
proposal-undo =
    { $count ->
        [one] 🤝 { $player } propone di **annullare l’ultima mossa**.
       *[other] 🤝 { $player } propone di **annullare le ultime { $count } mosse**.
    }
proposal-agreed = D’accordo: { $names }
proposal-missing = Si aspetta la risposta di: { $names }
proposal-you-proposed = 🤝 Proposto. Si chiede agli altri; i giocatori automatici e gli assenti sono d’accordo con tutto.
proposal-you-agreed = 🤝 Sei d’accordo.
proposal-you-declined = La proposta decade.
proposal-you-withdrew = La tua proposta è ritirata.

propose-end-question = Vuoi proporre di finire { $table }? Si chiede a tutte le persone sedute. Se tutti sono d’accordo la partita finisce senza risultato e non si può più riprendere.
propose-undo-question =
    { $count ->
        [one] { $table }: vuoi chiedere a tutti di annullare l’ultima mossa?
       *[other] { $table }: altri hanno già mosso. Vuoi chiedere a tutti di annullare le ultime { $count } mosse, la tua e le loro?
    }

log-void-undo = C’è una mossa nuova: non si annulla più niente.

refused-other-rules = Le regole di questo gioco sono cambiate da quando la partita è cominciata: le sue mosse non si possono rigiocare.

command-table-undo-name = annulla
command-table-undo-description = Annulla la tua ultima mossa, o chiedilo agli altri
command-table-propose-name = proponi
command-table-propose-description = Proponi qualcosa a tutto il tavolo
parameter-what-name = cosa
parameter-what-description = Su che cosa tutti si mettono d’accordo
propose-end = di finire la partita
propose-pause = una pausa
propose-undo = di annullare la mia ultima mossa
