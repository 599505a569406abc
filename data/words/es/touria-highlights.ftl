touria-highlight-first = { $when }: { $player } llega al castillo antes que nadie
touria-highlight-follows = { $when }: { $player } sigue a { $other } al castillo y gana la carrera
touria-highlight-marriage = { $when }: { $player } tiene todo para la boda
touria-figure-doors = { $opened ->
    [one] { $opened } puerta abierta de { $doors }
   *[other] { $opened } puertas abiertas de { $doors }
}
touria-figure-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
