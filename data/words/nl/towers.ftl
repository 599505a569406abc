# Tschak! – namen, opties, keuzes, verloop, weigeringen en regels.

towers-name = Tschak!
towers-tagline = Stuur naar elke verdieping het juiste team: het sterkste pakt de schat, het zwakste krijgt het monster.
towers-players = 2–4 spelers, ongeveer 30 minuten

## Kaarten

towers-type-wizard = Tovenaar
towers-type-warrior = Krijger
towers-type-dwarf = Dwerg
towers-type-artifact = Artefact

towers-weapon-wand = toverstaf
towers-weapon-axe = bijl
towers-weapon-sword = zwaard
towers-weapon-hammer = hamer
towers-weapon-bare = blote handen

towers-card-plain = { $type } { $value }
towers-card-armed = { $type } { $value } ({ $weapon })
towers-card-chameleon_1 = Kameleon I
towers-card-chameleon_2 = Kameleon II
towers-card-chameleon_3 = Kameleon III
towers-card-chameleon_4 = Kameleon IV
towers-card-artifact_1 = Artefact (lantaarn)
towers-card-artifact_2 = Artefact (hoorn)
towers-card-artifact_3 = Artefact (kroon)
towers-card-artifact_4 = Artefact (amulet)
towers-cards = { $first }, { $others }
towers-cards-plus = { $first } + { $others }

## Wat er in de torens ligt

towers-creature =
    { $skulls ->
        [one] { $name } (1 schedel)
       *[other] { $name } ({ $skulls } schedels)
    }
towers-monster-slime = Slijm
towers-monster-skeleton = Skelet
towers-monster-golem = Golem
towers-monster-ghost = Spook
towers-monster-gazer = Loeroog
towers-monster-minotaur = Minotaurus
towers-monster-lich = Lich
towers-monster-red_dragon = Rode Draak
towers-monster-troglodyte = Troglodiet

towers-treasure-chest = Kist ({ $points } punten)
towers-treasure-cursed =
    { $points ->
        [-1] Vervloekte Kist (−1 punt)
        [-2] Vervloekte Kist (−2 punten)
       *[other] Vervloekte Kist ({ $points } punten)
    }
towers-treasure-ring = Ring van Macht
towers-treasure-trophy = Trofee
towers-treasure-elixir = Elixer

## Opties van de tafel

towers-option-open_piles = Gewonnen kaarten
towers-option-open_piles-help = Kan iedereen zien welke schatten en monsters de anderen gewonnen hebben?
towers-option-open_piles-true = Open voor iedereen
towers-option-open_piles-false = Alleen aantallen
towers-option-hand_memory = Gespeelde handen
towers-option-hand_memory-help = Houdt de tafel bij welke handen al gespeeld zijn, of onthoud je dat zelf?
towers-option-hand_memory-true = Bijgehouden
towers-option-hand_memory-false = Uit het hoofd
towers-option-forbidden_teams = Verboden teams
towers-option-forbidden_teams-help = Twee kaarten van één type in een team: weigeren, of ruilen met een straf?
towers-option-forbidden_teams-refused = Geweigerd
towers-option-forbidden_teams-penalty = Straf
towers-option-elixir_use = Het elixer
towers-option-elixir_use-help = Kiest de tafel aan het eind het beste monster om weg te halen, of kiest de eigenaar?
towers-option-elixir_use-best = Het beste voor de eigenaar
towers-option-elixir_use-chosen = De eigenaar kiest

## Wat je gevraagd wordt

towers-aim = Wie na { $towers } torens de meeste punten heeft, wint; jij hebt er { $points }. Het sterkste team pakt de schat, het zwakste het monster.
towers-aim-level = Wie na { $towers } torens de meeste punten heeft, wint; jij hebt er { $points }. Gelijk op verdieping { $floor }: { $by } besliste, en jij pakte { $what }.
towers-prompt =
    { $count ->
        [one] Verdieping { $floor }: kies één kaart. Alle kaarten gaan tegelijk open.
        [3] Verdieping { $floor }: kies je hele team. Alle kaarten gaan tegelijk open.
       *[other] Verdieping { $floor }: kies { $count } kaarten. Alle kaarten gaan tegelijk open.
    }
towers-form = { $count } kaarten kiezen
towers-form-prompt =
    { $count ->
        [3] Je drie kaarten voor deze verdieping
       *[other] Nog twee kaarten voor deze verdieping
    }
towers-option-sum = { $cards } = { $least }
towers-option-range = { $cards } = { $least }–{ $most }
towers-hint-chameleon = De kameleon kopieert de hoogste tovenaar van je tegenstanders.
towers-hint-copied = De tovenaar die je kameleon kopieert, is meegeteld.
towers-hint-doubled = Het artefact verdubbelt de zwakste van de twee andere kaarten.
towers-hint-artifact = Is je team compleet, dan verdubbelt het artefact de zwakste kaart ervan.
towers-hint-whole = Je team: { $least }.
towers-option-forbidden = Verboden: { $cards }
towers-hint-forbidden = Twee kaarten van één type: je ruilt er een en krijgt wat op deze verdieping meer kost.
towers-prompt-swap = Je team heeft twee kaarten van één type. Welke neem je terug, en wat laat je in plaats daarvan zien?
towers-option-swap = { $in } in plaats van { $out }
towers-prompt-elixir = Je elixer haalt voor de telling een van je monsters weg. Welk?
towers-option-remove = { $monster } weghalen
towers-option-keep = Niets weghalen
towers-option-remove-hint =
    { $points ->
        [one] Je eindigt met 1 punt.
       *[other] Je eindigt met { $points } punten.
    }
towers-option-withdraw = Keuze terugnemen
towers-option-withdraw-hint = Je mag opnieuw kiezen. De anderen wachten op je.

## Plannen

towers-plan = { $steps }
towers-plan-step =
    { $count ->
        [3] verdieping { $floor }: { $cards }
       *[other] verdieping { $floor }, stap { $step }: { $cards }
    }
towers-plan-slot =
    { $count ->
        [one] Verdieping { $floor }, stap { $step }
        [2] Verdieping { $floor }, stap { $step }, 2 kaarten
       *[other] Verdieping { $floor }, { $count } kaarten
    }
towers-plan-over-tower = Er is een nieuwe toren begonnen.
towers-plan-over-used = Je kunt deze kaart niet meer spelen: { $card }.

towers-advice =
    { $aim ->
        [treasure] Hiermee ga je voor de schat
        [monster] Hiermee ontloop je het monster
       *[later] Hiermee bewaar je betere kaarten voor later
    }. Je team { $team }{ $shown ->
        [0] { "" }
       *[other] , dat van { $player } laat { $shown } zien
    }. De schat (nu { $treasure } voor jou) pak je { $strongest } en het monster ({ $monster }) { $weakest }.
towers-advice-sure = is { $least } waard
towers-advice-range = is { $least } tot { $most } waard
towers-advice-so-far = laat tot nu toe { $least } zien

## Wat er gebeurde

towers-chapter = Toren { $number }
towers-chapter-name = Toren
towers-chapter-part = Toren { $number }, verdieping { $part }
towers-event-tower = Toren { $tower } begint.
towers-event-floor = Verdieping { $floor }: { $monster } en { $treasure }.
towers-event-shows = { $player } laat { $cards } zien.
towers-event-sum-two = { $player }: { $first } + { $second } = { $total }
towers-event-sum-three = { $player }: { $first } + { $second } + { $third } = { $total }
towers-term-doubled = 2 × { $value }
towers-term-copied =
    { $value ->
        [0] 0 (niemand om te kopiëren)
       *[other] { $value } (gekopieerd)
    }
towers-term-copied-doubled =
    { $value ->
        [0] 2 × 0 (niemand om te kopiëren)
       *[other] 2 × { $value } (gekopieerd)
    }
towers-event-swaps = Twee van één type: { $player } neemt { $out } terug en laat { $in } zien.
towers-event-fined-treasure = Verdieping { $floor }: { $player } betaalt voor een verboden team en pakt de schat, { $what }.
towers-event-fined-monster = { $player } betaalt voor een verboden team en pakt het monster, { $what }.
towers-event-left-treasure = Verdieping { $floor }: { $player } pakt de schat die overblijft, { $what }.
towers-event-left-monster = { $player } pakt het monster dat overblijft, { $what }.
towers-event-treasure = Verdieping { $floor }: { $player } is het sterkst en pakt de schat, { $what }.
towers-event-treasure-tie = Verdieping { $floor }: de sterkste teams staan gelijk, maar { $by } beslist. { $player } pakt de schat, { $what }.
towers-event-monster = { $player } is het zwakst en pakt het monster, { $what }.
towers-event-monster-tie = De zwakste teams staan gelijk, maar { $by } beslist: { $player } pakt het monster, { $what }.
towers-by-wizard = de tovenaar
towers-by-wizard_weapon = de toverstaf
towers-by-warrior = de krijger
towers-by-warrior_weapon = de bijl van de krijger
towers-by-dwarf = de dwerg
towers-by-dwarf_weapon = het wapen van de dwerg
towers-event-loot =
    { $coins ->
        [0] { $player } houdt { $card } over en wint geen goud.
        [one] { $player } houdt { $card } over en wint { $coins } goud.
       *[other] { $player } houdt { $card } over en wint { $coins } goud.
    }
towers-event-pass = Elke hand schuift door naar links.
towers-event-elixir = Het elixer van { $player } haalt een monster weg: { $monster }.
towers-event-final = Eindstand: { $points }.

towers-told-shown = Getoond: { $teams }.
towers-told-team = { $player } { $cards }
towers-told-swaps = Twee van één type: { $swaps }.
towers-told-swap = { $player } neemt { $out } terug en laat { $in } zien
towers-told-treasure = Verdieping { $floor }: { $player } pakt met { $total } de schat, { $what }.
towers-told-treasure-tie = Verdieping { $floor }: gelijk op { $total }, { $by } beslist. Schat voor { $player }: { $what }.
towers-told-monster = { $player } pakt met { $total } het monster, { $what }.
towers-told-monster-tie = Gelijk op { $total }, { $by } beslist. Monster voor { $player }: { $what }.
towers-told-monster-too = { $player } pakt het monster, { $what }.
towers-told-sums = Andere teams: { $sums }.
towers-told-sum = { $player } { $total }
towers-told-loot = Laatste kaarten: { $loot }.
towers-told-loot-won = { $player } wint { $coins } goud met { $card }
towers-told-loot-none = { $player } wint niets met { $card }

towers-score =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
towers-reason-points =
    { $points ->
        [one] { $player } heeft de meeste punten, 1, en wint.
       *[other] { $player } heeft de meeste punten, { $points }, en wint.
    }
towers-reason-monsters = Gelijk op { $points } punten; { $player } heeft minder monsters en wint.
towers-reason-shared =
    { $count ->
        [2] Twee spelers staan gelijk op { $points } punten, met evenveel monsters, en delen de overwinning.
       *[other] { $count } spelers staan gelijk op { $points } punten, met evenveel monsters, en delen de overwinning.
    }

## Waarom niet

towers-refused-nothing-to-withdraw = Er valt niets terug te nemen: je hebt nog niet gekozen, of de kaarten liggen al open.
towers-refused-count =
    { $count ->
        [one] Kies nu precies één kaart.
       *[other] Kies nu precies { $count } kaarten.
    }
towers-refused-same-card = Je mag elke kaart maar één keer spelen. Kies verschillende kaarten.
towers-refused-no-card = Die kaart bestaat niet in dit spel.
towers-refused-played = Deze kaart heb je in deze toren al gespeeld: { $card }.
towers-refused-not-in-hand = Deze kaart heb je niet in je hand: { $card }.
towers-refused-type-shown = Je team op deze verdieping heeft dit type al: { $type }. Kies een ander type.
towers-refused-type-twice = Een team mag van elk type maar één kaart hebben. Dubbel is nu: { $type }. Kies verschillende types.

## De getekende bladzijde van de regels: korte zinnen in grote letters
towers-page-aim = Stuur teams van drie door vier torens. Win schatten en ontwijk monsters.
towers-page-turn = Iedereen kiest in het geheim kaarten. Het sterkste team pakt de schat, het zwakste het monster.
towers-page-end = Na elke toren schuiven de handen door. Na de vierde wint wie de meeste punten heeft.
towers-page-shown = Naast de tekst getekend: een kist en een monster; een tovenaar, een krijger en een dwerg; goud, ringen en een monster.
