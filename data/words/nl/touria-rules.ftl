# De hoofdstukken van `/regels` over Touria, in de volgorde waarin je het leert.

touria-rules-1 =
    ### Eén groep helden
    Iedereen aan tafel leidt **dezelfde groep helden** door Touria. Verzamel **7 harten en 7 munten**, werk elke **zwarte edelsteen** weg en ga het kasteel in. Prinses Tara en prins Talan wachten achter een van de negen deuren: open die, en je wint.

    Achter je scherm ligt wat je hebt; zelfs hoeveel het is, ziet niemand.

touria-rules-2 =
    ### Voor de eerste beurt
    1. Het lot bepaalt wie aan welke kant van het bord zit en wie begint. De beurten gaan met de klok mee.
    2. Mijnen, deuren, voorwerpen en bestellingen worden geschud. Drie bestellingen en twee voorwerpen liggen open, en de dobbelsteen wordt gegooid.
    3. Iedereen krijgt **3 munten en 1 elixer**.
    4. Iedereen behalve de eerste speler kiest een bonus, de speler rechts van de eerste het eerst: een edelsteen in een kleur naar keuze, een munt of een zwaard. Paars mag je niet kiezen.

touria-rules-3 =
    ### Jouw beurt
    1. In de hoeken staan vier torens. Van elke toren mag je **de kant gebruiken die naar jou toe staat**. Voordat je kiest, draait elk **zwaard** dat je geeft een toren naar keuze een kwartslag tegen de klok in.
    2. **Kies een toren**. Hij draait een kwartslag tegen de klok in, dus iedereen ziet daar iets nieuws. In je gedrukte regels staat misschien met de klok mee: dat regelt de optie *Torens draaien*.
    3. **Leid de helden** naar de plek die hij toonde. 3 stappen zijn gratis, elke stap extra kost 1 munt, en die betaal je voordat je gaat. Geen weg twee keer in één beurt.
    4. In elke **mijn** onderweg moet je een edelsteen pakken.
    5. **Gebruik de plek** één keer, als je wilt.
    6. Daarna **mogen de anderen meedoen**.

    Kun je geen van je vier plekken bereiken, draai dan een toren en pas. Alleen zo kun je een beurt overslaan.

touria-rules-4 =
    ### De plekken
    • **{ touria-space-sword_master }**: pak 2 zwaarden.
    • **{ touria-space-trader }**: lever een van de drie open bestellingen: geef edelstenen, krijg munten. Twee edelstenen leveren er 3 op, drie 6, vier 8.
    • **{ touria-space-forest_fairy }**: pak een van twee magische voorwerpen.
    • **{ touria-space-fountain_fairy }**: haal een van je zwarte edelstenen uit het spel.
    • **{ touria-space-thief }**: trek in het geheim 3 edelstenen en houd er een. Allemaal zwart? Trek door tot er een andere komt, en houd die.
    • **{ touria-space-dragon }**: gooi de dobbelsteen. Geef een edelsteen van die kleur (ook zwart!) en win een hart, of gooi opnieuw voor een zwaard.
    • **{ touria-space-goldsmith }**: 1 edelsteen voor een munt, 2 gelijke voor een hart, 3 gelijke voor 2 harten, of voor 3 in de kleur die de dobbelsteen toont. Geen zwarte edelstenen.
    • **{ touria-space-wizard }**: betaal 1 munt en vlieg naar een plek die je kiest. Geen mijnen onderweg.
    • **{ touria-space-tournament }**, alleen vliegend te bereiken: een zwaard voor een hart of voor 3 munten.

    Raakt iets op in de bank, dan krijg je alleen wat er nog is.

touria-rules-5 =
    ### Mijnen
    In elke mijn liggen hooguit twee edelstenen, nooit twee zwarte. Als de helden langskomen:
    • **Ligt er een zwarte edelsteen**, pak dan alles.
    • **Van twee gekleurde edelstenen** kies je er een; een enkele pak je.
    • Paars telt als een eigen kleur.

    Een mijn die leeg is als je hem verlaat, wordt weer gevuld. Een mijn waar nog een edelsteen ligt, niet.

touria-rules-6 =
    ### Verdubbelen en meedoen
    { "" }**Verdubbelen:** na de actie mag de speler die aan de beurt is een paarse edelsteen geven of de Vogel gebruiken, en dezelfde actie een tweede keer doen. Maar één keer per beurt.

    { "" }**Meedoen:** daarna mag ieder ander dezelfde actie één keer doen, met eigen spullen. Wie meedoet, geeft **een elixer aan de speler die aan de beurt is**, of gebruikt de Flacon. Meedoen kan nooit dubbel. Is de actie overgeslagen, dan kan niemand meedoen.

    Het meedoen gaat met de klok mee, de een na de ander. Wat eerdere spelers veranderden, blijft veranderd: de dobbelsteen, de bestellingen, de bank.

touria-rules-7 =
    ### De 16 voorwerpen
    Elk voorwerp werkt één keer en gaat dan boven op de stapel gebruikte voorwerpen. Je mag er meerdere gebruiken in één beurt.

    { "" }**Op een rustig moment in je beurt**: aan het begin, bij aankomst, na de actie of aan het eind
    • **{ touria-item-frog }**: { touria-effect-frog }
    • **{ touria-item-knapsack }**: { touria-effect-knapsack }
    • **{ touria-item-chest }**: { touria-effect-chest }
    • **{ touria-item-crystal_ball }**: { touria-effect-crystal_ball }

    { "" }**Onderweg**, als je je route zegt
    • **{ touria-item-boots }**: { touria-effect-boots }
    • **{ touria-item-compass }**: { touria-effect-compass }
    • **{ touria-item-lantern }**: { touria-effect-lantern }

    { "" }**In plaats van een toren**
    • **{ touria-item-broom }**: { touria-effect-broom }

    { "" }**Op een plek**, ook als je meedoet
    • **{ touria-item-paintbrush }**: { touria-effect-paintbrush }
    • **{ touria-item-scale }**: { touria-effect-scale }
    • **{ touria-item-helmet }**: { touria-effect-helmet }

    { "" }**Na de actie**
    • **{ touria-item-bird }**: { touria-effect-bird }
    • **{ touria-item-flagon }**, als een ander iets doet: { touria-effect-flagon }

    { "" }**Aan het eind van je beurt**
    • **{ touria-item-hourglass }**: { touria-effect-hourglass }

    { "" }**Bij het kasteel**
    • **{ touria-item-rose }**: { touria-effect-rose }

    { "" }**Zodra dat voorwerp gebruikt zou mogen worden, in je eigen beurt**
    • **{ touria-item-mirror }**: { touria-effect-mirror } Nooit de Roos of de Flacon.

touria-rules-8 =
    ### Het kasteel
    Aan het begin van je beurt mag je met 7 harten, 7 munten en geen zwarte edelsteen **naar binnen**. Je scherm gaat weg en je betaalt de harten en munten. Vanaf dan open je in je beurten deuren, elke keer minstens een.

    Achter de meeste deuren wil iemand een geschenk: de kruidenvrouw een elixer, de hofmaarschalk een zwaard, de hofnar een voorwerp, de schatbewaarder een munt, de kamenier een gele edelsteen, de schenker een groene, de bard een rode, de wachter een blauwe. Kun je het geven, dan moet je dat, en mag je nog een deur openen. Zo niet, dan is je beurt voorbij en ben je niets schuldig. Open deuren blijven open.

    In het kasteel gebruik je geen torens en kun je niet meedoen. Van de voorwerpen helpen daar alleen de Kristallen Bol, de Kist, het Penseel, de Spiegel en de Zandloper.

touria-rules-9 =
    ### Wie ziet wat
    Wat achter je scherm ligt, weet alleen jij, zelfs hoeveel het is, tot je het kasteel binnengaat. Torens, mijnen, open bestellingen, de voorwerpen die er liggen, open deuren en alles wat aan tafel gebeurt, is openbaar. De Kristallen Bol toont deuren alleen aan jou, en niemand weet welke edelsteen je in het Rovershol houdt.

touria-rules-10 =
    ### Antwoorden op afstand
    Na de actie vraag ik alle anderen tegelijk of ze meedoen, en ik bewaar hun antwoorden tot ze aan de beurt zijn. Is er dan minder over dan toen je antwoordde, dan vraag ik het je nog eens voordat je betaalt. Niemand ziet wie er geantwoord heeft. Je kunt vooraf kiezen of ik het je altijd vraag, nooit, of op sommige plekken, of voor één beurt vooruit antwoorden. Wie niet op tijd antwoordt, doet niet mee.

touria-rules-11 =
    ### Opties van de tafel
    • **Lengte**: 5 harten en 5 munten voor een eerste keer.
    • **Bliksembruiloft**: geen deuren; heb je wat het kasteel vraagt, dan win je meteen, zelfs als je meedoet.
    • De andere opties regelen welke kant de torens op draaien, of je bij binnenkomst betaalt of naar binnen moet, hoe de Draak, de Helm en de Lantaarn werken, of de bank kan opraken, wat iedereen ziet, hoelang het spel mag duren en hoelang de tafel wacht op wie meedoet.

touria-rules-12 =
    ### Fijne kneepjes
    • Met een munt zit je nooit vast: geen kortste route kost meer dan 1. Zonder munt moet je soms passen, en dan draait er toch een toren.
    • Kun je de route alleen betalen met de Laarzen of het Kompas, dan moet je die gebruiken als je die toren kiest.
    • Met zwarte edelstenen mag je over het binnenhof; alleen naar binnen mag niet.
    • Voor de Tovenaar is je laatste munt genoeg; voor de Bezem heb je er geen nodig.
    • Alleen wat je hebt als je binnenkomt, telt.
    • Met een maximaal aantal rondes tellen eerst de wapens in de kapel, dan harten en munten, dan zwarte edelstenen, dan deuren.

touria-rules-13 =
    ### Hoe het meestal gaat
    Als computers speelden, hadden twee spelers ongeveer 16 rondes nodig, drie ongeveer 14 en vier ongeveer 13. De eerste speler kwam twee rondes voor het einde het kasteel in, en van de negen deuren gingen er ongeveer vijf open. Plannen loonde: een speler die een beurt vooruitdenkt, won 94 van de 100 potjes van een die dat niet doet.
