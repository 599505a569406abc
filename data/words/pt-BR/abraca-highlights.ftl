abraca-figure-spells = { $right } de { $count } feitiços certos
abraca-figure-rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
