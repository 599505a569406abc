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

review-wait = 🔎 Gioco questa partita da molte delle sue posizioni, per vedere quanto valeva ogni risposta. Ci vuole un momento; poi questo messaggio lo mostra da solo.
review-share = { $name }: { NUMBER($began) }% all’inizio, { $own } per le proprie risposte, { $others } per quelle degli altri, { $luck } per fortuna, { NUMBER($ended) }% alla fine
review-shares = **Abilità e fortuna** · in punti su cento
review-shares-help =
    -# Di ogni risposta si guarda quanto prometteva meno della migliore, per quel che il posto poteva sapere allora: questa è l’abilità. La fortuna è il resto: ciò che il caso ha dato e ciò che era nascosto. { $weighed ->
        [0] In questa partita non c’era nulla da scegliere.
        [one] È stata guardata { $weighed } domanda su { $questions }.
       *[other] Sono state guardate { $weighed } domande su { $questions }.
    }
review-best = **Mosse migliori**
review-best-move = { $name }, passo { NUMBER($step, useGrouping: 0) }: { $made } · { NUMBER($chance) }%, ogni altra risposta al massimo { NUMBER($next) }%
review-best-none = { $name }: nessuna risposta spiccava
review-no-turns = Nessuna risposta ha deciso questa partita: nessuno ha sprecato molto.
review-turn-title = Svolta { NUMBER($number) } di { NUMBER($count) } · passo { NUMBER($step, useGrouping: 0) } · { $table }
review-turn =
    { $name } ha risposto { $made }, e da lì vinceva { NUMBER($chance) } volte su 100.
    Meglio: { $better }, con cui sarebbero state { NUMBER($best) } su 100.
review-turn-where = -# La posizione come l’ha vista { $name } allora.
review-shown = Ora è nel canale, per tutti.

refused-not-reviewed = Questa partita non si è potuta guardare. Chi gestisce il bot trova il perché con il riferimento **{ $reference }**.
refused-shown-already = È già stato mostrato nel canale.
refused-not-sent-there = Non ho potuto scrivere nel canale di questo tavolo. `/impostazioni controllo` dice che cosa mi manca.

command-table-review-name = com-è-andata
command-table-review-description = Com’è andata una partita finita: probabilità, svolte, fortuna e abilità
