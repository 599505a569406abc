saga-highlight-change = { $when }, { $card }: { $characteristic } { $before } → { $after }
saga-figure-won = { $count ->
    [one] { $won } de { $count } Aventura vencida
   *[other] { $won } de { $count } Aventuras vencidas
}
saga-figure-rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
