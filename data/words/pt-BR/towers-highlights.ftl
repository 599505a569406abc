towers-figure-margin = { $points ->
    [one] Vitória por { $points } ponto
   *[other] Vitória por { $points } pontos
}
towers-figure-total = { $points ->
    [0] Empate em 0 pontos
    [one] Empate em { $points } ponto
   *[other] Empate em { $points } pontos
}
