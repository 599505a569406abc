# Competities: seizoenen met divisies, standen, en wat moderators doen.

command-league-name = competitie
command-league-description = De competities van deze server: inschrijven, standen, seizoenen

leagues-title = Competities
leagues-none = Deze server heeft nog geen competitie.
leagues-line = **{ $name }** · { $games } · { $channel }
button-league-show = Bekijken
button-league-new = Nieuwe competitie

league-title = { $name } · seizoen { $season }
league-terms = { $games } · tafels van { $size } · { $weeks } · { $clock } · { $channel }
league-weeks =
    { $count ->
        [one] 1 week
       *[other] { $count } weken
    }
league-starts = Begint { $time } ({ $relative }).
league-forecast =
    Als het nu zou beginnen, speelde je { $games ->
        [one] 1 potje
       *[other] { $games } potjes
    }, hooguit { $at_once } tegelijk, { $divisions ->
        [1] tegen { $people }
       *[other] in divisie { $division } van { $divisions } tegen { $people }
    }. Iedereen zit even vaak op elke plaats.
league-forecast-few =
    Je zou minstens { $games ->
        [one] 1 potje
       *[other] { $games } potjes
    } spelen, hooguit { $at_once } tegelijk. Tegen wie, kan ik nog niet zeggen: er zijn { $fewest } mensen nodig, en tot nu toe { $count ->
        [0] is er niemand
        [one] is er 1
       *[other] zijn er { $count }
    } ingeschreven.
league-forecast-time =
    In het gewone tempo van deze server zouden je potjes samen ongeveer { $time } duren{ $long ->
        [yes] , langer dan het seizoen. Aan het eind zouden er nog potjes openstaan.
       *[no] .
    }
league-forecast-unknown = Hoelang dat duurt, kan ik niet zeggen: op deze server zijn te weinig van zulke potjes uitgespeeld.
league-entered =
    { $count ->
        [one] Tot nu toe ingeschreven: { $people }.
       *[other] { $count } ingeschreven: { $people }.
    }
league-more-people =
    { $count ->
        [one] nog 1
       *[other] nog { $count }
    }
league-nobody = Er heeft zich nog niemand ingeschreven.
button-league-enter = Inschrijven
button-league-leave = Niet meespelen
button-league-quit = Seizoen verlaten
league-done-entered = Je doet mee. Als het seizoen begint, gaan je spellen vanzelf open, en ik zeg het als je aan de beurt bent.
league-done-left = Je doet niet meer mee. Tot het seizoen begint, kun je je weer inschrijven.
league-done-quit = Je hebt dit seizoen verlaten. Je lopende spellen gaan door, en er beginnen geen nieuwe voor je.

league-division = Divisie { $division }
league-divisions = Andere divisie …
league-people =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
league-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

league-week = **{ $name }, week { $week }**
league-week-played = Afgelopen spellen: { $played } van { $games }.
league-week-leaders = Bovenaan: { $leaders }.
league-week-leader =
    { $several ->
        [yes] { $leaders } in divisie { $division } met { $points }
       *[no] { $leaders } met { $points }
    }
league-week-nobody = Niemand heeft nog punten.
league-week-hope =
    { $hopeful ->
        [one] De titel is beslist, en het seizoen eindigt { $time }.
       *[other] { $hopeful } spelers kunnen de titel nog winnen, en het seizoen eindigt { $time }.
    }
league-ends = Het seizoen eindigt { $time }.
league-ended = Dit seizoen is voorbij.
league-more-divisions =
    { $count ->
        [one] -# Nog één divisie: druk op **{ button-league-show }**.
       *[other] -# Nog { $count } divisies: druk op **{ button-league-show }**.
    }
league-over =
    🏆 **{ $name }, seizoen { $season }** is voorbij. { $count ->
        [0] Dit keer is er geen kampioen.
        [one] { $champions } is kampioen!
       *[other] { $champions } delen de titel!
    }
league-thread = { $league } · { $game } · divisie { $division }, spel { $number }
log-season-over = Het seizoen is voorbij. Computers hebben dit spel vele keren uitgespeeld, en iedereen krijgt de punten die te verwachten waren.

league-form-title = Nieuwe competitie
league-form-name = Naam
league-form-name-example = Wintercompetitie
league-form-games = Spellen
league-form-weeks = Lengte van een seizoen
league-form-clock = Klok
league-form-starts = Het eerste seizoen begint
league-form-starts-example = maandag 20:00

button-league-extend = Een week langer
button-league-close = Laatste seizoen
button-league-reopen = Doorgaan
button-league-here = Hier spelen
league-next-starts = Volgende stap: het seizoen begint { $time }, als er minstens { $fewest } mensen zijn ingeschreven.
league-next-weekly = Volgende stap: het overzicht van de week, { $time }.
league-next-ends = Volgende stap: het seizoen eindigt { $time }, of eerder met het laatste spel.
league-next-games = Open spellen: { $open }. Spellen die wachten tot iedereen weer ruimte heeft: { $waiting }.
league-next-start = Volgende stap: het seizoen begint zo.
league-next-postpone = Er zijn te weinig mensen ingeschreven. Het seizoen begint een week later.
league-next-open = Volgende stap: er gaat een spel open.
league-next-blocked =
    Volgende stap: er gaat een spel open. { $why ->
        [gone] Het kanaal bestaat niet meer: druk in een ander kanaal op **{ button-league-here }**.
        [denied] Ik mag niets in het kanaal plaatsen: controleer daar mijn rechten en druk dan op **{ button-repair-retry }**. Of druk in een ander kanaal op **{ button-league-here }**.
       *[unreachable] Discord laat me deze server nu niet zien. Ik probeer het vanzelf opnieuw.
    }
league-next-adjudicate = Volgende stap: computers spelen lopende spellen uit.
league-next-close = Volgende stap: lopende spellen eindigen.
league-next-summarize = Volgende stap: het overzicht van de week.
league-next-end = Volgende stap: het seizoen eindigt.

refused-no-such-league = Deze competitie kan ik niet vinden. Misschien is hij van een andere server.
refused-entry-closed = Dit seizoen is al begonnen. Je kunt je inschrijven voor het volgende.
refused-not-in-season = Je speelt niet mee in dit seizoen.
refused-nameless-league = Geef de competitie een naam.
refused-no-common-size = Er is geen aantal spelers dat bij al deze spellen past. Kies andere, of open voor elk een eigen competitie.

log-league-opened = Een spel van { $league }, seizoen { $season }, divisie { $division }. Niemand kan het pauzeren of eerder beëindigen. De kaarten en worpen liggen vast sinds het seizoen begon; om dat aan het eind te controleren: `{ $commitment }`
league-deals-file = verdelingen
button-league-deals = Eerlijke verdeling
league-deals = De kaarten en worpen van alle spellen liggen vast sinds het seizoen begon. In het bestand staat de SHA-256 van het geheim van elke verdeling. Is een spel uit, dan staat het geheim er ook in, en `/tafel controleer` zegt hoe je het nagaat.
league-deal = divisie { $division }, spel { $number }: SHA-256 { $commitment }
league-deal-revealed = divisie { $division }, spel { $number }: SHA-256 { $commitment }, geheim { $secret }
league-next-reveal = Volgende stap: de verdelingen van afgelopen spellen worden onthuld.
refused-in-competition = Dit spel hoort bij een competitie of toernooi, dus het kan niet gepauzeerd of eerder beëindigd worden. Een moderator kan dat wel, als er een reden voor is.
button-league-options = Opties
league-options-title = Opties van de competitie
league-options-at-once = Spellen tegelijk
league-options-division = Spelers per divisie, ongeveer
league-options-preset = Regels
league-options-adjudicate = Computers spelen lopende spellen uit
league-options-adjudicate-hint = Aan het eind krijgt iedereen de verwachte punten. Anders tellen lopende spellen niet.
league-options-role = Rol van de kampioen
league-options-role-hint = Ik heb Rollen beheren nodig, en mijn rol moet erboven staan.
league-done-options = Klaar. Vanaf nu, en vanaf het volgende seizoen voor de regels en divisies.
league-role-missing = Ik kon { $role } niet geven: ik heb *Rollen beheren* nodig, en mijn rol moet erboven staan.

## De afbeelding van de stand

league-picture-alt =
    { $people ->
        [one] Stand van divisie { $division }: 1 speler.
       *[other] Stand van divisie { $division }: { $people } spelers.
    }
league-picture-line =
    { $rank }. { $name }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $games } van { $total } gespeeld{ $state ->
        [left] { "" }, gestopt
        [settled] { "" }
       *[open] { "" }, kan nog { $best } tot { $worst } worden
    }{ $came ->
        [up] { "" }, de vorige keer gepromoveerd
        [down] { "" }, de vorige keer gedegradeerd
        [new] { "" }, nieuw
        [back] { "" }, terug
       *[stayed] { "" }
    }.
league-picture-goes =
    { $way ->
        [up] Promoveert.
       *[down] Degradeert.
    }
league-picture-form = Laatste
league-picture-games = Gespeeld
league-picture-ranks = Mogelijk
league-picture-points = Punten
league-picture-band =
    { $way ->
        [up] promoveren naar divisie { $division }
       *[down] degraderen naar divisie { $division }
    }
league-picture-left = gestopt
league-picture-number = { $number }
league-picture-of = { $games }/{ $total }
league-picture-range =
    { $settled ->
        [yes] { $best }
       *[no] { $best }–{ $worst }
    }
league-picture-came =
    { $way ->
        [up] gestegen
        [down] gedaald
        [new] nieuw
       *[back] terug
    }

## Geluk en inzicht

button-league-luck = Geluk en inzicht
league-luck-title = { $name }, divisie { $division }: geluk en inzicht
league-luck-line = { $name }: inzicht { $play }, geluk { $luck } · { $told } van { $games } gespeeld
league-luck-none = { $name }: nog niets geanalyseerd
league-luck-help = In gewonnen potjes, vergeleken met een gelijk deel, als bereik dat ongeveer 95 van de 100 keer klopt. Alleen geanalyseerde spellen tellen: *Hoe het ging*, na een spel, analyseert het.

## Iemand vervangen

league-replace = Wie speelt verder?
refused-not-running = Dat werkt alleen tijdens een seizoen.
refused-in-season-already = Diegene staat al ingeschreven voor dit seizoen.
league-people-help = Kies wie je wilt afmelden, diskwalificeren, vervangen of weer toelaten. In spellen die nog niet begonnen zijn, spelen computers voor wie stopt, en die plaatsen eindigen als laatste. Wie iemand vervangt, speelt die spellen en begint zonder punten. Wie gediskwalificeerd is, eindigt in alle eigen spellen als laatste.
league-results-help = Kies een spel om het zelf te beslissen. De stand verandert meteen.
league-game = Divisie { $division }, { $table ->
        [0] spel { $number }
       *[other] tafel { NUMBER($table, useGrouping: 0) }
    }
button-league-before = Vorig seizoen
log-game-ruled = De moderatie heeft beslist hoe dit spel telt, dus het is afgelopen.
refused-disqualified = Je bent gediskwalificeerd en kunt je voor dit seizoen niet opnieuw inschrijven. Vraag het aan een moderator.
