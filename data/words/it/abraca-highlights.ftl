abraca-figure-spells = { $right ->
    [one] { $right } incantesimo riuscito su { $count }
   *[other] { $right } incantesimi riusciti su { $count }
}
abraca-figure-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } round
}
