# Abraca…wat? – wat je kunt opzoeken: soorten, dingen die nergens anders woorden hebben, voorbeelden.

abraca-kind-spell = Spreuken
abraca-kind-thing = Stenen, levens en punten

abraca-lookup-copies =
    { $count ->
        [one] Er is er maar 1 in het spel.
       *[other] Er zijn er { $count } in het spel.
    }
abraca-lookup-left = De speler links van je, die na jou speelt, verliest 1 leven.
abraca-lookup-right = De speler rechts van je, die voor jou speelt, verliest 1 leven.
abraca-lookup-left_and_right = De spelers links en rechts van je verliezen elk 1 leven. Met z’n tweeën verliest je tegenstander er maar 1.

abraca-lookup-hand-name = Jouw stenen
abraca-lookup-hand = Je hebt { $count } stenen. Iedereen kan ze lezen, behalve jij. Aan het eind van je beurt vul je aan tot { $count }, zolang de voorraad strekt.
abraca-lookup-life-name = Levens
abraca-lookup-life = Je begint elke ronde met { $start } levens. Niemand heeft er ooit meer dan { $most } of minder dan 0.
abraca-lookup-die-name = Dobbelsteen
abraca-lookup-die = Hij toont { $least } tot { $most }, elk getal twee keer. Je gooit hem bij spreuk 1 en 3, en als een 1 mislukt.
abraca-lookup-pool-name = Voorraad
abraca-lookup-pool = De gedekte stenen waaruit je trekt. Is de voorraad op, dan trekt niemand meer.
abraca-lookup-aside-name = Apart gelegde stenen
abraca-lookup-aside = Met twee of drie spelers liggen sommige stenen vanaf het begin open. Niemand heeft ze, dus je kunt ze wegstrepen.
abraca-lookup-secret-name = Geheime stenen
abraca-lookup-secret = Elke ronde zijn er { $count } gedekte stenen. De Nachtzanger geeft je er een, en alleen jij mag hem bekijken. Leef je nog als de ronde eindigt, dan krijg je voor elke geheime steen 1 punt.
abraca-lookup-neighbours-name = Links en rechts
abraca-lookup-neighbours = De speler links van je speelt na jou, de speler rechts voor jou. Met z’n tweeën is dat dezelfde speler.
abraca-lookup-failure-name = Als een getal mislukt
abraca-lookup-failure = Heb je de steen niet, dan verlies je 1 leven (bij een 1 een worp met de dobbelsteen) en is je beurt voorbij. Je vult je stenen wel aan.
abraca-lookup-order-name = Welk getal mag volgen
abraca-lookup-order = Na een getal dat lukt, mag je hetzelfde of een hoger noemen. Met de opties van de tafel mag soms elk getal, of zijn lagere getallen een valstrik: die mislukken altijd en kosten 1 leven.
abraca-lookup-last-stone-name = Je laatste steen
abraca-lookup-last-stone = Gebruik je al je stenen, dan win je de ronde meteen. Alle anderen zakken naar 0 levens.
abraca-lookup-knock-out-name = Knock-out
abraca-lookup-knock-out = Brengt je spreuk een ander op 0 levens, dan is de ronde voorbij en heb jij hem gewonnen.
abraca-lookup-points-name = Punten
abraca-lookup-points = Een ronde winnen levert { $winner } punten op, een knock-out overleven { $survivor }. Wie het eerst { $target } punten heeft, wint het spel.

## Voorbeelden; de nummers zijn die van de regels

abraca-example-1 = Je hebt 4 levens, noemt 3 en gooit een 3. Nu heb je er 6, en meer kan niemand hebben.
abraca-example-2 = Je hebt 6 levens en noemt een 1 die je niet hebt. De dobbelsteen toont 2: je zakt naar 4 levens en je beurt is voorbij.
abraca-example-3 = De andere drie hebben 6, 3 en 5 levens. Je draak lukt en je gooit een 3: ze zakken naar 3, 0 en 2. Je wint de ronde met een knock-out.
abraca-example-4 = Iemand verliest zelf het laatste leven. Jij leeft nog en hebt één geheime steen: 1 punt voor het overleven en 1 voor de steen.
abraca-example-5 = De voorraad is op en je hebt nog één steen, een 6. Je noemt hem en wint de ronde: 3 punten voor jou, 0 levens voor alle anderen.
abraca-example-6 = Je laatste steen is een 7, en die brengt de speler rechts van je op 0 levens. Al je stenen zijn gebruikt, dus jij krijgt 3 punten en de anderen niets.
abraca-example-7 = Je laatste steen is een 4, en je hebt al één geheime steen. Je pakt er nog een en wint de ronde: 3 punten, plus 2 voor de geheime stenen.
abraca-example-8 = Met z’n tweeën: je 5 lukt, en je tegenstander zakt van 3 levens naar 2, niet naar 1.
abraca-example-9 = Je hebt 5 levens en noemt twee keer 8. De eerste brengt je op 6; de tweede lukt ook, maar levert niets op.
abraca-example-10 = De andere twee hebben 3 levens en 1 leven. Je 2 lukt: ze zakken naar 2 en 0, en je wint de ronde met een knock-out.
abraca-example-11 = Je 6 kost de speler na jou 1 leven. Je 7 kost de speler voor jou 1 leven. Daarna trek je twee stenen.
abraca-example-12 = Je 6 is gelukt, dus je mag 6, 7 of 8 noemen, of je beurt beëindigen. Je mag een beurt met elk getal beginnen, maar overslaan mag niet.
abraca-example-13 = Ada heeft 7 punten, Bruno 6. Bruno wint de ronde en krijgt er 3; Ada overleeft en krijgt er 1. Allebei hebben ze er 8 of meer, maar Bruno haalde er deze ronde meer en wint.
abraca-example-21 = Je noemt 3, en dat mislukt. Iedereen ziet dat je van 6 levens naar 5 zakt, maar niemand komt te weten wat je stenen zijn.
