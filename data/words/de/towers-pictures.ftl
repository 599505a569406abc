# Wörter auf den Bildern von Tschak!: kurz, sie müssen passen.

towers-picture-title = Tschak!
towers-picture-where = Turm { $tower } von { $towers } · Etage { $floor } von { $floors }
towers-picture-where-step = Turm { $tower } von { $towers } · Etage { $floor } von { $floors } · Schritt { $step } von { $steps }
towers-picture-artifact-1 = Laterne
towers-picture-artifact-2 = Horn
towers-picture-artifact-3 = Krone
towers-picture-artifact-4 = Amulett
towers-picture-treasure-chest = Truhe
towers-picture-treasure-cursed = Verflucht
towers-picture-treasure-ring = Ring
towers-picture-treasure-trophy = Trophäe
towers-picture-treasure-elixir = Elixier
towers-picture-over = Das Spiel ist aus
towers-picture-everyone = { $count ->
    [one] Alle wählen eine Karte
   *[other] Alle wählen { $count } Karten
}
towers-picture-choosing = { $count ->
    [one] { $players } wählt
   *[other] { $players } wählen
}
towers-picture-swaps-now = { $player } muss tauschen
towers-picture-removes-now = { $player } nutzt das Elixier
towers-picture-takes = { $player } holt { $treasure ->
    [chest] die Truhe
    [cursed] die verfluchte Truhe
    [ring] den Ring
    [trophy] die Trophäe
   *[other] das Elixier
}
towers-picture-waiting = Wir warten auf { $players }
towers-picture-your-choice = { $count ->
    [one] Wähl eine Karte
   *[other] Wähl { $count } Karten
}
towers-picture-you-chose = Du hast gewählt. { $players }
towers-picture-swaps = { $player } muss eine Karte tauschen
towers-picture-removes = { $player } wählt, was das Elixier entfernt
towers-picture-your-swap = Tausch eine Karte in deinem Team
towers-picture-your-elixir = Wähl, was dein Elixier entfernt
towers-picture-monsters = Deine Monster
towers-picture-fined = verbotenes Team
towers-picture-taken = { $strongest } holt den Schatz ({ $treasure }), { $weakest } nimmt das Monster ({ $monster })
towers-picture-passed = Turm { $tower } beginnt. Jede Hand ist nach links gewandert
towers-picture-begins = Turm { $tower } beginnt
towers-picture-chameleon = Chamäleon
towers-picture-decided = { $by } entscheidet
towers-picture-level = Bisher sind alle Teams gleichauf: { $value }
towers-picture-so-far = Bisher vorn: { $ahead } mit { $most }. Hinten: { $behind } mit { $least }
towers-picture-board = Reisetafel
towers-picture-tower = Turm { $tower } von { $towers }
towers-picture-item-gold = Gold
towers-picture-item-chests = Truhen
towers-picture-item-cursed = Verflucht
towers-picture-item-rings = Ringe (n²)
towers-picture-item-creatures = Kreaturen
towers-picture-item-troglodytes = Troglodyten (n²)
towers-picture-item-trophy = Trophäe
towers-picture-item-elixir = Elixier
towers-picture-lobby-invite = Der Schatz fürs stärkste Team, das Monster fürs schwächste
towers-picture-worth = Wert
towers-picture-could = möglich
towers-picture-hand = Deine zehn Karten, Hand { $hand }: Was einen Goldrand hat, kannst du jetzt spielen
towers-picture-memory = Gespielte Hände
towers-picture-chosen = gewählt

# Alternativtexte und die Stellung in Worten.

towers-alt-none = nichts
towers-alt-lobby = Ein Tisch Tschak! für { $least } bis { $most } Personen ist offen.
towers-alt-board = Tschak!: { $where }.
towers-alt-hand = Deine Hand in Tschak!: { $where }.
towers-alt-watch = Tschak!, wie es das Publikum sieht: { $where }.
towers-alt-turn = { $what }.
towers-alt-last = { $what }.
towers-alt-over = Das Spiel ist aus.
towers-alt-floor = Auf Etage { $floor }: { $monster } und { $treasure }.
towers-alt-floor-taken = Auf Etage { $floor } waren: { $monster } und { $treasure }.
towers-alt-floor-taken-by = Auf Etage { $floor } holte { $strongest } den Schatz, { $treasure }, und { $weakest } nahm das Monster, { $monster }.
towers-alt-seat = { $player } ({ $crest }) hat { $gold } Gold, { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
} und { $monsters } Monster.
towers-alt-seat-team = { $player } zeigt { $cards }, Wert { $value }.
towers-alt-seat-chose = { $player } hat gewählt.
towers-alt-seat-chooses = { $player } hat noch nicht gewählt.
towers-alt-seat-piles = Bisher gewonnen: { $list }.
towers-alt-seat-points = { $points ->
    [one] Das macht 1 Punkt.
   *[other] Das macht { $points } Punkte.
}
towers-alt-ring = Nach diesem Turm wandert jede Hand einen Platz weiter. Jetzt: { $list }.
towers-alt-ring-place = Hand { $hand } bei { $place }
towers-alt-own-commit = Du hast { $cards } gewählt.
towers-alt-own-can = Du kannst spielen: { $cards }.
towers-alt-own-cannot = Jetzt kannst du nicht spielen: { $cards }.
towers-alt-own-played = In diesem Turm hast du gespielt: { $cards }.
towers-alt-own-worth = Dein Team ist bisher { $least } wert.
towers-alt-own-worth-range = Dein Team ist bisher { $least } bis { $most } wert.
towers-alt-reveal = Etage { $floor } von Turm { $tower } ist entschieden.
towers-alt-reveal-team = { $player } zeigte { $cards }: { $sum } = { $value }.
towers-alt-reveal-reason = Gleichstand, { $reason }.
towers-alt-reveal-fined = Dieses Team war zuerst verboten, also nimmt es, was mehr kostet.
towers-alt-passing = Turm { $tower } ist geschafft.
towers-alt-passed = Jede Hand ist nach links gewandert.
towers-alt-played-hand = { $player } hat in Turm { $tower } Hand { $hand } gespielt: { $cards }.
towers-alt-result = Tschak! ist vorbei. { $winner }.
towers-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
towers-alt-sheet = Wertung von { $player }: { $list }.
towers-alt-item = { $points } für { $item } ({ $count })
towers-picture-tower-hand = { $tower } · Hand { $hand }
