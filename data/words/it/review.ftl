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

review-wait = 🔎 Gioco questa partita da molte sue posizioni, per vedere quanto valeva ogni risposta.
review-progress =
    { $done ->
        [0] Dammi un momento; il risultato appare in questo messaggio.
       *[other] Completamento: { NUMBER($done) }%; il risultato appare in questo messaggio.
    }
review-alt = Le probabilità di vittoria di tutti, dall’inizio alla fine.
review-alt-seat = { $player } all’inizio, dopo ogni quarto e alla fine: { $chances }.
review-alt-turn = Svolta { NUMBER($number) }, di { $player }.
review-share = { $name }: { $answers } per le sole risposte, fortuna { $luck } · { $quality }
review-share-vague = { $name }: troppo incerto per distinguere abilità e fortuna · { $quality }
review-share-few = { $name }: troppo poche domande per distinguere abilità e fortuna
review-kept-all = in media risposte buone circa quanto le migliori
review-kept = probabilità conservate a ogni risposta, in media: { $share }
review-range = { NUMBER($low) }–{ NUMBER($high) }%
review-luck-range = da { $low } a { $high }
review-shares = **Abilità e fortuna**
review-shares-help =
    -# *Per le sole risposte*: la tua probabilità di vincere se contassero solo le risposte di tutti, per quel che ognuno poteva sapere. La *fortuna*, in punti percentuali, è il resto: il caso, le carte date, chi ha cominciato e ciò che era nascosto. È una stima; dove non so di preciso, dico tra quanto e quanto. { $weighed ->
        [0] In questa partita non c’era nulla da scegliere.
        [one] Ho guardato { NUMBER($weighed, useGrouping: 0) } domanda su { NUMBER($questions, useGrouping: 0) }.
       *[other] Ho guardato { NUMBER($weighed, useGrouping: 0) } domande su { NUMBER($questions, useGrouping: 0) }.
    }
review-place-turn = Turno { NUMBER($turn, useGrouping: 0) }
review-place-owner =
    { $chapter }, { $number ->
        [0] turno di { $name }
       *[other] turno { NUMBER($number) } di { $name }
    }
review-best = **Mosse migliori**
review-best-move = { $name }, { $place }: { $made } · circa { NUMBER($chance) }%, con la migliore altra risposta { NUMBER($next) }%
review-best-none = { $name }: nessuna risposta spicca
review-no-turns = Non ho trovato nessuna risposta che abbia deciso di sicuro questa partita.
review-turn-title = Svolta { NUMBER($number) } di { NUMBER($count) } · { $place } · { $table }
review-turn =
    { $name } ha risposto { $made }, che vince circa { $chance ->
        [one] una volta
       *[other] { NUMBER($chance) } volte
    } su 100.
    Meglio: { $better }, che vince circa { $best ->
        [one] una volta
       *[other] { NUMBER($best) } volte
    } su 100.
review-turn-where = -# Che cosa vedeva { $name }.
review-shown = Ora è nel canale, per tutti.

refused-not-reviewed = Non ho potuto rivedere questa partita. Chi gestisce il bot trova il perché sotto **{ $reference }**.
refused-shown-already = Il canale l’ha già visto.
refused-not-sent-there = Non ho potuto scrivere nel canale di questo tavolo. `/impostazioni controllo` dice che cosa mi manca.

command-table-review-name = com-è-andata
command-table-review-description = Com’è andata una partita finita: probabilità, svolte, fortuna e abilità
