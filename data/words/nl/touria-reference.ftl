# Touria – wat je kunt opzoeken: soorten, dingen die nergens anders woorden hebben, voorbeelden.

touria-kind-item = Magische voorwerpen
touria-kind-place = Plekken
touria-kind-mine = Mijnen
touria-kind-tower = Torens
touria-kind-gem = Edelstenen
touria-kind-order = Bestellingen van de Handelaar
touria-kind-person = Achter de deuren
touria-kind-thing = Harten, munten en de rest

touria-lookup-when-entry = Gebruik het als je het kasteel binnengaat.
touria-lookup-when-action = Gebruik het op een plek, in je eigen beurt.
touria-lookup-when-copied_action = Gebruik het terwijl je meedoet.
touria-lookup-when-doors = Gebruik het in het kasteel voordat je een deur opent.
touria-lookup-when-route = Gebruik het onderweg.
touria-lookup-when-own_free = Gebruik het in je eigen beurt: aan het begin, bij aankomst, na de actie of aan het eind.
touria-lookup-when-copied = Gebruik het in je eigen beurt, als je het gekopieerde voorwerp zou kunnen gebruiken.
touria-lookup-when-end = Gebruik het aan het eind van je beurt.
touria-lookup-when-copy = Gebruik het om mee te doen met de actie van een ander.
touria-lookup-when-start = Gebruik het aan het begin van je beurt, in plaats van een toren te kiezen.
touria-lookup-when-double = Gebruik het na de actie om die nog een keer te doen.

touria-lookup-wizard = Betaal 1 munt en vlieg naar een plek die je kiest, ook naar het Toernooi. Je komt langs geen enkele mijn. De Tovenaar staat alleen op de torens, niet op het bord.
touria-lookup-bridge = Een vakje tussen de Draak en de Zwaardmeester. Hier gebeurt niets. De stap hierheen vanaf het Toernooi telt niet mee.
touria-lookup-castle = Aan het begin van je beurt mag je naar binnen met { $target } harten, { $target } munten en geen zwarte edelsteen (in het korte spel elk { $short }). Je betaalt ze, en vanaf dan open je deuren.
touria-lookup-mine = In een mijn liggen hooguit twee edelstenen. Komen de helden langs, dan moet je er een pakken, en je kiest als ze verschillen. Een lege mijn wordt weer gevuld als je hem verlaat.
touria-lookup-mine-black = Is er een zwarte bij, dan pak je ze allebei. Er liggen nooit twee zwarte edelstenen in één mijn.
touria-lookup-tower = Aan het begin toont hij in het noorden { $north }, in het oosten { $east }, in het zuiden { $south } en in het westen { $west }.
touria-lookup-tower-turns = Je mag de kant gebruiken die naar jou toe staat. Een toren draait een kwartslag als hij gekozen wordt of als je er een zwaard voor geeft.
touria-lookup-gem-name = Edelsteen: { $gem }
touria-lookup-gem-regular = Er zijn er { $count }. De Handelaar en de Goudsmid nemen hem aan, en de Draak ook, als de dobbelsteen deze kleur toont.
touria-lookup-gem-black = Er zijn er { $count }. Zolang je er een hebt, mag je het kasteel niet in. De Bronfee en de Kikker halen er een uit het spel, en de Draak neemt er een aan als de dobbelsteen zwart toont.
touria-lookup-gem-purple = Er zijn er { $count }. Geef hem na een actie om die actie nog een keer te doen. De Goudsmid neemt hem ook aan, maar de Handelaar niet.
touria-lookup-order-name =
    { $coins ->
        [one] Bestelling: { $gems } (1 munt)
       *[other] Bestelling: { $gems } ({ $coins } munten)
    }
touria-lookup-order =
    { $coins ->
        [one] Geef de Handelaar precies deze edelstenen en pak 1 munt. De bestelling gaat dan onder de stapel.
       *[other] Geef de Handelaar precies deze edelstenen en pak { $coins } munten. De bestelling gaat dan onder de stapel.
    }
touria-lookup-siblings = Open hun deur, en je wint het spel meteen.
touria-lookup-dweller =
    Verwacht { $gift ->
        [elixir] een elixer
        [sword] een zwaard
        [item] een magisch voorwerp naar keuze
        [coin] een munt
        [yellow] een gele edelsteen
        [green] een groene edelsteen
        [red] een rode edelsteen
       *[blue] een blauwe edelsteen
    } van je. Heb je dat, dan moet je het geven en mag je nog een deur openen. Zo niet, dan is je beurt voorbij, en later ben je niets meer schuldig.

touria-lookup-heart-name = Hart
touria-lookup-heart = Je hebt harten nodig om het kasteel in te gaan. De Draak, de Goudsmid en het Toernooi geven ze. De bank heeft er { $count }. Zijn ze op, dan krijgt niemand er nog een.
touria-lookup-coin-name = Munt
touria-lookup-coin = Je hebt munten nodig om het kasteel in te gaan, voor lange routes en voor de Tovenaar. Je begint met { $coins }. Alle munten samen zijn { $count } waard.
touria-lookup-sword-name = Zwaard
touria-lookup-sword = Aan het begin van je beurt draait een zwaard een toren naar keuze. Je gooit er ook opnieuw mee bij de Draak, en bij het Toernooi koopt het een hart of munten. Er zijn er { $count }.
touria-lookup-elixir-name = Elixer
touria-lookup-elixir = Geef het aan de speler die aan de beurt is om zelf dezelfde actie te doen. Iedereen begint met één elixer.
touria-lookup-die-name = Kleurendobbelsteen
touria-lookup-die = Hij heeft een kant voor elke kleur, ook zwart en paars. Je gooit hem tegen de Draak. Tot de volgende worp zijn drie edelstenen van die kleur bij de Goudsmid een hart meer waard.
touria-lookup-steps-name = Stappen
touria-lookup-steps = { $free } stappen zijn gratis, en elke stap extra kost een munt. Je mag elke weg maar één keer per beurt gebruiken.
touria-lookup-copying-name = Meedoen
touria-lookup-copying = Na de actie mag ieder ander hetzelfde doen met eigen spullen, voor een elixer of met de Flacon. Meedoen kan niet dubbel. Niemand ziet wie er geantwoord heeft.
touria-lookup-doubling-name = Twee keer doen
touria-lookup-doubling = Na de actie mag je die nog een keer doen voor een paarse edelsteen of met de Vogel. Dat kan één keer per beurt, maar niet als je meedoet.
touria-lookup-doors-name = Deuren
touria-lookup-doors = Er zijn { $count } deuren in het kasteel. In elke beurt daar open je er minstens een. Open deuren blijven open.
touria-lookup-bonus-name = Bonus
touria-lookup-bonus = Iedereen behalve de startspeler begint met een bonus naar keuze: een munt, een zwaard of een edelsteen die niet paars is.
touria-lookup-screen-name = Scherm
touria-lookup-screen = Wat je hebt, ligt verborgen achter je scherm, zelfs hoeveel het is. Je haalt het scherm weg als je het kasteel binnengaat.
touria-lookup-pass-name = Een beurt passen
touria-lookup-pass = Je mag alleen passen als je geen van je vier acties kunt bereiken. Je draait een toren, en de volgende speler is aan de beurt.
touria-lookup-sudden-marriage-name = Bliksembruiloft
touria-lookup-sudden-marriage = Met deze optie doen de deuren niet mee. Zodra je hebt wat het kasteel vraagt, win je, zelfs als je meedoet met een ander.

## Voorbeelden; de nummers zijn die van de regels

touria-example-1 = Er zijn drie spelers. Wie rechts van de startspeler zit, kiest het eerst en pakt een blauwe edelsteen; de volgende pakt een munt. De startspeler krijgt niets.
touria-example-3 = Je kiest de noordwesttoren voor de Bosfee. Hij draait een kwartslag, en nu toont hij jou de Zwaardmeester.
touria-example-5 = Je hebt 2 zwaarden en wilt naar de Tovenaar. Eén zwaard draait een toren, en die toont jou dan de Tovenaar. Daarna kies je die toren zoals altijd.
touria-example-7 = Je loopt 6 stappen. Zonder de Laarzen kost dat 3 munten, met de Laarzen niets.
touria-example-8 = Je gaat van het Toernooi naar de Bosfee, via de Brug, de Draak en de Bronfee. De stap naar de Brug telt niet, dus het zijn 3 stappen, gratis.
touria-example-9 = De helden zijn bij de Goudsmid, en een toren toont jou de Goudsmid. Je blijft, geeft twee rode edelstenen en wint een hart.
touria-example-10 = Je loopt van de Goudsmid door de Zuidmijn en de Zuidoostmijn terug naar de Goudsmid: 3 stappen, gratis. Naar een mijn lopen en over dezelfde weg meteen terug mag niet.
touria-example-11 = Een mijn wordt gevuld, en je trekt twee zwarte edelstenen. Je legt ze opzij en trekt een zwarte en een rode. Die gaan in de mijn, en de eerste twee gaan terug in de zak.
touria-example-12 = De dobbelsteen toont blauw. Drie blauwe edelstenen zijn 3 harten waard, drie groene maar 2. Twee van één kleur zijn 1 hart waard, een losse edelsteen een munt.
touria-example-13 = Je geeft rood, groen en geel voor 6 munten. Dan geef je een paarse edelsteen en lever je een tweede bestelling. Dat mag zelfs de bestelling zijn die net is opengelegd.
touria-example-14 = Je gooit rood, hebt geen rode edelsteen en geeft een zwaard. Je gooit paars en geeft er nog een. Je gooit zwart en geeft een zwarte edelsteen, dus je wint een hart.
touria-example-15 = Iemand pakt 2 zwaarden. Jij geeft je elixer en pakt ook 2 zwaarden. Met de Flacon zou je het elixer houden.
touria-example-16 = Iemand doet mee bij de Draak en gooit rood. Vanaf nu zijn drie rode edelstenen bij de Goudsmid 3 harten waard.
touria-example-17 = Je trekt drie zwarte edelstenen. Je trekt er steeds een bij tot er een gekleurde komt, en die houd je. De zwarte gaan terug.
touria-example-18 = Je betaalt 1 munt en vliegt naar het Toernooi. Met de Helm ruil je één zwaard voor een hart en één voor 3 munten.
touria-example-19 = Je hebt twee blauwe edelstenen en een groene. Je verft de groene blauw en geeft drie blauwe edelstenen.
touria-example-20 = Je loopt 8 stappen. De Laarzen maken 3 stappen extra gratis, daarna kopieert de Spiegel de Laarzen en maakt er nog 3 gratis. Het kost je niets.
touria-example-21 = De stapel voorwerpen is op. Je gebruikt de Kist en pakt de Bezem. Dan worden de gebruikte voorwerpen geschud, en een daarvan vult het gat.
touria-example-22 = Je komt langs een mijn met een zwarte en een gele edelsteen. Met de Lantaarn gaat de zwarte terug in de zak, en je pakt alleen de gele.
touria-example-23 = Met de Knapzak haal je een zwarte en een rode edelsteen uit een mijn. Dan haalt de Kikker de zwarte uit het spel.
touria-example-24 = Je springt van de Oostmijn naar de Zuidwestmijn en gaat verder naar het Rovershol: 3 stappen, gratis. Je komt langs beide mijnen.
touria-example-25 = Je gaat naar binnen met 6 harten en de Roos. Je geeft de schatbewaarder een munt en daarna de kamenier een gele edelsteen. Bij de derde deur wil de kruidenvrouw een elixer. Dat heb je niet, dus je beurt is voorbij.
touria-example-26 = Je hebt 6 harten, 7 munten en één zwarte edelsteen, en je doet mee bij de Draak. Je gooit zwart, geeft de edelsteen en wint een hart. Daarmee win je het spel meteen.
touria-example-27 = Je beurt eindigt en je gebruikt de Zandloper. Je speelt nog een hele beurt, met de torens zoals ze nu staan.
touria-example-28 = Alles wat je ziet, is 4 stappen ver of kost een munt, en je hebt geen munt, geen zwaard en geen voorwerp. Je draait een toren, en de volgende speler is aan de beurt.
