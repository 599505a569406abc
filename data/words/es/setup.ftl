# Lo que acuerda la moderación de un servidor: el panel, su historial, la revisión de permisos, y negativas.

setup-title = Ajustes
setup-page-where = Dónde y quién
setup-page-tables = Mesas
setup-page-players = Quién juega
setup-page-time = Tiempo e idioma
setup-to-panel = Ajustes
setup-no-limit = sin límite

setup-channels = Dónde se pueden abrir mesas
setup-channels-none = en todos los canales
setup-channels-help = Un canal incluye sus hilos; una categoría, todos sus canales. Sin elegir nada: en todas partes.
setup-openers = Quién puede abrir mesas
# Differs: quién puede, no a la vista de quién.
setup-openers-none = cualquiera
setup-openers-help = Unirse puede cualquiera; abrir mesas, solo estos roles. Sin elegir nada: cualquiera. La moderación siempre puede.
setup-moderators = Quién modera
setup-moderators-none = solo por permiso
setup-moderators-help = Además de quien tenga *Gestionar servidor*, *Gestionar canales* o *Gestionar mensajes*. Con estos roles se llega aquí con `/ayuda`; para `/config`, permítelo en *Ajustes del servidor → Integraciones → Tavolata*.
setup-called = Quién se entera de mesas abiertas
setup-called-none = nadie
setup-called-help = Menciono este rol cuando se abre una mesa, como mucho cada media hora y nunca en horas de silencio. También se puede apuntar cada quien: `/yo mesas-abiertas`.
setup-called-silent = ⚠️ No puedo notificar a este rol: permite que cualquiera lo mencione (*Ajustes del servidor → Roles*), o dame *Mencionar @everyone, @here y todos los roles*.
setup-threads = Un hilo para cada mesa
setup-threads-help = Los hilos se archivan tras una semana de silencio; la próxima jugada los despierta.
setup-games = Juegos
setup-games-none = todos los juegos
setup-games-help = Lo que se puede abrir aquí. Sin elegir nada: todos.
setup-per-channel = Mesas abiertas por canal
setup-per-channel-help = Los hilos también cuentan. La moderación no tiene límite.
setup-per-person = Mesas abiertas por persona
setup-per-person-help = Cuentan las que organiza, no a las que se une. La moderación no tiene límite.
setup-grows = El límite por persona crece
setup-grows-help = Una mesa más por cada { $games } partidas que acabe aquí.
setup-computers = Máquinas
setup-computers-help = Si pueden tomar asiento en las mesas. Los suplentes de quienes no están siempre pueden.
setup-least-in-time = Puntualidad para unirse
setup-least-in-time-help = Qué parte de los últimos turnos con reloj se respondió a tiempo. En las mesas que abres siempre puedes jugar; una mesa puede pedir más.
setup-percent = al menos el { $percent } % a tiempo
setup-no-minimum = no se pide
setup-newcomers = Gente nueva puede unirse a todo
setup-newcomers-help = Quien tiene menos de { $turns } turnos con reloj. Si no, empieza en mesas que no piden puntualidad.
setup-clock = Reloj de las mesas nuevas
setup-clock-help = En la sala se puede elegir otro. Las mesas abiertas conservan el suyo.
setup-pace = Respuestas automáticas en mesas nuevas
setup-pace-help = Cuándo respondo por quien no tiene nada que decidir. Se puede cambiar en la sala.
setup-locale = Idioma en el canal
setup-locale-none = el del servidor
setup-locale-help = Lo que solo ves tú está en tu propio idioma.
setup-quiet = Horas de silencio
setup-quiet-none = ninguna
setup-quiet-help = Cada día, en esas horas, los relojes se detienen y no se notifica a nadie.
setup-daily-week = Diaria: solo quien lleva una semana
setup-daily-week-help = La lista del servidor de la diaria nombra solo a quienes llevan aquí una semana.
setup-quiet-hours = de { $start } a { $end } ({ $timezone })
setup-quiet-next = Las próximas, en tu hora: de { $start } a { $end }.
setup-days-off = Días libres por persona y año
setup-days-off-help = Vacaciones, en las que sus relojes se detienen. Hasta { $weekdays } días libres a la semana se añaden para cada quien y no cuentan. Los cambios valen desde el próximo turno de cada persona.
setup-days =
    { $count ->
        [one] un día
       *[other] { $count } días
    }
setup-quiet-start = Desde
setup-quiet-end = Hasta
setup-quiet-timezone = Zona horaria

setup-reset-question = ¿Seguro que restableces todo? Todos los canales, todos los juegos, cualquiera, sin límites, sin horas de silencio. El historial conserva los ajustes anteriores.
setup-reset-done = ✅ Todo está otra vez como al principio.

setup-history-title = Cambios
setup-history-empty = Aún nada: todo está como al principio.
setup-history-nobody = alguien que borró sus datos
setup-history-line = { $time } { $person } · **{ $setting }**: { $before } → { $after }

setup-check-title = Revisión de permisos
setup-check-well = ✅ No falta nada.
setup-check-everywhere =
    ⚠️ **Falta en todas partes**: { $permissions }
    { "" }Actívalo en *Ajustes del servidor → Roles → { $role } → Permisos*.
setup-check-lacking-chosen = ⚠️ **Falta en canales para mesas**:
setup-check-lacking = ⚠️ **Falta en algunos canales** (está bien donde no deba jugar nadie):
setup-check-mend = Apunta al canal y pulsa ⚙️ *Editar canal → Permisos → Permisos avanzados*. Elige el rol *{ $role }* (añádelo si no está) y pulsa ✅ en lo que falta. Luego revisa otra vez.
setup-check-more =
    { $count ->
        [one] • y un canal más
       *[other] • y { $count } canales más
    }
setup-check-fine =
    ✅ { $more ->
        [0] Todo bien en { $channels }.
       *[other] Todo bien en { $channels } y { $more } más.
    }
setup-check-lost =
    ⚠️ Los ajustes aún nombran algo borrado: { $channels ->
        [0] { $roles ->
            [one] un rol
           *[other] { $roles } roles
        }.
        [one] un canal{ $roles ->
            [0] .
            [one] {" "}y un rol.
           *[other] {" "}y { $roles } roles.
        }
       *[other] { $channels } canales{ $roles ->
            [0] .
            [one] {" "}y un rol.
           *[other] {" "}y { $roles } roles.
        }
    }
setup-forgotten = ✅ Olvidé lo que se borró.

button-setup = Ajustes
button-setup-quiet = Poner horas de silencio
button-setup-loud = Sin horas de silencio
button-setup-check = Revisar permisos
button-setup-history = Historial
button-setup-reset = Restablecer todo
button-setup-reset-yes = Sí, restablecer
button-setup-forget = Olvidar lo borrado
button-setup-again = Revisar otra vez

permission-create_public_threads = *Crear hilos públicos*

## Abrir una mesa

thread-name = { $game } · { $host }
new-open-thread = La mesa { NUMBER($table, useGrouping: 0) } está abierta en su propio hilo, <#{ $channel }>, y tienes asiento. Los demás pulsan *Unirme*; luego pulsa *Empezar*. El hilo se archiva tras una semana de silencio; la próxima jugada lo despierta.
thread-not-here = ⚠️ Aquí cada mesa tiene su hilo, pero esta clase de canal no los admite, así que la abrí en el propio canal.
thread-not-allowed = ⚠️ Aquí cada mesa tiene su hilo, pero no puedo abrir uno sin { $permissions }, así que la abrí en el propio canal. `/config revisar` muestra cómo arreglarlo.
thread-none-left = ⚠️ El servidor tiene tantos hilos activos como permite Discord, así que abrí la mesa en el propio canal.
thread-not-opened = ⚠️ Discord no me dejó abrir un hilo, así que abrí la mesa en el propio canal.
opened-without-computers = Este servidor ya no permite máquinas; sus asientos quedan libres.

## Negativas

refused-not-your-settings = Necesitas *Gestionar servidor*, o un rol que este servidor eligió para moderar.
refused-server-unknown = Acabo de conectarme y aún no conozco este servidor. Prueba otra vez en un momento, por favor.
refused-no-such-channel = Uno de estos canales no está en este servidor; no cambió nada.
refused-no-such-role = Uno de estos roles no está en este servidor; no cambió nada.
refused-everybody-called = Eso llamaría a todo el servidor. Elige un rol para quienes quieren jugar.
refused-everybody-moderates = Con *@everyone* moderaría cualquiera; no cambió nada. Elige un rol que solo tenga la moderación.
refused-no-such-time = No entiendo «{ $time }» como una hora; no cambió nada. Prueba 22:00, 7:30 o 10 pm.
refused-quiet-all-day = «Desde» y «Hasta» son iguales, así que los relojes no correrían nunca; no cambió nada. Elige *Sin reloj* para mesas sin él.
zone-set = 🕐 Zona horaria: { $zone }, donde ahora es { $time }.
zone-taken = 🕐 Tomé «{ $typed }» como la zona horaria { $zone }, donde ahora es { $time }.
zone-fixed = { $zone } es igual todo el año. Si tu hora cambia en verano, escribe una ciudad, como Roma.
refused-unknown-zone = No conozco la zona horaria «{ $zone }»; no cambió nada. Prueba la gran ciudad más cercana, como Roma o Bogotá.
refused-no-such-offset = No conozco la zona horaria «{ $zone }»; no cambió nada. Se escriben como UTC+2 o UTC-3:30, de UTC-12 a UTC+14. Mejor aún una ciudad, como Roma.
refused-unknown-zone-near = No sé con certeza qué zona horaria es «{ $zone }»; no cambió nada. ¿Querías decir { $zones }?
refused-other-channels = Aquí no puedes abrir mesas. Usa `/mesa nueva` en { $channels }.
refused-no-channel-left = No ves ningún canal donde se permitan mesas. Pide a la moderación que elija uno con `/config panel`.
refused-other-games = En este servidor no se puede jugar a { $game }. Prueba { $games }.
refused-other-roles = En este servidor solo { $roles } pueden abrir mesas. Puedes unirte a las abiertas; mira `/mesas`.
refused-no-role-left = Los roles que podían abrir mesas aquí se borraron. Pide a la moderación que elija otros con `/config panel`.
refused-channel-crowded =
    { $count ->
        [one] En este canal ya hay una mesa abierta, y el servidor no permite más ahí. Abre la tuya en otro canal, espera, o pide a quien la organiza que la termine con `/mesa terminar`. `/mesas` la muestra.
       *[other] En este canal hay { $count } mesas abiertas, y el servidor permite ahí { $limit }. Abre la tuya en otro canal, espera, o pide a quien organiza una que la termine con `/mesa terminar`. `/mesas` las muestra.
    }
refused-too-many-tables =
    { $count ->
        [one] Ya organizas una mesa abierta, y este servidor permite { $limit }. Acábala, o termínala con `/mesa terminar`. A otras siempre puedes unirte.
       *[other] Organizas { $count } mesas abiertas, y este servidor permite { $limit }. Acaba una, o termínala con `/mesa terminar`. A otras siempre puedes unirte.
    }
refused-too-many-tables-yet =
    { $count ->
        [one] Ya organizas una mesa abierta, y este servidor te permite por ahora { $limit }; tienes una más por cada { $games } partidas que acabes aquí. Acábala, o termínala con `/mesa terminar`. A otras siempre puedes unirte.
       *[other] Organizas { $count } mesas abiertas, y este servidor te permite por ahora { $limit }; tienes una más por cada { $games } partidas que acabes aquí. Acaba una, o termínala con `/mesa terminar`. A otras siempre puedes unirte.
    }
refused-computers-not-allowed = Este servidor no permite máquinas. Pide a alguien que se una.

## Comandos

command-setup-name = config
command-setup-description = Los ajustes de este servidor (moderación)
command-setup-panel-name = panel
command-setup-panel-description = Canales, juegos, roles, límites, reloj, idioma, horas de silencio
command-setup-check-name = revisar
command-setup-check-description = Qué permisos me faltan, y dónde pulsar
command-setup-history-name = historial
command-setup-history-description = Quién cambió qué ajuste, y cuándo
