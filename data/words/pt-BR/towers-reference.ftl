# Tschak! — o que se pode consultar: tipos, coisas que não têm palavras em outro lugar, exemplos.

towers-kind-wizard = Magos e camaleões
towers-kind-warrior = Guerreiros
towers-kind-dwarf = Anões
towers-kind-artifact = Artefatos
towers-kind-monster = Monstros
towers-kind-treasure = Tesouros
towers-kind-board = Torres, andares e ouro

towers-lookup-card = Vale { $value } na equipe.
towers-lookup-wizard = Quando as equipes empatam, vence o maior mago. Se são iguais, vence o que tem a varinha.
towers-lookup-warrior = Empate também nos magos? Vence o maior guerreiro. Se são iguais, o machado vence a espada.
towers-lookup-dwarf = Empate também nos magos e nos guerreiros? Vence o maior anão. Se são iguais, o machado vence o martelo, e o martelo vence as mãos nuas.
towers-lookup-chameleon = Um mago sem valor. Copia o maior mago com número que seus rivais mostram neste andar, de 2 a 5. Se não mostram nenhum, vale 0.
towers-lookup-artifact = Não tem valor. Dobra a mais fraca das outras duas cartas da sua equipe. Todos os artefatos fazem o mesmo.
towers-lookup-worthless = Como última carta de uma torre, não ganha ouro.

towers-lookup-creature =
    { $skulls ->
        [one] Custa { $skulls } ponto no fim.
       *[other] Custa { $skulls } pontos no fim.
    }
towers-lookup-troglodyte = No fim, seus trogloditas custam a quantidade ao quadrado: um custa 1 ponto, dois custam 4, três custam 9. São { $count } no jogo.
towers-lookup-chest = Vale { $points } pontos no fim.
towers-lookup-cursed =
    { $points ->
        [-1] Vale { $points } ponto no fim. A equipe mais forte é obrigada a levar.
       *[other] Vale { $points } pontos no fim. A equipe mais forte é obrigada a levar.
    }
towers-lookup-ring = No fim, seus anéis valem a quantidade ao quadrado: um vale 1 ponto, dois valem 4, três valem 9. São { $count } no jogo.
towers-lookup-trophy = No fim, você marca 2 pontos por monstro seu, trogloditas também. A dois, é 1 ponto por monstro.
towers-lookup-elixir = Tira um dos seus monstros antes da contagem. A mesa escolhe o que é melhor para você, e isso pode ser nenhum.

towers-lookup-tower-name = Torre
towers-lookup-tower = São { $count } torres, uma depois da outra. Cada uma tem três andares, com um monstro e um tesouro em cada. Depois de cada torre, todas as mãos passam para a esquerda.
towers-lookup-floor-name = Andar { $floor }
towers-lookup-floor =
    { $steps ->
        [3] Você escolhe uma carta, depois outra, depois a terceira. A cada vez, todas são mostradas ao mesmo tempo.
        [2] Você escolhe uma carta, depois duas juntas. A cada vez, todas são mostradas ao mesmo tempo.
       *[other] Você escolhe as três cartas de uma vez.
    }
towers-lookup-team-name = Equipe
towers-lookup-team = Três cartas de três tipos diferentes. Os valores se somam. A equipe mais forte leva o tesouro; a mais fraca, o monstro.
towers-lookup-ties-name = Empates
towers-lookup-ties = Vence o maior mago; depois a varinha, o maior guerreiro, o machado do guerreiro, o maior anão, a arma do anão. Só conta o que está impresso. Um camaleão fica abaixo de todo mago com número, e uma equipe sem mago fica abaixo do camaleão.
towers-lookup-last-card-name = A última carta
towers-lookup-last-card = Depois de três andares, cada um mostra a última carta. As maiores ganham ouro. Se os valores são iguais, o mago vence o guerreiro, e o guerreiro vence o anão; depois decide a arma.
towers-lookup-gold-name = Ouro
towers-lookup-gold = Cada moeda vale 1 ponto no fim. As melhores últimas cartas de uma torre ganham 3, 2 e 1 moedas; a dois, a melhor ganha 2. São { $count } moedas no jogo.
towers-lookup-passing-name = Passar as mãos
towers-lookup-passing = Depois de cada torre, todas as mãos passam para a esquerda. No fim, todos terão jogado as mesmas quatro mãos.
towers-lookup-travelling-board-name = Tabuleiro de viagem
towers-lookup-travelling-board = Fica no lugar de um jogador que falta: guarda uma mão durante uma torre e passa adiante, mas nunca joga.
towers-lookup-put-back-name = De volta à caixa
towers-lookup-put-back = { $monsters } monstros e { $treasures } tesouros voltaram para a caixa antes da partida. Ninguém sabe quais.

## Exemplos; os números são os da página de regras

towers-example-1 = Mago 4, guerreiro 3 e anão 2 dão 4 + 3 + 2 = 9. Uma equipe que vale 12 leva o tesouro, e a de 9 leva o monstro.
towers-example-3 = Com um artefato, guerreiro 4 e anão 3, o 3 é o mais fraco e conta duas vezes: 4 + 3 + 3 = 10.
towers-example-7 = Seus rivais mostram mago 5 e mago 3, então seu camaleão vale 5. Com guerreiro 2 e anão 4, você chega a 11.
towers-example-8 = Mago 4, guerreiro 5 e anão 3 dão 12; mago 3, guerreiro 6 e anão 3 também. O maior mago decide, e a primeira equipe vence o empate.
towers-example-9 = As duas equipes valem 12 e têm um mago 4. A que tem o mago com a varinha vence o empate.
towers-example-10 = Duas equipes valem 12, cada uma com um camaleão e um guerreiro 4. O guerreiro com o machado vence o da espada.
towers-example-11 = Duas equipes valem 11. Uma tem um camaleão, a outra não tem mago nenhum: o camaleão vence o empate.
towers-example-12 = Duas equipes empatam, cada uma com um camaleão, um artefato e um anão 4. O anão com o machado vence o de mãos nuas.
towers-example-13 = As últimas cartas são guerreiro 5, mago 5, um artefato e anão 5. O mago ganha 3 de ouro; o guerreiro, 2; o anão, 1; o artefato, nada.
towers-example-15 = A dois, um guerreiro 1 vence um artefato e ganha 2 de ouro. Um artefato contra um camaleão: ninguém ganha nada.
towers-example-16 = A dois, há um tabuleiro à sua esquerda e outro à sua direita. A mão que você acabou de jogar vai para um deles, e você recebe a mão do outro.
towers-example-17 = A três, você joga quatro mãos, uma depois da outra: a sua, a do tabuleiro de viagem e as dos seus dois rivais.
towers-example-18 = Você tem 4 de ouro, dois anéis (4), um baú (5), um baú maldito (−2), o golem (−3) e três trogloditas (−9): −1 no total.
towers-example-19 = Você tem o troféu, a gosma (2 caveiras) e dois trogloditas. O elixir tira um troglodita: −2 − 1 + 4 é melhor que −2 − 4 + 6.
towers-example-20 = Você tem o troféu e um troglodita. −1 + 2 é melhor que nada, então o elixir não tira o troglodita.
towers-example-22 = No andar 2, você mostrou um mago. Agora guerreiro e artefato podem; um segundo mago, dois guerreiros ou uma carta só, não.
towers-example-23 = Depois de duas cartas, seu camaleão vale 0. Aí a terceira carta de um rival é um mago 5, e seu camaleão passa a valer 5.
