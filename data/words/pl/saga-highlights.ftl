saga-highlight-change = { $when }, { $card }: { $characteristic } { $before } → { $after }
saga-figure-won = Wygrane przygody: { $won } z { $count }
saga-figure-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
