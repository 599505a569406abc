towers-figure-margin = { $points ->
    [one] { $points } punt voorsprong
   *[other] { $points } punten voorsprong
}
towers-figure-total = { $points ->
    [one] Gelijk op { $points } punt
   *[other] Gelijk op { $points } punten
}
