saga-highlight-change = { $when }, { $card }: { $characteristic } { $before } → { $after }
saga-figure-won = { $count ->
    [one] { $won } of { $count } Adventure won
   *[other] { $won } of { $count } Adventures won
}
saga-figure-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
