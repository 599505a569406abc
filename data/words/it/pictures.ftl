# Ciò che i testi alternativi di tutti i giochi hanno in comune.

picture-alt-lobby-seat = Posto { $seat }, { $crest }: { $player }.
picture-alt-lobby-free = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
