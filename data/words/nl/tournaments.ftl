# Toernooien: Zwitserse rondes en knock-out, hun pagina’s en berichten, en wat moderators herstellen.

command-tournament-name = toernooi
command-tournament-description = Toernooien van deze server: inschrijven, je tafel vinden, de stand

tournaments-title = Toernooien
tournaments-help = Iedereen speelt een paar rondes, en aan het eind wint er iemand.
tournaments-none = Er is hier nog geen toernooi.
tournaments-line = { $title } · { $time }{ $state ->
        [over] { " · " }afgelopen
        [off] { " · " }afgelast
       *[open] { "" }
    }
button-tournament-show = Bekijken
button-tournament-new = Nieuw toernooi
button-tournament-enter = Inschrijven
button-tournament-leave = Niet meespelen
button-tournament-quit = Uitstappen
button-tournament-table = Mijn tafel
button-tournament-deals = Eerlijke verdeling

tournament-title = Toernooi { NUMBER($number, useGrouping: 0) } · { $game }
tournament-terms = { $format } · tafels van hooguit { $size } · { $clock } · hooguit { $round } per ronde · { $channel }
tournament-format-swiss = Zwitsers
tournament-format-swiss-help = Iedereen speelt elke ronde, met mensen die ongeveer evenveel punten hebben.
tournament-format-duplicate = Zwitsers, gelijke kaarten
tournament-format-duplicate-help = In een ronde aan alle tafels dezelfde kaarten; elke plaats wordt vergeleken met die plaats elders.
tournament-format-knockout = Knock-out
tournament-format-knockout-help = De beste helft van elke tafel gaat door, tot er één tafel over is.
tournament-pace-evening = Eén avond
tournament-pace-weekend = Een weekend
tournament-pace-week = Een ronde per week
tournament-pace-help = { $clock }; een ronde duurt hooguit { $round }

tournament-announced =
    🏟️ **{ $title }** begint { $time } ({ $relative }).
    Druk op *Inschrijven* om mee te spelen. Ik maak de tafels en zeg het als je aan de beurt bent.
tournament-starts = Begint { $time } ({ $relative }), als er dan minstens { $fewest } ingeschreven zijn.
tournament-reminder = ⏰ **{ $title }** begint { $relative }. Je tafel gaat vanzelf open in { $channel }.
tournament-forecast-swiss =
    Met { $people } mensen: { $rounds ->
        [one] 1 ronde
       *[other] { $rounds } rondes
    }. Je speelt elke ronde, tegen mensen met ongeveer evenveel punten. De volgende begint als alle tafels klaar zijn, of als de tijd om is.
tournament-forecast-duplicate =
    Met { $people } mensen: { $rounds ->
        [one] 1 ronde
       *[other] { $rounds } rondes
    }, elk met dezelfde kaarten aan alle tafels. Je ziet alleen je eigen tafel, en krijgt punten als je beter bent dan wie elders op jouw plaats zit.
tournament-forecast-knockout = De beste helft van elke tafel gaat door naar de volgende ronde. De laatste tafel beslist wie er wint.
tournament-entered =
    { $count ->
        [one] Tot nu toe ingeschreven: { $people }.
       *[other] { $count } ingeschreven: { $people }.
    }
tournament-nobody = Er heeft zich nog niemand ingeschreven.
tournament-more-people =
    { $count ->
        [one] nog 1
       *[other] nog { $count }
    }
tournament-more-tables =
    { $count ->
        [one] en nog 1 tafel
       *[other] en nog { $count } tafels
    }

tournament-pairing = Het begint: ik maak de tafels.
tournament-round = Ronde { $round } van { $rounds }
tournament-round-of = Ronde { $round }
tournament-final = Finale
tournament-round-ends = De tijd is om { $relative }.
tournament-round-over = Deze ronde is voorbij. De volgende begint zo.
tournament-shared = Alle tafels hebben dezelfde kaarten. Tot ze allemaal klaar zijn, zien alleen de spelers hun tafel, en niemand ziet uitslagen.
tournament-table = { $table ->
        [0] { $people }
       *[other] Tafel { NUMBER($table, useGrouping: 0) }: { $people }
    }{ $state ->
        [waiting] { " · " }gaat zo open
        [open] { "" }
        [over] { " · " }afgelopen
        [void] { " · " }telt niet
       *[other] { " · " }beslist
    }
tournament-byes =
    { $count ->
        [one] Deze ronde geen tafel, en 5 punten: { $people }
       *[other] Deze ronde geen tafel, en elk 5 punten: { $people }
    }
tournament-standings = Stand
tournament-place = { $rank ->
        [0] –
       *[other] **{ $rank }.**
    } { $state ->
        [in] { $name }
       *[other] ~~{ $name }~~
    } · { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $knockout ->
        [yes] { " · " }ronde { $reached }
       *[no] { " · " }tegenstanders { $opponents }
    }{ $state ->
        [withdrawn] { " · " }gestopt
        [disqualified] { " · " }gediskwalificeerd
       *[in] { "" }
    }
tournament-won =
    { $count ->
        [0] Het is voorbij. Er was niemand over.
        [one] 🏆 { $winners } wint!
       *[other] 🏆 Gedeelde eerste plek: { $winners }.
    }
tournament-called-off = Het is afgelast.
tournament-postponed = **{ $title }**: { $count ->
        [0] er is nog niemand ingeschreven
        [one] er is nog maar 1 persoon ingeschreven
       *[other] er zijn nog maar { $count } mensen ingeschreven
    }, en er zijn er { $fewest } nodig. Daarom begint het nu { $time }.
tournament-off = **{ $title }** is afgelast{ $reason ->
        [few] , omdat er minder dan { $fewest } mensen zijn ingeschreven
       *[moderator] { "" }
    }.
tournament-ended-early = Het is voor het einde afgelast. Zover kwam het:
tournament-thread = Toernooi { NUMBER($tournament, useGrouping: 0) } · { $game } · ronde { $round }, tafel { $number }

tournament-done-entered = Je doet mee. Als een ronde begint, gaat je tafel vanzelf open, en ik zeg het als je aan de beurt bent.
tournament-done-left = Je doet niet meer mee. Tot het begint, kun je je weer inschrijven.
tournament-done-quit = Je bent uitgestapt. Je lopende spel gaat door, en er begint geen nieuw voor je. Een moderator kan je weer toelaten.

tournament-form-title = Nieuw toernooi
tournament-form-size = Plaatsen aan een tafel
tournament-form-format = Soort
tournament-form-pace = Lengte
tournament-form-starts = Het begint
tournament-options-title = Opties van het toernooi
tournament-options-fewest = Minimaal aantal mensen
tournament-options-rounds = Aantal rondes
tournament-options-proposed = Passend bij het aantal mensen

tournament-deals = De kaarten en worpen van elke ronde liggen vast sinds het begin. In het bestand staat de SHA-256 van het geheim van elke verdeling. Is een ronde voorbij, dan staan de geheimen er ook in; `/tafel controleer` zegt hoe je ze nagaat.
tournament-deal = { $round ->
        [0] loting
       *[other] ronde { $round }
    }{ $number ->
        [0] { "" }
       *[other] , tafel { $number }
    }: SHA-256 { $commitment }
tournament-deal-revealed = { tournament-deal }, geheim { $secret }

button-tournament-options = Opties
button-tournament-started = Nu starten
button-tournament-delayed = { $time } later
button-tournament-extended = { $time } erbij
button-tournament-cut = Ronde beëindigen
button-tournament-stop = Afgelasten
button-tournament-resume = Doorgaan
button-tournament-here = Hier spelen

tournament-people-help = Kies iemand om af te melden, te diskwalificeren, te vervangen of weer toe te laten.
tournament-replace = Wie neemt de punten over …
tournament-results-help = Kies een spel om het zelf te beslissen. Een ronde waarvan de tafels al vaststaan, blijft zoals hij is.
tournament-match = Ronde { $round }, { $table ->
        [0] spel { $number }
       *[other] tafel { NUMBER($table, useGrouping: 0) }
    }
tournament-cut-question = Deze ronde nu beëindigen? Computers spelen lopende spellen vele keren uit, en iedereen krijgt de punten die te verwachten waren. Dat kun je niet terugdraaien.

tournament-next-soon = Volgende stap: over een ogenblik.
tournament-next-open = Volgende stap: er gaat een tafel open.
tournament-next-blocked =
    Volgende stap: er gaat een tafel open. { $why ->
        [gone] Het kanaal bestaat niet meer: druk in een ander kanaal op **{ button-tournament-here }**.
        [denied] Ik mag niets in het kanaal plaatsen: controleer daar mijn rechten en druk dan op **{ button-repair-retry }**. Of druk in een ander kanaal op **{ button-tournament-here }**.
       *[unreachable] Discord laat me deze server nu niet zien. Ik probeer het vanzelf opnieuw.
    }
tournament-next-start = Volgende stap: het begint { $time }, als er minstens { $fewest } ingeschreven zijn. Zo niet, dan wordt het één keer uitgesteld, en daarna afgelast.
tournament-next-round = Volgende stap: de volgende ronde, { $time }.
tournament-next-cut = Volgende stap: de volgende ronde, zodra { $count ->
        [one] 1 spel uit is
       *[other] { $count } spellen uit zijn
    }. Op z’n laatst { $time }: dan spelen computers lopende spellen uit.
tournament-next-games =
    { $count ->
        [one] 1 lopend spel wordt uitgespeeld. Er beginnen geen nieuwe.
       *[other] { $count } lopende spellen worden uitgespeeld. Er beginnen geen nieuwe.
    }
tournament-next-gone = Het eindigt { $time } voorgoed. Tot die tijd kun je het laten doorgaan.

refused-no-such-tournament = Dit toernooi kan ik niet vinden. Misschien is het van een andere server.
refused-closed-tournament = Dit toernooi is begonnen of afgelast. Je kunt je inschrijven voor het volgende.
refused-full-tournament = Dit toernooi is vol: er zijn { $most } mensen ingeschreven.
refused-busy-in-tournaments = Je doet al mee aan { $most } toernooien. Verlaat er eerst één, of wacht tot er één voorbij is. Een toernooi dat je hebt verlaten, telt tot je spel daar voorbij is.
refused-busy-person-in-tournaments = Diegene doet al mee aan { $most } toernooien en kan hier dus niet ook nog meespelen. Een toernooi dat iemand heeft verlaten, telt tot het spel daar voorbij is.
refused-moved-on = Het toernooi is al verder, dus dat kan niet meer.
refused-not-in-tournament = Je speelt niet mee in dit toernooi.
refused-no-substitute = Diegene kan het niet overnemen: die heeft zelf al meegespeeld in dit toernooi, het is voorbij, of iemand anders heeft het al overgenomen.

log-tournament-opened = Toernooi { NUMBER($tournament, useGrouping: 0) }, ronde { $round }. Niemand kan dit spel pauzeren of eerder beëindigen. De kaarten en worpen liggen vast sinds het begin; om dat aan het eind te controleren: `{ $commitment }`
log-tournament-cut = De tijd van deze ronde is om. Computers hebben dit spel vele keren uitgespeeld, en iedereen krijgt de punten die te verwachten waren.
