# Duplicate: sets tafels met dezelfde verdeling, waarbij elke plaats met dezelfde plaats elders vergeleken wordt.

command-duplicate-name = duplicate
command-duplicate-description = Aan elke tafel dezelfde kaarten: doe mee, zoek je tafel, vergelijk

duplicates-title = Duplicate
duplicates-help = Meerdere tafels krijgen dezelfde kaarten en worpen. Aan het eind zie je hoe je het deed tegenover iedereen die op jouw plaats zat.
duplicates-none = Er is hier nog geen set tafels.
duplicates-line = { $game } · { $time }
button-duplicate-show = Bekijken
button-duplicate-new = Nieuwe set
button-duplicate-enter = Inschrijven
button-duplicate-leave = Niet meespelen
button-duplicate-table = Mijn tafel
button-duplicate-start = Nu starten
button-duplicate-cancel = Afgelasten

duplicate-title = Duplicate { NUMBER($number, useGrouping: 0) } · { $game }
duplicate-terms = tafels van { $size } · { $clock }
duplicate-announced =
    🃏 **{ $game }: aan elke tafel dezelfde kaarten.** Het begint { $time } ({ $relative }).
    Druk op *Inschrijven* om mee te spelen. Ik loot de tafels, en je ziet hoe je het op jouw plaats deed, vergeleken met de anderen.
duplicate-starts = Begint { $time } ({ $relative }).
duplicate-forecast = Ik loot zo min mogelijk tafels, maar minstens twee. Computers vullen de lege plaatsen.
duplicate-entered =
    { $count ->
        [one] Tot nu toe ingeschreven: { $people }.
       *[other] { $count } ingeschreven: { $people }.
    }
duplicate-more-people =
    { $count ->
        [one] nog 1
       *[other] nog { $count }
    }
duplicate-nobody = Er heeft zich nog niemand ingeschreven.
duplicate-running =
    Afgelopen tafels: { $over } van { $tables }.
    Tot ze dat allemaal zijn, zie je alleen je eigen tafel, en niemand ziet uitslagen.
duplicate-called-off = Het is afgelast, of er hebben zich minder dan twee mensen ingeschreven.
duplicate-nothing = Niemand heeft een spel afgemaakt, dus er valt niets te vergelijken.
duplicate-alone = Er is maar één tafel afgemaakt, dus er valt niemand te vergelijken: iedereen krijgt 50%.
duplicate-place = **{ $rank }.** { $name } · { $percent }% · plaats { $seat }, score { $total }, tafel { NUMBER($table, useGrouping: 0) }
duplicate-seats = Beste en slechtste van elke plaats
duplicate-seat = Plaats { $seat }: { $best } met { $most } (tafel { NUMBER($first, useGrouping: 0) }), { $worst } met { $least } (tafel { NUMBER($last, useGrouping: 0) })
duplicate-seat-even = Plaats { $seat }: iedereen haalde { $total }
duplicate-computer = een computer
duplicate-replay = Replay van een tafel …
duplicate-table = Tafel { NUMBER($table, useGrouping: 0) }
duplicate-file = stand
duplicate-deal = -# De kaarten en worpen liggen vast. Bewaar deze SHA-256 om dat aan het eind te controleren: `{ $commitment }`
duplicate-deal-revealed = -# Het geheim van de verdeling is `{ $secret }`. De SHA-256 ervan, bekend sinds het begin, is `{ $commitment }`.

duplicate-form-title = Nieuwe set duplicate-tafels
duplicate-form-game = Spel
duplicate-form-size = Plaatsen aan elke tafel
duplicate-form-clock = Klok
duplicate-form-starts = De tafels starten
duplicate-form-starts-example = vandaag 20:00

duplicate-done-opened = Klaar. Ik plaats het in dit kanaal.
duplicate-done-entered = Je doet mee. Als het begint, gaat je tafel vanzelf open, en ik zeg het als je aan de beurt bent.
duplicate-done-left = Je doet niet meer mee. Tot het begint, kun je je weer inschrijven.
duplicate-done-started = Klaar. De tafels gaan open.

refused-no-such-set = Deze set kan ik niet vinden. Misschien is hij van een andere server.
refused-set-closed = Dit kun je niet meer veranderen: het is begonnen, afgelast of vol.
refused-set-too-few = Er moeten minstens twee mensen ingeschreven zijn voordat het kan beginnen.
refused-no-own-table = Je hebt geen open tafel in deze set. Is hij net begonnen, probeer het dan zo nog eens.
refused-no-such-size = Kies voor dit spel { $fewest } tot { $most }.

log-duplicate-opened = Tafel { $number } van { $tables } met dezelfde kaarten. Niemand kan hem pauzeren of eerder sluiten. Om de verdeling aan het eind te controleren: `{ $commitment }`
log-duplicate-over = Alle tafels met deze kaarten zijn afgelopen, dus iedereen kan dit spel bekijken.
