# Saga — nomes, opções, jogadas, registro, recusas e regras. As cartas estão em saga-cards.ftl.

saga-name = Saga: o Fio das Fadas
saga-tagline = Um Herói, muitas Fadas: puxe o fio de uma vida rumo ao seu final secreto.
saga-players = 2–6 jogadores, uns 60 minutos

## Características e tipos

saga-characteristic-fame = Fama
saga-characteristic-courage = Coragem
saga-characteristic-wealth = Riqueza
saga-characteristic-wisdom = Sabedoria
saga-characteristic-might = Força

saga-type-journey = Jornada
    .one = uma Jornada
    .won = Jornada vencida
    .lost = Jornada perdida
saga-type-conquest = Conquista
    .one = uma Conquista
    .won = Conquista vencida
    .lost = Conquista perdida
saga-type-fight = Luta
    .one = uma Luta
    .won = Luta vencida
    .lost = Luta perdida
saga-type-wonder = Prodígio
    .one = um Prodígio
    .won = Prodígio vencido
    .lost = Prodígio perdido
saga-type-vow = Voto
    .one = um Voto
    .won = Voto vencido
    .lost = Voto perdido
saga-type-love = Amor
    .one = um Amor
    .won = Amor vencido
    .lost = Amor perdido
saga-type-friendship = Amizade
    .one = uma Amizade
    .won = Amizade vencida
    .lost = Amizade perdida

## De que se faz uma soma

saga-terms = { $first } + { $second }
saga-term-0 = mais nada
saga-term-highest = valor mais alto
saga-term-lowest = valor mais baixo
saga-term-hand-you = cartas na mão
saga-term-won-friendship = Amizades vencidas
saga-term-max-wealth-wisdom = Riqueza ou Sabedoria

saga-adventure-hint = { $odds } { $stakes }
saga-adventure-named = { $card } · { $type }

## Opções da mesa

saga-option-requirements = Objetivos
saga-option-requirements-help = Com 4 jogadores ou mais, os Objetivos pedem mais, ou o que está impresso?
saga-option-requirements-scaled = Mais com mais jogadores
saga-option-requirements-printed = Impresso (curto)
saga-option-trial = Provação do Herói
saga-option-trial-help = A provação vale quando todas as Fadas já falharam nela, ou alguém tem que conseguir?
saga-option-trial-until_all_tried = Até todas tentarem
saga-option-trial-until_passed = Até alguém conseguir
saga-option-rounds = Rodadas
saga-option-rounds-help = Depois de quantas rodadas a história acaba? Ganha a Fada mais perto do Objetivo.
saga-option-rounds-10 = 10 rodadas
saga-option-rounds-15 = 15 rodadas
saga-option-rounds-20 = 20 rodadas
saga-option-rounds-30 = 30 rodadas
saga-option-rounds-45 = 45 rodadas
saga-option-rounds-60 = 60 rodadas
saga-option-window_silence = Tempo para interferir
saga-option-window_silence-help = Se alguém não responde num desafio, quanto tempo até passar?
saga-option-window_silence-15 = 15 minutos
saga-option-window_silence-60 = 1 hora
saga-option-window_silence-240 = 4 horas
saga-option-window_silence-720 = 12 horas
saga-option-window_silence-1440 = 1 dia
saga-option-veil = Esconder passes rápidos
saga-option-veil-help = Depois que todos passam, quanto o desafio ainda pode esperar, ao acaso, para esconder isso?
saga-option-veil-0 = Não, seguir na hora
saga-option-veil-10 = Até 10 segundos
saga-option-veil-20 = Até 20 segundos
saga-option-veil-40 = Até 40 segundos
saga-option-veil-60 = Até 1 minuto
saga-option-retrieving = Recuperar
saga-option-retrieving-help = Quantas vezes por turno você pode recuperar a Aventura do topo dos descartes?
saga-option-retrieving-once = Uma vez por turno
saga-option-retrieving-any_number = Sem limite
saga-option-links = Ligações
saga-option-links-help = 29 Aventuras podem seguir dois tipos. Valem os dois, ou só o primeiro?
saga-option-links-two_types = Os dois tipos
saga-option-links-one_type = Só o primeiro
saga-option-objectives_open = Objetivos abertos
saga-option-objectives_open-help = Todos os Objetivos ficam virados para cima? É um jeito amigável de jogar a primeira partida.
saga-option-objectives_open-true = Virados para cima
saga-option-objectives_open-false = Secretos

## O que se pergunta a você

saga-aim = Seu Objetivo, { $objective }: { $first } · { $second } · { $count }. Alcance os três para ganhar.
saga-aim-need = { $what } { $present }/{ $required }
saga-prompt-mulligan = Sua primeira mão tem poucas Aventuras. Fica com ela ou troca?
saga-prompt-hand = Esta é a sua primeira mão. A história começa assim que todos responderem.
saga-option-keep-hand = Ficar com esta mão
saga-option-redraw = Trocar esta mão
saga-option-redraw-hint = Descarte as cinco cartas viradas para cima e compre outras cinco.

saga-prompt-trial = Primeiro vem a provação de { $hero }. Tente neste turno.
saga-prompt-adventure = Sua vez. O que acontece agora com { $hero }?
saga-prompt-main = Sua vez. Mais alguma coisa antes de encerrar o turno?
saga-option-attempt = Tentar a provação de { $hero }
saga-option-attempt-hint = { $odds } Em todo caso, você não joga Aventura neste turno.
saga-option-adventure = { $card }
saga-option-play = Jogar { $card }
saga-option-retrieve = Recuperar { $card } dos descartes
saga-option-retrieve-hint-any_number = Custa outra Aventura ou duas Interferências da sua mão.
saga-option-retrieve-hint-once = Uma vez por turno. Custa outra Aventura ou duas Interferências da sua mão.
saga-option-end = Encerrar meu turno
saga-option-end-hint = Você fica com no máximo { $limit } cartas.

saga-prompt-pay = Você recuperou a carta. Agora descarte outra Aventura ou duas Interferências.
saga-prompt-pay-second = Escolha a segunda Interferência a descartar.
saga-option-pay = Descartar { $card }

saga-prompt-discard-limit =
    { $count ->
        [one] Você tem cartas demais. Descarte { $count }.
       *[other] Você tem cartas demais. Descarte { $count }, juntas ou uma a uma. A última fica em cima.
    }
saga-prompt-discard-pay =
    { $count ->
        [one] O desafio custa uma carta. Descarte { $count }.
       *[other] O desafio custa cartas. Descarte { $count }, juntas ou uma a uma. A última fica em cima.
    }
saga-prompt-discard-effect =
    { $count ->
        [one] Descarte { $count } carta.
       *[other] Descarte { $count } cartas, juntas ou uma a uma. A última fica em cima.
    }
saga-form-discard = Descartar { $count } cartas
saga-form-top = Qual fica em cima?
saga-form-top-listed = Na ordem da lista
saga-form-top-listed-hint = A última Aventura da lista fica em cima.
saga-option-discard = Descartar { $card }

saga-prompt-mod = Que característica muda?
saga-prompt-swap = Que característica você troca?
saga-prompt-swap-second = Com qual?
saga-prompt-draw = Quem compra?
saga-prompt-discard = Quem descarta?
saga-prompt-take = De quem você pega uma carta?
saga-prompt-search = Que carta você pega?
saga-prompt-story = Que Aventura você escolhe?
saga-prompt-peek = Você olha o Objetivo de quem?
saga-prompt-newobjective = Com qual Objetivo você fica? O outro vai para baixo do baralho.
saga-option-choose = { $card }
saga-option-player = { $player }
saga-option-entry = { $card }
saga-option-characteristic = { $characteristic } (agora { $value })
saga-option-objective-keep = Ficar com o meu: { $objective }
saga-option-objective-change = Pegar o novo: { $objective }

saga-prompt-window-difficulty = Agora vêm os dados de Dificuldade de { $card }. { $odds } { $stakes } Joga uma carta?
saga-prompt-window-score = Agora vem o dado de { $card }. { $odds } { $stakes } Joga uma carta?
saga-prompt-window-die = O dado de { $card } já rolou. { $odds } { $stakes } Joga uma carta?
saga-option-interfere = Jogar { $card }
saga-option-cancel = Jogar { $card } contra { $target } de { $player }
saga-option-aid = Descartar { $card } para mudar a Dificuldade
saga-option-pass = Passar
saga-option-pass-hint = Se alguém jogar uma carta, você pode responder de novo.
saga-option-rest = Passar neste desafio inteiro
saga-option-rest-hint = Você ainda pode mudar de ideia.

saga-advice-left =
    { $count ->
        [0] alcançado
        [one] falta { $count }
       *[other] faltam { $count }
    }
saga-advice-left-between =
    { $least ->
        [0] falta no máximo { $most }
       *[other] faltam de { $least } a { $most }
    }
saga-advice-adventure = Dá certo { $works } se ninguém jogar uma carta. Seu Objetivo: { $now } agora, { $won } se der certo, { $lost } se der errado.
saga-advice-card = Se você jogar agora, { $card } dá certo { $works }, a menos que alguém jogue uma carta. Seu Objetivo: { $now } agora, { $won } se der certo, { $lost } se der errado.
saga-advice-trial = Você tem que tentar a provação neste turno. Dá certo { $works } se ninguém jogar uma carta.
saga-advice-end = Nenhuma Aventura da sua mão pode vir agora.
saga-advice-end-though = Sua melhor chance, { $card }, daria certo { $works } se ninguém jogasse uma carta. Seu Objetivo: { $now } agora, { $won } se der certo, { $lost } se der errado. Mas essa carta talvez renda mais depois.
saga-advice-effect = O que faz: { $effect }
saga-advice-then = Seu Objetivo: { $now } agora, { $then } depois disto.
saga-advice-objective = Seu Objetivo: { $now } com o que você tem, { $then } com o novo.
saga-advice-hand =
    { $count ->
        [0] Essa mão está vazia.
        [one] Essa mão tem { $count } carta.
       *[other] Essa mão tem { $count } cartas.
    }
saga-advice-window =
    Para o seu Objetivo, { $better ->
        [win] é melhor que isto dê certo ({ $won }) do que errado ({ $lost })
        [loss] é melhor que isto dê errado ({ $lost }) do que certo ({ $won })
       *[same] tanto faz se isto dá certo ({ $won })
    }. Com esta carta, o Teste dá certo { $after } em vez de { $before }.
saga-advice-window-pass =
    Para o seu Objetivo, { $better ->
        [win] é melhor que isto dê certo ({ $won }) do que errado ({ $lost })
        [loss] é melhor que isto dê errado ({ $lost }) do que certo ({ $won })
       *[same] tanto faz se isto dá certo ({ $won })
    }. Do jeito que está, o Teste dá certo { $before }.
saga-advice-window-trial = Com esta carta, a provação dá certo { $after } em vez de { $before }. Depois dela, começam as Aventuras.
saga-advice-window-trial-pass = Do jeito que está, a provação dá certo { $before }. Depois dela, começam as Aventuras.
saga-advice-first-hand =
    { $count ->
        [0] Nenhuma das suas { $of } cartas é uma Aventura
        [one] { $count } das suas { $of } cartas é uma Aventura
       *[other] { $count } das suas { $of } cartas são Aventuras
    }, e { $fits ->
        [0] nenhuma pode seguir o Herói.
        [one] { $fits } pode seguir o Herói.
       *[other] { $fits } podem seguir o Herói.
    }
saga-prompt-wish = Quando devo perguntar a você nos desafios?
saga-option-wish-ask = Perguntar sempre
saga-option-wish-ask-hint = Mesmo sem nada para jogar. É lento, mas não entrega nada.
saga-option-wish-auto = Perguntar se eu puder jogar algo
saga-option-wish-auto-hint = Se não, eu passo por você depois de um instante.
saga-option-wish-bluff = Só se eu puder jogar, com pausas ao acaso
saga-option-wish-bluff-hint = Se não, eu passo por você depois de um tempo, e uma pausa não diz nada.
saga-option-wish-done = Passar sempre por mim
saga-option-wish-done-hint = Você ainda pode intervir.

## O que as opções dizem de si

saga-odds =
    { $works ->
        [0] Assim dá errado.
        [100] Assim dá certo.
       *[other] Dá certo em { $works }% das vezes.
    }
saga-odds-need =
    { $works ->
        [0] Só com { $need }: impossível.
        [100] Assim dá certo.
       *[other] { $need ->
            [6] Só com um 6 ({ $works }%).
           *[other] Com { $need } ou mais ({ $works }%).
        }
    }
saga-odds-part = Teste { $number } de { $count }. { $odds } { $whole ->
        [0] Assim a Aventura inteira dá errado.
        [100] Assim a Aventura inteira dá certo.
       *[other] A Aventura inteira dá certo em { $whole }% das vezes.
    }
saga-stakes-trial = Se o Herói conseguir, começam as Aventuras.
saga-hint-changing = { $what } { $before }% → { $after }%.
saga-hint-changing-part = { $what } Este Teste: { $before }% → { $after }%.
saga-hint-idle = { $what } Não muda nada agora.
saga-hint-aid-up = Dificuldade +{ $by }.
saga-hint-aid-down = Dificuldade −{ $by }.
saga-hint-player =
    { $count ->
        [0] Nenhuma carta na mão.
        [one] { $count } carta na mão.
       *[other] { $count } cartas na mão.
    }
saga-hint-entry-won = { $type-won }.
saga-hint-entry-lost = { $type-lost }.
saga-hint-wanted = Seu Objetivo pede { $required }.
saga-hint-unwanted = Seu Objetivo não pede.
saga-option-keep-hand-hint = Você começa com estas cinco cartas.

## O que aconteceu

saga-chapter = Rodada { $number }
saga-chapter-name = Rodada
saga-event-about-windows = Nos desafios, eu só pergunto quando você pode jogar algo, e uma pausa pode entregar isso. Para guardar o segredo, aperte *{ button-more }* na sua mão e escolha *{ saga-option-wish-ask }* ou *{ saga-option-wish-bluff }*.
saga-event-initiative = Dados para o primeiro turno: { $rolls }.
saga-event-initiative-again = Quem empatou rola de novo: { $rolls }.
saga-throw = { $player } { $die }
saga-throws = { $first }, { $second }
saga-event-last-round = Começa a última rodada. Se ninguém ganhar nela, ganha a Fada mais perto do Objetivo.
saga-event-goal-near = Falta vencer só mais { $type-one } para a meta do Herói!
saga-event-turn = Rodada { $round }: turno de { $player }.
saga-event-drew =
    { $count ->
        [0] { $player } não compra cartas.
        [one] { $player } compra { $count } carta.
       *[other] { $player } compra { $count } cartas.
    }
saga-event-drew-own = Você compra { $card }.
saga-event-reshuffled = Os descartes são embaralhados e formam um novo baralho de { $count ->
        [0] 0 cartas.
        [one] { $count } carta.
       *[other] { $count } cartas.
    }
saga-event-mulligan = { $player } troca a primeira mão.
saga-event-discarded = { $player } descarta { $card }.
saga-event-retrieved = { $player } recupera { $card } dos descartes.
saga-event-adventure = { $player } joga { $card } depois de { $after }.
saga-event-trial = { $player } põe { $hero } à prova.
saga-event-played = { $player } joga { $card }.
saga-event-interfered = { $player } joga { $card }.
saga-event-cancelled = { $player } joga { $card } e anula { $target }.
saga-event-its-dice = { $card } rola { $dice }.
saga-event-aided = { $player } descarta { $card } para mudar a Dificuldade.
saga-event-difficulty = Os dados de Dificuldade dão { $dice }: a Dificuldade é { $difficulty }.
saga-event-rolled =
    { $score ->
        [0] O dado dá { $roll } contra { $difficulty }.
       *[other] O dado dá { $roll }: { $roll } + { $score } ({ $what }) = { $sum } contra { $difficulty }.
    }
saga-event-test-won =
    { $score ->
        [0] { $die } supera { $difficulty }: deu certo!
       *[other] { $die } + { $score } = { $sum } supera { $difficulty }: deu certo!
    }
saga-event-test-lost =
    { $score ->
        [0] { $die } não supera { $difficulty }: deu errado.
       *[other] { $die } + { $score } = { $sum } não supera { $difficulty }: deu errado.
    }
saga-event-payment-dice = O dado dá { $dice }.
saga-event-payment-card =
    { $count ->
        [one] { $player } tem que descartar { $count } carta.
       *[other] { $player } tem que descartar { $count } cartas.
    }
saga-event-payment-adventure =
    { $count ->
        [one] { $player } tem que descartar { $count } Aventura.
       *[other] { $player } tem que descartar { $count } Aventuras.
    }
saga-event-payment-interference =
    { $count ->
        [one] { $player } tem que descartar { $count } Interferência.
       *[other] { $player } tem que descartar { $count } Interferências.
    }
saga-event-condition-holds = A história tem o que o desafio pede.
saga-event-condition-fails = A história não tem o que o desafio pede.
saga-event-won = { $card }: Aventura vencida!
saga-event-lost = { $card }: Aventura perdida.
saga-event-won-by-test =
    { $score ->
        [0] { $die } supera { $difficulty }. { $card }: Aventura vencida!
       *[other] { $die } + { $score } = { $sum } supera { $difficulty }. { $card }: Aventura vencida!
    }
saga-event-lost-by-test =
    { $score ->
        [0] { $die } não supera { $difficulty }. { $card }: Aventura perdida.
       *[other] { $die } + { $score } = { $sum } não supera { $difficulty }. { $card }: Aventura perdida.
    }
saga-event-reward-times =
    { $times ->
        [0] Então não há Prêmio.
        [2] O Prêmio acontece duas vezes.
       *[other] O Prêmio acontece { $times } vezes.
    }
saga-event-failure-times =
    { $times ->
        [0] Mas não há Fracasso.
        [2] O Fracasso acontece duas vezes.
       *[other] O Fracasso acontece { $times } vezes.
    }
saga-event-trial-passed = { $hero } supera a provação. Que comecem as Aventuras!
saga-event-trial-failed = { $hero } não supera a provação.
saga-event-trial-deemed = Todas as Fadas tentaram sem sucesso, mas { $hero } parte mesmo assim. Que comecem as Aventuras!
saga-event-raised = { $characteristic } sobe: { $before } → { $after }.
saga-event-lowered = { $characteristic } cai: { $before } → { $after }.
saga-event-same = { $characteristic } fica em { $value }.
saga-event-swapped = { $one } e { $other } trocam de valor: { $one } agora é { $first }; { $other }, { $second }.
saga-event-took =
    { $count ->
        [one] { $player } pega { $count } carta da mão de { $other }.
       *[other] { $player } pega { $count } cartas da mão de { $other }.
    }
saga-event-took-own = { $player } pegou { $card } de { $other }.
saga-event-found = { $player } pega { $card }.
saga-event-found-nothing = { $player } procura e não acha nada.
saga-event-entry-discard = { $card } sai da história.
saga-event-entry-won = { $card } agora conta como Aventura vencida.
saga-event-entry-lost = { $card } agora conta como Aventura perdida.
saga-event-previous-reward = O Prêmio de { $card } acontece de novo.
saga-event-previous-failure = O Fracasso de { $card } acontece de novo.
saga-event-previous-none = { $card } não tem carta anterior, então nada acontece.
saga-event-allow-link = A próxima Aventura deste turno pode seguir qualquer coisa.
saga-event-allow-extra = Mais uma Aventura pode ser jogada neste turno.
saga-event-peeked = { $player } olha o Objetivo de { $other }.
saga-event-peeked-own = O Objetivo de { $other } é { $objective }.
saga-event-objective = { $player } compra outro Objetivo e fica com um dos dois.
saga-event-objective-own = Você compra o Objetivo { $objective }.
saga-event-objective-open = { $player } agora tem o Objetivo { $objective }.
saga-event-shown = { $player } mostra o Objetivo { $objective }.

saga-told = { $player } { $deeds }.
saga-told-turn = Rodada { $round }: { $player } { $deeds }.
saga-told-draws =
    { $count ->
        [0] não compra cartas
        [one] compra { $count } carta
       *[other] compra { $count } cartas
    }
saga-told-mulligan = troca a primeira mão
saga-told-retrieves = recupera { $card } dos descartes
saga-told-plays = joga { $cards }
saga-told-cancels = anula { $target } com { $card }
saga-told-rolls = rola { $dice }
saga-told-trial = põe { $hero } à prova
saga-told-aids = descarta { $card } para mudar a Dificuldade
saga-told-takes-from =
    { $count ->
        [one] pega { $count } carta da mão de { $other }
       *[other] pega { $count } cartas da mão de { $other }
    }
saga-told-takes = pega { $card }
saga-told-finds-nothing = procura e não acha nada
saga-told-peeks = olha o Objetivo de { $other }
saga-told-objective = compra outro Objetivo e fica com um
saga-told-objective-open = agora tem o Objetivo { $objective }
saga-told-discards = descarta { $cards }
saga-told-sum = { $die } + { $score } ({ $what }) = { $sum } contra { $difficulty }
saga-told-die = { $die } contra { $difficulty }
saga-told-test-won = { $sum }: deu certo.
saga-told-test-lost = { $sum }: deu errado.
saga-told-won = { $sum }. { $card }: Aventura vencida!
saga-told-lost = { $sum }. { $card }: Aventura perdida.
saga-told-changes = { $changes }.
saga-told-change = { $characteristic } { $values }

saga-reason-objective =
    { $count ->
        [one] { $player } alcança o Objetivo { $objective } e ganha.
        [2] Duas Fadas alcançam seus Objetivos no mesmo instante e ganham juntas.
       *[other] { $count } Fadas alcançam seus Objetivos no mesmo instante e ganham juntas.
    }
saga-reason-hero =
    { $count ->
        [one] { $player } leva { $hero } à meta do Herói e ganha.
       *[other] { $player } leva { $hero } à meta do Herói e ganha, junto com outras Fadas.
    }
saga-reason-epilogue =
    { $count ->
        [one] A história chegou ao fim. { $player } está mais perto do Objetivo e ganha.
       *[other] A história chegou ao fim. { $count } Fadas estão igualmente perto dos seus Objetivos e ganham juntas.
    }

## Por que não

saga-refused-top = { $card } não está entre as cartas que você descarta, então não pode ficar em cima. Nada foi feito.
saga-refused-over = Esta partida já acabou.
saga-refused-not-seated = Você não tem lugar nesta mesa, então não é você quem puxa o fio.
saga-refused-one-answer = Escolha uma coisa de cada vez.
saga-refused-unknown = Você não pode escolher isso aqui. Os botões mostram o que pode.
saga-refused-not-asked = Não há nada a escolher ali agora.
saga-refused-first-hands = Outros ainda estão olhando a primeira mão. A história já começa.
saga-refused-turn = { refused-turn }
saga-refused-wish = Você já escolheu isso.
saga-refused-unfinished = Agora não: antes é preciso terminar outra coisa.
saga-refused-end-before-trial = Tente a provação de { $hero } antes de encerrar seu turno.
saga-refused-trial-done = A provação já passou. É hora das Aventuras.
saga-refused-trial-once = A provação só pode ser tentada uma vez por turno.
saga-refused-trial-first = O Herói precisa primeiro superar a provação.
saga-refused-trial-turn = Você tentou a provação, então não pode jogar Aventura neste turno.
saga-refused-one-adventure = Você já jogou sua Aventura deste turno.
saga-refused-link = Não pode vir depois de { $card }.
saga-refused-already-free = A próxima Aventura já pode seguir qualquer coisa.
saga-refused-needs-challenge = Só durante um desafio.
saga-refused-own-turn = Só no seu próprio turno, fora de um desafio.
saga-refused-deck-empty = O baralho está vazio.
saga-refused-nothing-fits = Nada nos descartes serve.
saga-refused-no-entry = Nenhuma Aventura da história serve.
saga-refused-nothing-to-take = Ninguém mais tem cartas na mão.
saga-refused-no-objective = Não há mais Objetivos para comprar.
saga-refused-open-objectives = Todos os Objetivos já estão abertos.
saga-refused-retrieved = Você já recuperou uma carta neste turno.
saga-refused-paid = Você pagou com essa carta neste turno, então agora não dá para recuperar.
saga-refused-no-discard = Não há Aventura nos descartes.
saga-refused-cannot-pay = Você precisa de outra Aventura ou de duas Interferências para pagar.
saga-refused-window-closed = Tarde demais: o desafio já seguiu adiante.
saga-refused-not-in-hand = Você não tem { $card } na mão.
saga-refused-adventure-in-challenge = Não dá para jogar uma Aventura num desafio.
saga-refused-frozen = Tarde demais: o dado já rolou.
saga-refused-not-rolled = Cedo demais: o dado ainda não rolou.
saga-refused-only = Essa carta não serve para este Teste.
saga-refused-no-difficulty-dice = Este Teste não tem dados de Dificuldade.
saga-refused-difficulty-not-rolled = Cedo demais: os dados de Dificuldade ainda não rolaram.
saga-refused-trial-outcome = A provação não tem Prêmio nem Fracasso.
saga-refused-no-target = Não há nada para anular.
saga-refused-no-aid = Esta Dificuldade não muda com descartes.
saga-refused-aid-kind = Aqui é preciso outro tipo de carta.

## A página desenhada das regras: frases curtas em letras grandes
saga-page-aim = Vocês tecem a história de um mesmo Herói. Torne realidade seu Objetivo secreto.
saga-page-turn = Compre 2 cartas e jogue uma Aventura que siga a última. Os outros podem mexer nos dados.
saga-page-end = Alcance seu Objetivo e você ganha. Se ninguém conseguir até a última rodada, ganha quem estiver mais perto.
saga-page-shown = Desenhado ao lado do texto: um Herói e o verso de uma carta; uma Aventura e um dado; um Objetivo e um dado.

## Planos

saga-plan = jogar { $card } { $whose } { $when }; { $rest }
saga-plan-open = jogar { $card }; escolher quando
saga-plan-when-win = se o Teste provavelmente dá errado, mas com ela dá certo
saga-plan-when-win-sure = se só ela garante que o Teste dê certo
saga-plan-when-lose = se o Teste provavelmente dá certo, mas com ela dá errado
saga-plan-when-lose-sure = se só ela garante que o Teste dê errado
saga-plan-whose-any = em qualquer desafio
saga-plan-whose-own = nos meus desafios
saga-plan-whose-others = nos desafios dos outros
saga-plan-rest-ask = se não, perguntar
saga-plan-rest-pass = se não, passar
saga-plan-slot-card = Que carta?
saga-plan-slot-when = Quando?
saga-plan-slot-whose = Nos desafios de quem?
saga-plan-slot-rest = Enquanto a carta não decide nada…
saga-plan-over-card = Você não tem mais { $card }.
