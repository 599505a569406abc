# Touria — nomes, opções, jogadas, registro, recusas e regras.

touria-name = Touria
touria-tagline = Um bando de heróis, quatro torres que giram e nove portas, com um casamento atrás de uma delas.
touria-players = 2–4 jogadores, cerca de uma hora

## Nomes

touria-space-castle = Castelo
touria-space-dragon = Dragão
touria-space-sword_master = Mestre de Armas
touria-space-trader = Comerciante
touria-space-goldsmith = Ourives
touria-space-thief = Covil dos Ladrões
touria-space-forest_fairy = Fada da Floresta
touria-space-fountain_fairy = Fada da Fonte
touria-space-tournament = Torneio
touria-space-wizard = Mago
touria-space-bridge = Ponte
touria-space-mine_1 = Mina Norte
touria-space-mine_2 = Mina Leste
touria-space-mine_3 = Mina Sudeste
touria-space-mine_4 = Mina Sul
touria-space-mine_5 = Mina Sudoeste
touria-space-mine_6 = Mina Oeste

touria-about-dragon = Role o dado e dê uma gema da cor que sair para ganhar um coração. Uma espada rola de novo.
touria-about-sword_master = Pegue até 2 espadas.
touria-about-trader = Atenda uma de três encomendas: dê gemas, receba moedas.
touria-about-goldsmith = Troque 1 gema por uma moeda, 2 iguais por um coração, 3 iguais por 2 (ou 3 na cor do dado).
touria-about-thief = Tire 3 gemas do saco em segredo e fique com uma.
touria-about-forest_fairy = Pegue um dos dois itens mágicos expostos.
touria-about-fountain_fairy = Tire do jogo uma das suas gemas pretas.
touria-about-tournament = Troque uma espada por um coração ou por até 3 moedas.

touria-tower-nw = torre noroeste
    .title = Torre noroeste
touria-tower-ne = torre nordeste
    .title = Torre nordeste
touria-tower-se = torre sudeste
    .title = Torre sudeste
touria-tower-sw = torre sudoeste
    .title = Torre sudoeste

touria-gem-black = preta
    .title = Preta
    .colour = preto
touria-gem-blue = azul
    .title = Azul
    .colour = azul
touria-gem-red = vermelha
    .title = Vermelha
    .colour = vermelho
touria-gem-green = verde
    .title = Verde
    .colour = verde
touria-gem-yellow = amarela
    .title = Amarela
    .colour = amarelo
touria-gem-purple = roxa
    .title = Roxa
    .colour = roxo
touria-gems = { $count } { $colour ->
    [black] { $count ->
        [one] preta
       *[other] pretas
    }
    [blue] { $count ->
        [one] azul
       *[other] azuis
    }
    [red] { $count ->
        [one] vermelha
       *[other] vermelhas
    }
    [green] { $count ->
        [one] verde
       *[other] verdes
    }
    [yellow] { $count ->
        [one] amarela
       *[other] amarelas
    }
   *[purple] { $count ->
        [one] roxa
       *[other] roxas
    }
}

touria-item-rose = Rosa
touria-item-paintbrush = Pincel
touria-item-compass = Bússola
touria-item-scale = Balança
touria-item-crystal_ball = Bola de Cristal
touria-item-helmet = Elmo
# Differs: a fairy-tale frog is a toad in Brazil; the player is a tree frog.
touria-item-frog = Sapo
touria-item-chest = Baú
touria-item-mirror = Espelho
touria-item-hourglass = Ampulheta
touria-item-knapsack = Mochila
touria-item-flagon = Frasco
touria-item-boots = Botas
touria-item-broom = Vassoura
touria-item-lantern = Lanterna
touria-item-bird = Pássaro

touria-the-rose = a Rosa
touria-the-paintbrush = o Pincel
touria-the-compass = a Bússola
touria-the-scale = a Balança
touria-the-crystal_ball = a Bola de Cristal
touria-the-helmet = o Elmo
touria-the-frog = o Sapo
touria-the-chest = o Baú
touria-the-mirror = o Espelho
touria-the-hourglass = a Ampulheta
touria-the-knapsack = a Mochila
touria-the-flagon = o Frasco
touria-the-boots = as Botas
touria-the-broom = a Vassoura
touria-the-lantern = a Lanterna
touria-the-bird = o Pássaro

touria-to-castle = o Castelo
    .to = ao Castelo
    .in = no Castelo
touria-to-dragon = o Dragão
    .to = ao Dragão
    .in = no Dragão
touria-to-sword_master = o Mestre de Armas
    .to = ao Mestre de Armas
    .in = no Mestre de Armas
touria-to-trader = o Comerciante
    .to = ao Comerciante
    .in = no Comerciante
touria-to-goldsmith = o Ourives
    .to = ao Ourives
    .in = no Ourives
touria-to-thief = o Covil dos Ladrões
    .to = ao Covil dos Ladrões
    .in = no Covil dos Ladrões
touria-to-forest_fairy = a Fada da Floresta
    .to = à Fada da Floresta
    .in = na Fada da Floresta
touria-to-fountain_fairy = a Fada da Fonte
    .to = à Fada da Fonte
    .in = na Fada da Fonte
touria-to-tournament = o Torneio
    .to = ao Torneio
    .in = no Torneio
touria-to-wizard = o Mago
    .to = ao Mago
    .in = no Mago
touria-to-bridge = a Ponte
    .to = à Ponte
    .in = na Ponte
touria-to-mine_1 = a Mina Norte
    .to = à Mina Norte
    .in = na Mina Norte
touria-to-mine_2 = a Mina Leste
    .to = à Mina Leste
    .in = na Mina Leste
touria-to-mine_3 = a Mina Sudeste
    .to = à Mina Sudeste
    .in = na Mina Sudeste
touria-to-mine_4 = a Mina Sul
    .to = à Mina Sul
    .in = na Mina Sul
touria-to-mine_5 = a Mina Sudoeste
    .to = à Mina Sudoeste
    .in = na Mina Sudoeste
touria-to-mine_6 = a Mina Oeste
    .to = à Mina Oeste
    .in = na Mina Oeste

touria-effect-rose = Conta como um coração quando você entra no castelo.
touria-effect-paintbrush = Uma gema que você paga conta como azul, vermelha, verde ou amarela. Uma preta não pode ser pintada.
touria-effect-compass = Uma vez por viagem, pule de uma mina para qualquer outra. Conta como um passo.
touria-effect-scale = Pegue 3 moedas no Comerciante, com ou sem encomenda.
touria-effect-crystal_ball = Olhe atrás de duas portas fechadas. Só você vê.
touria-effect-helmet = Faça duas trocas no Torneio em vez de uma.
touria-effect-frog = Tire do jogo uma das suas gemas pretas.
touria-effect-chest = Pegue um dos itens expostos na Fada da Floresta.
touria-effect-mirror = Copia o item no alto da pilha dos usados.
touria-effect-hourglass = Jogue outro turno logo depois deste.
touria-effect-knapsack = Pegue todas as gemas de uma mina, até as pretas.
touria-effect-flagon = Copie a ação de outra pessoa sem dar um elixir.
touria-effect-boots = Ande até 3 passos a mais de graça.
touria-effect-broom = Voe de graça para qualquer lugar. Nenhuma torre gira.
touria-effect-lantern = Nesta rota, as gemas pretas voltam para o saco em vez de ficar com você.
touria-effect-bird = Use o lugar outra vez, como com uma gema roxa.

touria-dweller-siblings = a princesa Tara e o príncipe Talan
    .title = A princesa Tara e o príncipe Talan
touria-dweller-herbalist = a herbalista
    .title = A herbalista
touria-dweller-court_marshal = o marechal
    .title = O marechal
touria-dweller-court_jester = o bobo da corte
    .title = O bobo da corte
touria-dweller-bursar = o tesoureiro
    .title = O tesoureiro
touria-dweller-ladys_maid = a camareira
    .title = A camareira
touria-dweller-cupbearer = o copeiro
    .title = O copeiro
touria-dweller-bard = o bardo
    .title = O bardo
touria-dweller-guard = o guarda
    .title = O guarda

touria-thing-elixir = um elixir
touria-thing-sword = uma espada
touria-thing-coin = uma moeda

touria-list-nothing = nada
touria-yield-nothing = vazia
touria-yield-both = { $first } + { $second }
touria-yield-times = { $what } ({ $count }×)
touria-yield-either = { $first }/{ $second }

## Opções da mesa

touria-option-target = Duração
touria-option-target-help = Quantos corações e moedas abrem o castelo: 7 de cada, ou 5 para uma primeira partida?
touria-option-target-standard = 7 corações, 7 moedas
touria-option-target-introductory = 5 corações, 5 moedas
touria-option-ending = O casamento
touria-option-ending-help = Vocês procuram o casamento atrás de nove portas, ou ganha quem primeiro juntar tudo?
touria-option-ending-doors = Nove portas
touria-option-ending-sudden_marriage = Casamento relâmpago
touria-option-turn_rotation = Giro das torres
touria-option-turn_rotation-help = Para que lado gira a torre escolhida?
touria-option-turn_rotation-ccw = Sentido anti-horário
touria-option-turn_rotation-cw = Sentido horário
touria-option-entry_payment = Pagar a entrada
touria-option-entry_payment-help = Você entrega seus corações e moedas ao entrar no castelo?
touria-option-entry_payment-true = Entrega tudo
touria-option-entry_payment-false = Fica com eles
touria-option-castle_entry = Entrar
touria-option-castle_entry-help = Se você já pode entrar no castelo, pode esperar?
touria-option-castle_entry-optional = Pode esperar
touria-option-castle_entry-forced = Tem que entrar
touria-option-black_redraw = Duas gemas pretas
touria-option-black_redraw-help = Se saem duas gemas pretas para uma mina, você tira outras antes ou depois de devolver essas?
touria-option-black_redraw-draw_first = Tirar, depois devolver
touria-option-black_redraw-return_first = Devolver, depois tirar
touria-option-dragon_reroll = Rolar de novo
touria-option-dragon_reroll-help = Quando uma espada pode rolar de novo o dado do Dragão?
touria-option-dragon_reroll-any_failure = Sempre que não há coração
touria-option-dragon_reroll-only_without_match = Só se não der para pagar
touria-option-helmet = Elmo
touria-option-helmet-help = O Elmo permite duas trocas por espadas, ou vale pelas duas espadas?
touria-option-helmet-two_swaps = Duas trocas
touria-option-helmet-as_swords = Vale por duas espadas
touria-option-lantern = Lanterna
touria-option-lantern-help = Com a Lanterna, a gema preta só volta para o saco, ou você recebe outra no lugar?
touria-option-lantern-take_other = Só volta
touria-option-lantern-swap_black = Você recebe outra
touria-option-supply = O banco
touria-option-supply-help = Corações, moedas e espadas podem acabar?
touria-option-supply-limited = Podem
touria-option-supply-unlimited = Não podem
touria-option-items_visible = Itens
touria-option-items_visible-help = Todos podem ver quem tem qual item mágico?
touria-option-items_visible-true = À vista de todos
touria-option-items_visible-false = Atrás dos biombos
touria-option-log = O registro
touria-option-log-help = O registro anota cada gema, coração e moeda, ou só as viagens?
touria-option-log-table = Tudo
touria-option-log-discreet = Só as viagens
touria-option-round_limit = Limite de rodadas
touria-option-round_limit-help = Depois de quantas rodadas a partida acaba se ninguém ganhar? A maioria leva menos de 20.
touria-option-round_limit-none = 200 rodadas
touria-option-round_limit-15 = 15 rodadas
touria-option-round_limit-20 = 20 rodadas
touria-option-round_limit-30 = 30 rodadas
touria-option-silence = Espera para copiar
touria-option-silence-help = Quanto tempo você tem para dizer se copia? Depois disso, é não.
touria-option-silence-two_hours = Duas horas
touria-option-silence-eight_hours = Oito horas
touria-option-silence-one_day = Um dia
touria-option-silence-wait = Até três dias

## O que se pergunta a você

touria-prompt-bonus = Você não começa, então escolha um pequeno bônus.
touria-prompt-start = Sua vez! Para onde vão os heróis?
touria-prompt-fly = Para onde você voa?
touria-prompt-route = Por onde você vai { $place-to }? A { $tower } girou e agora leva { $seen-to }.
touria-form = Turno inteiro
touria-form-way = Por onde?
touria-form-decide-there = Você decide lá: por este caminho, antes vem outra coisa.
touria-form-there = E { $place-in }?
touria-form-later = Decidir lá
touria-form-later-hint = Eu pergunto quando os heróis chegarem.
touria-form-some-ways = Não vale para todos os caminhos.
touria-form-then = E depois disso?
touria-form-ask-then = Decidir na hora
touria-form-finish-hint = Antes os outros podem copiar, se você fez alguma coisa.
touria-prompt-route-on =
    Você vai { $place-to }. Até agora, { $steps ->
        [0] 0 passos
        [one] { $steps } passo
       *[other] { $steps } passos
    }, { $cost ->
        [0] de graça
        [one] { $cost } moeda
       *[other] { $cost } moedas
    }; você pode dar mais { $left }.
touria-prompt-mine = Há duas gemas { $place-in }.{ $so_far } Qual você pega?
touria-prompt-arrival = Você está { $place-in }.{ $so_far } O que você faz?
touria-prompt-execute = Você está { $place-in }.{ $so_far } O que você faz agora?
touria-prompt-copied = Você copia { $place-in }: o que você faz?
touria-prompt-dragon = O dado dá { $gem-colour }. E agora?
touria-prompt-thief = Você enfiou a mão no saco. Com qual gema você fica?
touria-prompt-after = Feito!{ $so_far } { $lacking } Algo mais antes das cópias?
touria-prompt-copy = Você copia isto { $place-in }? Sua melhor escolha agora é “{ $best }”.
touria-prompt-copy-without = Você não tem elixir, então não pode copiar isto { $place-in }.
touria-prompt-copy-idle = Agora não há nada que você possa fazer { $place-in }.
touria-prompt-copy-again = Sobrou menos { $place-in } do que quando você respondeu. Ainda copia? Sua melhor escolha agora é “{ $best }”.
touria-prompt-copy-gone = Outros chegaram antes { $place-in }, e não sobrou nada para você.
touria-prompt-end = Seu turno acabou.{ $so_far } { $lacking } Algo mais?
touria-prompt-end-castle = Mais alguma coisa antes que seu turno acabe?
touria-aim =
    O castelo pede { $target } corações, { $target } moedas e nenhuma gema preta. { $black ->
        [0] Você tem { $hearts } e { $coins }.
        [one] Você tem { $hearts }, { $coins } e { $black } gema preta.
       *[other] Você tem { $hearts }, { $coins } e { $black } gemas pretas.
    }
touria-aim-wedding =
    Ganha quem tiver { $target } corações, { $target } moedas e nenhuma gema preta. { $black ->
        [0] Você tem { $hearts } e { $coins }.
        [one] Você tem { $hearts }, { $coins } e { $black } gema preta.
       *[other] Você tem { $hearts }, { $coins } e { $black } gemas pretas.
    }
touria-aim-doors =
    { $closed ->
        [one] Você está no castelo. Tara e Talan estão atrás da última porta fechada!
       *[other] Você está no castelo. A porta certa dá a vitória, e { $closed } ainda estão fechadas.
    }
touria-prompt-doors = Você está no castelo. Que porta você abre?
touria-prompt-gift = Querem um presentinho de você. O que você dá?
touria-prompt-knapsack = Que mina você esvazia?
touria-prompt-chest = Que item você pega?
touria-prompt-crystal_ball = Atrás de quais portas você olha?
touria-prompt-paintbrush = Que gema você pinta, e de que cor?
touria-prompt-wish-open = Quando devo perguntar se você copia?
touria-prompt-wish-yes = Neste turno você copia, se puder. Quando mais devo perguntar?
touria-prompt-wish-no = Neste turno você não copia. Quando mais devo perguntar?

touria-so-far = { "" } Até agora: { $list }.
touria-so-far-nothing = { "" }
touria-more-hearts = { $count ->
    [one] +{ $count } coração
   *[other] +{ $count } corações
}
touria-less-hearts = { $count ->
    [one] −{ $count } coração
   *[other] −{ $count } corações
}
touria-more-coins = { $count ->
    [one] +{ $count } moeda
   *[other] +{ $count } moedas
}
touria-less-coins = { $count ->
    [one] −{ $count } moeda
   *[other] −{ $count } moedas
}
touria-more-swords = { $count ->
    [one] +{ $count } espada
   *[other] +{ $count } espadas
}
touria-less-swords = { $count ->
    [one] −{ $count } espada
   *[other] −{ $count } espadas
}
touria-more-elixirs = { $count ->
    [one] +{ $count } elixir
   *[other] +{ $count } elixires
}
touria-less-elixirs = { $count ->
    [one] −{ $count } elixir
   *[other] −{ $count } elixires
}
touria-more-gems = +{ $gems }
touria-less-gems = −{ $gems }

touria-lacking = Ainda falta: { $list }.
touria-lacking-nothing = O castelo está aberto para você!
touria-lacking-hearts = { $count ->
    [0] 0 corações
    [one] { $count } coração
   *[other] { $count } corações
}
touria-lacking-coins = { $count ->
    [0] 0 moedas
    [one] { $count } moeda
   *[other] { $count } moedas
}
touria-lacking-black = { $count ->
    [one] perder { $count } gema preta
   *[other] perder { $count } gemas pretas
}

## O que uma dica diz de uma resposta

touria-advice-brings = { $list }. { $lacking }{ $turns }
touria-advice-turns-none = { "" }
touria-advice-turns =
    { $whole ->
        [0] { " " }Isso poupa cerca de meio turno.
        [one] { $half ->
            [0] { " " }Isso poupa cerca de um turno.
           *[other] { " " }Isso poupa cerca de um turno e meio.
        }
       *[other] { " " }Isso poupa cerca de { $whole } turnos.
    }
touria-advice-dragon =
    { $swords ->
        [0] Você pode pagar o que o dado der { $works }, e isso ganha um coração.
        [one] Você pode pagar o que o dado der { $works }, ou { $more } se rolar de novo com sua espada. Isso ganha um coração.
       *[other] Você pode pagar o que o dado der { $works }, ou { $more } se rolar de novo com suas { $swords } espadas. Isso ganha um coração.
    }
touria-advice-thief = Você vê três gemas e fica com uma. Enquanto houver uma gema colorida no saco, você leva alguma.
touria-advice-door-elsewhere = Você viu Tara e Talan atrás de outra porta.
touria-advice-door-known = Você sabe quem espera atrás desta porta.
touria-advice-door =
    { $doors ->
        [one] Tara e Talan estão atrás desta porta!
       *[other] Tara e Talan estão atrás desta porta { $works }. { $stops ->
            [0] Você tem um presente para qualquer outra pessoa que apareça.
            [one] Só { $stops } outra pessoa quer um presente que você não tem, e isso encerraria seu turno.
           *[other] Outras { $stops } pessoas querem presentes que você não tem, e isso encerraria seu turno.
        }
    }
touria-advice-there-luck = Você tentaria a sorte { $place-in }. { $best }
touria-advice-flight-luck = O melhor é voar { $place-to }. { $best }
touria-advice-bonus-gem = Duas gemas iguais dão um coração e três dão dois: uma gema é um bom começo. A cor não faz diferença.
touria-advice-bonus-coin = Você precisa de moedas para o castelo, e uma moeda agora paga uma rota longa ou o Mago.
touria-advice-bonus-sword = No Torneio, uma espada vale um coração ou 3 moedas. Até lá, ela pode girar uma torre se nenhuma agradar.
touria-advice-bonus-black = Enquanto você tiver uma gema preta, o castelo fica fechado para você.
touria-advice-equal = Não faz diferença.
touria-advice-there = Sua melhor escolha { $place-in } é “{ $best }”.
touria-advice-flight = Voe { $place-to } e escolha “{ $best }”.
touria-advice-nothing-there = Agora não há nada que você possa fazer { $place-in }. O que conta são as gemas do caminho, ou seu próximo turno.
touria-advice-nothing-else = Nada mais aqui rende mais do que custa.

## O que você pode escolher

touria-do-bonus-gem = Uma gema { $gem }
touria-hint-gem = Gemas rendem corações e moedas.
touria-hint-bonus-black = Só o Dragão aceita, se o dado der preto. Com ela, você não entra no castelo.
touria-do-bonus-coin = Uma moeda
touria-hint-bonus-coin = Paga rotas longas e o Mago, e você precisa de moedas para o castelo.
touria-do-bonus-sword = Uma espada
touria-hint-bonus-sword = Rende corações ou moedas no Torneio, rola de novo no Dragão ou gira uma torre.
touria-do-tower =
    { $cost ->
        [0] { $action } · { $tower }
        [one] { $action } · { $tower } · { $cost } moeda
       *[other] { $action } · { $tower } · { $cost } moedas
    }
touria-hint-walk =
    { $steps ->
        [0] Você já está lá
        [one] { $steps } passo
       *[other] { $steps } passos
    }, { $cost ->
        [0] de graça
        [one] { $cost } moeda
       *[other] { $cost } moedas
    }. Depois nesta torre: { $next }
touria-hint-wizard = Pague 1 moeda e voe para qualquer lugar. Depois nesta torre: { $next }
touria-do-sword = Espada: girar a { $tower } até { $action }
touria-hint-sword = Custa 1 espada. Depois você ainda escolhe uma torre.
touria-do-forced = Girar a { $tower } e passar
touria-hint-forced = Você não consegue chegar a nenhum lugar que suas torres mostram.
touria-do-enter = Entrar no castelo!
touria-hint-enter = Você levanta seu biombo e daqui em diante abre portas.
touria-do-route =
    { $steps ->
        [0] 0 passos
        [one] { $steps } passo
       *[other] { $steps } passos
    }, { $cost ->
        [0] grátis
        [one] { $cost } moeda
       *[other] { $cost } moedas
    }: { $gems } · rota { $number }
touria-do-route-direct =
    { $steps ->
        [0] 0 passos
        [one] { $steps } passo
       *[other] { $steps } passos
    }, { $cost ->
        [0] grátis
        [one] { $cost } moeda
       *[other] { $cost } moedas
    }, sem minas · rota { $number }
touria-hint-mines = Você passa por: { $mines }
touria-hint-no-mines = Você não vai pegar gemas.
touria-hint-gems = Na mina: { $gems }
touria-way =
    { $steps ->
        [0] 0 passos
        [one] { $steps } passo
       *[other] { $steps } passos
    }
touria-do-stepwise = Outra rota
touria-hint-stepwise = Escolha sua rota casa por casa.
touria-hint-stepwise-idle = Nenhuma outra rota rende mais.
touria-hint-step = Você paga quando a rota inteira estiver escolhida.
touria-do-step = Seguir { $space-to }
touria-do-step-mine = Seguir { $space-to } ({ $gems })
touria-do-stay = Ficar { $place-in }
touria-hint-stay = Sem passos, sem moedas, sem gemas.
touria-do-arrive =
    { $cost ->
        [0] Ir { $place-to } de graça
        [one] Ir { $place-to } por { $cost } moeda
       *[other] Ir { $place-to } por { $cost } moedas
    }
touria-hint-arrive = Você parte agora, pelas minas que escolheu.
touria-do-jump = Usar { $item } e pular { $mine-to }
touria-do-pick = Pegar a gema { $gem }
touria-hint-pick = A outra gema fica na mina.
touria-do-fly = { $place }
touria-do-item = { $item }
touria-do-mirror = Usar o Espelho como { $item }
touria-do-empty = { $mine }: { $gems }
touria-hint-empty = Você leva tudo, e a mina se enche de novo.
touria-do-door = Porta { $door }
touria-hint-look = Só você descobre quem espera ali.
touria-hint-open = Você ganha se Tara e Talan estiverem ali. Qualquer outra pessoa quer um presente.
touria-do-take = Pegar { $item }
touria-do-skip = Não fazer nada aqui
touria-hint-skip = Aí ninguém pode copiar você.
touria-do-sword_master =
    { $count ->
        [one] Pegar { $count } espada
       *[other] Pegar { $count } espadas
    }
touria-do-thief = Enfiar a mão no saco
touria-do-dragon = Lutar com o Dragão
touria-hint-dragon = Você pode pagar { $works } das { $of } cores do dado. Se sair uma delas, você ganha um coração.
touria-do-fountain_fairy = Entregar uma gema preta
# Differs: curto em botões e imagens.
touria-do-keep = Guardar a { $gem }
touria-hint-keep = As outras voltam para o saco. Ninguém vê qual você guarda.
touria-do-keep-nothing = São todas pretas: nenhuma
touria-hint-keep-nothing = As gemas pretas voltam para o saco.
touria-do-pay = Dar a gema { $gem }
touria-hint-gift = Aí você pode abrir outra porta.
touria-do-reroll = Rolar de novo por uma espada
touria-hint-reroll = Custa 1 espada. Você pode pagar { $works } das { $of } cores.
touria-do-retreat = Recuar
touria-hint-retreat = Você fica com suas gemas, mas não ganha nada.
touria-do-sell = { $gems } por 1 moeda
touria-do-pair = { $gems } por 1 coração
touria-do-triple =
    { $hearts ->
        [one] { $gems } por { $hearts } coração
       *[other] { $gems } por { $hearts } corações
    }
touria-do-order =
    { $count ->
        [one] { $gems } por { $count } moeda
       *[other] { $gems } por { $count } moedas
    }
touria-hint-then-hearts =
    { $have ->
        [0] Aí você tem 0 corações e precisa de { $target }.
        [one] Aí você tem { $have } coração e precisa de { $target }.
       *[other] Aí você tem { $have } corações e precisa de { $target }.
    }
touria-hint-then-coins =
    { $have ->
        [0] Aí você tem 0 moedas e precisa de { $target }.
        [one] Aí você tem { $have } moeda e precisa de { $target }.
       *[other] Aí você tem { $have } moedas e precisa de { $target }.
    }
touria-do-stop = Já basta
touria-hint-stop = Isto encerra sua ação aqui.
touria-do-swap-hearts =
    { $swords ->
        [0] Um coração, com o Elmo
       *[other] 1 espada por um coração
    }
touria-do-swap-coins =
    { $swords ->
        [0] { $count ->
            [one] { $count } moeda, com o Elmo
           *[other] { $count } moedas, com o Elmo
        }
       *[other] { $count ->
            [one] 1 espada por { $count } moeda
           *[other] 1 espada por { $count } moedas
        }
    }
touria-hint-helmet-two_swaps = Duas trocas em vez de uma, cada uma por uma espada.
touria-hint-helmet-as_swords = Duas trocas, e o Elmo paga as duas.
touria-hint-short-hearts =
    { $count ->
        [0] O banco não tem mais corações.
        [one] O banco só tem mais { $count } coração.
       *[other] O banco só tem mais { $count } corações.
    }
touria-hint-short-coins =
    { $count ->
        [0] O banco não tem mais moedas.
        [one] O banco só tem mais { $count } moeda.
       *[other] O banco só tem mais { $count } moedas.
    }
touria-hint-short-swords =
    { $count ->
        [0] O banco não tem mais espadas.
        [one] O banco só tem mais { $count } espada.
       *[other] O banco só tem mais { $count } espadas.
    }
touria-do-paint = Pintar uma gema { $gem } de { $target-colour }
touria-hint-paint = Só para este pagamento.
touria-do-twice-purple = Pegar espadas duas vezes, por uma gema roxa
touria-do-twice-bird = Pegar espadas duas vezes, com o Pássaro
touria-do-twice-mirror = Espelho como o Pássaro: pegar espadas duas vezes
touria-hint-twice =
    { $count ->
        [0] 0 espadas no total.
        [one] { $count } espada no total.
       *[other] { $count } espadas no total.
    }
touria-do-double-purple = De novo, por uma gema roxa
touria-do-double-bird = De novo, com o Pássaro
touria-do-double-mirror = De novo, com o Espelho como o Pássaro
touria-hint-double = Você usa este lugar uma segunda vez.
touria-do-done = Pronto: encerrar meu turno
touria-hint-done = Os outros podem copiar você; depois joga o próximo.
touria-hint-done-hourglass = Os outros podem copiar você; depois você pode usar a Ampulheta.
touria-do-linger = Deixar copiar e seguir meu turno
touria-hint-linger = Depois das cópias, você ainda pode usar itens.
touria-hint-linger-idle = Você não tem outro item para usar depois.
touria-do-end = Encerrar meu turno
touria-hint-end = É a vez do próximo.
touria-do-stop-opening = Parar por enquanto
touria-hint-stop-opening = Você abre outra porta no seu próximo turno.
touria-do-give = Dar { $gift }
touria-do-give-nothing = Não dar nada e encerrar meu turno
touria-hint-give-nothing = Você tenta outra porta no seu próximo turno.
touria-do-copy-elixir = Copiar por um elixir
touria-hint-copy-elixir = Seu elixir vai para quem está na vez.
touria-do-copy-flagon = Copiar com { $item }
touria-do-copy-elixir-take = Dar um elixir, pegar { $item }
touria-do-copy-flagon-take = Usar { $flagon }, pegar { $item }
touria-do-pass = Desta vez não
touria-hint-pass = Você não dá nada e não faz nada aqui.
touria-do-ask-all = Perguntar sempre
touria-hint-ask-all = Eu pergunto sempre que você puder copiar algo.
touria-do-ask-some = Perguntar nestes lugares
touria-hint-ask-some = Marque os lugares abaixo. Nos outros, você passa.
touria-do-ask-none = Nunca perguntar
touria-hint-ask-none = Você sempre passa, sem apertar nada.
touria-do-wish-on = ✓ { $place }
touria-do-wish-off = ✗ { $place }
touria-do-advance-yes = Copiar neste turno
touria-hint-advance-yes = Aonde quer que os heróis vão neste turno, se você puder.
touria-do-advance-no = Não copiar neste turno
touria-hint-advance-no = Você passa neste turno, sem apertar nada.
touria-do-advance-open = Perguntar neste turno
touria-hint-advance-open = Eu esqueço o que você disse para este turno.

## O que aconteceu

touria-chapter = Rodada { $number }
touria-chapter-name = Rodada
touria-event-turn = Turno de { $player }.
touria-event-bonus-gem = { $player } pega uma gema { $gem } como bônus.
touria-event-bonus-coin = { $player } pega uma moeda como bônus.
touria-event-bonus-sword = { $player } pega uma espada como bônus.
touria-event-gain-hearts =
    { $count ->
        [one] { $player } ganha { $count } coração.
       *[other] { $player } ganha { $count } corações.
    }
touria-event-gain-coins =
    { $count ->
        [one] { $player } recebe { $count } moeda.
       *[other] { $player } recebe { $count } moedas.
    }
touria-event-gain-swords =
    { $count ->
        [one] { $player } recebe { $count } espada.
       *[other] { $player } recebe { $count } espadas.
    }
touria-event-pay-hearts =
    { $count ->
        [one] { $player } entrega { $count } coração.
       *[other] { $player } entrega { $count } corações.
    }
touria-event-pay-coins =
    { $count ->
        [one] { $player } paga { $count } moeda.
       *[other] { $player } paga { $count } moedas.
    }
touria-event-pay-swords =
    { $count ->
        [one] { $player } dá { $count } espada.
       *[other] { $player } dá { $count } espadas.
    }
touria-event-pay-gems = { $player } dá { $gems }.
touria-event-tower = { $player } segue a { $tower } { $action-to }.
touria-event-sword = { $player } gira a { $tower }.
touria-event-forced = { $player } não consegue ir a lugar nenhum, gira a { $tower } e passa.
touria-event-walk =
    { $steps ->
        [0] { $player } leva os heróis { $place-to }, a 0 passos.
        [one] { $player } leva os heróis { $place-to }, a { $steps } passo.
       *[other] { $player } leva os heróis { $place-to }, a { $steps } passos.
    }
touria-event-stay = { $player } fica { $place-in }.
touria-event-fly = { $player } voa { $place-to }.
touria-event-mine = { $player } pega uma gema { $gem } da { $mine }.
touria-event-lantern-light = A Lanterna manda uma gema preta da { $mine } de volta para o saco.
touria-event-use = { $player } usa { $item }.
touria-event-mirror = { $player } usa o Espelho como { $item }.
touria-event-display = Novidade na Fada da Floresta: { $item }.
touria-event-take = { $player } pega { $item }.
touria-event-banish = { $player } tira do jogo uma gema preta.
touria-event-look = { $player } olha atrás da porta { $door }.
touria-event-saw = Atrás da porta { $door } você vê { $dweller }.
touria-event-place = { $player } visita { $place }.
touria-event-fight = { $player } luta com o Dragão.
touria-event-reach = { $player } enfia a mão no saco.
touria-event-keep = { $player } fica com uma gema e devolve as outras.
touria-event-keep-nothing = { $player } não fica com nenhuma gema.
touria-event-roll = O dado de { $player } dá { $gem-colour }.
touria-event-retreat = { $player } recua diante do Dragão.
touria-event-order =
    { $count ->
        [one] { $player } atende uma encomenda ({ $gems }) por { $count } moeda.
       *[other] { $player } atende uma encomenda ({ $gems }) por { $count } moedas.
    }
touria-event-new-order =
    { $count ->
        [one] Uma nova encomenda paga { $count } moeda por { $gems }.
       *[other] Uma nova encomenda paga { $count } moedas por { $gems }.
    }
touria-event-paint = { $player } pinta uma gema { $gem } de { $target-colour }.
touria-event-double = { $player } faz de novo.
touria-event-skip = { $player } não faz nada aqui.
touria-event-window = { $player } termina { $place-in }, e os outros podem copiar.
touria-event-joins = { $player } copia a ação.
touria-event-copy-elixir = { $player } dá um elixir a { $owner } e copia a ação.
touria-event-copy-flagon = { $player } usa { $item } e copia a ação.
touria-event-copied = Todos já copiaram ou passaram, e { $player } continua.
touria-event-enter = { $player } entra no castelo e levanta o biombo!
touria-event-door = { $player } abre a porta { $door } e encontra { $dweller }.
touria-event-race = Agora são { $count } no castelo, numa corrida pela porta certa!
touria-event-last-door = Só a porta { $door } continua fechada: Tara e Talan estão lá!
touria-event-last-round = Começa a última rodada.
touria-event-gift = { $player } dá { $gift }.
touria-event-no-gift = { $player } não tem o presente certo e espera.
touria-some-elixirs =
    { $count ->
        [0] 0 elixires
        [one] { $count } elixir
       *[other] { $count } elixires
    }

touria-some-hearts =
    { $count ->
        [0] 0 corações
        [one] { $count } coração
       *[other] { $count } corações
    }
touria-some-coins =
    { $count ->
        [0] 0 moedas
        [one] { $count } moeda
       *[other] { $count } moedas
    }
touria-some-swords =
    { $count ->
        [0] 0 espadas
        [one] { $count } espada
       *[other] { $count } espadas
    }
touria-some-gems =
    { $colour ->
        [black] { $count ->
            [one] { $count } gema preta
           *[other] { $count } gemas pretas
        }
        [blue] { $count ->
            [one] { $count } gema azul
           *[other] { $count } gemas azuis
        }
        [red] { $count ->
            [one] { $count } gema vermelha
           *[other] { $count } gemas vermelhas
        }
        [green] { $count ->
            [one] { $count } gema verde
           *[other] { $count } gemas verdes
        }
        [yellow] { $count ->
            [one] { $count } gema amarela
           *[other] { $count } gemas amarelas
        }
       *[purple] { $count ->
            [one] { $count } gema roxa
           *[other] { $count } gemas roxas
        }
    }

touria-told = { $player } { $deeds }.
touria-told-and = { $list } e { $item }
touria-told-walks = vai { $place-to } ({ $way })
touria-told-steps =
    { $count ->
        [0] 0 passos
        [one] { $count } passo
       *[other] { $count } passos
    }
touria-told-stays = fica { $place-in }
touria-told-flies = voa { $place-to }
touria-told-flies-paid = voa { $place-to } por { $price }
touria-told-turns = gira a { $tower }
touria-told-turns-paid = gira a { $tower } por 1 espada
touria-told-forced = não consegue ir a lugar nenhum, gira a { $tower } e passa
touria-told-picks = pega { $gems }
touria-told-uses = usa { $item }
touria-told-mirrors = usa o Espelho como { $item }
touria-told-takes = pega { $item }
touria-told-trades = dá { $paid } por { $got }
touria-told-gives = dá { $paid }
touria-told-gets = recebe { $got }
touria-told-removes =
    { $count ->
        [one] tira do jogo { $count } gema preta
       *[other] tira do jogo { $count } gemas pretas
    }
touria-told-keeps =
    { $count ->
        [one] fica com { $count } gema
       *[other] fica com { $count } gemas
    }
touria-told-keeps-nothing = não fica com nenhuma gema
touria-told-retreats = recua diante do Dragão
touria-told-order = atende uma encomenda ({ $gems }) por { $coins }
touria-told-again = faz de novo
touria-told-again-paid = faz de novo por { $price }
touria-told-skips = não faz nada lá
touria-told-copies = copia isso
touria-told-copies-elixir = dá 1 elixir a { $owner } para copiar isso
touria-told-copies-flagon = usa { $item } para copiar isso
touria-told-lifts = levanta o biombo
touria-told-enters = entra no castelo
touria-told-opens = abre a porta { $door }
touria-told-finds = encontra { $dweller }
touria-told-no-gift = não tem o presente certo
touria-told-looks = olha atrás { $doors-of }
touria-told-door = a porta { $door }
    .of = da porta { $door }

touria-score =
    { $score ->
        [0] 0 corações e moedas
        [one] { $score } coração ou moeda
       *[other] { $score } corações e moedas
    }
touria-reason-siblings = { $player } encontra Tara e Talan antes de todos e ganha.
touria-reason-marriage = { $player } tem tudo para o casamento e ganha na hora.
touria-reason-rounds = A última rodada acabou. { $player } chegou mais longe e ganha.
touria-reason-shared =
    { $count ->
        [2] A última rodada acabou. Dois jogadores empatam e dividem a vitória.
       *[other] A última rodada acabou. { $count } jogadores empatam e dividem a vitória.
    }

## Por que não

touria-refused-over = Esta partida já acabou.
touria-refused-not-seated = Você não tem lugar nesta mesa, então não pode guiar os heróis.
touria-refused-turn = Agora quem escolhe é { $player }. Sua vez vai chegar!
touria-refused-copy-chapel = Você está no castelo: de lá ninguém copia, nem precisa.
touria-refused-copy-own = É o seu próprio turno. Os outros estão decidindo se copiam você.
touria-refused-copy-elixir = Você não tem elixir para dar.
touria-refused-copy-idle = Agora não há nada que você possa fazer aqui.
touria-refused-copy-over = É tarde demais para copiar neste turno.
touria-refused-not-owned = Você não tem { $item }.
touria-refused-mirror = O Espelho não tem nada para copiar.
touria-refused-window = Você não pode usar { $item } agora.
touria-refused-fly = Ali não dá para pousar. Voe para um lugar, não para uma mina, a Ponte ou o pátio.
touria-refused-action = Você não pode fazer isso aqui agora.
touria-refused-double = Você não pode fazer isso uma segunda vez agora.
touria-refused-pay = Você não pode pagar isso agora.
touria-refused-door = Você não pode abrir essa porta agora.
touria-refused-enter = Para entrar no castelo, você precisa de { $target } corações, { $target } moedas e nenhuma gema preta.
touria-refused-enter-later = Você pode entrar no castelo no começo do seu próprio turno.
touria-refused-tower-later = Tarde demais: você escolhe a torre no começo do turno.
touria-refused-sword = Você não tem espada para girar uma torre.
touria-refused-tower = Com o que você tem, não dá para chegar { $place-to }.
touria-refused-stepwise = Essa mensagem é antiga. Escolha uma das rotas de agora, ou monte outra casa por casa.
touria-refused-route-later = Escolha primeiro a torre, depois a rota.
touria-refused-form-asked = Antes eu preciso perguntar outra coisa: escolha “Decidir na hora”. Nada foi feito.
touria-refused-form-then = Escolha o que fazer no lugar antes de encerrar seu turno, ou encerre mais tarde. Nada foi feito.
touria-refused-form-way = Por esse caminho, antes vem outra coisa: escolha “Decidir lá”. Nada foi feito.
touria-refused-route = Essa rota não leva aonde os heróis vão.
touria-refused-road = De onde você está, nenhuma estrada leva { $space-to }.
touria-refused-road-twice = Cada estrada só pode ser usada uma vez por turno.
touria-refused-coins =
    Longe demais: { $free } passos são de graça, cada um a mais custa uma moeda, e você { $coins ->
        [0] não tem nenhuma
       *[other] tem { $coins }
    }.
touria-refused-unknown = Você não pode escolher isso aqui. Os botões mostram o que pode.

## A página desenhada das regras: frases curtas em letras grandes
touria-page-aim = Junte 7 corações e 7 moedas e livre-se das gemas pretas. Depois entre no castelo.
touria-page-turn = Escolha uma torre e leve os heróis ao lugar que ela mostra. Pegue gemas das minas e use o lugar.
touria-page-end = No castelo, abra portas e dê presentes. Encontre Tara e Talan e você ganha.
touria-page-shown = Desenhado ao lado do texto: um coração, moedas e gemas; o Dragão e os heróis; nove portas fechadas do castelo.

## Planos

touria-plan = copiar { $where } se render { $gain }, { $way }; { $rest }
touria-plan-anywhere = em qualquer lugar
touria-plan-at = { $place-in }
touria-plan-anything = qualquer coisa
touria-plan-hearts =
    { $count ->
        [one] pelo menos { $count } coração
       *[other] pelo menos { $count } corações
    }
touria-plan-coins =
    { $count ->
        [one] pelo menos { $count } moeda
       *[other] pelo menos { $count } moedas
    }
touria-plan-swords =
    { $count ->
        [one] pelo menos { $count } espada
       *[other] pelo menos { $count } espadas
    }
touria-plan-gems =
    { $count ->
        [one] pelo menos { $count } gema
       *[other] pelo menos { $count } gemas
    }
touria-plan-items = um item
touria-plan-way-either = com um elixir ou, se não der, com o Frasco
touria-plan-way-elixir = com um elixir
touria-plan-way-flagon = com o Frasco
touria-plan-rest-ask = se não, perguntar
touria-plan-rest-pass = se não, não copiar
touria-plan-slot-gain = Copiar se render…
touria-plan-slot-place = Onde?
touria-plan-slot-way = Como você paga?
touria-plan-slot-rest = Se não render isso…
touria-plan-over-means = Você não pode mais pagar uma cópia assim.
