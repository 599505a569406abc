# De hoofdstukken van `/regels` over Saga, in de volgorde waarin je het leert.

saga-rules-1 =
    ### Eén held, veel feeën
    Jullie zijn **feeën** en spinnen samen het leven van één held. De held heeft vijf eigenschappen, elk een dobbelsteen van 1 tot 6: **Roem, Moed, Rijkdom, Wijsheid, Kracht**.

    Elke fee heeft een geheim **Doel**: twee eigenschappen die hoog genoeg moeten zijn, en iets wat het verhaal moet hebben, zoals drie Liefdes of zes mislukkingen. Zodra dat klopt, **win je**; kloppen er op hetzelfde moment meerdere, dan winnen jullie samen.

    Een Avontuur waarvan de uitdaging goed gaat, is **gehaald**; anders is het **mislukt**. “In het spel” op een kaart betekent gehaald of mislukt.

saga-rules-2 =
    ### Voor de eerste beurt
    1. Iedereen krijgt één Doel, gedekt.
    2. Er wordt een held opengelegd. Alle vijf eigenschappen beginnen op **1**.
    3. Iedereen gooit open een dobbelsteen. De hoogste begint, daarna gaat het met de klok mee.
    4. De 63 Avonturen en 44 Ingrepen worden samen tot **één stapel** geschud. Iedereen krijgt **5 kaarten**.
    5. Heb je minder dan twee Avonturen, dan mag je één keer je hele hand afleggen en 5 nieuwe kaarten trekken.

    Er zijn **twee aflegstapels**, een voor Avonturen en een voor Ingrepen. Is de stapel op, dan worden ze samen een nieuwe.

saga-rules-3 =
    ### Het verhaal
    Het verhaal is een rij **Avonturen** van zeven soorten: Reis, Verovering, Gevecht, Wonder, Gelofte, Liefde, Vriendschap. Elke kaart zegt op welke soort of soorten hij volgt. Hij sluit aan op het **laatste Avontuur dat gehaald is**; mislukte blijven in het verhaal, maar daar sluit niets op aan. Tot er een gehaald is, sluiten Avonturen aan op de soort van de held.

    De soort van de held telt voor het aansluiten en voor het heldendoel, nooit als een kaart van die soort.

saga-rules-4 =
    ### Jouw beurt
    1. Je trekt 2 kaarten.
    2. Je speelt zo veel **Ingrepen voor je beurt** als je wilt.
    3. Je speelt hooguit **één Avontuur** dat op het verhaal aansluit.
    4. Eén keer per beurt mag je het bovenste Avontuur van de aflegstapel terughalen. Het kost een ander Avontuur of twee Ingrepen.
    5. Je beëindigt je beurt en legt af tot 5 kaarten. Tussen je beurten mag je er meer hebben.

saga-rules-5 =
    ### De heldenproef
    Eerst moet de held een proef doorstaan, met de score en de Moeilijkheid van de heldenkaart. In je beurt moet je die proberen, en dan speel je geen Avontuur. Is de heldenproef zo vaak mislukt als er feeën zijn, dan gaat de held toch op pad. De andere feeën mogen ingrijpen zoals bij elke proef, voor of tegen de held.

saga-rules-6 =
    ### Uitdagingen
    De meeste Avonturen zijn **proeven**: één dobbelsteen plus wat de kaart noemt, moet **meer zijn dan** de Moeilijkheid. Heeft de kaart meerdere proeven, dan moeten ze allemaal lukken; na de eerste mislukking is het voorbij. Sommige kaarten vragen je in plaats daarvan om kaarten af te leggen, of stellen een voorwaarde; daarbij kan niemand ingrijpen.

    Is het Avontuur gehaald, dan volgt de **Beloning**, anders de **Tegenslag**. Een eigenschap komt nooit onder 1 of boven 6.

saga-rules-7 =
    ### Ingrijpen
    In elke proef mogen alle feeën ingrijpen: voordat de dobbelstenen voor de Moeilijkheid gegooid worden, voordat de dobbelsteen van de proef gegooid wordt, en nog een keer daarna. De kans gaat de tafel rond, te beginnen met de speler die aan de beurt is. Krijgt een fee de kans, dan speelt ze **één kaart of past ze**; heeft iedereen na elkaar gepast, dan wordt er gegooid of is de proef beslist.

    Kaarten die de Moeilijkheid veranderen, komen voor de worp: met de worp staan score en Moeilijkheid vast. Kaarten die de worp of de afloop veranderen, komen erna. Eerst wordt er opnieuw gegooid, in de volgorde van de kaarten; daarna telt een Mirakel.

    Een **Talisman** mag op elk moment, ook buiten je beurt. Hij heft een andere Ingreep op; een tweede Talisman heft de eerste op, en wat opgeheven was, telt weer. Na de worp kan hij niets opheffen wat ervoor gespeeld is.

saga-rules-8 =
    ### Hoe het eindigt
    De Doelen worden bekeken na elk Avontuur, na elke Ingreep in je beurt en aan het eind van elke beurt; nooit midden in een uitdaging. Met vier of meer spelers vragen ze meer: je hand laat zien wat jouw Doel aan deze tafel vraagt en wat er nog ontbreekt.

    • **Het heldendoel:** haal je een Avontuur van de soort van de held zelf, minstens het **zesde** van die soort dat gehaald is, dan win jij ook, wat je Doel ook zegt.

    • **Epiloog:** heeft na de laatste ronde niemand gewonnen, dan wint de fee die het minst tekortkomt voor haar Doel: tel op wat er aan haar drie getallen ontbreekt.

saga-rules-9 =
    ### Goed om te weten
    • “De vorige kaart” is de kaart waar een Avontuur op aansloot.
    • “Je” op een Avontuur is de speler die aan de beurt is; op een Ingreep de speler die hem speelde.
    • Links is wie na jou speelt, rechts wie voor jou speelde.
    • Telt een kaart Avonturen, dan telt het Avontuur dat gespeeld wordt niet mee.
    • Een Beloning die twee keer en niet geldt, geldt niet. Gehaald is het Avontuur wel.

saga-rules-10 =
    ### Antwoorden op afstand
    Je hoeft niet op je kans te wachten: antwoord vooraf, en ik bewaar je antwoord tot het zover is. Speelt iemand eerst een kaart, dan mag je opnieuw antwoorden. Niemand ziet wie er geantwoord of gepast heeft. Kies hoe vaak ik je iets vraag: altijd, alleen als je iets kunt spelen, of helemaal niet. Duurt het automatische passen even, dan verraadt een pauze niets. Een stille fee past als de tijd om is.

saga-rules-11 =
    ### Wie ziet wat
    Je hand en je Doel zijn alleen van jou. Het verhaal, de eigenschappen, elke worp, beide aflegstapels en het aantal kaarten van iedereen zijn openbaar. Niemand ziet wie er gepast heeft, of welke kaart er willekeurig gepakt is, behalve de twee spelers zelf. De bot herinnert je alleen aan een verborgen kaart als je die echt kunt weten.

saga-rules-12 =
    ### Opties van de tafel
    • **Doelen**: vragen meer met vier of meer spelers, of zoals gedrukt.
    • **De heldenproef**: voorbij als iedereen het geprobeerd heeft, of, zoals gedrukt, alleen als het lukt.
    • **Rondes**: wanneer de epiloog komt.
    • **Tijd om in te grijpen**: hoelang een uitdaging op stille feeën wacht.
    • **Snel passen verbergen**: hoelang een uitdaging nog willekeurig mag wachten als alle feeën gepast hebben. Dan verraadt een snel einde niets.
    • **Kaarten terughalen**: één keer per beurt, of zo vaak je kunt betalen; maar nooit een kaart waarmee je in dezelfde beurt betaald hebt.
    • **Aansluiten**: noemt een kaart twee soorten, dan tellen ze allebei, of alleen de eerste.
    • **Open Doelen**: allemaal open, fijn voor een eerste keer.

saga-rules-13 =
    ### Hoe de bot de regels leest
    • De gedrukte kaarten zeggen wat ze doen; de bot speelt precies dat, en *Uitleg* laat het bij elke kaart zien.
    • Een uitdaging wacht alleen zo lang op stille feeën als jullie tafel heeft afgesproken. Daarna passen ze.
    • Wat de bot weigert, verandert niets.

saga-rules-14 =
    ### Hoe het meestal gaat
    Als computers speelden, duurden de meeste potjes 6 rondes, met twee spelers 11. De epiloog kwam bijna nooit. Zes van de tien Avonturen werden gehaald, en elk Doel won ongeveer even vaak.
