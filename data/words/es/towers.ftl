# Tschak! — nombres, opciones, jugadas, registro, negativas y reglas.

towers-name = Tschak!
towers-tagline = Manda el equipo justo a cada piso: el tesoro al más fuerte, el monstruo al más débil.
towers-players = 2–4 jugadores, unos 30 minutos

## Cartas

towers-type-wizard = Mago
towers-type-warrior = Guerrero
towers-type-dwarf = Enano
towers-type-artifact = Artefacto

towers-weapon-wand = varita
towers-weapon-axe = hacha
towers-weapon-sword = espada
towers-weapon-hammer = martillo
towers-weapon-bare = sin armas

towers-card-plain = { $type } { $value }
towers-card-armed = { $type } { $value } ({ $weapon })
towers-card-chameleon_1 = Camaleón I
towers-card-chameleon_2 = Camaleón II
towers-card-chameleon_3 = Camaleón III
towers-card-chameleon_4 = Camaleón IV
towers-card-artifact_1 = Artefacto (farol)
towers-card-artifact_2 = Artefacto (cuerno)
towers-card-artifact_3 = Artefacto (corona)
towers-card-artifact_4 = Artefacto (amuleto)
towers-cards = { $first }, { $others }
towers-cards-plus = { $first } + { $others }

## Lo que hay en las torres

towers-creature =
    { $skulls ->
        [one] { $name } (1 calavera)
       *[other] { $name } ({ $skulls } calaveras)
    }
towers-monster-slime = Limo
towers-monster-skeleton = Esqueleto
towers-monster-golem = Gólem
towers-monster-ghost = Fantasma
towers-monster-gazer = Observador
towers-monster-minotaur = Minotauro
towers-monster-lich = Liche
towers-monster-red_dragon = Dragón rojo
towers-monster-troglodyte = Troglodita

towers-treasure-chest = Cofre ({ $points } puntos)
towers-treasure-cursed =
    { $points ->
        [-1] Cofre maldito (−1 punto)
        [-2] Cofre maldito (−2 puntos)
       *[other] Cofre maldito ({ $points } puntos)
    }
towers-treasure-ring = Anillo de poder
towers-treasure-trophy = Trofeo
towers-treasure-elixir = Elixir

## Opciones de la mesa

towers-option-open_piles = Cartas ganadas
towers-option-open_piles-help = ¿Todo el mundo ve qué tesoros y monstruos han ganado los demás?
towers-option-open_piles-true = A la vista de todos
towers-option-open_piles-false = Solo cuántas
towers-option-hand_memory = Manos jugadas
towers-option-hand_memory-help = ¿La mesa anota las manos ya jugadas, o las recuerdas tú?
towers-option-hand_memory-true = Anotadas
towers-option-hand_memory-false = De memoria
towers-option-forbidden_teams = Equipos prohibidos
towers-option-forbidden_teams-help = Dos cartas del mismo tipo en un equipo: ¿se rechazan, o se cambian con penalización?
towers-option-forbidden_teams-refused = Rechazados
towers-option-forbidden_teams-penalty = Penalización
towers-option-elixir_use = El elixir
towers-option-elixir_use-help = Al final, ¿la mesa quita el mejor monstruo, o elige quien tiene el elixir?
towers-option-elixir_use-best = Lo mejor, sin preguntar
towers-option-elixir_use-chosen = Elige quien lo tiene

## Lo que se te pregunta

towers-aim = Gana quien tiene más puntos tras { $towers } torres; tienes { $points }. El equipo más fuerte toma el tesoro; el más débil, el monstruo.
towers-aim-level = Gana quien tiene más puntos tras { $towers } torres; tienes { $points }. Empate en el piso { $floor }: decidió { $by }, y tomaste { $what }.
towers-prompt =
    { $count ->
        [one] Piso { $floor }: elige una carta. Se muestran todas a la vez.
        [3] Piso { $floor }: elige todo tu equipo. Se muestran todos a la vez.
       *[other] Piso { $floor }: elige { $count } cartas. Se muestran todas a la vez.
    }
towers-form =
    { $count ->
        [one] Elegir { $count } carta
       *[other] Elegir { $count } cartas
    }
towers-form-prompt =
    { $count ->
        [3] Tus tres cartas para este piso
       *[other] Otras dos cartas para este piso
    }
towers-option-sum = { $cards } = { $least }
towers-option-range = { $cards } = { $least }–{ $most }
towers-hint-chameleon = El camaleón copia el mago más alto de tus rivales.
towers-hint-copied = Incluye el mago que copia tu camaleón.
towers-hint-doubled = El artefacto duplica la más débil de las otras dos cartas.
towers-hint-artifact = Con el equipo completo, el artefacto duplica su carta más débil.
towers-hint-whole = Tu equipo: { $least }.
towers-option-forbidden = { $cards } (prohibido)
towers-hint-forbidden = Dos cartas de un tipo: tendrías que cambiar una y tomar lo que más cuesta en este piso.
towers-prompt-swap = Tu equipo tiene dos cartas del mismo tipo. ¿Cuál retiras y cuál muestras en su lugar?
towers-option-swap = { $in } en vez de { $out }
towers-prompt-elixir = Tu elixir quita uno de tus monstruos antes de contar. ¿Cuál?
towers-option-remove = Quitar: { $monster }
towers-option-keep = No quitar nada
towers-option-remove-hint =
    { $points ->
        [one] Terminas con 1 punto.
       *[other] Terminas con { $points } puntos.
    }
towers-option-withdraw = Retirar mi elección
towers-option-withdraw-hint = Puedes elegir de nuevo. Los demás te esperan.

## Planes

towers-plan = { $steps }
towers-plan-step =
    { $count ->
        [3] piso { $floor }: { $cards }
       *[other] piso { $floor }, paso { $step }: { $cards }
    }
towers-plan-slot =
    { $count ->
        [one] Piso { $floor }, paso { $step }
        [2] Piso { $floor }, paso { $step }, 2 cartas
       *[other] Piso { $floor }, { $count } cartas
    }
towers-plan-over-tower = Ha empezado una torre nueva.
towers-plan-over-used = Ya no tienes { $card } para jugar.

towers-advice =
    { $aim ->
        [treasure] Así vas por el tesoro
        [monster] Así esquivas el monstruo
       *[later] Así guardas mejores cartas para luego
    }. Tu equipo { $team }{ $shown ->
        [0] { "" }
       *[other] , y { $player } muestra { $shown }
    }. Tomas el tesoro ({ $treasure } para ti ahora) { $strongest } y el monstruo ({ $monster }) { $weakest }.
towers-advice-sure = vale { $least }
towers-advice-range = vale de { $least } a { $most }
towers-advice-so-far = muestra { $least } por ahora

## Lo que pasó

towers-chapter = Torre { $number }
towers-chapter-name = Torre
towers-chapter-part = Torre { $number }, piso { $part }
towers-event-tower = Empieza la torre { $tower }.
towers-event-floor = Piso { $floor }: { $monster } y { $treasure }.
towers-event-shows = { $player } muestra { $cards }.
towers-event-sum-two = { $player }: { $first } + { $second } = { $total }
towers-event-sum-three = { $player }: { $first } + { $second } + { $third } = { $total }
towers-term-doubled = 2 × { $value }
towers-term-copied =
    { $value ->
        [0] 0 (nadie a quien copiar)
       *[other] { $value } (copiado)
    }
towers-term-copied-doubled =
    { $value ->
        [0] 2 × 0 (nadie a quien copiar)
       *[other] 2 × { $value } (copiado)
    }
towers-event-swaps = Dos del mismo tipo: { $player } retira { $out } y muestra { $in }.
towers-event-fined-treasure = Piso { $floor }: { $player } paga por un equipo prohibido y toma el tesoro, { $what }.
towers-event-fined-monster = { $player } paga por un equipo prohibido y toma el monstruo, { $what }.
towers-event-left-treasure = Piso { $floor }: { $player } toma el tesoro que queda, { $what }.
towers-event-left-monster = { $player } toma el monstruo que queda, { $what }.
towers-event-treasure = Piso { $floor }: { $player } tiene el equipo más fuerte y toma el tesoro, { $what }.
towers-event-treasure-tie = Piso { $floor }, empate entre los más fuertes, pero decide { $by }: { $player } toma el tesoro, { $what }.
towers-event-monster = { $player } tiene el equipo más débil y toma el monstruo, { $what }.
towers-event-monster-tie = Empate entre los más débiles, pero decide { $by }: { $player } toma el monstruo, { $what }.
towers-by-wizard = el mago
towers-by-wizard_weapon = la varita
towers-by-warrior = el guerrero
towers-by-warrior_weapon = el hacha del guerrero
towers-by-dwarf = el enano
towers-by-dwarf_weapon = el arma del enano
towers-event-loot =
    { $coins ->
        [0] A { $player } le queda { $card } y no gana oro.
        [one] A { $player } le queda { $card } y gana { $coins } de oro.
       *[other] A { $player } le queda { $card } y gana { $coins } de oro.
    }
towers-event-pass = Todas las manos pasan a la izquierda.
towers-event-elixir = { $player } usa su elixir: desaparece { $monster }.
towers-event-final = Puntos finales: { $points }.

towers-told-shown = A la vista: { $teams }.
towers-told-team = { $player } { $cards }
towers-told-swaps = Dos del mismo tipo: { $swaps }.
towers-told-swap = { $player } retira { $out } y muestra { $in }
towers-told-treasure = Piso { $floor }: con { $total }, { $player } toma el tesoro, { $what }.
towers-told-treasure-tie = Piso { $floor }, empate a { $total }, pero decide { $by }: { $player } toma el tesoro, { $what }.
towers-told-monster = Con { $total }, { $player } toma el monstruo, { $what }.
towers-told-monster-tie = Empate a { $total }, pero decide { $by }: { $player } toma el monstruo, { $what }.
towers-told-monster-too = { $player } toma el monstruo, { $what }.
towers-told-sums = Otros equipos: { $sums }.
towers-told-sum = { $player } { $total }
towers-told-loot = Últimas cartas: { $loot }.
towers-told-loot-won = { $player } gana { $coins } de oro con { $card }
towers-told-loot-none = { $player } no gana nada con { $card }

towers-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
towers-reason-points =
    { $points ->
        [one] { $player } tiene más puntos que nadie, 1, y gana.
       *[other] { $player } tiene más puntos que nadie, { $points }, y gana.
    }
towers-reason-monsters =
    { $points ->
        [one] Empate a 1 punto; { $player } tiene menos monstruos y gana.
       *[other] Empate a { $points } puntos; { $player } tiene menos monstruos y gana.
    }
towers-reason-shared =
    { $count ->
        [2] Empate a { $points } puntos y en monstruos: la victoria es de dos.
       *[other] Empate a { $points } puntos y en monstruos: la victoria es de { $count }.
    }

## Por qué no

towers-refused-nothing-to-withdraw = No hay nada que retirar: aún no has elegido, o las cartas ya están a la vista.
towers-refused-count =
    { $count ->
        [one] Elige exactamente una carta.
       *[other] Elige exactamente { $count } cartas.
    }
towers-refused-same-card = Cada carta se juega una sola vez. Elige cartas distintas.
towers-refused-no-card = Esa carta no existe en este juego.
towers-refused-played = Ya jugaste { $card } en esta torre.
towers-refused-not-in-hand = No tienes { $card }.
towers-refused-type-shown = Tu equipo de este piso ya tiene una carta del tipo { $type }. Elige otro tipo.
towers-refused-type-twice = Un equipo no puede tener dos cartas del tipo { $type }. Elige tipos distintos.

## La página dibujada de las reglas: frases cortas en letras grandes
towers-page-aim = Manda equipos de tres cartas a cuatro torres. Gana tesoros y esquiva monstruos.
towers-page-turn = Se eligen cartas en secreto. El equipo más fuerte toma el tesoro; el más débil, el monstruo.
towers-page-end = Las manos pasan tras cada torre. Después de la cuarta gana quien tiene más puntos.
towers-page-shown = Dibujado junto al texto: un cofre y un monstruo; un mago, un guerrero y un enano; oro, anillos y una criatura.
