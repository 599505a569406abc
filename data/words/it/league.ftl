# I campionati: stagioni con divisioni, classifiche, e ciò che fanno i moderatori.

command-league-name = campionato
command-league-description = I campionati di questo server: iscriviti, classifiche, stagioni

leagues-title = Campionati
leagues-none = Questo server non ha ancora un campionato.
leagues-line = **{ $name }** · { $games } · { $channel }
button-league-show = Mostra
button-league-new = Nuovo campionato

league-title = { $name } · stagione { $season }
league-terms = { $games } · tavoli da { $size } · { $weeks } · { $clock } · { $channel }
league-weeks =
    { $count ->
        [one] 1 settimana
       *[other] { $count } settimane
    }
league-starts = Inizia { $time } ({ $relative }).
league-forecast =
    Se iniziasse adesso, giocheresti { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, al massimo { $at_once } alla volta, { $divisions ->
        [1] contro { $people }
       *[other] nella divisione { $division } di { $divisions } contro { $people }
    }. Tutti siedono in ogni posto lo stesso numero di volte.
league-forecast-few =
    Giocheresti almeno { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, al massimo { $at_once } alla volta. Contro chi, non lo so ancora: servono { $fewest } persone, e finora { $count ->
        [0] non partecipa nessuno
        [one] ne partecipa 1
       *[other] ne partecipano { $count }
    }.
league-forecast-time =
    Al ritmo di questo server, le tue partite durerebbero in tutto circa { $time }{ $long ->
        [yes] , più della stagione. Alla fine qualcuna sarebbe ancora aperta.
       *[no] .
    }
league-forecast-unknown = Quanto ci vuole, non lo so: su questo server sono finite troppo poche partite così.
league-entered =
    { $count ->
        [one] Finora partecipa { $people }.
       *[other] Partecipano in { $count }: { $people }.
    }
league-more-people =
    { $count ->
        [one] 1 altra persona
       *[other] altre { $count } persone
    }
league-nobody = Non partecipa ancora nessuno.
button-league-enter = Partecipa
button-league-leave = Non gioco
button-league-quit = Lascia la stagione
league-done-entered = Ci sei. Quando inizia la stagione, le tue partite si aprono da sole e ti dico quando tocca a te.
league-done-left = Non partecipi più. Puoi ripensarci finché la stagione non inizia.
league-done-quit = Hai lasciato questa stagione. Le tue partite aperte vanno avanti e non ne iniziano di nuove per te.

league-division = Divisione { $division }
league-divisions = Un’altra divisione …
league-people =
    { $count ->
        [one] 1 persona
       *[other] { $count } persone
    }
league-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }

league-week = **{ $name }, settimana { $week }**
league-week-played = Partite finite: { $played } su { $games }.
league-week-leaders = In testa: { $leaders }.
league-week-leader =
    { $several ->
        [yes] { $leaders } nella divisione { $division } con { $points }
       *[no] { $leaders } con { $points }
    }
league-week-nobody = Nessuno ha ancora punti.
league-week-hope =
    { $hopeful ->
        [one] Il titolo è deciso, e la stagione finisce { $time }.
       *[other] In { $hopeful } possono ancora vincere il titolo, e la stagione finisce { $time }.
    }
league-ends = La stagione finisce { $time }.
league-ended = Questa stagione è finita.
league-more-divisions =
    { $count ->
        [one] -# Un’altra divisione: premi **{ button-league-show }**.
       *[other] -# Altre { $count } divisioni: premi **{ button-league-show }**.
    }
league-over =
    🏆 **{ $name }, stagione { $season }** è finita. { $count ->
        [0] Questa volta il titolo non va a nessuno.
        [one] Il titolo va a { $champions }!
       *[other] { $champions } si dividono il titolo!
    }
league-thread = { $league } · { $game } · divisione { $division }, partita { $number }
log-season-over = La stagione è finita. I computer hanno giocato più volte il resto di questa partita, e ognuno riceve i punti che poteva aspettarsi.

league-form-title = Nuovo campionato
league-form-name = Nome
league-form-name-example = Campionato d’inverno
league-form-games = Giochi
league-form-weeks = Durata di una stagione
league-form-clock = Orologio
league-form-starts = La prima stagione inizia
league-form-starts-example = lunedì 20:00

button-league-extend = Una settimana in più
button-league-close = Ultima stagione
button-league-reopen = Continua
button-league-here = Gioca qui
league-next-starts = Prossimo passo: la stagione inizia { $time }, se partecipano almeno { $fewest } persone.
league-next-weekly = Prossimo passo: il riassunto della settimana, { $time }.
league-next-ends = Prossimo passo: la stagione finisce { $time }, o prima, con l’ultima partita.
league-next-games = Partite aperte: { $open }. In attesa che tutti abbiano posto: { $waiting }.
league-next-start = Prossimo passo: la stagione inizia tra un momento.
league-next-postpone = Partecipano in troppo pochi. La stagione inizia una settimana dopo.
league-next-open = Prossimo passo: si apre una partita.
league-next-blocked =
    Prossimo passo: si apre una partita. { $why ->
        [gone] Il canale non c’è più: premi **{ button-league-here }** in un altro.
        [denied] Nel canale non posso scrivere: controlla i miei permessi lì, poi premi **{ button-repair-retry }**. Oppure premi **{ button-league-here }** in un altro.
       *[unreachable] In questo momento Discord non mi mostra questo server. Riprovo da solo.
    }
league-next-adjudicate = Prossimo passo: i computer giocano il resto delle partite aperte.
league-next-close = Prossimo passo: le partite aperte finiscono.
league-next-summarize = Prossimo passo: il riassunto della settimana.
league-next-end = Prossimo passo: la stagione finisce.

refused-no-such-league = Non trovo questo campionato. Forse è di un altro server.
refused-entry-closed = Questa stagione è iniziata. Puoi partecipare alla prossima.
refused-not-in-season = Non giochi in questa stagione.
refused-nameless-league = Dai un nome al campionato.
refused-no-common-size = Questi giochi non hanno un numero di giocatori in comune. Scegline altri, o apri un campionato per ognuno.

log-league-opened = Una partita di { $league }, stagione { $season }, divisione { $division }. Nessuno può metterla in pausa o chiuderla prima. Carte e dadi sono fissati dall’inizio della stagione; per controllarlo alla fine: `{ $commitment }`
league-deals-file = mazzi
button-league-deals = Mazzi onesti
league-deals = Carte e dadi di tutte le partite sono fissati dall’inizio della stagione. Il file ha lo SHA-256 del segreto di ogni mazzo. Quando una partita finisce c’è anche il suo segreto, e `/tavolo verifica` spiega come controllarlo.
league-deal = divisione { $division }, partita { $number }: SHA-256 { $commitment }
league-deal-revealed = divisione { $division }, partita { $number }: SHA-256 { $commitment }, segreto { $secret }
league-next-reveal = Prossimo passo: si rivelano i mazzi delle partite finite.
refused-in-competition = Questa partita è di una competizione, quindi non si può mettere in pausa né chiudere prima. Se c’è un motivo, può farlo chi modera.
button-league-options = Opzioni
league-options-title = Opzioni del campionato
league-options-at-once = Partite alla volta
league-options-division = Persone per divisione, circa
league-options-preset = Regole
league-options-adjudicate = I computer finiscono le partite aperte
league-options-adjudicate-hint = A fine stagione ognuno riceve i punti che poteva aspettarsi. Se no, le partite aperte non contano.
league-options-role = Ruolo di chi vince
league-options-role-hint = Mi serve Gestire i ruoli, e il mio ruolo deve stare più in alto.
league-done-options = Fatto. Vale da subito, e per regole e divisioni dalla prossima stagione.
league-role-missing = Non ho potuto dare { $role }: mi serve *Gestire i ruoli*, e il mio ruolo deve stare più in alto.

league-picture-alt =
    { $people ->
        [one] Classifica della divisione { $division }: 1 persona.
       *[other] Classifica della divisione { $division }: { $people } persone.
    }
league-picture-line =
    { $rank }. { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, partite { $games } su { $total }{ $state ->
        [left] { "" }, fuori
        [settled] { "" }
       *[open] { "" }, può finire tra { $best } e { $worst }
    }{ $came ->
        [up] { "" }, dalla divisione inferiore
        [down] { "" }, dalla divisione superiore
        [new] { "" }, prima stagione
        [back] { "" }, di ritorno
       *[stayed] { "" }
    }.
league-picture-goes =
    { $way ->
        [up] Ora sale.
       *[down] Ora scende.
    }
league-picture-form = Ultime
league-picture-games = Giocate
league-picture-ranks = Possibile
league-picture-points = Punti
league-picture-band =
    { $way ->
        [up] si sale alla divisione { $division }
       *[down] si scende alla divisione { $division }
    }
league-picture-left = fuori
league-picture-number = { $number }
league-picture-of = { $games }/{ $total }
league-picture-range =
    { $settled ->
        [yes] { $best }
       *[no] { $best }–{ $worst }
    }
league-picture-came =
    { $way ->
        [up] salita
        [down] discesa
        [new] esordio
       *[back] ritorno
    }
button-league-luck = Fortuna e gioco
league-luck-title = { $name }, divisione { $division }: fortuna e gioco
league-luck-line = { $name }: gioco { $play }, fortuna { $luck } · { $told } su { $games } giocate
league-luck-none = { $name }: ancora niente di analizzato
league-luck-help = In vittorie oltre la parte equa, con intervalli giusti circa 95 volte su 100. Contano solo le partite analizzate: lo fa *Com’è andata*, dopo una partita.
league-replace = Chi continua?
refused-not-running = Si può fare solo mentre si gioca una stagione.
refused-in-season-already = Partecipa già a questa stagione.
league-people-help = Scegli chi ritirare, squalificare, sostituire o riammettere. Nelle partite non ancora iniziate, i computer giocano al posto di chi lascia, e i suoi posti arrivano ultimi. Chi sostituisce qualcuno gioca quelle partite, e parte senza punti. Chi è fuori per squalifica arriva ultimo in tutte le sue partite.
league-results-help = Scegli una partita per deciderla tu. La classifica cambia subito.
league-game = Divisione { $division }, { $table ->
        [0] partita { $number }
       *[other] tavolo { NUMBER($table, useGrouping: 0) }
    }
button-league-before = Stagione precedente
log-game-ruled = Chi modera ha deciso come conta questa partita, quindi è finita.
refused-disqualified = C’è una squalifica a tuo nome: non puoi più partecipare a questa stagione. Chiedi a chi modera.
