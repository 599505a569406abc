# De eerste kennismaking: wat de bot zegt als hij op een server komt, en wat er van wie bewaard wordt.

button-open-table = Tafel openen
button-help = Hulp
button-privacy = Privacy
button-terms = Voorwaarden
greeting-which-game = Welk spel wil je spelen?
greeting =
    ### Hallo! Ik ben Tavolata.
    Ik breng fantasyspellen met verborgen handen naar deze server. Jullie spelen in je eigen tempo: een zet bij het ontbijt, de volgende bij de lunch.

    Nieuw hier? Druk op *Eerste keer?* of gebruik `/leer`: je leert elk spel in drie minuten, door het te spelen. Open daarna hier een tafel en druk op *Starten* als iedereen er is; computerspelers vullen de vrije plaatsen. Je hoeft niets in te stellen. De instellingen zijn voor moderators.
privacy-text =
    ## Privacy
    Tavolata bewaart wat nodig is om jullie spellen te laten lopen, en verder niets.

    { "" }**Wat de bot bewaart**
    Je Discord-id; hoe je heet op elke server waar je speelt; je taal; je instellingen, vakanties en tijdzone; de tafels waaraan je zit, met je zetten, het verloop en de uitslagen; je ratings en hoe betrouwbaar je antwoordt; je presets, notities, bladwijzers, wat je volgt en wie je blokkeert; wie je voor een spel bedankt hebt; je dagspellen, en in welke weken je ze op welke server bekeek; over welke open tafels je iets wilt horen; wat je in de wachtrij wilt spelen, en met wie; wat de coach je heeft uitgelegd; wie wat heeft gezien van een spel dat bezig is; als je van een tafel bent verwijderd of iemand die heeft gesloten, de reden die diegene typte, een maand lang; en van moderators welke instellingen ze hebben veranderd.

    { "" }**Wat niet**
    Berichten. Discord meldt de bot dat er een bericht is geschreven of verwijderd, maar niet wat erin staat, tenzij het de bot tagt. De bot vergeet het meteen; hij kijkt alleen of iemand een bord heeft verwijderd, om het opnieuw te plaatsen. Hij ziet de commando’s, knoppen en formulieren waarmee je hem bedient. Weigert hij een formulier, dan onthoudt hij een kwartier wat je typte, zodat je het nog eens kunt proberen.

    { "" }**Wie het ziet**
    Mensen aan je tafels en in hun kanalen zien wat het spel toont. Lobby’s tonen hoe betrouwbaar je antwoordt, en waarschuwen als je misschien te laat van je beurten hoort. Je server ziet uitslagen en ratings. In spellen met mensen van andere servers, als je die aanzet, zien zij je Discord-naam, maar geen van je servers. Lijsten van het dagspel tonen je naam aan iedereen die de bot gebruikt, als je dat aanzet. Wie de bot beheert, heeft de database, en alles loopt via Discord. Moderators kunnen openbare tafels, uitslagen en ranglijsten met andere programma’s delen, zoals hun website, met je naam; dat zet je uit bij `/ik instellingen`. Er wordt niets verkocht of voor reclame gebruikt, en verder krijgt niemand iets.

    { "" }**Hoelang**
    Tot je het verwijdert. Afgelopen spellen blijven, want replays en statistieken hebben ze nodig. Wie de bot beheert, heeft misschien back-ups die het langer bevatten.

    { "" }**Opvragen en verwijderen**
    `/ik exporteer` geeft je alles over jou als bestand. `/ik verwijder` verlaat je open tafels, verwijdert je instellingen, ratings, presets, notities, bladwijzers, bedankjes, blokkades en wat je volgt, en haalt je naam en id uit afgelopen spellen. Waar je verborgen delen hebt gezien van een spel dat nog bezig is, blijft je id staan tot het uit is, want daar kun je geen andere plaats nemen. Wat in kanalen geplaatst is, blijft daar tot iemand het verwijdert.

    { "" }**Vragen**
    Stel ze aan wie deze bot beheert; je moderators weten wie dat is.
terms-text =
    ## Gebruiksvoorwaarden
    Tavolata is gratis. Wie de bot gebruikt, gaat akkoord met deze pagina en met de voorwaarden van Discord zelf.

    { "" }**Speel eerlijk.** Eén mens, één plaats. Gebruik de bot niet om iemand lastig te vallen, een blokkade te omzeilen of hem te overbelasten. Moderators mogen tafels sluiten en plaatsen afnemen; wie de bot beheert, mag mensen en servers die hem misbruiken buitensluiten.

    { "" }**Er kan iets misgaan.** Iedereen doet zijn best, maar niemand belooft dat de bot er altijd is, dat hij geen fouten maakt of dat er nooit een spel verloren gaat. Je krijgt hem zoals hij is, zonder garantie, voor zover de wet dat toestaat.

    { "" }**Je woorden blijven van jou.** Namen van presets, notities en wat je in formulieren typt, worden alleen bewaard voor het doel waarvoor je ze typte.

    { "" }**De spellen** zijn van hun auteurs en uitgevers. Deze bot is niet van hen; hij speelt voor zijn community’s volgens hun regels.

    { "" }**Wijzigingen** op deze pagina komen met een nieuwe versie van de bot. Ga je niet akkoord, gebruik hem dan niet meer; `/ik verwijder` neemt je gegevens mee.
