touria-highlight-first = { $when }: { $player } ist zuerst im Schloss
touria-highlight-follows = { $when }: { $player } folgt { $other } ins Schloss und gewinnt das Rennen
touria-highlight-marriage = { $when }: { $player } hat alles für die Hochzeit
touria-figure-doors = { $doors ->
    [one] { $opened } von { $doors } Tür geöffnet
   *[other] { $opened } von { $doors } Türen geöffnet
}
touria-figure-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
