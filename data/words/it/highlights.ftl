# La svolta di una partita finita, in una frase breve: sul quadro finale, nel film e sulla pagina.

highlight-decided = { $when } decide tutto: vince { $player }
highlight-led = { $when }: { $player } va in testa e ci resta
highlight-leads = { $when }: { $player } va in testa una volta per tutte
highlight-overtakes = { $when }: { $player } supera { $other } una volta per tutte
highlight-gains = { $points ->
    [one] { $when }: { $player } guadagna { $points } punto
   *[other] { $when }: { $player } guadagna { $points } punti
}
highlight-sentence = { $told }.
