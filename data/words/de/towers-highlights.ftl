towers-figure-margin = { $points ->
    [one] Mit { $points } Punkt Vorsprung
   *[other] Mit { $points } Punkten Vorsprung
}
towers-figure-total = { $points ->
    [one] Gleichauf mit { $points } Punkt
   *[other] Gleichauf mit { $points } Punkten
}
