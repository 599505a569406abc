# Abracada… quê? — o que se pode consultar: tipos, coisas que não têm palavras em outro lugar, exemplos.

abraca-kind-spell = Feitiços
abraca-kind-thing = Pedras, vidas e pontos

abraca-lookup-copies =
    { $count ->
        [one] Só existe { $count } no jogo.
       *[other] Existem { $count } no jogo.
    }
abraca-lookup-left = Quem está à sua esquerda, e joga depois de você, perde 1 vida.
abraca-lookup-right = Quem está à sua direita, e joga antes de você, perde 1 vida.
abraca-lookup-left_and_right = Quem está à sua esquerda e quem está à sua direita perdem 1 vida cada. A dois, seu rival perde só 1.

abraca-lookup-hand-name = Suas pedras
abraca-lookup-hand = Você tem { $count } pedras. Todos podem ler, menos você. No fim do seu turno, você compra até voltar a ter { $count }, enquanto houver reserva.
abraca-lookup-life-name = Vidas
abraca-lookup-life = Você começa cada rodada com { $start } vidas. Ninguém passa de { $most } nem desce abaixo de 0.
abraca-lookup-die-name = Dado
abraca-lookup-die = Vai de { $least } a { $most }, cada número duas vezes. Você rola o dado com os feitiços 1 e 3, e quando um 1 dá errado.
abraca-lookup-pool-name = Reserva
abraca-lookup-pool = As pedras viradas para baixo de onde se compra. Quando acaba, ninguém compra mais.
abraca-lookup-aside-name = Pedras separadas
abraca-lookup-aside = Com dois ou três jogadores, algumas pedras ficam viradas para cima desde o início. Essas ninguém tem, então você já pode eliminar.
abraca-lookup-secret-name = Pedras secretas
abraca-lookup-secret = São { $count } pedras viradas para baixo em cada rodada. O Cantor da Noite dá uma a você, e só você pode olhar. Se você ainda tiver vidas no fim da rodada, cada uma das suas vale 1 ponto.
abraca-lookup-neighbours-name = Esquerda e direita
abraca-lookup-neighbours = Quem está à sua esquerda joga depois de você; quem está à sua direita, antes. A dois, é a mesma pessoa.
abraca-lookup-failure-name = Quando um número dá errado
abraca-lookup-failure = Se você não tem a pedra, perde 1 vida (com um 1, uma rolagem do dado) e seu turno acaba. Mesmo assim, você repõe suas pedras.
abraca-lookup-order-name = Que número pode vir depois
abraca-lookup-order = Quando um número dá certo, você pode repetir ou subir. As opções da mesa podem liberar qualquer número, ou oferecer os menores como armadilha: sempre dão errado e custam 1 vida.
abraca-lookup-last-stone-name = Sua última pedra
abraca-lookup-last-stone = Se você usa todas as suas pedras, vence a rodada na hora. Todos os outros caem para 0 vidas.
abraca-lookup-knock-out-name = Nocaute
abraca-lookup-knock-out = Se o seu feitiço deixa alguém com 0 vidas, a rodada acaba e a vitória é sua.
abraca-lookup-points-name = Pontos
abraca-lookup-points = Vencer uma rodada vale { $winner } pontos; sobreviver a um nocaute, { $survivor }. Ganha a partida quem chegar primeiro a { $target } pontos.

## Exemplos; os números são os da página de regras

abraca-example-1 = Você tem 4 vidas, declara 3 e rola um 3. Agora tem 6, o máximo que se pode ter.
abraca-example-2 = Você tem 6 vidas e declara um 1 que não tem. O dado dá 2: você cai para 4 vidas e seu turno acaba.
abraca-example-3 = Os outros três têm 6, 3 e 5 vidas. Seu dragão dá certo e você rola um 3: eles caem para 3, 0 e 2. Você vence a rodada por nocaute.
abraca-example-4 = Alguém perde a última vida por um erro. Você ainda tem vidas e uma pedra secreta: 1 ponto por sobreviver e 1 pela pedra.
abraca-example-5 = A reserva acabou e só resta a você uma pedra, um 6. Você declara e vence a rodada: 3 pontos para você, 0 vidas para todos os outros.
abraca-example-6 = Sua última pedra é um 7, que deixa com 0 vidas quem está à sua direita. Você usou todas as pedras: marca 3, e mais ninguém marca nada.
abraca-example-7 = Sua última pedra é um 4, e você já tem uma pedra secreta. Pega mais uma e vence a rodada: 3 pontos, mais 2 pelas pedras secretas.
abraca-example-8 = A dois: seu 5 dá certo, e seu rival cai de 3 vidas para 2, não para 1.
abraca-example-9 = Você tem 5 vidas e declara 8 duas vezes. O primeiro leva você a 6; o segundo dá certo, mas não rende nada.
abraca-example-10 = Os outros dois têm 3 vidas e 1. Seu 2 dá certo: eles caem para 2 e 0, e você vence a rodada por nocaute.
abraca-example-11 = Seu 6 tira 1 vida de quem joga depois de você. Seu 7 tira 1 de quem joga antes. Depois você compra duas pedras.
abraca-example-12 = Seu 6 deu certo: você pode declarar 6, 7 ou 8, ou encerrar seu turno. Dá para começar o turno com qualquer número, mas não para pular a vez.
abraca-example-13 = Ada tem 7 pontos; Bruno, 6. Bruno vence a rodada e marca 3; Ada sobrevive e marca 1. Ada e Bruno chegam a 8 ou mais, mas Bruno marcou mais nesta rodada e ganha.
abraca-example-21 = Você declara 3, e dá errado. Todos veem você cair de 6 vidas para 5, mas ninguém descobre quais são as suas pedras.
