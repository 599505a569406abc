# Los capítulos de `/reglas` de Touria, en el orden en que se aprende.

touria-rules-1 =
    ### Una banda de héroes
    Todos en la mesa guían a **la misma banda de héroes** por Touria. Reúne **7 corazones y 7 monedas**, deshazte de toda **gema negra** y entra en el castillo. La princesa Tara y el príncipe Talan esperan tras una de sus nueve puertas: ábrela y ganas.

    Tu biombo esconde lo que tienes, incluso cuánto es.

touria-rules-2 =
    ### Antes del primer turno
    1. El azar decide quién se sienta en cada lado del tablero y quién empieza. Se juega en sentido horario.
    2. Se mezclan minas, puertas, objetos y encargos. Se descubren tres encargos y dos objetos, y se tira el dado.
    3. Cada quien recibe **3 monedas y 1 elixir**.
    4. Quienes no empiezan eligen una ventaja, primero quien está a la derecha de quien empieza: una gema del color que diga, una moneda o una espada. Las gemas violetas no se pueden pedir.

touria-rules-3 =
    ### Tu turno
    1. Hay cuatro torres en las esquinas. Puedes usar **el lado de cada torre que te mira**. Antes de elegir, cada **espada** que pagas gira cualquier torre un cuarto en sentido antihorario.
    2. **Elige una torre**. Gira un cuarto en sentido antihorario, así que todos ven ahí algo nuevo. Tus reglas impresas quizá digan horario: lo decide *Giro de las torres*, entre las opciones.
    3. **Lleva a los héroes** al lugar que mostraba. 3 pasos son gratis; cada paso de más cuesta 1 moneda, que pagas antes de salir. Ningún camino dos veces en un turno.
    4. En cada **mina** del camino tienes que tomar una gema.
    5. **Usa el lugar** una vez, si quieres.
    6. Luego **los demás pueden copiarte**.

    Si no llegas a ninguno de tus cuatro lugares, gira una torre y pasa. Es la única forma de saltarte un turno.

touria-rules-4 =
    ### Los lugares
    • **{ touria-space-sword_master }**: toma 2 espadas.
    • **{ touria-space-trader }**: cumple uno de los tres encargos abiertos: das gemas, recibes monedas. Dos gemas pagan 3, tres pagan 6, cuatro pagan 8.
    • **{ touria-space-forest_fairy }**: toma uno de dos objetos mágicos.
    • **{ touria-space-fountain_fairy }**: retira del juego una de tus gemas negras.
    • **{ touria-space-thief }**: saca 3 gemas en secreto y quédate con una. ¿Todas negras? Sigue sacando hasta que una no lo sea, y quédate esa.
    • **{ touria-space-dragon }**: tira el dado. Da una gema de ese color (¡también negra!) y gana un corazón, o repite la tirada por una espada.
    • **{ touria-space-goldsmith }**: 1 gema por una moneda, 2 iguales por un corazón, 3 iguales por 2 corazones, o por 3 en el color que muestra el dado. Gemas negras, no.
    • **{ touria-space-wizard }**: paga 1 moneda y vuela adonde quieras. Sin minas por el camino.
    • **{ touria-space-tournament }**, al que solo se llega volando: una espada por un corazón o por 3 monedas.

    Si al banco se le acaba algo, recibes solo lo que queda.

touria-rules-5 =
    ### Las minas
    En cada una caben dos gemas, nunca dos negras. Cuando pasan los héroes:
    • **Si hay una gema negra**, lo tomas todo.
    • **De dos gemas de color** eliges una; si hay una sola, la tomas.
    • El violeta cuenta como un color más.

    Una mina que queda vacía al dejarla se llena otra vez. Si queda una gema, no.

touria-rules-6 =
    ### Repetir y copiar
    { "" }**Repetir:** después de la acción, quien tiene el turno puede dar una gema violeta o usar el Pájaro y hacer la misma acción otra vez. Solo una vez por turno.

    { "" }**Copiar:** luego los demás pueden hacer la misma acción una vez, con sus propias cosas. Cada quien da **un elixir a quien tiene el turno**, o usa el Frasco. Una copia nunca se repite. Si no se hizo la acción, nadie puede copiarla.

    Las copias van en sentido horario, una tras otra. Lo que cambian las primeras queda cambiado: el dado, los encargos, el banco.

touria-rules-7 =
    ### Los 16 objetos
    Cada uno funciona una vez y luego va encima de los usados. Puedes usar varios en un turno.

    { "" }**En un momento tranquilo de tu turno**: al empezar, al llegar, después de la acción o al final
    • **{ touria-item-frog }**: { touria-effect-frog }
    • **{ touria-item-knapsack }**: { touria-effect-knapsack }
    • **{ touria-item-chest }**: { touria-effect-chest }
    • **{ touria-item-crystal_ball }**: { touria-effect-crystal_ball }

    { "" }**Por el camino**, al decir tu ruta
    • **{ touria-item-boots }**: { touria-effect-boots }
    • **{ touria-item-compass }**: { touria-effect-compass }
    • **{ touria-item-lantern }**: { touria-effect-lantern }

    { "" }**En vez de una torre**
    • **{ touria-item-broom }**: { touria-effect-broom }

    { "" }**En un lugar**, también al copiar
    • **{ touria-item-paintbrush }**: { touria-effect-paintbrush }
    • **{ touria-item-scale }**: { touria-effect-scale }
    • **{ touria-item-helmet }**: { touria-effect-helmet }

    { "" }**Después de la acción**
    • **{ touria-item-bird }**: { touria-effect-bird }
    • **{ touria-item-flagon }**, cuando actúa otra persona: { touria-effect-flagon }

    { "" }**Al final de tu turno**
    • **{ touria-item-hourglass }**: { touria-effect-hourglass }

    { "" }**En el castillo**
    • **{ touria-item-rose }**: { touria-effect-rose }

    { "" }**Cuando se podría usar ese objeto, en tu turno**
    • **{ touria-item-mirror }**: { touria-effect-mirror } Nunca la Rosa ni el Frasco.

touria-rules-8 =
    ### El castillo
    Al empezar tu turno, con 7 corazones, 7 monedas y ninguna gema negra, puedes **entrar**. Levantas tu biombo y pagas los corazones y las monedas. Desde entonces abres puertas en tus turnos, al menos una en cada uno.

    Casi todas las puertas esconden a alguien que espera un regalo: la herbolaria un elixir, el mariscal una espada, el bufón un objeto, el tesorero una moneda, la doncella una gema amarilla, el copero una verde, el bardo una roja, el guardia una azul. Si puedes darlo, tienes que darlo, y puedes abrir otra puerta. Si no, termina tu turno y no debes nada. Las puertas abiertas siguen abiertas.

    En el castillo no usas torres ni puedes copiar. De los objetos, ahí solo sirven la Bola de cristal, el Cofre, el Pincel, el Espejo y el Reloj de arena.

touria-rules-9 =
    ### Quién ve qué
    Lo que hay tras tu biombo es solo tuyo, incluso cuánto es, hasta que entras en el castillo. Las torres, las minas, los encargos abiertos, los objetos expuestos, las puertas abiertas y todo lo que se hace en la mesa son públicos. La Bola de cristal te muestra puertas solo a ti, y nadie sabe qué gema guardas en la Guarida.

touria-rules-10 =
    ### Responder a distancia
    Después de la acción pregunto a los demás a la vez si copian, y guardo sus respuestas hasta que les toca. Si queda menos que cuando respondiste, te pregunto otra vez antes de que pagues. Nadie ve quién ha respondido. Puedes elegir que te pregunte siempre, nunca o en algunos lugares, o responder por adelantado para un turno. Quien no responde a tiempo no copia.

touria-rules-11 =
    ### Opciones de la mesa
    • **Duración**: 5 corazones y 5 monedas para una primera partida.
    • **Boda relámpago**: sin puertas; si cumples lo que pide el castillo, ganas al instante, incluso al copiar.
    • Las demás opciones dicen hacia dónde giran las torres, si pagas al entrar o si hay que entrar, cómo funcionan el Dragón, el Yelmo y el Farol, si el banco puede agotarse, qué ve todo el mundo, cuánto puede durar la partida y cuánto espera la mesa las copias.

touria-rules-12 =
    ### Detalles
    • Con una moneda siempre puedes seguir: ninguna ruta más corta cuesta más de 1. Sin ella quizá tengas que pasar, y entonces igual gira una torre.
    • Si solo con las Botas o la Brújula puedes pagar la ruta, tienes que usarlas al elegir esa torre.
    • Puedes cruzar el patio con gemas negras; solo está prohibido entrar.
    • Tu última moneda basta para el Mago; la Escoba no cuesta nada.
    • Solo cuenta lo que tienes al entrar.
    • Con un límite de rondas se compara primero quién está en la capilla; luego, corazones y monedas; luego, gemas negras; luego, puertas.

touria-rules-13 =
    ### Cómo van las partidas
    En las partidas entre máquinas, dos jugadores necesitaban unas 16 rondas; tres, unas 14; cuatro, unas 13. La primera entrada en el castillo era dos rondas antes del final, y se abrían unas cinco de las nueve puertas. Planear vale la pena: quien piensa un turno por delante ganó 94 de 100 partidas a quien no lo hace.
