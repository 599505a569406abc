# Palavras desenhadas nas imagens de Tschak!: curtas, para caber onde ficam.

towers-picture-title = Tschak!
towers-picture-where = Torre { $tower } de { $towers } · andar { $floor } de { $floors }
towers-picture-where-step = Torre { $tower } de { $towers } · andar { $floor } de { $floors } · etapa { $step } de { $steps }
towers-picture-artifact-1 = Lanterna
towers-picture-artifact-2 = Trompa
towers-picture-artifact-3 = Coroa
towers-picture-artifact-4 = Amuleto
towers-picture-treasure-chest = Baú
towers-picture-treasure-cursed = Baú maldito
towers-picture-treasure-ring = Anel
towers-picture-treasure-trophy = Troféu
towers-picture-treasure-elixir = Elixir
towers-picture-over = A partida acabou
towers-picture-everyone = { $count ->
    [one] Cada um escolhe uma carta
   *[other] Cada um escolhe { $count } cartas
}
towers-picture-choosing = { $count ->
    [one] { $players } escolhe
   *[other] { $players } escolhem
}
towers-picture-swaps-now = { $player } troca uma carta
towers-picture-removes-now = { $player } usa o elixir
towers-picture-takes = { $player } leva { $treasure ->
    [chest] o baú
    [cursed] o baú maldito
    [ring] o anel
    [trophy] o troféu
   *[other] o elixir
}
towers-picture-waiting = À espera de { $players }
towers-picture-your-choice = { $count ->
    [one] Escolha uma carta
   *[other] Escolha { $count } cartas
}
towers-picture-you-chose = Você já escolheu. { $players }
towers-picture-swaps = { $player } tem que trocar uma carta
towers-picture-removes = { $player } escolhe o que o elixir tira
towers-picture-your-swap = Troque uma carta da sua equipe
towers-picture-your-elixir = Escolha o que seu elixir tira
towers-picture-monsters = Seus monstros
towers-picture-fined = equipe proibida
towers-picture-taken = { $strongest } leva o tesouro ({ $treasure }); { $weakest }, o monstro ({ $monster })
towers-picture-passed = Começa a torre { $tower }. Todas as mãos passaram para a esquerda
towers-picture-begins = Começa a torre { $tower }
towers-picture-chameleon = Camaleão
towers-picture-decided = { $by } decide
towers-picture-level = Todas as equipes empatam em { $value } até agora
towers-picture-so-far = Na frente até agora: { $ahead } com { $most }. Atrás: { $behind } com { $least }
towers-picture-board = tabuleiro de viagem
towers-picture-tower = Torre { $tower } de { $towers }
towers-picture-item-gold = Ouro
towers-picture-item-chests = Baús
towers-picture-item-cursed = Baús malditos
towers-picture-item-rings = Anéis (n²)
towers-picture-item-creatures = Criaturas
towers-picture-item-troglodytes = Trogloditas (n²)
towers-picture-item-trophy = Troféu
towers-picture-item-elixir = Elixir
towers-picture-lobby-invite = O tesouro para a mais forte, o monstro para a mais fraca
towers-picture-worth = vale
towers-picture-could = pode valer
towers-picture-hand = Suas dez cartas, mão { $hand }: as de borda dourada podem ser jogadas agora
towers-picture-memory = Mãos já jogadas
towers-picture-chosen = escolhida

# Textos alternativos e a posição em palavras.

towers-alt-none = nada
towers-alt-lobby = Há uma mesa de Tschak! aberta para { $least } a { $most } jogadores.
towers-alt-board = Tschak!: { $where }.
towers-alt-hand = Sua mão em Tschak!: { $where }.
towers-alt-watch = Tschak! como a plateia vê: { $where }.
towers-alt-turn = { $what }.
towers-alt-last = { $what }.
towers-alt-over = A partida acabou.
towers-alt-floor = O andar { $floor } tem { $monster } e { $treasure }.
towers-alt-floor-taken = O andar { $floor } tinha { $monster } e { $treasure }.
towers-alt-floor-taken-by = No andar { $floor }, { $strongest } levou { $treasure }, e { $weakest } levou { $monster }.
towers-alt-seat = { $player } ({ $crest }) tem { $gold } de ouro, { $treasures ->
    [0] 0 tesouros
    [one] { $treasures } tesouro
   *[other] { $treasures } tesouros
} e { $monsters ->
    [0] 0 monstros
    [one] { $monsters } monstro
   *[other] { $monsters } monstros
}.
towers-alt-seat-team = { $player } mostra { $cards }, que valem { $value }.
towers-alt-seat-chose = { $player } já escolheu.
towers-alt-seat-chooses = { $player } ainda não escolheu.
towers-alt-seat-piles = Levou até agora: { $list }.
towers-alt-seat-points = { $points ->
    [0] Isso dá 0 pontos.
    [one] Isso dá { $points } ponto.
   *[other] Isso dá { $points } pontos.
}
towers-alt-ring = Depois desta torre, cada mão avança um lugar. Agora: { $list }.
towers-alt-ring-place = mão { $hand } com { $place }
towers-alt-own-commit = Você escolheu { $cards }.
towers-alt-own-can = Você pode jogar { $cards }.
towers-alt-own-cannot = Você não pode jogar { $cards } agora.
towers-alt-own-played = Você já jogou { $cards } nesta torre.
towers-alt-own-worth = Sua equipe vale { $least } até agora.
towers-alt-own-worth-range = Sua equipe vale de { $least } a { $most } até agora.
towers-alt-reveal = O andar { $floor } da torre { $tower } está decidido.
towers-alt-reveal-team = { $player } mostrou { $cards }: { $sum } = { $value }.
towers-alt-reveal-reason = Deu empate, { $reason }.
towers-alt-reveal-fined = Esta equipe era proibida no começo, então leva o que custa mais.
towers-alt-passing = A torre { $tower } acabou.
towers-alt-passed = Todas as mãos passaram para a esquerda.
towers-alt-played-hand = { $player } jogou a mão { $hand } na torre { $tower }: { $cards }.
towers-alt-result = A partida de Tschak! acabou. { $winner }.
towers-alt-rank = { $rank }. { $player }: { $points ->
    [0] 0 pontos.
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
towers-alt-sheet = { $player } soma { $list }.
towers-alt-item = { $points } por { $item } ({ $count })
towers-picture-tower-hand = { $tower } · mão { $hand }
