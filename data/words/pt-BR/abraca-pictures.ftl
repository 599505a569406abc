# Palavras desenhadas nas imagens de Abracada… quê?: curtas, para caber onde ficam.

abraca-picture-title = Abracada… quê?
abraca-picture-points = { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
}
abraca-picture-out = fora
abraca-picture-spells-one = { $from }
abraca-picture-spells-two = { $from } ou { $to }
abraca-picture-spells-range = { $from } a { $to }
# Differs: the number says it, in less room.
abraca-picture-turn-first = { $player }: declarar um número
abraca-picture-turn-more = { $player }: { $spells }, ou parar
# Differs: as abraca-picture-turn-first.
abraca-picture-your-turn-first = Sua vez: declare um número
abraca-picture-your-turn-more = Sua vez: { $spells }, ou pare
abraca-picture-calls-first = { $player }: { $spells }
abraca-picture-calls-more = { $player }: { $spells } ou parar
abraca-picture-calls-two = { $from }, { $to }
abraca-picture-no-turn = A partida acabou
abraca-picture-cast-hit = { $player } declara { $number } { $spell }
abraca-picture-cast-miss = { $player } não tem { $number } { $spell }
abraca-picture-cast-lower = { $player } declara { $number }, baixo demais
abraca-picture-rolled = dado { $roll }
abraca-picture-took-secret = pega uma pedra secreta
abraca-picture-change = { $player } { $change }
abraca-picture-new-round = Começa a rodada { $round }
abraca-picture-left = à esquerda
abraca-picture-right = à direita
abraca-picture-left-and-right = dos dois lados
abraca-picture-fresh = nova
abraca-picture-own-stones = Suas pedras, da mais antiga à mais nova
abraca-picture-own-secrets = Suas secretas
abraca-picture-unseen = Cópias que você não vê
abraca-picture-used = Cópias no tabuleiro
abraca-picture-lobby-invite = Feitiços que todo mundo vê, menos você
abraca-picture-reveal-won = { $player } vence a rodada
abraca-picture-reveal-lost = { $player } fica sem vidas
abraca-picture-end-all_used = { $player } usou todas as pedras
abraca-picture-end-attack = { $player } nocauteou um rival
abraca-picture-end-own_fault = { $player } perdeu a última vida
abraca-picture-end-survivor = { $player } é o último mago de pé

# Textos alternativos e a posição em palavras: para quem não vê as imagens.

abraca-alt-lobby = O lobby de Abracada… quê? é uma torre amaldiçoada, de noite, com lugares para { $least } a { $most } jogadores.
abraca-alt-board = Abracada… quê?, rodada { $round }.
abraca-alt-turn-first = { $player } pode declarar qualquer feitiço de 1 a 8.
abraca-alt-turn-more = { $player } pode declarar { $spells }, ou parar.
abraca-alt-over = A partida acabou.
abraca-alt-last = { $what }.
abraca-alt-seat = { $player } ({ $crest }) tem { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $life ->
    [0] 0 vidas
    [one] { $life } vida
   *[other] { $life } vidas
}{ $secrets ->
    [0] { " " }e { $stones ->
        [0] 0 pedras.
        [one] { $stones } pedra.
       *[other] { $stones } pedras.
    }
   *[other] , { $stones ->
        [0] 0 pedras
        [one] { $stones } pedra
       *[other] { $stones } pedras
    } e { $secrets ->
        [one] { $secrets } pedra secreta.
       *[other] { $secrets } pedras secretas.
    }
}
abraca-alt-seat-out = { $player } está fora da rodada.
abraca-alt-used = Pedras fora de jogo: { $list }.
abraca-alt-used-number = { $number ->
    [1] o único 1
   *[other] { $used } dos { $number }
}
abraca-alt-used-aside = { $number ->
    [1] o único 1 (separado)
   *[other] { $used } dos { $number } ({ $aside ->
        [one] { $aside } separado
       *[other] { $aside } separados
    })
}
abraca-alt-table = { $pool ->
    [0] A reserva está sem pedras
    [one] A reserva tem { $pool } pedra
   *[other] A reserva tem { $pool } pedras
}, e { $secrets ->
    [0] não resta nenhuma pedra secreta.
    [one] resta { $secrets } pedra secreta.
   *[other] restam { $secrets } pedras secretas.
}
abraca-alt-hand = Esta é a sua mão.
abraca-alt-watch = Esta é a mesa como a plateia vê.
abraca-alt-stones = { $player } tem as pedras { $list }.
abraca-alt-stones-hidden = { $player } tem { $count ->
    [0] 0 pedras escondidas
    [one] { $count } pedra escondida
   *[other] { $count } pedras escondidas
}.
abraca-alt-own-stones = Você tem { $count ->
    [0] 0 pedras que não vê
    [one] { $count } pedra que não vê
   *[other] { $count } pedras que não vê
}, da mais antiga à mais nova: { $list }.
abraca-alt-own-shown = Suas pedras, da mais antiga à mais nova: { $list }.
abraca-alt-own-none = Você não tem mais pedras.
abraca-alt-own-stone = desconhecida
abraca-alt-own-denied = não é { $numbers }
abraca-alt-own-fresh = nova
abraca-alt-own-secrets = Suas pedras secretas: { $list }.
abraca-alt-unseen = Cópias que você não vê: { $list }.
abraca-alt-unseen-number = { $count ->
    [0] { $number ->
        [1] nenhum 1
       *[other] nenhum { $number }
    }
   *[other] { $number ->
        [1] o 1
       *[other] { $count } dos { $number }
    }
}
abraca-alt-declared = Declarados nesta rodada: { $list }.
abraca-alt-reveal = Fim da rodada { $round }: { $end }.
abraca-alt-reveal-seat = { $player } termina com { $life ->
    [0] 0 vidas
    [one] { $life } vida
   *[other] { $life } vidas
} (pedras: { $hand }; secretas: { $secrets }), marca { $points } e tem { $total }.
abraca-alt-reveal-rest = Restam na reserva: { $pool }. Pedras secretas que restam: { $secrets }.
abraca-alt-none = nenhuma
abraca-alt-result = A partida de Abracada… quê? acabou. { $winner }.
abraca-alt-rank = { $rank }. { $player }: { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}.
