touria-highlight-first = { $when }: w zamku melduje się { $player }, przed wszystkimi
touria-highlight-follows = { $when }: do zamku wchodzi { $other }, potem { $player } – i wygrywa wyścig
touria-highlight-marriage = { $when }: { $player } ma wszystko, czego trzeba na wesele
touria-figure-doors = Otwarte drzwi: { $opened } z { $doors }
touria-figure-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
