# Wat de moderators van een server afspreken: het paneel, zijn geschiedenis, de controle van rechten, en weigeringen.

setup-title = Instellingen
setup-page-where = Waar en wie
setup-page-tables = Tafels
setup-page-players = Spelers
setup-page-time = Tijd en taal
setup-to-panel = Instellingen
setup-no-limit = geen limiet

setup-channels = Waar tafels mogen openen
setup-channels-none = alle kanalen
setup-channels-help = Bij een kanaal horen de threads erin, bij een categorie alle kanalen. Niets gekozen: overal.
setup-openers = Wie tafels mag openen
setup-openers-none = iedereen
setup-openers-help = Iedereen mag meedoen; alleen deze rollen mogen tafels openen. Niets gekozen: iedereen. Moderators mogen het altijd.
setup-moderators = Wie modereert
setup-moderators-none = alleen via rechten
setup-moderators-help = Naast iedereen met *Server beheren*, *Kanalen beheren* of *Berichten beheren*. Mensen met deze rollen komen hier met `/help`; sta `/beheer` toe bij *Serverinstellingen → Integraties → Tavolata*.
setup-called = Wie over open tafels hoort
setup-called-none = niemand
setup-called-help = Ik tag deze rol als er een tafel opent, hooguit elk half uur en nooit in stille uren. Mensen kunnen zich ook zelf aanmelden: `/ik open-tafels`.
setup-called-silent = ⚠️ Ik kan deze rol niet pingen: laat iedereen hem taggen (*Serverinstellingen → Rollen*), of geef mij *@everyone, @here en alle rollen vermelden*.
setup-threads = Een thread voor elke tafel
setup-threads-help = Threads archiveren zichzelf na een week stilte; de volgende zet maakt ze weer wakker.
setup-games = Spellen
setup-games-none = alle spellen
setup-games-help = Wat hier geopend mag worden. Niets gekozen: alles.
setup-per-channel = Open tafels per kanaal
setup-per-channel-help = Threads tellen ook. Moderators hebben geen limiet.
setup-per-person = Open tafels per host
setup-per-person-help = Meedoen telt niet. Moderators hebben geen limiet.
setup-grows = Limiet per host groeit
setup-grows-help = Eén tafel meer voor elke { $games } spellen die iemand hier afmaakt.
setup-computers = Computerspelers
setup-computers-help = Of ze aan tafels mogen zitten. Vervangers voor wie er niet is, mogen altijd.
setup-least-in-time = Vereiste betrouwbaarheid om mee te doen
setup-least-in-time-help = Welk deel van de laatste beurten met een klok op tijd was. Aan een tafel die je opent, mag je altijd zitten; een tafel kan meer eisen.
setup-percent = minstens { $percent }% op tijd
setup-no-minimum = geen eis
setup-newcomers = Nieuwkomers mogen overal meedoen
setup-newcomers-help = Mensen met minder dan { $turns } beurten met een klok. Zo niet, dan beginnen ze aan tafels die geen betrouwbaarheid eisen.
setup-daily-week = Dagspel: pas na een week lid
setup-daily-week-help = De lijst van het dagspel op deze server noemt mensen pas als ze hier een week zijn.
setup-clock = Klok van nieuwe tafels
setup-clock-help = Hosts kunnen in de lobby een andere klok kiezen. Open tafels houden hun klok.
setup-pace = Stille antwoorden aan nieuwe tafels
setup-pace-help = Wanneer ik antwoord voor wie niets te beslissen heeft. Hosts kunnen het in de lobby veranderen.
setup-locale = Taal in het kanaal
setup-locale-none = die van de server
setup-locale-help = Wat alleen jij ziet, is in je eigen taal.
setup-quiet = Stille uren
setup-quiet-none = geen
setup-quiet-help = Elke dag staan in deze uren de klokken stil, en niemand krijgt een ping.
setup-quiet-hours = van { $start } tot { $end } ({ $timezone })
setup-quiet-next = De volgende, op jouw klok: van { $start } tot { $end }.
setup-days-off = Vrije dagen per persoon per jaar
setup-days-off-help = Vakanties, waarin hun klokken stilstaan. Voor iedereen komen daar hooguit { $weekdays } vrije dagen per week bij, en die tellen niet mee. Wijzigingen gelden voor elke persoon vanaf de volgende beurt.
setup-days =
    { $count ->
        [one] één dag
       *[other] { $count } dagen
    }
setup-quiet-start = Van
setup-quiet-end = Tot
setup-quiet-timezone = Tijdzone

setup-reset-question = Alles echt terugzetten? Alle kanalen, alle spellen, iedereen, geen limieten, geen stille uren. De geschiedenis bewaart de oude instellingen.
setup-reset-done = ✅ Alles staat weer op de standaard.

setup-history-title = Wijzigingen
setup-history-empty = Nog niets: alles staat op de standaard.
setup-history-nobody = iemand die de eigen gegevens heeft verwijderd
setup-history-line = { $time } { $person } · **{ $setting }**: { $before } → { $after }

setup-check-title = Controle van rechten
setup-check-well = ✅ Er ontbreekt niets.
setup-check-everywhere =
    ⚠️ **Ontbreekt overal**: { $permissions }
    { "" }Zet dit aan bij *Serverinstellingen → Rollen → { $role } → Rechten*.
setup-check-lacking-chosen = ⚠️ **Ontbreekt in kanalen voor tafels**:
setup-check-lacking = ⚠️ **Ontbreekt in losse kanalen** (prima waar niemand hoeft te spelen):
setup-check-mend = Wijs het kanaal aan en druk op ⚙️ *Kanaal bewerken → Rechten → Geavanceerde rechten*. Kies de rol *{ $role }* (voeg hem toe als hij ontbreekt) en druk op ✅ bij wat ontbreekt. Controleer daarna opnieuw.
setup-check-more =
    { $count ->
        [one] • en nog één kanaal
       *[other] • en nog { $count } kanalen
    }
setup-check-fine =
    ✅ { $more ->
        [0] Alles goed in { $channels }.
       *[other] Alles goed in { $channels } en nog { $more }.
    }
setup-check-lost =
    ⚠️ De instellingen noemen nog iets dat verwijderd is: { $channels ->
        [0] { $roles ->
            [one] één rol
           *[other] { $roles } rollen
        }.
        [one] één kanaal{ $roles ->
            [0] .
            [one] {" "}en één rol.
           *[other] {" "}en { $roles } rollen.
        }
       *[other] { $channels } kanalen{ $roles ->
            [0] .
            [one] {" "}en één rol.
           *[other] {" "}en { $roles } rollen.
        }
    }
setup-forgotten = ✅ Ik ben vergeten wat verwijderd was.

button-setup = Instellingen
button-setup-quiet = Stille uren instellen
button-setup-loud = Geen stille uren
button-setup-check = Rechten controleren
button-setup-history = Geschiedenis
button-setup-reset = Terug naar standaard
button-setup-reset-yes = Ja, naar standaard
button-setup-forget = Vergeten wat verwijderd is
button-setup-again = Opnieuw controleren

permission-create_public_threads = *Openbare threads maken*

## Een tafel openen

thread-name = { $game } · { $host }
new-open-thread = Tafel { NUMBER($table, useGrouping: 0) } is open in een eigen thread, <#{ $channel }>, en jij hebt een plaats. Anderen drukken op *Meedoen*; druk daarna op *Starten*. De thread archiveert zichzelf na een week stilte; de volgende zet maakt hem weer wakker.
thread-not-here = ⚠️ Tafels krijgen hier een eigen thread, maar dit soort kanaal heeft die niet, dus ik heb de tafel in het kanaal zelf geopend.
thread-not-allowed = ⚠️ Tafels krijgen hier een eigen thread, maar die kan ik niet openen zonder { $permissions }, dus ik heb de tafel in het kanaal zelf geopend. `/beheer controleer` zegt hoe je dat oplost.
thread-none-left = ⚠️ De server heeft al zoveel actieve threads als Discord toestaat, dus ik heb de tafel in het kanaal zelf geopend.
thread-not-opened = ⚠️ Ik mocht van Discord geen thread openen, dus ik heb de tafel in het kanaal zelf geopend.
opened-without-computers = Deze server staat geen computerspelers meer toe; hun plaatsen zijn vrij.

## Weigeringen

refused-not-your-settings = Je hebt *Server beheren* nodig, of een rol die deze server voor moderators koos.
refused-server-unknown = Ik ben net online en ken deze server nog niet. Probeer het zo nog eens.
refused-no-such-channel = Een van deze kanalen is niet op deze server; er is niets veranderd.
refused-no-such-role = Een van deze rollen is niet op deze server; er is niets veranderd.
refused-everybody-called = Dat zou iedereen op de server roepen. Kies een rol voor mensen die willen spelen.
refused-everybody-moderates = Met *@everyone* zou iedereen moderator zijn; er is niets veranderd. Kies een rol die alleen moderators hebben.
refused-no-such-time = Ik kan “{ $time }” niet lezen als tijd van de dag; er is niets veranderd. Probeer 22:00, 7:30 of 10 uur ’s avonds.
refused-quiet-all-day = “Van” en “Tot” zijn hetzelfde, dus de klokken zouden nooit lopen; er is niets veranderd. Kies *Geen klok* voor tafels zonder klok.
zone-set = 🕐 Tijdzone: { $zone }, waar het nu { $time } is.
zone-taken = 🕐 Ik heb “{ $typed }” gelezen als de tijdzone { $zone }, waar het nu { $time } is.
zone-fixed = { $zone } blijft het hele jaar gelijk. Gaat bij jullie de klok in de zomer vooruit, typ dan een stad, zoals Amsterdam.
refused-unknown-zone = De tijdzone “{ $zone }” ken ik niet; er is niets veranderd. Probeer de dichtstbijzijnde grote stad, zoals Amsterdam of New York.
refused-no-such-offset = De tijdzone “{ $zone }” ken ik niet; er is niets veranderd. Een verschil schrijf je als UTC+2 of UTC-3:30, van UTC-12 tot UTC+14. Een stad, zoals Amsterdam, is nog beter.
refused-unknown-zone-near = Ik weet niet zeker welke tijdzone “{ $zone }” is; er is niets veranderd. Bedoel je { $zones }?
refused-other-channels = Je kunt hier geen tafels openen. Gebruik `/tafel nieuw` in { $channels }.
refused-no-channel-left = Je ziet geen kanaal waar tafels mogen. Vraag een moderator om er een te kiezen met `/beheer paneel`.
refused-other-games = { $game } kun je op deze server niet spelen. Probeer { $games }.
refused-other-roles = Alleen { $roles } mogen op deze server tafels openen. Je kunt meedoen aan open tafels; kijk bij `/tafels`.
refused-no-role-left = De rollen die hier tafels mochten openen, zijn verwijderd. Vraag een moderator om nieuwe te kiezen met `/beheer paneel`.
refused-channel-crowded =
    { $count ->
        [one] Dit kanaal heeft al een open tafel, en meer staat de server hier niet toe. Open die van jou in een ander kanaal, wacht, of vraag de host hem te sluiten met `/tafel sluit`. `/tafels` toont hem.
       *[other] Dit kanaal heeft { $count } open tafels, en de server staat er { $limit } toe. Open die van jou in een ander kanaal, wacht, of vraag een host er een te sluiten met `/tafel sluit`. `/tafels` toont ze.
    }
refused-too-many-tables =
    { $count ->
        [one] Je bent al host van een open tafel, en deze server staat er { $limit } toe. Maak hem af, of sluit hem met `/tafel sluit`. Meedoen aan andere kan altijd.
       *[other] Je bent host van { $count } open tafels, en deze server staat er { $limit } toe. Maak er een af, of sluit er een met `/tafel sluit`. Meedoen aan andere kan altijd.
    }
refused-too-many-tables-yet =
    { $count ->
        [one] Je bent al host van een open tafel, en deze server staat je er tot nu toe { $limit } toe; je krijgt er een bij voor elke { $games } spellen die je hier afmaakt. Maak hem af, of sluit hem met `/tafel sluit`. Meedoen aan andere kan altijd.
       *[other] Je bent host van { $count } open tafels, en deze server staat je er tot nu toe { $limit } toe; je krijgt er een bij voor elke { $games } spellen die je hier afmaakt. Maak er een af, of sluit er een met `/tafel sluit`. Meedoen aan andere kan altijd.
    }
refused-computers-not-allowed = Deze server staat geen computerspelers toe. Vraag iemand om mee te doen.

## Commando’s

command-setup-name = beheer
command-setup-description = De instellingen van deze server (moderators)
command-setup-panel-name = paneel
command-setup-panel-description = Kanalen, spellen, rollen, limieten, klok, taal, stille uren
command-setup-check-name = controleer
command-setup-check-description = Welke rechten ik mis, en waar je moet klikken
command-setup-history-name = geschiedenis
command-setup-history-description = Wie welke instelling wijzigde, en wanneer
