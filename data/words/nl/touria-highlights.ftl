touria-highlight-first = { $when }: { $player } is als eerste in het kasteel
touria-highlight-follows = { $when }: { $player } volgt { $other } het kasteel in en wint de race
touria-highlight-marriage = { $when }: { $player } heeft alles voor de bruiloft
touria-figure-doors = { $doors ->
    [one] { $opened } van de { $doors } deur open
   *[other] { $opened } van de { $doors } deuren open
}
touria-figure-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
