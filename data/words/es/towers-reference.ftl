# Tschak! — lo que se puede consultar: clases, cosas sin palabras en otra parte, ejemplos.

towers-kind-wizard = Magos y camaleones
towers-kind-warrior = Guerreros
towers-kind-dwarf = Enanos
towers-kind-artifact = Artefactos
towers-kind-monster = Monstruos
towers-kind-treasure = Tesoros
towers-kind-board = Torres, pisos y oro

towers-lookup-card = Vale { $value } en su equipo.
towers-lookup-wizard = Si los equipos empatan, gana el mago más alto. Entre iguales, gana el que tiene la varita.
towers-lookup-warrior = ¿También hay empate en magos? Gana el guerrero más alto. Entre iguales, el hacha gana a la espada.
towers-lookup-dwarf = ¿También hay empate en magos y guerreros? Gana el enano más alto. Entre iguales, el hacha gana al martillo, y el martillo al que va sin armas.
towers-lookup-chameleon = Un mago sin valor. Copia el mago con número más alto que muestren tus rivales en este piso, de 2 a 5. Si no muestran ninguno, vale 0.
towers-lookup-artifact = No tiene valor. Duplica la más débil de las otras dos cartas del equipo. Todos los artefactos funcionan igual.
towers-lookup-worthless = Si es tu última carta de la torre, no gana oro.

towers-lookup-creature =
    { $skulls ->
        [one] Cuesta 1 punto al final.
       *[other] Cuesta { $skulls } puntos al final.
    }
towers-lookup-troglodyte = Al final, tus trogloditas cuestan su número al cuadrado: uno cuesta 1 punto, dos 4, tres 9. Hay { $count }.
towers-lookup-chest = Vale { $points } puntos al final.
towers-lookup-cursed =
    { $points ->
        [-1] Vale { $points } punto al final. El equipo más fuerte tiene que tomarlo.
       *[other] Vale { $points } puntos al final. El equipo más fuerte tiene que tomarlo.
    }
towers-lookup-ring = Al final, tus anillos valen su número al cuadrado: uno vale 1 punto, dos 4, tres 9. Hay { $count }.
towers-lookup-trophy = Al final sumas 2 puntos por cada uno de tus monstruos, también los trogloditas. Entre dos, 1 punto por cada uno.
towers-lookup-elixir = Quita uno de tus monstruos antes de contar. La mesa elige lo mejor para ti, que puede ser ninguno.

towers-lookup-tower-name = Torre
towers-lookup-tower = Hay { $count } torres, una tras otra. Cada una tiene tres pisos con un monstruo y un tesoro. Después de cada torre, todas las manos pasan a la izquierda.
towers-lookup-floor-name = Piso { $floor }
towers-lookup-floor =
    { $steps ->
        [3] Eliges una carta, luego otra y luego la tercera. Cada vez se muestran todas a la vez.
        [2] Eliges una carta y luego dos juntas. Cada vez se muestran todas a la vez.
       *[other] Eliges las tres cartas a la vez.
    }
towers-lookup-team-name = Equipo
towers-lookup-team = Tres cartas de tres tipos distintos. Suma sus valores. El equipo más fuerte toma el tesoro; el más débil, el monstruo.
towers-lookup-ties-name = Empates
towers-lookup-ties = Gana el mago más alto, luego la varita, el guerrero más alto, el hacha del guerrero, el enano más alto, el arma del enano. Solo cuenta lo impreso. Un camaleón está por debajo de todo mago con número, y quien no tiene mago, por debajo de un camaleón.
towers-lookup-last-card-name = La última carta
towers-lookup-last-card = Después de tres pisos, todos muestran su última carta. Las más altas ganan oro. Con valores iguales, el mago gana al guerrero y el guerrero al enano; después decide el arma.
towers-lookup-gold-name = Oro
towers-lookup-gold = Cada moneda vale 1 punto al final. Las mejores últimas cartas de una torre ganan 3, 2 y 1 monedas; entre dos, la mejor gana 2. Hay { $count } monedas.
towers-lookup-passing-name = Pasar las manos
towers-lookup-passing = Después de cada torre, todas las manos pasan a la izquierda. Al final, todo el mundo ha jugado las mismas cuatro manos.
towers-lookup-travelling-board-name = Tablero viajero
towers-lookup-travelling-board = Ocupa el lugar de quien falta: guarda una mano durante una torre y la pasa, pero nunca juega.
towers-lookup-put-back-name = De vuelta a la caja
towers-lookup-put-back = Antes de empezar volvieron a la caja { $monsters } monstruos y { $treasures } tesoros. Nadie sabe cuáles.

## Ejemplos; los números son los de la página de reglas

towers-example-1 = Mago 4, guerrero 3 y enano 2 dan 4 + 3 + 2 = 9. Un equipo que vale 12 toma el tesoro, y el de 9 toma el monstruo.
towers-example-3 = Con un artefacto, guerrero 4 y enano 3, el 3 es más débil y cuenta dos veces: 4 + 3 + 3 = 10.
towers-example-7 = Tus rivales muestran mago 5 y mago 3: tu camaleón vale 5. Con guerrero 2 y enano 4 llegas a 11.
towers-example-8 = Mago 4, guerrero 5 y enano 3 dan 12, igual que mago 3, guerrero 6 y enano 3. Decide el mago más alto: el primer equipo gana el empate.
towers-example-9 = Los dos equipos valen 12 y tienen un mago 4. Gana el empate el equipo cuyo mago tiene la varita.
towers-example-10 = Dos equipos valen 12, cada uno con un camaleón y un guerrero 4. El guerrero con hacha gana al de la espada.
towers-example-11 = Dos equipos valen 11. Uno tiene un camaleón y el otro ningún mago: el camaleón gana el empate.
towers-example-12 = Dos equipos empatan, cada uno con un camaleón, un artefacto y un enano 4. El enano con hacha gana al que va sin armas.
towers-example-13 = Las últimas cartas son guerrero 5, mago 5, un artefacto y enano 5. El mago gana 3 de oro, el guerrero 2, el enano 1 y el artefacto nada.
towers-example-15 = Entre dos, un guerrero 1 gana a un artefacto y se lleva 2 de oro. Un artefacto contra un camaleón: nadie gana nada.
towers-example-16 = Entre dos, tienes un tablero a cada lado. La mano que acabas de jugar va a uno, y del otro recibes una mano.
towers-example-17 = Entre tres, juegas cuatro manos, una tras otra: la tuya, la del tablero viajero y las de tus dos rivales.
towers-example-18 = Tienes 4 de oro, dos anillos (4), un cofre (5), un cofre maldito (−2), el gólem (−3) y tres trogloditas (−9): −1 en total.
towers-example-19 = Tienes el trofeo, el limo (2 calaveras) y dos trogloditas. El elixir quita un troglodita: −2 − 1 + 4 es mejor que −2 − 4 + 6.
towers-example-20 = Tienes el trofeo y un troglodita. −1 + 2 es mejor que nada, así que el elixir lo deja ahí.
towers-example-22 = En el piso 2 has mostrado un mago. Ahora vale guerrero con artefacto; no vale otro mago, ni dos guerreros, ni una sola carta.
towers-example-23 = Tras dos cartas, tu camaleón vale 0. La tercera carta de un rival es un mago 5, y ahora tu camaleón vale 5.
