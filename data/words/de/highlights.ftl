# Der Wendepunkt einer beendeten Partie in einem kurzen Satz, auf ihrer Endkarte, in ihrem Film und auf ihrer Seite.

highlight-decided = { $when } entscheidet: { $player } gewinnt
highlight-led = { $when }: { $player } geht in Führung und bleibt vorn
highlight-leads = { $when }: { $player } geht endgültig in Führung
highlight-overtakes = { $when }: { $player } zieht endgültig an { $other } vorbei
highlight-gains = { $points ->
    [one] { $when }: { $player } holt { $points } Punkt
   *[other] { $when }: { $player } holt { $points } Punkte
}
highlight-sentence = { $told }.
