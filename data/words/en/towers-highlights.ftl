towers-figure-margin = { $points ->
    [one] Won by { $points } point
   *[other] Won by { $points } points
}
towers-figure-total = { $points ->
    [one] Tied at { $points } point
   *[other] Tied at { $points } points
}
