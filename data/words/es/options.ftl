# Las opciones de una mesa: lo que acuerda una sala, y sus formularios.

options-page-rules = Reglas
options-page-time = Tiempo
options-page-who = Quién juega
options-page-computers = Máquinas
options-form =
    { $count ->
        [one] { $page }
       *[other] { $page } { $number }
    }
options-form-title = Opciones · { $form }

options-board-marks = Marcas en el tablero
options-board-marks-help = Un ❗ en la imagen muestra a todos lo último que cambió.
options-clock = Reloj
options-clock-help = Cuánto tiempo tiene cada jugador para pensar.
options-clock-own = Otro reloj
options-clock-own-help = Rellena las tres líneas de abajo.
options-own-clock = Otro reloj
options-own-clock-help = Un reloj a tu medida.
options-own-clock-reserve = Otro reloj: tiempo para empezar
options-own-clock-refill = Otro reloj: más por turno
options-own-clock-cap = Otro reloj: como mucho
options-extensions = Ampliar un turno
options-extensions-help = ¿Cuántas veces puede un jugador tomar más tiempo sin pedirlo?
options-extensions-count =
    { $count ->
        [0] Nunca
        [one] Una vez
       *[other] Hasta { $count } veces
    }
options-timeout-policy = Si se acaba el tiempo
options-timeout-policy-help = ¿Qué pasa con su turno?
options-decider = Si hay votación
options-decider-help = Votan si a alguien se le acaba el tiempo o no responde.
options-silent-days = Si alguien no responde
options-silent-days-help = Los días libres no cuentan.
options-silent-days-count =
    { $count ->
        [0] La partida espera
       *[other] Tras { $count } días de silencio, los demás deciden
    }
options-pace = Respuestas automáticas
options-pace-help = Si no tienes nada que decidir, respondo por ti. ¿Cuándo?
options-plans = Planes
options-plans-help = ¿Qué se puede elegir antes de que se pregunte? Nadie más lo ve.
options-least-in-time = Para unirse
options-least-in-time-help = ¿Cuántos de sus últimos turnos hay que haber respondido a tiempo?
options-least-in-time-percent =
    { $percent ->
        [0] Puede cualquiera
       *[other] Al menos el { $percent } % de los turnos a tiempo
    }
options-starts-full = Empezar al completarse
options-starts-full-help = Sin que nadie pulse Empezar.
options-starts-at = Empezar a hora fija
options-starts-at-help = Juegan todos los que se hayan unido hasta entonces.
options-starts-at-time = Empezar a hora fija
options-starts-set = { $time }
options-starts-none = no
options-starts-filled = Si faltan jugadores
options-starts-filled-help = A la hora fijada.
options-starts-wait = Aviso a quien organiza
options-starts-fill = Máquinas toman los asientos
options-hints = Consejos
options-hints-help = Pulsa «¿Tú qué harías?» en tu mano, y un Maestro te dice qué elegiría.
options-stand-ins = Suplentes
options-stand-ins-help = Un suplente juega por quien no está o se fue.
options-strength = { $seat }
options-strength-help = ¿Con qué nivel juega esta máquina?

field-moment-hint = { $zone }: 20:30, viernes 8 pm o en 2 h. Vacío: sin hora fija
field-duration-hint = Como 3 d, 12 h, 1h30, 90 min o 2 semanas
refused-own-clock-empty = Para un reloj a tu medida, rellena las tres líneas: con cuánto tiempo se empieza, cuánto vuelve por turno y cuánto se puede tener como mucho. No cambió nada.
