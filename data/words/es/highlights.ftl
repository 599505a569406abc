# El punto de inflexión de una partida acabada en una frase corta, en su tarjeta final, su película y su página.

highlight-decided = { $when } lo decide: gana { $player }
highlight-led = { $when }: { $player } toma la delantera y la conserva
highlight-leads = { $when }: { $player } toma la delantera definitiva
highlight-overtakes = { $when }: { $player } adelanta definitivamente a { $other }
highlight-gains = { $points ->
    [one] { $when }: { $player } gana { $points } punto
   *[other] { $when }: { $player } gana { $points } puntos
}
highlight-sentence = { $told }.
