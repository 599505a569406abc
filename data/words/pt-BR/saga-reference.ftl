# Saga — o que se pode consultar: tipos, coisas que não têm palavras em outro lugar, exemplos.

saga-kind-hero = Heróis
saga-kind-journey = Aventuras: Jornadas
saga-kind-conquest = Aventuras: Conquistas
saga-kind-fight = Aventuras: Lutas
saga-kind-wonder = Aventuras: Prodígios
saga-kind-vow = Aventuras: Votos
saga-kind-love = Aventuras: Amores
saga-kind-friendship = Aventuras: Amizades
saga-kind-interference = Interferências
saga-kind-objective = Objetivos
saga-kind-characteristic = Características
saga-kind-type = Tipos de Aventuras
saga-kind-rule = Como funciona

saga-lookup-hero = O Teste é a provação do Herói. O tipo decide que Aventuras podem vir depois, e também a meta do Herói.
saga-lookup-copies =
    { $count ->
        [one] Existe { $count } carta destas.
       *[other] Existem { $count } cartas destas.
    }
saga-lookup-needs =
    { $plus ->
        [0] Com { $players } jogadores: os mesmos dois valores, e pelo menos { $n }.
       *[other] Com { $players } jogadores: os dois valores sobem { $plus }, e pelo menos { $n }.
    }
saga-lookup-characteristic = Uma das cinco características do Herói, um dado de 1 a 6. Começa em 1 e nunca fica abaixo de 1 nem acima de 6.
saga-lookup-type = Um dos sete tipos de Aventuras, com { $count } cartas. Cada Aventura diz que tipos ela segue.

saga-lookup-story-name = A história, e o que pode vir depois
saga-lookup-story = Uma Aventura segue a última que foi vencida, ou o Herói, se nenhuma foi. As Aventuras perdidas ficam na história, mas nada se liga a elas.
saga-lookup-trial-name = Provação do Herói
saga-lookup-trial = Primeiro, o Herói tem que superar um Teste. No seu turno, é obrigatório tentar, e aí você não pode jogar Aventura.
saga-lookup-test-name = Teste
saga-lookup-test = Um dado mais o que a carta diz tem que superar a Dificuldade; igual não basta. Se a carta tem vários Testes, todos têm que dar certo.
saga-lookup-difficulty-name = Dificuldade
saga-lookup-difficulty = O que um Teste tem que superar. As Interferências só podem mudar a Dificuldade antes que o dado do Teste role.
saga-lookup-interfering-name = Interferir
saga-lookup-interfering = Em cada Teste, cada Fada, na sua vez, joga uma carta ou passa. Quando todas passam em seguida, os dados rolam ou o Teste é decidido.
saga-lookup-intent-name = Responder antes
saga-lookup-intent = Você pode responder antes da sua vez. Se alguém jogar uma carta antes, você pode responder de novo.
saga-lookup-previous-name = A carta anterior
saga-lookup-previous = A carta que uma Aventura seguiu quando foi jogada.
saga-lookup-hand-name = Sua mão
saga-lookup-hand = Você compra { $draw } cartas no começo do seu turno. No fim, descarta até ficar com { $count }.
saga-lookup-retrieve-name = Recuperar uma carta
saga-lookup-retrieve = Uma vez por turno, você pode recuperar a Aventura do topo dos descartes. Custa outra Aventura ou duas Interferências da sua mão.
saga-lookup-deck-name = Quando o baralho acaba
saga-lookup-deck = As duas pilhas de descartes são embaralhadas e formam um novo baralho. Se ainda assim não houver o que comprar, você não compra.
saga-lookup-objectives-name = Objetivos
saga-lookup-objectives = Cada Fada tem um. Ele pede duas características altas e algo na história. Quem alcança o Objetivo ganha. O bot confere depois de cada Aventura, de cada Interferência que você joga no seu turno e de cada turno.
saga-lookup-goal-name = A meta do Herói
saga-lookup-goal = Se você vence uma Aventura do tipo do Herói, e pelo menos { $count } desse tipo estão vencidas, você também ganha, não importa o que diga seu Objetivo.
saga-lookup-epilogue-name = Epílogo
saga-lookup-epilogue = Se ninguém ganhou até o fim da última rodada, ganha a Fada mais perto do Objetivo.

## Exemplos; os números são os da página de regras

saga-example-1 = Coragem 2, Dificuldade 7. Sai um 5: 5 + 2 = 7 não supera 7, e dá errado. Sai um 6: 8 supera 7. A Aventura está vencida, e a Riqueza sobe 3.
saga-example-2 = Duas Aventuras em jogo estão perdidas e o dado dá 3: a Dificuldade é 5. Fama 2 e um 4 dão 6: vencida. O próprio Exílio ainda não conta como perdido.
saga-example-3 = Força 2, Coragem 1, Sabedoria 3. Saem 3, 4 e 1: o terceiro Teste dá errado, e a Aventura também. Com 3, 4 e 2, está vencida.
saga-example-4 = Você tem três Interferências. Sai um 2: você descarta duas quaisquer, e está vencida. Sai um 5: você descarta as três, e está perdida.
saga-example-5 = Você tem 6 cartas, e quem está à sua direita tem 5: a Dificuldade é 5 + 5 = 10. Um 4 dá 10, e dá errado; um 5 dá 11, e dá certo.
saga-example-6 = Uma Aventura depois de uma Jornada é perdida. A próxima também tem que seguir a Jornada, porque nada segue uma carta perdida.
saga-example-7 = Ivanhoé é uma Jornada, então a primeira carta tem que poder seguir uma Jornada. Mas ele não conta como uma Jornada em jogo.
saga-example-8 = Ivanhoé tem Coragem 1, e a Dificuldade dele é 3. A primeira Fada tira um 2, e dá errado. A seguinte tem que tentar no seu turno e tira um 3: 4 supera 3, e ele passa.
saga-example-9 = Coragem 3, Dificuldade 5. Bruno joga Névoa, e depois todos passam: a Dificuldade é 7. Um 4 dá 7, e não basta.
saga-example-10 = A Dificuldade é um dado mais 2. A Névoa soma 2, e o dado dá 4: são 8. A Estrela tira 2: 6. Coragem 3 e um 4 dão 7: vencida.
saga-example-11 = Bruno joga Névoa. Ada anula a Névoa com um Talismã, e a Dificuldade volta a 5. Um segundo Talismã, contra o de Ada, traria a Névoa de volta.
saga-example-12 = O dado dá 2, e o Trevo faz dele um 5. O Gato Preto tira um 3, e vale o menor. Coragem 3 e 3 dão 6, que supera 5: vencida.
saga-example-13 = O Teste usa Força 1. Com a Astúcia, vale a Sabedoria 4. Você ainda pode jogar a Lâmina das Fadas, porque a Força está impressa. Dificuldade 2, dado 1: 5 supera 2. A Aventura está vencida.
saga-example-14 = A Aventura Don Juan segue Guinevere e está vencida. Você recebe o Prêmio dela e o de Guinevere.
saga-example-15 = A Aventura Tesouro está vencida, e com o Menestrel o Prêmio acontece duas vezes: a Riqueza vai de 2 a 5 e a 6. Se alguém acrescenta a Ingratidão, não há Prêmio, mas continua vencida.
saga-example-16 = Sabedoria 4, Riqueza 4 e três Aventuras perdidas. Uma quarta é perdida e não tira nada do que você precisa: você ganha. Se tirar 1 de Riqueza, não.
saga-example-17 = Riqueza 4, Coragem 4 e dois Amores em jogo, ambos perdidos. Com 2 ou 3 jogadores, você ganha. Com 4, precisa de três Amores.
saga-example-18 = A história de Ivanhoé tem cinco Jornadas vencidas. Você vence Peregrinação, a sexta, e a partida, pela meta do Herói. As Fadas que alcançam seu Objetivo nesse instante ganham com você.
saga-example-19 = Fama e Riqueza empatam como as mais baixas, com 1. Você vence Fênix e escolhe qual delas sobe 2.
saga-example-20 = Coragem 2 e uma Amizade vencida somam 3. Um 5 dá 8, que supera 6: vencida. Agora são duas Amizades vencidas, então você também compra uma carta.
saga-example-21 = Circe está no topo dos descartes. Você recupera Circe e descarta duas Interferências ou outra Aventura, mas não ela. Não dá para repetir neste turno.
saga-example-22 = Ninguém ganhou até o fim da última rodada. Falta 1 para uma Fada, 2 para outra e 5 para a terceira: ganha a primeira.
saga-example-23 = Bruno responde “passar” antes da vez; Chloé, “jogar Névoa”. Aí Ada, que vem antes dos dois, joga Estrela. Bruno e Chloé podem responder de novo.
saga-example-24 = Você compra duas cartas, mas o baralho só tem uma. Você pega essa, os descartes viram o novo baralho, e dele você compra a segunda.
