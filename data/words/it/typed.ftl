# Quel che si scrive, non quel che si legge: le parole che possono stare in un’ora, in un giorno o in una durata, divise
# da |. I nomi dei mesi e dei giorni della settimana si conoscono già, e anche il loro inizio.

## Ore del giorno. Nei modelli, # è l’ora e @ sono i minuti.

typed-noon = mezzogiorno
typed-midnight = mezzanotte
typed-before = alle ore | dalle ore | alle | dalle | le | ore | h | verso le | a | alla | dall' | all' | l' | da | per le
typed-after = in punto | h
typed-am = am
typed-pm = pm
typed-morning = di mattina | del mattino | della mattina | mattina
typed-afternoon = del pomeriggio | di pomeriggio | pomeriggio
typed-evening = di sera | della sera | sera
typed-night = di notte | della notte | notte
typed-half-past = # e mezza | # e mezzo
typed-half-to = mezz'ora alle # | mezz'ora all'#
typed-quarter-past = # e un quarto
typed-quarter-to = # meno un quarto | un quarto alle # | un quarto all'#
typed-minutes-past = # e @
typed-minutes-to = # meno @
# Ore che in un’altra lingua vogliono dire altro: prima i minuti dopo l’ora, poi il modello.
typed-own-times = 0 ore #

## Durate

typed-minutes = m | min | minuto | minuti
typed-hours = h | ora | ore
typed-quarter-hours = quarto d'ora | quarti d'ora
typed-half-hours = mezz'ora | mezz'ore
typed-days = g | gg | giorno | giorni | giornata | giornate
typed-weeks = sett | settimana | settimane
typed-fortnights = quindicina di giorni
typed-from-now = tra | fra | in
typed-hence = da adesso | da ora | da oggi
typed-and = e | & | più
typed-of = d' | di
typed-half = mezzo | mezza | mezz'
typed-quarter = quarto | quarti
typed-one = un | uno | una | un'
# Un numero e mezzo, dopo il numero: in certe lingue è una parola sola.
typed-and-half = 1 una e mezza | 2 due e mezza | 3 tre e mezza
typed-numbers = 2 due | 3 tre | 4 quattro | 5 cinque | 6 sei | 7 sette | 8 otto | 9 nove | 10 dieci | 11 undici | 12 dodici | 13 tredici | 14 quattordici | 15 quindici | 16 sedici | 17 diciassette | 18 diciotto | 19 diciannove | 20 venti | 21 ventuno | 22 ventidue | 23 ventitré | 24 ventiquattro | 25 venticinque | 30 trenta | 35 trentacinque | 36 trentasei | 40 quaranta | 45 quarantacinque | 48 quarantotto | 50 cinquanta | 55 cinquantacinque | 60 sessanta | 90 novanta

## Giorni. «typed-dates» dice come si legge 3/4: in italiano il giorno viene sempre prima.

typed-dates = day first
typed-today = oggi
typed-tomorrow = domani
typed-day-after-tomorrow = dopodomani | dopo domani
typed-this-morning = stamattina | stamani | stamane | questa mattina
typed-tonight = stasera | stanotte | questa sera | questa notte
typed-tomorrow-morning = domattina
typed-this = questo | questa
typed-next = prossimo | prossima
typed-next-week = della prossima settimana | della settimana prossima
typed-on = di | del | da | dal | fino a | il | per
typed-the = il | l' | del | dal
typed-date-of = di
typed-ordinal = o | °
typed-first = primo | il primo
