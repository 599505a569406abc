abraca-figure-spells = { $right ->
    [one] { $right } incantesimo riuscito su { $count }
   *[other] { $right } incantesimi riusciti su { $count }
}
# Differs: as abraca-chapter.
abraca-figure-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } round
}
