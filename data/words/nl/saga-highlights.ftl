saga-highlight-change = { $when }, { $card }: { $characteristic } { $before } → { $after }
saga-figure-won = { $count ->
    [one] { $won } van de { $count } Avontuur gehaald
   *[other] { $won } van de { $count } Avonturen gehaald
}
saga-figure-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
