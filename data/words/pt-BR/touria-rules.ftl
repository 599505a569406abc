# Os capítulos de `/regras` para Touria, na ordem em que se aprende.

touria-rules-1 =
    ### Um bando de heróis
    Todos na mesa guiam **o mesmo bando de heróis** por Touria. Junte **7 corações e 7 moedas**, livre-se de toda **gema preta** e entre no castelo. A princesa Tara e o príncipe Talan esperam atrás de uma das nove portas: abra essa porta e você ganha.

    Seu biombo esconde o que você tem, até a quantidade.

touria-rules-2 =
    ### Antes do primeiro turno
    1. A sorte decide quem senta em cada lado do tabuleiro e quem começa. Joga-se no sentido horário.
    2. Minas, portas, itens e encomendas são embaralhados. Três encomendas e dois itens ficam virados para cima, e o dado é rolado.
    3. Todos recebem **3 moedas e 1 elixir**.
    4. Todos, menos quem joga primeiro, escolhem um bônus, a começar por quem está à direita dessa pessoa: uma gema da cor que disser, uma moeda ou uma espada. Gemas roxas não valem.

touria-rules-3 =
    ### Seu turno
    1. Há quatro torres nos cantos. Você pode usar **o lado de cada torre virado para você**. Antes de escolher, cada **espada** que você paga gira qualquer torre um quarto de volta no sentido anti-horário.
    2. **Escolha uma torre**. Ela gira um quarto de volta no sentido anti-horário, e todos veem algo novo ali. Talvez suas regras impressas digam sentido horário: quem decide é *Giro das torres*, nas opções.
    3. **Leve os heróis** ao lugar que ela mostrava. 3 passos são de graça, cada um a mais custa 1 moeda, que você paga antes de sair. Nenhuma estrada duas vezes no mesmo turno.
    4. Em cada **mina** do caminho, você tem que pegar uma gema.
    5. **Use o lugar** uma vez, se quiser.
    6. Depois **os outros podem copiar** você.

    Se você não consegue chegar a nenhum dos seus quatro lugares, gire uma torre e passe. Só assim se pula um turno.

touria-rules-4 =
    ### Os lugares
    • **{ touria-space-sword_master }**: pegue 2 espadas.
    • **{ touria-space-trader }**: atenda uma das três encomendas abertas: dê gemas, receba moedas. Duas gemas rendem 3, três rendem 6, quatro rendem 8.
    • **{ touria-space-forest_fairy }**: pegue um de dois itens mágicos.
    • **{ touria-space-fountain_fairy }**: tire do jogo uma das suas gemas pretas.
    • **{ touria-space-thief }**: tire 3 gemas em segredo, fique com uma. Todas pretas? Continue tirando até sair uma que não seja, e fique com ela.
    • **{ touria-space-dragon }**: role o dado. Dê uma gema da cor que sair (até preta!) e ganhe um coração, ou role de novo por uma espada.
    • **{ touria-space-goldsmith }**: 1 gema por uma moeda, 2 iguais por um coração, 3 iguais por 2 corações, ou por 3 na cor que o dado mostra. Gemas pretas não.
    • **{ touria-space-wizard }**: pague 1 moeda e voe para qualquer lugar. Sem minas no caminho.
    • **{ touria-space-tournament }**, aonde só se chega voando: uma espada por um coração ou por 3 moedas.

    Se alguma coisa acaba no banco, você só recebe o que resta.

touria-rules-5 =
    ### Minas
    Em cada uma há até duas gemas, nunca duas pretas. Quando os heróis passam:
    • **Se há uma gema preta**, pegue tudo.
    • **De duas gemas coloridas**, você escolhe uma; se só há uma, pegue essa.
    • Roxo conta como uma cor própria.

    Uma mina que fica vazia quando você sai se enche de novo. Se restou uma gema, não.

touria-rules-6 =
    ### Repetir e copiar
    { "" }**Repetir:** depois da ação, quem está na vez pode dar uma gema roxa ou usar o Pássaro, e fazer a mesma ação uma segunda vez. Só uma vez por turno.

    { "" }**Copiar:** depois todos os outros podem fazer a mesma ação uma vez, com o que é seu. Cada um dá **um elixir a quem está na vez**, ou usa o Frasco. Uma cópia nunca se repete. Se a ação foi pulada, ninguém pode copiar.

    As cópias acontecem no sentido horário, uma depois da outra. O que as primeiras mudaram fica mudado: o dado, as encomendas, o banco.

touria-rules-7 =
    ### Os 16 itens
    Cada um funciona uma vez e depois vai para o alto da pilha dos usados. Você pode usar vários no mesmo turno.

    { "" }**Num momento tranquilo do seu turno**: no começo, na chegada, depois da ação ou no fim
    • **{ touria-item-frog }**: { touria-effect-frog }
    • **{ touria-item-knapsack }**: { touria-effect-knapsack }
    • **{ touria-item-chest }**: { touria-effect-chest }
    • **{ touria-item-crystal_ball }**: { touria-effect-crystal_ball }

    { "" }**No caminho**, quando você diz sua rota
    • **{ touria-item-boots }**: { touria-effect-boots }
    • **{ touria-item-compass }**: { touria-effect-compass }
    • **{ touria-item-lantern }**: { touria-effect-lantern }

    { "" }**Em vez de uma torre**
    • **{ touria-item-broom }**: { touria-effect-broom }

    { "" }**Num lugar**, também quando você copia
    • **{ touria-item-paintbrush }**: { touria-effect-paintbrush }
    • **{ touria-item-scale }**: { touria-effect-scale }
    • **{ touria-item-helmet }**: { touria-effect-helmet }

    { "" }**Depois da ação**
    • **{ touria-item-bird }**: { touria-effect-bird }
    • **{ touria-item-flagon }**, quando outra pessoa age: { touria-effect-flagon }

    { "" }**No fim do seu turno**
    • **{ touria-item-hourglass }**: { touria-effect-hourglass }

    { "" }**No castelo**
    • **{ touria-item-rose }**: { touria-effect-rose }

    { "" }**Sempre que o item copiado puder ser usado, no seu próprio turno**
    • **{ touria-item-mirror }**: { touria-effect-mirror } Nunca a Rosa nem o Frasco.

touria-rules-8 =
    ### O castelo
    No começo do seu turno, com 7 corações, 7 moedas e nenhuma gema preta, você pode **entrar**. Você levanta seu biombo e paga os corações e as moedas. Daí em diante, abre portas nos seus turnos, pelo menos uma em cada.

    A maioria das portas esconde alguém que espera um presente: a herbalista, um elixir; o marechal, uma espada; o bobo da corte, um item; o tesoureiro, uma moeda; a camareira, uma gema amarela; o copeiro, uma verde; o bardo, uma vermelha; o guarda, uma azul. Se você pode dar, é obrigatório, e então pode abrir outra porta. Se não pode, seu turno acaba e você não fica devendo nada. Porta aberta fica aberta.

    No castelo você não usa torres nem copia. Dos itens, só a Bola de Cristal, o Baú, o Pincel, o Espelho e a Ampulheta ajudam ali.

touria-rules-9 =
    ### Quem vê o quê
    O que está atrás do seu biombo é só seu, até a quantidade, enquanto você não entra no castelo. Torres, minas, encomendas abertas, itens expostos, portas abertas e tudo o que se faz na mesa são públicos. A Bola de Cristal mostra portas só a você, e ninguém descobre com qual gema você fica no Covil dos Ladrões.

touria-rules-10 =
    ### Responder à distância
    Depois da ação, eu pergunto a todos os outros ao mesmo tempo se copiam, e guardo cada resposta até chegar a vez da pessoa. Se sobrou menos do que quando você respondeu, pergunto de novo antes de você pagar. Ninguém vê quem já respondeu. Você pode escolher antes se eu pergunto sempre, nunca ou só em alguns lugares, ou já deixar a resposta pronta para um turno. Quem não responde a tempo não copia.

touria-rules-11 =
    ### Opções da mesa
    • **Duração**: 5 corações e 5 moedas para uma primeira partida.
    • **Casamento relâmpago**: sem portas; quem cumpre as condições do castelo ganha na hora, até copiando.
    • As outras opções definem para que lado as torres giram, se entrar custa alguma coisa ou é obrigatório, como funcionam o Dragão, o Elmo e a Lanterna, se o banco pode acabar, o que todos veem, quanto a partida pode durar e quanto a mesa espera pelas cópias.

touria-rules-12 =
    ### Detalhes
    • Com uma moeda você nunca empaca: a rota mais curta nunca custa mais de 1. Sem moeda, talvez tenha que passar, e aí uma torre gira do mesmo jeito.
    • Se só as Botas ou a Bússola tornam a rota possível, é obrigatório usar o item ao escolher essa torre.
    • Você pode atravessar o pátio com gemas pretas; só entrar é proibido.
    • Sua última moeda basta para o Mago; a Vassoura não precisa de nenhuma.
    • Só conta o que você tem ao entrar.
    • Com limite de rodadas, comparam-se primeiro os brasões na capela, depois corações e moedas, depois gemas pretas, depois portas.

touria-rules-13 =
    ### Como são as partidas
    Nas partidas entre computadores, dois jogadores precisaram de umas 16 rodadas; três, de umas 14; quatro, de umas 13. A primeira entrada no castelo foi duas rodadas antes do fim, e cerca de cinco das nove portas foram abertas. Planejar compensou: quem pensa um turno adiante venceu quem não pensa em 94 de 100 partidas.
