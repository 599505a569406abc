# Lo que la gente escribe, no lo que lee: las palabras posibles en una hora, un día o una duración, separadas por |.
# Los nombres de los meses y de los días de la semana ya se conocen, y también cómo empiezan.

## Horas del día. En los patrones, # es la hora y @ son los minutos.

typed-noon = mediodía | al mediodía | a mediodía
typed-midnight = medianoche | a medianoche
typed-before = a las | a la | las | la | a | sobre las | hacia las | desde las | hasta las | a partir de las
typed-after = h | hs | hrs | hora | horas | en punto
typed-am = am | a m
typed-pm = pm | p m
typed-morning = de la mañana | por la mañana | en la mañana | de la madrugada
typed-afternoon = de la tarde | por la tarde | en la tarde
typed-evening = de la noche | por la noche | en la noche
typed-night = noche
typed-half-past = # y media
typed-half-to = media hora para las #
typed-quarter-past = # y cuarto
typed-quarter-to = # menos cuarto | cuarto para las # | un cuarto para las #
typed-minutes-past = # y @
typed-minutes-to = # menos @ | @ para las #
# Horas que en otra lengua significan otra cosa: primero los minutos después de la hora, luego el modelo.
typed-own-times = 0 # en punto

## Duraciones

typed-minutes = m | min | mins | minuto | minutos
typed-hours = h | hs | hr | hrs | hora | horas
typed-quarter-hours = cuarto de hora | cuartos de hora
typed-half-hours = media hora | medias horas
typed-days = d | día | días
typed-weeks = sem | semana | semanas
typed-fortnights = quincena | quincenas
typed-from-now = en | dentro de | de aquí a | +
typed-hence = a partir de ahora | a partir de hoy | desde ahora
typed-and = y | &
typed-of = de
typed-half = medio | media
typed-quarter = cuarto | cuartos
typed-one = un | una | uno
typed-and-half = 1 uno y medio | 1 una y media | 2 dos y medio | 2 dos y media | 3 tres y medio | 3 tres y media
typed-numbers = 2 dos | 3 tres | 4 cuatro | 5 cinco | 6 seis | 7 siete | 8 ocho | 9 nueve | 10 diez | 11 once | 12 doce | 13 trece | 14 catorce | 15 quince | 20 veinte | 24 veinticuatro | 25 veinticinco | 30 treinta | 35 treinta y cinco | 36 treinta y seis | 40 cuarenta | 45 cuarenta y cinco | 48 cuarenta y ocho | 50 cincuenta | 55 cincuenta y cinco | 60 sesenta | 90 noventa

## Días. «typed-dates» dice cómo se lee 3/4: en español, el día va siempre primero.

typed-dates = day first
typed-today = hoy
typed-tomorrow = mañana
typed-day-after-tomorrow = pasado mañana
typed-this-morning = esta mañana
typed-tonight = esta noche
typed-tomorrow-morning = mañana por la mañana | mañana en la mañana
typed-this = este | este próximo
typed-next = próximo | próxima | que viene
typed-next-week = de la próxima semana | la próxima semana | próxima semana | de la semana que viene | la semana que viene | semana que viene
typed-on = el | del | desde el | hasta el | para el
typed-the = el | del
typed-date-of = de | del
typed-ordinal = º | °
typed-first = primero | el primero
