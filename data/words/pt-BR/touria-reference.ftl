# Touria — o que se pode consultar: tipos, coisas que não têm palavras em outro lugar, exemplos.

touria-kind-item = Itens mágicos
touria-kind-place = Lugares
touria-kind-mine = Minas
touria-kind-tower = Torres
touria-kind-gem = Gemas
touria-kind-order = As encomendas do Comerciante
touria-kind-person = Atrás das portas
touria-kind-thing = Corações, moedas e o resto

touria-lookup-when-entry = Use ao entrar no castelo.
touria-lookup-when-action = Use num lugar, no seu turno.
touria-lookup-when-copied_action = Use enquanto copia.
touria-lookup-when-doors = Use no castelo, antes de abrir uma porta.
touria-lookup-when-route = Use no caminho.
touria-lookup-when-own_free = Use no seu turno: no começo, na chegada, depois da ação ou no fim.
touria-lookup-when-copied = Use no seu turno, sempre que puder usar o item copiado.
touria-lookup-when-end = Use no fim do seu turno.
touria-lookup-when-copy = Use para copiar a ação de outra pessoa.
touria-lookup-when-start = Use no começo do seu turno, em vez de escolher uma torre.
touria-lookup-when-double = Use depois da ação, para fazer de novo.

touria-lookup-wizard = Pague 1 moeda e voe para qualquer lugar, até para o Torneio. Você não passa por minas. O Mago só existe nas torres, não no tabuleiro.
touria-lookup-bridge = Uma casa entre o Dragão e o Mestre de Armas. Aqui não acontece nada. O passo do Torneio para cá não conta.
touria-lookup-castle = No começo do seu turno, você pode entrar com { $target } corações, { $target } moedas e nenhuma gema preta ({ $short } de cada na partida curta). Você paga, e daí em diante abre portas.
touria-lookup-mine = Numa mina há até duas gemas. Quando os heróis passam, você tem que pegar uma, e escolhe qual se forem diferentes. Uma mina vazia se enche de novo quando você sai.
touria-lookup-mine-black = Se uma delas é preta, você pega as duas. Nunca há duas gemas pretas na mesma mina.
touria-lookup-tower = No início, ela mostra { $north } ao norte, { $east } a leste, { $south } ao sul e { $west } a oeste.
touria-lookup-tower-turns = Você pode usar o lado virado para você. A torre dá um quarto de volta quando alguém a escolhe ou gasta uma espada nela.
touria-lookup-gem-name = Gema { $gem }
touria-lookup-gem-regular = São { $count }. O Comerciante e o Ourives aceitam, e o Dragão também, quando o dado dá essa cor.
touria-lookup-gem-black = São { $count }. Enquanto você tem uma, não pode entrar no castelo. A Fada da Fonte e o Sapo tiram uma do jogo, e o Dragão aceita uma quando o dado dá preto.
touria-lookup-gem-purple = São { $count }. Gaste uma depois de uma ação para fazer essa ação de novo. O Ourives também aceita; o Comerciante, não.
touria-lookup-order-name =
    { $coins ->
        [one] Encomenda: { $gems } ({ $coins } moeda)
       *[other] Encomenda: { $gems } ({ $coins } moedas)
    }
touria-lookup-order =
    { $coins ->
        [one] Dê ao Comerciante exatamente essas gemas e pegue { $coins } moeda. Depois a encomenda vai para baixo da pilha.
       *[other] Dê ao Comerciante exatamente essas gemas e pegue { $coins } moedas. Depois a encomenda vai para baixo da pilha.
    }
touria-lookup-siblings = Abra a porta deles e você ganha a partida na hora.
touria-lookup-dweller =
    Espera de você { $gift ->
        [elixir] um elixir
        [sword] uma espada
        [item] qualquer item mágico
        [coin] uma moeda
        [yellow] uma gema amarela
        [green] uma gema verde
        [red] uma gema vermelha
       *[blue] uma gema azul
    }. Se você tem, é obrigatório dar, e você pode abrir outra porta. Se não tem, seu turno acaba, e você não fica devendo nada.

touria-lookup-heart-name = Coração
touria-lookup-heart = Você precisa de corações para entrar no castelo. O Dragão, o Ourives e o Torneio dão corações. O banco tem { $count }. Quando acabam, ninguém ganha mais.
touria-lookup-coin-name = Moeda
touria-lookup-coin = Você precisa de moedas para entrar no castelo, para rotas longas e para o Mago. Você começa com { $coins }. No total, as moedas somam { $count }.
touria-lookup-sword-name = Espada
touria-lookup-sword = No começo do seu turno, uma espada gira qualquer torre. Também rola de novo o dado do Dragão, e no Torneio vale um coração ou moedas. São { $count }.
touria-lookup-elixir-name = Elixir
touria-lookup-elixir = Dê seu elixir a quem está na vez para fazer a mesma ação. Todos começam com um.
touria-lookup-die-name = Dado de cores
touria-lookup-die = Tem um lado para cada cor, até preto e roxo. Você rola o dado contra o Dragão. Até a próxima rolagem, três gemas dessa cor valem um coração a mais no Ourives.
touria-lookup-steps-name = Passos
touria-lookup-steps = { $free } passos são de graça, e cada um a mais custa uma moeda. Cada estrada só pode ser usada uma vez por turno.
touria-lookup-copying-name = Copiar
touria-lookup-copying = Depois da ação, todos os outros podem fazer o mesmo com o que é seu, por um elixir ou com o Frasco. Uma cópia não pode ser feita duas vezes. Ninguém vê quem já respondeu.
touria-lookup-doubling-name = Fazer duas vezes
touria-lookup-doubling = Depois da ação, você pode repetir por uma gema roxa ou com o Pássaro. Vale uma vez por turno, mas não quando você copia.
touria-lookup-doors-name = Portas
touria-lookup-doors = Há { $count } portas no castelo. Em cada turno seu ali, você abre pelo menos uma. Porta aberta fica aberta.
touria-lookup-bonus-name = Bônus
touria-lookup-bonus = Todos, menos quem joga primeiro, começam com um bônus à escolha: uma moeda, uma espada ou uma gema que não seja roxa.
touria-lookup-screen-name = Biombo
touria-lookup-screen = O que você tem fica escondido atrás do seu biombo, até a quantidade. Você levanta o biombo ao entrar no castelo.
touria-lookup-pass-name = Passar a vez
touria-lookup-pass = Você só pode passar se não consegue chegar a nenhuma das suas quatro ações. Você gira uma torre, e é a vez do próximo.
touria-lookup-sudden-marriage-name = Casamento relâmpago
touria-lookup-sudden-marriage = Esta opção da mesa deixa as portas de lado. Assim que você tem o que o castelo pede, ganha, até copiando.

## Exemplos; os números são os da página de regras

touria-example-1 = São três jogadores. Quem está à direita do primeiro jogador escolhe primeiro e pega uma gema azul; o seguinte pega uma moeda. O primeiro jogador não ganha nada.
touria-example-3 = Você escolhe a torre noroeste para ir à Fada da Floresta. Ela dá um quarto de volta e agora mostra a você o Mestre de Armas.
touria-example-5 = Você tem 2 espadas e quer o Mago. Uma espada gira uma torre, que passa a mostrar a você o Mago. Depois você escolhe essa torre como sempre.
touria-example-7 = Você anda 6 passos. Sem as Botas, isso custa 3 moedas; com elas, nada.
touria-example-8 = Você vai do Torneio à Fada da Floresta pela Ponte, pelo Dragão e pela Fada da Fonte. O passo até a Ponte não conta: são 3 passos, de graça.
touria-example-9 = Os heróis estão no Ourives, e uma torre mostra a você o Ourives. Você fica, dá duas gemas vermelhas e ganha um coração.
touria-example-10 = Você anda do Ourives pela Mina Sul e pela Mina Sudeste de volta ao Ourives: 3 passos, de graça. Não daria para ir a uma mina e voltar direto pela mesma estrada.
touria-example-11 = Uma mina se enche, e saem duas gemas pretas. Você separa as duas e tira uma preta e uma vermelha. Essas vão para a mina, e as duas primeiras voltam para o saco.
touria-example-12 = O dado mostra azul. Três gemas azuis valem 3 corações; três verdes, só 2. Duas da mesma cor valem 1 coração; uma sozinha, uma moeda.
touria-example-13 = Você dá uma vermelha, uma verde e uma amarela por 6 moedas. Depois gasta uma gema roxa e atende uma segunda encomenda. Pode até ser a que acabou de ser virada.
touria-example-14 = Sai vermelho, você não tem gema vermelha e gasta uma espada. Sai roxo, e você gasta outra. Sai preto, você dá uma gema preta e ganha um coração.
touria-example-15 = Alguém pega 2 espadas. Você dá seu elixir a essa pessoa e pega 2 espadas também. Com o Frasco, você ficaria com o elixir.
touria-example-16 = Alguém copia o Dragão e tira vermelho. A partir de agora, três gemas vermelhas valem 3 corações no Ourives.
touria-example-17 = Você tira três gemas pretas. Continue tirando, uma por vez, até sair uma colorida, e fique com ela. As pretas voltam.
touria-example-18 = Você paga 1 moeda e voa para o Torneio. Com o Elmo, troca uma espada por um coração e outra por 3 moedas.
touria-example-19 = Você tem duas gemas azuis e uma verde. Pinta a verde de azul e dá três gemas azuis.
touria-example-20 = Você anda 8 passos. As Botas dão mais 3 passos de graça; depois o Espelho copia as Botas e dá outros 3. Não custa nada.
touria-example-21 = A pilha de itens está vazia. Você usa o Baú e pega a Vassoura. Aí os itens usados são embaralhados, e um deles preenche a vaga.
touria-example-22 = Você passa por uma mina com uma gema preta e uma amarela. Com a Lanterna, a preta volta para o saco, e você só pega a amarela.
touria-example-23 = A Mochila traz uma gema preta e uma vermelha de uma mina. Depois o Sapo tira a preta do jogo.
touria-example-24 = Você pula da Mina Leste para a Mina Sudoeste e segue até o Covil dos Ladrões: 3 passos, de graça. Você passa pelas duas minas.
touria-example-25 = Você entra com 6 corações e a Rosa. Dá ao tesoureiro uma moeda, depois à camareira uma gema amarela. Na terceira porta, a herbalista quer um elixir. Você não tem, e seu turno acaba.
touria-example-26 = Você tem 6 corações, 7 moedas e uma gema preta, e copia o Dragão. Sai preto, você dá a gema e ganha um coração. Isso ganha a partida na hora.
touria-example-27 = Você encerra seu turno e usa a Ampulheta. Joga mais um turno inteiro, com as torres como estão agora.
touria-example-28 = Tudo o que você vê está a 4 passos ou custa uma moeda, e você não tem moeda, nem espada, nem item. Você gira uma torre, e é a vez do próximo.
