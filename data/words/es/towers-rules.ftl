# Los capítulos de `/reglas` de Tschak!, en el orden en que se aprende.

towers-rules-1 =
    ### Cuatro torres de tres pisos
    En cada piso hay un **monstruo** y un **tesoro** a la vista de todos. Cada quien manda allí un equipo de tres. El equipo **más fuerte** toma el tesoro, el **más débil** toma el monstruo y los demás no toman nada. Los tesoros y el oro dan puntos, los monstruos los quitan; después de cuatro torres gana quien tiene más puntos.

    Tienes diez cartas. En tres pisos usas nueve; la décima puede ganar un poco de oro. Luego cada mano pasa a la **izquierda** y empieza otra torre. Al final, todo el mundo ha jugado las mismas cuatro manos. Lo que juegan ahora los demás puede estar luego en tu mano.

towers-rules-2 =
    ### Antes de la partida
    1. Las 40 cartas se reparten en cuatro lugares. Cada uno recibe tres **magos**, tres **guerreros**, tres **enanos** y un **artefacto**. Las manos no se mezclan nunca más.
    2. De los 14 monstruos y de los 14 tesoros, **dos de cada** vuelven a la caja. Nadie sabe cuáles.
    3. Cada torre empieza con tres monstruos y tres tesoros boca arriba, uno de cada en cada piso.

towers-rules-3 =
    ### Entre dos o tres
    Las manos pasan siempre por cuatro lugares. Los vacíos son **tableros viajeros**: guardan una mano durante una torre y la pasan, pero nunca juegan. Entre dos, tienes un tablero a cada lado; entre tres, el tablero va después de la última persona. La mano de un tablero queda fuera durante esa torre y llega a alguien en la siguiente.

towers-rules-4 =
    ### Elegir
    Nadie espera su turno. Se elige en secreto y a la vez; tras la última elección se muestran todas las cartas. Hasta entonces puedes cambiar tu elección o retirarla.
    • **Piso 1**: una carta, luego otra, luego la tercera.
    • **Piso 2**: una carta, luego dos juntas.
    • **Piso 3**: las tres a la vez.

    Un equipo tiene tres tipos **distintos**: mago, guerrero y enano, o el artefacto con dos de ellos.

towers-rules-5 =
    ### Lo que vale un equipo
    Suma los valores de sus cartas.
    • El **camaleón** es un mago sin valor. Copia el mago más alto que muestren tus **rivales** en este piso, de 2 a 5. Si no muestran ninguno, vale 0. Nadie copia a un camaleón.
    • El **artefacto** no tiene valor. Duplica la **más débil** de las otras dos cartas. También duplica un valor copiado, pero el camaleón copia solo lo impreso, nunca un valor duplicado.

    Ejemplo: camaleón (copia 4), artefacto y guerrero 6 valen 4 + 4 + 6 = **14**.

towers-rules-6 =
    ### Empates
    Si dos equipos empatan como más fuertes o más débiles, solo cuenta lo impreso, en este orden:
    1. El **mago** más alto. Un camaleón está por debajo de todo mago con número, y un equipo sin mago, más abajo aún.
    2. Entre magos iguales, el que tiene la **varita**.
    3. El **guerrero** más alto; no tener guerrero es lo más bajo. Entre iguales, el **hacha** gana a la espada.
    4. El **enano** más alto; no tener enano es lo más bajo. Entre iguales, el **hacha** gana al martillo, y el martillo al que va sin armas.

    Dos equipos nunca empatan en todo esto.

towers-rules-7 =
    ### La última carta
    Después de tres pisos, todos muestran la carta que les queda. La más alta gana **3 de oro**, la segunda **2** y la tercera **1**; entre dos, la más alta gana **2**. Con valores iguales, el mago gana al guerrero y el guerrero al enano; después decide el arma. Los artefactos y los camaleones no ganan nada, y el oro que nadie gana se queda donde está.

    Luego cada mano, también las de los tableros viajeros, pasa a la **izquierda**, salvo después de la cuarta torre.

towers-rules-8 =
    ### Puntos
    Después de cuatro torres se cuenta:
    • **Oro**: 1 punto por moneda.
    • **Cofres**: de 2 a 5 puntos. **Cofres malditos**: −1 y −2. El equipo más fuerte tiene que tomar también esos.
    • **Anillos de poder**: su número al cuadrado. Uno vale 1 punto, dos 4, tres 9, cuatro 16.
    • **Criaturas**: restan sus calaveras.
    • **Trogloditas**: restan su número al cuadrado.
    • **Trofeo**: 2 puntos por cada uno de tus monstruos, también los trogloditas; entre dos, 1 punto por cada uno.
    • **Elixir**: quita uno de tus monstruos antes de contar. La mesa elige lo mejor para ti, que puede ser ninguno, salvo que hayan acordado que elige quien lo tiene.

    Hay 8 criaturas con 2, 2, 3, 3, 4, 4, 5 y 5 calaveras, 6 trogloditas, 4 cofres, 2 cofres malditos, 6 anillos, un trofeo y un elixir. Dos monstruos y dos tesoros no están en la partida; nadie sabe cuáles.

    Gana quien tiene **más puntos**. Si hay empate, quien tiene menos monstruos; si aún hay empate, la victoria se comparte.

towers-rules-9 =
    ### Las cartas
    Magos del 2 al 5, cada uno con y sin varita, y cuatro camaleones. Guerreros del 1 al 6, cada uno con hacha y con espada. Enanos del 2 al 5, cada uno con hacha, con martillo y sin armas. Cuatro artefactos. Las 40 están siempre en juego.

towers-rules-10 =
    ### Quién ve qué
    Tu mano solo la ves tú. Tu elección es secreta hasta que eligen todos; que ya elegiste, lo ve todo el mundo. Los equipos, lo que valen y por qué son públicos, igual que el oro y las últimas cartas. Nadie ve las torres siguientes, las cartas devueltas a la caja ni la mano de un tablero viajero.

towers-rules-11 =
    ### Opciones de la mesa
    • **Cartas ganadas**: a la vista de todos, o los demás solo ven cuántas tienes. El oro está siempre a la vista.
    • **Manos jugadas**: la mesa puede anotar cada mano tras su última carta. Si no, ¡a recordarlas!
    • **Equipos prohibidos**: el bot rechaza dos cartas del mismo tipo. Con la penalización, puedes mostrarlas; luego cambias cartas hasta que el equipo valga y tomas lo que más cuesta en este piso, aunque tu equipo sea fuerte.
    • **El elixir**: la mesa quita el monstruo que más conviene a quien lo tiene, o esa persona elige tras la última torre.

towers-rules-12 =
    ### Detalles
    • Un camaleón copia solo a rivales de este piso, nunca a su propio equipo ni a un tablero viajero. Si nadie muestra un mago con número, todos los camaleones valen 0.
    • Un artefacto junto a un camaleón que vale 0 duplica ese 0.
    • Nadie puede rechazar una carta, ni un cofre maldito.
    • Un trofeo sin monstruos no vale nada, y el oro no se acaba.

towers-rules-13 =
    ### Cómo van las partidas
    Cuando las máquinas jugaron entre sí, la mayoría de los resultados estaba entre −5 y 18, con una media de 2 entre dos, 6 entre tres y 5 entre cuatro. En uno de cada cinco o seis pisos empataban equipos (entre dos, en uno de cada ocho); casi siempre decidía el mago.
