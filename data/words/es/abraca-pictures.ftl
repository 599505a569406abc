# Palabras dibujadas en las imágenes de Abracada: cortas, para que quepan en su sitio.

abraca-picture-title = Abracada… ¿qué?
abraca-picture-points = { $points ->
    [one] punto
   *[other] puntos
}
abraca-picture-out = fuera
abraca-picture-spells-one = { $from }
abraca-picture-spells-two = { $from } o { $to }
abraca-picture-spells-range = del { $from } al { $to }
abraca-picture-turn-first = { $player }: un hechizo cualquiera
abraca-picture-turn-more = { $player }: { $spells }, o parar
abraca-picture-your-turn-first = Tu turno: un hechizo cualquiera
abraca-picture-your-turn-more = Tu turno: { $spells }, o parar
abraca-picture-calls-first = { $player }: { $spells }
abraca-picture-calls-more = { $player }: { $spells } o parar
abraca-picture-calls-two = { $from }, { $to }
abraca-picture-no-turn = La partida ha terminado
abraca-picture-cast-hit = { $player } anuncia { $number } { $spell }
abraca-picture-cast-miss = { $player } no tiene { $number } { $spell }
abraca-picture-cast-lower = { $player } anuncia { $number }, muy bajo
abraca-picture-rolled = dado { $roll }
abraca-picture-took-secret = toma una piedra secreta
abraca-picture-change = { $player } { $change }
abraca-picture-new-round = Empieza la ronda { $round }
abraca-picture-left = a tu izquierda
abraca-picture-right = a tu derecha
abraca-picture-left-and-right = a ambos lados
abraca-picture-fresh = nueva
abraca-picture-own-stones = Tus piedras, por antigüedad
abraca-picture-own-secrets = Tus secretas
abraca-picture-unseen = Copias que no ves
abraca-picture-used = En el tablero
abraca-picture-lobby-invite = Hechizos que todos ven, menos tú
abraca-picture-reveal-won = { $player } gana la ronda
abraca-picture-reveal-lost = { $player } se queda sin vidas
abraca-picture-end-all_used = { $player } usó todas sus piedras
abraca-picture-end-attack = { $player } noqueó a un rival
abraca-picture-end-own_fault = { $player } se quedó sin vidas
abraca-picture-end-survivor = Solo { $player } sigue en pie

# Textos alternativos y la posición en palabras, para quien no ve las imágenes.

abraca-alt-lobby = Una mesa de Abracada espera en una torre maldita, de noche, con asientos para { $least } a { $most } personas.
abraca-alt-board = Abracada, ronda { $round }.
abraca-alt-turn-first = { $player } puede anunciar cualquier hechizo del 1 al 8.
abraca-alt-turn-more = { $player } puede anunciar { $spells }, o parar.
abraca-alt-over = La partida ha terminado.
abraca-alt-last = { $what }.
abraca-alt-seat = { $player } ({ $crest }) tiene { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $life ->
    [one] 1 vida
   *[other] { $life } vidas
}{ $secrets ->
    [0] { " " }y { $stones ->
        [one] 1 piedra.
       *[other] { $stones } piedras.
    }
   *[other] , { $stones ->
        [one] 1 piedra
       *[other] { $stones } piedras
    } y { $secrets ->
        [one] 1 piedra secreta.
       *[other] { $secrets } piedras secretas.
    }
}
abraca-alt-seat-out = { $player } está fuera de la ronda.
abraca-alt-used = Piedras fuera del juego: { $list }.
abraca-alt-used-number = { $number ->
    [1] el único 1
   *[other] { $used } de los { $number }
}
abraca-alt-used-aside = { $number ->
    [1] el único 1 (apartado)
   *[other] { $used } de los { $number } (apartados: { $aside })
}
abraca-alt-table = { $pool ->
    [one] En la reserva hay 1 piedra
   *[other] En la reserva hay { $pool } piedras
}, y { $secrets ->
    [one] queda 1 piedra secreta.
   *[other] quedan { $secrets } piedras secretas.
}
abraca-alt-hand = Esta es tu mano.
abraca-alt-watch = Esta es la mesa como la ve el público.
abraca-alt-stones = { $player } tiene las piedras { $list }.
abraca-alt-stones-hidden = { $player } tiene { $count ->
    [one] 1 piedra oculta
   *[other] { $count } piedras ocultas
}.
abraca-alt-own-stones = Tienes { $count ->
    [one] 1 piedra que no ves
   *[other] { $count } piedras que no ves
}, de la más antigua a la más nueva: { $list }.
abraca-alt-own-shown = Tus piedras, de la más antigua a la más nueva: { $list }.
abraca-alt-own-none = No te quedan piedras.
abraca-alt-own-stone = desconocida
abraca-alt-own-denied = no es { $numbers }
abraca-alt-own-fresh = nueva
abraca-alt-own-secrets = Tus piedras secretas: { $list }.
abraca-alt-unseen = Copias que no ves: { $list }.
abraca-alt-unseen-number = { $count ->
    [0] { $number ->
        [1] el 1 no
       *[other] ningún { $number }
    }
   *[other] { $number ->
        [1] el 1
       *[other] { $count } de los { $number }
    }
}
abraca-alt-declared = Anunciados en esta ronda: { $list }.
abraca-alt-reveal = Termina la ronda { $round }: { $end }.
abraca-alt-reveal-seat = { $player } termina con { $life ->
    [one] 1 vida
   *[other] { $life } vidas
} (piedras: { $hand }; secretas: { $secrets }), suma { $points } y tiene { $total }.
abraca-alt-reveal-rest = Quedan en la reserva: { $pool }. Piedras secretas que quedan: { $secrets }.
abraca-alt-none = ninguna
abraca-alt-result = La partida de Abracada ha terminado. { $winner }.
abraca-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
