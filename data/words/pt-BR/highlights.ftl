# A virada de uma partida que acabou, numa frase curta, no cartão final, no filme e na página.

highlight-decided = { $when } decide: { $player } ganha
highlight-led = { $when }: { $player } assume a liderança e não larga mais
highlight-leads = { $when }: { $player } assume a liderança de vez
highlight-overtakes = { $when }: { $player } passa { $other } de vez
highlight-gains = { $points ->
    [one] { $when }: { $player } ganha { $points } ponto
   *[other] { $when }: { $player } ganha { $points } pontos
}
highlight-sentence = { $told }.
