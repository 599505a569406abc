# Lo que se dice a la gente: menciones en el canal, mensajes directos, el resumen diario.

notice-turn = { $person }, es tu turno: { $table }.
notice-last = { $person }, solo faltas tú por elegir: { $table }.
notice-secret = { $person }, { $table } espera respuestas secretas. ¿Ya respondiste? Entonces no tienes que hacer nada.
notice-vote = { $person }, alguien tiene parada { $table }. Vota cómo seguir.
notice-again = { $person }, { $table } te sigue esperando.
notice-soon = { $person }, prepárate, el próximo turno es tuyo: { $table }.
notice-short = { $person }, te queda poco tiempo: { $table }.
notice-third = { $person }, ha pasado un tercio del tiempo de esta partida: { $table }. Te toca.
notice-thirds = { $person }, han pasado dos tercios del tiempo de esta partida: { $table }. Te toca.
notice-time = { $person }, se te acabó el tiempo: { $table }. Los demás deciden qué pasa; aún puedes jugar.
notice-silent = { $person }, hace tiempo que no sabemos de ti: { $table }. Los demás deciden cómo seguir; abre tu mano y estás de vuelta.
notice-hostless = { $person }: quien organiza { $table } no viene desde hace tiempo. Cualquier jugador puede pasar a organizarla.
notice-proposal =
    { $what ->
        [end] { $person }, alguien propone terminar la partida aquí: { $table }. Acepta o rechaza, por favor.
        [pause] { $person }, alguien propone una pausa: { $table }. Acepta o rechaza, por favor.
        [undo] { $person }, alguien propone deshacer jugadas: { $table }. Acepta o rechaza, por favor.
       *[nothing] { $person }, alguien propone algo: { $table }. Acepta o rechaza, por favor.
    }
notice-offer = { $person }, te ofrecen un asiento en { $table }. Acepta para jugar desde aquí.
notice-invited = { $person }, { $by } te invita a { $table }.
notice-open = { $person }, { $by } busca jugadores: { $table }.
notice-call = { $person }, { $by } busca jugadores: { $table }.
notice-seat = { $person }, hay un asiento libre en una partida en marcha: { $table }.
notice-removed =
    { $role ->
        [host] { $person }, quien organiza te sacó de { $table }.
       *[moderator] { $person }, la moderación te sacó de { $table }.
    }
notice-ended =
    { $role ->
        [host] { $person }, quien organiza terminó { $table }.
        [time] { $person }, a alguien se le acabó el tiempo: { $table } ha terminado.
        [decided] { $person }, { $table } termina antes: el desafío ya está decidido.
       *[moderator] { $person }, la moderación terminó { $table }.
    }
notice-planned = { $person }, tu plan en { $table } se acabó.
notice-challenged = { $person }, alguien te desafió en la escalera: { $table }.
notice-blocked = { $person }, alguien a quien bloqueaste está en { $table } o tiene invitación.
notice-full = { $person }, todos los asientos están ocupados: { $table }. Puedes empezar.
notice-missed = { $person }, es la hora de empezar, pero faltan jugadores: { $table }. Pon otra hora, o empieza cuando haya suficientes.
notice-door-closed = -# Pediste mensajes directos, pero Discord no me deja escribirte. Permite los mensajes directos de miembros de este servidor (*Ajustes de privacidad* del servidor); hasta entonces te menciono aquí.

letter-turn = Es tu turno.
letter-last = Solo faltas tú por elegir.
letter-secret = La mesa espera respuestas secretas. Nadie ve quién ha respondido.
letter-vote = Alguien tiene parada la mesa. Vota cómo seguir.
letter-again = La mesa te sigue esperando.
letter-soon = Empezó el turno anterior al tuyo; el próximo es tuyo.
letter-short = Te queda poco tiempo.
letter-third = Ha pasado un tercio del tiempo de esta partida de liga. Te toca.
letter-thirds = Han pasado dos tercios del tiempo de esta partida de liga. Te toca.
letter-time = Se te acabó el tiempo. Los demás deciden qué pasa; aún puedes jugar.
letter-silent = Hace tiempo que no sabemos de ti, y los demás deciden cómo seguir. Abre tu mano y estás de vuelta.
letter-hostless = Quien organiza la mesa no viene desde hace tiempo. Cualquier jugador puede pasar a organizarla.
letter-proposal = Alguien propone algo: acepta o rechaza, por favor.
letter-offer = Te ofrecen un asiento. Acepta para jugar desde aquí.
letter-invited = { $by } te invita a esta mesa.
letter-open =
    { $by } busca jugadores. ¿Quieres un asiento?
    -# Elige de qué mesas te enteras con `/yo mesas-abiertas`.
letter-seat =
    Hay un asiento libre en esta partida, que ya está en marcha. ¿Lo quieres?
    -# Elige de qué mesas te enteras con `/yo mesas-abiertas`.
letter-removed =
    { $role ->
        [host] Quien organiza te sacó de esta mesa.
       *[moderator] La moderación te sacó de esta mesa.
    }
letter-ended =
    { $role ->
        [host] Quien organiza terminó esta mesa.
        [time] A alguien se le acabó el tiempo: la partida ha terminado.
        [decided] La partida termina antes: el desafío ya está decidido.
       *[moderator] La moderación terminó esta mesa.
    }
letter-challenged = Alguien te desafió en la escalera, y la partida ya empezó.
letter-blocked =
    Alguien a quien bloqueaste tomó asiento en esta mesa o recibió una invitación. Puedes quedarte o salir; en ningún caso sabrá del bloqueo.
    -# Si organizas una sala, también puedes sacar a gente de ella, en *Invitaciones*.
letter-planned = { $plan }
letter-call = { $by } busca jugadores.
letter-full = Todos los asientos de tu mesa están ocupados; puedes empezar.
letter-missed = Es la hora de empezar tu mesa, pero faltan jugadores. Pon otra hora, o empieza cuando haya suficientes.
short-then =
    { $policy ->
        [ask] Después, los demás deciden qué pasa.
        [wait] Después, tienes más tiempo una vez.
        [turn] Después, un suplente juega este turno por ti.
        [absence] Después, un suplente juega por ti hasta que vuelvas.
        [end] Después, la partida termina y la pierdes.
       *[wanted] Después, un suplente juega por ti, y otros pueden tomar tu asiento.
    }

digest-title = Te esperan hoy
digest-line = { $told } ({ $time })
digest-more =
    { $count ->
        [one] -# Y una mesa más; `/mesas` la muestra.
       *[other] -# Y { $count } mesas más; `/mesas` las muestra.
    }
digest-settings = -# `/yo ajustes` cambia cómo y cuándo te escribo.

button-open = Abrir
button-mute = Silenciar este turno
mute-done = 🔕 Silencio en este turno. Sabrás de mí otra vez desde el siguiente; pulsa otra vez para quitarlo.
mute-undone = 🔔 Se acabó el silencio: te recuerdo este turno otra vez.
refused-nothing-to-mute = Esta mesa no te espera, así que no hay nada que silenciar.
