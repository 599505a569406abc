towers-figure-margin = { $points ->
    [one] Gewonnen met { $points } punt verschil
   *[other] Gewonnen met { $points } punten verschil
}
towers-figure-total = { $points ->
    [one] Gelijk op { $points } punt
   *[other] Gelijk op { $points } punten
}
