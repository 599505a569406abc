abraca-figure-spells = Zauber: { $right } von { $count }
abraca-figure-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
