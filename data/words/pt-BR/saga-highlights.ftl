saga-highlight-change = { $when }, { $card }: { $characteristic } { $before } → { $after }
saga-figure-won = Aventuras: { $won } de { $count }
saga-figure-rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
