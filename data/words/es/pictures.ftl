# Lo que comparten los textos alternativos de todos los juegos.

picture-alt-lobby-seat = Asiento { $seat }, { $crest }: { $player }.
picture-alt-strength = { $player } juega con nivel { $strength }.
picture-alt-lobby-free = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}

picture-lobby-free = asiento libre
picture-lobby-seats = { $least } a { $most } jugadores
picture-alt-lobby = { $game }: está abierta una mesa para { $least } a { $most } personas.

## Cualquier vista en palabras: lo que muestra un pintor que no sabe nada de su juego.

picture-turn = Es el turno de { $player }
picture-going = La partida está en marcha
picture-winner = Gana { $player }
picture-winners = { $players } comparten la victoria
picture-loser = { $player } pierde, y ganan los demás
picture-row = { $label }: { $value }
picture-times = { $count } × { $what }
picture-hidden = oculto
picture-nothing = nada
picture-yes = sí
picture-no = no
picture-alt-lit = Iluminado: { $parts }.
picture-alt-board = { $game }: { $headline }.
picture-alt-row = { $row }.
picture-alt-seat = { $player } ({ $crest }): { $what }.
picture-alt-own-seat = Tu asiento, { $player } ({ $crest }): { $what }.
