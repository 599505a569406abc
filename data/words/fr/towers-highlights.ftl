towers-figure-margin = { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
towers-figure-total = { $points ->
    [one] Égalité à { $points } point
   *[other] Égalité à { $points } points
}
