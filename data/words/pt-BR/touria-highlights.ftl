touria-highlight-first = { $when }: { $player } chega ao castelo antes de todos
touria-highlight-follows = { $when }: { $player } segue { $other } castelo adentro e vence a corrida
touria-highlight-marriage = { $when }: { $player } tem tudo para o casamento
touria-figure-doors = { $doors ->
    [one] { $opened } de { $doors } porta aberta
   *[other] { $opened } de { $doors } portas abertas
}
touria-figure-rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
