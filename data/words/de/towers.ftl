# Tschak! – Namen, Optionen, Möglichkeiten, Verlauf, Absagen und Regeln.

towers-name = Tschak!
towers-tagline = Schick auf jede Etage das richtige Team: Das stärkste holt den Schatz, das schwächste kriegt das Monster.
towers-players = 2–4 Personen, etwa 30 Minuten

## Karten

towers-type-wizard = Zauberer
towers-type-warrior = Krieger
towers-type-dwarf = Zwerg
towers-type-artifact = Artefakt

towers-weapon-wand = Stab
towers-weapon-axe = Axt
towers-weapon-sword = Schwert
towers-weapon-hammer = Hammer
towers-weapon-bare = bloße Hände

towers-card-plain = { $type } { $value }
towers-card-armed = { $type } { $value } ({ $weapon })
towers-card-chameleon_1 = Chamäleon I
towers-card-chameleon_2 = Chamäleon II
towers-card-chameleon_3 = Chamäleon III
towers-card-chameleon_4 = Chamäleon IV
towers-card-artifact_1 = Artefakt (Laterne)
towers-card-artifact_2 = Artefakt (Horn)
towers-card-artifact_3 = Artefakt (Krone)
towers-card-artifact_4 = Artefakt (Amulett)
towers-cards = { $first }, { $others }
towers-cards-plus = { $first } + { $others }

## Was in den Türmen liegt

towers-creature = { $name } ({ $skulls } Schädel)
towers-monster-slime = Schleim
towers-monster-skeleton = Skelett
towers-monster-golem = Golem
towers-monster-ghost = Geist
towers-monster-gazer = Glotzauge
towers-monster-minotaur = Minotaurus
towers-monster-lich = Lich
towers-monster-red_dragon = Roter Drache
towers-monster-troglodyte = Troglodyt

towers-treasure-chest = Truhe ({ $points } Punkte)
towers-treasure-cursed =
    { $points ->
        [-1] Verfluchte Truhe (−1 Punkt)
        [-2] Verfluchte Truhe (−2 Punkte)
       *[other] Verfluchte Truhe ({ $points } Punkte)
    }
towers-treasure-ring = Ring der Macht
towers-treasure-trophy = Trophäe
towers-treasure-elixir = Elixier

## Optionen am Tisch

towers-option-open_piles = Gewonnene Karten
towers-option-open_piles-help = Sehen alle, welche Schätze und Monster die anderen gewonnen haben?
towers-option-open_piles-true = Für alle offen
towers-option-open_piles-false = Nur die Anzahl
towers-option-hand_memory = Gespielte Hände
towers-option-hand_memory-help = Listet der Tisch die gespielten Hände auf, oder merkt ihr sie euch selbst?
towers-option-hand_memory-true = Aufgelistet
towers-option-hand_memory-false = Selber merken
towers-option-forbidden_teams = Verbotene Teams
towers-option-forbidden_teams-help = Zwei Karten desselben Typs in einem Team: gar nicht möglich, oder mit Strafe getauscht?
towers-option-forbidden_teams-refused = Nicht möglich
towers-option-forbidden_teams-penalty = Mit Strafe
towers-option-elixir_use = Das Elixier
towers-option-elixir_use-help = Wer sucht am Ende das Monster aus, das verschwindet: der Tisch oder wer das Elixier hat?
towers-option-elixir_use-best = Der Tisch wählt
towers-option-elixir_use-chosen = Wer es hat, wählt

## Was du gefragt wirst

towers-aim = Wer nach { $towers } Türmen am meisten Punkte hat, gewinnt; du hast { $points }. Das stärkste Team holt den Schatz, das schwächste nimmt das Monster.
towers-aim-level = Wer nach { $towers } Türmen am meisten Punkte hat, gewinnt; du hast { $points }. Gleichstand auf Etage { $floor }: { $by } hat entschieden, und du bekamst: { $what }.
towers-prompt =
    { $count ->
        [one] Etage { $floor }: Wähl eine Karte. Alle werden zugleich aufgedeckt.
        [3] Etage { $floor }: Wähl dein ganzes Team. Alle werden zugleich aufgedeckt.
       *[other] Etage { $floor }: Wähl { $count } Karten. Alle werden zugleich aufgedeckt.
    }
towers-option-sum = { $cards } = { $least }
towers-option-range = { $cards } = { $least }–{ $most }
towers-hint-chameleon = Das Chamäleon kopiert den höchsten Zauberer der anderen.
towers-hint-copied = Der Zauberer, den dein Chamäleon kopiert, ist mitgezählt.
towers-hint-doubled = Das Artefakt verdoppelt die schwächere der beiden anderen Karten.
towers-hint-artifact = Ist dein Team vollständig, verdoppelt das Artefakt die schwächere Karte.
towers-hint-whole = Dein Team: { $least }.
towers-option-forbidden = { $cards } (verboten)
towers-hint-forbidden = Zwei Karten desselben Typs: Du müsstest eine tauschen und nehmen, was hier mehr kostet.
towers-prompt-swap = Dein Team hat zwei Karten desselben Typs. Welche nimmst du zurück, und was zeigst du stattdessen?
towers-option-swap = { $in } statt { $out }
towers-prompt-elixir = Dein Elixier entfernt vor der Wertung eins deiner Monster. Welches?
towers-option-remove = Weg damit: { $monster }
towers-option-keep = Alle behalten
towers-option-remove-hint =
    { $points ->
        [one] Damit hast du am Ende 1 Punkt.
       *[other] Damit hast du am Ende { $points } Punkte.
    }
towers-option-withdraw = Wahl zurücknehmen
towers-option-withdraw-hint = Du kannst neu wählen. Die anderen warten auf dich.

towers-advice =
    { $aim ->
        [treasure] Damit gehst du auf den Schatz
        [monster] Damit bleibst du vom Monster weg
       *[later] Damit sparst du bessere Karten für später
    }. Dein Team { $team }{ $shown ->
        [0] { "" }
       *[other] , das von { $player } zeigt { $shown }
    }. Den Schatz (bringt dir jetzt { $treasure }) holst du { $strongest }, das Monster ({ $monster }) nimmst du { $weakest }.
towers-advice-sure = ist { $least } wert
towers-advice-range = ist { $least } bis { $most } wert
towers-advice-so-far = zeigt bisher { $least }

## Was passiert ist

towers-chapter = Turm { $number }
towers-chapter-name = Turm
towers-chapter-part = Turm { $number }, Etage { $part }
towers-event-tower = Turm { $tower } beginnt.
towers-event-floor = Etage { $floor }: { $monster } und { $treasure }.
towers-event-shows = { $player } zeigt { $cards }.
towers-event-sum-two = { $player }: { $first } + { $second } = { $total }
towers-event-sum-three = { $player }: { $first } + { $second } + { $third } = { $total }
towers-term-doubled = 2 × { $value }
towers-term-copied =
    { $value ->
        [0] 0 (nichts zu kopieren)
       *[other] { $value } (kopiert)
    }
towers-term-copied-doubled =
    { $value ->
        [0] 2 × 0 (nichts zu kopieren)
       *[other] 2 × { $value } (kopiert)
    }
towers-event-swaps = Zwei vom selben Typ: { $player } nimmt { $out } zurück und zeigt { $in }.
towers-event-fined-treasure = Etage { $floor }: { $player } büßt für ein verbotenes Team und nimmt den Schatz, { $what }.
towers-event-fined-monster = { $player } büßt für ein verbotenes Team und nimmt das Monster, { $what }.
towers-event-left-treasure = Etage { $floor }: { $player } nimmt den übrigen Schatz, { $what }.
towers-event-left-monster = { $player } nimmt das übrige Monster, { $what }.
towers-event-treasure = Etage { $floor }: { $player } hat das stärkste Team und holt den Schatz, { $what }.
towers-event-treasure-tie = Etage { $floor }: Gleichstand an der Spitze, { $by } entscheidet. { $player } holt den Schatz, { $what }.
towers-event-monster = { $player } hat das schwächste Team und nimmt das Monster, { $what }.
towers-event-monster-tie = Gleichstand am Ende, { $by } entscheidet. { $player } nimmt das Monster, { $what }.
towers-by-wizard = der Zauberer
towers-by-wizard_weapon = der Zauberstab
towers-by-warrior = der Krieger
towers-by-warrior_weapon = die Axt des Kriegers
towers-by-dwarf = der Zwerg
towers-by-dwarf_weapon = die Waffe des Zwergs
towers-event-loot =
    { $coins ->
        [0] { $player } hat noch { $card } und gewinnt kein Gold.
        [one] { $player } hat noch { $card } und gewinnt { $coins } Gold.
       *[other] { $player } hat noch { $card } und gewinnt { $coins } Gold.
    }
towers-event-pass = Jede Hand wandert nach links weiter.
towers-event-elixir = Das Elixier von { $player } entfernt ein Monster: { $monster }.
towers-event-final = Punkte am Ende: { $points }.

towers-told-shown = Aufgedeckt: { $teams }.
towers-told-team = { $player } { $cards }
towers-told-swaps = Zwei vom selben Typ: { $swaps }.
towers-told-swap = { $player } nimmt { $out } zurück und zeigt { $in }
towers-told-treasure = Etage { $floor }: { $player } holt mit { $total } den Schatz, { $what }.
towers-told-treasure-tie = Etage { $floor }: gleichauf mit { $total }, { $by } entscheidet. Schatz für { $player }: { $what }.
towers-told-monster = { $player } nimmt mit { $total } das Monster, { $what }.
towers-told-monster-tie = Gleichauf mit { $total }, { $by } entscheidet. Monster für { $player }: { $what }.
towers-told-monster-too = { $player } nimmt das Monster, { $what }.
towers-told-sums = Die anderen: { $sums }.
towers-told-sum = { $player } { $total }
towers-told-loot = Letzte Karten: { $loot }.
towers-told-loot-won = { $player } gewinnt { $coins } Gold mit { $card }
towers-told-loot-none = { $player } gewinnt nichts mit { $card }

towers-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
towers-reason-points = { $player } hat mit { $points } die meisten Punkte und gewinnt.
towers-reason-monsters = Gleichstand mit { $points } Punkten; { $player } hat weniger Monster und gewinnt.
towers-reason-shared =
    { $count ->
        [2] Zwei haben { $points } Punkte und gleich viele Monster und teilen sich den Sieg.
       *[other] { $count } haben { $points } Punkte und gleich viele Monster und teilen sich den Sieg.
    }

## Warum nicht

towers-refused-nothing-to-withdraw = Da gibt’s nichts zurückzunehmen: Du hast noch nicht gewählt, oder die Karten liegen schon offen.
towers-refused-count =
    { $count ->
        [one] Wähl jetzt genau eine Karte.
       *[other] Wähl jetzt genau { $count } Karten.
    }
towers-refused-same-card = Jede Karte geht nur einmal. Wähl verschiedene.
towers-refused-no-card = So eine Karte gibt es in diesem Spiel nicht.
towers-refused-played = { $card } hast du in diesem Turm schon gespielt.
towers-refused-not-in-hand = { $card } hast du nicht auf der Hand.
towers-refused-type-shown = { $type } ist auf dieser Etage schon in deinem Team. Wähl einen anderen Typ.
towers-refused-type-twice = { $type } geht in einem Team nur einmal. Wähl verschiedene Typen.

## Die gezeichnete Seite der Regeln: kurze Sätze in großer Schrift
towers-page-aim = Schick Dreierteams auf vier Türme. Hol Schätze, und weich den Monstern aus.
towers-page-turn = Alle wählen heimlich Karten. Das stärkste Team holt den Schatz, das schwächste nimmt das Monster.
towers-page-end = Nach jedem Turm wandern die Hände weiter. Nach dem vierten gewinnt, wer die meisten Punkte hat.
towers-page-shown = Neben dem Text gezeichnet: eine Truhe und ein Monster; ein Zauberer, ein Krieger und ein Zwerg; Gold, Ringe und eine Kreatur.

## In einem Formular, und im Voraus geplant

towers-form = { $count } Karten wählen
towers-form-prompt =
    { $count ->
        [3] Deine drei Karten für diese Etage
       *[other] Noch zwei Karten für diese Etage
    }
towers-plan = { $steps }
towers-plan-step =
    { $count ->
        [3] Etage { $floor }: { $cards }
       *[other] Etage { $floor }, Schritt { $step }: { $cards }
    }
towers-plan-slot =
    { $count ->
        [one] Etage { $floor }, Schritt { $step }
        [2] Etage { $floor }, Schritt { $step }, 2 Karten
       *[other] Etage { $floor }, { $count } Karten
    }
towers-plan-over-tower = Ein neuer Turm hat begonnen.
towers-plan-over-used = { $card } kannst du nicht mehr spielen.
