# Waar iemand om vroeg, en hun gegevens.

somebody = Iemand

me-title = Jouw instellingen
me-yes = Ja
me-no = Nee
me-page-notices = Meldingen
me-page-time = Jouw tijd
me-page-play = Spelen
me-page-you = Taal en gegevens

me-delivery = Meldingen
me-delivery-help = Hoe ik je laat weten dat er een tafel op je wacht.
me-delivery-channel = In het kanaal
me-delivery-channel-help = Ik tag je waar de tafel gespeeld wordt.
me-delivery-direct = Per privébericht
me-delivery-direct-help = Ik schrijf je, met je hand en een link naar het bord.
me-delivery-both = Allebei
me-delivery-both-help = Ik schrijf je en tag je in het kanaal, met één ping.
me-delivery-digest = Eén keer per dag
me-delivery-digest-help = Eén bericht per dag; eerder als er iets afloopt. Lobby’s met een korte klok vermelden het.
me-delivery-none = Helemaal niet
me-delivery-none-help = Je kijkt zelf bij /tafels. Lobby’s van tafels met een klok vermelden het.
me-digest-hour = Uur van het dagelijkse bericht
me-digest-hour-help = In jouw tijdzone, { $zone }.
me-reminder-hours = Herinneringen
me-reminder-hours-help = Zolang een tafel op je wacht, hooguit { $most } per beurt; nooit in je stille uren of op je vrije dagen.
me-reminder =
    { $hours ->
        [0] Geen
        [one] Elk uur
       *[other] Elke { $hours } uur
    }
me-warnings = Waarschuwen voordat je tijd om is
me-warnings-help = Ik waarschuw je zoals je meldingen krijgt: nooit in stille uren, en over een geheime vraag nooit in het kanaal.
me-warnings-off = Nooit
me-warnings-once = Eén keer, als je nog een kwart van je tijd hebt
me-warnings-twice = Twee keer: bij een kwart, en nog eens bij een tiende
me-early = Zeg het als de speler voor mij begint
me-early-help = Dan kun je je klaarmaken.
me-open-tables-help = Zoek je een spel? Ik kan het je laten weten als iemand een tafel opent.
me-timezone = Tijdzone
me-timezone-help = Voor het dagelijkse bericht, je stille uren en je vrije dagen.
me-timezone-zone = Tijdzone
me-quiet = Stille uren
me-quiet-none = geen
me-quiet-help = In deze uren van de dag ping ik je niet (hooguit { $most }). Je klokken lopen door; op vrije dagen staan ze stil.
me-quiet-start = Van
me-quiet-end = Tot
me-quiet-heard = 🌙 Geen pings tussen { $start } en { $end } ({ $zone }).
me-quiet-gone = 🔔 Geen stille uren: ik ping je op elk moment.
me-weekend = Vrije dagen van de week
me-weekend-help = Op deze dagen staan je klokken stil, en ik stuur geen herinneringen. Kies er hooguit { $most }; ze tellen niet als vakantie.
weekday-0 = maandag
weekday-1 = dinsdag
weekday-2 = woensdag
weekday-3 = donderdag
weekday-4 = vrijdag
weekday-5 = zaterdag
weekday-6 = zondag
me-holidays = Vakanties
me-holidays-none = geen
me-holidays-help = Je klokken staan stil. { $most ->
    [0] Zoveel dagen als je wilt, tot een jaar vooruit.
   *[other] Nog { $left } van { $most } dagen over in { $year }. Elke dag telt, van de eerste tot de laatste.
}
me-holidays-first = Eerste dag
me-holidays-last = Laatste dag
me-days-later =
    { $count ->
        [one] ⏱️ Je bent aan de beurt aan tafel { $tables }. Nieuwe vrije dagen tellen daar vanaf je volgende beurt; de klok van deze beurt loopt door.
       *[other] ⏱️ Je bent aan de beurt aan de tafels { $tables }. Nieuwe vrije dagen tellen daar vanaf je volgende beurten; deze klokken lopen door.
    }
me-holiday-noted =
    { $days ->
        [one] 🏝️ Je bent vrij op { $first }.
       *[other] 🏝️ Je bent { $days } dagen vrij, van { $first } tot en met { $last }.
    }
me-confirm = Elke zet eerst bevestigen
me-confirm-help = Je drukt een tweede keer om de zet te doen.
me-coach = Coach
me-coach-help = De eerste drie keer dat je een spel speelt: een zin over alles wat nieuw is.
me-aim = Het doel tonen
me-aim-help = Boven je hand: hoe je wint, en hoe dichtbij je bent.
me-picture = Afbeeldingen
me-picture-help = Voor een telefoon zijn ze hoog, met grotere letters.
me-picture-tall = Telefoon
me-picture-wide = Computer
me-rated = Mijn spellen tellen voor een rating
me-rated-help = Zo niet, dan sta je niet in de ratings van je servers.
me-daily = Mijn naam op de lijsten van het dagspel
me-daily-help = Zo niet, dan zie je je eigen plek nog wel; anderen zien je naam niet.
me-named = Mijn naam buiten Discord
me-named-help = Moderators kunnen openbare uitslagen delen met andere programma’s, zoals een website. Zo niet, dan zonder je naam.
me-language = Taal
me-language-help = Voor alles wat alleen jij leest. Tafels gebruiken de taal van de server.
me-language-none = Zoals mijn Discord
me-blocked-people-help = Mensen met wie je liever niet speelt: ik houd jullie uit elkaar.
me-export-help = Alles wat ik over je bewaar, in één bestand.
me-delete-help = Ik vergeet je; eerst zeg ik wat dat betekent.
me-open-title = Open tafels
me-open-help = Als iemand een tafel met vrije plaatsen opent, of er een plaats vrijkomt in een lopend spel, laat ik het je één keer weten, op jouw manier, met een knop *Meedoen*; nooit in je stille uren, op je vrije dagen of over tafels met iemand die je hebt geblokkeerd.
me-open-here = Vertel me over open tafels op deze server
me-open-elsewhere = Gebruik op een server `/ik open-tafels` om over de open tafels daar te horen.
me-open-games = Alleen deze spellen:
me-open-all-games = alle spellen
me-open-others = Je hoort ook over:
me-open-unknown = Een server waar ik weg ben
me-blocked-title = Geblokkeerde mensen
me-blocked-help = Op elke server ping ik je niet voor uitnodigingen, plaatsen of tafels die jullie samenbrengen, vraag ik het je voordat je erbij gaat zitten, en schrijf ik je als ze aan je tafel komen, zodat je kunt weggaan. Voor hen ziet alles eruit zoals altijd. Ze merken er niets van.
me-blocked-none = Je hebt niemand geblokkeerd.
me-blocked-since = { $person }, sinds { $time }
me-block-choose = Iemand blokkeren …
me-block-done = { $person } is geblokkeerd en merkt er niets van. Aan tafels waar jullie al samen zitten, verandert niets.
me-unblock-done = { $person } is niet meer geblokkeerd.

button-me-timezone = Wijzigen
button-me-quiet = Instellen
button-me-holidays = Toevoegen
button-me-open = Open tafels
button-me-blocked = Geblokkeerde mensen
button-me-unblock = Deblokkeren
button-me-export = Gegevens exporteren
button-me-delete = Gegevens verwijderen
button-me-delete-yes = Alles verwijderen

me-trial-letter = ✉️ Zo schrijf ik je. Wijzig het met `/ik instellingen`, ook hier.
me-letter-sent = ✉️ Ik heb je een bericht gestuurd, en het is aangekomen.
me-export-done = Alles wat ik over je bewaar. Tijden zijn seconden sinds 1970, id’s zijn die van Discord. Je keuzes staan erin; het verslag van een afgelopen spel krijg je met `/tafel exporteer`.
me-delete-question =
    ## Mijn gegevens verwijderen
    Je kunt dit niet terugdraaien.
    { $open ->
        [0] · Je zit aan geen enkele open tafel.
        [one] · Je verlaat je open tafel; is het spel begonnen, dan speelt een computerspeler verder, en anderen kunnen de plaats overnemen.
       *[other] · Je verlaat je { $open } open tafels; waar een spel begonnen is, speelt een computerspeler verder, en anderen kunnen de plaats overnemen.
    }
    { $finished ->
        [0] · Je hebt geen spellen afgemaakt.
        [one] · Het ene spel dat je hebt afgemaakt, blijft, maar je plaats wordt anoniem: “Iemand”.
       *[other] · De { $finished } spellen die je hebt afgemaakt, blijven, maar je plaats wordt anoniem: “Iemand”.
    }
    · Ik verwijder je instellingen, ratings, presets, notities, bladwijzers, bedankjes en blokkades, over welke open tafels je hoort, en wat je volgt, gelezen hebt of stil hebt gezet. Regels in het verloop met je naam zeggen in plaats daarvan “Iemand”.
    · De nummers van de knoppen waarmee je plaatsnam, blijven: daar hangt het schudden van af.
    · Heb je verborgen delen gezien van een spel dat nog bezig is, dan bewaar ik daar je id tot het uit is, want je kunt er geen andere plaats nemen.
    · Wat anderen voor zichzelf vastlegden, zoals blokkades, is van hen en blijft.
    · Berichten die al in kanalen staan, blijven zoals ze zijn, en bij bestanden die mensen hebben opgeslagen, kan ik niet.
me-delete-done = Klaar: ik ken je niet meer. Druk je ergens op, dan begin je opnieuw.

sure-question = **{ $choice }**?
sure-nothing = Niets
button-sure = Ja
button-not-sure = Nee

refused-block-self = Je kunt jezelf niet blokkeren.
refused-too-many-blocked = Je hebt zoveel mensen geblokkeerd als ik kan onthouden. Deblokkeer eerst iemand.
refused-own-quiet-empty = “Van” en “Tot” zijn hetzelfde. Laat beide leeg als je geen stille uren wilt. Er is niets veranderd.
refused-own-quiet-too-long = Stille uren mogen hooguit { $most } uur per dag zijn: ik moet je wel kunnen bereiken. Ben je langer weg, voeg dan een vakantie toe. Er is niets veranderd.
refused-no-such-day = Ik kan “{ $day }” niet lezen als dag; er is niets veranderd. Probeer 24 december, 2026-12-24, vrijdag of morgen.
refused-unclear-day = “{ $day }” kan { $one } of { $other } zijn; er is niets veranderd. Schrijf het uit, zoals { $example }.
refused-holiday-backwards = De laatste dag is voor de eerste. Er is niets veranderd.
refused-holiday-past = Deze vakantie is al voorbij. Er is niets veranderd.
refused-holiday-too-far = Vakanties kunnen hooguit een jaar vooruit. Er is niets veranderd.
refused-holiday-too-long =
    { $left ->
        [0] Je hebt geen vrije dagen meer over in { $year }: je hebt ze alle { $most } gebruikt die je servers per jaar toestaan. Er is niets veranderd.
        [one] Daar heb je in { $year } { $days } vrije dagen voor nodig, maar je hebt er nog één over van de { $most } die je servers per jaar toestaan. Er is niets veranderd.
       *[other] Daar heb je in { $year } { $days } vrije dagen voor nodig, maar je hebt er nog { $left } over van de { $most } die je servers per jaar toestaan. Er is niets veranderd.
    }
refused-too-many-holidays = Je kunt hooguit { $most } vakanties hebben; verwijder er eerst een.

command-me-name = ik
command-me-description = Je eigen instellingen en je gegevens
command-me-settings-name = instellingen
command-me-settings-description = Meldingen, waarschuwingen, tijdzone, stille uren, vrije dagen, je hand, rating, taal
command-me-open-name = open-tafels
command-me-open-description = Bericht krijgen over open tafels op deze server
command-me-blocked-name = geblokkeerd
command-me-blocked-description = Mensen blokkeren en deblokkeren
command-me-export-name = exporteer
command-me-export-description = Alles wat ik over je bewaar, in één bestand
command-me-delete-name = verwijder
command-me-delete-description = Je vergeten; eerst zeg ik wat dat betekent
