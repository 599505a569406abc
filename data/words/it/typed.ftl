# Quel che si scrive, non quel che si legge: le parole che possono stare in un’ora o in una durata, divise da |.

typed-noon = mezzogiorno
typed-midnight = mezzanotte
typed-before = alle ore | dalle ore | alle | dalle | le | ore | h | verso le | a | alla | dall'
typed-after = in punto | h
typed-morning = di mattina | del mattino | mattina
typed-afternoon = del pomeriggio | di pomeriggio | di sera | della sera | sera
typed-minutes = m | min | minuto | minuti
typed-hours = h | ora | ore
typed-days = g | gg | giorno | giorni
typed-from-now = tra | fra | in
typed-and = e | & | più
typed-one = un | uno | una | un'
