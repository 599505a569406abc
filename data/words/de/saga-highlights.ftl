saga-highlight-change = { $when }, „{ $card }“: { $characteristic } { $before } → { $after }
saga-figure-won = { $won } von { $count } Abenteuern bestanden
saga-figure-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
