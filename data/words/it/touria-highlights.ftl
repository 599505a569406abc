touria-highlight-first = { $when }: { $player } arriva prima di tutti al castello
touria-highlight-follows = { $when }: { $player } segue { $other } nel castello e vince la corsa
touria-highlight-marriage = { $when }: { $player } ha tutto per le nozze
touria-figure-doors = { $opened ->
    [one] { $opened } porta aperta su { $doors }
   *[other] { $opened } porte aperte su { $doors }
}
touria-figure-rounds = { $count ->
    [one] { $count } giro
   *[other] { $count } giri
}
