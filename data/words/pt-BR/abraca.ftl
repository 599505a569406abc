# Abracada… quê? — nomes, opções, jogadas, registro, recusas e regras.

abraca-name = Abracada… quê?
abraca-tagline = Lance os feitiços que estão na sua frente. Todo mundo vê quais são, menos você.
abraca-players = 2–5 jogadores, uns 30 minutos

## Feitiços

abraca-spell-1 = Dragão Ancestral
abraca-spell-2 = Andarilho Sombrio
abraca-spell-3 = Doce Sonho
abraca-spell-4 = Cantor da Noite
abraca-spell-5 = Tempestade de Raios
abraca-spell-6 = Nevasca
abraca-spell-7 = Bola de Fogo
abraca-spell-8 = Poção Mágica

abraca-effect-1 = Role o dado: os outros perdem esse tanto de vidas, ou você, se der errado.
abraca-effect-2 = Todos os outros perdem 1 vida, e você ganha 1.
abraca-effect-3 = Role o dado: você ganha esse tanto de vidas.
abraca-effect-4 = Pegue uma pedra secreta que só você pode ver.
abraca-effect-5 = { $left }, à sua esquerda, e { $right }, à sua direita, perdem 1 vida cada.
abraca-effect-5-one = { $player }, que está dos seus dois lados, perde 1 vida.
abraca-effect-6 = { $player }, à sua esquerda, perde 1 vida.
abraca-effect-7 = { $player }, à sua direita, perde 1 vida.
abraca-effect-8 = Você ganha 1 vida.
abraca-effect-full = Você está com todas as vidas: isso só gasta a pedra.

## Opções da mesa

abraca-option-easy_order = Ordem livre
abraca-option-easy_order-help = Quando um número dá certo, você pode declarar qualquer outro, ou só o mesmo ou um maior?
abraca-option-easy_order-true = Qualquer número
abraca-option-easy_order-false = Igual ou maior
abraca-option-last_standing = Último mago de pé
abraca-option-last_standing-help = A rodada continua até sobrar um mago só? Nesse caso, só quem vence pontua.
abraca-option-last_standing-true = Até sobrar um
abraca-option-last_standing-false = Até cair o primeiro
abraca-option-lower_spell = Números menores
abraca-option-lower_spell-help = Um número menor que o último que deu certo: não aparece, ou é uma armadilha que custa 1 vida?
abraca-option-lower_spell-reject = Não aparecem
abraca-option-lower_spell-penalty = Armadilha: 1 vida
abraca-option-counter_aid = Contador de pedras
abraca-option-counter_aid-help = Sua mão conta as pedras que você não vê e elimina números por você?
abraca-option-counter_aid-true = Conta por mim
abraca-option-counter_aid-false = Cada um conta
abraca-option-spectators = Plateia
abraca-option-spectators-help = O que a plateia vê: só a mesa, ou todas as mãos (e aí não pode mais pegar um lugar)?
abraca-option-spectators-public = Só a mesa
abraca-option-spectators-all = Todas as mãos
abraca-option-first_player = Quem começa
abraca-option-first_player-help = Quem começa a rodada 1? Se esse lugar estiver vazio, é por sorteio.
abraca-option-first_player-random = Sorteio
abraca-option-first_player-seat0 = Lugar 1
abraca-option-first_player-seat1 = Lugar 2
abraca-option-first_player-seat2 = Lugar 3
abraca-option-first_player-seat3 = Lugar 4
abraca-option-first_player-seat4 = Lugar 5
abraca-option-first_player-printed = o lugar da pessoa mais velha

## O que se pergunta a você

abraca-aim =
    { $stones ->
        [one] Ganha quem chegar primeiro a { $target } pontos; você tem { $points }. Para vencer a rodada, use sua última pedra ou nocauteie alguém.
        [2] Ganha quem chegar primeiro a { $target } pontos; você tem { $points }. Para vencer a rodada, use suas duas pedras ou nocauteie alguém.
       *[other] Ganha quem chegar primeiro a { $target } pontos; você tem { $points }. Para vencer a rodada, use suas { $stones } pedras ou nocauteie alguém.
    }
abraca-aim-standing =
    { $stones ->
        [one] Ganha quem chegar primeiro a { $target } pontos; você tem { $points }. Para vencer a rodada, use sua última pedra ou seja o último mago de pé.
        [2] Ganha quem chegar primeiro a { $target } pontos; você tem { $points }. Para vencer a rodada, use suas duas pedras ou seja o último mago de pé.
       *[other] Ganha quem chegar primeiro a { $target } pontos; você tem { $points }. Para vencer a rodada, use suas { $stones } pedras ou seja o último mago de pé.
    }
abraca-prompt-first = Declare um feitiço.
abraca-prompt-next =
    { $last ->
        [8] Deu certo! Tente outro 8 ou encerre seu turno.
       *[other] Deu certo! Continue com { $last } ou mais, ou encerre seu turno.
    }
abraca-prompt-easy = Deu certo! Declare outro feitiço ou encerre seu turno.
abraca-option-cast = { $number } · { $spell }
abraca-option-lower-hint =
    { $loss ->
        [one] Baixo demais: dá errado, custa { $loss } vida e encerra seu turno.
       *[other] Baixo demais: dá errado, custa { $loss } vidas e encerra seu turno.
    }
abraca-hint-cast = { $count } que você não vê · { $effect }
abraca-hint-hopeless =
    { $loss ->
        [0] Você não tem como ter esse. Dá errado e custa uma rolagem do dado.
        [one] Você não tem como ter esse. Dá errado e custa { $loss } vida.
       *[other] Você não tem como ter esse. Dá errado e custa { $loss } vidas.
    }
abraca-option-end = Encerrar meu turno
abraca-option-end-hint = Você para aqui e compra até voltar a ter cinco pedras.

## Planos

abraca-plan = { $steps }
abraca-plan-stop = e aí parar
abraca-plan-slot =
    { $place ->
        [1] Primeiro…
       *[other] Depois, se der certo…
    }
abraca-plan-over-round = Começou uma nova rodada.
abraca-plan-over-failed = Seu turno acabou.
abraca-plan-over-lower = { $number } é menor que { $last }, o último número que deu certo.
abraca-plan-over-hopeless = Você não tem mais como ter o número { $number }.

abraca-advice-cast =
    { $copies ->
        [one] Só { $copies } das { $unseen } pedras que você não vê tem o número { $number }
       *[other] { $copies } das { $unseen } pedras que você não vê têm o número { $number }
    }, e { $stones ->
        [one] só { $stones } dessas { $unseen } é sua
       *[other] { $stones } dessas { $unseen } são suas
    }. Dá certo { $works }; um erro custa { $number ->
        [1] uma rolagem do dado.
       *[other] 1 vida.
    }
abraca-advice-sure = Das { $unseen } pedras que você não vê, { $copies } têm o número { $number }: pelo menos uma só pode ser sua.
abraca-advice-hopeless = Você não tem como ter o número { $number }: dá errado e custa { $number ->
        [1] uma rolagem do dado.
       *[other] 1 vida.
    }
abraca-advice-end = Seu número mais provável agora, { $number }, dá certo { $works }. Se parar, você não arrisca nada.
abraca-advice-uncounted =
    { $number ->
        [0] Se parar, você não arrisca nada. Aqui, quem calcula as chances é você.
        [1] Um erro custa uma rolagem do dado. Aqui, quem calcula as chances é você.
       *[other] Um erro custa 1 vida. Aqui, quem calcula as chances é você.
    }

## O que aconteceu

abraca-chapter = Rodada { $number }
abraca-chapter-name = Rodada
abraca-event-hit = { $player } declara { $number }, { $spell }: deu certo!
abraca-event-miss = { $player } declara { $number }, { $spell }: deu errado.
abraca-event-lower = { $player } declara { $number }, { $spell }: baixo demais. Ninguém descobre se a pedra estava lá.
abraca-event-roll = O dado dá { $roll }.
abraca-event-loss =
    { $amount ->
        [one] { $player } perde { $amount } vida: { $before } → { $after }.
       *[other] { $player } perde { $amount } vidas: { $before } → { $after }.
    }
abraca-event-gain =
    { $amount ->
        [one] { $player } ganha { $amount } vida: { $before } → { $after }.
       *[other] { $player } ganha { $amount } vidas: { $before } → { $after }.
    }
abraca-event-full = { $player } já está com todas as { $after } vidas.
abraca-event-secret =
    { $count ->
        [one] { $player } pega uma pedra secreta.
       *[other] { $player } pega { $count } pedras secretas.
    }
abraca-event-secret-own-living = Sua pedra secreta é { $number }, { $spell }. Vale 1 ponto se você ainda tiver vidas no fim da rodada.
abraca-event-secret-own-winner = Sua pedra secreta é { $number }, { $spell }. Vale 1 ponto se você vencer a rodada.
abraca-event-eliminated = { $player } fica fora até o fim da rodada e mostra todas as pedras.
abraca-event-end = { $player } encerra o turno.
abraca-event-refill =
    { $count ->
        [one] { $player } compra { $count } pedra.
       *[other] { $player } compra { $count } pedras.
    }
abraca-event-all-used = Fim da rodada { $round }: { $player } usa todas as pedras e vence. Todos os outros caem para 0 vidas.
abraca-event-attack = Fim da rodada { $round }: { $player } vence por nocaute.
abraca-event-own-fault = Fim da rodada { $round }: { $player } fica sem vidas.
abraca-event-survivor = Fim da rodada { $round }: o último mago de pé é { $player }.
abraca-event-points =
    { $points ->
        [one] { $player } marca { $points } ponto e agora tem { $total }.
       *[other] { $player } marca { $points } pontos e agora tem { $total }.
    }
abraca-event-near =
    { $count ->
        [one] Só falta 1 ponto para { $players } ganhar a partida.
       *[other] Só falta 1 ponto para { $players } ganharem a partida.
    }
abraca-event-round = Rodada { $round }: { $lives } vidas e { $stones } pedras para cada um. { $player } começa.

abraca-told-casts =
    { $player }: { $casts }{ $secrets ->
        [0] { "" }
        [one] , pega uma pedra secreta
       *[other] , pega { $secrets } pedras secretas
    }{ $drawn ->
        [0] .
        [one] , depois compra { $drawn } pedra.
       *[other] , depois compra { $drawn } pedras.
    }
abraca-told-hit = { $number } ✓
abraca-told-miss = { $number } ✗
abraca-told-lower = { $number } ✗ (baixo demais)
abraca-told-lives = Vidas: { $changes }.
abraca-told-life = { $player } { $path }
abraca-told-points = Pontos: { $scores }.
abraca-told-score = { $player } +{ $points } = { $total }
abraca-told-round = Rodada { $round }: { $lives } vidas e { $stones } pedras para cada um.

abraca-score =
    { $score ->
        [0] 0 pontos
        [one] { $score } ponto
       *[other] { $score } pontos
    }
abraca-reason-points = { $player } chega a { $points } pontos e ganha.
abraca-reason-last-round = Mais de um chegou lá; { $player } marcou mais na última rodada e ganha.
abraca-reason-life = Mais de um chegou lá, com empate na última rodada; { $player } tem mais vidas e ganha.
abraca-reason-shared =
    { $count ->
        [2] Dois jogadores empatam em tudo e dividem a vitória.
       *[other] { $count } jogadores empatam em tudo e dividem a vitória.
    }

## Por que não

abraca-refused-declare-first = Declare pelo menos um feitiço antes de encerrar seu turno.
abraca-refused-number = Os feitiços vão de 1 a 8.
abraca-refused-lower = Seu último feitiço foi { $last }. Declare { $last } ou mais, ou encerre seu turno.

## A página desenhada das regras: frases curtas em letras grandes
abraca-page-aim = Descubra os feitiços que você não vê e lance cada um. Ganha quem chegar primeiro a 8 pontos.
abraca-page-turn = Diga um número. Se você tiver, o feitiço acontece e você pode continuar. Se não, perde uma vida.
abraca-page-end = Use todas as suas pedras ou nocauteie alguém para vencer a rodada. O jogo segue até alguém ter 8 pontos.
abraca-page-shown = Desenhado ao lado do texto: uma pedra escondida entre um 8 e um 5; um 7 que deu certo, seguido de um 8; um coração vazio e 8 pontos.

# A lição

abraca-lesson-backs = **Você domina a magia e tem cinco pedras de feitiço, mas só vê o verso delas.** Todos os outros podem ler. Diga um número que você tem, e o feitiço acontece. Diga um que não tem, e você perde uma vida. Aperte **Próximo**.
abraca-lesson-unseen = **E como se adivinha?** Você pode ler as pedras de todos os outros. A fileira iluminada conta as cópias que você não vê: estão na sua mão ou fora de jogo. Existem oito 8, e seis você não vê: um deles deve ser seu. Os quatro 4 estão à vista: um 4 você não tem como ter.
abraca-lesson-first = **Sua vez: escolha 6 · Nevasca.** Você não vê quatro dos seis 6, então tem um deles em 72% das vezes. Se der certo, você pode continuar, mas nunca com um número menor. Começando pelo 6, ainda sobram o 7 e o 8.
abraca-lesson-first-done = **Deu certo!** A Nevasca tira uma vida da Garça, à sua esquerda, e seu 6 está usado. Ter uma pedra a menos também é bom: use as cinco num turno só e você vence a rodada.
abraca-lesson-first-wrong = Até poderia, mas desse número há menos pedras escondidas: você provavelmente erraria e perderia uma vida. Escolha **6 · Nevasca**.
abraca-lesson-first-wrong-high = Isso provavelmente daria certo, mas depois não dá para descer. Comece com **6 · Nevasca** e guarde o 7 e o 8 para depois.
abraca-lesson-higher = **Você pode continuar com 6 ou mais.** Você não vê quatro dos sete 7. Aperte **7 · Bola de Fogo**: acerta quem está à sua direita.
abraca-lesson-higher-done = **Dois seguidos!** A Rã perde uma vida. Você ainda tem três pedras.
abraca-lesson-higher-wrong = Também poderia dar certo, mas um 7 acertaria mais alguém. Aperte **7 · Bola de Fogo**.
abraca-lesson-higher-wrong-early = Você pode parar sempre que um número dá certo. Mas você deve ter um 7, e um erro custa só uma vida. Aperte antes **7 · Bola de Fogo**.
abraca-lesson-stop = **Agora pare, enquanto está indo bem.** O 8 só curaria você, e suas seis vidas estão intactas. Aperte **Encerrar meu turno**: você compra até voltar a ter cinco pedras.
abraca-lesson-stop-done = **Muito bem!** Dois números, nenhum erro. Suas pedras novas estão à direita, e todo mundo vê quais são, menos você.
abraca-lesson-stop-wrong = Dois já está bom. Um erro agora custaria uma vida por muito pouco. Aperte **Encerrar meu turno**.
abraca-lesson-stop-wrong-high = O 8 cura uma vida, e você não perdeu nenhuma. Aperte **Encerrar meu turno** e guarde esse 8 para depois.
abraca-lesson-others = **Depois jogam os outros.** Com o 4, o Cantor da Noite, a Garça pegou uma das quatro **pedras secretas**. Só a Garça pode olhar, e a pedra vale 1 ponto se a Garça sobreviver à rodada. O 7 dela acertou você, que está à direita. A Rã tentou o único 1 e errou: isso custa uma rolagem do dado, desta vez três vidas. Repare no que dá certo e no que dá errado.
abraca-lesson-end = **A rodada termina quando alguém perde a última vida ou usa todas as pedras.** Use todas as suas, ou nocauteie alguém, e você marca 3 pontos, mais 1 por pedra secreta. Se você perder sua última vida por um erro seu, cada um dos outros marca 1. Ganha quem chegar primeiro a 8 pontos.
abraca-mark-own = suas pedras
abraca-mark-rivals = as pedras dos outros
abraca-mark-unseen = a fileira de pedras que você não vê
