# Wat de alternatieve teksten van alle spellen delen.

picture-alt-lobby-seat = Plaats { $seat }, { $crest }: { $player }.
picture-alt-strength = { $player } speelt als: { $strength }.
picture-alt-lobby-free = { $count ->
    [one] Eén plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
}

picture-lobby-free = vrije plaats
picture-lobby-seats = { $least } tot { $most } spelers
picture-alt-lobby = { $game }: een tafel voor { $least } tot { $most } spelers is open.

## Elke stand in woorden: wat een tekenaar toont die het spel niet kent.

picture-turn = { $player } is aan de beurt
picture-going = Het spel is bezig
picture-winner = { $player } wint
picture-winners = { $players } delen de overwinning
picture-loser = { $player } heeft verloren, alle anderen winnen
picture-row = { $label }: { $value }
picture-times = { $count } × { $what }
picture-hidden = verborgen
picture-nothing = niets
picture-yes = ja
picture-no = nee
picture-alt-lit = Opgelicht: { $parts }.
picture-alt-board = { $game }: { $headline }.
picture-alt-row = { $row }.
picture-alt-seat = { $player } ({ $crest }): { $what }.
picture-alt-own-seat = Jouw plaats, { $player } ({ $crest }): { $what }.
