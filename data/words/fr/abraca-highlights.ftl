abraca-figure-spells = { $right ->
    [one] { $right } sort réussi sur { $count }
   *[other] { $right } sorts réussis sur { $count }
}
# Differs: as abraca-chapter.
abraca-figure-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
