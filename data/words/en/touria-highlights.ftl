touria-highlight-first = { $when }: { $player } reaches the castle first
touria-highlight-follows = { $when }: { $player } follows { $other } into the castle and wins the race
touria-highlight-marriage = { $when }: { $player } has everything for the wedding
touria-figure-doors = { $doors ->
    [one] { $opened } of { $doors } door opened
   *[other] { $opened } of { $doors } doors opened
}
touria-figure-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
