# What the alternative texts of every game share.

picture-alt-lobby-seat = Seat { $seat }, { $crest }: { $player }.
picture-alt-lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
