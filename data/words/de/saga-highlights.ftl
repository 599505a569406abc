saga-highlight-change = { $when }, „{ $card }“: { $characteristic } { $before } → { $after }
saga-figure-won = Abenteuer: { $won } von { $count }
saga-figure-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
