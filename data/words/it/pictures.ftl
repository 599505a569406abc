# Ciò che i testi alternativi di tutti i giochi hanno in comune.

picture-alt-lobby-seat = Posto { $seat }, { $crest }: { $player }.
picture-alt-strength = { $player } gioca come: { $strength }.
picture-alt-lobby-free = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}

picture-lobby-free = posto libero
picture-lobby-seats = Da { $least } a { $most } giocatori
picture-alt-lobby = { $game }: è aperto un tavolo da { $least } a { $most } giocatori.

## Una vista qualsiasi a parole: ciò che mostra chi del gioco non sa nulla.

picture-turn = È il turno di { $player }
picture-going = La partita è in corso
picture-winner = Vince { $player }
picture-winners = Vittoria condivisa: { $players }
picture-loser = Perde { $player }, vincono gli altri
picture-row = { $label }: { $value }
picture-times = { $count } × { $what }
picture-hidden = non visibile
picture-nothing = niente
picture-yes = sì
picture-no = no
picture-alt-lit = In luce: { $parts }.
picture-alt-board = { $game }: { $headline }.
picture-alt-row = { $row }.
picture-alt-seat = { $player } ({ $crest }): { $what }.
picture-alt-own-seat = Il tuo posto, { $player } ({ $crest }): { $what }.
