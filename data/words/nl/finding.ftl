# Tafels vinden: lijsten per spel en kanaal, en een afgelopen spel van elders ophalen.

parameter-place-name = kanaal
parameter-place-description = Alleen de tafels in dit kanaal
tables-sought = -# Alleen { $what } · `/tafels` zonder iets erbij toont alles
tables-none-sought = Zulke open tafels zijn er niet, of je kunt ze niet zien. `/tafels` zonder iets erbij toont alles.
button-import = Een afgelopen spel importeren
import-title = Een afgelopen spel importeren
import-file = Het bestand van /tafel exporteer
import-hint = Hier kun je het naspelen, analyseren en controleren. Het verandert geen statistieken.
