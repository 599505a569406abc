saga-highlight-change = { $when }, { $card }: { $characteristic } { $before } → { $after }
saga-figure-won = { $won ->
    [one] { $won } Avventura riuscita su { $count }
   *[other] { $won } Avventure riuscite su { $count }
}
saga-figure-rounds = { $count ->
    [one] { $count } giro
   *[other] { $count } giri
}
