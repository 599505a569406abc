abraca-figure-spells = { $right } van de { $count } spreuken goed
abraca-figure-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
