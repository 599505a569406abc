towers-figure-margin = { $points ->
    [one] Wygrana o { $points } punkt
    [few] Wygrana o { $points } punkty
   *[many] Wygrana o { $points } punktów
}
towers-figure-total = Remis: po { $points } pkt
