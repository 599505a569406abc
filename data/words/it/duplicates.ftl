# Il duplicato: tavoli con le stesse carte, in cui ogni posto si confronta con lo stesso posto agli altri.

command-duplicate-name = duplicato
command-duplicate-description = Le stesse carte a ogni tavolo: partecipa, trova il tuo tavolo, confronta

duplicates-title = Duplicato
duplicates-help = Più tavoli ricevono le stesse carte e gli stessi dadi. Alla fine vedi il tuo risultato rispetto a chi sedeva al tuo stesso posto.
duplicates-none = Qui non c’è ancora nessun duplicato.
duplicates-line = { $game } · { $time }
button-duplicate-show = Mostra
button-duplicate-new = Nuovo duplicato
button-duplicate-enter = Partecipa
button-duplicate-leave = Non gioco
button-duplicate-table = Il mio tavolo
button-duplicate-start = Inizia ora
button-duplicate-cancel = Annulla

duplicate-title = Duplicato { NUMBER($number, useGrouping: 0) } · { $game }
duplicate-terms = tavoli da { $size } · { $clock }
duplicate-announced =
    🃏 **{ $game }: le stesse carte a ogni tavolo.** Si comincia { $time } ({ $relative }).
    Premi *Partecipa* per giocare. Io sorteggio i tavoli, e tu vedi il tuo risultato rispetto a chi aveva il tuo posto altrove.
duplicate-starts = Inizia { $time } ({ $relative }).
duplicate-forecast = Sorteggio meno tavoli possibile, ma almeno due. I computer occupano i posti vuoti.
duplicate-entered =
    { $count ->
        [one] Finora partecipa { $people }.
       *[other] Partecipano in { $count }: { $people }.
    }
duplicate-more-people =
    { $count ->
        [one] 1 altra persona
       *[other] altre { $count } persone
    }
duplicate-nobody = Non partecipa ancora nessuno.
duplicate-running =
    Tavoli finiti: { $over } su { $tables }.
    Finché non finiscono tutti, vedi solo il tuo tavolo, e nessuno vede i risultati.
duplicate-called-off = È stato annullato, o si sono iscritte meno di due persone.
duplicate-nothing = Nessuno ha finito una partita, quindi non c’è niente da confrontare.
duplicate-alone = È finito un solo tavolo, quindi non c’è confronto: tutti ricevono il 50%.
duplicate-place = **{ $rank }.** { $name } · { $percent }% · posto { $seat }, risultato { $total }, tavolo { NUMBER($table, useGrouping: 0) }
duplicate-seats = Miglior e peggior risultato di ogni posto
duplicate-seat = Posto { $seat }: { $best } con { $most } (tavolo { NUMBER($first, useGrouping: 0) }), { $worst } con { $least } (tavolo { NUMBER($last, useGrouping: 0) })
duplicate-seat-even = Posto { $seat }: tutti hanno fatto { $total }
duplicate-computer = un computer
duplicate-replay = Rivedi un tavolo …
duplicate-table = Tavolo { NUMBER($table, useGrouping: 0) }
duplicate-file = classifica
duplicate-deal = -# Carte e dadi sono già fissati. Per controllarlo alla fine, conserva questo SHA-256: `{ $commitment }`
duplicate-deal-revealed = -# Il segreto della distribuzione è `{ $secret }`. Il suo SHA-256, noto dall’inizio, è `{ $commitment }`.

duplicate-form-title = Nuovo duplicato
duplicate-form-game = Gioco
duplicate-form-size = Posti a ogni tavolo
duplicate-form-clock = Orologio
duplicate-form-starts = I tavoli iniziano
duplicate-form-starts-example = oggi 20:00

duplicate-done-opened = Fatto. Lo annuncio in questo canale.
duplicate-done-entered = Ci sei. Quando si comincia, il tuo tavolo si apre da solo e ti dico quando tocca a te.
duplicate-done-left = Non partecipi più. Puoi ripensarci finché non si comincia.
duplicate-done-started = Fatto. I tavoli si stanno aprendo.

refused-no-such-set = Non trovo questo duplicato. Forse è di un altro server.
refused-set-closed = Non si può più cambiare: è già iniziato, è stato annullato o è al completo.
refused-set-too-few = Prima di iniziare devono iscriversi almeno due persone.
refused-no-own-table = Non hai un tavolo aperto in questo duplicato. Se è appena iniziato, riprova tra un attimo.
refused-no-such-size = Per questo gioco, scegli da { $fewest } a { $most }.

log-duplicate-opened = Tavolo { $number } di { $tables } con le stesse carte. Nessuno può metterlo in pausa né chiuderlo prima. Per controllare le carte alla fine: `{ $commitment }`
log-duplicate-over = Tutti i tavoli con queste carte sono finiti, quindi chiunque può guardare questa partita.
