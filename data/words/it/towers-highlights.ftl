towers-figure-margin = { $points ->
    [one] Vittoria per { $points } punto
   *[other] Vittoria per { $points } punti
}
towers-figure-total = { $points ->
    [one] Pari a { $points } punto
   *[other] Pari a { $points } punti
}
