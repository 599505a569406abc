# Saga — nomi, opzioni, scelte, diario, rifiuti e regole. Le carte sono in saga-cards.ftl.

saga-name = Saga: il Filo delle Fate
saga-tagline = Un solo Eroe, molte Fate: tira il filo di una vita verso il tuo finale segreto.
saga-players = Da 2 a 6 giocatori, circa 60 minuti

## Caratteristiche e tipi

saga-characteristic-fame = Fama
saga-characteristic-courage = Coraggio
saga-characteristic-wealth = Ricchezza
saga-characteristic-wisdom = Saggezza
saga-characteristic-might = Potenza

saga-type-journey = Viaggio
saga-type-conquest = Conquista
saga-type-fight = Lotta
saga-type-wonder = Prodigio
saga-type-vow = Voto
saga-type-love = Amore
saga-type-friendship = Amicizia

## Di che cosa sono fatti i punti

saga-terms = { $first } + { $second }
saga-term-0 = nient’altro
saga-term-highest = valore più alto
saga-term-lowest = valore più basso
saga-term-hand-you = carte in mano
saga-term-won-friendship = Amicizie riuscite
saga-term-max-wealth-wisdom = Ricchezza o Saggezza

saga-adventure-hint = { $odds } { $stakes }
saga-adventure-named = { $card } · { $type }

## Opzioni del tavolo

saga-option-requirements = Obiettivi
saga-option-requirements-help = In 4 o più, gli Obiettivi chiedono di più o quello che c’è scritto?
saga-option-requirements-scaled = Di più se si è in tanti
saga-option-requirements-printed = Come stampati (partite brevi)
saga-option-trial = La prova dell’Eroe
saga-option-trial-help = La prova vale come superata quando l’hanno fallita tutti, o qualcuno deve superarla?
saga-option-trial-until_all_tried = Superata dopo un tentativo a testa
saga-option-trial-until_passed = Finché qualcuno non la supera
saga-option-rounds = Giri
saga-option-rounds-help = Dopo quanti giri completi finisce la storia? Vince la Fata più vicina al suo Obiettivo.
saga-option-rounds-10 = 10 giri
saga-option-rounds-15 = 15 giri
saga-option-rounds-20 = 20 giri
saga-option-rounds-30 = 30 giri
saga-option-rounds-45 = 45 giri
saga-option-rounds-60 = 60 giri
saga-option-window_silence = Tempo per interferire
saga-option-window_silence-help = Se in una sfida qualcuno non risponde, dopo quanto tempo passa?
saga-option-window_silence-15 = 15 minuti
saga-option-window_silence-60 = 1 ora
saga-option-window_silence-240 = 4 ore
saga-option-window_silence-720 = 12 ore
saga-option-window_silence-1440 = 1 giorno
saga-option-veil = Nascondere chi passa subito
saga-option-veil-help = Quando tutti hanno passato, quanto può aspettare ancora la sfida, a caso, per non farlo capire?
saga-option-veil-0 = No, si continua subito
saga-option-veil-10 = Fino a 10 secondi
saga-option-veil-20 = Fino a 20 secondi
saga-option-veil-40 = Fino a 40 secondi
saga-option-veil-60 = Fino a 1 minuto
saga-option-retrieving = Carte riprese
saga-option-retrieving-help = Nel tuo turno, quante volte puoi riprendere la prima Avventura degli scarti?
saga-option-retrieving-once = Una volta per turno
saga-option-retrieving-any_number = Finché puoi pagare
saga-option-links = Collegamenti
saga-option-links-help = 29 Avventure possono seguire due tipi. Contano tutti e due o solo il primo?
saga-option-links-two_types = Contano tutti e due
saga-option-links-one_type = Solo il primo
saga-option-objectives_open = Obiettivi scoperti
saga-option-objectives_open-help = Gli Obiettivi sono tutti scoperti? È un bel modo di giocare la prima partita.
saga-option-objectives_open-true = Scoperti
saga-option-objectives_open-false = Segreti

## Che cosa ti si chiede

saga-aim = Il tuo Obiettivo, { $objective }: { $first } · { $second } · { $count }. Se li raggiungi tutti e tre, vinci.
saga-aim-need = { $what } { $present }/{ $required }
saga-prompt-mulligan = La tua prima mano ha poche Avventure. La tieni o la cambi?
saga-prompt-hand = Questa è la tua prima mano. La storia comincia appena tutti sono pronti.
saga-option-keep-hand = Tieni questa mano
saga-option-redraw = Cambia la mano
saga-option-redraw-hint = Scarti tutte e cinque le carte scoperte e ne peschi cinque nuove.

saga-prompt-trial = Prima viene la prova di { $hero }. Tentala in questo turno.
saga-prompt-adventure = Tocca a te. Che cosa succede ora a { $hero }?
saga-prompt-main = Tocca a te. Vuoi fare altro prima di terminare il turno?
saga-option-attempt = Tenta la prova di { $hero }
saga-option-attempt-hint = { $odds } Comunque vada, in questo turno non giochi Avventure.
saga-option-adventure = { $card }
saga-option-play = Gioca { $card }
saga-option-retrieve = Riprendi { $card } dagli scarti
saga-option-retrieve-hint-any_number = Ti costa un’altra Avventura o due Interferenze dalla mano.
saga-option-retrieve-hint-once = Una volta per turno. Ti costa un’altra Avventura o due Interferenze dalla mano.
saga-option-end = Termina il turno
saga-option-end-hint = Tieni al massimo { $limit } carte.

saga-prompt-pay = Hai ripreso la carta. Ora scarta un’altra Avventura o due Interferenze.
saga-prompt-pay-second = Scegli la seconda Interferenza da scartare.
saga-option-pay = Scarta { $card }

saga-prompt-discard-limit =
    { $count ->
        [one] Hai troppe carte. Scartane 1.
       *[other] Hai troppe carte. Scartane { $count }, insieme o una alla volta. L’ultima finisce in cima.
    }
saga-prompt-discard-pay =
    { $count ->
        [one] La sfida ti costa una carta. Scartane 1.
       *[other] La sfida ti costa delle carte. Scartane { $count }, insieme o una alla volta. L’ultima finisce in cima.
    }
saga-prompt-discard-effect =
    { $count ->
        [one] Scarta 1 carta.
       *[other] Scarta { $count } carte, insieme o una alla volta. L’ultima finisce in cima.
    }
saga-form-discard = Scarta { $count } carte
saga-form-top = Quale finisce in cima?
saga-form-top-listed = Come nell’elenco
saga-form-top-listed-hint = In cima finisce l’ultima Avventura dell’elenco.
saga-option-discard = Scarta { $card }

saga-prompt-mod = Quale caratteristica cambia?
saga-prompt-swap = Quale caratteristica scambi?
saga-prompt-swap-second = Con quale?
saga-prompt-draw = Chi pesca?
saga-prompt-discard = Chi scarta?
saga-prompt-take = A chi prendi una carta?
saga-prompt-search = Quale carta prendi?
saga-prompt-story = Quale Avventura scegli?
saga-prompt-peek = Di chi guardi l’Obiettivo?
saga-prompt-newobjective = Quale Obiettivo tieni? L’altro va in fondo al mazzo.
saga-option-choose = { $card }
saga-option-player = { $player }
saga-option-entry = { $card }
saga-option-characteristic = { $characteristic } (ora { $value })
saga-option-objective-keep = Tieni il tuo: { $objective }
saga-option-objective-change = Prendi il nuovo: { $objective }

saga-prompt-window-difficulty = Ora si tirano i dadi della Difficoltà per { $card }. { $odds } { $stakes } Giochi una carta?
saga-prompt-window-score = Ora si tira per { $card }. { $odds } { $stakes } Giochi una carta?
saga-prompt-window-die = Il dado per { $card } è stato tirato. { $odds } { $stakes } Giochi una carta?
saga-option-interfere = Gioca { $card }
saga-option-cancel = Gioca { $card } su { $target } di { $player }
saga-option-aid = Scarta { $card } per cambiare la Difficoltà
saga-option-pass = Passa
saga-option-pass-hint = Se qualcuno gioca una carta, rispondi di nuovo.
saga-option-rest = Passa per tutta la sfida
saga-option-rest-hint = Puoi ancora cambiare idea.

saga-advice-left =
    { $count ->
        [0] raggiunto
        [one] manca 1
       *[other] mancano { $count }
    }
saga-advice-left-between =
    { $least ->
        [0] ne mancano al massimo { $most }
       *[other] ne mancano da { $least } a { $most }
    }
saga-advice-adventure = Se nessuno gioca carte, riesce { $works }. Il tuo Obiettivo: ora { $now }, se riesce { $won }, se fallisce { $lost }.
saga-advice-card = Giocata adesso, { $card } riuscirebbe { $works } se nessuno gioca carte. Il tuo Obiettivo: ora { $now }, se riesce { $won }, se fallisce { $lost }.
saga-advice-trial = In questo turno devi tentare la prova. Se nessuno gioca carte, riesce { $works }.
saga-advice-end = Nessuna delle Avventure che hai in mano può seguire adesso.
saga-advice-end-though = La tua Avventura più probabile, { $card }, riuscirebbe { $works } se nessuno gioca carte. Il tuo Obiettivo: ora { $now }, se riesce { $won }, se fallisce { $lost }. Ma più avanti può servirti di più.
saga-advice-effect = Che cosa fa: { $effect }
saga-advice-then = Il tuo Obiettivo: ora { $now }, dopo { $then }.
saga-advice-objective = Il tuo Obiettivo: { $now } con quello che hai, { $then } con quello nuovo.
saga-advice-hand =
    { $count ->
        [one] Quella mano ha 1 carta.
       *[other] Quella mano ha { $count } carte.
    }
saga-advice-window =
    Per il tuo Obiettivo { $better ->
        [win] è meglio se riesce ({ $won }) che se fallisce ({ $lost })
        [loss] è meglio se fallisce ({ $lost }) che se riesce ({ $won })
       *[same] non cambia nulla che riesca o no ({ $won })
    }. Con questa carta, la Prova riesce { $after } anziché { $before }.
saga-advice-window-pass =
    Per il tuo Obiettivo { $better ->
        [win] è meglio se riesce ({ $won }) che se fallisce ({ $lost })
        [loss] è meglio se fallisce ({ $lost }) che se riesce ({ $won })
       *[same] non cambia nulla che riesca o no ({ $won })
    }. Così com’è, la Prova riesce { $before }.
saga-advice-window-trial = Con questa carta, la prova riesce { $after } anziché { $before }. Quando è superata, cominciano le Avventure.
saga-advice-window-trial-pass = Così com’è, la prova riesce { $before }. Quando è superata, cominciano le Avventure.
saga-advice-first-hand =
    { $count ->
        [one] 1 delle tue { $of } carte è un’Avventura
       *[other] { $count } delle tue { $of } carte sono Avventure
    }, e { $fits ->
        [0] nessuna può seguire l’Eroe.
        [one] 1 può seguire l’Eroe.
       *[other] { $fits } possono seguire l’Eroe.
    }
saga-prompt-wish = Nelle sfide, quando devo chiederti qualcosa?
saga-option-wish-ask = Chiedimelo sempre
saga-option-wish-ask-hint = Anche se non hai nulla da giocare. Lento, ma non tradisce nulla.
saga-option-wish-auto = Chiedimelo quando posso giocare qualcosa
saga-option-wish-auto-hint = Altrimenti passo io per te, dopo un attimo.
saga-option-wish-bluff = Quando posso giocare, con pause casuali
saga-option-wish-bluff-hint = Altrimenti passo io per te dopo un po’, così una pausa non dice nulla.
saga-option-wish-done = Passa sempre per me
saga-option-wish-done-hint = Puoi comunque intervenire.

## Che cosa dicono le scelte

saga-odds =
    { $works ->
        [0] Così com’è, fallisce.
        [100] Così com’è, riesce.
       *[other] Così com’è, può riuscire ({ $works }%).
    }
saga-odds-need =
    { $works ->
        [0] Servirebbe { $need }, quindi fallisce.
        [100] Così com’è, riesce.
       *[other] { $need ->
            [6] Serve un 6 ({ $works }%).
           *[other] Serve { $need } o più ({ $works }%).
        }
    }
saga-odds-part = Prova { $number } di { $count }. { $odds } { $whole ->
        [0] Così com’è, l’Avventura intera fallisce.
        [100] Così com’è, l’Avventura intera riesce.
       *[other] L’Avventura intera può riuscire ({ $whole }%).
    }
saga-stakes-trial = Se ce la fa, cominciano le Avventure.
saga-hint-changing = { $what } { $before }% → { $after }%.
saga-hint-changing-part = { $what } Questa Prova: { $before }% → { $after }%.
saga-hint-idle = { $what } Ora non cambia nulla.
saga-hint-aid-up = Difficoltà +{ $by }.
saga-hint-aid-down = Difficoltà −{ $by }.
saga-hint-player =
    { $count ->
        [0] Nessuna carta in mano.
        [one] 1 carta in mano.
       *[other] { $count } carte in mano.
    }
saga-hint-entry-won = { $type }, riuscita.
saga-hint-entry-lost = { $type }, fallita.
saga-hint-wanted = Al tuo Obiettivo serve { $required }.
saga-hint-unwanted = Al tuo Obiettivo non serve.
saga-option-keep-hand-hint = Cominci con queste cinque carte.

## Che cosa è successo

saga-chapter = Giro { $number }
saga-chapter-name = Giro
saga-event-about-windows = Nelle sfide ti chiedo qualcosa solo quando puoi giocare, quindi una pausa può farlo capire. Per tenerlo segreto, premi *{ button-more }* nella tua mano e scegli *{ saga-option-wish-ask }* o *{ saga-option-wish-bluff }*.
saga-event-initiative = Dadi per il primo turno: { $rolls }.
saga-event-initiative-again = Chi è in parità tira di nuovo: { $rolls }.
saga-throw = { $player } { $die }
saga-throws = { $first }, { $second }
saga-event-last-round = Comincia l’ultimo giro. Se nessuno ce la fa, vince la Fata più vicina al suo Obiettivo.
saga-event-goal-near = Ancora una carta { $type } riuscita, e il traguardo dell’Eroe è raggiunto!
saga-event-turn = Giro { $round }: turno di { $player }.
saga-event-drew =
    { $count ->
        [one] { $player } pesca 1 carta.
       *[other] { $player } pesca { $count } carte.
    }
saga-event-drew-own = Peschi { $card }.
saga-event-reshuffled = Gli scarti si rimescolano e il nuovo mazzo ha { $count ->
        [one] 1 carta.
       *[other] { $count } carte.
    }
saga-event-mulligan = { $player } cambia la prima mano.
saga-event-discarded = { $player } scarta { $card }.
saga-event-retrieved = { $player } riprende { $card } dagli scarti.
saga-event-adventure = { $player } gioca { $card } dopo { $after }.
saga-event-trial = { $player } mette { $hero } alla prova.
saga-event-played = { $player } gioca { $card }.
saga-event-interfered = { $player } gioca { $card }.
saga-event-cancelled = { $player } gioca { $card } e annulla { $target }.
saga-event-its-dice = Con { $card } esce { $dice }.
saga-event-aided = { $player } scarta { $card } per cambiare la Difficoltà.
saga-event-difficulty = I dadi della Difficoltà danno { $dice }, quindi la Difficoltà è { $difficulty }.
saga-event-rolled =
    { $score ->
        [0] Esce un { $roll } contro { $difficulty }.
       *[other] Esce un { $roll }: { $roll } + { $score } ({ $what }) = { $sum } contro { $difficulty }.
    }
saga-event-test-won =
    { $score ->
        [0] { $die } supera { $difficulty }: riesce!
       *[other] { $die } + { $score } = { $sum } supera { $difficulty }: riesce!
    }
saga-event-test-lost =
    { $score ->
        [0] { $die } non supera { $difficulty }: fallisce.
       *[other] { $die } + { $score } = { $sum } non supera { $difficulty }: fallisce.
    }
saga-event-payment-dice = Esce un { $dice }.
saga-event-payment-card =
    { $count ->
        [one] { $player } deve scartare 1 carta.
       *[other] { $player } deve scartare { $count } carte.
    }
saga-event-payment-adventure =
    { $count ->
        [one] { $player } deve scartare 1 Avventura.
       *[other] { $player } deve scartare { $count } Avventure.
    }
saga-event-payment-interference =
    { $count ->
        [one] { $player } deve scartare 1 Interferenza.
       *[other] { $player } deve scartare { $count } Interferenze.
    }
saga-event-condition-holds = Nella storia c’è quello che chiede la sfida.
saga-event-condition-fails = Nella storia manca quello che chiede la sfida.
saga-event-won = Riuscita: { $card }!
saga-event-lost = Fallita: { $card }.
saga-event-won-by-test =
    { $score ->
        [0] { $die } supera { $difficulty }. Riuscita: { $card }!
       *[other] { $die } + { $score } = { $sum } supera { $difficulty }. Riuscita: { $card }!
    }
saga-event-lost-by-test =
    { $score ->
        [0] { $die } non supera { $difficulty }. Fallita: { $card }.
       *[other] { $die } + { $score } = { $sum } non supera { $difficulty }. Fallita: { $card }.
    }
saga-event-reward-times =
    { $times ->
        [0] Quindi niente Premio.
        [2] Il Premio vale due volte.
       *[other] Il Premio vale { $times } volte.
    }
saga-event-failure-times =
    { $times ->
        [0] Ma niente Fallimento.
        [2] Il Fallimento vale due volte.
       *[other] Il Fallimento vale { $times } volte.
    }
saga-event-trial-passed = { $hero } supera la prova. Comincino le Avventure!
saga-event-trial-failed = { $hero } non supera la prova.
saga-event-trial-deemed = Ci hanno provato tutti senza riuscirci, ma { $hero } parte lo stesso. Comincino le Avventure!
saga-event-raised = { $characteristic } sale: { $before } → { $after }.
saga-event-lowered = { $characteristic } scende: { $before } → { $after }.
saga-event-same = { $characteristic } resta a { $value }.
saga-event-swapped = { $one } e { $other } si scambiano: ora { $one } è { $first }, { $other } { $second }.
saga-event-took =
    { $count ->
        [one] { $player } prende 1 carta dalla mano di { $other }.
       *[other] { $player } prende { $count } carte dalla mano di { $other }.
    }
saga-event-took-own = { $player } ha preso { $card } dalla mano di { $other }.
saga-event-found = { $player } prende { $card }.
saga-event-found-nothing = { $player } cerca e non trova nulla.
saga-event-entry-discard = { $card } lascia la storia.
saga-event-entry-won = { $card } ora vale come Avventura riuscita.
saga-event-entry-lost = { $card } ora vale come Avventura fallita.
saga-event-previous-reward = Il Premio di { $card } vale di nuovo.
saga-event-previous-failure = Il Fallimento di { $card } vale di nuovo.
saga-event-previous-none = { $card } non ha una carta precedente, quindi non succede nulla.
saga-event-allow-link = In questo turno la prossima Avventura può seguire qualsiasi carta.
saga-event-allow-extra = In questo turno si può giocare un’altra Avventura.
saga-event-peeked = { $player } guarda l’Obiettivo di { $other }.
saga-event-peeked-own = L’Obiettivo di { $other } è { $objective }.
saga-event-objective = { $player } pesca un altro Obiettivo e tiene uno dei due.
saga-event-objective-own = Peschi l’Obiettivo { $objective }.
saga-event-objective-open = { $player } ora ha l’Obiettivo { $objective }.
saga-event-shown = { $player } mostra l’Obiettivo { $objective }.

saga-told = { $player } { $deeds }.
saga-told-turn = Giro { $round }: { $player } { $deeds }.
saga-told-draws =
    { $count ->
        [one] pesca 1 carta
       *[other] pesca { $count } carte
    }
saga-told-mulligan = cambia la prima mano
saga-told-retrieves = riprende { $card } dagli scarti
saga-told-plays = gioca { $cards }
saga-told-cancels = annulla { $target } con { $card }
saga-told-rolls = ottiene { $dice }
saga-told-trial = mette { $hero } alla prova
saga-told-aids = scarta { $card } per cambiare la Difficoltà
saga-told-takes-from =
    { $count ->
        [one] prende 1 carta dalla mano di { $other }
       *[other] prende { $count } carte dalla mano di { $other }
    }
saga-told-takes = prende { $card }
saga-told-finds-nothing = cerca e non trova nulla
saga-told-peeks = guarda l’Obiettivo di { $other }
saga-told-objective = pesca un altro Obiettivo e ne tiene uno
saga-told-objective-open = ora ha l’Obiettivo { $objective }
saga-told-discards = scarta { $cards }
saga-told-sum = { $die } + { $score } ({ $what }) = { $sum } contro { $difficulty }
saga-told-die = { $die } contro { $difficulty }
saga-told-test-won = { $sum }: riesce.
saga-told-test-lost = { $sum }: fallisce.
saga-told-won = { $sum }. Riuscita: { $card }!
saga-told-lost = { $sum }. Fallita: { $card }.
saga-told-changes = { $changes }.
saga-told-change = { $characteristic } { $values }

saga-reason-objective =
    { $count ->
        [one] { $player } raggiunge l’Obiettivo { $objective } e vince.
        [2] Due Fate raggiungono il loro Obiettivo nello stesso momento e vincono insieme.
       *[other] { $count } Fate raggiungono il loro Obiettivo nello stesso momento e vincono insieme.
    }
saga-reason-hero =
    { $count ->
        [one] { $player } porta { $hero } al traguardo dell’Eroe e vince.
       *[other] { $player } porta { $hero } al traguardo dell’Eroe e vince, insieme ad altri.
    }
saga-reason-epilogue =
    { $count ->
        [one] La storia è finita. Vince { $player }, con l’Obiettivo più vicino di tutti.
       *[other] La storia è finita. { $count } Fate sono ugualmente vicine al loro Obiettivo e vincono insieme.
    }

## Perché no

saga-refused-top = { $card } non è tra le carte che scarti, quindi non può finire in cima. Non ho fatto nulla.
saga-refused-over = Questa partita è finita.
saga-refused-not-seated = Non hai un posto a questo tavolo, quindi il filo non è tuo.
saga-refused-one-answer = Scegli una cosa alla volta.
saga-refused-unknown = Qui non puoi sceglierlo. I pulsanti mostrano che cosa puoi fare.
saga-refused-not-asked = Adesso lì non c’è niente da scegliere.
saga-refused-first-hands = Gli altri guardano ancora la prima mano. La storia comincia tra un attimo.
saga-refused-turn = { refused-turn }
saga-refused-wish = Lo hai già scelto.
saga-refused-unfinished = Non ora: prima c’è un’altra cosa da finire.
saga-refused-end-before-trial = Prima di terminare il turno, tenta la prova di { $hero }.
saga-refused-trial-done = La prova è finita. È tempo di Avventure.
saga-refused-trial-once = Puoi tentare la prova una sola volta per turno.
saga-refused-trial-first = Prima l’Eroe deve superare la prova.
saga-refused-trial-turn = Hai tentato la prova, quindi in questo turno non puoi giocare Avventure.
saga-refused-one-adventure = In questo turno hai già giocato la tua Avventura.
saga-refused-link = Non può seguire { $card }.
saga-refused-already-free = La prossima Avventura può già seguire qualsiasi carta.
saga-refused-needs-challenge = Solo durante una sfida.
saga-refused-own-turn = Solo nel tuo turno, fuori da una sfida.
saga-refused-deck-empty = Il mazzo è vuoto.
saga-refused-nothing-fits = Tra gli scarti non c’è nulla di adatto.
saga-refused-no-entry = Nella storia non c’è un’Avventura adatta.
saga-refused-nothing-to-take = Nessun altro ha carte in mano.
saga-refused-no-objective = Non ci sono più Obiettivi da pescare.
saga-refused-open-objectives = Gli Obiettivi sono già tutti scoperti.
saga-refused-retrieved = In questo turno hai già ripreso una carta.
saga-refused-paid = Con quella carta hai pagato in questo turno, quindi ora non puoi riprenderla.
saga-refused-no-discard = Tra gli scarti non ci sono Avventure.
saga-refused-cannot-pay = Per pagare ti serve un’altra Avventura o due Interferenze.
saga-refused-window-closed = Troppo tardi: la sfida è già andata avanti.
saga-refused-not-in-hand = Non hai in mano { $card }.
saga-refused-adventure-in-challenge = Non puoi giocare un’Avventura in una sfida.
saga-refused-frozen = Troppo tardi: il dado è già stato tirato.
saga-refused-not-rolled = Troppo presto: il dado non è ancora stato tirato.
saga-refused-only = Questa carta non va bene per questa Prova.
saga-refused-no-difficulty-dice = Questa Prova non ha dadi della Difficoltà.
saga-refused-difficulty-not-rolled = Troppo presto: i dadi della Difficoltà non sono ancora stati tirati.
saga-refused-trial-outcome = La prova non ha né Premio né Fallimento.
saga-refused-no-target = Non c’è nulla da annullare.
saga-refused-no-aid = Non puoi cambiare questa Difficoltà scartando.
saga-refused-aid-kind = Qui serve una carta di un altro genere.

## La pagina disegnata delle regole: frasi brevi in lettere grandi
saga-page-aim = Insieme filate la storia di un solo Eroe. Fai avverare il tuo Obiettivo segreto.
saga-page-turn = Pesca 2 carte e gioca un’Avventura che segue l’ultima. Gli altri possono cambiarne i dadi.
saga-page-end = Se raggiungi il tuo Obiettivo, vinci. Se dopo l’ultimo giro nessuno c’è riuscito, vince il più vicino.
saga-page-shown = Accanto al testo: un Eroe e il dorso di una carta; un’Avventura e un dado; un Obiettivo e un dado.

## Scelte in anticipo

saga-plan = giocare { $card } { $whose } { $when }; { $rest }
saga-plan-open = giocare { $card }; scegli quando
saga-plan-when-win = se la Prova rischia di fallire e così probabilmente riesce
saga-plan-when-win-sure = se solo così la Prova riesce di sicuro
saga-plan-when-lose = se la Prova probabilmente riesce e così rischia di fallire
saga-plan-when-lose-sure = se solo così la Prova fallisce di sicuro
saga-plan-whose-any = in qualsiasi sfida
saga-plan-whose-own = nelle mie sfide
saga-plan-whose-others = nelle sfide degli altri
saga-plan-rest-ask = se no, chiedimelo
saga-plan-rest-pass = se no, passare
saga-plan-slot-card = Quale carta?
saga-plan-slot-when = Quando?
saga-plan-slot-whose = In quali sfide?
saga-plan-slot-rest = Finché non decide niente …
saga-plan-over-card = Non hai più { $card }.
