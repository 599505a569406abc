# Zwrot w skończonej grze w jednym krótkim zdaniu: na karcie końcowej, w filmie i na stronie gry.

highlight-decided = { $when } rozstrzyga: wygrywa { $player }
highlight-led = { $when }: { $player } wychodzi na prowadzenie i go nie oddaje
highlight-leads = { $when }: { $player } wychodzi na prowadzenie na dobre
highlight-overtakes = { $when }: { $player } wyprzedza na dobre: { $other }
highlight-gains = { $points ->
    [one] { $when }: { $player } zdobywa { $points } punkt
    [few] { $when }: { $player } zdobywa { $points } punkty
   *[many] { $when }: { $player } zdobywa { $points } punktów
}
highlight-sentence = { $told }.
