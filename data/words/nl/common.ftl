# Woorden die alle spellen delen: tafels, panelen, commando’s, weigeringen.

language-in-progress = Wordt nog vertaald. Laat het ons weten als iets raar klinkt.
button-language-feedback = Laat het weten
list-apart = { $list }; { $item }
list-led = { $what }: { $list }
list-arrow = { $before } → { $after }

computer-fox = Opwindvos
computer-heron = Opwindreiger
computer-frog = Opwindkikker
computer-bee = Opwindbij
computer-owl = Opwinduil
computer-hare = Opwindhaas

table-title = { $game } · tafel { NUMBER($table, useGrouping: 0) }

## Lobby

lobby-seat-host = { $name } · host
lobby-told-daily = 📬 leest één keer per dag
lobby-told-never = 🔕 komt langs zonder meldingen
lobby-seats-free =
    { $count ->
        [one] *1 plaats is vrij*
       *[other] *{ $count } plaatsen zijn vrij*
    }
lobby-seat-kept = { $crest } bewaard voor { $person } · verloopt { $time }
lobby-invited = Uitgenodigd: { $people }
lobby-options = Opties: { $options }
lobby-need =
    { $count ->
        [one] Er is nog één speler nodig om te starten.
       *[other] Er zijn nog { $count } spelers nodig om te starten.
    }
lobby-ready = Klaar! Iedereen die hier zit, kan op *Starten* drukken.
lobby-board-marks = ❗ op het bord laat zien wat er het laatst veranderde.
lobby-starts-full = Het spel start vanzelf zodra elke plaats bezet is.
lobby-starts-at = ⏰ Start vanzelf: { $time } ({ $rest }).
lobby-starts-at-filled = ⏰ Start vanzelf: { $time } ({ $rest }). Computers vullen de lege plaatsen.
lobby-start-missed = ⏰ Het spel zou { $time } starten, maar er ontbraken spelers. Kies een ander tijdstip in *Opties*, of druk op *Starten* als er genoeg zijn.
lobby-shuffle =
    🔒 Niemand kan iets veranderen aan hoe dit spel geschud wordt. Dat volgt uit een geheim van voordat er iemand meedeed, en uit wat iedereen indrukt. Dit is nu al de vingerafdruk ervan (SHA-256):
    `{ $hash }`
    Aan het eind zie je het geheim, en *Schudden controleren* speelt het spel daaruit na.
option-value = { $option }: { $value }

## Bord en uitslag

board-waiting =
    { $count ->
        [one] Wachten op { $names }, gevraagd { $time }.
       *[other] Moeten nog kiezen, gevraagd { $time }: { $names }.
    }
board-waiting-discreet = Wachten op geheime antwoorden, gevraagd { $time }: { $names }. Niemand ziet wie er al geantwoord heeft.
board-over = Het spel is uit
board-ended = Deze tafel is gesloten voordat het spel uit was.
board-halted = Er ging iets mis in de regels, dus ik heb deze tafel stilgezet, vlak voor de laatste druk op een knop. Er is niets verloren. De host of een moderator kan op *Opnieuw proberen* drukken; wie de bot beheert, vindt de details onder **{ $reference }**.
board-rank = { NUMBER($rank) }. { $name }: { $score }
board-rank-unscored = { NUMBER($rank) }. { $name }
board-secret = -# Geheim van het schudden: `{ $secret }`. *Schudden controleren* speelt het hele spel daaruit na.

## Privépaneel

hand-watching = Je kijkt toe: dit is wat je mag zien.
hand-watching-more = Je kijkt toe en ziet meer dan een speler mag, dus je kunt in dit spel geen plaats meer nemen.
hand-watching-offered = Er is je hier een plaats aangeboden. Tot je die weigert, zie je alleen wat iedereen ziet.
hand-aim = -# 🎯 { $aim }
coach-new = 🎓 **{ $title }** · { $said }
coach-off-done = De coach is uit. Met `/ik instellingen` komt hij terug.
button-coach-off = Coach uit
hand-given = Je hebt gekozen. Je kunt je nog bedenken tot iedereen geantwoord heeft.
hand-does = { $option } — { $does }
hand-by-itself = Er valt niets te beslissen: “{ $option }” gebeurt vanzelf.
hand-by-itself-later = Er valt niets te beslissen: “{ $option }” gebeurt na een tijdje vanzelf, zodat niemand het merkt. Je kunt er ook nu op drukken.
hand-by-itself-soon = “{ $option }” gebeurt over een minuut of twee vanzelf, tenzij je op iets anders drukt.
hand-by-itself-unless = “{ $option }” gebeurt na een tijdje vanzelf, tenzij je op iets anders drukt.
hand-choose =
    { $least ->
        [one] { $most ->
            [one] Kies er een
           *[other] Kies er 1 tot { $most }
        }
       *[other] { $least ->
            [0] Kies er hooguit { $most }
           *[other] Kies er { $least } tot { $most }
        }
    }
hand-page = Pagina { $page } van { $pages } · volgende pagina
hand-channel-denied = ⚠️ Ik kan nu niets plaatsen in het kanaal van deze tafel. Je zetten tellen gewoon. Vraag een moderator of ik het kanaal mag bekijken, berichten mag sturen en bestanden mag bijvoegen, of druk op *Bord hierheen halen* op een plek waar ik dat mag. Tot die tijd stuur ik privéberichten, en voor wie ik niet kan bereiken, staat de klok stil.
direct-on = ✉️ Ik heb je een bericht gestuurd, en ik schrijf je voortaan als je aan de beurt bent. Druk nog eens om dat te stoppen.
direct-off = Ik schrijf je niet meer; ik tag je in het kanaal als je aan de beurt bent.

## Knoppen

button-join = Meedoen
button-leave = Verlaten
button-add-computer = Computerspeler erbij
button-remove-computer = Computerspeler eraf
button-shuffle = Eerlijk geschud
button-options = Opties
button-start = Starten
button-start-yes = Starten zonder hen
button-rules = Regels
button-invitations = Uitnodigen
button-hand = Mijn hand
button-log = Wat er gebeurde
button-explain = Uitleg
button-no = Nee
button-more = Meer
button-text = Als tekst
button-direct = Per privébericht
button-board = Naar het bord
button-older = Ouder
button-newer = Nieuwer
button-back = Terug
button-on = Verder
button-again = Nog een keer spelen
button-verify = Schudden controleren
button-release = Opnieuw proberen
button-here = Bord hierheen halen
button-end = Deze tafel sluiten
button-end-why = Ja, en zeg waarom…
button-end-yes = Ja, sluiten

## Verloop

log-title = Wat er gebeurde · { $table }
log-empty = Nog niets.
log-page = -# Pagina { $page } van { $pages }
log-lines = -# Regels { $first }–{ $last } van { $count }
log-private = 🔒
line-and = { $told } { $more }
line-details = { $line } · +{ $count }
moment-line = ### 📣 { $line }
button-details = Details
button-short = In het kort
log-opened = { $player } opent de tafel. De SHA-256 van het schudgeheim is { $commitment }.
log-joined = { $player } neemt plaats.
log-left = { $player } verlaat de tafel.
log-computer-added = Een computerspeler neemt plaats.
log-computer-removed = Een computerspeler verlaat de tafel.
log-option = { $option }: { $value }.
log-started = Het spel begint.
log-ended = De tafel is gesloten voordat het spel uit was.
log-halted = De tafel is stilgezet (kenmerk { $reference }).
log-released = { $player } brengt de tafel weer op gang.

## Opties

options-title = Opties · { $table }
options-change = Je kunt deze opties veranderen tot het spel begint.
options-read = De host en moderators kunnen dit veranderen tot het spel begint. De knoppen leggen het uit.
board-marked = -# ❗ op de afbeelding: wat er het laatst veranderde
field-zone-hint = Een stad of land, zoals Amsterdam, of de naam van de zone
field-time-hint = Bijvoorbeeld 22:00 of 22 uur
field-day-hint = Bijvoorbeeld 24 december, 2026-12-24, vrijdag of morgen
button-form-again = Opnieuw proberen
refused-no-such-moment = Ik kan “{ $typed }” niet lezen als begintijd; er is niets veranderd. Probeer 20:30, morgen om 20 uur, vrijdag 20:30, 24 december 20:30, of over 2 uur.
refused-time-missing = “{ $typed }” zegt niet hoe laat; er is niets veranderd. Zet de tijd erbij, zoals 20:30 of 20 uur.
refused-unclear-moment = “{ $typed }” kan { $one } of { $other } zijn; er is niets veranderd. Schrijf het uit, zoals { $example }.
refused-start-past = Dat tijdstip is al voorbij.
refused-start-too-far = Kies een begintijd binnen 30 dagen.

## Lijsten en korte antwoorden

tables-mine = Jouw tafels
tables-none = Er zijn geen open tafels die je hier kunt zien. Open er een met `/tafel nieuw`.
tables-none-yours = Je zit niet aan een open tafel. Op een server laat `/tafels` zien waar je kunt meedoen.
tables-you = **Jij bent aan de beurt**, gevraagd { $time }.
tables-vote = **Je stem ontbreekt**: hoe gaat het verder zonder { $name }? Gevraagd { $time }.
tables-proposal =
    { $what ->
        [end] **{ $name } stelt voor om het spel te beëindigen**; ga akkoord of weiger. Gevraagd { $time }.
        [pause] **{ $name } stelt een pauze voor**; ga akkoord of weiger. Gevraagd { $time }.
       *[undo] **{ $name } stelt voor om zetten terug te nemen**; ga akkoord of weiger. Gevraagd { $time }.
    }
tables-late-time = ⏳ **Je tijd liep af** { $time }; de anderen beslissen wat er gebeurt. Je kunt nog steeds spelen.
tables-late-silence = 💤 **De anderen beslissen hoe het zonder jou verdergaat.** De stemming begon { $time }. Open je hand en je bent terug.
tables-playing =
    { $count ->
        [one] Wachten op iemand anders, gevraagd { $time }.
       *[other] Wachten op { $count } anderen, gevraagd { $time }.
    }
tables-lobby = In de lobby, { $taken } van { $seats } plaatsen bezet.
tables-halted = Stilgezet door een fout; de host of een moderator kan het opnieuw proberen.
tables-paused = Gepauzeerd.
tables-over = Het spel is afgelopen.
tables-ended = Eerder gesloten.
status-lobby = in de lobby
status-playing = bezig
status-halted = stilgezet
status-paused = gepauzeerd
status-over = afgelopen
status-ended = gesloten
suggestion = { $table } ({ $state })
new-open = Tafel { NUMBER($table, useGrouping: 0) } is open in dit kanaal, en jij hebt een plaats. Anderen drukken op *Meedoen*, of je voegt computerspelers toe. Druk daarna op *Starten*.
again-open = Iemand was je voor: tafel { NUMBER($table, useGrouping: 0) } is open, { $link }.
end-question = Wil je { $table } echt sluiten? Je kunt het spel niet hervatten, en wat verborgen is, blijft verborgen.
end-done = Je hebt de tafel gesloten.
here-done = Het bord staat nu in dit kanaal.
verify-good =
    ✅ { $moves ->
        [one] Ik heb de ene zet
       *[other] Ik heb alle { $moves } zetten
    } vanuit het geheim nagespeeld, met hetzelfde resultaat. Het schudden lag vast voordat het spel begon.
verify-data =
    Zo controleer je het zelf: de SHA-256 van het geheim is die uit de lobby. Het startgetal is de SHA-256 van het geheim, gevolgd door deze getallen, elk als acht bytes, big-endian.
    Beloofd: `{ $hash }`
    Geheim: `{ $secret }`
    Plaatsen, dan de start: `{ $presses }`
rules-page = -# Pagina { $page } van { $pages }
rules-entry = Terug naar wat ik opzocht

## Hulp

help-anywhere =
    { "" }**Overal**: [installeer Tavolata voor jezelf]({ $link }), dan gaan je tafels, handen, lessen, regels en het opzoeken mee naar elke server en elk privébericht. Je kunt daar ook tegen computers spelen. Alleen jij ziet dat. Tafels met anderen hebben een server met Tavolata nodig.
help-text =
    ## Tavolata
    Fantasyspellen met verborgen handen, gewoon hier in het kanaal: een zet bij het ontbijt, de volgende bij de lunch.

    { "" }**Eerste keer?** Met `/leer` leer je een spel in drie minuten, door het te spelen.

    { "" }**Spelen**: `/tafel nieuw`, en kies een spel. Wie mee wil doen, drukt op *Meedoen*; computerspelers kunnen lege plaatsen vullen; *Starten* begint het spel. Druk daarna op *Mijn hand*: die toont jou, en alleen jou, wat je hebt en wat je kunt doen.

    { "" }**Commando’s**
    `/tafel nieuw` · een tafel openen in dit kanaal
    `/tafel toon` · een tafel bekijken, ook als tekst
    `/tafel hand` · wat alleen jij ziet, en je keuzes
    `/tafel verloop` · wat er gebeurde
    `/tafel opties` · de opties van deze tafel
    `/tafel verleng` · meer tijd nemen voor je beurt
    `/tafel terugnemen`, `/tafel voorstellen` · je zet terugnemen; een pauze of het einde voorstellen
    `/tafel replay` · een spel stap voor stap bekijken
    `/tafel analyse` · hoe een afgelopen spel ging
    `/tafel controleer`, `/tafel exporteer`, `/tafel importeer` · een afgelopen spel controleren, als bestand opslaan, inlezen
    `/tafel verlaat` · je plaats opgeven; anderen kunnen hem overnemen
    `/tafel pauzeer`, `/tafel hervat` · een tafel pauzeren, en weer verder
    `/tafel uitnodigen`, `/tafel verwijder` · iemand uitnodigen voor een lobby, of wegsturen (host)
    `/tafel vervang`, `/tafel verwijder`, `/tafel host` · wie waar zit, en wie host is (moderators)
    `/tafel sluit` · een tafel sluiten (host en moderators)
    `/tafels` · jouw tafels, eerst die waar jij aan de beurt bent
    `/statistieken` · hoe je het doet, en wie de beste is in een spel
    `/regels` · hoe je speelt; `/opzoeken` · wat een kaart, een voorwerp of een plek doet
    `/ik instellingen` · taal, meldingen, herinneringen, vrije dagen; `/ik open-tafels` · bericht over open tafels; `/ik geblokkeerd` · mensen die je liever niet tegenkomt; `/ik exporteer`, `/ik verwijder` · je gegevens
    `/beheer paneel`, `/beheer controleer` · de instellingen van deze server, en wat ik mis (moderators)

    Er is geen haast. Als je aan de beurt bent, tag ik je; of druk op *Per privébericht*, dan schrijf ik je.

welcome =
    ## Welkom bij Tavolata
    Nieuw hier? Typ `/leer`: daarmee leer je een spel in drie minuten.
    Wil je spelen? Hierboven staat een open tafel. Druk als **{ $host }** op *Computerspeler erbij*, dan op *Starten*, dan op *Mijn hand*. Je kunt hier ook meerdere mensen zijn: druk op iemands foto om diegene te worden, dan op *Meedoen*, en speel tegen jezelf. `/` toont alle commando’s.

## Weigeringen

refused-out-of-date = ↻ Die knop is achterhaald: er is intussen iets veranderd. Zo staat het er nu voor.
refused-unknown-button = Deze knop ken ik niet. Misschien is hij van een oudere versie van mij; `/tafel toon` brengt de huidige.
refused-other-database = De tafel van deze knop herinner ik me niet: mijn database is sindsdien vervangen. `/tafels` toont wat er nu is.
refused-old-command = Dit commando is veranderd. Start Discord opnieuw om het nieuwe te krijgen, of probeer het over een minuut nog eens.
refused-no-such-table = Er is hier geen tafel { NUMBER($table, useGrouping: 0) }, of je kunt hem niet zien.
refused-no-table-here = Ik weet niet welke tafel je bedoelt. Open er een met `/tafel nieuw`, of kijk bij `/tafels`.
refused-unknown-game = Dit spel ken ik niet. `/tafel nieuw` toont de spellen die ik ken.
refused-server-only = Dat werkt in een kanaal van een server die Tavolata heeft.
refused-already-seated = Je hebt al een plaats aan deze tafel.
refused-not-seated = Je hebt geen plaats aan deze tafel.
refused-not-your-table = Je speelt niet mee aan deze tafel. Je kunt toekijken, of zelf een tafel openen met `/tafel nieuw`.
refused-full = Elke plaats is bezet.
refused-seats-kept = De vrije plaatsen zijn bewaard voor wie is uitgenodigd.
refused-no-computer = Er zit geen computerspeler aan deze tafel.
refused-too-few = Je hebt minstens { $least } spelers nodig. Vraag iemand mee te doen, of voeg een computerspeler toe.
refused-started = Het spel is al begonnen.
refused-not-started = Het spel is nog niet begonnen.
refused-ended = Deze tafel is gesloten.
refused-not-over-yet = Dat zie je als het spel uit is; het zou verraden wat verborgen is.
refused-game-over = Dit spel is afgelopen.
refused-turn = { $player } is aan de beurt. Jij komt nog!
refused-not-asked-now = Er valt voor jou nu niets te kiezen.
refused-not-offered = Dat kun je hier niet kiezen. De knoppen laten zien wat wel kan.
refused-not-verified = Uit de opname komt niet hetzelfde spel: { $reason }. Laat het weten aan wie de bot beheert.
refused-no-such-option = Dit spel heeft die optie of waarde niet; er is niets veranderd.
refused-host-only = Dat kan alleen de host van de tafel of een moderator.
refused-halted = Er ging iets mis in de regels. Er is niets veranderd; de tafel staat stil tot de host of een moderator op *Opnieuw proberen* drukt. Kenmerk: **{ $reference }**
refused-permission = Ik kan in dit kanaal niet spelen zonder { $permissions }. Vraag een moderator om toestemming, of kies een ander kanaal.
refused-door-closed = Ik mag je van Discord niet schrijven. Sta privéberichten van leden van deze server toe (*Privacyinstellingen* van de server) en druk dan nog eens.
refused-store = Ik kon dat niet opslaan, dus het is niet gebeurd; verder is er niets verloren. Probeer het zo nog eens. Wie de bot beheert, vindt de oorzaak in het logboek.
refused-silent = Mijn database geeft nu geen antwoord. Probeer het over een minuut nog eens, maar kijk eerst of deze druk op de knop al telde.
refused-error = Er ging bij mij iets mis; je bent niets kwijt. Kenmerk: **{ $reference }**
refused-store-later = Ik heb je keuze opgeslagen, maar daarna haperde de database. Kijk of hij telt voordat je nog eens drukt. Wie de bot beheert, vindt de oorzaak in het logboek.
refused-error-later = Er ging bij mij iets mis nadat ik je keuze had opgeslagen. Kijk of hij telt voordat je nog eens drukt. Kenmerk: **{ $reference }**
refused-form-gone = Er valt niets meer samen in te vullen. Open je hand om te zien wat je nu gevraagd wordt.
refused-form-out-of-date = Er veranderde iets terwijl je dit invulde, dus er is niets gebeurd. Je keuzes zijn bewaard: kijk naar de tafel en probeer het nog eens.
refused-form-part = Niet alles daarvan kan nog, dus er is niets gebeurd. Probeer het nog eens: je ziet wat je nu kunt kiezen.
refused-form-reveals = Onderweg wordt er iets nieuws onthuld, dus kies de rest als je dat gezien hebt. Er is nog niets gebeurd.
refused-form-not-opened = Ik kon het formulier niet openen. Druk nog eens.
refused-not-shown = Ik kon je het antwoord niet laten zien, maar als je keuze mogelijk was, telt die. Kijk eerst nog eens voordat je het opnieuw doet.
refused-too-late = Dat duurde te lang, dus er is niets veranderd. Druk nog eens.
refused-one-moment = Eén moment: ik ben nog bezig met je vorige keuze.
refused-busy-server = Eén moment: deze server houdt me flink bezig. Probeer het over een paar seconden nog eens.
still-working = ⏳ Dit duurt langer dan het hoort. Ik ben ermee bezig; je hoeft niet nog eens te drukken.

## Als er woorden of afbeeldingen ontbreken

picture-follows = ⏳ Er wordt nu heel veel getekend. Hier is het in woorden; de afbeelding volgt.
picture-failed = ⚠️ Ik kon de afbeelding niet tekenen, dus hier is het in woorden. Het spel gaat gewoon door. Kenmerk: **{ $reference }**
unworded = (hier ontbreken woorden)
unworded-question = Wat kies je?
unworded-choice = Keuze { $number } ({ $option })
unworded-position = Ik kan de stand nu niet beschrijven. Je keuzes tellen gewoon.

permission-view_channel = *Kanaal bekijken*
permission-send_messages = *Berichten verzenden*
permission-send_messages_in_threads = *Berichten in threads verzenden*
permission-attach_files = *Bestanden bijvoegen*

## Commando’s: beschrijvingen hebben hooguit 100 tekens, namen kleine letters zonder spaties

command-table-name = tafel
command-table-description = Tafels: openen, kijken, spelen
command-table-new-name = nieuw
command-table-new-description = Een tafel openen in dit kanaal
command-table-show-name = toon
command-table-show-description = Een tafel bekijken, alleen voor jou
command-table-hand-name = hand
command-table-hand-description = Jouw eigen kijk op een tafel, met je keuzes
command-table-log-name = verloop
command-table-log-description = Wat er aan een tafel gebeurde
command-table-options-name = opties
command-table-options-description = De opties van een tafel bekijken
command-table-end-name = sluit
command-table-end-description = Een tafel sluiten (de host, en moderators)
command-table-verify-name = controleer
command-table-verify-description = Controleren of een afgelopen spel eerlijk geschud is
command-table-export-name = exporteer
command-table-export-description = Een afgelopen spel als bestand opslaan
command-tables-name = tafels
command-tables-description = Jouw tafels, eerst die waar jij aan de beurt bent
command-rules-name = regels
command-rules-description = Hoe je een spel speelt
command-lookup-name = opzoeken
command-lookup-description = Wat een kaart, een voorwerp, een spreuk of een plek doet
command-help-name = help
command-help-description = Wat Tavolata doet, en hoe je begint
parameter-lookup-name = wat
parameter-lookup-description = De naam, of het begin ervan
parameter-game-name = spel
parameter-game-description = Welk spel
parameter-language-name = taal
parameter-language-description = De taal van de tafel; anders die van de server
parameter-table-name = tafel
parameter-table-description = Welke tafel; anders de waarschijnlijkste
parameter-text-name = tekst
parameter-text-description = De hele stand als tekst, zonder afbeelding
