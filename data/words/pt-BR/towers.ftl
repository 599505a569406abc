# Tschak! — nomes, opções, jogadas, registro, recusas e regras.

towers-name = Tschak!
towers-tagline = Mande a equipe certa a cada andar: o tesouro é da mais forte, o monstro é da mais fraca.
towers-players = 2–4 jogadores, uns 30 minutos

## Cartas

towers-type-wizard = Mago
towers-type-warrior = Guerreiro
towers-type-dwarf = Anão
towers-type-artifact = Artefato

towers-weapon-wand = varinha
towers-weapon-axe = machado
towers-weapon-sword = espada
towers-weapon-hammer = martelo
towers-weapon-bare = mãos nuas

towers-card-plain = { $type } { $value }
towers-card-armed = { $type } { $value } ({ $weapon })
towers-card-chameleon_1 = Camaleão I
towers-card-chameleon_2 = Camaleão II
towers-card-chameleon_3 = Camaleão III
towers-card-chameleon_4 = Camaleão IV
towers-card-artifact_1 = Artefato (lanterna)
towers-card-artifact_2 = Artefato (trompa)
towers-card-artifact_3 = Artefato (coroa)
towers-card-artifact_4 = Artefato (amuleto)
towers-cards = { $first }, { $others }
towers-cards-plus = { $first } + { $others }

## O que há nas torres

towers-creature =
    { $skulls ->
        [one] { $name } ({ $skulls } caveira)
       *[other] { $name } ({ $skulls } caveiras)
    }
towers-monster-slime = Gosma
towers-monster-skeleton = Esqueleto
towers-monster-golem = Golem
towers-monster-ghost = Fantasma
towers-monster-gazer = Observador
towers-monster-minotaur = Minotauro
towers-monster-lich = Lich
towers-monster-red_dragon = Dragão Rubro
towers-monster-troglodyte = Troglodita

towers-treasure-chest = Baú ({ $points } pontos)
towers-treasure-cursed =
    { $points ->
        [-1] Baú maldito (−1 ponto)
        [-2] Baú maldito (−2 pontos)
       *[other] Baú maldito ({ $points } pontos)
    }
towers-treasure-ring = Anel do Poder
towers-treasure-trophy = Troféu
towers-treasure-elixir = Elixir

## Opções da mesa

towers-option-open_piles = Cartas ganhas
towers-option-open_piles-help = Todos podem ver que tesouros e monstros os outros já levaram?
towers-option-open_piles-true = À vista de todos
towers-option-open_piles-false = Só a quantidade
towers-option-hand_memory = Mãos já jogadas
towers-option-hand_memory-help = A mesa lista as mãos que já foram jogadas, ou cada um guarda na memória?
towers-option-hand_memory-true = Listadas
towers-option-hand_memory-false = De cabeça
towers-option-forbidden_teams = Equipes proibidas
towers-option-forbidden_teams-help = Duas cartas do mesmo tipo numa equipe: recusadas, ou trocadas com penalidade?
towers-option-forbidden_teams-refused = Recusadas
towers-option-forbidden_teams-penalty = Penalidade
towers-option-elixir_use = O elixir
towers-option-elixir_use-help = No fim, a mesa escolhe o melhor monstro para tirar, ou quem tem o elixir escolhe?
towers-option-elixir_use-best = O melhor para quem tem
towers-option-elixir_use-chosen = Quem tem escolhe

## O que se pergunta a você

towers-aim = Ganha quem tiver mais pontos depois de { $towers } torres; você tem { $points }. A equipe mais forte leva o tesouro; a mais fraca, o monstro.
towers-aim-level = Ganha quem tiver mais pontos depois de { $towers } torres; você tem { $points }. Empate no andar { $floor }: { $by } decidiu, e você levou { $what }.
towers-prompt =
    { $count ->
        [one] Andar { $floor }: escolha uma carta. Todas são mostradas ao mesmo tempo.
        [3] Andar { $floor }: escolha sua equipe inteira. Todas são mostradas ao mesmo tempo.
       *[other] Andar { $floor }: escolha { $count } cartas. Todas são mostradas ao mesmo tempo.
    }
towers-form = Escolher { $count } cartas
towers-form-prompt =
    { $count ->
        [3] Suas três cartas para este andar
       *[other] Mais duas cartas para este andar
    }
towers-option-sum = { $cards } = { $least }
towers-option-range = { $cards } = { $least }–{ $most }
towers-hint-chameleon = O camaleão copia o maior mago dos seus rivais.
towers-hint-copied = O mago que seu camaleão copia já está na conta.
towers-hint-doubled = O artefato dobra a mais fraca das outras duas cartas.
towers-hint-artifact = Com a equipe completa, o artefato dobra a carta mais fraca.
towers-hint-whole = Sua equipe: { $least }.
towers-option-forbidden = { $cards } (proibida)
towers-hint-forbidden = Duas cartas do mesmo tipo: você teria que trocar uma e levar o que custa mais neste andar.
towers-prompt-swap = Sua equipe tem duas cartas do mesmo tipo. Qual você recolhe, e qual mostra no lugar?
towers-option-swap = { $in } no lugar de { $out }
towers-prompt-elixir = Seu elixir tira um dos seus monstros antes da contagem. Qual?
towers-option-remove = Tirar { $monster }
towers-option-keep = Não tirar nada
towers-option-remove-hint =
    { $points ->
        [0] Você termina com 0 pontos.
        [one] Você termina com { $points } ponto.
       *[other] Você termina com { $points } pontos.
    }
towers-option-withdraw = Voltar atrás
towers-option-withdraw-hint = Você pode escolher de novo. Os outros esperam por você.

## Planos

towers-plan = { $steps }
towers-plan-step =
    { $count ->
        [3] andar { $floor }: { $cards }
       *[other] andar { $floor }, etapa { $step }: { $cards }
    }
towers-plan-slot =
    { $count ->
        [one] Andar { $floor }, etapa { $step }
        [2] Andar { $floor }, etapa { $step }, 2 cartas
       *[other] Andar { $floor }, { $count } cartas
    }
towers-plan-over-tower = Começou uma nova torre.
towers-plan-over-used = Você não tem mais { $card } para jogar.

towers-advice =
    { $aim ->
        [treasure] Assim você vai atrás do tesouro
        [monster] Assim você foge do monstro
       *[later] Assim você guarda cartas melhores para depois
    }. Sua equipe { $team }{ $shown ->
        [0] { "" }
       *[other] , e a de { $player } mostra { $shown }
    }. Você leva o tesouro ({ $treasure } para você agora) { $strongest } e o monstro ({ $monster }) { $weakest }.
towers-advice-sure = vale { $least }
towers-advice-range = vale de { $least } a { $most }
towers-advice-so-far = mostra { $least } até agora

## O que aconteceu

towers-chapter = Torre { $number }
towers-chapter-name = Torre
towers-chapter-part = Torre { $number }, andar { $part }
towers-event-tower = Começa a torre { $tower }.
towers-event-floor = Andar { $floor }: { $monster } e { $treasure }.
towers-event-shows = { $player } mostra { $cards }.
towers-event-sum-two = { $player }: { $first } + { $second } = { $total }
towers-event-sum-three = { $player }: { $first } + { $second } + { $third } = { $total }
towers-term-doubled = 2 × { $value }
towers-term-copied =
    { $value ->
        [0] 0 (ninguém para copiar)
       *[other] { $value } (copiado)
    }
towers-term-copied-doubled =
    { $value ->
        [0] 2 × 0 (ninguém para copiar)
       *[other] 2 × { $value } (copiado)
    }
towers-event-swaps = Duas do mesmo tipo: { $player } recolhe { $out } e mostra { $in }.
towers-event-fined-treasure = Andar { $floor }: { $player } paga por uma equipe proibida e leva o tesouro, { $what }.
towers-event-fined-monster = { $player } paga por uma equipe proibida e leva o monstro, { $what }.
towers-event-left-treasure = Andar { $floor }: { $player } leva o tesouro que sobrou, { $what }.
towers-event-left-monster = { $player } leva o monstro que sobrou, { $what }.
towers-event-treasure = Andar { $floor }: { $player } tem a equipe mais forte e leva o tesouro, { $what }.
towers-event-treasure-tie = Andar { $floor }: empate entre as mais fortes, mas { $by } decide. { $player } leva o tesouro, { $what }.
towers-event-monster = { $player } tem a equipe mais fraca e leva o monstro, { $what }.
towers-event-monster-tie = Empate entre as mais fracas, mas { $by } decide: { $player } leva o monstro, { $what }.
towers-by-wizard = o mago
towers-by-wizard_weapon = a varinha
towers-by-warrior = o guerreiro
towers-by-warrior_weapon = o machado do guerreiro
towers-by-dwarf = o anão
towers-by-dwarf_weapon = a arma do anão
towers-event-loot =
    { $coins ->
        [0] { $player } fica com { $card } e não ganha ouro.
        [one] { $player } fica com { $card } e ganha { $coins } de ouro.
       *[other] { $player } fica com { $card } e ganha { $coins } de ouro.
    }
towers-event-pass = Todas as mãos passam para a esquerda.
towers-event-elixir = O elixir de { $player } tira { $monster }.
towers-event-final = Pontuação final: { $points }.

towers-told-shown = Mostradas: { $teams }.
towers-told-team = { $player } { $cards }
towers-told-swaps = Duas do mesmo tipo: { $swaps }.
towers-told-swap = { $player } recolhe { $out } e mostra { $in }
towers-told-treasure = Andar { $floor }: { $player } leva o tesouro com { $total }, { $what }.
towers-told-treasure-tie = Andar { $floor }: empate em { $total }, mas { $by } decide. { $player } leva o tesouro, { $what }.
towers-told-monster = { $player } leva o monstro com { $total }, { $what }.
towers-told-monster-tie = Empate em { $total }, mas { $by } decide: { $player } leva o monstro, { $what }.
towers-told-monster-too = { $player } leva o monstro, { $what }.
towers-told-sums = Outras equipes: { $sums }.
towers-told-sum = { $player } { $total }
towers-told-loot = Últimas cartas: { $loot }.
towers-told-loot-won = { $player } ganha { $coins } de ouro com { $card }
towers-told-loot-none = { $player } não ganha nada com { $card }

towers-score =
    { $score ->
        [0] 0 pontos
        [one] { $score } ponto
       *[other] { $score } pontos
    }
towers-reason-points =
    { $points ->
        [0] { $player } tem mais pontos que todos, 0, e ganha.
        [one] { $player } tem mais pontos que todos, { $points }, e ganha.
       *[other] { $player } tem mais pontos que todos, { $points }, e ganha.
    }
towers-reason-monsters = Empate em pontos, { $points }; { $player } tem menos monstros e ganha.
towers-reason-shared =
    { $count ->
        [2] Dois jogadores empatam em pontos, { $points }, e em número de monstros, e dividem a vitória.
       *[other] { $count } jogadores empatam em pontos, { $points }, e em número de monstros, e dividem a vitória.
    }

## Por que não

towers-refused-nothing-to-withdraw = Não há nada para desfazer: ou você ainda não escolheu, ou as cartas já foram mostradas.
towers-refused-count =
    { $count ->
        [one] Escolha exatamente uma carta agora.
       *[other] Escolha exatamente { $count } cartas agora.
    }
towers-refused-same-card = Cada carta só pode ser jogada uma vez. Escolha cartas diferentes.
towers-refused-no-card = Essa carta não existe neste jogo.
towers-refused-played = Você já jogou { $card } nesta torre.
towers-refused-not-in-hand = Você não tem { $card } na mão.
towers-refused-type-shown = Sua equipe neste andar já tem { $type }. Escolha outro tipo.
towers-refused-type-twice = Uma equipe não pode ter mais de um { $type }. Escolha tipos diferentes.

## A página desenhada das regras: frases curtas em letras grandes
towers-page-aim = Mande equipes de três cartas para quatro torres. Ganhe tesouros e fuja dos monstros.
towers-page-turn = Cada um escolhe cartas em segredo. A equipe mais forte leva o tesouro; a mais fraca, o monstro.
towers-page-end = As mãos passam adiante depois de cada torre. Depois da quarta, ganha quem tiver mais pontos.
towers-page-shown = Desenhado ao lado do texto: um baú e um monstro; um mago, um guerreiro e um anão; ouro, anéis e uma criatura.
