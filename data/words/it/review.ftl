# Una partita finita, guardata di nuovo: probabilità, svolte, fortuna e abilità.

button-review = Com’è andata
button-review-all = Panoramica
button-review-turn = Svolta { NUMBER($number) }
button-review-show = Mostralo nel canale
button-review-replay = Vedilo nella partita
button-review-again = Guarda di nuovo

review-title = Com’è andata · { $table }
review-percent = { NUMBER($count) }%
review-picture-title = Probabilità di vittoria
review-picture-begin = Inizio
review-picture-end = Fine
review-picture-from-to = { NUMBER($first) }% → { NUMBER($last) }%
review-alt = Le probabilità di vittoria di tutti, dall’inizio alla fine dopo { NUMBER($steps, useGrouping: 0) } passi.
review-alt-seat = { $player } all’inizio, dopo ogni quarto e alla fine: { $chances }.
review-alt-turn = Svolta { NUMBER($number) } al passo { NUMBER($step, useGrouping: 0) }, di { $player }.

review-wait = 🔎 Gioco questa partita da molte sue posizioni, per vedere quanto valeva ogni risposta. Dammi un momento; il risultato appare in questo messaggio.
review-share = { $name }: { NUMBER($began) }% all’inizio, { $own } dalle proprie risposte, { $others } da quelle degli altri, { $luck } dalla fortuna, { NUMBER($ended) }% alla fine
review-shares = **Abilità e fortuna** · in punti percentuali
review-shares-help =
    -# L’abilità è quanto ogni risposta prometteva meno della migliore, per quel che si poteva sapere. La fortuna è il resto: ciò che il caso ha dato e ciò che era nascosto. { $weighed ->
        [0] In questa partita non c’era nulla da scegliere.
        [one] Ho guardato { $weighed } domanda su { $questions }.
       *[other] Ho guardato { $weighed } domande su { $questions }.
    }
review-best = **Mosse migliori**
review-best-move = { $name }, passo { NUMBER($step, useGrouping: 0) }: { $made } · { NUMBER($chance) }%, con un’altra risposta al massimo { NUMBER($next) }%
review-best-none = { $name }: nessuna risposta spicca
review-no-turns = Nessuna risposta ha deciso questa partita: nessuno ha sprecato molto.
review-turn-title = Svolta { NUMBER($number) } di { NUMBER($count) } · passo { NUMBER($step, useGrouping: 0) } · { $table }
review-turn =
    { $name } ha risposto { $made }, che vince { NUMBER($chance) } volte su 100.
    Meglio: { $better }, che vince { NUMBER($best) } volte su 100.
review-turn-where = -# Che cosa vedeva { $name }.
review-shown = Ora è nel canale, per tutti.

refused-not-reviewed = Non ho potuto rivedere questa partita. Chi gestisce il bot trova il perché sotto **{ $reference }**.
refused-shown-already = Il canale l’ha già visto.
refused-not-sent-there = Non ho potuto scrivere nel canale di questo tavolo. `/impostazioni controllo` dice che cosa mi manca.

command-table-review-name = com-è-andata
command-table-review-description = Com’è andata una partita finita: probabilità, svolte, fortuna e abilità
