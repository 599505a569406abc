# Het overzicht van de tafels van een server, in een kanaal dat moderators kiezen.

overview-title = Onze tafels
overview-free = Vrije plaatsen
overview-played = Alle plaatsen bezet
overview-none = Er is nu geen tafel open. Open er een: één druk op de knop.
overview-more =
    { $count ->
        [one] -# Nog één tafel: druk op **{ button-overview-tables }**.
       *[other] -# Nog { $count } tafels: druk op **{ button-overview-tables }**.
    }
overview-starts = Het spel begint { $time }.
overview-results = Uitslagen van deze week
overview-won =
    { $game } · { $count ->
        [one] { $names } won
       *[other] { $names } deelden de overwinning
    } · { $time }
overview-computer = een computerspeler
overview-in-lobby = Dit spel is nog niet begonnen. De lobby staat in { $channel }.
button-overview-tables = Mijn tafels
setup-overview = Overzicht van tafels
setup-overview-help = Eén bericht in dit kanaal toont wie op wie wacht, vrije plaatsen en de uitslagen van de week, met *Meedoen* en *Toekijken*. Ik houd het bij, hooguit één keer per minuut. Er staan alleen tafels in die iedereen in dit kanaal kan zien.
setup-overview-none = Geen overzicht
setup-overview-closed = ⚠️ Ik kan in dit kanaal niets plaatsen. *Rechten controleren* zegt wat er ontbreekt.
refused-text-channel-only = Kies een tekstkanaal voor het overzicht.
