# Abracada… ¿qué? — lo que se puede consultar: clases, cosas sin palabras en otra parte, ejemplos.

abraca-kind-spell = Hechizos
abraca-kind-thing = Piedras, vidas y puntos

abraca-lookup-copies =
    { $count ->
        [one] Solo hay 1 en el juego.
       *[other] Hay { $count } en el juego.
    }
abraca-lookup-left = Quien está a tu izquierda, que juega después de ti, pierde 1 vida.
abraca-lookup-right = Quien está a tu derecha, que juega antes que tú, pierde 1 vida.
abraca-lookup-left_and_right = Quienes están a tu izquierda y a tu derecha pierden 1 vida. Entre dos, tu rival pierde solo 1.

abraca-lookup-hand-name = Tus piedras
abraca-lookup-hand = Tienes { $count } piedras. Todos pueden leerlas menos tú. Al final de tu turno robas hasta volver a tener { $count }, mientras quede reserva.
abraca-lookup-life-name = Vidas
abraca-lookup-life = Empiezas cada ronda con { $start } vidas. Nadie tiene nunca más de { $most } ni menos de 0.
abraca-lookup-die-name = Dado
abraca-lookup-die = Va del { $least } al { $most }, cada número dos veces. Se tira con los hechizos 1 y 3, y cuando falla un 1.
abraca-lookup-pool-name = Reserva
abraca-lookup-pool = Las piedras bocabajo de las que robas. Cuando se acaba, nadie roba.
abraca-lookup-aside-name = Piedras apartadas
abraca-lookup-aside = Entre dos o tres, hay piedras boca arriba desde el principio. Nadie las tiene, así que puedes descartarlas.
abraca-lookup-secret-name = Piedras secretas
abraca-lookup-secret = Hay { $count } piedras bocabajo en cada ronda. El Cantor Nocturno te da una, y solo tú puedes mirarla. Si sigues con vida al terminar la ronda, cada una de las tuyas vale 1 punto.
abraca-lookup-neighbours-name = Izquierda y derecha
abraca-lookup-neighbours = A tu izquierda está quien juega después de ti; a tu derecha, quien juega antes. Entre dos, es la misma persona.
abraca-lookup-failure-name = Cuando un número falla
abraca-lookup-failure = Si no tienes la piedra, pierdes 1 vida (con un 1, lo que diga el dado) y termina tu turno. Igual robas hasta completar tu mano.
abraca-lookup-order-name = Qué número puede seguir
abraca-lookup-order = Si un número funciona, puedes repetirlo o anunciar uno más alto. Según las opciones de la mesa, vale cualquier número, o los más bajos son una trampa: siempre fallan y cuestan 1 vida.
abraca-lookup-last-stone-name = Tu última piedra
abraca-lookup-last-stone = Si usas todas tus piedras, ganas la ronda al instante. Los demás se quedan en 0 vidas.
abraca-lookup-knock-out-name = Noqueo
abraca-lookup-knock-out = Si tu hechizo deja a alguien más en 0 vidas, la ronda termina y la ganas tú.
abraca-lookup-points-name = Puntos
abraca-lookup-points = Ganar una ronda vale { $winner } puntos; sobrevivir a un noqueo, { $survivor }. Quien llega primero a { $target } puntos gana la partida.

## Ejemplos; los números son los de la página de reglas

abraca-example-1 = Tienes 4 vidas, anuncias 3 y sacas un 3. Ahora tienes 6, el máximo.
abraca-example-2 = Tienes 6 vidas y anuncias un 1 que no tienes. En el dado sale un 2: te quedan 4 vidas y termina tu turno.
abraca-example-3 = Los otros tres tienen 6, 3 y 5 vidas. Tu dragón funciona y sacas un 3: se quedan con 3, 0 y 2. Ganas la ronda por noqueo.
abraca-example-4 = Alguien falla y pierde su última vida. Tú sigues con vida y tienes una piedra secreta: 1 punto por sobrevivir y 1 por la piedra.
abraca-example-5 = La reserva está vacía y te queda una piedra, un 6. La anuncias y ganas la ronda: 3 puntos para ti, 0 vidas para los demás.
abraca-example-6 = Tu última piedra es un 7, y deja en 0 vidas a quien está a tu derecha. Usaste todas tus piedras: sumas 3 puntos y nadie más suma.
abraca-example-7 = Tu última piedra es un 4, y ya tienes una piedra secreta. Tomas otra y ganas la ronda: 3 puntos, más 2 por las piedras secretas.
abraca-example-8 = Entre dos: tu 5 funciona, y tu rival baja de 3 vidas a 2, no a 1.
abraca-example-9 = Tienes 5 vidas y anuncias 8 dos veces. Con el primero llegas a 6; el segundo funciona, pero no te da nada.
abraca-example-10 = Los otros dos tienen 3 vidas y 1. Tu 2 funciona: se quedan con 2 y 0, y ganas la ronda por noqueo.
abraca-example-11 = Tu 6 quita 1 vida a quien juega después de ti. Tu 7 quita 1 a quien juega antes. Luego robas dos piedras.
abraca-example-12 = Tu 6 funcionó: puedes anunciar 6, 7 u 8, o terminar tu turno. Al empezar un turno eliges el número que quieras, pero tienes que anunciar uno.
abraca-example-13 = Ada tiene 7 puntos y Bruno 6. Bruno gana la ronda y suma 3; Ada sobrevive y suma 1. Ambos tienen 8 o más, pero Bruno sumó más en esta ronda y gana.
abraca-example-21 = Anuncias 3 y fallas. Todos ven que bajas de 6 vidas a 5, pero nadie sabe qué piedras tienes.
