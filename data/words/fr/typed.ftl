# Ce que les gens tapent, pas ce qu’ils lisent : les mots possibles dans une heure, un jour ou une durée, séparés par |.
# Les noms des mois et des jours de la semaine sont déjà connus, et leur début aussi.

## Heures du jour. Dans les modèles, # est l’heure et @ sont les minutes.

typed-noon = midi
typed-midnight = minuit
typed-before = à | a | vers | de | dès | jusqu'à | vers les | à partir de | pour
typed-after = h | heure | heures | pile | h pile | heures pile | heures précises
typed-am = am
typed-pm = pm
typed-morning = du matin | le matin | matin | au matin
typed-afternoon = de l'après-midi | l'après-midi | après-midi | de l'après midi | après midi
typed-evening = du soir | le soir | soir
typed-night = de la nuit | la nuit | nuit
typed-half-past = # heures et demie | # heure et demie | # h et demie | #h et demie | # et demie | # et demi
typed-half-to = une demi-heure avant # heures | une demi-heure avant #
typed-quarter-past = # heures et quart | # heure et quart | # h et quart | #h et quart | # et quart
typed-quarter-to = # heures moins le quart | # heure moins le quart | # h moins le quart | #h moins le quart | # moins le quart | # moins quart
typed-minutes-past = # heures @ | # heure @
typed-minutes-to = # heures moins @ | # heure moins @ | # h moins @ | #h moins @ | # moins @
# Heures qui veulent dire autre chose dans une autre langue : les minutes après l’heure, puis le modèle.
typed-own-times = 0 # heures pile

## Durées

typed-minutes = m | min | mn | minute | minutes
typed-hours = h | heure | heures
typed-quarter-hours = quart d'heure | quarts d'heure
typed-half-hours = demi-heure | demi-heures
typed-days = j | jr | jrs | jour | jours | journée | journées
typed-weeks = sem | semaine | semaines
typed-fortnights = quinzaine | quinzaines
typed-from-now = dans | d'ici | +
typed-hence = à partir de maintenant | à partir d'aujourd'hui
typed-and = et | &
typed-of = d' | de
typed-half = demi | demie
typed-quarter = quart | quarts
typed-one = un | une
# Un nombre et demi, après le nombre : certaines langues ont un mot pour cela.
typed-and-half = 1 une et demie | 2 deux et demie | 3 trois et demie
typed-numbers = 2 deux | 3 trois | 4 quatre | 5 cinq | 6 six | 7 sept | 8 huit | 9 neuf | 10 dix | 11 onze | 12 douze | 13 treize | 14 quatorze | 15 quinze | 16 seize | 17 dix sept | 18 dix huit | 19 dix neuf | 20 vingt | 21 vingt et un | 21 vingt et une | 22 vingt deux | 23 vingt trois | 24 vingt quatre | 25 vingt cinq | 30 trente | 35 trente cinq | 36 trente six | 40 quarante | 45 quarante cinq | 48 quarante huit | 50 cinquante | 55 cinquante cinq | 60 soixante | 90 quatre vingt dix

## Jours. « typed-dates » dit comment on lit 3/4 : en français, le jour vient toujours d’abord.

typed-dates = day first
typed-today = aujourd'hui
typed-tomorrow = demain
typed-day-after-tomorrow = après-demain | après demain
typed-this-morning = ce matin
typed-tonight = ce soir | cette nuit
typed-tomorrow-morning = demain matin
typed-this = ce | cet | cette
typed-next = prochain | prochaine
typed-next-week = de la semaine prochaine | la semaine prochaine | semaine prochaine
typed-on = le | du | à | de | au | dès | jusqu'au | pour le
typed-the = le | l' | du | au
typed-date-of = de
typed-ordinal = er | e | ème
typed-first = premier | le premier
