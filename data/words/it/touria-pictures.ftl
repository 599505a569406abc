# Parole disegnate sulle immagini di Touria: brevi, devono stare nel loro posto.

touria-picture-title = Touria
touria-picture-more = e altri { $count }

touria-picture-turn = { $player } { $what }
touria-picture-phase-bonus = sceglie un dono iniziale
touria-picture-phase-start = sceglie una torre
touria-picture-phase-fly = sceglie dove volare
touria-picture-phase-route = sceglie la strada
touria-picture-phase-mine = prende una gemma
touria-picture-phase-arrival = è sul posto
touria-picture-phase-execute = continua l’azione
touria-picture-phase-dragon = affronta il drago
touria-picture-phase-thief = sceglie il bottino
touria-picture-phase-after = sta per finire
touria-picture-phase-asking = chiede chi si unisce
touria-picture-phase-copy = si unisce
touria-picture-phase-end = finisce il turno
touria-picture-phase-doors = apre le porte
touria-picture-phase-gift = deve un dono
touria-picture-phase-over = ha finito
touria-picture-your-bonus = Scegli il dono iniziale
touria-picture-your-start = Tocca a te: scegli una torre
touria-picture-your-fly = Dove voli?
touria-picture-your-route = Che strada prendi?
touria-picture-your-mine = Prendi una gemma
touria-picture-your-arrival = Sei sul posto
touria-picture-your-execute = Continua la tua azione
touria-picture-your-dragon = Affronta il drago
touria-picture-your-thief = Scegli il bottino
touria-picture-your-after = Fai altro?
touria-picture-your-asking = Chi si unisce a te?
touria-picture-your-copy = Unisciti
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
touria-picture-black = troppe
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
touria-picture-next = poi: { $action }
touria-picture-course = Il tuo turno finora
touria-picture-course-copy = Ti unisci anche tu
touria-picture-course-may = Se ti unisci anche tu
touria-picture-course-none = finora niente preso o speso
touria-picture-flown = in volo
touria-picture-turned = torre ora
touria-picture-answers = Che cosa porta ogni scelta
touria-picture-towers-now = Le tue torri ora
touria-picture-nothing-there = Lì nulla per te
touria-picture-fly-best = Dove vuoi tu
touria-picture-drawn = Il ladro ha pescato
touria-picture-inside = Nel castello
touria-picture-found = { $count ->
    [one] 1 porta aperta
   *[other] { $count } porte aperte
}

touria-picture-lobby-invite = Un gruppo di eroi e quattro torri danzanti
touria-picture-result-siblings = Tara e Talan erano dietro la porta { $door }
touria-picture-result-plain = Il regno ha il suo eroe

# Testi alternativi e la posizione come testo: per chi non può vedere le immagini.

touria-alt-lobby = Touria, la sala d’attesa: la mappa di un regno su un’isola, con un castello. Posti da { $least } a { $most } giocatori.
touria-alt-board = Touria, giro { $round }.
touria-alt-group = Gli eroi sono qui: { $space }.
touria-alt-going = Stanno andando qui: { $space }.
touria-alt-seat = { $player } ({ $crest }), { $side }.
touria-alt-seat-items = { $player } ha gli oggetti: { $items }.
touria-alt-seat-chapel = { $player } ({ $crest }), { $side }, nel castello: { $goods }.
touria-alt-goods = cuori { $hearts }, monete { $coins }, spade { $swords }, elisir { $elixirs }, gemme { $gems }, oggetti { $items }
touria-alt-mine = { $mine }: { $gems }
touria-alt-mines = Miniere: { $list }.
touria-alt-tower = { $tower }: { $sides }
touria-alt-tower-sides = nord { $north }, est { $east }, sud { $south }, ovest { $west }
touria-alt-towers = Torri: { $list }.
touria-alt-facing = Verso il { $side }: { $list }.
touria-alt-facing-tower = { $tower } { $action } (poi { $next })
touria-alt-orders = Mercante: { $list }.
touria-alt-order = { $gems } per { $coins }
touria-alt-table = Fata: { $display }. Dado: { $die }. Oggetti usati, prima il più recente: { $used }.
touria-alt-doors = Porte aperte: { $list }.
touria-alt-door = { $door } { $dweller }
touria-alt-seen = Hai guardato dietro: { $list }.
touria-alt-own = Hai { $goods }.
touria-alt-drawn = Gemme che hai pescato: { $gems }.
touria-alt-prospect = { $choice } ({ $brings })
touria-alt-prospects = Che cosa portano le scelte: { $list }.
touria-alt-offers = Puoi scegliere: { $list }.
touria-alt-offer = { $action } ({ $steps }, { $cost })
touria-alt-offer-fly = { $action } ({ $cost })
touria-alt-offer-closed = { $action } (irraggiungibile)
touria-alt-screen = La tua immagine.
touria-alt-watch = Il tavolo come lo vede chi guarda.
# Differs: items (masculine); elsewhere feminine things.
touria-alt-none = nessuno
touria-alt-bag-empty = Il sacchetto è vuoto.
touria-alt-story = Che cosa è successo: { $story }
touria-alt-result = Touria, fine della partita: { $winner }.
touria-alt-rank = { $player }: { $goods }.
