# I tornei: turni alla svizzera e a eliminazione, pagine e messaggi, e cosa corregge chi modera.

command-tournament-name = torneo
command-tournament-description = I tornei di questo server: partecipa, trova il tuo tavolo, classifica

tournaments-title = Tornei
tournaments-help = Tutti giocano qualche turno, e alla fine qualcuno vince.
tournaments-none = Qui non c’è ancora nessun torneo.
tournaments-line = { $title } · { $time }{ $state ->
        [over] { " · " }finito
        [off] { " · " }annullato
       *[open] { "" }
    }
button-tournament-show = Mostra
button-tournament-new = Nuovo torneo
button-tournament-enter = Partecipa
button-tournament-leave = Non gioco
button-tournament-quit = Ritirati
button-tournament-table = Il mio tavolo
button-tournament-deals = Mazzi onesti

tournament-title = Torneo { NUMBER($number, useGrouping: 0) } · { $game }
tournament-terms = { $format } · tavoli fino a { $size } · { $clock } · ogni turno del torneo al massimo { $round } · { $channel }
tournament-format-swiss = Svizzera
tournament-format-swiss-help = Tutti giocano ogni turno, con chi ha più o meno gli stessi punti.
tournament-format-duplicate = Svizzera con le stesse carte
tournament-format-duplicate-help = Stesse carte a tutti i tavoli del turno: ogni posto si confronta con quello degli altri tavoli.
tournament-format-knockout = Eliminazione
tournament-format-knockout-help = Passa la metà migliore di ogni tavolo, finché non resta un tavolo solo.
tournament-pace-evening = Una sera
tournament-pace-weekend = Un fine settimana
tournament-pace-week = Un turno a settimana
tournament-pace-help = { $clock }; un turno dura al massimo { $round }

tournament-announced =
    🏟️ **{ $title }** comincia { $time } ({ $relative }).
    Premi *Partecipa* per giocare. Io faccio i tavoli e ti avviso quando tocca a te.
tournament-starts = Inizia { $time } ({ $relative }), se partecipano almeno in { $fewest }.
tournament-reminder = ⏰ **{ $title }** inizia { $relative }. Il tuo tavolo si apre da sé in { $channel }.
tournament-forecast-swiss =
    In { $people }: { $rounds ->
        [one] 1 turno
       *[other] { $rounds } turni
    }. Giochi ogni turno, contro chi ha più o meno i tuoi punti. Il turno dopo comincia quando tutti i tavoli hanno finito o il tempo è scaduto.
tournament-forecast-duplicate =
    In { $people }: { $rounds ->
        [one] 1 turno
       *[other] { $rounds } turni
    }, ognuno con le stesse carte a tutti i tavoli. Vedi solo il tuo tavolo, e fai punti se batti chi siede al tuo stesso posto altrove.
tournament-forecast-knockout = La metà migliore di ogni tavolo passa al turno dopo. L’ultimo tavolo decide chi vince.
tournament-entered =
    { $count ->
        [one] Finora partecipa { $people }.
       *[other] Partecipano in { $count }: { $people }.
    }
tournament-nobody = Non partecipa ancora nessuno.
tournament-more-people =
    { $count ->
        [one] 1 altra persona
       *[other] altre { $count } persone
    }
tournament-more-tables =
    { $count ->
        [one] e 1 altro tavolo
       *[other] e altri { $count } tavoli
    }

tournament-pairing = Si comincia: sto facendo i tavoli.
tournament-round = Turno { $round } di { $rounds }
tournament-round-of = Turno { $round }
tournament-final = Finale
tournament-round-ends = Il tempo scade { $relative }.
tournament-round-over = Questo turno è finito. Il prossimo comincia tra poco.
tournament-shared = Tutti i tavoli hanno le stesse carte. Finché non finiscono tutti, un tavolo lo vede solo chi ci gioca, e nessuno vede i risultati.
tournament-table = { $table ->
        [0] { $people }
       *[other] Tavolo { NUMBER($table, useGrouping: 0) }: { $people }
    }{ $state ->
        [waiting] { " · " }apre tra poco
        [open] { "" }
        [over] { " · " }finito
        [void] { " · " }non conta
       *[other] { " · " }deciso
    }
tournament-byes =
    { $count ->
        [one] Salta questo turno e riceve 5 punti: { $people }
       *[other] Saltano questo turno e ricevono 5 punti a testa: { $people }
    }
tournament-standings = Classifica
tournament-place = { $rank ->
        [0] –
       *[other] **{ $rank }.**
    } { $state ->
        [in] { $name }
       *[other] ~~{ $name }~~
    } · { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $knockout ->
        [yes] { " · " }turno { $reached }
       *[no] { " · " }avversari { $opponents }
    }{ $state ->
        [withdrawn] { " · " }ritiro
        [disqualified] { " · " }squalifica
       *[in] { "" }
    }
tournament-won =
    { $count ->
        [0] È finito. Non è rimasto nessuno.
        [one] 🏆 Vince { $winners }!
       *[other] 🏆 Primo posto a pari merito: { $winners }.
    }
tournament-called-off = È stato annullato.
tournament-postponed = **{ $title }**: { $count ->
        [0] non partecipa ancora nessuno
        [one] finora partecipa solo 1 persona
       *[other] finora partecipano solo in { $count }
    }, e bisogna essere in { $fewest }. Comincia invece { $time }.
tournament-off = **{ $title }** è stato annullato{ $reason ->
        [few] : si sono iscritte meno di { $fewest } persone
       *[moderator] { "" }
    }.
tournament-ended-early = È stato annullato prima della fine. Ecco dov’era arrivato:
tournament-thread = Torneo { NUMBER($tournament, useGrouping: 0) } · { $game } · turno { $round }, tavolo { $number }

tournament-done-entered = Ci sei. Quando comincia un turno, il tuo tavolo si apre da solo e ti avviso quando tocca a te.
tournament-done-left = Non partecipi più. Puoi ripensarci finché non si comincia.
tournament-done-quit = Hai lasciato il torneo. La tua partita aperta va avanti, e non ne cominciano altre per te. Chi modera può riammetterti.

tournament-form-title = Nuovo torneo
tournament-form-size = Posti a un tavolo
tournament-form-format = Tipo
tournament-form-pace = Durata
tournament-form-starts = Comincia
tournament-options-title = Opzioni del torneo
tournament-options-fewest = Minimo di persone
tournament-options-rounds = Numero di turni
tournament-options-proposed = Quanti ne servono

tournament-deals = Carte e dadi di ogni turno sono fissati dall’inizio. Il file contiene lo SHA-256 del segreto di ogni distribuzione. Quando un turno è finito, ci sono anche i suoi segreti; `/tavolo verifica` dice come controllarli.
tournament-deal = { $round ->
        [0] sorteggio
       *[other] turno { $round }
    }{ $number ->
        [0] { "" }
       *[other] , tavolo { $number }
    }: SHA-256 { $commitment }
tournament-deal-revealed = { tournament-deal }, segreto { $secret }

button-tournament-options = Opzioni
button-tournament-started = Inizia ora
button-tournament-delayed = { $time } più tardi
button-tournament-extended = { $time } in più
button-tournament-cut = Chiudi il turno
button-tournament-stop = Annulla
button-tournament-resume = Continua
button-tournament-here = Gioca qui

tournament-people-help = Scegli chi ritirare, squalificare, sostituire o riammettere.
tournament-replace = Chi continua con i suoi punti …
tournament-results-help = Scegli una partita per deciderla tu. Un turno già preparato resta com’è.
tournament-match = Turno { $round }, { $table ->
        [0] partita { $number }
       *[other] tavolo { NUMBER($table, useGrouping: 0) }
    }
tournament-cut-question = Chiudere ora questo turno? I computer continuano tante volte le partite aperte, e ognuno riceve i punti che poteva aspettarsi. Non si può annullare.

tournament-next-soon = Prossimo passo: tra un attimo.
tournament-next-open = Prossimo passo: si apre un tavolo.
tournament-next-blocked =
    Prossimo passo: si apre un tavolo. { $why ->
        [gone] Il canale non c’è più: premi **{ button-tournament-here }** in un altro.
        [denied] Nel canale non posso scrivere: controlla i miei permessi lì, poi premi **{ button-repair-retry }**. Oppure premi **{ button-tournament-here }** in un altro.
       *[unreachable] In questo momento Discord non mi mostra questo server. Riprovo da solo.
    }
tournament-next-start = Prossimo passo: comincia { $time }, se partecipano almeno in { $fewest }. Se no, si rinvia una volta, poi si annulla.
tournament-next-round = Prossimo passo: il turno dopo, { $time }.
tournament-next-cut = Prossimo passo: il turno dopo, appena { $count ->
        [one] finisce 1 partita
       *[other] finiscono { $count } partite
    }. Al più tardi { $time }: allora i computer continuano le partite aperte.
tournament-next-games =
    { $count ->
        [one] 1 partita aperta va avanti fino alla fine. Non ne cominciano altre.
       *[other] { $count } partite aperte vanno avanti fino alla fine. Non ne cominciano altre.
    }
tournament-next-gone = Finisce del tutto { $time }. Fino ad allora puoi farlo riprendere.

refused-no-such-tournament = Non trovo questo torneo. Forse è di un altro server.
refused-closed-tournament = Questo torneo è cominciato o è stato annullato. Puoi partecipare al prossimo.
refused-full-tournament = Questo torneo è al completo: partecipano già in { $most }.
refused-busy-in-tournaments = Partecipi già a { $most } tornei. Prima lasciane uno, o aspetta che ne finisca uno. Se ne hai già lasciato uno, conta finché la tua partita lì non è finita.
refused-busy-person-in-tournaments = Partecipa già a { $most } tornei, quindi non può giocare anche in questo. Se ne ha già lasciato uno, conta finché la sua partita lì non è finita.
refused-moved-on = Il torneo è andato avanti, quindi ora non si può più.
refused-not-in-tournament = Non partecipi a questo torneo.
refused-no-substitute = Non può continuare al suo posto: ha già giocato in questo torneo, è finito, o qualcun altro lo fa già.

log-tournament-opened = Torneo { NUMBER($tournament, useGrouping: 0) }, turno { $round }. Nessuno può mettere in pausa questa partita né chiuderla prima. Carte e dadi sono fissati dall’inizio; per controllarlo alla fine: `{ $commitment }`
log-tournament-cut = Il tempo di questo turno è scaduto. I computer hanno continuato la partita tante volte, e ognuno riceve i punti che poteva aspettarsi.
