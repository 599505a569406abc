# Palabras dibujadas en las imágenes de Saga: cortas, para que quepan en su sitio.

saga-picture-title = El hilo de las Hadas
saga-picture-letter-journey = V
saga-picture-letter-conquest = C
saga-picture-letter-fight = B
saga-picture-letter-wonder = P
saga-picture-letter-vow = O
saga-picture-letter-love = A
saga-picture-letter-friendship = M
saga-picture-round = Ronda { $round } · { $follows }
saga-picture-follows = la próxima sigue a { $type-one }
saga-picture-follows-any = la próxima sigue a cualquiera
saga-picture-turn-mulligan = Primeras manos: quedarse o cambiar
saga-picture-turn-before = Las Hadas pueden interferir
saga-picture-turn-after = Dado tirado: reacciona o pasa
saga-picture-turn-main = { $player } cuenta la historia
saga-picture-turn-trial = { $player } afronta la iniciación
saga-picture-turn-choice = { $player } elige por { $card }
saga-picture-turn-choice-plain = { $player } elige
saga-picture-turn-discard = { $count ->
    [one] { $player } descarta
   *[other] { $player } descartan
}
saga-picture-turn-retrieve = { $player } paga por { $card }
saga-picture-own-main = Tú cuentas la historia
saga-picture-own-trial = Tienes que afrontar la iniciación
saga-picture-own-choice = Eliges por { $card }
saga-picture-own-choice-plain = Tú eliges
saga-picture-own-discard = Tú descartas
saga-picture-own-retrieve = Pagas por { $card }
saga-picture-headline-mulligan = ¿Cambiar la mano?
saga-picture-headline-before = Interferir o pasar
saga-picture-headline-after = Reaccionar o pasar
saga-picture-headline-main = { $player } cuenta la historia
saga-picture-headline-trial = { $player } en la iniciación
saga-picture-headline-choice = { $player } elige
saga-picture-headline-retrieve = { $player } paga
saga-picture-headline-discard = { $count ->
    [one] { $player } descarta
   *[other] { $player } descartan
}
saga-picture-next = la próxima sigue a
saga-picture-next-any = cualquiera
saga-picture-standing = { $card }: { $score ->
    [0] dado
   *[other] dado + { $score }
} contra { $difficulty }
saga-picture-standing-rolled = { $card }: { $score ->
    [0] { $die }
   *[other] { $die } + { $score }
} contra { $difficulty }
saga-picture-to-beat = { $dice ->
    [0] { $difficulty }
    [one] { $difficulty ->
        [0] un dado
       *[other] { $difficulty } + un dado
    }
   *[other] { $difficulty ->
        [0] { $dice } dados
       *[other] { $difficulty } + { $dice } dados
    }
}
saga-picture-standing-pay = { $card }: { $due ->
    [one] descartar 1 carta
   *[other] descartar { $due } cartas
}
saga-picture-standing-open = { $card }
saga-picture-gone = una carta que ya no está
saga-picture-before = La iniciación de { $hero }
saga-picture-before-caption = antes de la primera Aventura
saga-picture-attempt = { $player }: { $challenge }
saga-picture-attempt-trial = { $player }: iniciación de { $hero }
saga-picture-anchored = después de { $card }
saga-picture-trial-caption = la iniciación del Héroe
saga-picture-step = paso { $step } de { $count }
saga-picture-earlier = paso { $step }: { $total } > { $difficulty }
saga-picture-pay = { $due ->
    [one] descartar 1 carta
   *[other] descartar { $due } cartas
}
saga-picture-paid = { $due ->
    [one] { $paid } de 1 carta descartada
   *[other] { $paid } de { $due } cartas descartadas
}
saga-picture-condition-held = La condición se cumple
saga-picture-condition-failed = La condición no se cumple
saga-picture-won = superada
saga-picture-lost = fallida
saga-picture-reward-times = { $times ->
    [0] sin Recompensa
   *[other] Recompensa × { $times }
}
saga-picture-failure-times = { $times ->
    [0] sin Fracaso
   *[other] Fracaso × { $times }
}
saga-picture-die = dado
saga-picture-rolled = salió { $roll }
saga-picture-works = funciona
saga-picture-fails = falla
saga-picture-so-far-works = por ahora funciona
saga-picture-so-far-fails = por ahora falla
saga-picture-needs = { $least ->
    [1] vale cualquier tirada
    [7] ninguna tirada basta
    [6] solo vale un 6
   *[other] vale { $least } o más
}
saga-picture-difficulty = a superar
saga-picture-effect-mist = +2
saga-picture-effect-star = −2
saga-picture-effect-storm = + dado
saga-picture-effect-fairy_blade = −3
saga-picture-effect-cunning = Sabiduría
saga-picture-effect-golden_key = Riqueza
saga-picture-effect-whirlwind = repite
saga-picture-effect-clover = el mayor
saga-picture-effect-black_cat = el menor
saga-picture-effect-miracle = = 6
saga-picture-effect-mercy = sin Fracaso
saga-picture-effect-ingratitude = sin Recomp.
saga-picture-effect-minstrel = Recomp. ×2
saga-picture-effect-talisman = anula
saga-picture-playable = se puede jugar ahora
saga-picture-can-aid = puede cambiar la Dificultad
saga-picture-idle = ahora no cambia nada
saga-picture-may-go = se puede descartar
saga-picture-goes = la descartas
saga-picture-missing = { $count ->
    [0] ¡alcanzado!
    [one] falta { $count }
   *[other] faltan { $count }
}
saga-picture-count-great_lover = Amores en juego
saga-picture-count-sly_schemer = Aventuras fallidas
saga-picture-count-wise_king = Conquistas y Votos
saga-picture-count-champion = Combates en juego
saga-picture-count-wanderer = Viajes, Amistades
saga-picture-count-sorcerer = Prodigios en juego
saga-picture-count-paladin = Votos en juego
saga-picture-count-good_companion = Amistades en juego
saga-picture-count-merchant_prince = Viajes, Conquistas
saga-picture-count-tyrant = Conquistas, Combates
saga-picture-count-dragon_slayer = Combates en juego
saga-picture-count-saint = Votos en juego
saga-picture-count-tragic_hero = Aventuras fallidas
saga-picture-count-court_favourite = Amores en juego
saga-picture-count-alchemist = Prodigios en juego
saga-picture-count-invincible = Aventuras superadas
saga-picture-known-aim = { $player }: { $aim }, { $count ->
    [0] alcanzado
    [one] falta { $count }
   *[other] faltan { $count }
}
saga-picture-known-maybe = { $player } quizá aún tiene { $aim }
saga-picture-known-shared = { $count ->
    [one] { $players } tiene { $cards }
   *[other] { $players } tienen en total { $cards }
}
saga-picture-known-least = { $count ->
    [one] { $players } tiene al menos { $least } de { $cards }
   *[other] { $players } tienen en total al menos { $least } de { $cards }
}
saga-picture-known-cards = { $player } tiene { $cards }
saga-picture-winners = { $count ->
    [0] No gana nadie.
    [one] ¡Gana { $players }!
   *[other] ¡Ganan { $players }!
}
saga-picture-nobody = No gana nadie
saga-picture-how-objective = Se alcanza un Objetivo secreto
saga-picture-how-hero = Se alcanza la meta del Héroe
saga-picture-how-epilogue = Decide el epílogo
saga-picture-how-none = La partida acabó antes de tiempo
saga-picture-lobby-invite = Teje a tu modo la vida del Héroe

# Textos alternativos y la posición en palabras.

saga-alt-lobby = Está abierta una mesa de El hilo de las Hadas para { $least } a { $most } personas.
saga-alt-board = El hilo de las Hadas. { $turn }.
saga-alt-turn = { $turn }.
saga-alt-next = Ronda { $round }. La próxima Aventura tiene que seguir { $kind ->
    [conquest] a una Conquista
    [fight] a un Combate
    [friendship] a una Amistad
    [journey] a un Viaje
    [love] a un Amor
    [vow] a un Voto
   *[wonder] a un Prodigio
}.
saga-alt-next-any = Ronda { $round }. La próxima Aventura puede seguir a cualquier carta.
saga-alt-hand = Tu mano y tu Objetivo secreto.
saga-alt-result = { $winners } { $how }.
saga-alt-hero = El Héroe, { $hero }, tiene { $values }.
saga-alt-trial-passed = { $hero } ha logrado la iniciación.
saga-alt-trial-due = { $fails ->
    [0] { $hero } aún tiene que lograr la iniciación.
    [one] { $hero } ha fallado la iniciación una vez.
   *[other] { $hero } ha fallado la iniciación { $fails } veces.
}
saga-alt-challenge = { $title } ({ $caption }).
saga-alt-stands = { $what }.
saga-alt-earlier = Antes, { $list }.
saga-alt-sum = { $score ->
    [0] El dado
   *[other] El dado + { $score } ({ $what })
} tiene que superar { $difficulty }
saga-alt-sum-rolled = { $score ->
    [0] El dado muestra { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(salió { $rolled })
    } contra { $difficulty }
   *[other] El dado muestra { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(salió { $rolled })
    }: { $die } + { $score } ({ $what }) = { $total } contra { $difficulty }
}
saga-alt-initiative = Los dados para el primer turno: { $list }.
saga-alt-throw = { $player } { $dice }
saga-alt-plays = Cartas jugadas: { $list }.
saga-alt-play = { $card } de { $player } ({ $effect })
saga-alt-play-cancelled = { $card } de { $player } (sin efecto)
saga-alt-aid = { $card } de { $player } (descarte)
saga-alt-story = { $count ->
    [0] La historia aún no tiene Aventuras.
    [one] La historia tiene 1 Aventura.
   *[other] La historia tiene { $count } Aventuras: superadas, { $won }; fallidas, { $lost }.
}
saga-alt-newest = Las más recientes: { $list }.
saga-alt-whole-story = Todas: { $list }.
saga-alt-entry-won = { $card } ({ $type-won }, de { $player })
saga-alt-entry-lost = { $card } ({ $type-lost }, de { $player })
saga-alt-entry-open = { $card } ({ $type } de { $player }, sin decidir)
saga-alt-seat = { $player } ({ $crest }) tiene { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
saga-alt-piles = En el mazo { $deck ->
    [one] queda 1 carta
   *[other] quedan { $deck } cartas
}. En los descartes hay { $adventures ->
    [one] 1 Aventura
   *[other] { $adventures } Aventuras
} y { $interferences ->
    [one] 1 Interferencia
   *[other] { $interferences } Interferencias
}.
saga-alt-top = La Aventura de arriba de los descartes es { $card }.
saga-alt-own-aim = Tu Objetivo es { $aim }.
saga-alt-aim = { $name } ({ $needs })
saga-alt-need = { $what } { $present } de { $required }
saga-alt-playable = Puedes jugar { $list }.
saga-alt-none-playable = Ahora no puedes jugar ninguna carta.
saga-alt-may-go = Puedes descartar { $list }.
saga-alt-goes = Descartas { $list }.
saga-alt-others = También tienes { $list }.
saga-alt-card-plain = { $card }: { $text }
saga-alt-card = { $card }: { $text } ({ $why })
saga-alt-known-aim = El Objetivo de { $player } es { $aim }.
saga-alt-known-cards = Sabes que { $player } tiene { $cards }.
saga-alt-deduced = { $what }.
saga-alt-found-aim = En su lugar puedes conservar este Objetivo: { $aim }.
saga-alt-searched = Puedes tomar una de estas: { $list }.
