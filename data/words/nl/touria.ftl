# Touria – namen, opties, keuzes, verloop, weigeringen en regels.

touria-name = Touria
touria-tagline = Eén groep helden, vier draaiende torens en negen deuren, met achter een daarvan een bruiloft.
touria-players = 2–4 spelers, ongeveer een uur

## Namen

touria-space-castle = Kasteel
touria-space-dragon = Draak
touria-space-sword_master = Zwaardmeester
touria-space-trader = Handelaar
touria-space-goldsmith = Goudsmid
touria-space-thief = Rovershol
touria-space-forest_fairy = Bosfee
touria-space-fountain_fairy = Bronfee
touria-space-tournament = Toernooi
touria-space-wizard = Tovenaar
touria-space-bridge = Brug
touria-space-mine_1 = Noordmijn
touria-space-mine_2 = Oostmijn
touria-space-mine_3 = Zuidoostmijn
touria-space-mine_4 = Zuidmijn
touria-space-mine_5 = Zuidwestmijn
touria-space-mine_6 = Westmijn

touria-about-dragon = Gooi en geef een edelsteen van die kleur voor een hart. Met een zwaard gooi je opnieuw.
touria-about-sword_master = Pak hooguit 2 zwaarden.
touria-about-trader = Lever een van drie bestellingen: geef edelstenen, krijg munten.
touria-about-goldsmith = Ruil 1 edelsteen voor 1 munt, 2 gelijke voor 1 hart, 3 gelijke voor 2 (dobbelsteenkleur: 3).
touria-about-thief = Trek in het geheim 3 edelstenen uit de zak en houd er een.
touria-about-forest_fairy = Pak een van de twee magische voorwerpen die er liggen.
touria-about-fountain_fairy = Haal een van je zwarte edelstenen uit het spel.
touria-about-tournament = Ruil een zwaard voor een hart, of voor hooguit 3 munten.

touria-tower-nw = noordwesttoren
    .title = Noordwesttoren
touria-tower-ne = noordoosttoren
    .title = Noordoosttoren
touria-tower-se = zuidoosttoren
    .title = Zuidoosttoren
touria-tower-sw = zuidwesttoren
    .title = Zuidwesttoren

touria-gem-black = zwart
    .title = Zwart
    .bent = zwarte
touria-gem-blue = blauw
    .title = Blauw
    .bent = blauwe
touria-gem-red = rood
    .title = Rood
    .bent = rode
touria-gem-green = groen
    .title = Groen
    .bent = groene
touria-gem-yellow = geel
    .title = Geel
    .bent = gele
touria-gem-purple = paars
    .title = Paars
    .bent = paarse
touria-gems = { $count } { $colour ->
    [black] zwarte
    [blue] blauwe
    [red] rode
    [green] groene
    [yellow] gele
   *[purple] paarse
}

touria-item-rose = Roos
touria-item-paintbrush = Penseel
touria-item-compass = Kompas
touria-item-scale = Weegschaal
touria-item-crystal_ball = Kristallen Bol
touria-item-helmet = Helm
touria-item-frog = Kikker
touria-item-chest = Kist
touria-item-mirror = Spiegel
touria-item-hourglass = Zandloper
touria-item-knapsack = Knapzak
touria-item-flagon = Flacon
touria-item-boots = Laarzen
touria-item-broom = Bezem
touria-item-lantern = Lantaarn
touria-item-bird = Vogel

touria-the-rose = de Roos
    .bare = Roos
touria-the-paintbrush = het Penseel
    .bare = Penseel
touria-the-compass = het Kompas
    .bare = Kompas
touria-the-scale = de Weegschaal
    .bare = Weegschaal
touria-the-crystal_ball = de Kristallen Bol
    .bare = Kristallen Bol
touria-the-helmet = de Helm
    .bare = Helm
touria-the-frog = de Kikker
    .bare = Kikker
touria-the-chest = de Kist
    .bare = Kist
touria-the-mirror = de Spiegel
    .bare = Spiegel
touria-the-hourglass = de Zandloper
    .bare = Zandloper
touria-the-knapsack = de Knapzak
    .bare = Knapzak
touria-the-flagon = de Flacon
    .bare = Flacon
touria-the-boots = de Laarzen
    .bare = Laarzen
touria-the-broom = de Bezem
    .bare = Bezem
touria-the-lantern = de Lantaarn
    .bare = Lantaarn
touria-the-bird = de Vogel
    .bare = Vogel

touria-to-castle = het Kasteel
    .to = naar het Kasteel
    .at = bij het Kasteel
touria-to-dragon = de Draak
    .to = naar de Draak
    .at = bij de Draak
touria-to-sword_master = de Zwaardmeester
    .to = naar de Zwaardmeester
    .at = bij de Zwaardmeester
touria-to-trader = de Handelaar
    .to = naar de Handelaar
    .at = bij de Handelaar
touria-to-goldsmith = de Goudsmid
    .to = naar de Goudsmid
    .at = bij de Goudsmid
touria-to-thief = het Rovershol
    .to = naar het Rovershol
    .at = in het Rovershol
touria-to-forest_fairy = de Bosfee
    .to = naar de Bosfee
    .at = bij de Bosfee
touria-to-fountain_fairy = de Bronfee
    .to = naar de Bronfee
    .at = bij de Bronfee
touria-to-tournament = het Toernooi
    .to = naar het Toernooi
    .at = bij het Toernooi
touria-to-wizard = de Tovenaar
    .to = naar de Tovenaar
    .at = bij de Tovenaar
touria-to-bridge = de Brug
    .to = naar de Brug
    .at = op de Brug
touria-to-mine_1 = de Noordmijn
    .to = naar de Noordmijn
    .at = in de Noordmijn
touria-to-mine_2 = de Oostmijn
    .to = naar de Oostmijn
    .at = in de Oostmijn
touria-to-mine_3 = de Zuidoostmijn
    .to = naar de Zuidoostmijn
    .at = in de Zuidoostmijn
touria-to-mine_4 = de Zuidmijn
    .to = naar de Zuidmijn
    .at = in de Zuidmijn
touria-to-mine_5 = de Zuidwestmijn
    .to = naar de Zuidwestmijn
    .at = in de Zuidwestmijn
touria-to-mine_6 = de Westmijn
    .to = naar de Westmijn
    .at = in de Westmijn

touria-effect-rose = Telt als één hart als je het kasteel binnengaat.
touria-effect-paintbrush = Eén edelsteen die je betaalt, telt als blauw, rood, groen of geel. Een zwarte kun je niet verven.
touria-effect-compass = Spring één keer per tocht van een mijn naar een willekeurige andere. Dat telt als één stap.
touria-effect-scale = Pak 3 munten bij de Handelaar, met of zonder bestelling.
touria-effect-crystal_ball = Kijk achter twee gesloten deuren. Alleen jij ziet ze.
touria-effect-helmet = Ruil bij het Toernooi twee keer in plaats van één keer.
touria-effect-frog = Haal een van je zwarte edelstenen uit het spel.
touria-effect-chest = Pak een van de voorwerpen die bij de Bosfee liggen.
touria-effect-mirror = Kopieert het bovenste gebruikte voorwerp.
touria-effect-hourglass = Speel meteen hierna nog een beurt.
touria-effect-knapsack = Pak alle edelstenen uit één mijn, ook zwarte.
touria-effect-flagon = Doe mee met de actie van een ander zonder een elixer te geven.
touria-effect-boots = Loop hooguit 3 stappen extra, gratis.
touria-effect-broom = Vlieg gratis naar een plek die je kiest. Er draait geen toren.
touria-effect-lantern = Op deze route gaan zwarte edelstenen terug in de zak in plaats van naar jou.
touria-effect-bird = Gebruik de plek nog een keer, zoals met een paarse edelsteen.

touria-dweller-siblings = prinses Tara en prins Talan
    .title = Prinses Tara en prins Talan
touria-dweller-herbalist = de kruidenvrouw
    .title = De kruidenvrouw
touria-dweller-court_marshal = de hofmaarschalk
    .title = De hofmaarschalk
touria-dweller-court_jester = de hofnar
    .title = De hofnar
touria-dweller-bursar = de schatbewaarder
    .title = De schatbewaarder
touria-dweller-ladys_maid = de kamenier
    .title = De kamenier
touria-dweller-cupbearer = de schenker
    .title = De schenker
touria-dweller-bard = de bard
    .title = De bard
touria-dweller-guard = de wachter
    .title = De wachter

touria-thing-elixir = een elixer
touria-thing-sword = een zwaard
touria-thing-coin = een munt

touria-list-nothing = niets
touria-yield-nothing = leeg
touria-yield-both = { $first } + { $second }
touria-yield-times = { $what } ({ $count }×)
touria-yield-either = { $first } of { $second }

## Opties van de tafel

touria-option-target = Lengte
touria-option-target-help = Hoeveel harten en munten openen het kasteel: elk 7, of elk 5 voor een eerste keer?
touria-option-target-standard = 7 harten, 7 munten
touria-option-target-introductory = 5 harten, 5 munten
touria-option-ending = De bruiloft
touria-option-ending-help = Zoek je de bruiloft achter negen deuren, of win je zodra je zover bent?
touria-option-ending-doors = Negen deuren
touria-option-ending-sudden_marriage = Bliksembruiloft
touria-option-turn_rotation = Torens draaien
touria-option-turn_rotation-help = Welke kant draait een gekozen toren op?
touria-option-turn_rotation-ccw = Tegen de klok in
touria-option-turn_rotation-cw = Met de klok mee
touria-option-entry_payment = Betalen bij binnenkomst
touria-option-entry_payment-help = Lever je je harten en munten in als je het kasteel binnengaat?
touria-option-entry_payment-true = Inleveren
touria-option-entry_payment-false = Houden
touria-option-castle_entry = Naar binnen
touria-option-castle_entry-help = Als je het kasteel in kunt, mag je dan wachten?
touria-option-castle_entry-optional = Mag wachten
touria-option-castle_entry-forced = Moet naar binnen
touria-option-black_redraw = Twee zwarte edelstenen
touria-option-black_redraw-help = Zou een mijn twee zwarte edelstenen krijgen: eerst opnieuw trekken of eerst terugleggen?
touria-option-black_redraw-draw_first = Trekken, dan terugleggen
touria-option-black_redraw-return_first = Terugleggen, dan trekken
touria-option-dragon_reroll = Opnieuw gooien
touria-option-dragon_reroll-help = Wanneer mag je bij de Draak met een zwaard opnieuw gooien?
touria-option-dragon_reroll-any_failure = Altijd als je geen hart wint
touria-option-dragon_reroll-only_without_match = Alleen als je niet kunt betalen
touria-option-helmet = Helm
touria-option-helmet-help = Mag je met de Helm twee zwaarden ruilen, of vervangt hij beide zwaarden?
touria-option-helmet-two_swaps = Twee keer ruilen
touria-option-helmet-as_swords = In plaats van twee zwaarden
touria-option-lantern = Lantaarn
touria-option-lantern-help = Gaat een zwarte edelsteen met de Lantaarn alleen terug in de zak, of krijg je er een andere voor?
touria-option-lantern-take_other = Alleen terug
touria-option-lantern-swap_black = Je krijgt een andere
touria-option-supply = De bank
touria-option-supply-help = Kunnen harten, munten en zwaarden opraken?
touria-option-supply-limited = Ja
touria-option-supply-unlimited = Nee
touria-option-items_visible = Voorwerpen
touria-option-items_visible-help = Kan iedereen zien wie welk magisch voorwerp heeft?
touria-option-items_visible-true = Zichtbaar voor iedereen
touria-option-items_visible-false = Achter de schermen
touria-option-log = Het verloop
touria-option-log-help = Noemt het verloop elke edelsteen, elk hart en elke munt, of alleen waar iedereen heen ging?
touria-option-log-table = Alles
touria-option-log-discreet = Alleen de tochten
touria-option-round_limit = Maximaal aantal rondes
touria-option-round_limit-help = Na hoeveel rondes eindigt het spel als niemand gewonnen heeft? Meestal zijn het er minder dan 20.
touria-option-round_limit-none = 200 rondes
touria-option-round_limit-15 = 15 rondes
touria-option-round_limit-20 = 20 rondes
touria-option-round_limit-30 = 30 rondes
touria-option-silence = Wachten op meedoen
touria-option-silence-help = Hoelang heb je om te zeggen of je meedoet? Daarna geldt het als nee.
touria-option-silence-two_hours = Twee uur
touria-option-silence-eight_hours = Acht uur
touria-option-silence-one_day = Een dag
touria-option-silence-wait = Hooguit drie dagen

## Wat je gevraagd wordt

touria-prompt-bonus = Je begint niet, dus kies een kleine bonus.
touria-prompt-start = Jij bent aan de beurt! Waar gaan de helden heen?
touria-prompt-fly = Waar vlieg je heen?
touria-prompt-route = Langs welke weg ga je { $place-to }? De { $tower } is gedraaid en leidt nu { $seen-to }.
touria-form = Hele beurt
touria-form-way = Langs welke weg?
touria-form-decide-there = Dat beslis je daar: op deze weg komt er eerst iets anders.
touria-form-there = En { $place-at }?
touria-form-later = Daar beslissen
touria-form-later-hint = Je krijgt de vraag zodra de helden er zijn.
touria-form-some-ways = Kan niet na elke weg.
touria-form-then = En daarna?
touria-form-ask-then = Dan beslissen
touria-form-finish-hint = De anderen mogen eerst meedoen, als je iets gedaan hebt.
touria-prompt-route-on =
    Je gaat { $place-to }. Dat zijn tot nu toe { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }, { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }; je kunt er nog { $left } zetten.
touria-prompt-mine = Er liggen twee edelstenen { $place-at }.{ $so_far } Welke pak je?
touria-prompt-arrival = Je bent { $place-at }.{ $so_far } Wat doe je?
touria-prompt-execute = Je bent { $place-at }.{ $so_far } Wat doe je nu?
touria-prompt-copied = Je doet mee { $place-at }: wat doe je?
touria-prompt-dragon = De dobbelsteen toont { $gem }. Wat nu?
touria-prompt-thief = Je hebt in de zak gegrepen. Welke edelsteen houd je?
touria-prompt-after = Klaar!{ $so_far } { $lacking } Nog iets voordat de anderen meedoen?
touria-prompt-copy = Doe je mee { $place-at }? Je beste keuze is nu “{ $best }”.
touria-prompt-copy-without = Je hebt geen elixer, dus je kunt niet meedoen { $place-at }.
touria-prompt-copy-idle = Voor jou valt er nu niets te doen { $place-at }.
touria-prompt-copy-again = Er is { $place-at } minder over dan toen je antwoordde. Doe je toch mee? Je beste keuze is nu “{ $best }”.
touria-prompt-copy-gone = Anderen waren sneller { $place-at }, en voor jou is er niets meer over.
touria-prompt-end = Je beurt is voorbij.{ $so_far } { $lacking } Nog iets?
touria-prompt-end-castle = Nog iets voordat je beurt eindigt?
touria-aim =
    Voor het kasteel heb je { $target } harten, { $target } munten en geen zwarte edelsteen nodig. { $black ->
        [0] Je hebt { $hearts } en { $coins }.
        [one] Je hebt { $hearts }, { $coins } en 1 zwarte edelsteen.
       *[other] Je hebt { $hearts }, { $coins } en { $black } zwarte edelstenen.
    }
touria-aim-wedding =
    Met { $target } harten, { $target } munten en geen zwarte edelsteen win je. { $black ->
        [0] Je hebt { $hearts } en { $coins }.
        [one] Je hebt { $hearts }, { $coins } en 1 zwarte edelsteen.
       *[other] Je hebt { $hearts }, { $coins } en { $black } zwarte edelstenen.
    }
touria-aim-doors =
    { $closed ->
        [one] Je bent in het kasteel. Tara en Talan zijn achter de laatste gesloten deur!
       *[other] Je bent in het kasteel. De juiste deur wint, en er zijn er nog { $closed } dicht.
    }
touria-prompt-doors = Je bent in het kasteel. Welke deur open je?
touria-prompt-gift = Je moet een klein geschenk meebrengen. Wat geef je?
touria-prompt-knapsack = Welke mijn maak je leeg?
touria-prompt-chest = Welk voorwerp pak je?
touria-prompt-crystal_ball = Achter welke deuren kijk je?
touria-prompt-paintbrush = Welke edelsteen verf je, en in welke kleur?
touria-prompt-wish-open = Wanneer zal ik je vragen of je meedoet?
touria-prompt-wish-yes = Deze beurt doe je mee als je kunt. Wanneer zal ik het je nog meer vragen?
touria-prompt-wish-no = Deze beurt doe je niet mee. Wanneer zal ik het je nog meer vragen?

touria-so-far = { "" } Tot nu toe: { $list }.
touria-so-far-nothing = { "" }
touria-more-hearts = { $count ->
    [one] +{ $count } hart
   *[other] +{ $count } harten
}
touria-less-hearts = { $count ->
    [one] −{ $count } hart
   *[other] −{ $count } harten
}
touria-more-coins = { $count ->
    [one] +{ $count } munt
   *[other] +{ $count } munten
}
touria-less-coins = { $count ->
    [one] −{ $count } munt
   *[other] −{ $count } munten
}
touria-more-swords = { $count ->
    [one] +{ $count } zwaard
   *[other] +{ $count } zwaarden
}
touria-less-swords = { $count ->
    [one] −{ $count } zwaard
   *[other] −{ $count } zwaarden
}
touria-more-elixirs = { $count ->
    [one] +{ $count } elixer
   *[other] +{ $count } elixers
}
touria-less-elixirs = { $count ->
    [one] −{ $count } elixer
   *[other] −{ $count } elixers
}
touria-more-gems = +{ $gems }
touria-less-gems = −{ $gems }

touria-lacking = Nog nodig: { $list }.
touria-lacking-nothing = Je mag het kasteel in!
touria-lacking-hearts = { $count ->
    [one] { $count } hart
   *[other] { $count } harten
}
touria-lacking-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
touria-lacking-black = { $count ->
    [one] { $count } zwarte edelsteen minder
   *[other] { $count } zwarte edelstenen minder
}

## Wat een hint over een antwoord zegt

touria-advice-brings = { $list }. { $lacking }{ $turns }
touria-advice-turns-none = { "" }
touria-advice-turns =
    { $whole ->
        [0] { " " }Dat scheelt je ongeveer een halve beurt.
        [one] { $half ->
            [0] { " " }Dat scheelt je ongeveer één beurt.
           *[other] { " " }Dat scheelt je ongeveer anderhalve beurt.
        }
       *[other] { " " }Dat scheelt je ongeveer { $whole } beurten.
    }
touria-advice-dragon =
    { $swords ->
        [0] Wat de dobbelsteen toont, kun je { $works } betalen, en dat levert een hart op.
        [one] Wat de dobbelsteen toont, kun je { $works } betalen, en met je zwaard voor een nieuwe worp { $more }. Dat levert een hart op.
       *[other] Wat de dobbelsteen toont, kun je { $works } betalen, en met je { $swords } zwaarden voor nieuwe worpen { $more }. Dat levert een hart op.
    }
touria-advice-thief = Je ziet drie edelstenen en houdt er een. Zolang er een gekleurde edelsteen in de zak zit, krijg je er een.
touria-advice-door-elsewhere = Je hebt Tara en Talan achter een andere deur gezien.
touria-advice-door-known = Je weet wie er achter deze deur wacht.
touria-advice-door =
    { $doors ->
        [one] Tara en Talan zijn achter deze deur!
       *[other] Tara en Talan zijn { $works } achter deze deur. { $stops ->
            [0] Voor ieder ander die je kunt treffen, heb je een geschenk.
            [one] 1 ander wil een geschenk dat je niet hebt, en dan is je beurt voorbij.
           *[other] { $stops } anderen willen een geschenk dat je niet hebt, en dan is je beurt voorbij.
        }
    }
touria-advice-there-luck = Je waagt je kans { $place-at }. { $best }
touria-advice-flight-luck = Je kunt het best { $place-to } vliegen. { $best }
touria-advice-bonus-gem = Twee gelijke edelstenen zijn een hart waard en drie zijn er twee waard, dus een edelsteen is een goed begin. De kleur maakt niet uit.
touria-advice-bonus-coin = Je hebt munten nodig voor het kasteel, en met een munt betaal je nu al een lange route of de Tovenaar.
touria-advice-bonus-sword = Bij het Toernooi is een zwaard een hart of 3 munten waard. Tot die tijd kan het een toren draaien als geen enkele je bevalt.
touria-advice-bonus-black = Elke zwarte edelsteen houdt je buiten het kasteel, tot je hem kwijt bent.
touria-advice-equal = Het maakt niet uit.
touria-advice-there = Je beste keuze { $place-at } is “{ $best }”.
touria-advice-flight = Vlieg { $place-to } en kies “{ $best }”.
touria-advice-nothing-there = Voor jou valt er nu niets te doen { $place-at }. Het gaat om de edelstenen onderweg, of om je volgende beurt.
touria-advice-nothing-else = Niets anders levert hier meer op dan het kost.

## Wat je kunt kiezen

touria-do-bonus-gem = Een { $gem-bent } edelsteen
touria-hint-gem = Met edelstenen koop je harten en munten.
touria-hint-bonus-black = Alleen de Draak neemt hem, bij een zwarte worp. Hiermee mag je het kasteel niet in.
touria-do-bonus-coin = Een munt
touria-hint-bonus-coin = Betaalt lange routes en de Tovenaar, en je hebt munten nodig voor het kasteel.
touria-do-bonus-sword = Een zwaard
touria-hint-bonus-sword = Koopt harten of munten bij het Toernooi, gooit opnieuw bij de Draak of draait een toren.
touria-do-tower =
    { $cost ->
        [0] { $action } · { $tower }
        [one] { $action } · { $tower } · 1 munt
       *[other] { $action } · { $tower } · { $cost } munten
    }
touria-hint-walk =
    { $steps ->
        [0] Je bent er al
        [one] 1 stap
       *[other] { $steps } stappen
    }, { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }. Hierna op deze toren: { $next }
touria-hint-wizard = Betaal 1 munt en vlieg naar een plek die je kiest. Hierna op deze toren: { $next }
touria-do-sword = Zwaard: { $tower } draaien ({ $action-to })
touria-hint-sword = Kost 1 zwaard. Daarna kies je nog gewoon een toren.
touria-do-forced = Draai de { $tower } en pas
touria-hint-forced = Je kunt geen enkele plek bereiken die je torens tonen.
touria-do-enter = Het kasteel in!
touria-hint-enter = Je haalt je scherm weg en opent vanaf nu deuren.
touria-do-route =
    { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }, { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }: { $gems } · route { $number }
touria-do-route-direct =
    { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }, { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }, geen mijnen · route { $number }
touria-hint-mines = Je komt langs: { $mines }
touria-hint-no-mines = Je krijgt geen edelstenen.
touria-hint-gems = In de mijn: { $gems }
touria-way =
    { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }
touria-do-stepwise = Een andere route
touria-hint-stepwise = Kies je route vakje voor vakje.
touria-hint-stepwise-idle = Geen andere route levert meer op.
touria-hint-step = Je betaalt pas als je hele route gekozen is.
touria-do-step = Verder { $space-to }
touria-do-step-mine = Verder { $space-to } ({ $gems })
touria-do-stay = Blijf { $place-at }
touria-hint-stay = Geen stappen, geen munten, geen edelstenen.
touria-do-arrive =
    { $cost ->
        [0] Ga gratis { $place-to }
        [one] Ga voor 1 munt { $place-to }
       *[other] Ga voor { $cost } munten { $place-to }
    }
touria-hint-arrive = Je gaat nu op weg, langs de mijnen die je koos.
touria-do-jump = Spring met { $item } { $mine-to }
touria-do-pick = Pak de { $gem-bent } edelsteen
touria-hint-pick = De andere edelsteen blijft in de mijn.
touria-do-fly = { $place }
touria-do-item = { $item }
touria-do-mirror = Gebruik de Spiegel als { $item-bare }
touria-do-empty = { $mine }: { $gems }
touria-hint-empty = Je pakt alles, en de mijn wordt weer gevuld.
touria-do-door = Deur { $door }
touria-hint-look = Alleen jij komt te weten wie daar wacht.
touria-hint-open = Zijn Tara en Talan daar, dan win je. Ieder ander wil een geschenk.
touria-do-take = Pak { $item }
touria-do-skip = Doe hier niets
touria-hint-skip = Dan kan niemand meedoen.
touria-do-sword_master =
    { $count ->
        [one] Pak 1 zwaard
       *[other] Pak { $count } zwaarden
    }
touria-do-thief = Grijp in de zak
touria-do-dragon = Vecht tegen de Draak
touria-hint-dragon = Je kunt { $works } van de { $of } kleuren op de dobbelsteen betalen. Klopt de kleur, dan win je een hart.
touria-do-fountain_fairy = Lever een zwarte edelsteen in
touria-do-keep = Houd de { $gem-bent } edelsteen
touria-hint-keep = De andere gaan terug in de zak. Niemand ziet welke je houdt.
touria-do-keep-nothing = Allemaal zwart: houd niets
touria-hint-keep-nothing = De zwarte edelstenen gaan terug in de zak.
touria-do-pay = Geef de { $gem-bent } edelsteen
touria-hint-gift = Dan mag je nog een deur openen.
touria-do-reroll = Gooi opnieuw voor een zwaard
touria-hint-reroll = Kost 1 zwaard. Je kunt { $works } van de { $of } kleuren betalen.
touria-do-retreat = Trek je terug
touria-hint-retreat = Je houdt je edelstenen maar wint niets.
touria-do-sell = { $gems } voor een munt
touria-do-pair = { $gems } voor een hart
touria-do-triple =
    { $hearts ->
        [one] { $gems } voor een hart
       *[other] { $gems } voor { $hearts } harten
    }
touria-do-order =
    { $count ->
        [one] { $gems } voor 1 munt
       *[other] { $gems } voor { $count } munten
    }
touria-hint-then-hearts =
    { $have ->
        [one] Dan heb je 1 hart, en je hebt er { $target } nodig.
       *[other] Dan heb je { $have } harten, en je hebt er { $target } nodig.
    }
touria-hint-then-coins =
    { $have ->
        [one] Dan heb je 1 munt, en je hebt er { $target } nodig.
       *[other] Dan heb je { $have } munten, en je hebt er { $target } nodig.
    }
touria-do-stop = Zo is het genoeg
touria-hint-stop = Hiermee eindigt je actie hier.
touria-do-swap-hearts =
    { $swords ->
        [0] Een hart, met de Helm
       *[other] 1 zwaard voor een hart
    }
touria-do-swap-coins =
    { $swords ->
        [0] { $count ->
            [one] 1 munt, met de Helm
           *[other] { $count } munten, met de Helm
        }
       *[other] { $count ->
            [one] 1 zwaard voor 1 munt
           *[other] 1 zwaard voor { $count } munten
        }
    }
touria-hint-helmet-two_swaps = Twee keer ruilen in plaats van één keer, elk voor een zwaard.
touria-hint-helmet-as_swords = Twee keer ruilen, en de Helm betaalt allebei.
touria-hint-short-hearts =
    { $count ->
        [0] De bank heeft geen hart meer.
        [one] De bank heeft nog maar 1 hart.
       *[other] De bank heeft nog maar { $count } harten.
    }
touria-hint-short-coins =
    { $count ->
        [one] De bank heeft nog maar 1 munt.
       *[other] De bank heeft nog maar { $count } munten.
    }
touria-hint-short-swords =
    { $count ->
        [one] De bank heeft nog maar 1 zwaard.
       *[other] De bank heeft nog maar { $count } zwaarden.
    }
touria-do-paint = Verf een { $gem-bent } edelsteen { $target }
touria-hint-paint = Alleen voor deze betaling.
touria-do-twice-purple = Twee keer zwaarden, voor een paarse edelsteen
touria-do-twice-bird = Twee keer zwaarden, met de Vogel
touria-do-twice-mirror = Spiegel als Vogel: twee keer zwaarden
touria-hint-twice =
    { $count ->
        [one] In totaal 1 zwaard.
       *[other] In totaal { $count } zwaarden.
    }
touria-do-double-purple = Nog een keer, voor een paarse edelsteen
touria-do-double-bird = Nog een keer, met de Vogel
touria-do-double-mirror = Nog een keer, met de Spiegel als Vogel
touria-hint-double = Je gebruikt deze plek een tweede keer.
touria-do-done = Klaar: beurt beëindigen
touria-hint-done = De anderen mogen meedoen, daarna is de volgende speler aan de beurt.
touria-hint-done-hourglass = De anderen mogen meedoen, daarna kun je de Zandloper gebruiken.
touria-do-linger = Eerst de anderen, dan mijn beurt verder
touria-hint-linger = Na het meedoen kun je nog voorwerpen gebruiken.
touria-hint-linger-idle = Je hebt dan geen ander voorwerp om te gebruiken.
touria-do-end = Beurt beëindigen
touria-hint-end = Dan is de volgende speler aan de beurt.
touria-do-stop-opening = Voor nu stoppen
touria-hint-stop-opening = In je volgende beurt open je weer een deur.
touria-do-give = Geef { $gift }
touria-do-give-nothing = Niets geven en beurt beëindigen
touria-hint-give-nothing = In je volgende beurt probeer je een andere deur.
touria-do-copy-elixir = Doe mee voor een elixer
touria-hint-copy-elixir = Je elixer gaat naar de speler die aan de beurt is.
touria-do-copy-flagon = Doe mee met { $item }
touria-do-copy-elixir-take = Geef een elixer, pak { $item }
touria-do-copy-flagon-take = Gebruik { $flagon }, pak { $item }
touria-do-pass = Deze keer niet
touria-hint-pass = Je geeft niets en doet hier niets.
touria-do-ask-all = Vraag het me altijd
touria-hint-ask-all = Ik vraag het overal waar je zou kunnen meedoen.
touria-do-ask-some = Vraag het me op deze plekken
touria-hint-ask-some = Vink hieronder de plekken aan. Op andere plekken doe je niet mee.
touria-do-ask-none = Vraag het me nooit
touria-hint-ask-none = Je doet nooit mee en hoeft nergens op te drukken.
touria-do-wish-on = ✓ { $place }
touria-do-wish-off = ✗ { $place }
touria-do-advance-yes = Deze beurt meedoen
touria-hint-advance-yes = Waar de helden deze beurt ook heen gaan, als je kunt.
touria-do-advance-no = Deze beurt niet meedoen
touria-hint-advance-no = Je doet deze beurt niet mee en hoeft nergens op te drukken.
touria-do-advance-open = Vraag het me deze beurt toch
touria-hint-advance-open = Dan vergeet ik wat je voor deze beurt gezegd hebt.

## Wat er gebeurde

touria-chapter = Ronde { $number }
touria-chapter-name = Ronde
touria-event-turn = { $player } is aan de beurt.
touria-event-bonus-gem = { $player } pakt een { $gem-bent } edelsteen als bonus.
touria-event-bonus-coin = { $player } pakt een munt als bonus.
touria-event-bonus-sword = { $player } pakt een zwaard als bonus.
touria-event-gain-hearts =
    { $count ->
        [one] { $player } wint { $count } hart.
       *[other] { $player } wint { $count } harten.
    }
touria-event-gain-coins =
    { $count ->
        [one] { $player } krijgt { $count } munt.
       *[other] { $player } krijgt { $count } munten.
    }
touria-event-gain-swords =
    { $count ->
        [one] { $player } krijgt { $count } zwaard.
       *[other] { $player } krijgt { $count } zwaarden.
    }
touria-event-pay-hearts =
    { $count ->
        [one] { $player } levert { $count } hart in.
       *[other] { $player } levert { $count } harten in.
    }
touria-event-pay-coins =
    { $count ->
        [one] { $player } betaalt { $count } munt.
       *[other] { $player } betaalt { $count } munten.
    }
touria-event-pay-swords =
    { $count ->
        [one] { $player } geeft { $count } zwaard.
       *[other] { $player } geeft { $count } zwaarden.
    }
touria-event-pay-gems = { $player } geeft { $gems }.
touria-event-tower = { $player } volgt de { $tower } { $action-to }.
touria-event-sword = { $player } draait de { $tower }.
touria-event-forced = { $player } kan nergens heen, draait de { $tower } en past.
touria-event-walk =
    { $steps ->
        [one] { $player } leidt de helden 1 stap { $place-to }.
       *[other] { $player } leidt de helden { $steps } stappen { $place-to }.
    }
touria-event-stay = { $player } blijft { $place-at }.
touria-event-fly = { $player } vliegt { $place-to }.
touria-event-mine = { $player } pakt een { $gem-bent } edelsteen uit de { $mine }.
touria-event-lantern-light = De Lantaarn stuurt een zwarte edelsteen uit de { $mine } terug in de zak.
touria-event-use = { $player } gebruikt { $item }.
touria-event-mirror = { $player } gebruikt de Spiegel als { $item-bare }.
touria-event-display = Nieuw bij de Bosfee: { $item }.
touria-event-take = { $player } pakt { $item }.
touria-event-banish = { $player } haalt een zwarte edelsteen uit het spel.
touria-event-look = { $player } kijkt achter deur { $door }.
touria-event-saw = Achter deur { $door } zie je { $dweller }.
touria-event-place = { $player } is { $place-at }.
touria-event-fight = { $player } vecht tegen de Draak.
touria-event-reach = { $player } grijpt in de zak.
touria-event-keep = { $player } houdt een edelsteen en legt de andere terug.
touria-event-keep-nothing = { $player } houdt geen edelsteen.
touria-event-roll = { $player } gooit { $gem }.
touria-event-retreat = { $player } trekt zich terug van de Draak.
touria-event-order =
    { $count ->
        [one] { $player } levert een bestelling ({ $gems }) voor { $count } munt.
       *[other] { $player } levert een bestelling ({ $gems }) voor { $count } munten.
    }
touria-event-new-order =
    { $count ->
        [one] Een nieuwe bestelling levert { $count } munt op ({ $gems }).
       *[other] Een nieuwe bestelling levert { $count } munten op ({ $gems }).
    }
touria-event-paint = { $player } verft een { $gem-bent } edelsteen { $target }.
touria-event-double = { $player } doet het nog een keer.
touria-event-skip = { $player } doet hier niets.
touria-event-window = { $player } is klaar { $place-at }, en de anderen mogen meedoen.
touria-event-joins = { $player } doet mee.
touria-event-copy-elixir = { $player } geeft { $owner } een elixer en doet mee.
touria-event-copy-flagon = { $player } gebruikt { $item } en doet mee.
touria-event-copied = Iedereen heeft meegedaan of gepast, en { $player } gaat verder.
touria-event-enter = { $player } gaat het kasteel in en haalt het scherm weg!
touria-event-door = { $player } opent deur { $door } en vindt { $dweller }.
touria-event-race = Nu zijn er { $count } spelers in het kasteel: een race naar de juiste deur!
touria-event-last-door = Alleen deur { $door } is nog dicht: daar zijn Tara en Talan!
touria-event-last-round = De laatste ronde begint.
touria-event-gift = { $player } geeft { $gift }.
touria-event-no-gift = { $player } heeft niet het juiste geschenk en wacht.
touria-some-elixirs =
    { $count ->
        [one] { $count } elixer
       *[other] { $count } elixers
    }

touria-some-hearts =
    { $count ->
        [one] { $count } hart
       *[other] { $count } harten
    }
touria-some-coins =
    { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }
touria-some-swords =
    { $count ->
        [one] { $count } zwaard
       *[other] { $count } zwaarden
    }
touria-some-gems =
    { $colour ->
        [black] { $count ->
            [one] { $count } zwarte edelsteen
           *[other] { $count } zwarte edelstenen
        }
        [blue] { $count ->
            [one] { $count } blauwe edelsteen
           *[other] { $count } blauwe edelstenen
        }
        [red] { $count ->
            [one] { $count } rode edelsteen
           *[other] { $count } rode edelstenen
        }
        [green] { $count ->
            [one] { $count } groene edelsteen
           *[other] { $count } groene edelstenen
        }
        [yellow] { $count ->
            [one] { $count } gele edelsteen
           *[other] { $count } gele edelstenen
        }
       *[purple] { $count ->
            [one] { $count } paarse edelsteen
           *[other] { $count } paarse edelstenen
        }
    }

touria-told = { $player } { $deeds }.
touria-told-and = { $list } en { $item }
touria-told-walks = gaat { $place-to } ({ $way })
touria-told-steps =
    { $count ->
        [one] 1 stap
       *[other] { $count } stappen
    }
touria-told-stays = blijft { $place-at }
touria-told-flies = vliegt { $place-to }
touria-told-flies-paid = vliegt voor { $price } { $place-to }
touria-told-turns = draait de { $tower }
touria-told-turns-paid = draait de { $tower } voor 1 zwaard
touria-told-forced = kan nergens heen, draait de { $tower } en past
touria-told-picks = raapt { $gems } op
touria-told-uses = gebruikt { $item }
touria-told-mirrors = gebruikt de Spiegel als { $item-bare }
touria-told-takes = pakt { $item }
touria-told-trades = geeft { $paid } voor { $got }
touria-told-gives = geeft { $paid }
touria-told-gets = krijgt { $got }
touria-told-removes =
    { $count ->
        [one] haalt 1 zwarte edelsteen uit het spel
       *[other] haalt { $count } zwarte edelstenen uit het spel
    }
touria-told-keeps =
    { $count ->
        [one] houdt 1 edelsteen
       *[other] houdt { $count } edelstenen
    }
touria-told-keeps-nothing = houdt geen edelsteen
touria-told-retreats = trekt zich terug van de Draak
touria-told-order = levert een bestelling ({ $gems }) voor { $coins }
touria-told-again = doet het nog een keer
touria-told-again-paid = doet het nog een keer voor { $price }
touria-told-skips = doet daar niets
touria-told-copies = doet mee
touria-told-copies-elixir = geeft { $owner } 1 elixer om mee te doen
touria-told-copies-flagon = gebruikt { $item } om mee te doen
touria-told-lifts = haalt het scherm weg
touria-told-enters = gaat het kasteel in
touria-told-opens = opent deur { $door }
touria-told-finds = vindt { $dweller }
touria-told-no-gift = heeft niet het juiste geschenk
touria-told-looks = kijkt achter { $doors }
touria-told-door = deur { $door }

touria-score =
    { $score ->
        [one] { $score } hart of munt
       *[other] { $score } harten en munten
    }
touria-reason-siblings = { $player } vindt Tara en Talan als eerste en wint.
touria-reason-marriage = { $player } heeft alles voor de bruiloft en wint meteen.
touria-reason-rounds = De laatste ronde is voorbij. { $player } is het verst gekomen en wint.
touria-reason-shared =
    { $count ->
        [2] De laatste ronde is voorbij. Twee spelers staan gelijk en delen de overwinning.
       *[other] De laatste ronde is voorbij. { $count } spelers staan gelijk en delen de overwinning.
    }

## Waarom niet

touria-refused-over = Dit spel is afgelopen.
touria-refused-not-seated = Je hebt geen plaats aan deze tafel, dus je kunt de helden niet leiden.
touria-refused-turn = { $player } kiest nu. Jij komt ook nog aan de beurt!
touria-refused-copy-chapel = Je bent in het kasteel: van daaruit doet niemand mee, en dat hoeft ook niet.
touria-refused-copy-own = Dit is je eigen beurt. De anderen beslissen of ze meedoen.
touria-refused-copy-elixir = Je hebt geen elixer om te geven.
touria-refused-copy-idle = Voor jou valt er hier nu niets te doen.
touria-refused-copy-over = Meedoen kan deze beurt niet meer.
touria-refused-not-owned = Dit voorwerp heb je niet: { $item }.
touria-refused-mirror = De Spiegel heeft niets om te kopiëren.
touria-refused-window = Je kunt { $item } nu niet gebruiken.
touria-refused-fly = Daar kan niemand landen. Vlieg naar een plek, niet naar een mijn, de Brug of het binnenhof.
touria-refused-action = Dat kan hier nu niet.
touria-refused-double = Een tweede keer kan dat nu niet.
touria-refused-pay = Dat kun je nu niet betalen.
touria-refused-door = Deze deur kun je nu niet openen.
touria-refused-enter = Je hebt { $target } harten, { $target } munten en geen zwarte edelsteen nodig om het kasteel in te gaan.
touria-refused-enter-later = Je kunt het kasteel in aan het begin van je eigen beurt.
touria-refused-tower-later = Te laat: een toren kies je aan het begin van je beurt.
touria-refused-sword = Je hebt geen zwaard om een toren mee te draaien.
touria-refused-tower = Met wat je hebt, kom je niet { $place-to }.
touria-refused-stepwise = Dat bericht is verouderd. Kies een van de routes die er nu staan, of kies een andere route, vakje voor vakje.
touria-refused-route-later = Kies eerst een toren, dan de route.
touria-refused-form-asked = Daarna krijg je eerst een andere vraag: kies “Dan beslissen”. Er is niets gebeurd.
touria-refused-form-then = Kies wat je op de plek doet voordat je je beurt beëindigt, of beëindig hem later. Er is niets gebeurd.
touria-refused-form-way = Op die weg komt er eerst iets anders: kies “Daar beslissen”. Er is niets gebeurd.
touria-refused-route = Deze route leidt niet naar waar de helden heen gaan.
touria-refused-road = Er loopt van hier geen weg { $space-to }.
touria-refused-road-twice = Je mag elke weg maar één keer per beurt gebruiken.
touria-refused-coins =
    Te ver: { $free } stappen zijn gratis, elke stap extra kost een munt, en je hebt er { $coins ->
        [0] geen
       *[other] { $coins }
    }.
touria-refused-unknown = Dat kun je hier niet kiezen. De knoppen laten zien wat wel kan.

## De getekende bladzijde van de regels: korte zinnen in grote letters
touria-page-aim = Verzamel 7 harten en 7 munten en werk zwarte edelstenen weg. Ga dan het kasteel in.
touria-page-turn = Kies een toren en leid de helden naar de plek die hij toont. Pak edelstenen uit mijnen en gebruik dan de plek.
touria-page-end = Open in het kasteel deuren en geef geschenken. Vind je Tara en Talan, dan win je.
touria-page-shown = Naast de tekst getekend: een hart, munten en edelstenen; de Draak en de helden; negen gesloten deuren van het kasteel.

## Plannen

touria-plan = { $where } meedoen als het { $gain } oplevert, { $way }; { $rest }
# Differs: waar, niet waarheen.
touria-plan-anywhere = overal
touria-plan-at = { $place-at }
touria-plan-anything = wat dan ook
touria-plan-hearts =
    { $count ->
        [one] minstens 1 hart
       *[other] minstens { $count } harten
    }
touria-plan-coins =
    { $count ->
        [one] minstens 1 munt
       *[other] minstens { $count } munten
    }
touria-plan-swords =
    { $count ->
        [one] minstens 1 zwaard
       *[other] minstens { $count } zwaarden
    }
touria-plan-gems =
    { $count ->
        [one] minstens 1 edelsteen
       *[other] minstens { $count } edelstenen
    }
touria-plan-items = een voorwerp
touria-plan-way-either = met een elixer, anders met de Flacon
touria-plan-way-elixir = met een elixer
touria-plan-way-flagon = met de Flacon
touria-plan-rest-ask = vraag het me anders
touria-plan-rest-pass = anders niet meedoen
touria-plan-slot-gain = Meedoen als het dit oplevert …
touria-plan-slot-place = Waar?
touria-plan-slot-way = Hoe betaal je?
touria-plan-slot-rest = Als het dat niet oplevert …
touria-plan-over-means = Zo kun je het meedoen niet meer betalen.
