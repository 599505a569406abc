saga-highlight-change = { $when }, { $card }: { $characteristic } { $before } → { $after }
saga-figure-won = { $count ->
    [one] Haalt { $won } van { $count } Avontuur
   *[other] Haalt { $won } van { $count } Avonturen
}
saga-figure-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
