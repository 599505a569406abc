# Wat mensen typen, niet wat ze lezen: de woorden die in een tijd, een dag of een tijdsduur kunnen staan, met | ertussen.
# De namen van maanden en dagen van de week zijn al bekend, en hun begin ook.

## Tijden van de dag. In de patronen is # het uur, en @ zijn de minuten.

typed-noon = middaguur | het middaguur
typed-midnight = middernacht
typed-before = om | rond | vanaf | tegen | van | tot | om ongeveer | om een uur of | stipt om | precies om
typed-after = uur | u | uur precies | uur stipt
typed-am = am
typed-pm = pm
typed-morning = 's ochtends | s ochtends | 's morgens | s morgens | ochtend | in de ochtend | 's voormiddags | voormiddag
typed-afternoon = 's middags | s middags | middag | in de middag | 's namiddags | namiddag
typed-evening = 's avonds | s avonds | avond | in de avond
typed-night = 's nachts | s nachts | nacht | in de nacht
typed-half-past = # uur dertig
typed-half-to = een half uur voor #
typed-quarter-past = kwart over # | kwart na #
typed-quarter-to = kwart voor #
typed-minutes-past = @ over # | @ minuten over # | @ over half # | @ minuten over half # | @ na # | # uur @ | #u@ | #u @ | # u @
typed-minutes-to = @ voor # | @ minuten voor # | @ voor half # | @ minuten voor half #
# Tijden die in een andere taal iets anders betekenen: eerst de minuten na het hele uur, dan het patroon. “Half acht” is in
# het Engels misschien 8:30, en “20 uur” is alleen bij ons geen tijdsduur.
typed-own-times = -30 half # | 0 # uur | 0 # uur precies

## Tijdsduren

typed-minutes = m | min | minuut | minuten | minuutje | minuutjes
typed-hours = u | h | uur | uren | uurtje | uurtjes
typed-quarter-hours = kwartier | kwartieren | kwartiertje
typed-half-hours = halfuur | half uurtje | halfuurtje
typed-days = d | dag | dagen | daagjes
typed-weeks = w | wk | week | weken
typed-fortnights = veertien dagen
typed-from-now = over | +
typed-hence = vanaf nu | vanaf vandaag
typed-and = en | & | plus
typed-of = van
typed-half = half | halve
typed-quarter = kwart
typed-one = een | één | 'n
# Een getal en een half erbij, na het getal.
typed-and-half = 1 anderhalf | 1 anderhalve | 2 tweeënhalf | 2 tweeënhalve | 3 drieënhalf | 3 drieënhalve | 4 vierenhalf | 4 vierenhalve
typed-numbers = 2 twee | 3 drie | 4 vier | 5 vijf | 6 zes | 7 zeven | 8 acht | 9 negen | 10 tien | 11 elf | 12 twaalf | 13 dertien | 14 veertien | 15 vijftien | 16 zestien | 17 zeventien | 18 achttien | 19 negentien | 20 twintig | 21 eenentwintig | 22 tweeëntwintig | 23 drieëntwintig | 24 vierentwintig | 25 vijfentwintig | 30 dertig | 35 vijfendertig | 36 zesendertig | 40 veertig | 45 vijfenveertig | 48 achtenveertig | 50 vijftig | 55 vijfenvijftig | 60 zestig | 72 tweeënzeventig | 90 negentig

## Dagen. “typed-dates” is “day first”: in het Nederlands is 3/4 altijd drie april.

typed-dates = day first
typed-today = vandaag
typed-tomorrow = morgen
typed-day-after-tomorrow = overmorgen
typed-this-morning = vanochtend | vanmorgen
typed-tonight = vanavond | vannacht
typed-tomorrow-morning = morgenochtend | morgenvroeg | morgen vroeg
typed-this = van | deze | dit | komende | aankomende | aanstaande | a.s.
typed-next = volgende
typed-next-week = volgende week
typed-on = op | van | vanaf | tot | voor | tot en met
typed-the = de | op de | van de
typed-date-of = van
typed-ordinal = e | de | ste
typed-first = eerste | de eerste
