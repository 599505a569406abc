# Los capítulos de `/reglas` de Abracada… ¿qué?, en el orden en que se aprende.

abraca-rules-1 =
    ### Hechizos que no ves
    Cada mago tiene cinco piedras mágicas. Todo el mundo puede leerlas **menos quien las tiene**. Deduce las tuyas por las piedras de los demás y lanza tus hechizos antes de que te lancen los suyos. Gana rondas para sumar puntos: quien llega primero a **8 puntos** gana la partida.

    Hay 36 piedras: un **1**, dos **2**, tres **3** … y así hasta ocho **8**. Los números altos abundan y son suaves; los bajos son raros y fuertes.
abraca-rules-2 =
    ### Antes de cada ronda
    1. Se mezclan las 36 piedras.
    2. Cada quien recibe **cinco piedras**, de espaldas, y **6 vidas**.
    3. Entre tres se apartan 6 piedras boca arriba; entre dos, 12. Nadie las tiene, así que puedes descartarlas.
    4. Se apartan bocabajo cuatro **piedras secretas**. El resto es la reserva.

    La primera ronda la empieza alguien al azar, salvo que la mesa haya elegido un asiento.
abraca-rules-3 =
    ### Tu turno
    1. **Anuncia un número** del 1 al 8. Tienes que intentarlo al menos una vez.
    2. **Si tienes esa piedra**, funciona: la piedra va al tablero y ocurre su hechizo. Puedes seguir con **el mismo número o uno más alto**, o terminar tu turno.
    3. **Si no la tienes**, falla: pierdes 1 vida (con un **1**, lo que diga el dado) y termina tu turno.

    En los dos casos, al final de tu turno robas hasta volver a tener cinco piedras, mientras quede reserva. Luego juega quien está a tu **izquierda**: a la izquierda está quien juega después de ti; a la derecha, quien juega antes.

    Si tienes dos veces el mismo número, usas la piedra más antigua. Cuando un número falla, solo se sabe que no lo tienes. ¡Y sin dar pistas, por favor!
abraca-rules-4 =
    ### Los ocho hechizos
    1 · **Dragón Ancestral** (1 piedra): tira el dado; los demás pierden las vidas que salgan.
    2 · **Caminante Oscuro** (2): los demás pierden 1 vida y tú ganas 1.
    3 · **Dulce Sueño** (3): tira el dado; ganas las vidas que salgan.
    4 · **Cantor Nocturno** (4): toma una piedra secreta que solo tú puedes mirar. Sabes que no está en otra parte, y puede valer un punto. No es una de tus cinco: no puedes lanzarla.
    5 · **Tormenta Eléctrica** (5): quienes están a tu izquierda y a tu derecha pierden 1 vida (entre dos, 1 en total).
    6 · **Ventisca** (6): quien está a tu izquierda pierde 1 vida.
    7 · **Bola de Fuego** (7): quien está a tu derecha pierde 1 vida.
    8 · **Poción Mágica** (8): ganas 1 vida.

    El dado tiene 1, 1, 2, 2, 3, 3. Nadie tiene nunca más de 6 vidas ni menos de 0.

    Después de un 8 solo puedes anunciar otro 8: es bueno para acabar, no para empezar. Puedes anunciar un número agotado, pero falla. Con el contador de piedras, tu mano te dice antes qué números no puedes tener; sin él, nadie te avisa.
abraca-rules-5 =
    ### El final de una ronda
    La ronda termina al instante si ocurre una de estas cosas:
    • **Usas tu última piedra.** Ganas la ronda y sumas **3 puntos**; los demás se quedan en 0 vidas y no suman nada.
    • **Tu hechizo deja a alguien en 0 vidas.** Sumas **3 puntos**, y cada superviviente **1 punto**.
    • **Pierdes tu última vida** al fallar un número. Los demás suman **1 punto**, y tú nada.

    Los supervivientes suman también **1 punto por cada piedra secreta** que tomaron en la ronda. Luego se muestran todas las piedras, se reparten de nuevo y empieza quien sigue al último turno.
abraca-rules-6 =
    ### El final de la partida
    Quien llega primero a **8 puntos** gana. Si llegan varios en la misma ronda, gana quien sumó más puntos en ella y, después, quien tiene más vidas; si aún hay empate, la victoria se comparte. Si no llega nadie, se guardan los puntos y se juega otra ronda: piedras nuevas y 6 vidas para cada quien, y empieza quien está a la izquierda de la última persona que jugó.
abraca-rules-7 =
    ### Quién ve qué
    Ves las piedras de todos menos las tuyas. Tus piedras secretas solo las ves tú; la reserva y las demás piedras secretas no las ve nadie. Las vidas, los puntos, el tablero, los números anunciados, las tiradas y cuántas piedras tiene cada quien son públicos.

    Cuando termina una ronda, se muestran todas las piedras. Si has visto más de lo que se puede saber jugando, no puedes tomar asiento en esa partida.
abraca-rules-8 =
    ### Opciones de la mesa
    • **Orden libre**: cuando un número funciona, puedes anunciar cualquier otro.
    • **Último mago en pie**: la ronda sigue hasta que queda un solo mago o alguien usa su última piedra. A los magos que caen se les salta el turno y muestran sus piedras; a izquierda y derecha cuentan los supervivientes más cercanos. Solo suma quien gana: 2 puntos, más 1 por cada piedra secreta suya.
    • **Números más bajos como trampa**: también se te ofrecen números más bajos que el último, pero siempre fallan, cuestan 1 vida y terminan tu turno.
    • **Contador de piedras**: tu mano cuenta las piedras de cada número que no ves, marca lo que las tuyas no pueden ser y te dice qué números no puedes tener.
    • **Público**: ve solo la mesa o, si la mesa se fía, todas las manos en privado.
    • **Quién empieza**: alguien al azar, o un asiento elegido. En el juego impreso, la persona de más edad.
abraca-rules-9 =
    ### Detalles
    • La última piedra va antes que el noqueo: si la usas, solo tú ganas la ronda. Su hechizo ocurre igual.
    • Noquear a varios a la vez vale también 3 puntos, una sola vez.
    • También robas cuando un número falla, mientras haya reserva.
    • De dos piedras iguales, se usa la más antigua. El bot puede marcar en tus piedras lo que no pueden ser.
    • No puedes retirar un número anunciado, porque todos aprenden algo con él.
abraca-rules-10 =
    ### Cómo van las partidas
    Cuando las máquinas jugaron entre sí, una partida duraba unas 4 rondas y una ronda unos 9 turnos. Tres de cada cuatro rondas terminaban en noqueo; entre dos, una de cada dos. Funcionaba cerca del 70 % de los números anunciados.
