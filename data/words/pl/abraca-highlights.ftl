abraca-figure-spells = Udane zaklęcia: { $right } z { $count }
abraca-figure-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
