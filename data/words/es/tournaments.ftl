# Torneos: rondas suizas y eliminatorias, sus páginas y mensajes, y lo que arregla la moderación.

command-tournament-name = torneo
command-tournament-description = Los torneos de este servidor: inscribirte, ver tu mesa, clasificación

tournaments-title = Torneos
tournaments-help = Cada quien juega unas rondas, y al final alguien gana.
tournaments-none = Aquí aún no hay ningún torneo.
tournaments-line = { $title } · { $time }{ $state ->
        [over] { " · " }terminado
        [off] { " · " }cancelado
       *[open] { "" }
    }
button-tournament-show = Mostrar
button-tournament-new = Torneo nuevo
button-tournament-enter = Inscribirme
button-tournament-leave = No jugar
button-tournament-quit = Dejar el torneo
button-tournament-table = Mi mesa
button-tournament-deals = Repartos justos

tournament-title = Torneo { NUMBER($number, useGrouping: 0) } · { $game }
tournament-terms = { $format } · mesas de hasta { $size } · { $clock } · { $round } por ronda como máximo · { $channel }
tournament-format-swiss = Suizo
tournament-format-swiss-help = Se juegan todas las rondas, con gente que tiene más o menos los mismos puntos.
tournament-format-duplicate = Suizo con las mismas cartas
tournament-format-duplicate-help = Las mismas cartas en todas las mesas; cada asiento se compara con el de las demás.
tournament-format-knockout = Eliminatorio
tournament-format-knockout-help = Pasa la mejor mitad de cada mesa, hasta que queda una sola.
tournament-pace-evening = Una noche
tournament-pace-weekend = Un fin de semana
tournament-pace-week = Una ronda por semana
tournament-pace-help = { $clock }; una ronda dura { $round } como máximo

tournament-announced =
    🏟️ **{ $title }** empieza { $time } ({ $relative }).
    Pulsa *Inscribirme* para jugar. Yo busco las mesas y te aviso cuando sea tu turno.
tournament-starts = Empieza { $time } ({ $relative }), si hay al menos { $fewest } inscripciones.
tournament-reminder = ⏰ **{ $title }** empieza { $relative }. Tu mesa se abre sola en { $channel }.
tournament-forecast-swiss =
    Con { $people } personas: { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }. Juegas todas, contra gente con más o menos tus puntos. La siguiente empieza cuando acaban todas las mesas o se acaba el tiempo.
tournament-forecast-duplicate =
    Con { $people } personas: { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }, cada una con las mismas cartas en todas las mesas. Solo ves tu mesa, y sumas puntos si superas a quienes ocupan tu asiento en las demás.
tournament-forecast-knockout = La mejor mitad de cada mesa pasa a la ronda siguiente. La última mesa decide quién gana.
tournament-entered =
    { $count ->
        [one] Hasta ahora participa { $people }.
       *[other] { $count } inscripciones: { $people }.
    }
tournament-nobody = Aún no se ha inscrito nadie.
tournament-more-people =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
tournament-more-tables =
    { $count ->
        [one] y 1 mesa más
       *[other] y { $count } mesas más
    }

tournament-pairing = Empieza: estoy buscando las mesas.
tournament-round = Ronda { $round } de { $rounds }
tournament-round-of = Ronda { $round }
tournament-final = Final
tournament-round-ends = El tiempo se acaba { $relative }.
tournament-round-over = Esta ronda terminó. La siguiente empieza en un momento.
tournament-shared = Todas las mesas tienen las mismas cartas. Hasta que acaben todas, solo ve una mesa quien juega en ella, y nadie ve resultados.
tournament-table = { $table ->
        [0] { $people }
       *[other] Mesa { NUMBER($table, useGrouping: 0) }: { $people }
    }{ $state ->
        [waiting] { " · " }se abre ahora
        [open] { "" }
        [over] { " · " }terminada
        [void] { " · " }no cuenta
       *[other] { " · " }decidida
    }
tournament-byes =
    { $count ->
        [one] Sin mesa en esta ronda, con 5 puntos: { $people }
       *[other] Sin mesa en esta ronda, con 5 puntos cada quien: { $people }
    }
tournament-standings = Clasificación
tournament-place = { $rank ->
        [0] –
       *[other] **{ $rank }.**
    } { $state ->
        [in] { $name }
       *[other] ~~{ $name }~~
    } · { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $knockout ->
        [yes] { " · " }ronda { $reached }
       *[no] { " · " }rivales { $opponents }
    }{ $state ->
        [withdrawn] { " · " }ya no juega
        [disqualified] { " · " }descalificación
       *[in] { "" }
    }
tournament-won =
    { $count ->
        [0] Terminó. No quedaba nadie.
        [one] 🏆 ¡Gana { $winners }!
       *[other] 🏆 Primer puesto compartido: { $winners }.
    }
tournament-called-off = Se canceló.
tournament-postponed = **{ $title }**: { $count ->
        [0] aún no se ha inscrito nadie
        [one] solo hay 1 inscripción
       *[other] solo hay { $count } inscripciones
    }, y hacen falta { $fewest }. Ahora empieza { $time }.
tournament-off = **{ $title }** se canceló{ $reason ->
        [few] , porque hay menos de { $fewest } inscripciones
       *[moderator] { "" }
    }.
tournament-ended-early = Se canceló antes de acabar. Hasta aquí llegó:
tournament-thread = Torneo { NUMBER($tournament, useGrouping: 0) } · { $game } · ronda { $round }, mesa { $number }

tournament-done-entered = Ya participas. Cuando empiece una ronda, tu mesa se abre sola y te aviso cuando sea tu turno.
tournament-done-left = Ya no participas. Puedes volver a inscribirte hasta que empiece.
tournament-done-quit = Dejaste el torneo. Tu partida abierta sigue, y no empieza otra para ti. La moderación puede volver a admitirte.

tournament-form-title = Torneo nuevo
tournament-form-size = Asientos por mesa
tournament-form-format = Tipo
tournament-form-pace = Duración
tournament-form-starts = Empieza
tournament-options-title = Opciones del torneo
tournament-options-fewest = Mínimo de personas
tournament-options-rounds = Número de rondas
tournament-options-proposed = Según el número de personas

tournament-deals = Las cartas y los dados de todas las rondas están fijados desde el principio. El archivo tiene el SHA-256 del secreto de cada reparto. Cuando termina una ronda, también están sus secretos; `/mesa verificar` dice cómo comprobarlos.
tournament-deal = { $round ->
        [0] sorteo
       *[other] ronda { $round }
    }{ $number ->
        [0] { "" }
       *[other] , mesa { $number }
    }: SHA-256 { $commitment }
tournament-deal-revealed = { tournament-deal }, secreto { $secret }

button-tournament-options = Opciones
button-tournament-started = Empezar ya
button-tournament-delayed = { $time } más tarde
button-tournament-extended = { $time } más
button-tournament-cut = Cerrar la ronda
button-tournament-stop = Cancelar
button-tournament-resume = Continuar
button-tournament-here = Jugar aquí

tournament-people-help = Elige a quién dar de baja, descalificar, sustituir o volver a admitir.
# Differs: aquí cierra una frase.
tournament-replace = Quién sigue con sus puntos…
tournament-results-help = Elige una partida para decidirla. Una ronda ya preparada se queda como está.
tournament-match = Ronda { $round }, { $table ->
        [0] partida { $number }
       *[other] mesa { NUMBER($table, useGrouping: 0) }
    }
tournament-cut-question = ¿Cerrar ahora esta ronda? Las máquinas siguen muchas veces las partidas abiertas, y cada quien recibe los puntos que podía esperar. No se puede deshacer.

tournament-next-soon = Próximo paso: en un momento.
tournament-next-open = Próximo paso: se abre una mesa.
tournament-next-blocked =
    Próximo paso: se abre una mesa. { $why ->
        [gone] El canal ya no existe: pulsa **{ button-tournament-here }** en otro.
        [denied] No puedo escribir en el canal: revisa ahí mis permisos y pulsa **{ button-repair-retry }**. O pulsa **{ button-tournament-here }** en otro.
       *[unreachable] Ahora mismo Discord no me muestra este servidor. Volveré a intentarlo por mi cuenta.
    }
tournament-next-start = Próximo paso: empieza { $time }, si hay al menos { $fewest } inscripciones. Si no, se aplaza una vez y luego se cancela.
tournament-next-round = Próximo paso: la ronda siguiente, { $time }.
tournament-next-cut = Próximo paso: la ronda siguiente, en cuanto { $count ->
        [one] termine 1 partida
       *[other] terminen { $count } partidas
    }. A más tardar { $time }: entonces las máquinas siguen las partidas abiertas.
tournament-next-games =
    { $count ->
        [one] 1 partida abierta se juega hasta el final. No empiezan otras.
       *[other] { $count } partidas abiertas se juegan hasta el final. No empiezan otras.
    }
tournament-next-gone = Acaba del todo { $time }. Hasta entonces puedes hacer que siga.

refused-no-such-tournament = No encuentro este torneo. Quizá sea de otro servidor.
refused-closed-tournament = Este torneo ya empezó o se canceló. Puedes inscribirte en el próximo.
refused-full-tournament = Este torneo está completo: { $most } inscripciones.
refused-busy-in-tournaments = Ya participas en { $most } torneos. Deja uno antes, o espera a que acabe alguno. Uno que hayas dejado cuenta hasta que acabe tu partida.
refused-busy-person-in-tournaments = Ya participa en { $most } torneos, así que no puede jugar también en este. Uno que haya dejado cuenta hasta que acabe su partida.
refused-moved-on = El torneo ya avanzó, así que esto ya no se puede hacer.
refused-not-in-tournament = No juegas en este torneo.
refused-no-substitute = No puede seguir en su lugar: ya jugó en este torneo, el torneo terminó, o ya sigue otra persona.

log-tournament-opened = Torneo { NUMBER($tournament, useGrouping: 0) }, ronda { $round }. Nadie puede pausar esta partida ni terminarla antes de tiempo. Las cartas y los dados están fijados desde el principio; para comprobarlo al final: `{ $commitment }`
log-tournament-cut = Se acabó el tiempo de esta ronda. Las máquinas siguieron esta partida muchas veces, y cada quien recibe los puntos que podía esperar.
