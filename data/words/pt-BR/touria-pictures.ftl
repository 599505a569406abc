# Palavras desenhadas nas imagens de Touria: curtas, para caber onde ficam.

touria-picture-title = Touria
touria-picture-more = e mais { $count }

touria-picture-turn = { $player } { $what }
touria-picture-phase-bonus = escolhe um bônus
touria-picture-phase-start = escolhe uma torre
touria-picture-phase-fly = escolhe aonde voar
touria-picture-phase-route = escolhe o caminho
touria-picture-phase-mine = escolhe uma gema
touria-picture-phase-arrival = já chegou
touria-picture-phase-execute = continua aqui
touria-picture-phase-dragon = encara o Dragão
touria-picture-phase-thief = escolhe uma gema
touria-picture-phase-after = está quase no fim
touria-picture-phase-asking = espera as cópias
touria-picture-phase-copy = copia
touria-picture-phase-end = encerra o turno
touria-picture-phase-doors = abre portas
touria-picture-phase-gift = deve um presente
touria-picture-phase-over = terminou
touria-picture-your-bonus = Escolha seu bônus
touria-picture-your-start = Sua vez: escolha uma torre
touria-picture-your-fly = Para onde você voa?
touria-picture-your-route = Por onde você vai?
touria-picture-your-mine = Escolha uma gema
touria-picture-your-arrival = Você chegou
touria-picture-your-execute = Continue aqui
touria-picture-your-dragon = Encare o Dragão
touria-picture-your-thief = Escolha uma gema
touria-picture-your-after = Mais alguma coisa?
touria-picture-your-asking = Quem copia você?
touria-picture-your-copy = Sua vez de copiar
touria-picture-your-end = Seu turno acaba
touria-picture-your-doors = Abra uma porta
touria-picture-your-gift = Você deve um presente
touria-picture-your-over = A partida acabou

touria-picture-screen = Só você vê isto · { $side }
touria-picture-side-north = lado norte
touria-picture-side-east = lado leste
touria-picture-side-south = lado sul
touria-picture-side-west = lado oeste
touria-picture-of = de { $target }
touria-picture-black-free = nenhuma
touria-picture-black = a mais
touria-picture-no-items = Nenhum item
touria-picture-swords = espadas
touria-picture-elixirs = elixires
touria-picture-offers = Suas quatro torres
touria-picture-steps = { $steps ->
    [0] já está lá
    [one] { $steps } passo
   *[other] { $steps } passos
}
touria-picture-cost = { $cost ->
    [0] grátis
    [one] { $cost } moeda
   *[other] { $cost } moedas
}
# Differs: curto numa etiqueta pequena.
touria-picture-fly = aonde quiser
touria-picture-next = depois: { $action }
touria-picture-course = Seu turno até agora
touria-picture-course-copy = Você copia
touria-picture-course-may = Se você copiar
touria-picture-course-none = nada ganho nem gasto ainda
touria-picture-flown = voando
touria-picture-turned = torre agora
touria-picture-answers = O que cada escolha rende
touria-picture-towers-now = Suas torres agora
touria-picture-nothing-there = Nada para você lá
touria-picture-fly-best = Para onde você quiser
touria-picture-drawn = Você tirou
touria-picture-inside = No castelo
touria-picture-found = { $count ->
    [0] 0 portas abertas
    [one] { $count } porta aberta
   *[other] { $count } portas abertas
}

touria-picture-lobby-invite = Um bando de heróis e quatro torres dançantes
touria-picture-result-siblings = Tara e Talan estavam atrás da porta { $door }
touria-picture-result-plain = O reino tem seu herói

# Textos alternativos e a posição em palavras, para quem não vê as imagens.

touria-alt-lobby = O lobby de Touria é o mapa de uma ilha, um reino com um castelo, com lugares para { $least } a { $most } jogadores.
touria-alt-board = Touria, rodada { $round }.
touria-alt-group = Os heróis estão { $space-in }.
touria-alt-going = Eles vão { $space-to }.
touria-alt-seat = { $player } ({ $crest }) está no { $side }.
touria-alt-seat-items = { $player } tem { $items }.
touria-alt-seat-chapel = { $player } ({ $crest }) está no castelo e tem { $goods }.
touria-alt-mine = { $mine } ({ $gems })
touria-alt-mines = Gemas nas minas: { $list }.
touria-alt-tower = A { $tower } mostra { $north } ao norte, { $east } a leste, { $south } ao sul e { $west } a oeste.
touria-alt-facing = O { $side } vê { $list }.
touria-alt-facing-tower = { $action } ({ $tower }, depois { $next })
touria-alt-orders = O Comerciante paga { $list }.
touria-alt-order = { $coins } por { $gems }
touria-alt-table = A Fada da Floresta tem { $display }, e o dado mostra { $die-colour }.
touria-alt-used = Itens usados, do mais novo ao mais antigo: { $used }.
touria-alt-doors = Abertas no castelo: { $list }.
touria-alt-door = porta { $door } ({ $dweller })
touria-alt-seen = Você já viu o que há ali: { $list }.
touria-alt-own = Você tem { $goods }.
touria-alt-drawn = Você tirou { $gems }.
touria-alt-prospect = { $choice } ({ $brings })
touria-alt-route = rota { $number }, { $way }
touria-alt-prospects = O que suas escolhas rendem: { $list }.
touria-alt-offers = Suas torres mostram { $list }.
touria-alt-offer = { $action } ({ $steps }, { $cost })
touria-alt-offer-fly = { $action } ({ $cost })
touria-alt-offer-closed = { $action } (fora de alcance)
touria-alt-screen = Esta é a sua própria imagem.
touria-alt-watch = Esta é a mesa como a plateia vê.
touria-alt-no-items = nenhum item
touria-alt-bag-empty = O saco está vazio.
touria-alt-story = O que aconteceu: { $story }
touria-alt-result = A partida de Touria acabou. { $winner }.
touria-alt-rank = { $player } tem { $goods }.
