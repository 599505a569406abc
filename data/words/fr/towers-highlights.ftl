towers-figure-margin = { $points ->
    [one] Victoire de { $points } point
   *[other] Victoire de { $points } points
}
towers-figure-total = { $points ->
    [one] Égalité à { $points } point
   *[other] Égalité à { $points } points
}
