towers-figure-margin = { $points ->
    [one] Victoria por { $points } punto
   *[other] Victoria por { $points } puntos
}
towers-figure-total = { $points ->
    [one] Empate a { $points } punto
   *[other] Empate a { $points } puntos
}
