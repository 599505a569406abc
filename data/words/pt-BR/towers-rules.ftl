# Os capítulos de `/regras` para Tschak!, na ordem em que se aprende.

towers-rules-1 =
    ### Quatro torres de três andares
    Cada andar tem um **monstro** e um **tesouro** que todos podem ver. Cada um manda uma equipe de três para lá. A equipe **mais forte** leva o tesouro, a **mais fraca** leva o monstro, e as outras não levam nada. Tesouros e ouro dão pontos, monstros custam pontos; depois de quatro torres, ganha quem tiver mais pontos.

    Você tem dez cartas na mão. Os três andares usam nove; a décima pode ganhar um pouco de ouro. Depois todas as mãos passam para quem está à **esquerda**, e começa a próxima torre. No fim, todos terão jogado as mesmas quatro mãos. O que os outros jogam agora pode ser a sua próxima mão!

towers-rules-2 =
    ### Antes da partida
    1. As 40 cartas são distribuídas por quatro lugares. Cada um recebe três **magos**, três **guerreiros**, três **anões** e um **artefato**. As mãos nunca mais são embaralhadas.
    2. Dos 14 monstros e dos 14 tesouros, **dois de cada** voltam para a caixa. Ninguém sabe quais.
    3. Cada torre começa com três monstros e três tesouros, um de cada por andar, virados para cima.

towers-rules-3 =
    ### Com dois ou três jogadores
    As mãos sempre circulam por quatro lugares. Os vazios são **tabuleiros de viagem**: guardam uma mão durante uma torre e passam adiante, mas nunca jogam. A dois, há um tabuleiro à sua esquerda e outro à sua direita; a três, ele vem depois do último jogador. Ou seja, a mão de um tabuleiro fica fora dessa torre e chega a um jogador na seguinte.

towers-rules-4 =
    ### Escolher
    Ninguém espera a vez. Todos escolhem em segredo e ao mesmo tempo; depois da última escolha, todas as cartas são viradas. Até lá, você pode mudar ou desfazer sua escolha.
    • **Andar 1**: uma carta, depois outra, depois a terceira.
    • **Andar 2**: uma carta, depois duas juntas.
    • **Andar 3**: as três de uma vez.

    Uma equipe tem três tipos **diferentes**: mago, guerreiro e anão, ou o artefato com dois deles.

towers-rules-5 =
    ### Quanto vale uma equipe
    Some os valores das cartas.
    • O **camaleão** é um mago sem valor. Copia o maior mago que seus **rivais** mostram neste andar, de 2 a 5. Se não mostram nenhum, vale 0. Ninguém copia um camaleão.
    • O **artefato** não tem valor. Dobra a **mais fraca** das outras duas cartas. Um valor copiado também pode ser dobrado, mas o camaleão só copia o que está impresso, nunca um valor dobrado.

    Exemplo: camaleão (copia 4), artefato e guerreiro 6 valem 4 + 4 + 6 = **14**.

towers-rules-6 =
    ### Empates
    Quando duas equipes empatam como mais forte ou mais fraca, só conta o que está impresso, nesta ordem:
    1. O maior **mago**. Um camaleão fica abaixo de todo mago com número, e uma equipe sem mago fica abaixo do camaleão.
    2. Entre magos iguais, o que tem a **varinha**.
    3. O maior **guerreiro**; quem não tem guerreiro fica por último. Entre iguais, o **machado** vence a espada.
    4. O maior **anão**; quem não tem anão fica por último. Entre iguais, o **machado** vence o martelo, e o martelo vence as mãos nuas.

    Duas equipes nunca empatam em tudo isso.

towers-rules-7 =
    ### A última carta
    Depois de três andares, cada um mostra a carta que sobrou. A maior ganha **3 de ouro**; a segunda, **2**; a terceira, **1**; a dois, a maior ganha **2**. Se os valores são iguais, o mago vence o guerreiro, e o guerreiro vence o anão; depois decide a arma. Artefatos e camaleões não ganham nada, e o ouro que ninguém ganha fica onde está.

    Depois todas as mãos, até as dos tabuleiros de viagem, passam para a **esquerda**, menos depois da quarta torre.

towers-rules-8 =
    ### Pontos
    Depois de quatro torres, cada um soma:
    • **Ouro**: 1 ponto por moeda.
    • **Baús**: de 2 a 5 pontos. **Baús malditos**: −1 e −2. A equipe mais forte é obrigada a levar esses também.
    • **Anéis do poder**: a quantidade ao quadrado. Um vale 1 ponto, dois valem 4, três valem 9, quatro valem 16.
    • **Criaturas**: menos as caveiras.
    • **Trogloditas**: menos a quantidade ao quadrado.
    • **Troféu**: 2 pontos por monstro seu, trogloditas também; a dois, 1 ponto por monstro.
    • **Elixir**: tira um dos seus monstros antes da contagem. A mesa escolhe o que é melhor para você, e isso pode ser nenhum, a não ser que a escolha tenha ficado para quem tem o elixir.

    São 8 criaturas com 2, 2, 3, 3, 4, 4, 5 e 5 caveiras, 6 trogloditas, 4 baús, 2 baús malditos, 6 anéis, um troféu e um elixir. Dois monstros e dois tesouros ficam fora da partida; ninguém sabe quais.

    Ganha quem tiver **mais pontos**. No empate, quem tiver menos monstros; se o empate continuar, a vitória é dividida.

towers-rules-9 =
    ### As cartas
    Magos de 2 a 5, cada um com e sem varinha, e quatro camaleões. Guerreiros de 1 a 6, cada um com machado e com espada. Anões de 2 a 5, cada um com machado, com martelo e de mãos nuas. Quatro artefatos. As 40 estão sempre em jogo.

towers-rules-10 =
    ### Quem vê o quê
    Só você vê sua mão. Sua escolha fica em segredo até todos escolherem; todos podem ver que você já escolheu. As equipes, quanto valem e por quê são públicos, e também o ouro e as últimas cartas. Ninguém vê as próximas torres, as cartas que voltaram para a caixa nem a mão de um tabuleiro de viagem.

towers-rules-11 =
    ### Opções da mesa
    • **Cartas ganhas**: à vista de todos, ou os outros só veem quantas você tem. O ouro está sempre à vista.
    • **Mãos já jogadas**: a mesa pode listar cada mão depois da última carta. Se não, guarde na memória!
    • **Equipes proibidas**: o bot recusa duas cartas do mesmo tipo. Com a penalidade, você pode mostrar as duas; depois troca cartas até a equipe ficar certa, e leva o que custa mais neste andar, por mais forte que seja.
    • **O elixir**: a mesa tira o monstro que for melhor para quem tem o elixir, ou essa pessoa escolhe depois da última torre.

towers-rules-12 =
    ### Detalhes
    • O camaleão só copia rivais neste andar, nunca a própria equipe nem um tabuleiro de viagem. Se ninguém mostra um mago com número, todo camaleão vale 0.
    • Um artefato ao lado de um camaleão que vale 0 dobra o 0.
    • Ninguém pode recusar uma carta, nem mesmo um baú maldito.
    • Um troféu sem monstros não vale nada, e o ouro nunca acaba.

towers-rules-13 =
    ### Como são as partidas
    Quando os computadores jogaram entre si, a maioria fez entre −5 e 18 pontos, com média de 2 a dois jogadores, 6 a três e 5 a quatro. Em um de cada cinco ou seis andares houve empate (a dois, em um de cada oito); quase sempre o mago decidiu.
