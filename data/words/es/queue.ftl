# La cola: cada quien dice a qué quiere jugar, y el bot le busca una mesa.

command-play-name = jugar
command-play-description = Esperar una partida: busco gente que quiera jugar a lo mismo

queue-title = Buscar partida
queue-wish = **{ $games }** · { $sizes } jugadores · { $clock }
queue-hours-on = Solo con gente que juega a las mismas horas que tú.
queue-across-on = También con gente de otros servidores, por mensaje directo.
queue-others =
    { $count ->
        [0] Aún no hay nadie esperando una partida así.
        [one] Hay 1 persona más esperando una partida así.
       *[other] Hay { $count } personas más esperando una partida así.
    }
queue-usually = Suele tardar { $time }, más o menos.
queue-off = Pulsa *Esperar* y te aviso cuando encuentre mesa. No hace falta que te quedes aquí.
queue-waiting = Empezaste a esperar { $time }. Te aviso cuando encuentre mesa; no hace falta que te quedes aquí. Si no sale nada, dejo de buscar { $end }.
queue-offered = Te encontré mesa: { $table }. Es tuya hasta { $time }.
queue-offered-across =
    { $count ->
        [0] Se juega por mensaje directo.
        [one] Se juega por mensaje directo. Una de las otras personas es de otro servidor.
       *[other] Se juega por mensaje directo. { $count } de las otras personas son de otros servidores.
    }
queue-accepted = Aceptaste: { $table }. La partida empieza en cuanto acepten también los demás. Si alguien no quiere, conservas tu lugar en la cola.
queue-found = Tu partida ya empezó; está en `/mesas`. Pulsa *Esperar* para buscar otra.
queue-declined = Rechazaste la última mesa, así que ya no busco. Pulsa *Esperar* cuando vuelvas a tener ganas.
queue-lapsed = Te ofrecí una mesa y no respondiste, así que dejé de buscar. Pulsa *Esperar* cuando vuelvas a tener tiempo.
queue-called-off = La moderación cerró la última mesa, así que dejé de buscar. Pulsa *Esperar* para seguir.
queue-ended = Esperaste dos semanas y no encontré a nadie, ¡lo siento! Prueba con más juegos, con otro número de jugadores o con otro reloj: pulsa *Cambiar*.
queue-table = { $table } en { $channel }
button-queue-wait = Esperar
button-queue-stop = Dejar de esperar
button-queue-keep = Dos semanas más
button-queue-change = Cambiar

queue-done-wait = Ya estás en la cola.
queue-done-together = Esperas junto con { $person }. Les aviso a los dos cuando encuentre mesa.
queue-done-stop = Ya no esperas.
queue-done-keep = Muy bien, sigo buscando.
queue-done-change = Cambiado.
queue-across-letter = Ahora también buscas partidas con gente de otros servidores. Cuando encuentre una, te escribo aquí, y aquí se juega. Los demás ven tu nombre de Discord, pero no tus servidores. Para dejarlo: *Cambiar*, en `/jugar`.
queue-done-refused = De acuerdo. { $person } puede jugar con otra gente.

queue-form-title = ¿A qué quieres jugar?
queue-form-games = Cualquiera de estos juegos
queue-form-sizes = Cualquiera de estos números de jugadores
queue-form-clock = ¿A qué ritmo?
queue-form-hours = Comparar las horas a las que juego
queue-form-hours-hint = Miro cuándo pulsaste algo en las últimas cuatro semanas. No lo ve nadie.
queue-form-across = También con gente de otros servidores
queue-form-across-hint = Se juega por mensaje directo, con los nombres de Discord. Las partidas no puntúan.

queue-with = Solo juegas con { $person }.
queue-with-asked = Solo juegas con { $person }, pero falta su sí.
queue-with-apart = No todos quieren lo mismo: necesito un juego, un número de jugadores y un reloj que sirvan para todos.
queue-asked = { $person } quiere jugar contigo.
queue-choose = Solo junto con…
button-queue-join = Esperar en grupo
button-queue-refuse = No, gracias
button-queue-without = Sin esa persona
queue-friend = { $friend }, { $person } quiere buscar una partida contigo: { $games }.
queue-friend-letter = { $person } quiere buscar una partida contigo: { $games }.

queue-thread = { $game } de la cola

notice-matched =
    { $made ->
        [host] { $person }, te encontré un asiento en la mesa de { $by }: { $table }. Te lo guardo hasta { $time }.
       *[queue] { $person }, te encontré mesa: { $table }. Empieza en cuanto acepten todos, hasta { $time }.
    }
letter-matched =
    { $made ->
        [host] Te encontré un asiento en la mesa de { $by }. Te lo guardo hasta { $time }.
       *[queue] Te encontré mesa. Empieza en cuanto acepten todos, hasta { $time }. Si ya no te apetece, di que no: nadie se molesta.
    }
lobby-matched = La cola juntó a estas personas. La partida empieza en cuanto acepten todas.
lobby-matched-across = La cola juntó a gente de varios servidores. Se juega por mensaje directo; la partida empieza en cuanto acepten todos.
lobby-seat-kept-somebody = { $crest } reservado para alguien · vence { $time }
joined-across = Tienes asiento en la mesa { NUMBER($table, useGrouping: 0) }. En cuanto acepten todos, empieza la partida: en tus mensajes directos y en `/mesas`.
ended-in-queue = Dejé de buscarte mesa; pulsa *Esperar* en `/jugar` para seguir.
private-across-over = -# Las partidas entre servidores no puntúan. `/jugar` te busca la siguiente.
more-block-choose = Bloquear a alguien de esta mesa
log-matched = La cola abre la mesa. El SHA-256 del secreto de la mezcla es { $commitment }.
log-fell-apart = No todos quieren jugar, así que no hay partida. Los demás conservan su lugar en la cola.
log-queue-offers = Hay un asiento guardado para alguien de la cola.

setup-from-queue = Asientos para la cola
setup-from-queue-help = ¿Las mesas nuevas ofrecen sus asientos libres a quienes esperan con `/jugar`? Quien organiza puede cambiarlo.
setup-across = Partidas con otros servidores
setup-across-help = ¿Quienes esperan con `/jugar` pueden jugar con gente de otros servidores, si quieren? Se juega por mensaje directo, y la moderación no lo ve.
options-from-queue = Cola
options-from-queue-help = ¿Pueden ocupar los asientos libres quienes esperan con `/jugar`?

refused-no-size-fits = Ninguno de estos juegos es para tantos jugadores. No cambió nada.
refused-not-for-you = Eso no es para ti, o ya no vale.
refused-not-yourself = ¡Esa persona eres tú! Elige otra.
refused-too-many-friends = Puedes nombrar como máximo a { $most } personas.
refused-sharing-across = Jugaste esta partida con gente de otros servidores, así que queda entre quienes jugaron.
refused-across-closed = No puedo enviarte mensajes directos, y es ahí donde se juega con gente de otros servidores. Permite los mensajes directos de los miembros de este servidor (*Ajustes de privacidad* del servidor) y vuelve a marcar la casilla.
