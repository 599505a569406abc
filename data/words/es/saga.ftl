# Saga — nombres, opciones, jugadas, registro, negativas y reglas. Las cartas están en saga-cards.ftl.

saga-name = Saga: el hilo de las Hadas
saga-tagline = Un Héroe, muchas Hadas: tira del hilo de una vida hacia tu final secreto.
saga-players = 2–6 jugadores, unos 60 minutos

## Características y tipos

saga-characteristic-fame = Fama
saga-characteristic-courage = Coraje
saga-characteristic-wealth = Riqueza
saga-characteristic-wisdom = Sabiduría
saga-characteristic-might = Fuerza

saga-type-journey = Viaje
    .one = un Viaje
    .won = Viaje superado
    .lost = Viaje fallido
saga-type-conquest = Conquista
    .one = una Conquista
    .won = Conquista superada
    .lost = Conquista fallida
saga-type-fight = Combate
    .one = un Combate
    .won = Combate superado
    .lost = Combate fallido
saga-type-wonder = Prodigio
    .one = un Prodigio
    .won = Prodigio superado
    .lost = Prodigio fallido
saga-type-vow = Voto
    .one = un Voto
    .won = Voto superado
    .lost = Voto fallido
saga-type-love = Amor
    .one = un Amor
    .won = Amor superado
    .lost = Amor fallido
saga-type-friendship = Amistad
    .one = una Amistad
    .won = Amistad superada
    .lost = Amistad fallida

## De qué se compone una suma

saga-terms = { $first } + { $second }
saga-term-0 = nada más
saga-term-highest = valor más alto
saga-term-lowest = valor más bajo
saga-term-hand-you = cartas en mano
saga-term-won-friendship = Amistades superadas
saga-term-max-wealth-wisdom = Riqueza o Sabiduría

saga-adventure-hint = { $odds } { $stakes }
saga-adventure-named = { $card } · { $type }

## Opciones de la mesa

saga-option-requirements = Objetivos
saga-option-requirements-help = Entre 4 o más, ¿los Objetivos piden más, o lo que está impreso?
saga-option-requirements-scaled = Más si son más
saga-option-requirements-printed = Como impreso (corto)
saga-option-trial = La iniciación del Héroe
saga-option-trial-help = ¿Vale la iniciación cuando la han fallado todas las Hadas, o tiene que lograrla alguien?
saga-option-trial-until_all_tried = Cuando todas probaron
saga-option-trial-until_passed = Cuando alguien la logra
saga-option-rounds = Rondas
saga-option-rounds-help = ¿Tras cuántas rondas enteras acaba la historia? Gana el Hada más cercana a su Objetivo.
saga-option-rounds-10 = 10 rondas
saga-option-rounds-15 = 15 rondas
saga-option-rounds-20 = 20 rondas
saga-option-rounds-30 = 30 rondas
saga-option-rounds-45 = 45 rondas
saga-option-rounds-60 = 60 rondas
saga-option-window_silence = Tiempo para interferir
saga-option-window_silence-help = Si alguien no responde en un desafío, ¿cuánto se espera hasta que pasa?
saga-option-window_silence-15 = 15 minutos
saga-option-window_silence-60 = 1 hora
saga-option-window_silence-240 = 4 horas
saga-option-window_silence-720 = 12 horas
saga-option-window_silence-1440 = 1 día
saga-option-veil = Ocultar pases rápidos
saga-option-veil-help = Cuando todos pasan, ¿cuánto puede esperar aún el desafío, al azar, para ocultarlo?
saga-option-veil-0 = No, seguir enseguida
saga-option-veil-10 = Hasta 10 segundos
saga-option-veil-20 = Hasta 20 segundos
saga-option-veil-40 = Hasta 40 segundos
saga-option-veil-60 = Hasta 1 minuto
saga-option-retrieving = Recuperar cartas
saga-option-retrieving-help = ¿Cuántas veces por turno puedes recuperar la Aventura de arriba de los descartes?
saga-option-retrieving-once = Una vez por turno
saga-option-retrieving-any_number = Mientras puedas pagar
saga-option-links = Enlaces
saga-option-links-help = 29 Aventuras pueden seguir a dos tipos. ¿Valen los dos, o solo el primero?
saga-option-links-two_types = Valen los dos tipos
saga-option-links-one_type = Solo el primero
saga-option-objectives_open = Objetivos abiertos
saga-option-objectives_open-help = ¿Están todos los Objetivos boca arriba? Es una forma amable de jugar la primera vez.
saga-option-objectives_open-true = Boca arriba
saga-option-objectives_open-false = Secretos

## Lo que se te pregunta

saga-aim = Tu Objetivo, { $objective }: { $first } · { $second } · { $count }. Alcanza los tres para ganar.
saga-aim-need = { $what } { $present }/{ $required }
saga-prompt-mulligan = Tu primera mano tiene pocas Aventuras. ¿La conservas o la cambias?
saga-prompt-hand = Esta es tu primera mano. La historia empieza en cuanto respondan todos.
saga-option-keep-hand = Conservar esta mano
saga-option-redraw = Cambiar esta mano
saga-option-redraw-hint = Descarta las cinco cartas boca arriba y roba otras cinco.

saga-prompt-trial = Primero, la iniciación de { $hero }. Inténtala en este turno.
saga-prompt-adventure = Tu turno. ¿Qué le pasa ahora a { $hero }?
saga-prompt-main = Tu turno. ¿Algo más antes de terminarlo?
saga-option-attempt = Intentar la iniciación de { $hero }
saga-option-attempt-hint = { $odds } En todo caso, no juegas ninguna Aventura en este turno.
saga-option-adventure = { $card }
saga-option-play = Jugar { $card }
saga-option-retrieve = Recuperar { $card } de los descartes
saga-option-retrieve-hint-any_number = Cuesta otra Aventura o dos Interferencias de tu mano.
saga-option-retrieve-hint-once = Una vez por turno. Cuesta otra Aventura o dos Interferencias de tu mano.
saga-option-end = Terminar mi turno
saga-option-end-hint = Conservas como mucho { $limit } cartas.

saga-prompt-pay = Recuperaste la carta. Ahora descarta otra Aventura o dos Interferencias.
saga-prompt-pay-second = Elige la segunda Interferencia que descartas.
saga-option-pay = Descartar { $card }

saga-prompt-discard-limit =
    { $count ->
        [one] Tienes demasiadas cartas. Descarta 1.
       *[other] Tienes demasiadas cartas. Descarta { $count }, juntas o una a una. La última queda encima.
    }
saga-prompt-discard-pay =
    { $count ->
        [one] El desafío te cuesta una carta. Descarta 1.
       *[other] El desafío te cuesta cartas. Descarta { $count }, juntas o una a una. La última queda encima.
    }
saga-prompt-discard-effect =
    { $count ->
        [one] Descarta 1 carta.
       *[other] Descarta { $count } cartas, juntas o una a una. La última queda encima.
    }
saga-form-discard =
    { $count ->
        [one] Descartar { $count } carta
       *[other] Descartar { $count } cartas
    }
saga-form-top = ¿Cuál queda encima?
saga-form-top-listed = En el orden de la lista
saga-form-top-listed-hint = Queda encima la última Aventura de la lista.
saga-option-discard = Descartar { $card }

saga-prompt-mod = ¿Qué característica cambia?
saga-prompt-swap = ¿Qué característica intercambias?
saga-prompt-swap-second = ¿Con cuál?
saga-prompt-draw = ¿Quién roba?
saga-prompt-discard = ¿Quién descarta?
saga-prompt-take = ¿De quién tomas una carta?
saga-prompt-search = ¿Qué carta tomas?
saga-prompt-story = ¿Qué Aventura eliges?
saga-prompt-peek = ¿De quién miras el Objetivo?
saga-prompt-newobjective = ¿Qué Objetivo conservas? El otro va bajo el mazo.
saga-option-choose = { $card }
saga-option-player = { $player }
saga-option-entry = { $card }
saga-option-characteristic = { $characteristic } (ahora { $value })
saga-option-objective-keep = Conservar el mío: { $objective }
saga-option-objective-change = Tomar el nuevo: { $objective }

saga-prompt-window-difficulty = Ahora vienen los dados de Dificultad de { $card }. { $odds } { $stakes } ¿Juegas una carta?
saga-prompt-window-score = Ahora viene el dado de { $card }. { $odds } { $stakes } ¿Juegas una carta?
saga-prompt-window-die = Ya se tiró el dado de { $card }. { $odds } { $stakes } ¿Juegas una carta?
saga-option-interfere = Jugar { $card }
saga-option-cancel = Jugar { $card } contra { $target } de { $player }
saga-option-aid = Descartar { $card } para cambiar la Dificultad
saga-option-pass = Pasar
saga-option-pass-hint = Si alguien juega una carta, puedes responder otra vez.
saga-option-rest = Pasar en todo este desafío
saga-option-rest-hint = Aún puedes cambiar de idea.

saga-advice-left =
    { $count ->
        [0] alcanzado
        [one] falta { $count }
       *[other] faltan { $count }
    }
saga-advice-left-between =
    { $least ->
        [0] falta como mucho { $most }
       *[other] faltan de { $least } a { $most }
    }
saga-advice-adventure = Funciona { $works } si nadie juega una carta. Tu Objetivo: { $now } ahora, { $won } si funciona, { $lost } si falla.
saga-advice-card = Jugada ahora, { $card } funcionaría { $works } si nadie juega una carta. Tu Objetivo: { $now } ahora, { $won } si funciona, { $lost } si falla.
saga-advice-trial = Tienes que intentar la iniciación en este turno. Funciona { $works } si nadie juega una carta.
saga-advice-end = Ninguna Aventura de tu mano puede seguir ahora.
saga-advice-end-though = Tu mejor opción, { $card }, funcionaría { $works } si nadie juega una carta. Tu Objetivo: { $now } ahora, { $won } si funciona, { $lost } si falla. Pero esa carta quizá te dé más luego.
saga-advice-effect = Lo que hace: { $effect }
saga-advice-then = Tu Objetivo: { $now } ahora, { $then } después.
saga-advice-objective = Tu Objetivo: { $now } con el que tienes, { $then } con el nuevo.
saga-advice-hand =
    { $count ->
        [one] Esa mano tiene 1 carta.
       *[other] Esa mano tiene { $count } cartas.
    }
saga-advice-window =
    Para tu Objetivo, { $better ->
        [win] es mejor que funcione ({ $won }) que no que falle ({ $lost })
        [loss] es mejor que falle ({ $lost }) que no que funcione ({ $won })
       *[same] da igual si funciona ({ $won })
    }. Con esta carta, la Prueba funciona { $after } en vez de { $before }.
saga-advice-window-pass =
    Para tu Objetivo, { $better ->
        [win] es mejor que funcione ({ $won }) que no que falle ({ $lost })
        [loss] es mejor que falle ({ $lost }) que no que funcione ({ $won })
       *[same] da igual si funciona ({ $won })
    }. Tal como está, la Prueba funciona { $before }.
saga-advice-window-trial = Con esta carta, la iniciación funciona { $after } en vez de { $before }. Una vez lograda, empiezan las Aventuras.
saga-advice-window-trial-pass = Tal como está, la iniciación funciona { $before }. Una vez lograda, empiezan las Aventuras.
saga-advice-first-hand =
    { $count ->
        [one] 1 de tus { $of } cartas es una Aventura
       *[other] { $count } de tus { $of } cartas son Aventuras
    }, y { $fits ->
        [0] ninguna puede seguir al Héroe.
        [one] 1 puede seguir al Héroe.
       *[other] { $fits } pueden seguir al Héroe.
    }
saga-prompt-wish = ¿Cuándo te pregunto en los desafíos?
saga-option-wish-ask = Preguntarme siempre
saga-option-wish-ask-hint = Aunque no tengas nada que jugar. Es lento, pero no delata nada.
saga-option-wish-auto = Preguntarme si puedo jugar algo
saga-option-wish-auto-hint = Si no, paso por ti tras un momento.
saga-option-wish-bluff = Solo si puedo jugar, con pausas al azar
saga-option-wish-bluff-hint = Si no, paso por ti tras un rato, así que una pausa no revela nada.
saga-option-wish-done = Pasar siempre por mí
saga-option-wish-done-hint = Aún puedes intervenir.

## Lo que las opciones dicen de sí mismas

saga-odds =
    { $works ->
        [0] Tal como está, falla.
        [100] Tal como está, funciona.
       *[other] Funciona el { $works } % de las veces.
    }
saga-odds-need =
    { $works ->
        [0] Haría falta { $need }, así que falla.
        [100] Tal como está, funciona.
       *[other] { $need ->
            [6] Un 6 ({ $works } %).
           *[other] { $need } o más ({ $works } %).
        }
    }
saga-odds-part = Prueba { $number } de { $count }. { $odds } { $whole ->
        [0] Tal como está, falla la Aventura entera.
        [100] Tal como está, funciona la Aventura entera.
       *[other] La Aventura entera funciona el { $whole } % de las veces.
    }
saga-stakes-trial = Si el Héroe la logra, empiezan las Aventuras.
saga-hint-changing = { $what } { $before } % → { $after } %.
saga-hint-changing-part = { $what } Esta Prueba: { $before } % → { $after } %.
saga-hint-idle = { $what } Ahora no cambia nada.
saga-hint-aid-up = Dificultad +{ $by }.
saga-hint-aid-down = Dificultad −{ $by }.
saga-hint-player =
    { $count ->
        [0] Ninguna carta en mano.
        [one] 1 carta en mano.
       *[other] { $count } cartas en mano.
    }
saga-hint-entry-won = { $type-won }.
saga-hint-entry-lost = { $type-lost }.
saga-hint-wanted = Tu Objetivo pide { $required }.
saga-hint-unwanted = Tu Objetivo no la pide.
saga-option-keep-hand-hint = Empiezas con estas cinco cartas.

## Lo que pasó

saga-chapter = Ronda { $number }
saga-chapter-name = Ronda
saga-event-about-windows = En los desafíos te pregunto solo si puedes jugar algo, así que una pausa puede delatarlo. Para mantenerlo en secreto, pulsa *{ button-more }* en tu mano y elige *{ saga-option-wish-ask }* o *{ saga-option-wish-bluff }*.
saga-event-initiative = Dados para el primer turno: { $rolls }.
saga-event-initiative-again = Quienes empatan tiran otra vez: { $rolls }.
saga-throw = { $player } { $die }
saga-throws = { $first }, { $second }
saga-event-last-round = Empieza la última ronda. Si en ella no gana nadie, gana el Hada más cercana a su Objetivo.
saga-event-goal-near = ¡Falta superar { $type-one } más para la meta del Héroe!
saga-event-turn = Ronda { $round }: turno de { $player }.
saga-event-drew =
    { $count ->
        [one] { $player } roba 1 carta.
       *[other] { $player } roba { $count } cartas.
    }
saga-event-drew-own = Robas { $card }.
saga-event-reshuffled = Los descartes se mezclan y forman un mazo nuevo de { $count ->
        [one] 1 carta.
       *[other] { $count } cartas.
    }
saga-event-mulligan = { $player } cambia su primera mano.
saga-event-discarded = { $player } descarta { $card }.
saga-event-retrieved = { $player } recupera { $card } de los descartes.
saga-event-adventure = { $player } juega { $card } después de { $after }.
saga-event-trial = { $player } intenta la iniciación de { $hero }.
saga-event-played = { $player } juega { $card }.
saga-event-interfered = { $player } juega { $card }.
saga-event-cancelled = { $player } juega { $card } y anula { $target }.
saga-event-its-dice = { $card } saca { $dice }.
saga-event-aided = { $player } descarta { $card } para cambiar la Dificultad.
saga-event-difficulty = En los dados de Dificultad sale { $dice }: la Dificultad es { $difficulty }.
saga-event-rolled =
    { $score ->
        [0] En el dado sale { $roll } contra { $difficulty }.
       *[other] En el dado sale { $roll }: { $roll } + { $score } ({ $what }) = { $sum } contra { $difficulty }.
    }
saga-event-test-won =
    { $score ->
        [0] { $die } supera { $difficulty }: ¡funciona!
       *[other] { $die } + { $score } = { $sum } supera { $difficulty }: ¡funciona!
    }
saga-event-test-lost =
    { $score ->
        [0] { $die } no supera { $difficulty }: falla.
       *[other] { $die } + { $score } = { $sum } no supera { $difficulty }: falla.
    }
saga-event-payment-dice = En el dado sale { $dice }.
saga-event-payment-card =
    { $count ->
        [one] { $player } tiene que descartar 1 carta.
       *[other] { $player } tiene que descartar { $count } cartas.
    }
saga-event-payment-adventure =
    { $count ->
        [one] { $player } tiene que descartar 1 Aventura.
       *[other] { $player } tiene que descartar { $count } Aventuras.
    }
saga-event-payment-interference =
    { $count ->
        [one] { $player } tiene que descartar 1 Interferencia.
       *[other] { $player } tiene que descartar { $count } Interferencias.
    }
saga-event-condition-holds = La historia tiene lo que pide el desafío.
saga-event-condition-fails = La historia no tiene lo que pide el desafío.
saga-event-won = ¡Aventura superada: { $card }!
saga-event-lost = Aventura fallida: { $card }.
saga-event-won-by-test =
    { $score ->
        [0] { $die } supera { $difficulty }. ¡Aventura superada: { $card }!
       *[other] { $die } + { $score } = { $sum } supera { $difficulty }. ¡Aventura superada: { $card }!
    }
saga-event-lost-by-test =
    { $score ->
        [0] { $die } no supera { $difficulty }. Aventura fallida: { $card }.
       *[other] { $die } + { $score } = { $sum } no supera { $difficulty }. Aventura fallida: { $card }.
    }
saga-event-reward-times =
    { $times ->
        [0] Así que no hay Recompensa.
        [2] La Recompensa se da dos veces.
       *[other] La Recompensa se da { $times } veces.
    }
saga-event-failure-times =
    { $times ->
        [0] Pero no hay Fracaso.
        [2] El Fracaso se aplica dos veces.
       *[other] El Fracaso se aplica { $times } veces.
    }
saga-event-trial-passed = { $hero } logra su iniciación. ¡Que empiecen las Aventuras!
saga-event-trial-failed = { $hero } falla su iniciación.
saga-event-trial-deemed = Todas las Hadas lo intentaron sin éxito, pero { $hero } parte igual. ¡Que empiecen las Aventuras!
saga-event-raised = { $characteristic } sube: { $before } → { $after }.
saga-event-lowered = { $characteristic } baja: { $before } → { $after }.
saga-event-same = { $characteristic } sigue en { $value }.
saga-event-swapped = { $one } y { $other } intercambian valores: { $one } es ahora { $first }, { $other } { $second }.
saga-event-took =
    { $count ->
        [one] { $player } toma 1 carta de la mano de { $other }.
       *[other] { $player } toma { $count } cartas de la mano de { $other }.
    }
saga-event-took-own = { $player } tomó { $card } de { $other }.
saga-event-found = { $player } toma { $card }.
saga-event-found-nothing = { $player } busca y no encuentra nada.
saga-event-entry-discard = { $card } sale de la historia.
saga-event-entry-won = { $card } cuenta ahora como Aventura superada.
saga-event-entry-lost = { $card } cuenta ahora como Aventura fallida.
saga-event-previous-reward = La Recompensa de { $card } se da otra vez.
saga-event-previous-failure = El Fracaso de { $card } se aplica otra vez.
saga-event-previous-none = { $card } no tiene carta anterior, así que no pasa nada.
saga-event-allow-link = La próxima Aventura de este turno puede seguir a cualquier carta.
saga-event-allow-extra = En este turno se puede jugar una Aventura más.
saga-event-peeked = { $player } mira el Objetivo de { $other }.
saga-event-peeked-own = El Objetivo de { $other } es { $objective }.
saga-event-objective = { $player } roba otro Objetivo y conserva uno de los dos.
saga-event-objective-own = Robas el Objetivo { $objective }.
saga-event-objective-open = { $player } tiene ahora el Objetivo { $objective }.
saga-event-shown = { $player } muestra el Objetivo { $objective }.

saga-told = { $player } { $deeds }.
saga-told-turn = Ronda { $round }: { $player } { $deeds }.
saga-told-draws =
    { $count ->
        [one] roba 1 carta
       *[other] roba { $count } cartas
    }
saga-told-mulligan = cambia su primera mano
saga-told-retrieves = recupera { $card } de los descartes
saga-told-plays = juega { $cards }
saga-told-cancels = anula { $target } con { $card }
saga-told-rolls = saca { $dice }
saga-told-trial = intenta la iniciación de { $hero }
saga-told-aids = descarta { $card } para cambiar la Dificultad
saga-told-takes-from =
    { $count ->
        [one] toma 1 carta de la mano de { $other }
       *[other] toma { $count } cartas de la mano de { $other }
    }
saga-told-takes = toma { $card }
saga-told-finds-nothing = busca y no encuentra nada
saga-told-peeks = mira el Objetivo de { $other }
saga-told-objective = roba otro Objetivo y conserva uno
saga-told-objective-open = tiene ahora el Objetivo { $objective }
saga-told-discards = descarta { $cards }
saga-told-sum = { $die } + { $score } ({ $what }) = { $sum } contra { $difficulty }
saga-told-die = { $die } contra { $difficulty }
saga-told-test-won = { $sum }: funciona.
saga-told-test-lost = { $sum }: falla.
saga-told-won = { $sum }. ¡Aventura superada: { $card }!
saga-told-lost = { $sum }. Aventura fallida: { $card }.
saga-told-changes = { $changes }.
saga-told-change = { $characteristic } { $values }

saga-reason-objective =
    { $count ->
        [one] { $player } alcanza el Objetivo { $objective } y gana.
        [2] Dos Hadas alcanzan sus Objetivos en el mismo momento y ganan juntas.
       *[other] { $count } Hadas alcanzan sus Objetivos en el mismo momento y ganan juntas.
    }
saga-reason-hero =
    { $count ->
        [one] { $player } lleva a { $hero } hasta la meta del Héroe y gana.
       *[other] { $player } lleva a { $hero } hasta la meta del Héroe y gana, junto con otras Hadas.
    }
saga-reason-epilogue =
    { $count ->
        [one] La historia llega a su fin. { $player } está más cerca de su Objetivo y gana.
       *[other] La historia llega a su fin. { $count } Hadas están igual de cerca de sus Objetivos y ganan juntas.
    }

## Por qué no

saga-refused-top = { $card } no está entre las cartas que descartas, así que no puede quedar encima. No se hizo nada.
saga-refused-over = Esta partida ha terminado.
saga-refused-not-seated = No tienes asiento en esta mesa, así que no puedes tirar del hilo.
saga-refused-one-answer = Elige una cosa cada vez.
saga-refused-unknown = Eso no se puede elegir aquí. Los botones muestran lo que puedes hacer.
saga-refused-not-asked = Ahora no hay nada que elegir ahí.
saga-refused-first-hands = Otros aún miran sus primeras manos. La historia empieza en un momento.
saga-refused-turn = { refused-turn }
saga-refused-wish = Ya elegiste eso.
saga-refused-unfinished = Ahora no: antes hay que terminar otra cosa.
saga-refused-end-before-trial = Intenta la iniciación de { $hero } antes de terminar tu turno.
saga-refused-trial-done = La iniciación ya pasó. Es hora de Aventuras.
saga-refused-trial-once = La iniciación se intenta solo una vez por turno.
saga-refused-trial-first = Primero el Héroe tiene que lograr su iniciación.
saga-refused-trial-turn = Intentaste la iniciación, así que no puedes jugar una Aventura en este turno.
saga-refused-one-adventure = Ya jugaste tu Aventura de este turno.
saga-refused-link = No puede seguir a { $card }.
saga-refused-already-free = La próxima Aventura ya puede seguir a cualquier carta.
saga-refused-needs-challenge = Solo durante un desafío.
saga-refused-own-turn = Solo en tu turno, fuera de un desafío.
saga-refused-deck-empty = El mazo está vacío.
saga-refused-nothing-fits = Nada de los descartes sirve.
saga-refused-no-entry = Ninguna Aventura de la historia sirve.
saga-refused-nothing-to-take = Nadie más tiene cartas.
saga-refused-no-objective = No quedan Objetivos que robar.
saga-refused-open-objectives = Todos los Objetivos ya están abiertos.
saga-refused-retrieved = Ya recuperaste una carta en este turno.
saga-refused-paid = Pagaste con esa carta en este turno, así que ahora no puedes recuperarla.
saga-refused-no-discard = No hay ninguna Aventura en los descartes.
saga-refused-cannot-pay = Para pagar necesitas otra Aventura o dos Interferencias.
saga-refused-window-closed = Demasiado tarde: el desafío ya siguió.
saga-refused-not-in-hand = No tienes { $card }.
saga-refused-adventure-in-challenge = No puedes jugar una Aventura en un desafío.
saga-refused-frozen = Demasiado tarde: ya se tiró el dado.
saga-refused-not-rolled = Demasiado pronto: aún no se ha tirado el dado.
saga-refused-only = Esa carta no vale en esta Prueba.
saga-refused-no-difficulty-dice = Esta Prueba no tiene dados de Dificultad.
saga-refused-difficulty-not-rolled = Demasiado pronto: aún no se han tirado los dados de Dificultad.
saga-refused-trial-outcome = La iniciación no tiene Recompensa ni Fracaso.
saga-refused-no-target = No hay nada que anular.
saga-refused-no-aid = No puedes cambiar esta Dificultad con descartes.
saga-refused-aid-kind = Aquí necesitas otra clase de carta.

## La página dibujada de las reglas: frases cortas en letras grandes
saga-page-aim = Las Hadas tejen la historia de un Héroe. Haz que se cumpla tu Objetivo secreto.
saga-page-turn = Roba 2 cartas y juega una Aventura que siga a la anterior. Los demás pueden torcer sus dados.
saga-page-end = Alcanza tu Objetivo y ganas. Si nadie lo logra tras la última ronda, gana quien esté más cerca.
saga-page-shown = Dibujado junto al texto: un Héroe y el dorso de una carta; una Aventura y un dado; un Objetivo y un dado.

## Planes

saga-plan = jugar { $card } { $whose } { $when }; { $rest }
saga-plan-open = jugar { $card }; elige cuándo
saga-plan-when-win = si la Prueba seguramente fallaría, y así seguramente funciona
saga-plan-when-win-sure = si solo así la Prueba funciona seguro
saga-plan-when-lose = si la Prueba seguramente funcionaría, y así seguramente falla
saga-plan-when-lose-sure = si solo así la Prueba falla seguro
saga-plan-whose-any = en cualquier desafío
saga-plan-whose-own = en mis desafíos
saga-plan-whose-others = en los desafíos de los demás
saga-plan-rest-ask = si no, preguntarme
saga-plan-rest-pass = si no, pasar
saga-plan-slot-card = ¿Qué carta?
saga-plan-slot-when = ¿Cuándo?
saga-plan-slot-whose = ¿En los desafíos de quién?
saga-plan-slot-rest = Mientras no decida nada…
saga-plan-over-card = Ya no tienes { $card }.
