# Saga – wat je kunt opzoeken: soorten, dingen die nergens anders woorden hebben, voorbeelden.

saga-kind-hero = Helden
saga-kind-journey = Avonturen: Reizen
saga-kind-conquest = Avonturen: Veroveringen
saga-kind-fight = Avonturen: Gevechten
saga-kind-wonder = Avonturen: Wonderen
saga-kind-vow = Avonturen: Geloften
saga-kind-love = Avonturen: Liefdes
saga-kind-friendship = Avonturen: Vriendschappen
saga-kind-interference = Ingrepen
saga-kind-objective = Doelen
saga-kind-characteristic = Eigenschappen
saga-kind-type = Soorten Avonturen
saga-kind-rule = Hoe het werkt

saga-lookup-hero = De proef is de heldenproef. De soort bepaalt welke Avonturen kunnen volgen, en het heldendoel.
saga-lookup-copies =
    { $count ->
        [one] Er is 1 exemplaar van deze kaart.
       *[other] Er zijn { $count } exemplaren van deze kaart.
    }
saga-lookup-needs =
    { $plus ->
        [0] Met { $players } spelers: dezelfde twee waarden, en minstens { $n }.
       *[other] Met { $players } spelers: beide waarden { $plus } hoger, en minstens { $n }.
    }
saga-lookup-characteristic = Een van de vijf eigenschappen van de held, een dobbelsteen van 1 tot 6. Begint op 1 en komt nooit onder 1 of boven 6.
saga-lookup-type = Een van de zeven soorten Avonturen, met { $count } kaarten. Elk Avontuur zegt op welke soorten het volgt.

saga-lookup-story-name = Het verhaal, en wat kan volgen
saga-lookup-story = Een Avontuur volgt op het laatste dat gehaald is, of op de held als er nog geen gehaald is. Mislukte Avonturen blijven in het verhaal, maar er volgt niets op.
saga-lookup-trial-name = De heldenproef
saga-lookup-trial = Eerst moet de held een proef doorstaan. In je beurt moet je die proberen, en dan kun je geen Avontuur spelen.
saga-lookup-test-name = Proef
saga-lookup-test = Eén dobbelsteen plus wat de kaart noemt, moet meer zijn dan de Moeilijkheid; gelijk is niet genoeg. Heeft een kaart meerdere proeven, dan moeten ze allemaal lukken.
saga-lookup-difficulty-name = Moeilijkheid
saga-lookup-difficulty = Waar een proef boven moet komen. Ingrepen kunnen de Moeilijkheid alleen veranderen voordat de dobbelsteen van de proef gegooid is.
saga-lookup-interfering-name = Ingrijpen
saga-lookup-interfering = In elke proef speelt elke fee om de beurt één kaart of past. Heeft iedereen na elkaar gepast, dan wordt er gegooid of is de proef beslist.
saga-lookup-intent-name = Vooruit antwoorden
saga-lookup-intent = Je kunt vooraf antwoorden. Speelt iemand eerst een kaart, dan mag je opnieuw antwoorden.
saga-lookup-previous-name = De vorige kaart
saga-lookup-previous = De kaart waar een Avontuur op volgde toen het gespeeld werd.
saga-lookup-hand-name = Jouw hand
saga-lookup-hand = Aan het begin van je beurt trek je { $draw } kaarten. Aan het eind leg je af tot { $count }.
saga-lookup-retrieve-name = Een kaart terughalen
saga-lookup-retrieve = Eén keer per beurt mag je het bovenste Avontuur van de aflegstapel terughalen. Het kost een ander Avontuur of twee Ingrepen uit je hand.
saga-lookup-deck-name = Als de stapel op is
saga-lookup-deck = Beide aflegstapels worden samen geschud tot een nieuwe stapel. Valt er dan nog niets te trekken, dan trek je niet.
saga-lookup-objectives-name = Doelen
saga-lookup-objectives = Elke fee heeft er een. Het vraagt twee hoge eigenschappen en iets in het verhaal. Bereik het en je wint. Dat wordt gecontroleerd na elk Avontuur, na elke Ingreep in je beurt en na elke beurt.
saga-lookup-goal-name = Het heldendoel
saga-lookup-goal = Haal je een Avontuur van de soort van de held, en zijn er van die soort dan minstens { $count } gehaald, dan win jij ook, wat je Doel ook zegt.
saga-lookup-epilogue-name = Epiloog
saga-lookup-epilogue = Heeft na de laatste ronde niemand gewonnen, dan wint de fee die het dichtst bij haar Doel is.

## Voorbeelden; de nummers zijn die van de regels

saga-example-1 = Moed 2, Moeilijkheid 7. Gooi een 5: 5 + 2 = 7 is niet meer dan 7, dus het mislukt. Gooi een 6: 8 is meer dan 7. Het is gehaald, en Rijkdom stijgt met 3.
saga-example-2 = Twee Avonturen in het spel zijn mislukt en de dobbelsteen toont 3, dus de Moeilijkheid is 5. Roem 2 en een worp van 4 zijn samen 6: gehaald. Ballingschap zelf telt nog niet als mislukt.
saga-example-3 = Kracht 2, Moed 1, Wijsheid 3. Je gooit 3, 4 en 1: de derde proef mislukt, en het Avontuur dus ook. Met 3, 4 en 2 is het gehaald.
saga-example-4 = Je hebt drie Ingrepen in je hand. Gooi een 2: je legt er twee naar keuze af, en het is gehaald. Gooi een 5: je legt ze alle drie af, en het mislukt.
saga-example-5 = Jij hebt 6 kaarten en de speler rechts van je 5, dus de Moeilijkheid is 5 + 5 = 10. Met een 4 kom je op 10 en mislukt het; met een 5 kom je op 11 en is het gehaald.
saga-example-6 = Een Avontuur na een Reis mislukt. Het volgende moet ook op de Reis volgen, want op een mislukte kaart volgt niets.
saga-example-7 = Ivanhoe is een Reis, dus de eerste kaart moet op een Reis kunnen volgen. Maar hij telt niet als een Reis in het spel.
saga-example-8 = Ivanhoe heeft Moed 1, en zijn Moeilijkheid is 3. De eerste fee gooit een 2, en het mislukt. De volgende moet het in haar beurt proberen en gooit een 3: 4 is meer dan 3, dus het lukt.
saga-example-9 = Moed 3, Moeilijkheid 5. Bruno speelt Mist, dan past iedereen: de Moeilijkheid is 7. Met een 4 kom je op 7, en dat is niet genoeg.
saga-example-10 = De Moeilijkheid is een dobbelsteen plus 2. Mist doet er 2 bij, en de dobbelsteen toont 4: dat is 8. Ster haalt er 2 af: 6. Moed 3 en een 4 zijn samen 7, dus het is gehaald.
saga-example-11 = Bruno speelt Mist. Ada heft die op met een Talisman, en de Moeilijkheid is weer 5. Met een tweede Talisman, op die van Ada gespeeld, zou Mist weer tellen.
saga-example-12 = De dobbelsteen toont 2, en Klavertje Vier maakt er 5 van. Zwarte Kat gooit een 3, en de laagste telt. Moed 3 en 3 zijn samen 6, en dat is meer dan 5: gehaald.
saga-example-13 = De proef gebruikt Kracht 1. Met List telt in plaats daarvan Wijsheid 4. Feeënzwaard mag je nog steeds spelen, want Kracht staat er gedrukt. Moeilijkheid 2, worp 1: 5 is meer dan 2, dus het is gehaald.
saga-example-14 = Don Juan volgt op Guinevere en is gehaald. Je krijgt zijn eigen Beloning en die van Guinevere.
saga-example-15 = Schat is gehaald, en met Minstreel geldt de Beloning twee keer: Rijkdom gaat van 2 naar 5 naar 6. Speelt iemand ook Ondank, dan is er geen Beloning, maar gehaald is het wel.
saga-example-16 = Wijsheid 4, Rijkdom 4 en drie mislukte Avonturen. Een vierde mislukt en kost niets wat je nodig hebt: je wint. Kost het 1 Rijkdom, dan win je niet.
saga-example-17 = Rijkdom 4, Moed 4 en twee Liefdes in het spel, allebei mislukt. Met 2 of 3 spelers win je. Met 4 heb je drie Liefdes nodig.
saga-example-18 = Het verhaal van Ivanhoe heeft vijf gehaalde Reizen. Je haalt Pelgrimstocht, de zesde, en wint door het heldendoel. Feeën die op dat moment hun Doel bereiken, winnen met je mee.
saga-example-19 = Roem en Rijkdom zijn met 1 allebei het laagst. Je haalt Feniks en kiest welke van de twee er 2 bij krijgt.
saga-example-20 = Moed 2 en één gehaalde Vriendschap zijn samen 3. Met een 5 is dat 8, meer dan 6: gehaald. Nu zijn er twee Vriendschappen gehaald, dus je trekt ook een kaart.
saga-example-21 = Circe ligt boven op de aflegstapel. Je haalt haar terug en legt twee Ingrepen of een ander Avontuur af, maar niet Circe. Dat mag je deze beurt niet nog een keer doen.
saga-example-22 = Na de laatste ronde heeft niemand gewonnen. De ene fee komt 1 tekort, een andere 2, de derde 5: de eerste wint.
saga-example-23 = Bruno antwoordt vooraf “passen”, Chloé “Mist spelen”. Dan speelt Ada, die voor hen komt, Ster. Bruno en Chloé mogen opnieuw antwoorden.
saga-example-24 = Je trekt twee kaarten, maar de stapel heeft er maar één. Die pak je, de aflegstapels worden de nieuwe stapel, en daarvan trek je de tweede kaart.
