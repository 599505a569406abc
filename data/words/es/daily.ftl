# La diaria: un reparto al día para todo el mundo.

command-daily-name = diaria
command-daily-description = La partida de hoy: las mismas cartas y dados para todos, y un solo intento

daily-title = Diaria · { $game } · { $day }
daily-about =
    { $count ->
        [one] Hoy todo el mundo recibe las mismas cartas y dados, contra la misma máquina.
       *[other] Hoy todo el mundo recibe las mismas cartas y dados, contra las mismas { $count } máquinas.
    } A ver hasta dónde llegas.
daily-new = Tienes un intento, sin consejos. Empieza antes de { $ends } y acaba antes de { $closes }; puedes parar y seguir cuando quieras.
daily-begun = Tu partida te espera. Acábala antes de { $closes }.
daily-ended = No acabaste esta, así que no cuenta. Mañana hay otra.
daily-done = Ya jugaste hoy. Mañana hay otra.
daily-streak =
    { $now ->
        [0] Tu racha más larga: { $longest }.
        [one] 🔥 Día 1 de una racha nueva. Tu racha más larga: { $longest }.
       *[other] 🔥 { $now } días seguidos. Tu racha más larga: { $longest }.
    }
daily-coming = -# Próximamente: { $days }
daily-coming-day = { $day } { $game }
daily-opened = Un intento: acaba antes de { $closes }. Si este panel deja de responder, `/diaria` lo trae de vuelta.
daily-playing = -# 📅 Diaria del { $day } · solo la ves tú. Sin consejos, y sin deshacer cuando alguien ya respondió.
daily-next-day = Ha empezado un día nuevo, con otra diaria.

button-daily = La diaria de hoy
button-daily-play = Jugar
button-daily-go-on = Volver a mi partida
button-daily-result = Mi resultado
button-daily-share = Compartir
button-daily-yesterday = Ayer
button-daily-ranking = Clasificación
button-daily-old = Las anteriores
button-daily-check = Comprobar el reparto
button-daily-best = La mejor partida, paso a paso
button-daily-old-play = Jugarla por mi cuenta
button-daily-day-back = El día anterior
button-daily-week-back = Semana anterior
button-daily-week-on = Semana siguiente
button-daily-here = Este servidor
button-daily-all = Todo el mundo
button-daily-list = Nombrarme aquí
button-daily-unlist = No nombrarme

daily-score =
    { $points ->
        [one] **Resultado { $score }**: 1 punto
       *[other] **Resultado { $score }**: { $points } puntos
    }, { $lead ->
        [ahead] { $by } por delante de la mejor máquina.
        [level] igual que la mejor máquina.
       *[behind] { $by } por detrás de la mejor máquina.
    }
daily-share =
    { $people ->
        [one] Nadie más ha jugado aún tu reparto: **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %**.
       *[other] Eso es **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %** entre { $people } con tu reparto.
    }
daily-so-far = Es definitivo { $time }.
daily-unranked = Esta partida es por tu cuenta; no entra en ninguna lista.
daily-reviewing = ⏳ Busco dónde se decidió la partida…
daily-lost = Donde más se perdió: { $place }. Elegiste { $made }; con { $better } habrías ganado { $more ->
        [one] 1 partida más
       *[other] { $more } partidas más
    } de cada 100.
daily-lost-nothing = Ninguna de tus respuestas te costó mucho con certeza.
daily-won = Lo mejor fue { $place }: { $made } gana { $more ->
        [one] 1 partida más
       *[other] { $more } partidas más
    } de cada 100 que la siguiente.
daily-won-nothing = Ninguna respuesta destacó sobre las demás.
daily-kept = En promedio, tus respuestas conservaron el { $kept } % de tus opciones; el resto dependía del reparto.
daily-kept-few = Hubo muy pocas elecciones para separar acierto y suerte.

daily-card = **{ $name }** · Diaria { $day } · { $game }
daily-card-share =
    { $people ->
        [one] Resultado { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, sin nadie más con este reparto · `/diaria`
       *[other] Resultado { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % entre { $people } · `/diaria`
    }
daily-card-copy = No puedo escribir aquí, pero puedes copiarlo:
daily-shared = ✅ Compartido en este canal.

daily-ranking-here = Diaria · este servidor
daily-ranking-all = Diaria · todo el mundo
daily-week = { $first } – { $last }
daily-ranking-help = -# Cuentan tus cinco mejores días de la semana. El porcentaje de un día dice a cuántos con el mismo reparto superaste.
daily-week-line =
    { $days ->
        [one] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · 1 día
       *[other] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { $days } días
    }
daily-day-line = { $place }. { $name } · **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %** · resultado { $score }
daily-nobody = Aún nadie.
daily-you = tú
daily-somebody = alguien
daily-listed = -# Los demás ven tu nombre en estas listas.
daily-unlisted = -# Los demás no ven tu nombre en estas listas.

daily-turning =
    { $people ->
        [one] **Momento decisivo del reparto { $number }**, al que llegó 1 jugador: { $prompt }
       *[other] **Momento decisivo del reparto { $number }**, al que llegaron { $people } jugadores: { $prompt }
    }
daily-brought = • { $made }: { $people }× · resultado medio { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }

daily-check-title = Comprobar los repartos
daily-check-help = Cada reparto sale de un secreto. Su SHA-256 se muestra aquí el día anterior, y el secreto al día siguiente, así que nadie puede cambiar un reparto entretanto. *Comprobar la mezcla* repite tu partida a partir de él.
daily-promised = Prometido: `{ $hash }`
daily-secret = Secreto: `{ $secret }`

daily-old-title = Diarias anteriores
daily-old-help = Mira cómo fue un día, o juégalo por tu cuenta.
daily-old-choose = ¿Qué día?
daily-none-old = Aún no ha acabado ninguna diaria.

log-daily-over = El día acabó antes que esta partida.

refused-told-daily = Los repartos de hoy ya se contaron, así que no se pueden jugar. Mañana hay otra diaria.
refused-changed-daily = Hoy me actualizaron, y las reglas de este juego cambiaron desde que empezó el día. Mañana hay otra diaria.
refused-failed-daily = No funcionó. Prueba otra vez, por favor.
refused-open-daily = Esta diaria aún no ha acabado.
refused-uncounted-daily = Esta partida era por tu cuenta, así que no hay resultado que compartir.
