touria-highlight-first = { $when } : { $player } atteint le château avant tout le monde
touria-highlight-follows = { $when } : { $player } suit { $other } au château et gagne la course
touria-highlight-marriage = { $when } : { $player } a tout pour le mariage
touria-figure-doors = { $opened ->
    [one] { $opened } porte ouverte sur { $doors }
   *[other] { $opened } portes ouvertes sur { $doors }
}
touria-figure-rounds = { $count ->
    [one] { $count } tour de table
   *[other] { $count } tours de table
}
