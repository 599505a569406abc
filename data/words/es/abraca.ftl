# Abracada… ¿qué? — nombres, opciones, jugadas, registro, negativas y reglas.

abraca-name = Abracada… ¿qué?
abraca-tagline = Lanza los hechizos que tienes delante. Todo el mundo los ve, menos tú.
abraca-players = 2–5 jugadores, unos 30 minutos

## Hechizos

abraca-spell-1 = Dragón Ancestral
abraca-spell-2 = Caminante Oscuro
abraca-spell-3 = Dulce Sueño
abraca-spell-4 = Cantor Nocturno
abraca-spell-5 = Tormenta Eléctrica
abraca-spell-6 = Ventisca
abraca-spell-7 = Bola de Fuego
abraca-spell-8 = Poción Mágica

abraca-effect-1 = Tira el dado: los demás pierden las vidas que salgan. Si falla, las pierdes tú.
abraca-effect-2 = Los demás pierden 1 vida, y tú ganas 1.
abraca-effect-3 = Tira el dado: ganas las vidas que salgan.
abraca-effect-4 = Toma una piedra secreta que solo tú puedes ver.
abraca-effect-5 = { $left }, a tu izquierda, y { $right }, a tu derecha, pierden 1 vida cada uno.
abraca-effect-5-one = { $player }, que está a ambos lados, pierde 1 vida.
abraca-effect-6 = { $player }, a tu izquierda, pierde 1 vida.
abraca-effect-7 = { $player }, a tu derecha, pierde 1 vida.
abraca-effect-8 = Ganas 1 vida.
abraca-effect-full = Tienes todas tus vidas: esto solo gasta la piedra.

## Opciones de la mesa

abraca-option-easy_order = Orden libre
abraca-option-easy_order-help = Si un número funciona, ¿puedes anunciar cualquier otro, o solo el mismo o uno más alto?
abraca-option-easy_order-true = Cualquier número
abraca-option-easy_order-false = Igual o más alto
abraca-option-last_standing = Último mago en pie
abraca-option-last_standing-help = ¿La ronda sigue hasta que queda un solo mago? Entonces solo suma quien gana.
abraca-option-last_standing-true = Hasta que quede uno
abraca-option-last_standing-false = Hasta que caiga uno
abraca-option-lower_spell = Números más bajos
abraca-option-lower_spell-help = Un número más bajo que el último que funcionó: ¿no se ofrece, o es una trampa que cuesta 1 vida?
abraca-option-lower_spell-reject = No se ofrecen
abraca-option-lower_spell-penalty = Una trampa: 1 vida
abraca-option-counter_aid = Contador de piedras
abraca-option-counter_aid-help = ¿Tu mano cuenta las piedras que no ves y descarta números por ti?
abraca-option-counter_aid-true = Cuenta por mí
abraca-option-counter_aid-false = Cada quien cuenta
abraca-option-spectators = Público
abraca-option-spectators-help = ¿Qué ve el público: solo la mesa, o todas las manos (y ya no puede tomar asiento)?
abraca-option-spectators-public = Solo la mesa
abraca-option-spectators-all = Todas las manos
abraca-option-first_player = Quién empieza
abraca-option-first_player-help = ¿Quién empieza la ronda 1? Si ese asiento está vacío, se decide al azar.
abraca-option-first_player-random = Al azar
abraca-option-first_player-seat0 = Asiento 1
abraca-option-first_player-seat1 = Asiento 2
abraca-option-first_player-seat2 = Asiento 3
abraca-option-first_player-seat3 = Asiento 4
abraca-option-first_player-seat4 = Asiento 5
abraca-option-first_player-printed = el asiento de la persona de más edad

## Lo que se te pregunta

abraca-aim =
    { $stones ->
        [one] Gana quien llega a { $target } puntos; tienes { $points }. Para ganar la ronda, usa tu última piedra o noquea a alguien.
        [2] Gana quien llega a { $target } puntos; tienes { $points }. Para ganar la ronda, usa tus dos piedras o noquea a alguien.
       *[other] Gana quien llega a { $target } puntos; tienes { $points }. Para ganar la ronda, usa tus { $stones } piedras o noquea a alguien.
    }
abraca-aim-standing =
    { $stones ->
        [one] Gana quien llega a { $target } puntos; tienes { $points }. Para ganar la ronda, usa tu última piedra o sé el último mago en pie.
        [2] Gana quien llega a { $target } puntos; tienes { $points }. Para ganar la ronda, usa tus dos piedras o sé el último mago en pie.
       *[other] Gana quien llega a { $target } puntos; tienes { $points }. Para ganar la ronda, usa tus { $stones } piedras o sé el último mago en pie.
    }
abraca-prompt-first = Anuncia un hechizo.
abraca-prompt-next =
    { $last ->
        [8] ¡Funcionó! Prueba otro 8, o termina tu turno.
       *[other] ¡Funcionó! Sigue con { $last } o más, o termina tu turno.
    }
abraca-prompt-easy = ¡Funcionó! Anuncia otro hechizo, o termina tu turno.
abraca-option-cast = { $number } · { $spell }
abraca-option-lower-hint =
    { $loss ->
        [one] Demasiado bajo: falla, te cuesta { $loss } vida y termina tu turno.
       *[other] Demasiado bajo: falla, te cuesta { $loss } vidas y termina tu turno.
    }
abraca-hint-cast = { $count } que no ves · { $effect }
abraca-hint-hopeless =
    { $loss ->
        [0] No puedes tener ninguno. Falla y te cuesta una tirada de dado.
        [one] No puedes tener ninguno. Falla y te cuesta { $loss } vida.
       *[other] No puedes tener ninguno. Falla y te cuesta { $loss } vidas.
    }
abraca-option-end = Terminar mi turno
abraca-option-end-hint = Te detienes aquí y robas hasta tener cinco piedras.

## Planes

abraca-plan = { $steps }
abraca-plan-stop = y luego parar
abraca-plan-slot =
    { $place ->
        [1] Primero…
       *[other] Luego, si funciona…
    }
abraca-plan-over-round = Ha empezado una ronda nueva.
abraca-plan-over-failed = Tu turno ha terminado.
abraca-plan-over-lower = { $number } es más bajo que { $last }, el último número que funcionó.
abraca-plan-over-hopeless = Ya no puedes tener el número { $number }.

abraca-advice-cast =
    { $copies ->
        [one] Solo 1 de las { $unseen } piedras que no ves tiene el número { $number }
       *[other] { $copies } de las { $unseen } piedras que no ves tienen el número { $number }
    }, y { $stones ->
        [one] solo 1 de esas { $unseen } es tuya
       *[other] { $stones } de esas { $unseen } son tuyas
    }. Funciona { $works }; si fallas, te cuesta { $number ->
        [1] una tirada de dado.
       *[other] 1 vida.
    }
abraca-advice-sure = De las { $unseen } piedras que no ves, { $copies } tienen el número { $number }: al menos una tiene que ser tuya.
abraca-advice-hopeless = No puedes tener el número { $number }: falla y te cuesta { $number ->
        [1] una tirada de dado.
       *[other] 1 vida.
    }
abraca-advice-end = Tu número más probable ahora, { $number }, funciona { $works }. Si paras, no arriesgas nada.
abraca-advice-uncounted =
    { $number ->
        [0] Si paras, no arriesgas nada. Aquí calculas tú las probabilidades.
        [1] Si fallas, te cuesta una tirada de dado. Aquí calculas tú las probabilidades.
       *[other] Si fallas, te cuesta 1 vida. Aquí calculas tú las probabilidades.
    }

## Lo que pasó

abraca-chapter = Ronda { $number }
abraca-chapter-name = Ronda
abraca-event-hit = { $player } anuncia { $number }, { $spell }: ¡funciona!
abraca-event-miss = { $player } anuncia { $number }, { $spell }: falla.
abraca-event-lower = { $player } anuncia { $number }, { $spell }: demasiado bajo. Nadie sabrá si la piedra estaba ahí.
abraca-event-roll = En el dado sale { $roll }.
abraca-event-loss =
    { $amount ->
        [one] { $player } pierde { $amount } vida: { $before } → { $after }.
       *[other] { $player } pierde { $amount } vidas: { $before } → { $after }.
    }
abraca-event-gain =
    { $amount ->
        [one] { $player } gana { $amount } vida: { $before } → { $after }.
       *[other] { $player } gana { $amount } vidas: { $before } → { $after }.
    }
abraca-event-full = { $player } ya tiene sus { $after } vidas.
abraca-event-secret =
    { $count ->
        [one] { $player } toma una piedra secreta.
       *[other] { $player } toma { $count } piedras secretas.
    }
abraca-event-secret-own-living = Tu piedra secreta es { $number }, { $spell }. Vale 1 punto si sigues con vida al terminar la ronda.
abraca-event-secret-own-winner = Tu piedra secreta es { $number }, { $spell }. Vale 1 punto si ganas la ronda.
abraca-event-eliminated = { $player } queda fuera hasta el final de la ronda y muestra todas sus piedras.
abraca-event-end = { $player } termina su turno.
abraca-event-refill =
    { $count ->
        [one] { $player } roba 1 piedra.
       *[other] { $player } roba { $count } piedras.
    }
abraca-event-all-used = Termina la ronda { $round }: { $player } ha usado todas sus piedras y gana. Los demás se quedan en 0 vidas.
abraca-event-attack = Termina la ronda { $round }: { $player } gana por noqueo.
abraca-event-own-fault = Termina la ronda { $round }: { $player } se queda sin vidas.
abraca-event-survivor = Termina la ronda { $round }: el último mago en pie es { $player }.
abraca-event-points =
    { $points ->
        [one] { $player } suma 1 punto y ahora tiene { $total }.
       *[other] { $player } suma { $points } puntos y ahora tiene { $total }.
    }
abraca-event-near =
    { $count ->
        [one] A { $players } le falta solo 1 punto para ganar la partida.
       *[other] A { $players } les falta solo 1 punto para ganar la partida.
    }
abraca-event-round = Ronda { $round }: { $lives } vidas y { $stones } piedras para cada quien. Empieza { $player }.

abraca-told-casts =
    { $player }: { $casts }{ $secrets ->
        [0] { "" }
        [one] , toma una piedra secreta
       *[other] , toma { $secrets } piedras secretas
    }{ $drawn ->
        [0] .
        [one] , luego roba 1 piedra.
       *[other] , luego roba { $drawn } piedras.
    }
abraca-told-hit = { $number } ✓
abraca-told-miss = { $number } ✗
abraca-told-lower = { $number } ✗ (muy bajo)
abraca-told-lives = Vidas: { $changes }.
abraca-told-life = { $player } { $path }
abraca-told-points = Puntos: { $scores }.
abraca-told-score = { $player } +{ $points } = { $total }
abraca-told-round = Ronda { $round }: { $lives } vidas y { $stones } piedras para cada quien.

abraca-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
abraca-reason-points = { $player } llega a { $points } puntos y gana.
abraca-reason-last-round = Varios llegan a la meta; { $player } sumó más en la última ronda y gana.
abraca-reason-life = Llegan varios a la meta, con empate en la última ronda; { $player } tiene más vidas y gana.
abraca-reason-shared =
    { $count ->
        [2] Empate en todo: la victoria es de dos.
       *[other] Empate en todo: la victoria es de { $count }.
    }

## Por qué no

abraca-refused-declare-first = Anuncia al menos un hechizo antes de terminar tu turno.
abraca-refused-number = Los hechizos van del 1 al 8.
abraca-refused-lower = Tu último hechizo fue { $last }. Anuncia { $last } o más, o termina tu turno.

## La página dibujada de las reglas: frases cortas en letras grandes
abraca-page-aim = Deduce los hechizos que no ves y lánzalos. Quien llega primero a 8 puntos gana.
abraca-page-turn = Di un número. Si lo tienes, ocurre su hechizo y puedes seguir. Si no, pierdes una vida.
abraca-page-end = Usa todas tus piedras o noquea a alguien para ganar la ronda. Se juega hasta 8 puntos.
abraca-page-shown = Dibujado junto al texto: una piedra oculta entre un 8 y un 5; un 7 que funciona, con un 8 detrás; un corazón vacío y 8 puntos.

# La lección

abraca-lesson-backs = **Tienes poderes de mago y cinco piedras mágicas, pero solo ves su dorso.** Los demás pueden leerlas. Di un número que tengas y ocurre su hechizo. Di uno que no tengas y pierdes una vida. Pulsa **Siguiente**.
abraca-lesson-unseen = **¿Y cómo se adivina?** Puedes leer las piedras de los demás. La fila iluminada cuenta las copias que no ves: están en tu mano o fuera del juego. Hay ocho 8 y seis no los ves, así que seguramente uno es tuyo. Los cuatro 4 están a la vista, así que no puedes tener un 4.
abraca-lesson-first = **Tu turno: elige 6 · Ventisca.** No ves cuatro de los seis 6, así que tienes uno el 72 % de las veces. Si funciona, puedes seguir, pero nunca con un número más bajo. Si empiezas con el 6, te quedan el 7 y el 8.
abraca-lesson-first-done = **¡Funcionó!** La Ventisca le quita una vida a Garza, a tu izquierda, y tu 6 se gasta. Tener una piedra menos también es bueno: si usas las cinco en un turno, ganas la ronda.
abraca-lesson-first-wrong = Podrías, pero de esas hay menos ocultas: seguramente fallarías y perderías una vida. Elige **6 · Ventisca**.
abraca-lesson-first-wrong-high = Seguramente funcionaría, pero después no podrías bajar. Empieza con **6 · Ventisca** y guarda el 7 y el 8 para luego.
abraca-lesson-higher = **Puedes seguir con 6 o más.** No ves cuatro de los siete 7. Pulsa **7 · Bola de Fuego**: golpea a quien está a tu derecha.
abraca-lesson-higher-done = **¡Dos seguidos!** Rana pierde una vida. Te quedan tres piedras.
abraca-lesson-higher-wrong = También podría funcionar, pero un 7 golpearía a alguien más. Pulsa **7 · Bola de Fuego**.
abraca-lesson-higher-wrong-early = Puedes parar cuando un número funciona. Pero seguramente tienes un 7, y fallar cuesta solo una vida: pulsa primero **7 · Bola de Fuego**.
abraca-lesson-stop = **Ahora detente, que vas bien.** El 8 solo te curaría, y aún tienes tus seis vidas. Pulsa **Terminar mi turno**: robas hasta tener cinco piedras.
abraca-lesson-stop-done = **Bien jugado.** Dos números y ningún fallo. Tus piedras nuevas están a la derecha, y todos las ven menos tú.
abraca-lesson-stop-wrong = Con dos basta. Fallar ahora te costaría una vida por muy poco. Pulsa **Terminar mi turno**.
abraca-lesson-stop-wrong-high = El 8 cura una vida, y no has perdido ninguna. Pulsa **Terminar mi turno** y guarda ese 8 para luego.
abraca-lesson-others = **Luego juegan los demás.** Con su 4, el Cantor Nocturno, Garza tomó una de las cuatro **piedras secretas**. Solo Garza puede mirarla, y vale 1 punto si Garza sobrevive a la ronda. Su 7 te golpeó a ti, que estás a su derecha. Rana probó el único 1 y falló: eso cuesta una tirada de dado, aquí tres vidas. Fíjate en lo que funciona y lo que falla.
abraca-lesson-end = **La ronda termina cuando alguien pierde su última vida o usa todas sus piedras.** Usa las tuyas, o noquea a alguien, y sumas 3 puntos, más 1 por cada piedra secreta. Si pierdes tu última vida por un fallo tuyo, los demás suman 1. Quien llega primero a 8 puntos gana.
abraca-mark-own = tus piedras
abraca-mark-rivals = las piedras de los demás
abraca-mark-unseen = la fila de piedras que no ves
