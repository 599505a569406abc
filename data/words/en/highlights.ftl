# The turning point of a finished game in one short sentence, on its end card, in its film and on its page.

highlight-decided = { $when } decides it: { $player } wins
highlight-led = { $when }: { $player } takes the lead and keeps it
highlight-leads = { $when }: { $player } takes the lead for good
highlight-overtakes = { $when }: { $player } overtakes { $other } for good
highlight-gains = { $points ->
    [one] { $when }: { $player } gains { $points } point
   *[other] { $when }: { $player } gains { $points } points
}
highlight-sentence = { $told }.
