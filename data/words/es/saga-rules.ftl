# Los capítulos de `/reglas` de Saga, en el orden en que se aprende.

saga-rules-1 =
    ### Un Héroe, muchas Hadas
    Cada jugador es un **Hada**, y entre todas tejen la vida de un mismo Héroe. El Héroe tiene cinco características, cada una un dado del 1 al 6: **Fama, Coraje, Riqueza, Sabiduría, Fuerza**.

    Cada Hada tiene un **Objetivo** secreto: dos características lo bastante altas y algo que la historia tiene que tener, como tres Amores o seis fallos. En cuanto se cumple, **ganas**; si se cumplen varios en el mismo momento, ganan juntas.

    Si el desafío de una Aventura sale bien, está **superada**; si no, está **fallida**. «En juego» en una carta quiere decir superada o fallida.

saga-rules-2 =
    ### Antes del primer turno
    1. Cada Hada recibe un Objetivo, bocabajo.
    2. Se descubre un Héroe. Las cinco características empiezan en **1**.
    3. Cada Hada tira un dado a la vista. Empieza el más alto; luego, en sentido horario.
    4. Las 63 Aventuras y las 44 Interferencias se mezclan en **un solo mazo**. Cada Hada recibe **5 cartas**.
    5. Si tienes menos de dos Aventuras, puedes descartar toda tu mano y robar otras 5 cartas, una vez.

    Hay **dos pilas de descartes**, una de Aventuras y otra de Interferencias. Cuando el mazo se acaba, las dos forman uno nuevo.

saga-rules-3 =
    ### La historia
    La historia es una fila de **Aventuras** de siete tipos: Viaje, Conquista, Combate, Prodigio, Voto, Amor, Amistad. Cada carta dice a qué tipo o tipos sigue. Se enlaza con la **última Aventura superada**; las fallidas se quedan en la historia, pero nada se enlaza con ellas. Hasta que se supera una, las Aventuras se enlazan con el tipo del Héroe.

    El tipo del Héroe cuenta para enlazar y para la meta del Héroe, nunca como carta de ese tipo.

saga-rules-4 =
    ### Tu turno
    1. Robas 2 cartas.
    2. Cuantas veces quieras, juegas **Interferencias para tu turno**.
    3. Juegas como mucho **una Aventura** que se enlace con la historia.
    4. Una vez por turno puedes recuperar la Aventura de arriba de los descartes. Cuesta otra Aventura o dos Interferencias.
    5. Terminas tu turno y descartas hasta quedarte con 5 cartas. Entre tus turnos puedes tener más.

saga-rules-5 =
    ### La iniciación
    Primero el Héroe tiene que lograr su iniciación, una Prueba con la suma y la Dificultad de su carta. En tu turno tienes que intentarla, y entonces no juegas Aventura. Cuando ha fallado tantas veces como Hadas hay, el Héroe parte igual. Las demás Hadas pueden interferir como en cualquier Prueba, a favor o en contra del Héroe.

saga-rules-6 =
    ### Los desafíos
    Casi todas las Aventuras son **Pruebas**: un dado más lo que dice la carta tiene que ser **mayor que** la Dificultad. Si la carta tiene varias Pruebas, tienen que funcionar todas; la primera que falla lo termina. Algunas piden descartar cartas, o una condición; en esas nadie puede interferir.

    Si la Aventura se supera, sigue su **Recompensa**; si no, su **Fracaso**. Una característica nunca baja de 1 ni pasa de 6.

saga-rules-7 =
    ### Interferir
    En cada Prueba todas las Hadas pueden interferir: antes de tirar los dados de Dificultad, antes de tirar el dado de la Prueba y otra vez después. La ocasión da la vuelta a la mesa, desde quien tiene el turno. Cuando le toca, un Hada juega **una carta o pasa**; cuando todas pasan seguidas, se tiran los dados o se decide la Prueba.

    Las cartas que cambian la Dificultad van antes de la tirada: con ella, la suma y la Dificultad quedan fijas. Las que cambian el dado o el resultado van después. Primero se repiten los dados, en el orden de las cartas; luego cuenta un Milagro.

    Un **Talismán** se puede jugar en cualquier momento, incluso fuera de turno. Anula otra Interferencia; un segundo Talismán anula el primero, y lo anulado vuelve a contar. Después de la tirada no puede anular lo que se jugó antes.

saga-rules-8 =
    ### El final
    Los Objetivos se comprueban después de cada Aventura, después de cada Interferencia de tu turno y al final de cada turno; nunca en mitad de un desafío. Entre cuatro o más, piden más: tu mano muestra lo que necesita el tuyo en esta mesa y lo que aún falta.

    • **La meta del Héroe:** si superas una Aventura del tipo del Héroe, y es al menos la **sexta** superada de ese tipo, también ganas, diga lo que diga tu Objetivo.

    • **Epílogo:** si nadie ha ganado tras la última ronda, gana el Hada a la que menos le falta para su Objetivo: se suma lo que falta en sus tres números.

saga-rules-9 =
    ### Es bueno saber
    • «La carta anterior» es aquella con la que se enlazó una Aventura.
    • «Tú» en una Aventura es quien tiene el turno; en una Interferencia, quien la jugó.
    • A la izquierda está quien juega después de ti; a la derecha, quien jugó antes.
    • Donde una carta cuenta Aventuras, la que se está jugando no se cuenta.
    • Una Recompensa que se da dos veces y ninguna, no se da. La Aventura está superada igual.

saga-rules-10 =
    ### Responder a distancia
    No tienes que esperar tu ocasión: responde antes, y guardo tu respuesta hasta entonces. Si alguien juega antes una carta, puedes responder otra vez. Nadie ve quién ha respondido o pasado. Elige cuándo te pregunto: siempre, solo si puedes jugar algo, o nunca. Si tus pases automáticos se toman su tiempo, una pausa no delata nada. Un Hada que calla pasa cuando se acaba el tiempo.

saga-rules-11 =
    ### Quién ve qué
    Tu mano y tu Objetivo son solo tuyos. La historia, las características, los dados, las dos pilas de descartes y cuántas cartas hay en cada mano son públicos. Nadie ve quién ha pasado, ni qué carta se tomó al azar, salvo los dos implicados. El bot te recuerda una carta oculta solo cuando de verdad puedes conocerla.

saga-rules-12 =
    ### Opciones de la mesa
    • **Objetivos**: piden más entre cuatro o más, o lo que está impreso.
    • **La iniciación del Héroe**: vale cuando todas lo intentaron o, como está impreso, solo si se logra.
    • **Rondas**: cuándo llega el epílogo.
    • **Tiempo para interferir**: cuánto espera un desafío a las Hadas que callan.
    • **Ocultar pases rápidos**: cuánto puede seguir esperando un desafío, al azar, cuando todas han pasado. Así un final rápido no delata nada.
    • **Recuperar cartas**: una vez por turno, o mientras puedas pagar; pero nunca una carta con la que pagaste en el mismo turno.
    • **Enlaces**: donde una carta dice dos tipos, valen los dos o solo el primero.
    • **Objetivos abiertos**: todos boca arriba, para una primera partida amable.

saga-rules-13 =
    ### Cómo lee las reglas el bot
    • Las cartas impresas dicen lo que hacen; el bot juega justo eso, y *Explicar* lo muestra para cada carta.
    • Un desafío espera a las Hadas que callan solo lo que acordó tu mesa. Después pasan.
    • Lo que el bot rechaza no cambia nada.

saga-rules-14 =
    ### Cómo van las partidas
    En las partidas entre máquinas, la mayoría duró 6 rondas; entre dos, 11. Casi ninguna llegó al epílogo. Seis de cada diez Aventuras se superaron, y todos los Objetivos ganaron más o menos lo mismo.
