# Lessen: wat in elk spel hetzelfde is. Wat elke stap zegt, staat in het bestand van het spel.

command-learn-name = leer
command-learn-description = Leer een spel in drie minuten, door het te spelen
lesson-shape-title = Een les in { $game }
button-learn = Eerste keer?

lessons-title = Leren door te spelen
lessons-choose = Kies een spel. Een les duurt ongeveer drie minuten, en alleen jij ziet hem.
lesson-title = { $game } · les, stap { $step } van { $steps }
lesson-resumed = Welkom terug! Hier was je gebleven.
lesson-changed = Welkom terug! Deze stap is veranderd sinds je wegging, dus kijk er nog eens naar.
lesson-gone = Welkom terug! Deze les is vernieuwd, en de stap waar je was, bestaat niet meer. Ga vanaf hier verder, of druk op **{ button-back }** om te zien wat er nieuw is.
lesson-sent = Ik heb je deze stap als privébericht gestuurd. Je kunt daar of hier verdergaan.
lesson-left = Ik onthoud waar je bent. Kom terug wanneer je wilt met `/leer`.
lesson-finished-title = { $game } · je bent er klaar voor!
lesson-finished = Probeer nu een echt spel: twee makkelijke computerspelers doen mee, en er wacht niemand op je.
lesson-finished-direct = Probeer nu een echt spel: ga naar een kanaal van je server en gebruik `/tafel nieuw`. Computerspelers kunnen elke lege plaats innemen.
lesson-table = Je spel staat klaar aan tafel { NUMBER($table, useGrouping: 0) }: { $link }
button-lesson-next = Verder
button-lesson-again = Opnieuw beginnen
button-lesson-leave = Verlaten
button-lesson-direct = Stuur het als DM
button-lesson-play = Spelen tegen Leerlingen
button-lesson-others = Een ander spel leren
button-lesson-resume = Verder met de les
refused-no-lesson = Voor dat spel is er nog geen les. Probeer `/regels`.
