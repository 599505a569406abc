# De hoofdstukken van `/regels` over Abraca…wat?, in de volgorde waarin je het leert.

abraca-rules-1 =
    ### Spreuken die je niet ziet
    Elke tovenaar heeft vijf toverstenen. Iedereen kan ze lezen, **behalve de eigenaar**. Leid uit de stenen van de anderen af wat je hebt, en spreek die spreuken uit voordat de anderen de hunne op jou loslaten. Met gewonnen rondes haal je punten: wie het eerst **8 punten** heeft, wint het spel.

    Er zijn 36 stenen: één met een **1**, twee met een **2**, drie met een **3** … tot acht met een **8**. Hoge getallen zijn er veel en ze doen weinig; lage zijn zeldzaam en sterk.
abraca-rules-2 =
    ### Voor elke ronde
    1. Alle 36 stenen worden geschud.
    2. Iedereen krijgt **vijf stenen**, met de achterkant naar zich toe, en **6 levens**.
    3. Met drie spelers worden 6 stenen open apart gelegd, met twee spelers 12. Die heeft niemand, dus je kunt ze wegstrepen.
    4. Vier **geheime stenen** worden gedekt apart gelegd. De rest is de voorraad.

    In de eerste ronde beslist het lot wie begint, tenzij de tafel een plaats heeft gekozen.
abraca-rules-3 =
    ### Jouw beurt
    1. **Noem een getal** van 1 tot 8. Eén keer moet je het minstens proberen.
    2. **Heb je die steen**, dan lukt het: de steen gaat naar het bord en de spreuk werkt. Je mag doorgaan met **hetzelfde of een hoger getal**, of je beurt beëindigen.
    3. **Heb je hem niet**, dan mislukt het: je verliest 1 leven (bij een **1** een worp met de dobbelsteen) en je beurt is voorbij.

    Aan het eind van je beurt vul je hoe dan ook aan tot vijf stenen, zolang de voorraad strekt. Daarna is de speler **links** van je aan de beurt: links is wie na jou speelt, rechts wie voor jou speelt.

    Heb je een getal twee keer, dan gebruik je de oudste steen. Als een getal mislukt, weet iedereen alleen dat je het niet hebt. Geef alsjeblieft geen hints!
abraca-rules-4 =
    ### De acht spreuken
    1 · **Oeroude Draak** (1 steen): gooi de dobbelsteen; zoveel levens verliezen alle anderen.
    2 · **Duistere Zwerver** (2): alle anderen verliezen 1 leven en jij krijgt er 1 bij.
    3 · **Zoete Droom** (3): gooi de dobbelsteen; zoveel levens krijg je erbij.
    4 · **Nachtzanger** (4): pak een geheime steen die alleen jij mag bekijken. Je weet dan dat hij nergens anders is, en hij kan een punt opleveren. Hij hoort niet bij je vijf stenen: je kunt hem niet noemen.
    5 · **Onweersstorm** (5): de spelers links en rechts van je verliezen elk 1 leven (met z’n tweeën: 1 in totaal).
    6 · **Sneeuwstorm** (6): de speler links van je verliest 1 leven.
    7 · **Vuurbal** (7): de speler rechts van je verliest 1 leven.
    8 · **Toverdrank** (8): je krijgt er 1 leven bij.

    De dobbelsteen toont 1, 1, 2, 2, 3, 3. Niemand heeft ooit meer dan 6 levens of minder dan 0.

    Na een 8 mag je alleen nog een 8 noemen: een goed slot dus, maar geen goed begin. Een getal waarvan alle stenen gebruikt zijn, mag je noemen, maar het mislukt. Met de stenenteller zegt je hand vooraf welk getal je niet kunt hebben; zonder waarschuwt niemand je.
abraca-rules-5 =
    ### Het einde van een ronde
    Een ronde eindigt meteen als een van deze dingen gebeurt:
    • **Je gebruikt je laatste steen.** Je wint de ronde en krijgt **3 punten**; alle anderen zakken naar 0 levens en krijgen niets.
    • **Je spreuk brengt iemand op 0 levens.** Jij krijgt **3 punten**, ieder ander die nog leeft **1 punt**.
    • **Je verliest zelf je laatste leven** doordat een getal mislukt. Alle anderen krijgen **1 punt** en jij niets.

    Wie nog leeft, krijgt ook **1 punt voor elke geheime steen** uit deze ronde. Dan laat iedereen de stenen zien en wordt er opnieuw gedeeld; wie na de laatste beurt aan de beurt zou zijn, begint.
abraca-rules-6 =
    ### Het einde van het spel
    Wie het eerst **8 punten** heeft, wint. Halen meerdere spelers dat in dezelfde ronde, dan wint wie in die ronde de meeste punten haalde, en daarna wie de meeste levens heeft; is ook dat gelijk, dan delen ze de overwinning. Anders houd je je punten en speel je nog een ronde: iedereen krijgt nieuwe stenen en 6 levens, en de speler links van wie het laatst aan de beurt was, begint.
abraca-rules-7 =
    ### Wie ziet wat
    Je ziet de stenen van iedereen, behalve die van jezelf. Alleen jij ziet je geheime stenen; de voorraad en de andere geheime stenen ziet niemand. Levens, punten, het bord, elk genoemd getal, elke worp en hoeveel stenen ieder heeft, zijn openbaar.

    Is een ronde voorbij, dan worden alle stenen getoond. Heb je meer gezien dan een speler mag weten, dan kun je in dit spel geen plaats meer nemen.
abraca-rules-8 =
    ### Opties van de tafel
    • **Vrije volgorde**: na een getal dat lukt, mag je elk ander noemen.
    • **Wie het langst blijft staan**: een ronde gaat door tot er één tovenaar over is, of tot iemand de laatste steen gebruikt. Wie eruit ligt, wordt overgeslagen en laat alle stenen zien; links en rechts tellen de dichtstbijzijnden die nog leven. Alleen de winnaar krijgt punten: 2, plus 1 voor elke eigen geheime steen.
    • **Lagere getallen als valstrik**: je kunt ook getallen onder je laatste kiezen, maar die mislukken altijd, kosten 1 leven en beëindigen je beurt.
    • **Stenenteller**: je hand telt van elk getal de stenen die je niet ziet, geeft aan wat je eigen stenen niet kunnen zijn en zegt welke getallen je niet kunt hebben.
    • **Toeschouwers**: ze zien alleen de tafel of, als de tafel ze vertrouwt, alle handen, maar dan privé.
    • **Wie begint**: het lot beslist, of een plaats die jullie kiezen. In het gedrukte spel begint de oudste.
abraca-rules-9 =
    ### Fijne kneepjes
    • De laatste steen gaat voor een knock-out: gebruik je hem, dan win jij als enige de ronde. De spreuk werkt nog wel.
    • Meerdere spelers tegelijk uitschakelen levert ook maar één keer 3 punten op.
    • Je vult je stenen ook aan als een getal mislukt, zolang er voorraad is.
    • Van twee gelijke stenen gebruik je de oudste. De bot kan op je stenen aangeven wat ze niet kunnen zijn.
    • Een genoemd getal kun je niet terugnemen, want iedereen komt er iets door te weten.
abraca-rules-10 =
    ### Hoe het meestal gaat
    Als computers tegen elkaar speelden, duurde een potje ongeveer 4 rondes en een ronde ongeveer 9 beurten. Drie van de vier rondes eindigden met een knock-out; met twee spelers was dat de helft. Van de genoemde getallen lukte ongeveer 70%.
