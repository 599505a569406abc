# De hoofdstukken van `/regels` over Tschak!, in de volgorde waarin je het leert.

towers-rules-1 =
    ### Vier torens met elk drie verdiepingen
    Op elke verdieping liggen een **monster** en een **schat** die iedereen kan zien. Iedereen stuurt er een team van drie naartoe. Het **sterkste** team pakt de schat, het **zwakste** het monster, en de anderen krijgen niets. Schatten en goud leveren punten op, monsters kosten punten; wie na vier torens de meeste punten heeft, wint.

    Je hebt tien kaarten in je hand. Negen zijn voor de drie verdiepingen; de tiende kan nog wat goud winnen. Dan gaat elke hand naar de speler **links**, en de volgende toren begint. Aan het eind heeft iedereen dezelfde vier handen gespeeld. Wat de anderen nu spelen, heb jij straks misschien in je hand!

towers-rules-2 =
    ### Voor het spel
    1. Alle 40 kaarten worden over vier plaatsen verdeeld. Elke plaats krijgt drie **tovenaars**, drie **krijgers**, drie **dwergen** en één **artefact**. De handen worden nooit meer geschud.
    2. Van de 14 monsters en van de 14 schatten gaan er **elk twee** terug in de doos. Niemand weet welke.
    3. Elke toren begint met drie monsters en drie schatten, op elke verdieping één van elk, open.

towers-rules-3 =
    ### Met twee of drie spelers
    De handen schuiven altijd langs vier plaatsen. De lege zijn **reisborden**: ze bewaren een hand één toren lang en geven hem door, maar spelen nooit. Met twee spelers ligt er aan beide kanten van je een; met drie ligt het na de laatste speler. Een hand op een reisbord doet die toren dus niet mee en komt bij de volgende bij een speler terecht.

towers-rules-4 =
    ### Kiezen
    Niemand wacht op een beurt. Iedereen kiest tegelijk en in het geheim; na de laatste keuze gaan alle kaarten open. Tot dan kun je je keuze veranderen of terugnemen.
    • **Verdieping 1**: één kaart, dan nog een, dan de derde.
    • **Verdieping 2**: één kaart, dan twee samen.
    • **Verdieping 3**: alle drie tegelijk.

    Een team heeft drie **verschillende** types: tovenaar, krijger en dwerg, of het artefact met twee daarvan.

towers-rules-5 =
    ### Wat een team waard is
    Tel de waarden van de kaarten op.
    • Een **kameleon** is een tovenaar zonder waarde. Hij kopieert de hoogste tovenaar die je **tegenstanders** op deze verdieping laten zien, 2 tot 5. Laten ze er geen zien, dan is hij 0 waard. Niemand kopieert een kameleon.
    • Een **artefact** heeft geen waarde. Het verdubbelt de **zwakste** van de twee andere kaarten. Ook een gekopieerde waarde kan verdubbeld worden, maar een kameleon kopieert alleen wat er gedrukt staat, nooit een verdubbelde waarde.

    Voorbeeld: kameleon (kopieert 4), artefact en krijger 6 zijn samen 4 + 4 + 6 = **14** waard.

towers-rules-6 =
    ### Gelijke stand
    Staan twee teams gelijk als sterkste of als zwakste, dan telt alleen wat er gedrukt staat, in deze volgorde:
    1. De hoogste **tovenaar**. Een kameleon staat onder elke tovenaar met een getal, en een team zonder tovenaar staat daar weer onder.
    2. Bij gelijke tovenaars die met de **toverstaf**.
    3. De hoogste **krijger**; geen krijger is het laagst. Bij gelijke verslaat de **bijl** het zwaard.
    4. De hoogste **dwerg**; geen dwerg is het laagst. Bij gelijke verslaat de **bijl** de hamer, en de hamer de blote handen.

    In dit alles zijn twee teams nooit gelijk.

towers-rules-7 =
    ### De laatste kaart
    Na drie verdiepingen laat iedereen de kaart zien die over is. De hoogste wint **3 goud**, de tweede **2**, de derde **1**; met twee spelers wint de hoogste er **2**. Bij gelijke waarden verslaat een tovenaar een krijger en een krijger een dwerg; daarna beslist het wapen. Artefacten en kameleons winnen niets, en goud dat niemand wint, blijft liggen.

    Dan gaat elke hand, ook die op een reisbord, naar de speler **links**, behalve na de vierde toren.

towers-rules-8 =
    ### Punten
    Na vier torens tellen jullie de punten:
    • **Goud**: 1 punt per munt.
    • **Kisten**: 2 tot 5 punten. **Vervloekte kisten**: −1 en −2. Ook die moet het sterkste team pakken.
    • **Ringen van Macht**: hun aantal in het kwadraat. Eén is 1 punt waard, twee 4, drie 9, vier 16.
    • **Gewone monsters**: min hun schedels.
    • **Troglodieten**: min hun aantal in het kwadraat.
    • **Trofee**: 2 punten voor elk van je monsters, ook voor troglodieten; met twee spelers 1 punt per monster.
    • **Elixer**: haalt voor de telling een van je monsters weg. De tafel kiest wat voor jou het beste is, en dat kan ook niets zijn, tenzij jullie afspreken dat de eigenaar kiest.

    Er zijn 8 gewone monsters met 2, 2, 3, 3, 4, 4, 5 en 5 schedels, 6 troglodieten, 4 kisten, 2 vervloekte kisten, 6 ringen, één trofee en één elixer. Twee monsters en twee schatten doen niet mee; niemand weet welke.

    Wie de **meeste punten** heeft, wint. Zijn die gelijk, dan wint wie de minste monsters heeft; is ook dat gelijk, dan delen jullie de overwinning.

towers-rules-9 =
    ### De kaarten
    Tovenaars 2 tot 5, elk met en zonder toverstaf, en vier kameleons. Krijgers 1 tot 6, elk met bijl en met zwaard. Dwergen 2 tot 5, elk met bijl, met hamer en met blote handen. Vier artefacten. Alle 40 doen altijd mee.

towers-rules-10 =
    ### Wie ziet wat
    Alleen jij ziet je hand. Je keuze blijft geheim tot iedereen gekozen heeft; dát je gekozen hebt, kan iedereen zien. Teams, wat ze waard zijn en waarom, zijn open, net als goud en de laatste kaarten. Latere torens, de kaarten die terug in de doos gingen en een hand op een reisbord ziet niemand.

towers-rules-11 =
    ### Opties van de tafel
    • **Gewonnen kaarten**: open voor iedereen, of de anderen zien alleen hoeveel je er hebt. Goud is altijd open.
    • **Gespeelde handen**: de tafel kan elke hand na de laatste kaart bijhouden. Anders moet je ze onthouden!
    • **Verboden teams**: de bot weigert twee kaarten van één type. Met de straf mag je ze laten zien; dan ruil je kaarten tot je team klopt, en je krijgt wat op deze verdieping het meest kost, hoe sterk je ook bent.
    • **Het elixer**: de tafel haalt het monster weg dat voor de eigenaar het beste is, of de eigenaar kiest na de laatste toren.

towers-rules-12 =
    ### Fijne kneepjes
    • Een kameleon kopieert alleen tegenstanders op deze verdieping, nooit het eigen team of een reisbord. Laat niemand een tovenaar met een getal zien, dan is elke kameleon 0 waard.
    • Een artefact naast een kameleon van 0 verdubbelt de 0.
    • Niemand mag een kaart weigeren, ook geen vervloekte kist.
    • Een trofee zonder monsters is niets waard, en goud kan niet opraken.

towers-rules-13 =
    ### Hoe het meestal gaat
    Als computers tegen elkaar speelden, lagen de meeste eindstanden tussen −5 en 18, gemiddeld 2 met twee spelers, 6 met drie en 5 met vier. Op één van de vijf of zes verdiepingen stonden teams gelijk (met twee spelers op één van de acht); bijna altijd besliste de tovenaar.
