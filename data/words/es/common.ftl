# Palabras que comparten todos los juegos: mesas, paneles, comandos, negativas.

language-in-progress = Traducción en curso. Dinos si algo suena mal.
button-language-feedback = Decirlo
list-apart = { $list }; { $item }
list-led = { $what }: { $list }
list-arrow = { $before } → { $after }

computer-fox = Zorro mecánico
computer-heron = Garza mecánica
computer-frog = Rana mecánica
computer-bee = Abeja mecánica
computer-owl = Búho mecánico
computer-hare = Liebre mecánica

table-title = { $game } · mesa { NUMBER($table, useGrouping: 0) }

## Sala

lobby-seat-host = { $name } · organiza
lobby-told-daily = 📬 lee una vez al día
lobby-told-never = 🔕 se asoma sin avisos
lobby-seats-free =
    { $count ->
        [one] *Queda 1 asiento libre*
       *[other] *Quedan { $count } asientos libres*
    }
lobby-seat-kept = { $crest } reservado para { $person } · vence { $time }
lobby-invited = Invitaciones: { $people }
lobby-options = Opciones: { $options }
lobby-need =
    { $count ->
        [one] Falta una persona para empezar.
       *[other] Faltan { $count } personas para empezar.
    }
lobby-ready = ¡Todo listo! Cualquiera de la mesa puede pulsar *Empezar*.
lobby-board-marks = ❗ en el tablero marca lo último que cambió.
lobby-starts-full = La partida empieza sola cuando se ocupan todos los asientos.
lobby-starts-at = ⏰ Empieza sola: { $time } ({ $rest }).
lobby-starts-at-filled = ⏰ Empieza sola: { $time } ({ $rest }). Las máquinas ocupan los asientos libres.
lobby-start-missed = ⏰ La partida debía empezar { $time }, pero faltaban jugadores. Pon otra hora en *Opciones*, o pulsa *Empezar* cuando haya suficientes.
lobby-shuffle =
    🔒 Nadie puede cambiar cómo se mezcla esta partida. Sale de un secreto creado antes de que entrara nadie, y de las pulsaciones de todos. Su huella ahora (SHA-256):
    `{ $hash }`
    Al final ves el secreto, y *Comprobar la mezcla* repite la partida a partir de él.
option-value = { $option }: { $value }

## Tablero y resultado

board-waiting =
    { $count ->
        [one] Se espera a { $names } (desde { $time }).
       *[other] Faltan por elegir (desde { $time }): { $names }.
    }
board-waiting-discreet = Se esperan respuestas secretas (desde { $time }): { $names }. Nadie ve quién ha respondido.
board-over = Partida terminada
board-ended = Esta mesa se terminó antes de acabar la partida.
board-halted = Algo falló en las reglas, así que detuve esta mesa justo antes de la última pulsación. No se perdió nada. Quien organiza o la moderación puede pulsar *Reintentar*; quien aloja el bot encuentra los detalles en **{ $reference }**.
board-rank = { NUMBER($rank) }. { $name }: { $score }
board-rank-unscored = { NUMBER($rank) }. { $name }
board-secret = -# Secreto de la mezcla: `{ $secret }`. *Comprobar la mezcla* repite toda la partida a partir de él.

## Panel privado

hand-watching = Estás mirando: esto es lo que puedes ver.
hand-watching-more = Estás mirando y ves más que quienes juegan, así que ya no puedes tomar asiento en esta partida.
hand-watching-offered = Te ofrecieron un asiento aquí. Hasta que lo rechaces, ves solo lo que ve todo el mundo.
hand-aim = -# 🎯 { $aim }
coach-new = 🎓 **{ $title }** · { $said }
coach-off-done = La guía se calla. `/yo ajustes` la trae de vuelta.
button-coach-off = Sin guía
hand-given = Ya elegiste. Puedes cambiar de idea hasta que respondan todos.
hand-does = { $option } — { $does }
hand-by-itself = Nada que decidir: «{ $option }» se hace solo.
hand-by-itself-later = Nada que decidir: «{ $option }» se hace solo tras un rato, para que nadie lo note. También puedes pulsarlo ahora.
hand-by-itself-soon = «{ $option }» se hace solo en uno o dos minutos, salvo que pulses otra cosa.
hand-by-itself-unless = «{ $option }» se hace solo tras un rato, salvo que pulses otra cosa.
hand-choose =
    { $least ->
        [one] { $most ->
            [one] Elige una opción
           *[other] Elige de 1 a { $most }
        }
       *[other] { $least ->
            [0] Elige hasta { $most }
           *[other] Elige de { $least } a { $most }
        }
    }
hand-page = Página { $page } de { $pages } · siguiente página
hand-channel-denied = ⚠️ Ahora no puedo escribir en el canal de esta mesa. Tus jugadas siguen contando. Pide a la moderación que me deje ver el canal, enviar mensajes y adjuntar archivos, o pulsa *Mover el tablero aquí* donde pueda escribir. Hasta entonces aviso por mensaje directo, y el reloj se detiene para quienes no reciben mis avisos.
direct-on = ✉️ Te envié un mensaje, y te escribiré siempre que sea tu turno. Pulsa otra vez para dejarlo.
direct-off = Ya no te escribiré; te mencionaré en el canal cuando sea tu turno.

## Botones

button-join = Unirme
button-leave = Salir
button-add-computer = Añadir una máquina
button-remove-computer = Quitar una máquina
button-shuffle = Mezcla justa
button-options = Opciones
button-start = Empezar
button-start-yes = Empezar de todos modos
button-rules = Reglas
button-invitations = Invitar
button-hand = Mi mano
button-log = Qué pasó
button-explain = Explicar
button-no = No
button-more = Más
button-text = Como texto
button-direct = Por mensaje directo
button-board = Ir al tablero
button-older = Anteriores
button-newer = Siguientes
button-back = Volver
button-on = Siguiente
button-again = Jugar otra vez
button-verify = Comprobar la mezcla
button-release = Reintentar
button-here = Mover el tablero aquí
button-end = Terminar esta mesa
button-end-why = Sí, y decir por qué…
button-end-yes = Sí, terminarla

## Registro

log-title = Qué pasó · { $table }
log-empty = Aún nada.
log-page = -# Página { $page } de { $pages }
log-lines = -# Líneas { $first }–{ $last } de { $count }
log-private = 🔒
line-and = { $told } { $more }
line-details = { $line } · +{ $count }
moment-line = ### 📣 { $line }
button-details = Detalles
button-short = En breve
log-opened = { $player } abre la mesa. El SHA-256 del secreto de la mezcla es { $commitment }.
log-joined = { $player } toma asiento.
log-left = { $player } deja la mesa.
log-computer-added = Una máquina toma asiento.
log-computer-removed = Una máquina deja la mesa.
log-option = { $option }: { $value }.
log-started = Empieza la partida.
log-ended = La mesa se terminó antes de acabar la partida.
log-halted = La mesa se detuvo (referencia { $reference }).
log-released = { $player } pone la mesa en marcha otra vez.

## Opciones

options-title = Opciones · { $table }
options-change = Puedes cambiarlas hasta que empiece la partida.
options-read = Quien organiza y la moderación pueden cambiarlas hasta que empiece la partida. Los botones las explican.
board-marked = -# ❗ en la imagen: lo último que cambió
field-zone-hint = Una ciudad o un país, como Roma, o el nombre de la zona
field-time-hint = Como 22:00 o 10 pm
field-day-hint = Como 24 de diciembre, 2026-12-24, viernes o mañana
button-form-again = Reintentar
refused-no-such-moment = No entiendo «{ $typed }» como hora de inicio; no cambió nada. Prueba 20:30, mañana a las 8 pm, viernes 20:30, 24 de diciembre 20:30, o en 2 horas.
refused-time-missing = «{ $typed }» no dice a qué hora; no cambió nada. Añádela, como 20:30 u 8 pm.
refused-unclear-moment = «{ $typed }» podría ser { $one } o { $other }; no cambió nada. Escríbelo entero, como { $example }.
refused-start-past = Esa hora ya pasó.
refused-start-too-far = Elige un inicio dentro de los próximos 30 días.

## Listas y respuestas cortas

tables-mine = Tus mesas
tables-none = No ves mesas abiertas aquí. Abre una con `/mesa nueva`.
tables-none-yours = No estás en ninguna mesa abierta. En un servidor, `/mesas` muestra a cuáles puedes unirte.
tables-you = **Es tu turno** (desde { $time }).
tables-vote = **Falta tu voto**: ¿cómo seguir sin { $name }? Espera desde { $time }.
tables-proposal =
    { $what ->
        [end] **{ $name } propone terminar la partida**; acepta o rechaza. Espera desde { $time }.
        [pause] **{ $name } propone una pausa**; acepta o rechaza. Espera desde { $time }.
       *[undo] **{ $name } propone deshacer jugadas**; acepta o rechaza. Espera desde { $time }.
    }
tables-late-time = ⏳ **Se te acabó el tiempo** { $time }; los demás deciden qué pasa. Aún puedes jugar.
tables-late-silence = 💤 **Los demás deciden cómo seguir sin ti.** El voto se abrió { $time }. Abre tu mano y estás de vuelta.
tables-playing =
    { $count ->
        [one] Se espera a otra persona (desde { $time }).
       *[other] Se espera a otras { $count } personas (desde { $time }).
    }
tables-lobby = En la sala, { $taken } de { $seats } asientos ocupados.
tables-halted = Detenida por un error; quien organiza o la moderación puede reintentar.
tables-paused = En pausa.
tables-over = La partida ha terminado.
tables-ended = Terminada antes de tiempo.
status-lobby = en la sala
status-playing = en juego
status-halted = detenida
status-paused = en pausa
status-over = partida acabada
status-ended = terminada
suggestion = { $table } ({ $state })
new-open = La mesa { NUMBER($table, useGrouping: 0) } está abierta en este canal, y tienes asiento. Los demás pulsan *Unirme*, o tú añades máquinas. Luego pulsa *Empezar*.
again-open = Alguien se adelantó: la mesa { NUMBER($table, useGrouping: 0) } está abierta, { $link }.
end-question = ¿Seguro que quieres terminar { $table }? La partida no podrá seguir, y lo oculto queda oculto.
end-done = Terminaste la mesa.
here-done = El tablero está ahora en este canal.
verify-good =
    ✅ { $moves ->
        [one] Repetí la única jugada
       *[other] Repetí las { $moves } jugadas
    } a partir del secreto y salió lo mismo. La mezcla estaba fijada antes de empezar la partida.
verify-data =
    Para comprobarlo tú: el SHA-256 del secreto es el que mostraba la sala. La semilla es el SHA-256 del secreto seguido de estos números, cada uno en ocho bytes, big-endian.
    Prometido: `{ $hash }`
    Secreto: `{ $secret }`
    Asientos, luego el inicio: `{ $presses }`
rules-page = -# Página { $page } de { $pages }
rules-entry = Volver a mi consulta

## Ayuda

help-anywhere =
    { "" }**En todas partes**: [instala Tavolata para ti]({ $link }), y tus mesas, manos, lecciones, reglas y consultas te siguen a todos los servidores y mensajes directos. Ahí también puedes jugar contra máquinas. Solo lo ves tú. Las mesas con otras personas necesitan un servidor que tenga Tavolata.
help-text =
    ## Tavolata
    Juegos de mesa fantásticos con manos ocultas, aquí mismo, en el canal: una jugada en el desayuno, la siguiente en el almuerzo.

    { "" }**¿Primera vez?** `/aprender` te enseña un juego en tres minutos, jugando.

    { "" }**Para jugar**: `/mesa nueva`, y elige un juego. Quien quiera jugar pulsa *Unirme*; las máquinas pueden ocupar asientos libres; *Empezar* da inicio a la partida. Después, pulsa *Mi mano*: te muestra, solo a ti, lo que tienes y lo que puedes hacer.

    { "" }**Comandos**
    `/mesa nueva` · abrir una mesa en este canal
    `/mesa ver` · ver una mesa, también como texto
    `/mesa mano` · tu vista privada y tus opciones
    `/mesa registro` · qué pasó
    `/mesa opciones` · las opciones de esta mesa
    `/mesa ampliar` · tomar más tiempo para tu turno
    `/mesa deshacer`, `/mesa proponer` · retirar tu jugada; proponer una pausa o el final
    `/mesa repetición` · ver una partida paso a paso
    `/mesa balance` · cómo fue una partida acabada
    `/mesa verificar`, `/mesa exportar`, `/mesa importar` · comprobar una partida acabada, guardarla, cargar una
    `/mesa dejar` · dejar tu asiento; otros pueden tomarlo
    `/mesa pausar`, `/mesa reanudar` · pausar una mesa, y seguir
    `/mesa invitar`, `/mesa retirar` · invitar a alguien a una sala, o sacarlo de ella (quien organiza)
    `/mesa reemplazar`, `/mesa retirar`, `/mesa organizar` · quién se sienta dónde, y quién organiza (moderación)
    `/mesa terminar` · terminar una mesa (quien organiza y moderación)
    `/mesas` · tus mesas, primero las que te esperan
    `/estadísticas` · cómo te va, y quién es mejor en un juego
    `/reglas` · cómo se juega; `/consultar` · qué hace una carta, un objeto o un lugar
    `/yo ajustes` · idioma, avisos, recordatorios, días libres; `/yo mesas-abiertas` · enterarte de mesas abiertas; `/yo bloqueos` · gente con quien prefieres no coincidir; `/yo exportar`, `/yo borrar` · tus datos
    `/config panel`, `/config revisar` · los ajustes de este servidor, y qué me falta (moderación)

    No hay prisa. Te menciono cuando es tu turno; o pulsa *Por mensaje directo* y te escribo.

welcome =
    ## Te damos la bienvenida a Tavolata
    ¿Primera vez aquí? Escribe `/aprender`: te enseña un juego en tres minutos.
    Para jugar, arriba hay una mesa abierta. Como **{ $host }**, pulsa *Añadir una máquina*, luego *Empezar* y luego *Mi mano*. También puedes ser varias personas: pulsa la imagen de alguien para ser esa persona, luego *Unirme*, y juega contra ti. `/` muestra todos los comandos.

## Negativas

refused-out-of-date = ↻ La partida avanzó desde ese botón. Así está ahora.
refused-unknown-button = No conozco este botón. Quizá sea de una versión mía más antigua; `/mesa ver` trae el actual.
refused-other-database = No recuerdo la mesa de este botón: mi base de datos se reemplazó después. `/mesas` muestra lo que hay ahora.
refused-old-command = Este comando ha cambiado. Reinicia Discord para tener el nuevo, o prueba otra vez en un minuto.
refused-no-such-table = Aquí no hay una mesa { NUMBER($table, useGrouping: 0) }, o no puedes verla.
refused-no-table-here = No sé a qué mesa te refieres. Abre una con `/mesa nueva`, o mira `/mesas`.
refused-unknown-game = No conozco este juego. `/mesa nueva` muestra los que conozco.
refused-server-only = Eso funciona en un canal de un servidor que tenga Tavolata.
refused-already-seated = Ya tienes asiento en esta mesa.
refused-not-seated = No tienes asiento en esta mesa.
refused-not-your-table = No juegas en esta mesa. Puedes mirar, o abrir la tuya con `/mesa nueva`.
refused-full = Todos los asientos están ocupados.
refused-seats-kept = Los asientos libres están reservados para quienes tienen invitación.
refused-no-computer = En esta mesa no hay ninguna máquina.
refused-too-few = Hacen falta al menos { $least } jugadores. Pide a alguien que se una, o añade una máquina.
refused-started = La partida ya empezó.
refused-not-started = La partida aún no ha empezado.
refused-ended = Esta mesa ha terminado.
refused-not-over-yet = Lo verás cuando acabe la partida; ahora delataría lo oculto.
refused-game-over = Esta partida ha terminado.
refused-turn = Es el turno de { $player }. ¡Ya te tocará!
refused-not-asked-now = Ahora no tienes nada que elegir.
refused-not-offered = Eso no se puede elegir aquí. Los botones muestran lo que puedes hacer.
refused-not-verified = El archivo de jugadas no da la misma partida: { $reason }. Díselo a quien aloja el bot, por favor.
refused-no-such-option = Este juego no tiene esa opción o ese valor; no cambió nada.
refused-host-only = Eso solo puede hacerlo quien organiza la mesa o la moderación.
refused-halted = Algo falló en las reglas. No cambió nada; la mesa está detenida hasta que quien organiza o la moderación pulse *Reintentar*. Referencia: **{ $reference }**
refused-permission = No puedo jugar en este canal sin { $permissions }. Pide a la moderación que lo permita, o elige otro canal.
refused-door-closed = Discord no me deja escribirte. Permite los mensajes directos de miembros de este servidor (*Ajustes de privacidad* del servidor) y pulsa otra vez.
refused-store = No pude guardarlo, así que no ocurrió; no se perdió nada más. Prueba otra vez en un momento. Quien aloja el bot encuentra el motivo en el registro.
refused-silent = Mi base de datos no responde. Prueba otra vez en un minuto, pero mira antes si esta pulsación ya contó.
refused-error = Algo falló por mi parte; no has perdido nada. Referencia: **{ $reference }**
refused-store-later = Guardé tu pulsación, pero después falló la base de datos. Mira si cuenta antes de pulsar otra vez. Quien aloja el bot encuentra el motivo en el registro.
refused-error-later = Algo falló por mi parte después de guardar tu pulsación. Mira si cuenta antes de pulsar otra vez. Referencia: **{ $reference }**
refused-form-gone = Ya no queda nada que rellenar de una vez. Abre tu mano para ver qué se te pregunta ahora.
refused-form-out-of-date = Algo cambió mientras rellenabas esto, así que no se hizo nada. Tus respuestas siguen guardadas: mira la mesa y prueba otra vez.
refused-form-part = El formulario ya no ofrece todo eso, así que no se hizo nada. Prueba otra vez: muestra lo que puedes elegir ahora.
refused-form-reveals = Por el camino se descubre algo nuevo, así que elige el resto cuando lo veas. Aún no se hizo nada.
refused-form-not-opened = No pude abrir el formulario. Pulsa otra vez, por favor.
refused-not-shown = No pude mostrarte la respuesta, pero lo que hiciste cuenta si era posible. Mira antes de repetirlo.
refused-too-late = Tu pulsación tardó demasiado en llegarme, así que no cambió nada. Pulsa otra vez, por favor.
refused-one-moment = Un momento, por favor: aún estoy con tu última pulsación.
refused-busy-server = Un momento, por favor: este servidor me da mucho que hacer. Prueba otra vez en unos segundos.
still-working = ⏳ Esto tarda más de lo normal. Estoy en ello; no hace falta pulsar otra vez.

## Cuando faltan palabras o imágenes

picture-follows = ⏳ Ahora hay mucho que dibujar. Aquí va en palabras; la imagen llega después.
picture-failed = ⚠️ No pude dibujar la imagen, así que va en palabras. La partida sigue como siempre. Referencia: **{ $reference }**
unworded = (aquí faltan palabras)
unworded-question = ¿Qué eliges?
unworded-choice = Opción { $number } ({ $option })
unworded-position = Ahora no puedo describir la posición. Tus elecciones siguen contando.

permission-view_channel = *Ver canal*
permission-send_messages = *Enviar mensajes*
permission-send_messages_in_threads = *Enviar mensajes en hilos*
permission-attach_files = *Adjuntar archivos*

## Comandos: las descripciones tienen como mucho 100 caracteres; los nombres van en minúsculas y sin espacios

command-table-name = mesa
command-table-description = Mesas: abrir, mirar, jugar
# Differs: el nombre de un comando.
command-table-new-name = nueva
command-table-new-description = Abrir una mesa en este canal
# Differs: el nombre de un comando.
command-table-show-name = ver
command-table-show-description = Ver una mesa, solo para ti
command-table-hand-name = mano
command-table-hand-description = Tu vista privada de una mesa, con tus opciones
command-table-log-name = registro
command-table-log-description = Qué pasó en una mesa
command-table-options-name = opciones
command-table-options-description = Ver las opciones de una mesa
command-table-end-name = terminar
command-table-end-description = Terminar una mesa (quien organiza y la moderación)
command-table-verify-name = verificar
command-table-verify-description = Comprobar que una partida acabada se mezcló de forma justa
command-table-export-name = exportar
command-table-export-description = Guardar una partida acabada en un archivo
command-tables-name = mesas
command-tables-description = Tus mesas, primero las que te esperan
command-rules-name = reglas
command-rules-description = Cómo se juega
command-lookup-name = consultar
command-lookup-description = Qué hace una carta, un objeto, un hechizo o un lugar
command-help-name = ayuda
command-help-description = Qué hace Tavolata, y cómo empezar
parameter-lookup-name = qué
parameter-lookup-description = Su nombre, o cómo empieza
parameter-game-name = juego
parameter-game-description = Qué juego
parameter-language-name = idioma
parameter-language-description = El idioma de la mesa; si no, el del servidor
parameter-table-name = mesa
parameter-table-description = Qué mesa; si no, la más probable
parameter-text-name = texto
parameter-text-description = Toda la posición como texto, sin imagen
