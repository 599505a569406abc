# Os capítulos de `/regras` para Abracada… quê?, na ordem em que se aprende.

abraca-rules-1 =
    ### Feitiços que você não vê
    Cada mago tem cinco pedras de feitiço. Todos podem ler essas pedras, **menos o próprio mago**. Descubra o que você tem pelas pedras dos outros, e lance seus feitiços antes que eles lancem os deles em você. Vencer rodadas dá pontos: ganha a partida quem chegar primeiro a **8 pontos**.

    São 36 pedras: um **1**, dois **2**, três **3**… até oito **8**. Os números altos são comuns e suaves; os baixos são raros e fortes.
abraca-rules-2 =
    ### Antes de cada rodada
    1. As 36 pedras são embaralhadas.
    2. Cada um recebe **cinco pedras**, com o verso para si, e **6 vidas**.
    3. Com três jogadores, 6 pedras ficam à parte, viradas para cima; com dois, 12. Essas ninguém tem, então você já pode eliminar.
    4. Quatro **pedras secretas** ficam à parte, viradas para baixo. O resto é a reserva.

    Na primeira rodada, quem começa é sorteado, a não ser que a mesa tenha escolhido um lugar.
abraca-rules-3 =
    ### Seu turno
    1. **Declare um número** de 1 a 8. É preciso tentar pelo menos uma vez.
    2. **Se você tem essa pedra**, deu certo: a pedra vai para o tabuleiro e o feitiço acontece. Você pode continuar com **o mesmo número ou um maior**, ou encerrar seu turno.
    3. **Se não tem**, deu errado: você perde 1 vida (com um **1**, uma rolagem do dado) e seu turno acaba.

    No fim do turno, de um jeito ou de outro, você compra até voltar a ter cinco pedras, enquanto houver reserva. Depois joga quem está à sua **esquerda**: à esquerda está quem joga em seguida; à direita, quem jogou antes.

    Se você tem o mesmo número duas vezes, usa a pedra mais antiga. Quando um número dá errado, os outros só descobrem que você não tem esse. Por favor, não deem dicas!
abraca-rules-4 =
    ### Os oito feitiços
    1 · **Dragão Ancestral** (1 pedra): role o dado; todos os outros perdem esse tanto de vidas.
    2 · **Andarilho Sombrio** (2): todos os outros perdem 1 vida e você ganha 1.
    3 · **Doce Sonho** (3): role o dado; você ganha esse tanto de vidas.
    4 · **Cantor da Noite** (4): pegue uma pedra secreta que só você pode olhar. Você sabe que ela não está em outro lugar, e ela pode valer um ponto. Não é uma das suas cinco: não dá para lançar.
    5 · **Tempestade de Raios** (5): quem está à sua esquerda e quem está à sua direita perdem 1 vida cada (a dois, 1 no total).
    6 · **Nevasca** (6): quem está à sua esquerda perde 1 vida.
    7 · **Bola de Fogo** (7): quem está à sua direita perde 1 vida.
    8 · **Poção Mágica** (8): você ganha 1 vida.

    O dado tem 1, 1, 2, 2, 3, 3. Ninguém passa de 6 vidas nem desce abaixo de 0.

    Depois de um 8, só dá para declarar outro 8: é bom para terminar, não para começar. Você pode declarar um número que já acabou, mas dá errado. Com o contador de pedras, sua mão avisa quando você não tem como ter um número; sem ele, ninguém avisa.
abraca-rules-5 =
    ### O fim da rodada
    A rodada acaba na hora quando acontece uma destas coisas:
    • **Você usa sua última pedra.** Você vence a rodada e marca **3 pontos**; todos os outros caem para 0 vidas e não marcam nada.
    • **Seu feitiço deixa alguém com 0 vidas.** Você marca **3 pontos**; cada sobrevivente, **1 ponto**.
    • **Você perde sua última vida** porque um número deu errado. Cada um dos outros marca **1 ponto**, e você não marca nada.

    Quem sobrevive também marca **1 ponto por pedra secreta** que pegou nesta rodada. Depois todas as pedras são mostradas e distribuídas de novo, e começa quem vem depois de quem jogou por último.
abraca-rules-6 =
    ### O fim da partida
    Ganha quem chegar primeiro a **8 pontos**. Se mais de um chega lá na mesma rodada, ganha quem marcou mais pontos nela; depois, quem tem mais vidas; se o empate continuar, a vitória é dividida. Se ninguém chegou, vocês ficam com os pontos e jogam outra rodada: pedras novas e 6 vidas para todos, e começa quem está à esquerda de quem jogou por último.
abraca-rules-7 =
    ### Quem vê o quê
    Você vê as pedras de todos, menos as suas. Só você vê as suas pedras secretas; ninguém vê a reserva nem as outras secretas. Vidas, pontos, o tabuleiro, cada número declarado, cada rolagem e quantas pedras cada um tem são públicos.

    Quando a rodada acaba, todas as pedras são mostradas. Se você já viu mais do que um jogador pode saber, não pode pegar um lugar nessa partida.
abraca-rules-8 =
    ### Opções da mesa
    • **Ordem livre**: quando um número dá certo, você pode declarar qualquer outro.
    • **Último mago de pé**: a rodada continua até sobrar um mago só, ou até alguém usar a última pedra. Os magos que caem perdem a vez e mostram as pedras; à esquerda e à direita contam os sobreviventes mais próximos. Só quem vence pontua: 2 pontos, mais 1 por pedra secreta sua.
    • **Números menores como armadilha**: aparecem também números menores que o seu último, mas eles sempre dão errado, custam 1 vida e encerram seu turno.
    • **Contador de pedras**: sua mão conta as pedras de cada número que você não vê, marca o que as suas não podem ser e diz quais números você não tem como ter.
    • **Plateia**: vê só a mesa ou, se a mesa confia nela, todas as mãos em privado.
    • **Quem começa**: por sorteio, ou um lugar escolhido. No jogo impresso, é a pessoa mais velha.
abraca-rules-9 =
    ### Detalhes
    • A última pedra vem antes do nocaute: com ela, só você vence a rodada. O feitiço acontece mesmo assim.
    • Nocautear várias pessoas de uma vez vale os mesmos 3 pontos, uma vez só.
    • Você também compra quando um número dá errado, enquanto houver reserva.
    • De duas pedras iguais, sai a mais antiga. O bot pode marcar nas suas pedras o que elas não podem ser.
    • Não dá para voltar atrás num número declarado, porque todos descobrem algo com ele.
abraca-rules-10 =
    ### Como são as partidas
    Quando os computadores jogaram entre si, uma partida durava umas 4 rodadas, e uma rodada, uns 9 turnos. Três em cada quatro rodadas acabavam em nocaute; a dois, uma em cada duas. Cerca de 70% dos números declarados davam certo.
