# Spellen die stap voor stap opnieuw te zien zijn, als bestand worden weggegeven en uit een bestand worden gehaald.

button-replay = Replay
button-replay-first = ⏮ Begin
button-replay-chapter-back = ⏪ { $chapter }
button-replay-turn-back = ◀ Beurt
button-replay-step-back = ‹ Stap
button-replay-step-on = Stap ›
button-replay-turn-on = Beurt ▶
button-replay-chapter-on = { $chapter } ⏩
button-replay-last = Einde ⏭

replay-title = Replay · { $table }
replay-where = { $turn } · stap { NUMBER($step, useGrouping: 0) } van { NUMBER($last, useGrouping: 0) } · door de ogen van { $eyes }
replay-turn = Beurt { NUMBER($turn, useGrouping: 0) } van { NUMBER($turns, useGrouping: 0) }
replay-of-chapter = { $chapter } · { $turn }
replay-public = iedereen
replay-begins = -# Het spel begint.
replay-quiet = -# Iemand koos in het geheim.
replay-more =
    { $count ->
        [one] -# Nog 1 detail staat in *Wat er gebeurde*.
       *[other] -# Nog { $count } details staan in *Wat er gebeurde*.
    }
replay-jump = Wat het spel besliste
replay-whose-eyes = Door wiens ogen?
replay-public-eyes = Zoals iedereen het zag
replay-eyes = Zoals { $name } het zag

export-done = Het hele spel in één bestand: elke zet, alles wat het toeval bepaalde, en het bewijs dat er eerlijk geschud is. Met `/tafel importeer` bekijk je het op elke server waar ik ben.
import-done = ✅ Nagespeeld vanuit het geheim, en het is echt: { $table } staat in dit kanaal. Je kunt de replay bekijken, het spel controleren en het exporteren; voor de statistieken telt het niet.
board-imported = -# Dit spel is ergens anders gespeeld en uit een bestand geïmporteerd. Ik heb het nagespeeld vanuit het geheim.

log-imported = { $player } importeert dit spel uit een bestand.

refused-no-replay = Dit spel kan niet nagespeeld worden; als het afgelopen is, vindt wie de bot beheert de oorzaak met `/tafel controleer`.
refused-file-size = Het bestand is te groot: hooguit { NUMBER($most, useGrouping: 0) } KiB. Een spel is er meestal een paar tientallen groot.
refused-file-not-there = Ik kon het bestand niet bij Discord ophalen. Probeer het nog eens.
refused-file-json = Dit is geen JSON-bestand, of maar een deel ervan.
refused-file-format = Dit spel heb ik niet geëxporteerd: er ontbreekt iets in het bestand, of het ziet er anders uit.
refused-file-version = Dit bestand heeft indeling { $there }; ik lees indeling { NUMBER($here) }.
refused-file-game = Het spel in dit bestand ken ik niet.
refused-file-rules = Dit spel gebruikte versie { $there } van de regels; ik gebruik versie { NUMBER($here) }, dus het kan anders lopen.
refused-file-seats = Dit spel kun je niet spelen met zoveel spelers als er in het bestand staan.
refused-file-names = Een naam in het bestand kan niet op Discord: hooguit { NUMBER($longest) } tekens op één regel.
refused-file-options = Het bestand heeft een optie of een waarde die dit spel niet heeft.
refused-file-times = De tijden in het bestand kloppen niet, of niet elke zet heeft er een.
refused-file-moves = Dit spel heeft te veel zetten: hooguit { NUMBER($most) }.
refused-file-shuffle = Het startgetal in het bestand volgt niet uit het geheim en de ingedrukte knoppen, of de belofte past niet bij het geheim.
refused-file-replay = De zetten in het bestand kunnen niet: vanuit het startgetal is het spel niet na te spelen.
refused-file-unfinished = Het spel in het bestand is niet afgelopen.
refused-file-results = Het spel in het bestand is na te spelen, maar met een andere uitslag.
refused-file-known = Dit spel is er al: tafel { NUMBER($table, useGrouping: 0) }, { $link }.
refused-file-known-elsewhere = Dit spel staat al op deze server, op een plek die jij niet kunt zien.

command-table-replay-name = replay
command-table-replay-description = Een spel opnieuw bekijken, stap voor stap
command-table-import-name = importeer
command-table-import-description = Een geëxporteerd spel importeren, om het hier te bekijken en te controleren
parameter-file-name = bestand
parameter-file-description = Het JSON-bestand van /tafel exporteer
