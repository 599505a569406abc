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
saga-option-requirements-help = In 4 o più, gli Obiettivi chiedono di più o quanto è stampato sulle carte?
saga-option-requirements-scaled = Di più con più giocatori
saga-option-requirements-printed = Come stampati (partite brevi)
saga-option-trial = La prova dell’Eroe
saga-option-trial-help = La prova vale come superata quando ogni Fata l’ha fallita, o qualcuno deve superarla?
saga-option-trial-until_all_tried = Superata quando tutti hanno provato
saga-option-trial-until_passed = Finché qualcuno la supera
saga-option-rounds = Giri
saga-option-rounds-help = Dopo quanti giri completi finisce la storia? Vince chi è più vicino al suo Obiettivo.
saga-option-rounds-10 = 10 giri
saga-option-rounds-15 = 15 giri
saga-option-rounds-20 = 20 giri
saga-option-rounds-30 = 30 giri
saga-option-rounds-45 = 45 giri
saga-option-rounds-60 = 60 giri
saga-option-window_silence = Tempo per interferire
saga-option-window_silence-help = Per quanto tempo una sfida aspetta chi tace, prima che il silenzio valga come passo?
saga-option-window_silence-15 = 15 minuti
saga-option-window_silence-60 = 1 ora
saga-option-window_silence-240 = 4 ore
saga-option-window_silence-720 = 12 ore
saga-option-window_silence-1440 = 1 giorno
saga-option-veil = Nascondere chi passa subito
saga-option-veil-help = Quanto può aspettare ancora una sfida, a caso, quando tutte hanno già passato?
saga-option-veil-0 = No, si va avanti subito
saga-option-veil-10 = Fino a 10 secondi
saga-option-veil-20 = Fino a 20 secondi
saga-option-veil-40 = Fino a 40 secondi
saga-option-veil-60 = Fino a 1 minuto
saga-option-retrieving = Carte riprese
saga-option-retrieving-help = Quante volte per turno puoi riprendere la prima Avventura degli scarti?
saga-option-retrieving-once = Una volta per turno
saga-option-retrieving-any_number = Finché puoi pagare
saga-option-links = Collegamenti
saga-option-links-help = 29 Avventure seguono due tipi. Conta solo il primo?
saga-option-links-two_types = Contano tutti e due
saga-option-links-one_type = Solo il primo
saga-option-objectives_open = Obiettivi scoperti
saga-option-objectives_open-help = Gli Obiettivi stanno tutti scoperti? Un modo amichevole di giocare la prima partita.
saga-option-objectives_open-true = Scoperti
saga-option-objectives_open-false = Segreti

## Che cosa ti si chiede

saga-aim = Il tuo Obiettivo, { $objective }: { $first } · { $second } · { $count }. Vinci se li raggiungi tutti e tre.
saga-aim-need = { $what } { $present }/{ $required }
saga-prompt-mulligan = La tua prima mano ha poche Avventure. La tieni o la cambi?
saga-prompt-hand = Questa è la tua prima mano. La storia comincia appena tutti sono pronti.
saga-option-keep-hand = Tengo questa mano
saga-option-redraw = Cambio la mano
saga-option-redraw-hint = Scarti tutte e cinque le carte, sotto gli occhi di tutti, e ne peschi cinque nuove.

saga-prompt-trial = { $hero } deve prima superare la prova: in questo turno la tenti.
saga-prompt-adventure = Tocca a te. Che cosa succede ora a { $hero }?
saga-prompt-main = Tocca a te. Non puoi più giocare Avventure, ma forse altro.
saga-option-attempt = Tento la prova di { $hero }
saga-option-attempt-hint = { $odds } In questo turno non giochi Avventure, comunque vada.
saga-option-adventure = { $card }
saga-option-play = Gioco { $card }
saga-option-retrieve = Riprendo { $card } dagli scarti
saga-option-retrieve-hint-any_number = Costa un’altra Avventura o due Interferenze dalla tua mano.
saga-option-retrieve-hint-once = Una volta per turno. Costa un’altra Avventura o due Interferenze dalla tua mano.
saga-option-end = Termino il turno
saga-option-end-hint = Scarti fino a restare con { $limit } carte.

saga-prompt-pay = Hai ripreso la carta. Paga con un’altra Avventura o con due Interferenze.
saga-prompt-pay-second = Ancora un’Interferenza per pagare.
saga-option-pay = Scarto { $card }

saga-prompt-discard-limit =
    { $count ->
        [one] Troppe carte: scartane 1.
       *[other] Troppe carte: scartane { $count }, insieme o una alla volta; l’ultima finisce in cima.
    }
saga-prompt-discard-pay =
    { $count ->
        [one] La sfida chiede una carta: scartane 1.
       *[other] La sfida chiede carte: scartane { $count }, insieme o una alla volta; l’ultima finisce in cima.
    }
saga-prompt-discard-effect =
    { $count ->
        [one] Scarta 1 carta.
       *[other] Scarta { $count } carte, insieme o una alla volta; l’ultima finisce in cima.
    }
saga-option-discard = Scarto { $card }

saga-prompt-mod = Quale caratteristica cambia?
saga-prompt-swap = Quale caratteristica scambi?
saga-prompt-swap-second = Con quale?
saga-prompt-draw = Chi pesca?
saga-prompt-discard = Chi scarta?
saga-prompt-take = Da chi prendi?
saga-prompt-search = Quale carta prendi?
saga-prompt-story = Quale Avventura della storia?
saga-prompt-peek = Di chi guardi l’Obiettivo?
saga-prompt-newobjective = Quale Obiettivo tieni? L’altro va in fondo al mazzo.
saga-option-choose = { $card }
saga-option-player = { $player }
saga-option-entry = { $card }
saga-option-characteristic = { $characteristic } (ora { $value })
saga-option-objective-keep = Tengo il mio: { $objective }
saga-option-objective-change = Prendo il nuovo: { $objective }

saga-prompt-window-difficulty = { $card }: ora si tirano i dadi della Difficoltà. { $odds } { $stakes } Giochi una carta?
saga-prompt-window-score = { $card }: ora si tira il dado. { $odds } { $stakes } Giochi una carta?
saga-prompt-window-die = { $card }: il dado è stato tirato. { $odds } { $stakes } Giochi una carta?
saga-option-interfere = Gioco { $card }
saga-option-cancel = Gioco { $card } su { $target } di { $player }
saga-option-aid = Scarto { $card } per cambiare la Difficoltà
saga-option-pass = Passo
saga-option-pass-hint = Se qualcuno gioca una carta, puoi rispondere di nuovo.
saga-option-rest = Passo per tutta questa sfida
saga-option-rest-hint = Finché si può interferire, puoi ancora cambiare idea.

saga-advice-left =
    { $count ->
        [0] raggiunto
        [one] manca 1
       *[other] mancano { $count }
    }
saga-advice-left-between =
    { $least ->
        [0] raggiunto, o ne mancano fino a { $most }
       *[other] mancano da { $least } a { $most }
    }
saga-advice-adventure = Il tuo Obiettivo: ora { $now }, con una vittoria { $won }, con una sconfitta { $lost }. Se nessuno gioca carte, riesce { $works }.
saga-advice-card = Il tuo Obiettivo: ora { $now }, vincendo { $card } { $won }, perdendola { $lost }. Giocata adesso, riuscirebbe { $works } se nessuno gioca carte.
saga-advice-trial = In questo turno la prova è obbligatoria e, se nessuno gioca carte, riesce { $works }.
saga-advice-end = Nessuna delle Avventure che hai in mano può seguire adesso.
saga-advice-end-though = La tua Avventura più sicura, { $card }, riuscirebbe { $works } se nessuno gioca carte (il tuo Obiettivo: ora { $now }, con una vittoria { $won }, con una sconfitta { $lost }), ma più avanti può rendere di più.
saga-advice-effect = Che cosa fa: { $effect }
saga-advice-then = Il tuo Obiettivo: ora { $now }, dopo { $then }.
saga-advice-objective = Con l’Obiettivo che hai: { $now }. Con quello nuovo: { $then }.
saga-advice-hand =
    { $count ->
        [one] Quella mano ha 1 carta.
       *[other] Quella mano ha { $count } carte.
    }
saga-advice-window =
    { $better ->
        [win] Per il tuo Obiettivo è meglio una vittoria ({ $won }; con una sconfitta { $lost })
        [loss] Per il tuo Obiettivo è meglio una sconfitta ({ $lost }; con una vittoria { $won })
       *[same] Per il tuo Obiettivo vittoria e sconfitta si equivalgono ({ $won })
    }, e con questa carta questa Prova riesce { $after } invece di { $before }.
saga-advice-window-pass =
    { $better ->
        [win] Per il tuo Obiettivo è meglio una vittoria ({ $won }; con una sconfitta { $lost })
        [loss] Per il tuo Obiettivo è meglio una sconfitta ({ $lost }; con una vittoria { $won })
       *[same] Per il tuo Obiettivo vittoria e sconfitta si equivalgono ({ $won })
    }, e così com’è questa Prova riesce { $before }.
saga-advice-window-trial = Con questa carta la prova riesce { $after } invece di { $before }, e superata la prova cominciano le Avventure.
saga-advice-window-trial-pass = Così com’è, la prova riesce { $before }, e superata la prova cominciano le Avventure.
saga-advice-first-hand =
    { $count ->
        [one] 1 delle tue { $of } carte è un’Avventura
       *[other] { $count } delle tue { $of } carte sono Avventure
    } e { $fits ->
        [0] nessuna può seguire l’Eroe.
        [one] 1 può seguire l’Eroe.
       *[other] { $fits } possono seguire l’Eroe.
    }
saga-prompt-wish = Quanto spesso vuoi che ti si chieda qualcosa nelle sfide?
saga-option-wish-ask = Chiedimelo sempre
saga-option-wish-ask-hint = Anche senza nulla da giocare. Lento, ma non tradisce niente.
saga-option-wish-auto = Chiedimelo quando posso giocare qualcosa
saga-option-wish-auto-hint = Altrimenti passa in automatico, dopo un momento.
saga-option-wish-bluff = Lo stesso, con un ritardo casuale
saga-option-wish-bluff-hint = I passi automatici si fanno attendere, così una pausa non dice nulla.
saga-option-wish-done = Passa sempre in automatico
saga-option-wish-done-hint = Finché una sfida è aperta puoi ancora intervenire.

## Che cosa dicono le scelte

saga-odds =
    { $works ->
        [0] Così com’è, fallisce.
        [100] Così com’è, riesce.
       *[other] Così com’è, riesce: { $works }%.
    }
saga-odds-need =
    { $works ->
        [0] Così com’è, fallisce: serve { $need }.
        [100] Così com’è, riesce.
       *[other] Serve { $need } o più: { $works }%.
    }
saga-odds-part = Prova { $number } di { $count }. { $odds } { $whole ->
        [0] Così com’è, l’Avventura intera fallisce.
        [100] Così com’è, l’Avventura intera riesce.
       *[other] Così com’è, l’Avventura intera riesce { $whole ->
           [one] una volta
          *[other] { $whole } volte
        } su 100.
    }
saga-stakes-trial = Se viene superata, le Avventure possono cominciare.
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
saga-hint-wanted = Il tuo Obiettivo chiede { $required }.
saga-hint-unwanted = Il tuo Obiettivo non la chiede.
saga-option-keep-hand-hint = Cominci con queste cinque carte.

## Che cosa è successo

saga-chapter = Giro { $number }
saga-chapter-name = Giro
saga-event-about-windows = Nelle sfide te lo chiedo solo quando puoi giocare qualcosa, perciò una pausa può tradirlo. Per tenerlo segreto scegli *Chiedimelo sempre* o *Lo stesso, con un ritardo casuale* nella tua mano, quando vuoi.
saga-event-initiative = Dadi per il primo turno: { $rolls }.
saga-event-initiative-again = Chi è in parità tira di nuovo: { $rolls }.
saga-throw = { $player } { $die }
saga-throws = { $first }, { $second }
saga-event-last-round = Comincia l’ultimo giro. Se alla fine nessuna ce l’ha fatta, vince la Fata più vicina al suo Obiettivo.
saga-event-goal-near = Ancora una carta { $type } riuscita, e il traguardo dell’Eroe è raggiunto!
saga-event-turn = Giro { $round }: è il turno di { $player }.
saga-event-drew =
    { $count ->
        [one] { $player } pesca 1 carta.
       *[other] { $player } pesca { $count } carte.
    }
saga-event-drew-own = Peschi { $card }.
saga-event-reshuffled = Gli scarti si rimescolano in un nuovo mazzo di { $count ->
        [one] una carta.
       *[other] { $count } carte.
    }
saga-event-mulligan = { $player } cambia la prima mano.
saga-event-discarded = { $player } scarta { $card }.
saga-event-retrieved = { $player } riprende { $card } dagli scarti.
saga-event-adventure = { $player } gioca { $card }, che segue { $after }.
saga-event-trial = { $player } mette { $hero } alla prova.
saga-event-played = { $player } gioca { $card }.
saga-event-interfered = { $player } gioca { $card }.
saga-event-cancelled = { $player } gioca { $card } e annulla { $target }.
saga-event-its-dice = Tira { $dice }.
saga-event-aided = { $player } scarta { $card } per cambiare la Difficoltà.
saga-event-difficulty = I dadi della Difficoltà segnano { $dice }: Difficoltà { $difficulty }.
saga-event-rolled = Il dado segna { $roll }: { $roll } + { $score } ({ $what }) = { $sum } contro { $difficulty }.
saga-event-test-won = { $die } + { $score } = { $sum } supera { $difficulty }: riesce!
saga-event-test-lost = { $die } + { $score } = { $sum } non supera { $difficulty }: fallisce.
saga-event-payment-dice = Il dado segna { $dice }.
saga-event-payment-card =
    { $count ->
        [one] { $player } deve dare 1 carta.
       *[other] { $player } deve dare { $count } carte.
    }
saga-event-payment-adventure =
    { $count ->
        [one] { $player } deve dare 1 Avventura.
       *[other] { $player } deve dare { $count } Avventure.
    }
saga-event-payment-interference =
    { $count ->
        [one] { $player } deve dare 1 Interferenza.
       *[other] { $player } deve dare { $count } Interferenze.
    }
saga-event-condition-holds = La storia ha quel che la sfida richiede.
saga-event-condition-fails = Alla storia manca quel che la sfida richiede.
saga-event-won = Riuscita: { $card }!
saga-event-lost = Fallita: { $card }.
saga-event-won-by-test = { $die } + { $score } = { $sum } supera { $difficulty }. Riuscita: { $card }!
saga-event-lost-by-test = { $die } + { $score } = { $sum } non supera { $difficulty }. Fallita: { $card }.
saga-event-reward-times =
    { $times ->
        [0] Il Premio non c’è.
       *[other] Il Premio vale { $times } volte.
    }
saga-event-failure-times =
    { $times ->
        [0] Il Fallimento non c’è.
       *[other] Il Fallimento vale { $times } volte.
    }
saga-event-trial-passed = { $hero } supera la prova. Comincino le Avventure!
saga-event-trial-failed = { $hero } fallisce la prova.
saga-event-trial-deemed = { $hero } ha fallito davanti a ogni Fata, e parte lo stesso. Comincino le Avventure!
saga-event-raised = { $characteristic } sale: { $before } → { $after }.
saga-event-lowered = { $characteristic } scende: { $before } → { $after }.
saga-event-same = { $characteristic } resta a { $value }.
saga-event-swapped = { $one } e { $other } si scambiano: ora { $one } vale { $first }, { $other } { $second }.
saga-event-took =
    { $count ->
        [one] { $player } prende una carta dalla mano di { $other }.
       *[other] { $player } prende { $count } carte dalla mano di { $other }.
    }
saga-event-took-own = La carta che { $player } ha preso a { $other } è { $card }.
saga-event-found = { $player } prende { $card }.
saga-event-found-nothing = { $player } cerca e non trova nulla.
saga-event-entry-discard = { $card } lascia la storia.
saga-event-entry-won = { $card } d’ora in poi vale come riuscita.
saga-event-entry-lost = { $card } d’ora in poi vale come fallita.
saga-event-previous-reward = Il Premio di { $card } si ripete.
saga-event-previous-failure = Il Fallimento di { $card } si ripete.
saga-event-previous-none = { $card } non ha una carta precedente.
saga-event-allow-link = La prossima Avventura di questo turno si collega a qualsiasi carta.
saga-event-allow-extra = In questo turno si può giocare un’Avventura in più.
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
saga-told-plays = gioca { $card }
saga-told-cancels = annulla { $target } con { $card }
saga-told-rolls = tira { $dice }
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
saga-told-objective = pesca un altro Obiettivo fra cui scegliere
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
        [one] { $hero } ha vissuto in pieno una vita da Eroe: vince { $player }.
       *[other] { $hero } ha vissuto in pieno una vita da Eroe: vince { $player }, insieme ad altri.
    }
saga-reason-epilogue =
    { $count ->
        [one] La storia è giunta alla fine. Vince { $player }: il suo Obiettivo era il più vicino.
       *[other] La storia è giunta alla fine. { $count } Fate sono ugualmente vicine al loro Obiettivo: vincono insieme.
    }

## Perché no

saga-refused-over = Questa partita è finita.
saga-refused-not-seated = Non hai un posto a questo tavolo, quindi il filo non è tuo.
saga-refused-one-answer = Scegli una cosa alla volta.
saga-refused-unknown = Qui non puoi sceglierlo. I pulsanti mostrano che cosa puoi fare.
saga-refused-not-asked = Adesso lì non c’è niente da scegliere.
saga-refused-first-hands = Si stanno ancora guardando le prime mani; la storia comincia tra un momento.
saga-refused-turn = È il turno di { $player }. Arriverà anche il tuo!
saga-refused-wish = Lo hai già scelto.
saga-refused-unfinished = Prima bisogna finire un’altra cosa.
saga-refused-end-before-trial = Prima di terminare il turno devi mettere { $hero } alla prova.
saga-refused-trial-done = La prova è ormai alle spalle: è tempo di Avventure.
saga-refused-trial-once = La prova si tenta una volta per turno.
saga-refused-trial-first = Prima l’Eroe deve superare la prova.
saga-refused-trial-turn = Nel turno della prova non si giocano Avventure.
saga-refused-one-adventure = In questo turno hai già giocato la tua Avventura.
saga-refused-link = Non può seguire { $card }.
saga-refused-already-free = La prossima Avventura si collega già a qualsiasi carta.
saga-refused-needs-challenge = Solo durante una sfida.
saga-refused-own-turn = Solo nel tuo turno, fuori da una sfida.
saga-refused-deck-empty = Il mazzo è vuoto.
saga-refused-nothing-fits = Tra gli scarti non c’è nulla di adatto.
saga-refused-no-entry = Nella storia non c’è un’Avventura adatta.
saga-refused-nothing-to-take = Nessun altro ha carte in mano.
saga-refused-no-objective = Non ci sono più Obiettivi da pescare.
saga-refused-open-objectives = Gli Obiettivi sono già tutti scoperti.
saga-refused-retrieved = In questo turno hai già ripreso una carta.
saga-refused-paid = Con quella carta hai pagato in questo turno: ora non puoi riprenderla.
saga-refused-no-discard = Tra gli scarti non ci sono Avventure.
saga-refused-cannot-pay = Per pagare ti serve un’altra Avventura o due Interferenze.
saga-refused-window-closed = Troppo tardi: questo momento della sfida è passato.
saga-refused-not-in-hand = Non hai in mano { $card }.
saga-refused-adventure-in-challenge = In una sfida non si gioca un’Avventura.
saga-refused-frozen = Troppo tardi: il dado è già stato tirato.
saga-refused-not-rolled = Troppo presto: il dado non è ancora stato tirato.
saga-refused-only = Questa Prova non usa ciò di cui parla la carta.
saga-refused-no-difficulty-dice = Questa Prova non ha dadi della Difficoltà.
saga-refused-difficulty-not-rolled = Troppo presto: i dadi della Difficoltà non sono ancora stati tirati.
saga-refused-trial-outcome = La prova non ha né Premio né Fallimento.
saga-refused-no-target = Non c’è nulla da annullare.
saga-refused-no-aid = Questa Difficoltà non la puoi cambiare scartando.
saga-refused-aid-kind = Qui serve una carta di un altro genere.

## La pagina disegnata delle regole: frasi brevi in lettere grandi
saga-page-aim = Insieme filate la storia di un solo Eroe. Fai avverare il tuo Obiettivo segreto.
saga-page-turn = Pesca 2 carte e gioca un’Avventura che si collega alla storia. Le altre possono cambiarne i dadi.
saga-page-end = Quando il tuo Obiettivo è vero, vinci. Se dopo l’ultimo giro nessuno c’è, vince chi è più vicino.
saga-page-shown = Accanto alle parole: un Eroe e il dorso di una carta; un’Avventura e un dado; un Obiettivo e un dado.
