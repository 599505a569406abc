# Touria — nombres, opciones, jugadas, registro, negativas y reglas.

touria-name = Touria
touria-tagline = Una banda de héroes, cuatro torres que giran y nueve puertas, con una boda detrás de una.
touria-players = 2–4 jugadores, cerca de una hora

## Nombres

touria-space-castle = Castillo
touria-space-dragon = Dragón
touria-space-sword_master = Esgrimista
touria-space-trader = Mercader
touria-space-goldsmith = Orfebre
touria-space-thief = Guarida
touria-space-forest_fairy = Hada del bosque
touria-space-fountain_fairy = Hada de la fuente
touria-space-tournament = Torneo
touria-space-wizard = Mago
touria-space-bridge = Puente
touria-space-mine_1 = Mina norte
touria-space-mine_2 = Mina este
touria-space-mine_3 = Mina sureste
touria-space-mine_4 = Mina sur
touria-space-mine_5 = Mina suroeste
touria-space-mine_6 = Mina oeste

touria-about-dragon = Tira el dado y da una gema de su color para ganar un corazón. Una espada repite la tirada.
touria-about-sword_master = Toma hasta 2 espadas.
touria-about-trader = Cumple uno de tres encargos: das gemas, recibes monedas.
touria-about-goldsmith = 1 gema por una moneda, 2 iguales por un corazón, 3 iguales por 2 (3 si son del color del dado).
touria-about-thief = Saca 3 gemas de la bolsa en secreto y quédate con una.
touria-about-forest_fairy = Toma uno de los dos objetos mágicos expuestos.
touria-about-fountain_fairy = Retira del juego una de tus gemas negras.
touria-about-tournament = Cambia una espada por un corazón, o por hasta 3 monedas.

touria-tower-nw = torre noroeste
    .title = Torre noroeste
touria-tower-ne = torre noreste
    .title = Torre noreste
touria-tower-se = torre sureste
    .title = Torre sureste
touria-tower-sw = torre suroeste
    .title = Torre suroeste

touria-gem-black = negra
    .title = Negra
    .colour = negro
touria-gem-blue = azul
    .title = Azul
    .colour = azul
touria-gem-red = roja
    .title = Roja
    .colour = rojo
touria-gem-green = verde
    .title = Verde
    .colour = verde
touria-gem-yellow = amarilla
    .title = Amarilla
    .colour = amarillo
touria-gem-purple = violeta
    .title = Violeta
    .colour = violeta
touria-gems = { $count } { $colour ->
    [black] { $count ->
        [one] negra
       *[other] negras
    }
    [blue] { $count ->
        [one] azul
       *[other] azules
    }
    [red] { $count ->
        [one] roja
       *[other] rojas
    }
    [green] { $count ->
        [one] verde
       *[other] verdes
    }
    [yellow] { $count ->
        [one] amarilla
       *[other] amarillas
    }
   *[purple] { $count ->
        [one] violeta
       *[other] violetas
    }
}

touria-item-rose = Rosa
touria-item-paintbrush = Pincel
touria-item-compass = Brújula
touria-item-scale = Balanza
touria-item-crystal_ball = Bola de cristal
touria-item-helmet = Yelmo
touria-item-frog = Rana
touria-item-chest = Cofre
touria-item-mirror = Espejo
touria-item-hourglass = Reloj de arena
touria-item-knapsack = Morral
touria-item-flagon = Frasco
touria-item-boots = Botas
touria-item-broom = Escoba
touria-item-lantern = Farol
touria-item-bird = Pájaro

touria-the-rose = la Rosa
touria-the-paintbrush = el Pincel
touria-the-compass = la Brújula
touria-the-scale = la Balanza
touria-the-crystal_ball = la Bola de cristal
touria-the-helmet = el Yelmo
touria-the-frog = la Rana
touria-the-chest = el Cofre
touria-the-mirror = el Espejo
touria-the-hourglass = el Reloj de arena
touria-the-knapsack = el Morral
touria-the-flagon = el Frasco
touria-the-boots = las Botas
touria-the-broom = la Escoba
touria-the-lantern = el Farol
touria-the-bird = el Pájaro

touria-to-castle = el Castillo
    .to = al Castillo
touria-to-dragon = el Dragón
    .to = al Dragón
touria-to-sword_master = el Esgrimista
    .to = al Esgrimista
touria-to-trader = el Mercader
    .to = al Mercader
touria-to-goldsmith = el Orfebre
    .to = al Orfebre
touria-to-thief = la Guarida
    .to = a la Guarida
touria-to-forest_fairy = el Hada del bosque
    .to = al Hada del bosque
touria-to-fountain_fairy = el Hada de la fuente
    .to = al Hada de la fuente
touria-to-tournament = el Torneo
    .to = al Torneo
touria-to-wizard = el Mago
    .to = al Mago
touria-to-bridge = el Puente
    .to = al Puente
touria-to-mine_1 = la Mina norte
    .to = a la Mina norte
touria-to-mine_2 = la Mina este
    .to = a la Mina este
touria-to-mine_3 = la Mina sureste
    .to = a la Mina sureste
touria-to-mine_4 = la Mina sur
    .to = a la Mina sur
touria-to-mine_5 = la Mina suroeste
    .to = a la Mina suroeste
touria-to-mine_6 = la Mina oeste
    .to = a la Mina oeste

touria-effect-rose = Cuenta como un corazón cuando entras en el castillo.
touria-effect-paintbrush = Una gema que pagas cuenta como azul, roja, verde o amarilla. Una negra no se puede pintar.
touria-effect-compass = Una vez por viaje, salta de una mina a cualquier otra. Cuenta como un paso.
touria-effect-scale = Toma 3 monedas en el Mercader, con o sin encargo.
touria-effect-crystal_ball = Mira detrás de dos puertas cerradas. Solo tú las ves.
touria-effect-helmet = Haz dos cambios en el Torneo en vez de uno.
touria-effect-frog = Retira del juego una de tus gemas negras.
touria-effect-chest = Toma uno de los objetos expuestos del Hada del bosque.
touria-effect-mirror = Copia el objeto de encima de los usados.
touria-effect-hourglass = Juega otro turno justo después de este.
touria-effect-knapsack = Toma todas las gemas de una mina, también las negras.
touria-effect-flagon = Copia la acción de otra persona sin dar un elixir.
touria-effect-boots = Camina hasta 3 pasos más gratis.
touria-effect-broom = Vuela gratis adonde quieras. No gira ninguna torre.
touria-effect-lantern = En esta ruta, las gemas negras vuelven a la bolsa en vez de ir contigo.
touria-effect-bird = Usa el lugar otra vez, como con una gema violeta.

touria-dweller-siblings = la princesa Tara y el príncipe Talan
    .title = La princesa Tara y el príncipe Talan
    .to = a la princesa Tara y al príncipe Talan
touria-dweller-herbalist = la herbolaria
    .title = La herbolaria
    .to = a la herbolaria
touria-dweller-court_marshal = el mariscal
    .title = El mariscal
    .to = al mariscal
touria-dweller-court_jester = el bufón
    .title = El bufón
    .to = al bufón
touria-dweller-bursar = el tesorero
    .title = El tesorero
    .to = al tesorero
touria-dweller-ladys_maid = la doncella
    .title = La doncella
    .to = a la doncella
touria-dweller-cupbearer = el copero
    .title = El copero
    .to = al copero
touria-dweller-bard = el bardo
    .title = El bardo
    .to = al bardo
touria-dweller-guard = el guardia
    .title = El guardia
    .to = al guardia

touria-thing-elixir = un elixir
touria-thing-sword = una espada
touria-thing-coin = una moneda

touria-list-nothing = nada
touria-yield-nothing = vacía
touria-yield-both = { $first } + { $second }
touria-yield-times = { $what } ({ $count }×)
touria-yield-either = { $first }/{ $second }

## Opciones de la mesa

touria-option-target = Duración
touria-option-target-help = ¿Cuántos corazones y monedas abren el castillo: 7 de cada, o 5 para una primera partida?
touria-option-target-standard = 7 corazones, 7 monedas
touria-option-target-introductory = 5 corazones, 5 monedas
touria-option-ending = La boda
touria-option-ending-help = ¿Se busca la boda tras nueve puertas, o se gana en cuanto se reúne todo?
touria-option-ending-doors = Nueve puertas
touria-option-ending-sudden_marriage = Boda relámpago
touria-option-turn_rotation = Giro de las torres
touria-option-turn_rotation-help = ¿Hacia dónde gira la torre elegida?
touria-option-turn_rotation-ccw = Sentido antihorario
touria-option-turn_rotation-cw = Sentido horario
touria-option-entry_payment = Pagar la entrada
touria-option-entry_payment-help = ¿Entregas tus corazones y monedas al entrar en el castillo?
touria-option-entry_payment-true = Se entregan
touria-option-entry_payment-false = Se conservan
touria-option-castle_entry = Entrar
touria-option-castle_entry-help = Si puedes entrar en el castillo, ¿puedes esperar?
touria-option-castle_entry-optional = Se puede esperar
touria-option-castle_entry-forced = Hay que entrar
touria-option-black_redraw = Dos gemas negras
touria-option-black_redraw-help = Si a una mina le tocan dos gemas negras, ¿se sacan otras antes o después de devolverlas?
touria-option-black_redraw-draw_first = Sacar y luego devolver
touria-option-black_redraw-return_first = Devolver y luego sacar
touria-option-dragon_reroll = Repetir la tirada
touria-option-dragon_reroll-help = ¿Cuándo puede una espada repetir la tirada del Dragón?
touria-option-dragon_reroll-any_failure = Si no ganas un corazón
touria-option-dragon_reroll-only_without_match = Solo si no puedes pagar
touria-option-helmet = Yelmo
touria-option-helmet-help = ¿El Yelmo permite dos cambios por espadas, o reemplaza las dos espadas?
touria-option-helmet-two_swaps = Dos cambios
touria-option-helmet-as_swords = En vez de dos espadas
touria-option-lantern = Farol
touria-option-lantern-help = Con el Farol, ¿la gema negra solo vuelve a la bolsa, o recibes otra a cambio?
touria-option-lantern-take_other = Solo vuelve
touria-option-lantern-swap_black = Recibes otra
touria-option-supply = El banco
touria-option-supply-help = ¿Pueden acabarse los corazones, las monedas y las espadas?
touria-option-supply-limited = Sí
touria-option-supply-unlimited = No
touria-option-items_visible = Objetos
touria-option-items_visible-help = ¿Todo el mundo ve quién tiene cada objeto mágico?
touria-option-items_visible-true = A la vista de todos
touria-option-items_visible-false = Tras los biombos
touria-option-log = El registro
touria-option-log-help = ¿El registro anota cada gema, corazón y moneda, o solo los viajes?
touria-option-log-table = Todo
touria-option-log-discreet = Solo los viajes
touria-option-round_limit = Límite de rondas
touria-option-round_limit-help = ¿Tras cuántas rondas termina si no gana nadie? Casi siempre bastan menos de 20.
touria-option-round_limit-none = 200 rondas
touria-option-round_limit-15 = 15 rondas
touria-option-round_limit-20 = 20 rondas
touria-option-round_limit-30 = 30 rondas
touria-option-silence = Espera para copiar
touria-option-silence-help = ¿Cuánto tiempo tienes para decir si copias? Después, es que no.
touria-option-silence-two_hours = Dos horas
touria-option-silence-eight_hours = Ocho horas
touria-option-silence-one_day = Un día
touria-option-silence-wait = Hasta tres días

## Lo que se te pregunta

touria-prompt-bonus = No empiezas, así que elige una pequeña ventaja.
touria-prompt-start = ¡Tu turno! ¿Adónde van los héroes?
touria-prompt-fly = ¿Adónde vuelas?
touria-prompt-route = ¿Por dónde vas { $place-to }? La { $tower } ha girado y ahora lleva { $seen-to }.
touria-form = El resto de mi turno
touria-form-way = ¿Por dónde?
touria-form-decide-there = Lo decides allí: por este camino, antes viene otra cosa.
touria-form-there = ¿Y en { $place }?
touria-form-later = Decidir allí
touria-form-later-hint = Te pregunto cuando lleguen los héroes.
touria-form-some-ways = No vale con todos los caminos.
touria-form-then = ¿Y después?
touria-form-ask-then = Decidir después
touria-form-finish-hint = Antes los demás pueden copiarte, si hiciste algo.
touria-prompt-route-on =
    Vas { $place-to }. Por ahora son { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }, { $cost ->
        [0] gratis
        [one] 1 moneda
       *[other] { $cost } monedas
    }; puedes dar { $left } más.
touria-prompt-mine = Hay dos gemas en { $place }.{ $so_far } ¿Cuál tomas?
touria-prompt-arrival = Estás en { $place }.{ $so_far } ¿Qué haces?
touria-prompt-execute = Estás en { $place }.{ $so_far } ¿Qué haces ahora?
touria-prompt-copied = Copias en { $place }: ¿qué haces?
touria-prompt-dragon = En el dado sale { $gem-colour }. ¿Y ahora?
touria-prompt-thief = Metiste la mano en la bolsa. ¿Con qué gema te quedas?
touria-prompt-after = ¡Hecho!{ $so_far } { $lacking } ¿Algo más antes de las copias?
touria-prompt-copy = ¿Copias esto en { $place }? Tu mejor elección ahora es «{ $best }».
touria-prompt-copy-without = No tienes elixir, así que no puedes copiar esto en { $place }.
touria-prompt-copy-idle = Ahora no podrías hacer nada en { $place }.
touria-prompt-copy-again = En { $place } queda menos que cuando respondiste. ¿Aún copias? Tu mejor elección ahora es «{ $best }».
touria-prompt-copy-gone = Otros se adelantaron en { $place }, y no queda nada para ti.
touria-prompt-end = Fin del turno.{ $so_far } { $lacking } ¿Algo más?
touria-prompt-end-castle = ¿Algo más antes de que termine tu turno?
touria-aim =
    El castillo pide { $target } corazones, { $target } monedas y ninguna gema negra. { $black ->
        [0] Tienes { $hearts } y { $coins }.
        [one] Tienes { $hearts }, { $coins } y 1 gema negra.
       *[other] Tienes { $hearts }, { $coins } y { $black } gemas negras.
    }
touria-aim-wedding =
    Se gana con { $target } corazones, { $target } monedas y ninguna gema negra. { $black ->
        [0] Tienes { $hearts } y { $coins }.
        [one] Tienes { $hearts }, { $coins } y 1 gema negra.
       *[other] Tienes { $hearts }, { $coins } y { $black } gemas negras.
    }
touria-aim-doors =
    { $closed ->
        [one] Estás en el castillo. ¡Tara y Talan están tras la última puerta cerrada!
       *[other] Estás en el castillo. Se gana con la puerta correcta, y quedan { $closed } cerradas.
    }
touria-prompt-doors = Estás en el castillo. ¿Qué puerta abres?
touria-prompt-gift = Se espera de ti un pequeño regalo. ¿Qué das?
touria-prompt-knapsack = ¿Qué mina vacías?
touria-prompt-chest = ¿Qué objeto tomas?
touria-prompt-crystal_ball = ¿Detrás de qué puertas miras?
touria-prompt-paintbrush = ¿Qué gema pintas, y de qué color?
touria-prompt-wish-open = ¿Cuándo te pregunto si copias?
touria-prompt-wish-yes = En este turno copias si puedes. ¿Cuándo más te pregunto?
touria-prompt-wish-no = En este turno no copias. ¿Cuándo más te pregunto?

touria-so-far = { "" } Hasta ahora: { $list }.
touria-so-far-nothing = { "" }
touria-more-hearts = { $count ->
    [one] +{ $count } corazón
   *[other] +{ $count } corazones
}
touria-less-hearts = { $count ->
    [one] −{ $count } corazón
   *[other] −{ $count } corazones
}
touria-more-coins = { $count ->
    [one] +{ $count } moneda
   *[other] +{ $count } monedas
}
touria-less-coins = { $count ->
    [one] −{ $count } moneda
   *[other] −{ $count } monedas
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

touria-lacking = Aún te falta: { $list }.
touria-lacking-nothing = ¡El castillo se abre para ti!
touria-lacking-hearts = { $count ->
    [one] { $count } corazón
   *[other] { $count } corazones
}
touria-lacking-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
touria-lacking-black = { $count ->
    [one] deshacerte de { $count } gema negra
   *[other] deshacerte de { $count } gemas negras
}

## Lo que un consejo dice de una respuesta

touria-advice-brings = { $list }. { $lacking }{ $turns }
touria-advice-turns-none = { "" }
touria-advice-turns =
    { $whole ->
        [0] { " " }Te ahorra cerca de medio turno.
        [one] { $half ->
            [0] { " " }Te ahorra cerca de un turno.
           *[other] { " " }Te ahorra cerca de un turno y medio.
        }
       *[other] { " " }Te ahorra cerca de { $whole } turnos.
    }
touria-advice-dragon =
    { $swords ->
        [0] Puedes pagar lo que salga en el dado { $works }, y eso gana un corazón.
        [one] Puedes pagar lo que salga en el dado { $works }, o { $more } si repites con tu espada. Eso gana un corazón.
       *[other] Puedes pagar lo que salga en el dado { $works }, o { $more } si repites con tus { $swords } espadas. Eso gana un corazón.
    }
touria-advice-thief = Ves tres gemas y te quedas con una. Mientras haya gemas de color en la bolsa, te toca alguna.
touria-advice-door-elsewhere = Viste a Tara y Talan tras otra puerta.
touria-advice-door-known = Sabes quién espera tras esta puerta.
touria-advice-door =
    { $doors ->
        [one] ¡Tara y Talan están tras esta puerta!
       *[other] Tara y Talan están tras esta puerta { $works }. { $stops ->
            [0] Tienes un regalo para cualquier otra persona que pueda salir.
            [one] 1 persona más quiere un regalo que no tienes, y eso terminaría tu turno.
           *[other] { $stops } personas más quieren regalos que no tienes, y eso terminaría tu turno.
        }
    }
touria-advice-there-luck = Probarías suerte en { $place }. { $best }
touria-advice-flight-luck = Lo mejor es volar { $place-to }. { $best }
touria-advice-bonus-gem = Dos gemas iguales hacen un corazón y tres hacen dos: una gema es un buen comienzo. El color da igual.
touria-advice-bonus-coin = Necesitas monedas para el castillo, y una moneda ahora paga una ruta larga o el Mago.
touria-advice-bonus-sword = En el Torneo, una espada vale un corazón o 3 monedas. Hasta entonces, puede girar una torre si no te gusta ninguna.
touria-advice-bonus-black = Cada gema negra te cierra el castillo hasta que te deshaces de ella.
touria-advice-equal = Da igual.
touria-advice-there = Tu mejor elección en { $place } es «{ $best }».
touria-advice-flight = Vuela { $place-to } y elige «{ $best }».
touria-advice-nothing-there = Ahora no podrías hacer nada en { $place }. Lo que cuenta son las gemas del camino, o tu próximo turno.
touria-advice-nothing-else = Nada más aquí da más de lo que cuesta.

## Lo que puedes elegir

touria-do-bonus-gem = Una gema { $gem }
touria-hint-gem = Con gemas se compran corazones y monedas.
touria-hint-bonus-black = Solo la acepta el Dragón, si sale negro. Con ella no entras en el castillo.
touria-do-bonus-coin = Una moneda
touria-hint-bonus-coin = Paga rutas largas y el Mago, y necesitas monedas para el castillo.
touria-do-bonus-sword = Una espada
touria-hint-bonus-sword = Compra corazones o monedas en el Torneo, repite la tirada del Dragón o gira una torre.
touria-do-tower =
    { $cost ->
        [0] { $action } · { $tower }
        [one] { $action } · { $tower } · 1 moneda
       *[other] { $action } · { $tower } · { $cost } monedas
    }
touria-hint-walk =
    { $steps ->
        [0] Ya estás ahí
        [one] 1 paso
       *[other] { $steps } pasos
    }, { $cost ->
        [0] gratis
        [one] 1 moneda
       *[other] { $cost } monedas
    }. Luego en esta torre: { $next }
touria-hint-wizard = Paga 1 moneda y vuela adonde quieras. Luego en esta torre: { $next }
touria-do-sword = Espada: girar la { $tower } hasta { $action }
touria-hint-sword = Cuesta 1 espada. Después aún eliges una torre.
touria-do-forced = Girar la { $tower } y pasar
touria-hint-forced = No puedes llegar a ningún lugar que muestran tus torres.
touria-do-enter = ¡Entrar en el castillo!
touria-hint-enter = Levantas tu biombo y desde ahora abres puertas.
touria-do-route =
    { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }, { $cost ->
        [0] gratis
        [one] 1 moneda
       *[other] { $cost } monedas
    }: { $gems } · ruta { $number }
touria-do-route-direct =
    { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }, { $cost ->
        [0] gratis
        [one] 1 moneda
       *[other] { $cost } monedas
    }, sin minas · ruta { $number }
touria-hint-mines = Pasas por: { $mines }
touria-hint-no-mines = No recogerás gemas.
touria-hint-gems = En la mina: { $gems }
touria-way =
    { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
touria-do-stepwise = Otra ruta
touria-hint-stepwise = Elige tu ruta casilla por casilla.
touria-hint-stepwise-idle = Ninguna otra ruta da más.
touria-hint-step = Pagas cuando has elegido toda la ruta.
touria-do-step = Seguir { $space-to }
touria-do-step-mine = Seguir { $space-to } ({ $gems })
touria-do-stay = Quedarme en { $place }
touria-hint-stay = Sin pasos, sin monedas, sin gemas.
touria-do-arrive =
    { $cost ->
        [0] Ir { $place-to } gratis
        [one] Ir { $place-to } por 1 moneda
       *[other] Ir { $place-to } por { $cost } monedas
    }
touria-hint-arrive = Sales ahora, por las minas que elegiste.
touria-do-jump = Usar { $item } y saltar { $mine-to }
touria-do-pick = Tomar la gema { $gem }
touria-hint-pick = La otra gema se queda en la mina.
touria-do-fly = { $place }
touria-do-item = { $item }
touria-do-mirror = Usar el Espejo como { $item }
touria-do-empty = { $mine }: { $gems }
touria-hint-empty = Te lo llevas todo, y la mina vuelve a llenarse.
touria-do-door = Puerta { $door }
touria-hint-look = Solo tú sabrás quién espera ahí.
touria-hint-open = Ganas si Tara y Talan están ahí. Cualquier otra persona quiere un regalo.
touria-do-take = Tomar { $item }
touria-do-skip = No hacer nada aquí
touria-hint-skip = Entonces nadie puede copiarte.
touria-do-sword_master =
    { $count ->
        [one] Tomar 1 espada
       *[other] Tomar { $count } espadas
    }
touria-do-thief = Meter la mano en la bolsa
touria-do-dragon = Luchar con el Dragón
touria-hint-dragon = Puedes pagar { $works } de los { $of } colores del dado. Si sale uno, ganas un corazón.
touria-do-fountain_fairy = Entregar una gema negra
# Differs: la imagen muestra gemas y hay poco sitio.
touria-do-keep = Guardar la { $gem }
touria-hint-keep = Las demás vuelven a la bolsa. Nadie ve cuál guardas.
touria-do-keep-nothing = Todas son negras: ninguna
touria-hint-keep-nothing = Las gemas negras vuelven a la bolsa.
touria-do-pay = Dar la gema { $gem }
touria-hint-gift = Después puedes abrir otra puerta.
touria-do-reroll = Repetir la tirada por una espada
touria-hint-reroll = Cuesta 1 espada. Puedes pagar { $works } de los { $of } colores.
touria-do-retreat = Retirarme
touria-hint-retreat = Conservas tus gemas, pero no ganas nada.
touria-do-sell = { $gems }: una moneda
touria-do-pair = { $gems }: un corazón
touria-do-triple =
    { $hearts ->
        [one] { $gems }: un corazón
       *[other] { $gems }: { $hearts } corazones
    }
touria-do-order =
    { $count ->
        [one] { $gems } por 1 moneda
       *[other] { $gems } por { $count } monedas
    }
touria-hint-then-hearts =
    { $have ->
        [one] Tendrás 1 corazón, y necesitas { $target }.
       *[other] Tendrás { $have } corazones, y necesitas { $target }.
    }
touria-hint-then-coins =
    { $have ->
        [one] Tendrás 1 moneda, y necesitas { $target }.
       *[other] Tendrás { $have } monedas, y necesitas { $target }.
    }
touria-do-stop = Ya basta
touria-hint-stop = Esto termina tu acción aquí.
touria-do-swap-hearts =
    { $swords ->
        [0] Un corazón, con el Yelmo
       *[other] 1 espada por un corazón
    }
touria-do-swap-coins =
    { $swords ->
        [0] { $count ->
            [one] 1 moneda, con el Yelmo
           *[other] { $count } monedas, con el Yelmo
        }
       *[other] { $count ->
            [one] 1 espada por 1 moneda
           *[other] 1 espada por { $count } monedas
        }
    }
touria-hint-helmet-two_swaps = Dos cambios en vez de uno, cada uno por una espada.
touria-hint-helmet-as_swords = Dos cambios, y el Yelmo paga los dos.
touria-hint-short-hearts =
    { $count ->
        [0] Al banco no le quedan corazones.
        [one] Al banco solo le queda 1 corazón.
       *[other] Al banco solo le quedan { $count } corazones.
    }
touria-hint-short-coins =
    { $count ->
        [one] Al banco solo le queda 1 moneda.
       *[other] Al banco solo le quedan { $count } monedas.
    }
touria-hint-short-swords =
    { $count ->
        [one] Al banco solo le queda 1 espada.
       *[other] Al banco solo le quedan { $count } espadas.
    }
touria-do-paint = Pintar una gema { $gem } de { $target-colour }
touria-hint-paint = Solo para este pago.
touria-do-twice-purple = Tomar espadas dos veces, por una gema violeta
touria-do-twice-bird = Tomar espadas dos veces, con el Pájaro
touria-do-twice-mirror = Espejo como el Pájaro: tomar espadas dos veces
touria-hint-twice =
    { $count ->
        [one] 1 espada en total.
       *[other] { $count } espadas en total.
    }
touria-do-double-purple = Otra vez, por una gema violeta
touria-do-double-bird = Otra vez, con el Pájaro
touria-do-double-mirror = Otra vez, con el Espejo como el Pájaro
touria-hint-double = Usas este lugar por segunda vez.
touria-do-done = Listo: terminar mi turno
touria-hint-done = Los demás pueden copiarte y luego sigue el próximo turno.
touria-hint-done-hourglass = Los demás pueden copiarte y luego puedes usar el Reloj de arena.
touria-do-linger = Dejar que copien y seguir mi turno
touria-hint-linger = Después de las copias aún puedes usar objetos.
touria-hint-linger-idle = No tendrás otro objeto que usar entonces.
touria-do-end = Terminar mi turno
touria-hint-end = Sigue el próximo turno.
touria-do-stop-opening = Parar por ahora
touria-hint-stop-opening = Abres otra puerta en tu próximo turno.
touria-do-give = Dar { $gift }
touria-do-give-nothing = No dar nada y terminar mi turno
touria-hint-give-nothing = Pruebas otra puerta en tu próximo turno.
touria-do-copy-elixir = Copiar por un elixir
touria-hint-copy-elixir = Tu elixir va a la persona que tiene el turno.
touria-do-copy-flagon = Copiar con { $item }
touria-do-copy-elixir-take = Dar un elixir, tomar { $item }
touria-do-copy-flagon-take = Usar { $flagon }, tomar { $item }
touria-do-pass = Esta vez no
touria-hint-pass = No das nada y no haces nada aquí.
touria-do-ask-all = Preguntarme siempre
touria-hint-ask-all = Te pregunto siempre que puedas copiar algo.
touria-do-ask-some = Preguntarme en estos lugares
touria-hint-ask-some = Marca los lugares de abajo. En los demás, pasas.
touria-do-ask-none = No preguntarme nunca
touria-hint-ask-none = Pasas siempre, sin pulsar nada.
touria-do-wish-on = ✓ { $place }
touria-do-wish-off = ✗ { $place }
touria-do-advance-yes = Copiar en este turno
touria-hint-advance-yes = Vayan adonde vayan los héroes en este turno, si puedes.
touria-do-advance-no = No copiar en este turno
touria-hint-advance-no = Pasas en este turno sin pulsar nada.
touria-do-advance-open = Preguntarme en este turno
touria-hint-advance-open = Olvido lo que dijiste para este turno.

## Lo que pasó

touria-chapter = Ronda { $number }
touria-chapter-name = Ronda
touria-event-turn = Turno de { $player }.
touria-event-bonus-gem = { $player } toma una gema { $gem } como ventaja.
touria-event-bonus-coin = { $player } toma una moneda como ventaja.
touria-event-bonus-sword = { $player } toma una espada como ventaja.
touria-event-gain-hearts =
    { $count ->
        [one] { $player } gana { $count } corazón.
       *[other] { $player } gana { $count } corazones.
    }
touria-event-gain-coins =
    { $count ->
        [one] { $player } recibe { $count } moneda.
       *[other] { $player } recibe { $count } monedas.
    }
touria-event-gain-swords =
    { $count ->
        [one] { $player } recibe { $count } espada.
       *[other] { $player } recibe { $count } espadas.
    }
touria-event-pay-hearts =
    { $count ->
        [one] { $player } entrega { $count } corazón.
       *[other] { $player } entrega { $count } corazones.
    }
touria-event-pay-coins =
    { $count ->
        [one] { $player } paga { $count } moneda.
       *[other] { $player } paga { $count } monedas.
    }
touria-event-pay-swords =
    { $count ->
        [one] { $player } da { $count } espada.
       *[other] { $player } da { $count } espadas.
    }
touria-event-pay-gems = { $player } da { $gems }.
touria-event-tower = { $player } sigue la { $tower } { $action-to }.
touria-event-sword = { $player } gira la { $tower }.
touria-event-forced = { $player } no puede ir a ningún lado, gira la { $tower } y pasa.
touria-event-walk =
    { $steps ->
        [one] { $player } lleva a los héroes { $place-to }, a 1 paso.
       *[other] { $player } lleva a los héroes { $place-to }, a { $steps } pasos.
    }
touria-event-stay = { $player } se queda en { $place }.
touria-event-fly = { $player } vuela { $place-to }.
touria-event-mine = { $player } toma una gema { $gem } de la { $mine }.
touria-event-lantern-light = El Farol devuelve a la bolsa una gema negra de la { $mine }.
touria-event-use = { $player } usa { $item }.
touria-event-mirror = { $player } usa el Espejo como { $item }.
touria-event-display = Nuevo en el Hada del bosque: { $item }.
touria-event-take = { $player } toma { $item }.
touria-event-banish = { $player } retira del juego una gema negra.
touria-event-look = { $player } mira detrás de la puerta { $door }.
touria-event-saw = Detrás de la puerta { $door } ves { $dweller-to }.
touria-event-place = { $player } actúa en { $place }.
touria-event-fight = { $player } lucha con el Dragón.
touria-event-reach = { $player } mete la mano en la bolsa.
touria-event-keep = { $player } guarda una gema y devuelve las demás.
touria-event-keep-nothing = { $player } no guarda ninguna gema.
touria-event-roll = { $player } saca { $gem-colour }.
touria-event-retreat = { $player } se retira ante el Dragón.
touria-event-order =
    { $count ->
        [one] { $player } cumple un encargo ({ $gems }) por { $count } moneda.
       *[other] { $player } cumple un encargo ({ $gems }) por { $count } monedas.
    }
touria-event-new-order =
    { $count ->
        [one] Un encargo nuevo paga { $count } moneda por { $gems }.
       *[other] Un encargo nuevo paga { $count } monedas por { $gems }.
    }
touria-event-paint = { $player } pinta una gema { $gem } de { $target-colour }.
touria-event-double = { $player } lo hace otra vez.
touria-event-skip = { $player } no hace nada aquí.
touria-event-window = { $player } termina en { $place }, y los demás pueden copiar.
touria-event-joins = { $player } copia la acción.
touria-event-copy-elixir = { $player } da un elixir a { $owner } y copia la acción.
touria-event-copy-flagon = { $player } usa { $item } y copia la acción.
touria-event-copied = Todos han copiado o pasado, y { $player } sigue.
touria-event-enter = ¡{ $player } entra en el castillo y levanta su biombo!
touria-event-door = { $player } abre la puerta { $door } y encuentra { $dweller-to }.
touria-event-race = ¡Ya son { $count } en el castillo, en busca de la puerta correcta!
touria-event-last-door = Solo la puerta { $door } sigue cerrada: ¡ahí están Tara y Talan!
touria-event-last-round = Empieza la última ronda.
touria-event-gift = { $player } da { $gift }.
touria-event-no-gift = { $player } no tiene el regalo y espera.
touria-some-elixirs =
    { $count ->
        [one] { $count } elixir
       *[other] { $count } elixires
    }

touria-some-hearts =
    { $count ->
        [one] { $count } corazón
       *[other] { $count } corazones
    }
touria-some-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
touria-some-swords =
    { $count ->
        [one] { $count } espada
       *[other] { $count } espadas
    }
touria-some-gems =
    { $colour ->
        [black] { $count ->
            [one] { $count } gema negra
           *[other] { $count } gemas negras
        }
        [blue] { $count ->
            [one] { $count } gema azul
           *[other] { $count } gemas azules
        }
        [red] { $count ->
            [one] { $count } gema roja
           *[other] { $count } gemas rojas
        }
        [green] { $count ->
            [one] { $count } gema verde
           *[other] { $count } gemas verdes
        }
        [yellow] { $count ->
            [one] { $count } gema amarilla
           *[other] { $count } gemas amarillas
        }
       *[purple] { $count ->
            [one] { $count } gema violeta
           *[other] { $count } gemas violetas
        }
    }

touria-told = { $player } { $deeds }.
touria-told-and = { $list }, y { $item }
touria-told-walks = va { $place-to } ({ $way })
touria-told-steps =
    { $count ->
        [one] 1 paso
       *[other] { $count } pasos
    }
touria-told-stays = se queda en { $place }
touria-told-flies = vuela { $place-to }
touria-told-flies-paid = vuela { $place-to } por { $price }
touria-told-turns = gira la { $tower }
touria-told-turns-paid = gira la { $tower } por 1 espada
touria-told-forced = no puede ir a ningún lado, gira la { $tower } y pasa
touria-told-picks = recoge { $gems }
touria-told-uses = usa { $item }
touria-told-mirrors = usa el Espejo como { $item }
touria-told-takes = toma { $item }
touria-told-trades = da { $paid } por { $got }
touria-told-gives = da { $paid }
touria-told-gets = recibe { $got }
touria-told-removes =
    { $count ->
        [one] retira del juego 1 gema negra
       *[other] retira del juego { $count } gemas negras
    }
touria-told-keeps =
    { $count ->
        [one] guarda 1 gema
       *[other] guarda { $count } gemas
    }
touria-told-keeps-nothing = no guarda ninguna gema
touria-told-retreats = se retira ante el Dragón
touria-told-order = cumple un encargo ({ $gems }) por { $coins }
touria-told-again = lo hace otra vez
touria-told-again-paid = lo hace otra vez por { $price }
touria-told-skips = no hace nada allí
touria-told-copies = copia esto
touria-told-copies-elixir = da 1 elixir a { $owner } para copiar esto
touria-told-copies-flagon = usa { $item } para copiar esto
touria-told-lifts = levanta su biombo
touria-told-enters = entra en el castillo
touria-told-opens = abre la puerta { $door }
touria-told-finds = encuentra { $dweller-to }
touria-told-no-gift = no tiene el regalo
touria-told-looks = mira detrás de { $doors }
touria-told-door = la puerta { $door }

touria-score =
    { $score ->
        [one] { $score } corazón o moneda
       *[other] { $score } corazones y monedas
    }
touria-reason-siblings = { $player } encuentra a Tara y Talan antes que nadie y gana.
touria-reason-marriage = { $player } tiene todo para la boda y gana al instante.
touria-reason-rounds = Se acabó la última ronda. { $player } ha llegado más lejos y gana.
touria-reason-shared =
    { $count ->
        [2] Se acabó la última ronda. Hay empate, y la victoria es de dos.
       *[other] Se acabó la última ronda. Hay empate, y la victoria es de { $count }.
    }

## Por qué no

touria-refused-over = Esta partida ha terminado.
touria-refused-not-seated = No tienes asiento en esta mesa, así que no puedes guiar a los héroes.
touria-refused-turn = Ahora elige { $player }. ¡Ya te tocará!
touria-refused-copy-chapel = Estás en el castillo: desde ahí nadie copia, ni hace falta.
touria-refused-copy-own = Es tu propio turno. Los demás deciden si te copian.
touria-refused-copy-elixir = No tienes elixir que dar.
touria-refused-copy-idle = Ahora no podrías hacer nada aquí.
touria-refused-copy-over = Es tarde para copiar en este turno.
touria-refused-not-owned = No tienes { $item }.
touria-refused-mirror = El Espejo no tiene nada que copiar.
touria-refused-window = Ahora no puedes usar { $item }.
touria-refused-fly = Ahí no se puede aterrizar. Vuela a un lugar, no a una mina, al Puente ni al patio.
touria-refused-action = Ahora no puedes hacer eso aquí.
touria-refused-double = Ahora no puedes hacerlo otra vez.
touria-refused-pay = Ahora no puedes pagar eso.
touria-refused-door = Ahora no puedes abrir esa puerta.
touria-refused-enter = Para entrar en el castillo necesitas { $target } corazones, { $target } monedas y ninguna gema negra.
touria-refused-enter-later = Puedes entrar en el castillo al empezar tu turno.
touria-refused-tower-later = Es tarde: la torre se elige al empezar el turno.
touria-refused-sword = No tienes espada para girar una torre.
touria-refused-tower = No puedes llegar { $place-to } con lo que tienes.
touria-refused-stepwise = Ese mensaje ya no vale. Elige una de las rutas que se ofrecen ahora, u otra casilla por casilla.
touria-refused-route-later = Primero elige una torre y luego la ruta.
touria-refused-form-asked = Antes te pregunto otra cosa: elige «Decidir después». No se hizo nada.
touria-refused-form-then = Elige qué haces en el lugar antes de terminar tu turno, o termínalo más tarde. No se hizo nada.
touria-refused-form-way = Por ese camino antes viene otra cosa: elige «Decidir allí». No se hizo nada.
touria-refused-route = Esta ruta no lleva adonde van los héroes.
touria-refused-road = No hay camino de donde estás { $space-to }.
touria-refused-road-twice = Cada camino vale solo una vez por turno.
touria-refused-coins =
    Demasiado lejos: { $free } pasos son gratis, cada paso de más cuesta una moneda, y { $coins ->
        [0] no tienes ninguna
       *[other] tienes { $coins }
    }.
touria-refused-unknown = Eso no se puede elegir aquí. Los botones muestran lo que puedes hacer.

## La página dibujada de las reglas: frases cortas en letras grandes
touria-page-aim = Reúne 7 corazones y 7 monedas y deshazte de las gemas negras. Luego entra en el castillo.
touria-page-turn = Elige una torre y lleva a los héroes al lugar que muestra. Toma gemas de las minas y usa el lugar.
touria-page-end = En el castillo, abre puertas y haz regalos. Encuentra a Tara y Talan y ganas.
touria-page-shown = Dibujado junto al texto: un corazón, monedas y gemas; el Dragón y los héroes; nueve puertas cerradas del castillo.

## Planes

touria-plan = copiar { $where } si da { $gain }, { $way }; { $rest }
touria-plan-anywhere = donde sea
touria-plan-at = en { $place }
touria-plan-anything = cualquier cosa
touria-plan-hearts =
    { $count ->
        [one] al menos 1 corazón
       *[other] al menos { $count } corazones
    }
touria-plan-coins =
    { $count ->
        [one] al menos 1 moneda
       *[other] al menos { $count } monedas
    }
touria-plan-swords =
    { $count ->
        [one] al menos 1 espada
       *[other] al menos { $count } espadas
    }
touria-plan-gems =
    { $count ->
        [one] al menos 1 gema
       *[other] al menos { $count } gemas
    }
touria-plan-items = un objeto
touria-plan-way-either = con un elixir o, si no, con el Frasco
touria-plan-way-elixir = con un elixir
touria-plan-way-flagon = con el Frasco
touria-plan-rest-ask = si no, preguntarme
touria-plan-rest-pass = si no, no copiar
touria-plan-slot-gain = Copiar si da…
touria-plan-slot-place = ¿Dónde?
touria-plan-slot-way = ¿Cómo pagas?
touria-plan-slot-rest = Si no da eso…
touria-plan-over-means = Ya no puedes pagar una copia así.
