# Partite finite, riprese da un loro passo contro giocatori automatici.

button-play-on = Gioca da qui
button-practise-same = Com’era
button-practise-anew = Rimescola ciò che è nascosto
button-practise-back = Torna alla partita

practice-title = Gioca dal passo { NUMBER($step, useGrouping: 0) } · { $table }
practice-help =
    Tu prendi un posto, i giocatori automatici gli altri. La partita va avanti da questo passo a un tavolo tutto suo.
    { "" }**Com’era**: ciò che è nascosto resta dov’era.
    { "" }**Rimescola ciò che è nascosto**: ciò che dal tuo posto non potevi sapere viene rimescolato.
    -# È un allenamento: niente statistiche, niente classifica.
practice-whose-seat = Quale posto prendi?
practice-seat = Gioco per { $name }
practice-how-strong = Quanto sono forti i giocatori automatici?
practice-open = Il tavolo di allenamento { NUMBER($table, useGrouping: 0) } è aperto: { $link }. La partita va avanti da lì.
practice-whence =
    { $table ->
        [0] dal passo { NUMBER($step, useGrouping: 0) } di una partita giocata altrove
       *[other] dal passo { NUMBER($step, useGrouping: 0) } del tavolo { NUMBER($table, useGrouping: 0) }
    }
board-practice = -# Allenamento { $whence }, tutto com’era. Non conta.
board-practice-anew = -# Allenamento { $whence }; ciò che { $name } non poteva sapere è stato rimescolato. Non conta.
table-title-practice = { $game } · tavolo di allenamento { NUMBER($table, useGrouping: 0) }

log-practice =
    { $table ->
        [0] La partita va avanti dal passo { NUMBER($step, useGrouping: 0) } di una partita giocata altrove, tutto com’era.
       *[other] La partita va avanti dal passo { NUMBER($step, useGrouping: 0) } del tavolo { NUMBER($table, useGrouping: 0) }, tutto com’era.
    }
log-practice-anew =
    { $table ->
        [0] La partita va avanti dal passo { NUMBER($step, useGrouping: 0) } di una partita giocata altrove. Ciò che { $seat } non poteva sapere è stato rimescolato.
       *[other] La partita va avanti dal passo { NUMBER($step, useGrouping: 0) } del tavolo { NUMBER($table, useGrouping: 0) }. Ciò che { $seat } non poteva sapere è stato rimescolato.
    }

verify-practice =
    ✅ Ho rigiocato fin lì la partita d’origine dal suo segreto, e { $moves ->
        [one] l’unica mossa seguente
       *[other] tutte le { $moves } mosse seguenti
    } dal segreto di questo tavolo: il risultato è lo stesso. Un solo tocco ha aperto il tavolo, quindi nessuno ha potuto vedere prima la promessa.
verify-practice-anew =
    ✅ Ho rigiocato fin lì la partita d’origine dal suo segreto, e { $moves ->
        [one] l’unica mossa seguente
       *[other] tutte le { $moves } mosse seguenti
    } dal segreto di questo tavolo: il risultato è lo stesso. Ciò che ho rimescolato si accorda con quel che il posto sapeva; che l’abbia scelto soltanto il caso non è provato. Un solo tocco ha aperto il tavolo, quindi nessuno ha potuto vedere prima la promessa.

refused-over-at-step = A questo passo la partita è finita; torna indietro di uno per giocare da lì.
refused-taken-up-too-often = Questa partita è già un allenamento di un allenamento, per { NUMBER($most) } volte. Più in là non si va.
refused-file-given = Questa partita di allenamento risale a troppe altre: al massimo { NUMBER($most) }.
