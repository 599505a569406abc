saga-highlight-change = { $when }, { $card } : { $characteristic } { $before } → { $after }
saga-figure-won = { $won ->
    [one] { $won } Aventure réussie sur { $count }
   *[other] { $won } Aventures réussies sur { $count }
}
saga-figure-rounds = { $count ->
    [one] { $count } tour de table
   *[other] { $count } tours de table
}
