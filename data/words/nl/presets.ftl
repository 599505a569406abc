# Presets van opties, en de klok in de lobby.

lobby-clock = 🕰️ Klok: { $clock }. Als iemands tijd om is: { $verdict }.
lobby-no-clock = 🕰️ Geen klok.
lobby-extensions =
    { $count ->
        [one] Iedereen mag één keer een beurt verlengen, met { $time }.
       *[other] Iedereen mag hooguit { $count } beurten verlengen, elk met { $time }.
    }
lobby-least-in-time = 🤝 Om mee te doen moet je minstens { $percent }% van je laatste beurten op tijd hebben gespeeld. Nieuwkomers mogen meedoen, tenzij de server anders bepaalt.
lobby-usual = ⌛ { $took } Gebruikelijk: { $habits }.
lobby-took-here =
    Zulke spellen duurden hier ongeveer { $time }, en iedereen drukte { $presses ->
        [one] één keer
       *[other] { $presses } keer
    } op een knop (mediaan van { $games }).
lobby-took-anywhere =
    Zulke spellen duurden op alle servers ongeveer { $time }, en iedereen drukte { $presses ->
        [one] één keer
       *[other] { $presses } keer
    } op een knop (mediaan van { $games }).
usual-undo = terugnemen
usual-no-undo = niets terugnemen
usual-computers = computerspelers
usual-no-computers = geen computerspelers
usual-rated = met rating
usual-unrated = zonder rating
lobby-silent-days =
    { $count ->
        [0] 💤 Als iemand niet antwoordt, kunnen de anderen niet zonder diegene beslissen.
       *[other] 💤 Als iemand { $count } dagen niet antwoordt, beslissen de anderen.
    }

pace-quick = Vlot
pace-strict = Streng
pace-quick-help = Binnen een paar seconden. Aan de klok kun je zien wie iets te kiezen had.
pace-strict-help = Zo laat als een mens het zou doen. De klok verraadt niets.
lobby-pace-strict = ⏳ Voor wie niets te beslissen heeft, antwoord ik zo laat als een mens het zou doen, zodat niemand het merkt.

presets-title = Presets · { $table }
presets-help = Een preset bewaart de instellingen van een tafel onder een naam: de opties van het spel en de klok. Kies er een om hem hier te gebruiken, of geef hem mee aan `/tafel nieuw`.
presets-none = Een preset bewaart de instellingen van een tafel onder een naam: de opties van het spel en de klok. Dit spel heeft er nog geen.
presets-mine = Een van mijn presets gebruiken
presets-server = Een van deze server gebruiken
presets-delete-title = Welke preset moet ik verwijderen?
presets-delete-none = Je hebt geen presets om te verwijderen.
preset-form-title = Opslaan als preset
preset-name = Naam
preset-name-hint = Alle opties en de klok worden opgeslagen
preset-for = Voor wie
preset-for-mine = Voor mij, op elke server
preset-for-server = Voor iedereen op deze server
preset-of-server = { $name } (van deze server)
preset-used = ✅ Deze tafel gebruikt nu “{ $name }”.
preset-incomplete = ⚠️ Een deel van de preset bestaat niet meer; daarvoor gebruik ik de standaard.
preset-saved = ✅ “{ $name }” is opgeslagen.
preset-deleted = ✅ “{ $name }” is verwijderd.
preset-taken = Er is al een preset met de naam “{ $name }”. Vervangen door de instellingen van deze tafel?

option-as-printed = zoals gedrukt
option-printed = gedrukt: { $value }
as-printed-already = 📖 Deze tafel speelt volgens de gedrukte regels.
as-printed-changes = 📖 *Zoals gedrukt* zou veranderen: { $changes }
button-as-printed = Zoals gedrukt
button-presets = Presets
button-preset-new = Opslaan als preset
button-preset-drop = Preset verwijderen
button-preset-replace = Ja, vervangen

refused-preset-name = De naam van een preset heeft 1 tot { $most } tekens; er is niets opgeslagen.
refused-too-many-presets = Dit spel heeft al 25 presets, en meer passen er niet in een menu. Verwijder er eerst een.
refused-no-such-preset = Die preset heeft dit spel niet. Laat het leeg, of kies er een uit de lijst.

parameter-preset-name = preset
parameter-preset-description = Opgeslagen opties, van jou of van deze server, of de gedrukte regels
