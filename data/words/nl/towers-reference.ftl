# Tschak! – wat je kunt opzoeken: soorten, dingen die nergens anders woorden hebben, voorbeelden.

towers-kind-wizard = Tovenaars en kameleons
towers-kind-warrior = Krijgers
towers-kind-dwarf = Dwergen
towers-kind-artifact = Artefacten
towers-kind-monster = Monsters
towers-kind-treasure = Schatten
towers-kind-board = Torens, verdiepingen en goud

towers-lookup-card = In het team { $value } waard.
towers-lookup-wizard = Staan teams gelijk, dan wint de hoogste tovenaar. Zijn die even hoog, dan wint die met de toverstaf.
towers-lookup-warrior = Staan de tovenaars ook gelijk? Dan wint de hoogste krijger. Zijn die even hoog, dan verslaat de bijl het zwaard.
towers-lookup-dwarf = Staan de tovenaars en de krijgers ook gelijk? Dan wint de hoogste dwerg. Zijn die even hoog, dan verslaat de bijl de hamer, en de hamer de blote handen.
towers-lookup-chameleon = Een tovenaar zonder waarde. Hij kopieert de hoogste tovenaar met een getal die je tegenstanders op deze verdieping laten zien, 2 tot 5. Is die er niet, dan is hij 0 waard.
towers-lookup-artifact = Het heeft zelf geen waarde. Het verdubbelt de zwakste van de twee andere kaarten in je team. Alle artefacten werken hetzelfde.
towers-lookup-worthless = Als je laatste kaart van een toren wint hij geen goud.

towers-lookup-creature =
    { $skulls ->
        [one] Kost aan het eind 1 punt.
       *[other] Kost aan het eind { $skulls } punten.
    }
towers-lookup-troglodyte = Aan het eind kosten je troglodieten hun aantal in het kwadraat: één kost 1 punt, twee kosten er 4, drie kosten er 9. Er zijn er { $count }.
towers-lookup-chest = Aan het eind { $points } punten waard.
towers-lookup-cursed =
    { $points ->
        [-1] Aan het eind { $points } punt waard. Het sterkste team moet hem pakken.
       *[other] Aan het eind { $points } punten waard. Het sterkste team moet hem pakken.
    }
towers-lookup-ring = Aan het eind zijn je ringen hun aantal in het kwadraat waard: één is 1 punt waard, twee 4, drie 9. Er zijn er { $count }.
towers-lookup-trophy = Aan het eind krijg je 2 punten voor elk van je monsters, ook voor troglodieten. Met twee spelers is dat 1 punt per monster.
towers-lookup-elixir = Haalt voor de telling een van je monsters weg. De tafel kiest wat voor jou het beste is, en dat kan ook niets zijn.

towers-lookup-tower-name = Toren
towers-lookup-tower = Er zijn { $count } torens, na elkaar. Elke toren heeft drie verdiepingen met een monster en een schat. Na elke toren schuift elke hand door naar links.
towers-lookup-floor-name = Verdieping { $floor }
towers-lookup-floor =
    { $steps ->
        [3] Je kiest één kaart, dan nog een, dan een derde. Telkens gaan alle kaarten tegelijk open.
        [2] Je kiest één kaart, dan twee samen. Telkens gaan alle kaarten tegelijk open.
       *[other] Je kiest alle drie de kaarten tegelijk.
    }
towers-lookup-team-name = Team
towers-lookup-team = Drie kaarten van drie verschillende types. Tel hun waarden op. Het sterkste team pakt de schat, het zwakste het monster.
towers-lookup-ties-name = Gelijke stand
towers-lookup-ties = De hoogste tovenaar wint, dan de toverstaf, de hoogste krijger, de bijl van de krijger, de hoogste dwerg, het wapen van de dwerg. Alleen wat er gedrukt staat, telt. Een kameleon staat onder elke tovenaar met een getal, en geen tovenaar staat onder een kameleon.
towers-lookup-last-card-name = De laatste kaart
towers-lookup-last-card = Na drie verdiepingen laat iedereen de laatste kaart zien. De hoogste winnen goud. Bij gelijke waarden verslaat een tovenaar een krijger en een krijger een dwerg; daarna beslist het wapen.
towers-lookup-gold-name = Goud
towers-lookup-gold = Elke munt is aan het eind 1 punt waard. De beste laatste kaarten van een toren winnen 3, 2 en 1 munten; met twee spelers wint de beste er 2. Er zijn { $count } munten.
towers-lookup-passing-name = Handen doorschuiven
towers-lookup-passing = Na elke toren schuift elke hand door naar links. Aan het eind heeft iedereen dezelfde vier handen gespeeld.
towers-lookup-travelling-board-name = Reisbord
towers-lookup-travelling-board = Het neemt de plaats in van een speler die er niet is: het bewaart een hand één toren lang en geeft hem door, maar speelt nooit.
towers-lookup-put-back-name = Terug in de doos
towers-lookup-put-back = { $monsters } monsters en { $treasures } schatten gingen voor het spel terug in de doos. Niemand weet welke.

## Voorbeelden; de nummers zijn die van de regels

towers-example-1 = Tovenaar 4, krijger 3 en dwerg 2 zijn samen 4 + 3 + 2 = 9. Een team van 12 pakt de schat, en de 9 pakt het monster.
towers-example-3 = Met een artefact, krijger 4 en dwerg 3 is de 3 het zwakst en telt dubbel: 4 + 3 + 3 = 10.
towers-example-7 = Je tegenstanders laten tovenaar 5 en tovenaar 3 zien, dus je kameleon is 5 waard. Met krijger 2 en dwerg 4 kom je op 11.
towers-example-8 = Tovenaar 4, krijger 5 en dwerg 3 zijn samen 12, en tovenaar 3, krijger 6 en dwerg 3 ook. De hoogste tovenaar beslist, dus het eerste team wint.
towers-example-9 = Beide teams zijn 12 waard en hebben een tovenaar 4. Het team waarvan de tovenaar de toverstaf heeft, wint.
towers-example-10 = Twee teams zijn 12 waard, elk met een kameleon en een krijger 4. De krijger met de bijl verslaat die met het zwaard.
towers-example-11 = Twee teams zijn 11 waard. Het ene heeft een kameleon, het andere helemaal geen tovenaar, dus de kameleon wint.
towers-example-12 = Twee teams staan gelijk, elk met een kameleon, een artefact en een dwerg 4. De dwerg met de bijl verslaat die met de blote handen.
towers-example-13 = De laatste kaarten zijn krijger 5, tovenaar 5, een artefact en dwerg 5. De tovenaar wint 3 goud, de krijger 2, de dwerg 1 en het artefact niets.
towers-example-15 = Met twee spelers verslaat een krijger 1 een artefact en wint 2 goud. Een artefact tegen een kameleon: niemand wint iets.
towers-example-16 = Met twee spelers ligt er aan beide kanten van je een reisbord. De hand die je net speelde, gaat naar het ene, en je krijgt de hand van het andere.
towers-example-17 = Met drie spelers speel je vier handen, na elkaar: je eigen hand, die van het reisbord en die van je beide tegenstanders.
towers-example-18 = Je hebt 4 goud, twee ringen (4), een kist (5), een vervloekte kist (−2), de golem (−3) en drie troglodieten (−9): samen −1.
towers-example-19 = Je hebt de trofee, het slijm (2 schedels) en twee troglodieten. Het elixer haalt een troglodiet weg: −2 − 1 + 4 is beter dan −2 − 4 + 6.
towers-example-20 = Je hebt de trofee en één troglodiet. −1 + 2 is beter dan niets, dus het elixer laat hem liggen.
towers-example-22 = Op verdieping 2 heb je een tovenaar laten zien. Nu mogen een krijger en een artefact; een tweede tovenaar, twee krijgers of één losse kaart mogen niet.
towers-example-23 = Na twee kaarten is je kameleon 0 waard. Dan is de derde kaart van een tegenstander een tovenaar 5, en nu is je kameleon 5 waard.
