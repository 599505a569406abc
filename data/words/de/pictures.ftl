# Was die Alternativtexte aller Spiele teilen.

picture-alt-lobby-seat = Platz { $seat }, { $crest }: { $player }.
picture-alt-strength = Spielstärke von { $player }: { $strength }.
picture-alt-lobby-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}

picture-lobby-free = freier Platz
picture-lobby-seats = { $least } bis { $most } Personen
picture-alt-lobby = { $game }: Ein Tisch für { $least } bis { $most } Personen ist offen.

## Jede Ansicht in Worten: für Spiele, von denen die Zeichnung nichts weiß.

picture-turn = { $player } ist dran
picture-going = Das Spiel läuft
picture-winner = { $player } gewinnt
picture-winners = { $players } teilen sich den Sieg
picture-loser = { $player } hat verloren, alle anderen gewinnen
picture-row = { $label }: { $value }
picture-times = { $count } × { $what }
picture-hidden = verborgen
picture-nothing = nichts
picture-yes = ja
picture-no = nein
picture-alt-lit = Hell: { $parts }.
picture-alt-board = { $game }: { $headline }.
picture-alt-row = { $row }.
picture-alt-seat = { $player } ({ $crest }): { $what }.
picture-alt-own-seat = Dein Platz, { $player } ({ $crest }): { $what }.
