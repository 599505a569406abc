# What the alternative texts of every game share.

picture-alt-lobby-seat = Seat { $seat }, { $crest }: { $player }.
picture-alt-strength = { $player } plays as: { $strength }.
picture-alt-lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}

picture-lobby-free = free seat
picture-lobby-seats = { $least } to { $most } players
picture-alt-lobby = { $game }: a table for { $least } to { $most } players is open.

## Any view in words: what a painter shows that knows nothing of its game.

picture-turn = It is { $player }’s turn
picture-going = The game is on
picture-winner = { $player } wins
picture-winners = { $players } share the victory
picture-loser = { $player } has lost, everybody else wins
picture-row = { $label }: { $value }
picture-times = { $count } × { $what }
picture-hidden = hidden
picture-nothing = nothing
picture-yes = yes
picture-no = no
picture-alt-lit = Lit up: { $parts }.
picture-alt-board = { $game }: { $headline }.
picture-alt-row = { $row }.
picture-alt-seat = { $player } ({ $crest }): { $what }.
picture-alt-own-seat = Your seat, { $player } ({ $crest }): { $what }.
