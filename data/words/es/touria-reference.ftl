# Touria — lo que se puede consultar: clases, cosas sin palabras en otra parte, ejemplos.

touria-kind-item = Objetos mágicos
touria-kind-place = Lugares
touria-kind-mine = Minas
touria-kind-tower = Torres
touria-kind-gem = Gemas
touria-kind-order = Encargos del Mercader
touria-kind-person = Detrás de las puertas
touria-kind-thing = Corazones, monedas y lo demás

touria-lookup-when-entry = Úsalo al entrar en el castillo.
touria-lookup-when-action = Úsalo en un lugar durante tu turno.
touria-lookup-when-copied_action = Úsalo mientras copias.
touria-lookup-when-doors = Úsalo en el castillo antes de abrir una puerta.
touria-lookup-when-route = Úsalo por el camino.
touria-lookup-when-own_free = Úsalo en tu turno: al empezar, al llegar, después de la acción o al final.
touria-lookup-when-copied = Úsalo en tu turno, siempre que puedas usar el objeto que copia.
touria-lookup-when-end = Úsalo al final de tu turno.
touria-lookup-when-copy = Úsalo para copiar la acción de otra persona.
touria-lookup-when-start = Úsalo al empezar tu turno, en vez de elegir una torre.
touria-lookup-when-double = Úsalo después de la acción para hacerla otra vez.

touria-lookup-wizard = Paga 1 moneda y vuela adonde quieras, también al Torneo. No pasas por minas. El Mago solo está en las torres, no en el tablero.
touria-lookup-bridge = Una casilla entre el Dragón y el Esgrimista. Aquí no pasa nada. El paso del Torneo hasta aquí no cuenta.
touria-lookup-castle = Al empezar tu turno puedes entrar con { $target } corazones, { $target } monedas y ninguna gema negra ({ $short } de cada en la partida corta). Los pagas, y desde entonces abres puertas.
touria-lookup-mine = En una mina caben dos gemas. Cuando pasan los héroes, tienes que tomar una; si son distintas, eliges. Una mina vacía se llena otra vez cuando la dejas.
touria-lookup-mine-black = Si una de ellas es negra, tomas las dos. Nunca hay dos gemas negras en una mina.
touria-lookup-tower = Al principio muestra { $north } al norte, { $east } al este, { $south } al sur y { $west } al oeste.
touria-lookup-tower-turns = Puedes usar el lado que te mira. La torre gira un cuarto cuando la eligen o cuando gastas en ella una espada.
touria-lookup-gem-name = Gema { $gem }
touria-lookup-gem-regular = Hay { $count }. La aceptan el Mercader y el Orfebre, y también el Dragón si sale su color.
touria-lookup-gem-black = Hay { $count }. Mientras tengas una, no puedes entrar en el castillo. El Hada de la fuente y la Rana retiran una del juego, y el Dragón acepta una si sale negro.
touria-lookup-gem-purple = Hay { $count }. Gástala después de una acción para hacerla otra vez. También la acepta el Orfebre, pero el Mercader no.
touria-lookup-order-name =
    { $coins ->
        [one] Encargo: { $gems } (1 moneda)
       *[other] Encargo: { $gems } ({ $coins } monedas)
    }
touria-lookup-order =
    { $coins ->
        [one] Da al Mercader justo estas gemas y toma 1 moneda. Luego el encargo va bajo su pila.
       *[other] Da al Mercader justo estas gemas y toma { $coins } monedas. Luego el encargo va bajo su pila.
    }
touria-lookup-siblings = Abre su puerta y ganas la partida al instante.
touria-lookup-dweller =
    Espera de ti { $gift ->
        [elixir] un elixir
        [sword] una espada
        [item] un objeto mágico cualquiera
        [coin] una moneda
        [yellow] una gema amarilla
        [green] una gema verde
        [red] una gema roja
       *[blue] una gema azul
    }. Si puedes, tienes que darlo, y puedes abrir otra puerta. Si no, termina tu turno y después no debes nada.

touria-lookup-heart-name = Corazón
touria-lookup-heart = Necesitas corazones para entrar en el castillo. Los dan el Dragón, el Orfebre y el Torneo. El banco tiene { $count }. Cuando se acaban, nadie recibe más.
touria-lookup-coin-name = Moneda
touria-lookup-coin = Necesitas monedas para entrar en el castillo, para rutas largas y para el Mago. Empiezas con { $coins }. En total hay monedas por valor de { $count }.
touria-lookup-sword-name = Espada
touria-lookup-sword = Al empezar tu turno, una espada gira cualquier torre. También repite la tirada del Dragón, y en el Torneo compra un corazón o monedas. Hay { $count }.
touria-lookup-elixir-name = Elixir
touria-lookup-elixir = Se lo das a quien tiene el turno para hacer tú la misma acción. Todo el mundo empieza con uno.
touria-lookup-die-name = Dado de colores
touria-lookup-die = Tiene una cara de cada color, también negra y violeta. Se tira contra el Dragón. Hasta la próxima tirada, tres gemas de su color valen un corazón más en el Orfebre.
touria-lookup-steps-name = Pasos
touria-lookup-steps = { $free } pasos son gratis, y cada paso de más cuesta una moneda. Cada camino vale solo una vez por turno.
touria-lookup-copying-name = Copiar
touria-lookup-copying = Después de la acción, los demás pueden hacer lo mismo con sus cosas, por un elixir o con el Frasco. Una copia no se hace dos veces. Nadie ve quién ha respondido.
touria-lookup-doubling-name = Hacerlo dos veces
touria-lookup-doubling = Después de la acción puedes hacerla otra vez, por una gema violeta o con el Pájaro. Vale una vez por turno, pero no al copiar.
touria-lookup-doors-name = Puertas
touria-lookup-doors = En el castillo hay { $count } puertas. En cada turno allí abres al menos una. Las puertas abiertas siguen abiertas.
touria-lookup-bonus-name = Ventaja
touria-lookup-bonus = Quien no empieza elige una ventaja: una moneda, una espada o una gema que no sea violeta.
touria-lookup-screen-name = Biombo
touria-lookup-screen = Lo que tienes se esconde tras tu biombo, incluso cuánto es. Lo levantas al entrar en el castillo.
touria-lookup-pass-name = Pasar el turno
touria-lookup-pass = Solo puedes pasar si no llegas a ninguna de tus cuatro acciones. Giras una torre y sigue el próximo turno.
touria-lookup-sudden-marriage-name = Boda relámpago
touria-lookup-sudden-marriage = Esta opción de la mesa quita las puertas. En cuanto tienes lo que pide el castillo, ganas, incluso al copiar.

## Ejemplos; los números son los de la página de reglas

touria-example-1 = Juegan tres. Quien está a la derecha de quien empieza elige primero y toma una gema azul; luego otra persona toma una moneda. Quien empieza no recibe nada.
touria-example-3 = Eliges la torre noroeste para ir al Hada del bosque. Gira un cuarto, y ahora te muestra el Esgrimista.
touria-example-5 = Tienes 2 espadas y quieres el Mago. Con una espada giras una torre hasta que te muestra el Mago. Luego eliges esa torre como siempre.
touria-example-7 = Das 6 pasos. Sin las Botas cuesta 3 monedas; con ellas, nada.
touria-example-8 = Vas del Torneo al Hada del bosque por el Puente, el Dragón y el Hada de la fuente. El paso al Puente no cuenta: son 3 pasos, gratis.
touria-example-9 = Los héroes están en el Orfebre, y una torre te muestra el Orfebre. Te quedas, das dos gemas rojas y ganas un corazón.
touria-example-10 = Vas del Orfebre por la Mina sur y la Mina sureste de vuelta al Orfebre: 3 pasos, gratis. No podrías ir a una mina y volver por el mismo camino.
touria-example-11 = Se llena una mina y sacas dos gemas negras. Las apartas y sacas una negra y una roja. Estas van a la mina, y las dos primeras vuelven a la bolsa.
touria-example-12 = El dado muestra azul. Tres gemas azules valen 3 corazones; tres verdes, solo 2. Dos de un color valen 1 corazón, una gema sola vale una moneda.
touria-example-13 = Das roja, verde y amarilla por 6 monedas. Luego gastas una gema violeta y cumples otro encargo. Puede ser incluso el que acaba de salir.
touria-example-14 = Sacas rojo, no tienes gema roja y gastas una espada. Sacas violeta y gastas otra. Sacas negro y das una gema negra: ganas un corazón.
touria-example-15 = Alguien toma 2 espadas. Le das tu elixir y tomas 2 espadas tú también. Con el Frasco conservarías el elixir.
touria-example-16 = Alguien copia el Dragón y saca rojo. Desde ahora, tres gemas rojas valen 3 corazones en el Orfebre.
touria-example-17 = Sacas tres gemas negras. Sigues sacando una a una hasta que sale una de color, y esa te la quedas. Las negras vuelven.
touria-example-18 = Pagas 1 moneda y vuelas al Torneo. Con el Yelmo cambias una espada por un corazón y otra por 3 monedas.
touria-example-19 = Tienes dos gemas azules y una verde. Pintas la verde de azul y das tres gemas azules.
touria-example-20 = Das 8 pasos. Las Botas hacen gratis 3 pasos más; luego el Espejo copia las Botas y hace gratis otros 3. No cuesta nada.
touria-example-21 = La pila de objetos está vacía. Usas el Cofre y tomas la Escoba. Luego se mezclan los objetos usados y uno de ellos llena el hueco.
touria-example-22 = Pasas por una mina con una gema negra y una amarilla. Con el Farol, la negra vuelve a la bolsa y tomas solo la amarilla.
touria-example-23 = El Morral te da una gema negra y una roja de una mina. Luego la Rana retira la negra del juego.
touria-example-24 = Saltas de la Mina este a la Mina suroeste y sigues a la Guarida: 3 pasos, gratis. Pasas por las dos minas.
touria-example-25 = Entras con 6 corazones y la Rosa. Das una moneda al tesorero y una gema amarilla a la doncella. En la tercera puerta, la herbolaria quiere un elixir. No tienes, y termina tu turno.
touria-example-26 = Tienes 6 corazones, 7 monedas y una gema negra, y copias el Dragón. Sacas negro, das la gema y ganas un corazón. Con eso ganas la partida al instante.
touria-example-27 = Terminas tu turno y usas el Reloj de arena. Juegas otro turno entero, con las torres como están ahora.
touria-example-28 = Todo lo que ves está a 4 pasos o cuesta una moneda, y no tienes moneda, espada ni objeto. Giras una torre y sigue el próximo turno.
