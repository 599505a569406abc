# To, co wspólne w tekstach alternatywnych wszystkich gier.

picture-alt-lobby-seat = Miejsce { $seat }, { $crest }: { $player }.
picture-alt-strength = { $player } gra jako: { $strength }.
picture-alt-lobby-free = { $count ->
    [one] Wolne jest jedno miejsce.
    [few] Wolne są { $count } miejsca.
   *[many] Wolnych jest { $count } miejsc.
}

picture-lobby-free = wolne miejsce
picture-lobby-seats =
    { $most ->
        [one] { $least }–{ $most } osoba
        [few] { $least }–{ $most } osoby
       *[many] { $least }–{ $most } osób
    }
picture-alt-lobby = { $game }: otwarty jest stół dla { $least }–{ $most } osób.

## Każdy widok w słowach: co pokazuje malarz, który nie zna swojej gry.

picture-turn = Tura: { $player }
picture-going = Gra trwa
picture-winner = { $player } wygrywa
picture-winners = { $players } dzielą się zwycięstwem
picture-loser = { $player } przegrywa, wszyscy inni wygrywają
picture-row = { $label }: { $value }
picture-times = { $count } × { $what }
picture-hidden = zakryte
picture-nothing = nic
picture-yes = tak
picture-no = nie
picture-alt-lit = Podświetlone: { $parts }.
picture-alt-board = { $game }: { $headline }.
picture-alt-row = { $row }.
picture-alt-seat = { $player } ({ $crest }): { $what }.
picture-alt-own-seat = Twoje miejsce, { $player } ({ $crest }): { $what }.
