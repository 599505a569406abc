abraca-figure-spells = { $right } of { $count } spells right
abraca-figure-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
