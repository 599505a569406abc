abraca-figure-spells = { $right ->
    [one] { $right } hechizo acertado de { $count }
   *[other] { $right } hechizos acertados de { $count }
}
abraca-figure-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
