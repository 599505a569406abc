# Lo que pidió una persona, y sus datos.

somebody = Alguien

me-title = Tus ajustes
me-yes = Sí
me-no = No
me-page-notices = Avisos
me-page-time = Tu tiempo
me-page-play = Al jugar
me-page-you = Idioma y datos

me-delivery = Avisos
me-delivery-help = Cómo te aviso de que una mesa te espera.
me-delivery-channel = En el canal
me-delivery-channel-help = Te menciono donde se juega la mesa.
me-delivery-direct = Por mensaje directo
me-delivery-direct-help = Te escribo, con tu mano y un enlace al tablero.
me-delivery-both = De las dos formas
me-delivery-both-help = Te escribo y te menciono en el canal, con una sola notificación.
me-delivery-digest = Una vez al día
me-delivery-digest-help = Un mensaje al día; antes si algo vence antes. Las salas con reloj corto lo muestran.
me-delivery-none = Nunca
me-delivery-none-help = Miras por tu cuenta, en /mesas. Las salas de mesas con reloj lo dicen.
me-digest-hour = Hora del mensaje diario
me-digest-hour-help = En tu zona horaria, { $zone }.
me-reminder-hours = Recordatorios
me-reminder-hours-help = Mientras una mesa te espera, como mucho { $most } por turno; nunca en horas de silencio ni en tus días libres.
me-reminder =
    { $hours ->
        [0] Ninguno
        [one] Cada hora
       *[other] Cada { $hours } horas
    }
me-warnings = Alertas antes de que se acabe tu tiempo
me-warnings-help = Te alerto como te llegan los avisos: nunca en horas de silencio, y nunca en el canal si la pregunta es secreta.
me-warnings-off = Ninguna
me-warnings-once = Una, cuando queda un cuarto de tu tiempo
me-warnings-twice = Dos: con un cuarto, y otra vez con un décimo
me-early = Avisarme cuando empieza el turno anterior
me-early-help = Te da tiempo para prepararte.
me-open-tables-help = ¿Buscas partida? Puedo avisarte cuando alguien abre una mesa.
me-timezone = Zona horaria
me-timezone-help = Para el mensaje diario, tus horas de silencio y tus días libres.
me-timezone-zone = Zona horaria
me-quiet = Horas de silencio
me-quiet-none = ninguna
me-quiet-help = No te notifico en esas horas del día ({ $most } como mucho). Tus relojes siguen; los días libres los detienen.
me-quiet-start = Desde
me-quiet-end = Hasta
me-quiet-heard = 🌙 Sin notificaciones entre { $start } y { $end } ({ $zone }).
me-quiet-gone = 🔔 Sin horas de silencio: te notifico a cualquier hora.
me-weekend = Días libres de la semana
me-weekend-help = En esos días tus relojes se detienen y no te recuerdo nada. Elige hasta { $most }; no cuentan como vacaciones.
weekday-0 = Lunes
weekday-1 = Martes
weekday-2 = Miércoles
weekday-3 = Jueves
weekday-4 = Viernes
weekday-5 = Sábado
weekday-6 = Domingo
me-holidays = Vacaciones
me-holidays-none = ninguna
me-holidays-help = Tus relojes se detienen. { $most ->
    [0] Los días que quieras, hasta un año por delante.
   *[other] Te quedan { $left } de { $most } días en { $year }. Cuentan todos, del primero al último.
}
me-holidays-first = Primer día
me-holidays-last = Último día
me-days-later =
    { $count ->
        [one] ⏱️ Es tu turno en la mesa { $tables }. Los nuevos días libres cuentan ahí desde tu próximo turno; el reloj de este sigue.
       *[other] ⏱️ Es tu turno en las mesas { $tables }. Los nuevos días libres cuentan ahí desde tus próximos turnos; estos relojes siguen.
    }
me-holiday-noted =
    { $days ->
        [one] 🏝️ Libras el { $first }.
       *[other] 🏝️ Libras { $days } días, del { $first } al { $last }.
    }
me-confirm = Preguntarme antes de cada jugada
me-confirm-help = Pulsas una segunda vez para hacer la jugada.
me-coach = Guiarme
me-coach-help = Las tres primeras veces que juegas a un juego: una frase sobre cada cosa nueva.
me-aim = Mostrar la meta
me-aim-help = Encima de tu mano: cómo se gana, y cuánto te falta.
me-picture = Imágenes
me-picture-help = En el teléfono son altas, con letras más grandes.
me-picture-tall = Teléfono
me-picture-wide = Pantalla grande
me-rated = Puntuar mis partidas
me-rated-help = Si no, no apareces en las clasificaciones de tus servidores.
me-daily = Nombrarme en las listas de la diaria
me-daily-help = Si no, sigues viendo tu puesto; los demás no ven tu nombre.
me-named = Nombrarme fuera de Discord
me-named-help = La moderación puede compartir resultados públicos con otros programas, como un sitio web. Si no, no reciben tu nombre.
me-language = Idioma
me-language-help = Para todo lo que solo lees tú. Las mesas usan el idioma del servidor.
me-language-none = El de mi Discord
me-blocked-people-help = Gente con quien prefieres no jugar: procuro que no coincidan.
me-export-help = Todo lo que guardo sobre ti, en un archivo.
me-delete-help = Te olvido; antes te digo qué supone.
me-open-title = Mesas abiertas
me-open-help = Cuando alguien abre una mesa con asientos libres, o queda libre un asiento en una partida en marcha, te aviso una vez, como prefieras, con un botón *Unirme*; nunca en horas de silencio, en tus días libres ni sobre mesas con alguien a quien bloqueaste.
me-open-here = Avisarme de mesas abiertas en este servidor
me-open-elsewhere = Para enterarte de las mesas abiertas de un servidor, usa allí `/yo mesas-abiertas`.
me-open-games = Solo estos juegos:
me-open-all-games = todos los juegos
me-open-others = También te enteras de:
me-open-unknown = Un servidor que dejé
me-blocked-title = Bloqueos
me-blocked-help = En todos los servidores, no te notifico invitaciones, asientos ni mesas que los harían coincidir, te pregunto antes de que tomes asiento a su lado y te escribo si llegan a tu mesa, para que puedas salir. Para esas personas todo se ve como siempre. No se enteran.
me-blocked-none = No has bloqueado a nadie.
me-blocked-since = { $person }, desde { $time }
me-block-choose = Bloquear a alguien…
me-block-done = Bloqueaste a { $person }, que no se enterará. Nada cambia en las mesas que ya comparten.
me-unblock-done = Desbloqueaste a { $person }.

button-me-timezone = Cambiar
button-me-quiet = Poner
button-me-holidays = Añadir
button-me-open = Mesas abiertas
button-me-blocked = Bloqueos
button-me-unblock = Desbloquear
button-me-export = Exportar mis datos
button-me-delete = Borrar mis datos
button-me-delete-yes = Borrarlo todo

me-trial-letter = ✉️ Así te escribo. Cámbialo con `/yo ajustes`, también aquí mismo.
me-letter-sent = ✉️ Te envié un mensaje, y llegó.
me-export-done = Todo lo que guardo sobre ti. Las horas son segundos desde 1970; los ids son de Discord. Incluye lo que elegiste; las jugadas de partidas acabadas se piden con `/mesa exportar`.
me-delete-question =
    ## Borrar mis datos
    No se puede deshacer.
    { $open ->
        [0] · No estás en ninguna mesa abierta.
        [one] · Dejas tu mesa abierta; si la partida empezó, sigue una máquina, y otros pueden tomar el asiento.
       *[other] · Dejas tus { $open } mesas abiertas; donde la partida empezó, sigue una máquina, y otros pueden tomar el asiento.
    }
    { $finished ->
        [0] · No has acabado ninguna partida.
        [one] · La partida acabada que jugaste se queda, pero tu asiento pasa a ser anónimo: «Alguien».
       *[other] · Las { $finished } partidas acabadas que jugaste se quedan, pero tu asiento pasa a ser anónimo: «Alguien».
    }
    · Borro tus ajustes, puntuaciones, plantillas, notas, marcadores, agradecimientos y bloqueos, de qué mesas abiertas te enteras, y lo que sigues, has leído o silenciado. Las líneas del registro que te nombran dirán «Alguien».
    · Los números de las pulsaciones con que tomaste asiento se quedan: la mezcla depende de ellos.
    · Si viste partes ocultas de una partida que sigue, guardo tu id ahí hasta que acabe, porque no puedes tomar otro asiento en ella.
    · Lo que otros anotaron para sí, como bloqueos, es suyo y se queda.
    · Los mensajes que ya están en canales se quedan como están, y no llego a los archivos que otros guardaron.
me-delete-done = Hecho: ya no te conozco. Si pulsas algo, empiezas de cero.

sure-question = **¿{ $choice }?**
sure-nothing = Nada
button-sure = Sí
button-not-sure = No

refused-block-self = No puedes bloquearte.
refused-too-many-blocked = No puedo guardar más bloqueos tuyos. Desbloquea antes a alguien.
refused-own-quiet-empty = «Desde» y «Hasta» son iguales. Deja ambos vacíos si no quieres horas de silencio. No cambió nada.
refused-own-quiet-too-long = Las horas de silencio pueden ser como mucho { $most } al día: necesito algunas para avisarte. Si te vas más tiempo, añade vacaciones. No cambió nada.
refused-no-such-day = No entiendo «{ $day }» como un día; no cambió nada. Prueba 24 de diciembre, 2026-12-24, viernes o mañana.
refused-unclear-day = «{ $day }» podría ser { $one } o { $other }; no cambió nada. Escríbelo entero, como { $example }.
refused-holiday-backwards = El último día es anterior al primero. No cambió nada.
refused-holiday-past = Esas vacaciones ya pasaron. No cambió nada.
refused-holiday-too-far = Las vacaciones pueden ser como mucho dentro de un año. No cambió nada.
refused-holiday-too-long =
    { $left ->
        [0] No te quedan días libres en { $year }: usaste los { $most } que tus servidores permiten al año. No cambió nada.
        [one] Para eso harían falta { $days } días libres en { $year }, pero te queda uno de los { $most } que tus servidores permiten al año. No cambió nada.
       *[other] Para eso harían falta { $days } días libres en { $year }, pero te quedan { $left } de los { $most } que tus servidores permiten al año. No cambió nada.
    }
refused-too-many-holidays = Puedes tener como mucho { $most } vacaciones; quita antes unas.

command-me-name = yo
command-me-description = Tus propios ajustes, y tus datos
command-me-settings-name = ajustes
command-me-settings-description = Avisos, alertas, zona horaria, silencio, días libres, tu mano, clasificación, idioma
command-me-open-name = mesas-abiertas
command-me-open-description = Enterarte de mesas abiertas en este servidor
command-me-blocked-name = bloqueos
command-me-blocked-description = Bloquear y desbloquear a gente
command-me-export-name = exportar
command-me-export-description = Todo lo que guardo sobre ti, en un archivo
command-me-delete-name = borrar
command-me-delete-description = Olvidarte; antes te digo qué supone
