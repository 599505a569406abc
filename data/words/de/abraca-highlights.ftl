abraca-figure-spells = { $right } von { $count } Zaubern gelungen
abraca-figure-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
