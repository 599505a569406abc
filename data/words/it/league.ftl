# I campionati: stagioni con divisioni, classifiche, e ciò che fanno i moderatori.

command-league-name = campionato
command-league-description = I campionati di questo server: iscriviti, classifiche, stagioni

leagues-title = Campionati
leagues-none = Questo server non ha ancora un campionato.
leagues-line = **{ $name }** · { $games } · { $channel }
button-league-show = Mostra
button-league-new = Nuovo campionato
button-league-back = Indietro

league-title = { $name } · stagione { $season }
league-terms = { $games } · tavoli da { $size } · { $weeks } · { $clock } · { $channel }
league-weeks =
    { $count ->
        [one] 1 settimana
       *[other] { $count } settimane
    }
league-starts = Inizia { $time } ({ $relative }).
league-forecast =
    Giocheresti { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, al massimo { $at_once } alla volta, contro { $people ->
        [one] 1 persona
       *[other] circa { $people } persone
    } della tua divisione. Tutti siedono in ogni posto lo stesso numero di volte.
league-pace =
    { $days ->
        [one] Qui una partita così dura circa un giorno.
       *[other] Qui una partita così dura circa { $days } giorni.
    }
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

button-league-manage = Partecipanti
button-league-extend = Una settimana in più
button-league-close = Ultima stagione
button-league-reopen = Continua
button-league-here = Gioca qui
league-manage-title = Partecipanti
league-manage-help = Le partite aperte di chi lascia vanno avanti, e nelle partite non ancora iniziate i computer giocano al suo posto. I suoi posti arrivano ultimi.
league-withdraw-whom = Ritira …
league-disqualify-whom = Squalifica …
league-restore-whom = Riammetti …
league-entry-in = gioca
league-entry-withdrawn = ha lasciato
league-entry-disqualified = squalifica
league-done-withdrawn = Fatto. Non gioca più in questa stagione.
league-done-disqualified = Fatto. Squalifica registrata.
league-done-in = Fatto. Gioca di nuovo.
league-done-extended = Fatto. Una settimana in più.
league-done-closed = Questa è l’ultima stagione. Si gioca fino alla fine.
league-done-reopened = Seguiranno altre stagioni.
league-done-here = Le prossime partite si giocano in questo canale.
league-next-at = Prossimo passo: { $time }.
league-next-start = Prossimo passo: la stagione inizia tra un momento.
league-next-postpone = Partecipano in troppo pochi. La stagione inizia una settimana dopo.
league-next-open = Prossimo passo: si apre una partita. Se non succede, vuol dire che non posso scrivere nel canale: controlla i miei permessi lì, o premi **{ button-league-here }** in un altro.
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
league-replace-whom = Sostituisci …
league-replace-by = Chi continua?
league-replace-title = Chi continua al posto di { $name }?
league-replace-help = Il nuovo arrivato gioca le partite non ancora aperte e parte da zero punti. Le partite aperte vanno avanti come sono.
league-done-replaced = Fatto. Nelle prossime partite gioca qualcun altro.
refused-not-running = Si può fare solo mentre si gioca una stagione.
refused-in-season-already = Partecipa già a questa stagione.
