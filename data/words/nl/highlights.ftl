# Het keerpunt van een afgelopen spel in één korte zin, op de eindkaart, in de film en op de pagina.

highlight-decided = { $when } beslist het: { $player } wint
highlight-led = { $when }: { $player } neemt de leiding en houdt die
highlight-leads = { $when }: { $player } neemt definitief de leiding
highlight-overtakes = { $when }: { $player } haalt { $other } definitief in
highlight-gains = { $points ->
    [one] { $when }: { $player } krijgt er { $points } punt bij
   *[other] { $when }: { $player } krijgt er { $points } punten bij
}
highlight-sentence = { $told }.
