# Words drawn on the pictures of Tschak!: short, they must fit where they stand.

towers-picture-title = Tschak!
towers-picture-where = Tower { $tower } of { $towers } · floor { $floor } of { $floors }
towers-picture-where-step = Tower { $tower } of { $towers } · floor { $floor } of { $floors } · step { $step } of { $steps }
towers-picture-artifact-1 = Lantern
towers-picture-artifact-2 = Horn
towers-picture-artifact-3 = Crown
towers-picture-artifact-4 = Amulet
towers-picture-treasure-chest = Chest
towers-picture-treasure-cursed = Cursed chest
towers-picture-treasure-ring = Ring
towers-picture-treasure-trophy = Trophy
towers-picture-treasure-elixir = Elixir
towers-picture-over = The game is over
towers-picture-everyone = { $count ->
    [one] Everyone chooses a card
   *[other] Everyone chooses { $count } cards
}
towers-picture-choosing = { $count ->
    [one] { $players } chooses
   *[other] { $players } choose
}
towers-picture-swaps-now = { $player } must swap a card
towers-picture-removes-now = { $player } uses the elixir
towers-picture-takes = { $player } takes { $treasure ->
    [chest] the chest
    [cursed] the cursed chest
    [ring] the ring
    [trophy] the trophy
   *[other] the elixir
}
towers-picture-waiting = Waiting for { $players }
towers-picture-your-choice = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
towers-picture-you-chose = You have chosen. { $players }
towers-picture-swaps = { $player } has to swap a card
towers-picture-removes = { $player } chooses what the elixir removes
towers-picture-your-swap = Swap a card of your team
towers-picture-your-elixir = Choose what your elixir removes
towers-picture-monsters = Your monsters
towers-picture-fined = forbidden team
towers-picture-taken = { $strongest } takes the treasure ({ $treasure }), { $weakest } the monster ({ $monster })
towers-picture-passed = Tower { $tower } begins. Every hand has moved on to the left
towers-picture-begins = Tower { $tower } begins
towers-picture-chameleon = Chameleon
towers-picture-decided = decided by { $by }
towers-picture-level = All teams are level at { $value } so far
towers-picture-so-far = Ahead so far: { $ahead } with { $most }. Behind: { $behind } with { $least }
towers-picture-board = travelling board
towers-picture-tower = Tower { $tower } of { $towers }
towers-picture-item-gold = Gold
towers-picture-item-chests = Chests
towers-picture-item-cursed = Cursed chests
towers-picture-item-rings = Rings (n²)
towers-picture-item-creatures = Creatures
towers-picture-item-troglodytes = Troglodytes (n²)
towers-picture-item-trophy = Trophy
towers-picture-item-elixir = Elixir
towers-picture-lobby-invite = Treasure for the strongest, the monster for the weakest
towers-picture-worth = worth
towers-picture-could = can be worth
towers-picture-hand = Your ten cards, hand { $hand }: what has a gold rim can be played now
towers-picture-memory = Hands that were played
towers-picture-chosen = chosen

# Alternative texts and the position in words.

towers-alt-none = nothing
towers-alt-lobby = A table of Tschak! for { $least } to { $most } players is open.
towers-alt-board = Tschak!: { $where }.
towers-alt-hand = Your hand in Tschak!: { $where }.
towers-alt-watch = Tschak! as spectators see it: { $where }.
towers-alt-turn = { $what }.
towers-alt-last = { $what }.
towers-alt-over = The game is over.
towers-alt-floor = Floor { $floor } has { $monster } and { $treasure }.
towers-alt-floor-taken = Floor { $floor } had { $monster } and { $treasure }.
towers-alt-floor-taken-by = On floor { $floor }, { $strongest } took { $treasure }, and { $weakest } took { $monster }.
towers-alt-seat = { $player } ({ $crest }) has { $gold } gold, { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
} and { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
}.
towers-alt-seat-team = { $player } shows { $cards }, worth { $value }.
towers-alt-seat-chose = { $player } has chosen.
towers-alt-seat-chooses = { $player } hasn’t chosen yet.
towers-alt-seat-piles = Won so far: { $list }.
towers-alt-seat-points = { $points ->
    [one] That makes 1 point.
   *[other] That makes { $points } points.
}
towers-alt-ring = After this tower, each hand moves on one place. Now: { $list }.
towers-alt-ring-place = hand { $hand } with { $place }
towers-alt-own-commit = You have chosen { $cards }.
towers-alt-own-can = You can play { $cards }.
towers-alt-own-cannot = You can’t play { $cards } now.
towers-alt-own-played = You’ve played { $cards } in this tower.
towers-alt-own-worth = Your team is worth { $least } so far.
towers-alt-own-worth-range = Your team is worth { $least } to { $most } so far.
towers-alt-reveal = Floor { $floor } of tower { $tower } is decided.
towers-alt-reveal-team = { $player } showed { $cards }: { $sum } = { $value }.
towers-alt-reveal-reason = It’s a tie, { $reason }.
towers-alt-reveal-fined = This team was forbidden at first, so it takes what costs more.
towers-alt-passing = Tower { $tower } is cleared.
towers-alt-passed = Every hand has moved on to the left.
towers-alt-played-hand = { $player } played hand { $hand } in tower { $tower }: { $cards }.
towers-alt-result = Tschak! is over. { $winner }.
towers-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
towers-alt-sheet = { $player } scores { $list }.
towers-alt-item = { $points } for { $item } ({ $count })
towers-picture-tower-hand = { $tower } · hand { $hand }
