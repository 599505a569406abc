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
towers-picture-cleared = Tower { $tower } is cleared
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

towers-alt-none = none
towers-alt-lobby = Tschak!: a table for { $least } to { $most } players is open.
towers-alt-board = Tschak!: { $where }.
towers-alt-hand = Your hand in Tschak!: { $where }.
towers-alt-watch = Tschak! as spectators see it: { $where }.
towers-alt-turn = { $what }.
towers-alt-last = { $what }.
towers-alt-over = The game is over.
towers-alt-floor = Floor { $floor }: { $monster } and { $treasure }.
towers-alt-floor-taken = Floor { $floor }, decided: { $monster } and { $treasure }.
towers-alt-floor-taken-by = Floor { $floor }, decided: { $monster } for { $weakest }, { $treasure } for { $strongest }.
towers-alt-seat = { $player } ({ $crest }):
towers-alt-seat-team = shows { $cards }, worth { $value }.
towers-alt-seat-chose = Has chosen.
towers-alt-seat-chooses = Hasn’t chosen yet.
towers-alt-seat-won = { $gold } gold, treasures: { $treasures }, monsters: { $monsters }.
towers-alt-seat-piles = Won: { $list }.
towers-alt-seat-points = { $points ->
    [one] 1 point so far.
   *[other] { $points } points so far.
}
towers-alt-ring = Where the hands lie; after the tower each moves one place on: { $list }.
towers-alt-ring-place = hand { $hand } with { $place }
towers-alt-own-commit = You have chosen { $cards }.
towers-alt-own-can = You can play { $cards }.
towers-alt-own-cannot = In hand but not possible now: { $cards }.
towers-alt-own-played = Played in this tower: { $cards }.
towers-alt-own-worth = Your team is worth { $least } so far.
towers-alt-own-worth-range = Your team is worth { $least } to { $most } so far.
towers-alt-reveal = Tower { $tower }, floor { $floor } is decided.
towers-alt-reveal-team = { $player }: { $cards }; { $sum } = { $value }.
towers-alt-reveal-reason = Values are level: { $reason }.
towers-alt-reveal-fined = The team was forbidden at first, so it takes what costs more.
towers-alt-passing = Tower { $tower } is cleared.
towers-alt-passed = Every hand has moved on to the left.
towers-alt-played-hand = Hand { $hand }, played by { $player } in tower { $tower }: { $cards }.
towers-alt-result = Tschak! is over: { $winner }.
towers-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
towers-alt-sheet = { $player }: { $list }.
towers-alt-item = { $item } { $count }, points { $points }
