# Palavras desenhadas nas imagens de Saga: curtas, para caber onde ficam.

saga-picture-title = O Fio das Fadas
saga-picture-letter-journey = J
saga-picture-letter-conquest = C
saga-picture-letter-fight = L
saga-picture-letter-wonder = P
saga-picture-letter-vow = V
saga-picture-letter-love = A
saga-picture-letter-friendship = Z
saga-picture-round = Rodada { $round } · { $follows }
saga-picture-follows = a próxima segue { $type-one }
saga-picture-follows-any = a próxima segue qualquer coisa
saga-picture-turn-mulligan = Primeiras mãos: ficar ou trocar
saga-picture-turn-before = As Fadas podem interferir
saga-picture-turn-after = Dado rolado: reagir ou passar
saga-picture-turn-main = { $player } conta a história
saga-picture-turn-trial = { $player } tem que encarar a provação
saga-picture-turn-choice = { $player } escolhe para { $card }
saga-picture-turn-choice-plain = { $player } escolhe
saga-picture-turn-discard = { $count ->
    [one] { $player } descarta
   *[other] { $player } descartam
}
saga-picture-turn-retrieve = { $player } paga por { $card }
saga-picture-own-main = Você conta a história
saga-picture-own-trial = Você tem que encarar a provação
saga-picture-own-choice = Você escolhe para { $card }
saga-picture-own-choice-plain = Você escolhe
saga-picture-own-discard = Você descarta
saga-picture-own-retrieve = Você paga por { $card }
saga-picture-headline-mulligan = Ficar ou trocar?
saga-picture-headline-before = Interfira ou passe
saga-picture-headline-after = Reaja ou passe
saga-picture-headline-main = { $player } conta a história
saga-picture-headline-trial = { $player } encara a provação
saga-picture-headline-choice = { $player } escolhe
saga-picture-headline-retrieve = { $player } paga
saga-picture-headline-discard = { $count ->
    [one] { $player } descarta
   *[other] { $player } descartam
}
saga-picture-next = a próxima segue
saga-picture-next-any = qualquer coisa
saga-picture-standing = { $card }: { $score ->
    [0] o dado
   *[other] dado + { $score }
} tem que superar { $difficulty }
saga-picture-standing-rolled = { $card }: { $score ->
    [0] { $die }
   *[other] { $die } + { $score }
} contra { $difficulty }
saga-picture-to-beat = { $dice ->
    [0] { $difficulty }
    [one] { $difficulty ->
        [0] um dado
       *[other] { $difficulty } + um dado
    }
   *[other] { $difficulty ->
        [0] { $dice } dados
       *[other] { $difficulty } + { $dice } dados
    }
}
saga-picture-standing-pay = { $card }: { $due ->
    [0] 0 cartas a descartar
    [one] { $due } carta a descartar
   *[other] { $due } cartas a descartar
}
saga-picture-standing-open = { $card }
saga-picture-gone = uma carta que já saiu
saga-picture-before = A provação de { $hero }
saga-picture-before-caption = antes da primeira Aventura
saga-picture-attempt = { $player }: { $challenge }
saga-picture-attempt-trial = { $player }: a provação de { $hero }
saga-picture-anchored = depois de { $card }
saga-picture-trial-caption = a provação do Herói
saga-picture-step = etapa { $step } de { $count }
saga-picture-earlier = etapa { $step }: { $total } > { $difficulty }
saga-picture-pay = { $due ->
    [0] 0 cartas a descartar
    [one] { $due } carta a descartar
   *[other] { $due } cartas a descartar
}
saga-picture-paid = { $paid } de { $due ->
    [one] { $due } carta descartada
   *[other] { $due } cartas descartadas
}
saga-picture-condition-held = A condição foi cumprida
saga-picture-condition-failed = A condição não foi cumprida
saga-picture-won = vencida
saga-picture-lost = perdida
saga-picture-reward-times = { $times ->
    [0] sem Prêmio
   *[other] Prêmio × { $times }
}
saga-picture-failure-times = { $times ->
    [0] sem Fracasso
   *[other] Fracasso × { $times }
}
saga-picture-die = dado
saga-picture-rolled = saiu { $roll }
saga-picture-works = dá certo
saga-picture-fails = dá errado
saga-picture-so-far-works = por ora dá certo
saga-picture-so-far-fails = por ora dá errado
saga-picture-needs = { $least ->
    [1] qualquer número serve
    [7] nenhum número basta
    [6] só um 6 serve
   *[other] { $least } ou mais serve
}
saga-picture-difficulty = a superar
saga-picture-effect-mist = +2
saga-picture-effect-star = −2
saga-picture-effect-storm = + dado
saga-picture-effect-fairy_blade = −3
saga-picture-effect-cunning = Sabedoria
saga-picture-effect-golden_key = Riqueza
saga-picture-effect-whirlwind = rola de novo
saga-picture-effect-clover = o maior
saga-picture-effect-black_cat = o menor
saga-picture-effect-miracle = = 6
saga-picture-effect-mercy = sem Fracasso
saga-picture-effect-ingratitude = sem Prêmio
saga-picture-effect-minstrel = Prêmio ×2
saga-picture-effect-talisman = anula
saga-picture-playable = pode ser jogada agora
saga-picture-can-aid = pode mudar a Dificuldade
saga-picture-idle = não muda nada agora
saga-picture-may-go = pode ser descartada
saga-picture-goes = você descarta
saga-picture-missing = { $count ->
    [0] alcançado!
    [one] falta { $count }
   *[other] faltam { $count }
}
saga-picture-count-great_lover = Amores em jogo
saga-picture-count-sly_schemer = Aventuras perdidas
saga-picture-count-wise_king = Conquistas e Votos
saga-picture-count-champion = Lutas em jogo
saga-picture-count-wanderer = Jornadas, Amizades
saga-picture-count-sorcerer = Prodígios em jogo
saga-picture-count-paladin = Votos em jogo
saga-picture-count-good_companion = Amizades em jogo
saga-picture-count-merchant_prince = Jornadas, Conquistas
saga-picture-count-tyrant = Conquistas e Lutas
saga-picture-count-dragon_slayer = Lutas em jogo
saga-picture-count-saint = Votos em jogo
saga-picture-count-tragic_hero = Aventuras perdidas
saga-picture-count-court_favourite = Amores em jogo
saga-picture-count-alchemist = Prodígios em jogo
saga-picture-count-invincible = Aventuras vencidas
saga-picture-known-aim = { $player }: { $aim }, { $count ->
    [0] alcançado
    [one] falta { $count }
   *[other] faltam { $count }
}
saga-picture-known-maybe = { $player } talvez ainda tenha { $aim }
saga-picture-known-shared = { $count ->
    [one] { $players } tem { $cards }
   *[other] { $players } têm, no total, { $cards }
}
saga-picture-known-least = { $count ->
    [one] { $players } tem pelo menos { $least } de { $cards }
   *[other] { $players } têm, no total, pelo menos { $least } de { $cards }
}
saga-picture-known-cards = { $player } tem { $cards }
saga-picture-winners = { $count ->
    [0] Ninguém ganha.
    [one] { $players } ganha!
   *[other] { $players } ganham!
}
saga-picture-nobody = Ninguém ganha
saga-picture-how-objective = Um Objetivo secreto foi alcançado
saga-picture-how-hero = A meta do Herói foi alcançada
saga-picture-how-epilogue = O epílogo decide
saga-picture-how-none = A partida acabou antes da hora
saga-picture-lobby-invite = Teça a história do Herói do seu jeito

# Textos alternativos e a posição em palavras.

saga-alt-lobby = Há uma mesa de O Fio das Fadas aberta para { $least } a { $most } jogadores.
saga-alt-board = O Fio das Fadas. { $turn }.
saga-alt-turn = { $turn }.
saga-alt-next = Rodada { $round }. A próxima Aventura tem que seguir { $kind ->
    [conquest] uma Conquista
    [fight] uma Luta
    [friendship] uma Amizade
    [journey] uma Jornada
    [love] um Amor
    [vow] um Voto
   *[wonder] um Prodígio
}.
saga-alt-next-any = Rodada { $round }. A próxima Aventura pode seguir qualquer coisa.
saga-alt-hand = Sua mão e seu Objetivo secreto.
saga-alt-result = { $winners } { $how }.
saga-alt-hero = O Herói, { $hero }, tem { $values }.
saga-alt-trial-passed = { $hero } superou a provação.
saga-alt-trial-due = { $fails ->
    [0] { $hero } ainda tem que superar a provação.
    [one] { $hero } falhou na provação { $fails } vez.
   *[other] { $hero } falhou na provação { $fails } vezes.
}
saga-alt-challenge = { $title } ({ $caption }).
saga-alt-stands = { $what }.
saga-alt-earlier = Antes disso, { $list }.
saga-alt-sum = { $score ->
    [0] O dado
   *[other] O dado + { $score } ({ $what })
} tem que superar { $difficulty }
saga-alt-sum-rolled = { $score ->
    [0] O dado dá { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(saiu { $rolled })
    } contra { $difficulty }
   *[other] O dado dá { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(saiu { $rolled })
    }: { $die } + { $score } ({ $what }) = { $total } contra { $difficulty }
}
saga-alt-initiative = Os dados para o primeiro turno: { $list }.
saga-alt-throw = { $player } { $dice }
saga-alt-plays = Cartas jogadas: { $list }.
saga-alt-play = { $card } de { $player } ({ $effect })
saga-alt-play-cancelled = { $card } de { $player } (anulada)
saga-alt-aid = { $card } de { $player } (descartada)
saga-alt-story = { $count ->
    [0] A história ainda não tem Aventuras.
    [one] A história tem { $count } Aventura.
   *[other] A história tem { $count } Aventuras: { $won } { $won ->
        [0] vencidas
        [one] vencida
       *[other] vencidas
    }, { $lost } { $lost ->
        [0] perdidas
        [one] perdida
       *[other] perdidas
    }.
}
saga-alt-newest = As mais novas: { $list }.
saga-alt-whole-story = Todas: { $list }.
saga-alt-entry-won = { $card } ({ $type-won }, de { $player })
saga-alt-entry-lost = { $card } ({ $type-lost }, de { $player })
saga-alt-entry-open = { $card } ({ $type } de { $player }, em aberto)
saga-alt-seat = { $player } ({ $crest }) tem { $cards ->
    [0] 0 cartas
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
saga-alt-piles = O baralho tem { $deck ->
    [0] 0 cartas
    [one] { $deck } carta
   *[other] { $deck } cartas
}. Nos descartes há { $adventures ->
    [0] 0 Aventuras
    [one] { $adventures } Aventura
   *[other] { $adventures } Aventuras
} e { $interferences ->
    [0] 0 Interferências
    [one] { $interferences } Interferência
   *[other] { $interferences } Interferências
}.
saga-alt-top = A Aventura no topo dos descartes é { $card }.
saga-alt-own-aim = Seu Objetivo é { $aim }.
saga-alt-aim = { $name } ({ $needs })
saga-alt-need = { $what } { $present } de { $required }
saga-alt-playable = Você pode jogar { $list }.
saga-alt-none-playable = Você não pode jogar nenhuma carta agora.
saga-alt-may-go = Você pode descartar { $list }.
saga-alt-goes = Você descarta { $list }.
saga-alt-others = Você também tem { $list }.
saga-alt-card-plain = { $card }: { $text }
saga-alt-card = { $card }: { $text } ({ $why })
saga-alt-known-aim = O Objetivo de { $player } é { $aim }.
saga-alt-known-cards = Você sabe que { $player } tem { $cards }.
saga-alt-deduced = { $what }.
saga-alt-found-aim = Você pode ficar com este Objetivo: { $aim }.
saga-alt-searched = Você pode pegar uma destas: { $list }.
