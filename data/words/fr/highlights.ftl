# Le tournant d’une partie finie en une courte phrase, sur sa carte de fin, dans son film et sur sa page.

highlight-decided = { $when } décide de tout : { $player } gagne
highlight-led = { $when } : { $player } prend la tête et la garde
highlight-leads = { $when } : { $player } prend la tête pour de bon
highlight-overtakes = { $when } : { $player } dépasse { $other } pour de bon
highlight-gains = { $points ->
    [one] { $when } : { $player } gagne { $points } point
   *[other] { $when } : { $player } gagne { $points } points
}
highlight-sentence = { $told }.
