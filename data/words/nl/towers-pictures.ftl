# Woorden op de afbeeldingen van Tschak!: kort, ze moeten passen.

towers-picture-title = Tschak!
towers-picture-where = Toren { $tower } van { $towers } · verdieping { $floor } van { $floors }
towers-picture-where-step = Toren { $tower } van { $towers } · verdieping { $floor } van { $floors } · stap { $step } van { $steps }
towers-picture-artifact-1 = Lantaarn
towers-picture-artifact-2 = Hoorn
towers-picture-artifact-3 = Kroon
towers-picture-artifact-4 = Amulet
towers-picture-treasure-chest = Kist
towers-picture-treasure-cursed = Vervloekt
towers-picture-treasure-ring = Ring
towers-picture-treasure-trophy = Trofee
towers-picture-treasure-elixir = Elixer
towers-picture-over = Het spel is afgelopen
towers-picture-everyone = { $count ->
    [one] Iedereen kiest een kaart
   *[other] Iedereen kiest { $count } kaarten
}
towers-picture-choosing = { $count ->
    [one] { $players } kiest
   *[other] { $players } kiezen
}
towers-picture-swaps-now = { $player } moet een kaart ruilen
towers-picture-removes-now = { $player } gebruikt het elixer
towers-picture-takes = { $player } pakt { $treasure ->
    [chest] de kist
    [cursed] de vervloekte kist
    [ring] de ring
    [trophy] de trofee
   *[other] het elixer
}
towers-picture-waiting = Wachten op { $players }
towers-picture-your-choice = { $count ->
    [one] Kies een kaart
   *[other] Kies { $count } kaarten
}
towers-picture-you-chose = Je hebt gekozen. { $players }
towers-picture-swaps = { $player } moet een kaart ruilen
towers-picture-removes = { $player } kiest wat het elixer weghaalt
towers-picture-your-swap = Ruil een kaart van je team
towers-picture-your-elixir = Kies wat je elixer weghaalt
towers-picture-monsters = Jouw monsters
towers-picture-fined = verboden team
towers-picture-taken = { $strongest } pakt de schat ({ $treasure }), { $weakest } het monster ({ $monster })
towers-picture-passed = Toren { $tower } begint. Elke hand is doorgeschoven naar links
towers-picture-begins = Toren { $tower } begint
towers-picture-chameleon = Kameleon
towers-picture-decided = beslist door { $by }
towers-picture-level = Alle teams staan tot nu toe op { $value }
towers-picture-so-far = Voor: { $ahead } met { $most }. Achter: { $behind } met { $least }
towers-picture-board = reisbord
towers-picture-tower = Toren { $tower } van { $towers }
towers-picture-item-gold = Goud
towers-picture-item-chests = Kisten
towers-picture-item-cursed = Vervloekte kisten
towers-picture-item-rings = Ringen (n²)
towers-picture-item-creatures = Monsters
towers-picture-item-troglodytes = Troglodieten (n²)
towers-picture-item-trophy = Trofee
towers-picture-item-elixir = Elixer
towers-picture-lobby-invite = De schat voor het sterkste team, het monster voor het zwakste
towers-picture-worth = waard
towers-picture-could = kan worden
towers-picture-hand = Je tien kaarten, hand { $hand }: die met gouden rand kun je nu spelen
towers-picture-memory = Handen die gespeeld zijn
towers-picture-chosen = gekozen

# Alternatieve teksten en de stand in woorden.

towers-alt-none = niets
towers-alt-lobby = Een tafel Tschak! voor { $least } tot { $most } spelers is open.
towers-alt-board = Tschak!: { $where }.
towers-alt-hand = Jouw hand in Tschak!: { $where }.
towers-alt-watch = Tschak! zoals toeschouwers het zien: { $where }.
towers-alt-turn = { $what }.
towers-alt-last = { $what }.
towers-alt-over = Het spel is afgelopen.
towers-alt-floor = Op verdieping { $floor }: { $monster } en { $treasure }.
towers-alt-floor-taken = Op verdieping { $floor } lagen: { $monster } en { $treasure }.
towers-alt-floor-taken-by = Op verdieping { $floor } pakte { $strongest } { $treasure } en { $weakest } { $monster }.
towers-alt-seat = { $player } ({ $crest }) heeft { $gold } goud, { $treasures ->
    [one] 1 schat
   *[other] { $treasures } schatten
} en { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
}.
towers-alt-seat-team = { $player } laat { $cards } zien, samen { $value } waard.
towers-alt-seat-chose = { $player } heeft gekozen.
towers-alt-seat-chooses = { $player } heeft nog niet gekozen.
towers-alt-seat-piles = Tot nu toe gewonnen: { $list }.
towers-alt-seat-points = { $points ->
    [one] Dat is samen 1 punt.
   *[other] Dat is samen { $points } punten.
}
towers-alt-ring = Na deze toren schuift elke hand een plaats door. Nu: { $list }.
towers-alt-ring-place = hand { $hand } bij { $place }
towers-alt-own-commit = Je hebt { $cards } gekozen.
towers-alt-own-can = Je kunt { $cards } spelen.
towers-alt-own-cannot = Je kunt { $cards } nu niet spelen.
towers-alt-own-played = Je hebt in deze toren { $cards } gespeeld.
towers-alt-own-worth = Je team is tot nu toe { $least } waard.
towers-alt-own-worth-range = Je team is tot nu toe { $least } tot { $most } waard.
towers-alt-reveal = Verdieping { $floor } van toren { $tower } is beslist.
towers-alt-reveal-team = { $player } liet { $cards } zien: { $sum } = { $value }.
towers-alt-reveal-reason = Het staat gelijk, { $reason }.
towers-alt-reveal-fined = Dit team was eerst verboden en krijgt dus wat het meest kost.
towers-alt-passing = Toren { $tower } is leeggehaald.
towers-alt-passed = Elke hand is doorgeschoven naar links.
towers-alt-played-hand = { $player } speelde hand { $hand } in toren { $tower }: { $cards }.
towers-alt-result = Tschak! is afgelopen. { $winner }.
towers-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
towers-alt-sheet = { $player } krijgt { $list }.
towers-alt-item = { $points } voor { $item } ({ $count })
towers-picture-tower-hand = { $tower } · hand { $hand }
