# Parole disegnate sulle immagini di Touria: brevi, devono stare nel loro posto.

touria-picture-title = Touria
touria-picture-more = e altri { $count }

touria-picture-turn = { $player } { $what }
touria-picture-phase-bonus = sceglie un bonus
touria-picture-phase-start = sceglie una torre
touria-picture-phase-fly = sceglie dove volare
touria-picture-phase-route = sceglie la strada
touria-picture-phase-mine = prende una gemma
touria-picture-phase-arrival = è sul posto
touria-picture-phase-execute = continua l’azione
touria-picture-phase-dragon = affronta il Drago
touria-picture-phase-thief = sceglie una gemma
touria-picture-phase-after = ha quasi finito
touria-picture-phase-asking = aspetta chi copia
touria-picture-phase-copy = copia
touria-picture-phase-end = finisce il turno
touria-picture-phase-doors = apre le porte
touria-picture-phase-gift = deve un dono
touria-picture-phase-over = ha finito
touria-picture-your-bonus = Scegli il tuo bonus
touria-picture-your-start = Tocca a te: scegli una torre
touria-picture-your-fly = Dove voli?
touria-picture-your-route = Che strada prendi?
touria-picture-your-mine = Prendi una gemma
touria-picture-your-arrival = Sei sul posto
touria-picture-your-execute = Continua la tua azione
touria-picture-your-dragon = Affronta il Drago
touria-picture-your-thief = Scegli una gemma
touria-picture-your-after = Fai altro?
touria-picture-your-asking = Chi ti copia?
touria-picture-your-copy = Tocca a te copiare
touria-picture-your-end = Il tuo turno finisce
touria-picture-your-doors = Apri una porta
touria-picture-your-gift = Devi un dono
touria-picture-your-over = La partita è finita

touria-picture-screen = Lo vedi solo tu · { $side }
touria-picture-side-north = lato nord
touria-picture-side-east = lato est
touria-picture-side-south = lato sud
touria-picture-side-west = lato ovest
touria-picture-of = di { $target }
touria-picture-black-free = nessuna
touria-picture-black = di troppo
touria-picture-no-items = Nessun oggetto
touria-picture-swords = spade
touria-picture-elixirs = elisir
touria-picture-offers = Le tue quattro torri
touria-picture-steps = { $steps ->
    [0] già sul posto
    [one] 1 passo
   *[other] { $steps } passi
}
touria-picture-cost = { $cost ->
    [0] gratis
    [one] 1 moneta
   *[other] { $cost } monete
}
touria-picture-fly = ovunque
touria-picture-next = poi { $action }
touria-picture-course = Il tuo turno finora
touria-picture-course-copy = Stai copiando
touria-picture-course-may = Se copi
touria-picture-course-none = finora niente preso o speso
touria-picture-flown = in volo
touria-picture-turned = torre ora
touria-picture-answers = Che cosa porta ogni scelta
touria-picture-towers-now = Le tue torri ora
touria-picture-nothing-there = Niente per te
touria-picture-fly-best = Dove vuoi tu
touria-picture-drawn = Hai pescato
touria-picture-inside = Nel castello
touria-picture-found = { $count ->
    [one] 1 porta aperta
   *[other] { $count } porte aperte
}

touria-picture-lobby-invite = Un gruppo di eroi e quattro torri danzanti
touria-picture-result-siblings = Tara e Talan erano dietro la porta { $door }
touria-picture-result-plain = Il regno ha il suo eroe

# Testi alternativi e la posizione come testo: per chi non può vedere le immagini.

touria-alt-lobby = La sala d’attesa di Touria è la mappa di un regno su un’isola, con un castello e posti da { $least } a { $most } giocatori.
touria-alt-board = Touria, giro { $round }.
touria-alt-group = Gli eroi sono { $space }.
touria-alt-going = Stanno andando { $space }.
touria-alt-seat = { $player } ({ $crest }) siede sul { $side }.
touria-alt-seat-items = { $player } ha { $items }.
touria-alt-seat-chapel = { $player } ({ $crest }) è nel castello e ha { $goods }.
touria-alt-mine = { $mine } ({ $gems })
touria-alt-mines = Gemme nelle miniere: { $list }.
touria-alt-tower = La { $tower } mostra { $north } a nord, { $east } a est, { $south } a sud e { $west } a ovest.
touria-alt-facing = Il { $side } vede { $list }.
touria-alt-facing-tower = { $action } ({ $tower }, poi { $next })
touria-alt-orders = Il Commerciante paga { $list }.
touria-alt-order = { $coins } per { $gems }
touria-alt-table = La Fata della foresta ha { $display }, e il dado mostra una gemma { $die }.
touria-alt-used = Oggetti usati, dal più recente: { $used }.
touria-alt-doors = Già aperte nel castello: { $list }.
touria-alt-door = porta { $door } ({ $dweller })
touria-alt-seen = Tu hai guardato dietro: { $list }.
touria-alt-own = Hai { $goods }.
touria-alt-drawn = Hai pescato { $gems }.
touria-alt-prospect = { $choice } ({ $brings })
touria-alt-route = via { $number }, { $way }
touria-alt-prospects = Che cosa portano le tue scelte: { $list }.
touria-alt-offers = Le tue torri mostrano { $list }.
touria-alt-offer = { $action } ({ $steps }, { $cost })
touria-alt-offer-fly = { $action } ({ $cost })
touria-alt-offer-closed = { $action } (irraggiungibile)
touria-alt-screen = Questa è la tua immagine.
touria-alt-watch = Questo è il tavolo come lo vede chi guarda.
touria-alt-no-items = nessun oggetto
touria-alt-bag-empty = La sacca è vuota.
touria-alt-story = Che cosa è successo: { $story }
touria-alt-result = Touria è finita. { $winner }.
touria-alt-rank = { $player } ha { $goods }.
