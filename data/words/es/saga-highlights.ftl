saga-highlight-change = { $when }, { $card }: { $characteristic } { $before } → { $after }
saga-figure-won = { $won ->
    [one] { $won } Aventura superada de { $count }
   *[other] { $won } Aventuras superadas de { $count }
}
saga-figure-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
