# Os capítulos de `/regras` para Saga, na ordem em que se aprende.

saga-rules-1 =
    ### Um Herói, muitas Fadas
    Vocês são **Fadas** e tecem a vida de um Herói, que é de todas. O Herói tem cinco características, cada uma um dado de 1 a 6: **Fama, Coragem, Riqueza, Sabedoria, Força**.

    Cada uma tem um **Objetivo** secreto: duas características que precisam estar altas o bastante, e algo que a história precisa ter, como três Amores ou seis Aventuras perdidas. Assim que isso se cumpre, **você ganha**; se vários Objetivos se cumprem no mesmo instante, vocês ganham juntas.

    Uma Aventura cujo desafio dá certo está **vencida**; se não, está **perdida**. “Em jogo”, numa carta, quer dizer vencida ou perdida.

saga-rules-2 =
    ### Antes do primeiro turno
    1. Cada uma recebe um Objetivo, virado para baixo.
    2. Um Herói é virado para cima. As cinco características começam em **1**.
    3. Todas rolam um dado, à vista de todas. Quem tira o maior começa, e daí em diante joga-se no sentido horário.
    4. As 63 Aventuras e 44 Interferências são embaralhadas num **baralho só**. Cada uma recebe **5 cartas**.
    5. Se você tem menos de duas Aventuras, pode descartar a mão inteira e comprar 5 cartas novas, uma vez.

    Há **duas pilhas de descartes**, uma para Aventuras e outra para Interferências. Quando o baralho acaba, as duas formam um novo.

saga-rules-3 =
    ### A história
    A história é uma fila de **Aventuras** de sete tipos: Jornada, Conquista, Luta, Prodígio, Voto, Amor, Amizade. Cada carta diz que tipo ou tipos ela segue. Ela se liga à **última Aventura vencida**; as perdidas ficam na história, mas nada se liga a elas. Enquanto nenhuma está vencida, as Aventuras se ligam ao tipo do Herói.

    O tipo do Herói conta para as ligações e para a meta do Herói, nunca como uma carta desse tipo.

saga-rules-4 =
    ### Seu turno
    1. Você compra 2 cartas.
    2. Quantas vezes quiser, joga **Interferências para o seu turno**.
    3. Joga no máximo **uma Aventura** que se ligue à história.
    4. Uma vez por turno, pode recuperar a Aventura do topo dos descartes. Custa outra Aventura ou duas Interferências.
    5. Encerra o turno e descarta até ficar com 5 cartas. Entre um turno e outro, pode ter mais.

saga-rules-5 =
    ### A provação
    Primeiro, o Herói tem que superar uma provação: um Teste com o valor e a Dificuldade que estão na carta do Herói. No seu turno, é obrigatório tentar, e aí você não joga Aventura. Quando já deu errado tantas vezes quantas são as Fadas, o Herói parte mesmo assim. As outras Fadas podem interferir como em qualquer Teste, a favor ou contra o Herói.

saga-rules-6 =
    ### Desafios
    A maioria das Aventuras são **Testes**: um dado mais o que a carta diz tem que ser **maior que** a Dificuldade. Se a carta tem vários Testes, todos têm que dar certo; o primeiro que dá errado encerra tudo. Algumas pedem que você descarte cartas, ou pedem uma condição; nessas ninguém pode interferir.

    Se a Aventura está vencida, vem o **Prêmio**; se não, o **Fracasso**. Uma característica nunca cai abaixo de 1 nem passa de 6.

saga-rules-7 =
    ### Interferir
    Em cada Teste, todas as Fadas podem interferir: antes de rolar os dados de Dificuldade, antes de rolar o dado do Teste, e mais uma vez depois dele. A vez passa de uma em uma, a começar pela Fada do turno. Na sua vez, uma Fada **joga uma carta ou passa**; quando todas passaram em seguida, os dados rolam ou o Teste é decidido.

    Cartas que mudam a Dificuldade vêm antes da rolagem: quando o dado rola, o valor e a Dificuldade ficam fixos. Cartas que mexem no dado ou no resultado vêm depois. Primeiro se rolam de novo os dados, na ordem das cartas; depois vale um Milagre.

    Um **Talismã** pode ser jogado a qualquer momento, até fora da vez. Ele anula outra Interferência; um segundo Talismã anula o primeiro, e o que tinha sido anulado volta a valer. Depois da rolagem, não dá para anular o que foi jogado antes dela.

saga-rules-8 =
    ### Como termina
    Os Objetivos são conferidos depois de cada Aventura, depois de cada Interferência do seu turno e no fim de cada turno; nunca no meio de um desafio. Com quatro jogadores ou mais, pedem mais: sua mão mostra o que o seu pede nesta mesa e o que ainda falta.

    • **A meta do Herói:** se você vence uma Aventura do tipo do próprio Herói, e ela é pelo menos a **sexta** desse tipo a ser vencida, você também ganha, não importa o que diga seu Objetivo.

    • **Epílogo:** se ninguém ganhou até o fim da última rodada, ganha a Fada a quem menos falta para o Objetivo: some o que falta nos três números.

saga-rules-9 =
    ### Bom saber
    • “A carta anterior” é aquela a que a Aventura se ligou.
    • “Você”, numa Aventura, é a Fada do turno; numa Interferência, quem jogou a carta.
    • À esquerda está quem joga depois de você; à direita, quem jogou antes.
    • Quando uma carta conta Aventuras, a que está sendo jogada não entra na conta.
    • Um Prêmio que deveria acontecer duas vezes e também nenhuma não acontece. A Aventura está vencida do mesmo jeito.

saga-rules-10 =
    ### Responder à distância
    Você não precisa esperar sua vez: responda antes, e eu guardo a resposta até lá. Se alguém jogar uma carta antes, você pode responder de novo. Ninguém vê quem já respondeu ou passou. Escolha quando eu pergunto: sempre, só quando você pode jogar algo, ou nunca. Se os seus passes automáticos demoram um pouco, uma pausa não entrega nada. Uma Fada que não responde passa quando o tempo acaba.

saga-rules-11 =
    ### Quem vê o quê
    Sua mão e seu Objetivo são só seus. A história, as características, cada dado, as duas pilhas de descartes e o tamanho de cada mão são públicos. Ninguém vê quem passou, nem que carta foi pega ao acaso, a não ser as duas pessoas envolvidas. O bot só lembra você de uma carta escondida quando você tem mesmo como saber qual é.

saga-rules-12 =
    ### Opções da mesa
    • **Objetivos**: pedem mais com quatro jogadores ou mais, ou o que está impresso.
    • **Provação do Herói**: vale quando todas tentaram ou, como impresso, só quando dá certo.
    • **Rodadas**: quando vem o epílogo.
    • **Tempo para interferir**: quanto um desafio espera pelas Fadas que não respondem.
    • **Esconder passes rápidos**: quanto um desafio ainda pode esperar, ao acaso, depois que todas as Fadas passaram. Assim, um fim rápido não entrega nada.
    • **Recuperar** Aventuras: uma vez por turno, ou quantas vezes você puder pagar; mas nunca uma carta com que você pagou no mesmo turno.
    • **Ligações**: quando uma carta diz dois tipos, valem os dois, ou só o primeiro.
    • **Objetivos abertos**: todos virados para cima, para uma primeira partida amigável.

saga-rules-13 =
    ### Como o bot lê as regras
    • As cartas impressas dizem o que fazem; o bot joga exatamente isso, e *Explicar* mostra o texto de cada carta.
    • Um desafio só espera pelas Fadas que não respondem o tempo que a mesa combinou. Depois elas passam.
    • O que o bot recusa não muda nada.

saga-rules-14 =
    ### Como são as partidas
    Nas partidas entre computadores, a maioria levou 6 rodadas; a dois jogadores, 11. Quase nenhuma chegou ao epílogo. Seis Aventuras em cada dez foram vencidas, e cada Objetivo ganhou mais ou menos tantas vezes quanto os outros.
