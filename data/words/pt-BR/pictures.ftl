# O que os textos alternativos de todos os jogos compartilham.

picture-alt-lobby-seat = Lugar { $seat }, { $crest }: { $player }.
picture-alt-strength = { $player } joga como: { $strength }.
picture-alt-lobby-free = { $count ->
    [0] Nenhum lugar está livre.
    [one] { $count } lugar está livre.
   *[other] { $count } lugares estão livres.
}

picture-lobby-free = lugar livre
picture-lobby-seats = { $least } a { $most } jogadores
picture-alt-lobby = { $game }: há uma mesa aberta para { $least } a { $most } jogadores.

## Qualquer visão em palavras: o que mostra um pintor que não sabe nada do seu jogo.

picture-turn = É a vez de { $player }
picture-going = A partida está em andamento
picture-winner = { $player } ganha
picture-winners = { $players } dividem a vitória
picture-loser = { $player } perde, todos os outros ganham
picture-row = { $label }: { $value }
picture-times = { $count } × { $what }
picture-hidden = escondido
picture-nothing = nada
picture-yes = sim
picture-no = não
picture-alt-lit = Em destaque: { $parts }.
picture-alt-board = { $game }: { $headline }.
picture-alt-row = { $row }.
picture-alt-seat = { $player } ({ $crest }): { $what }.
picture-alt-own-seat = Seu lugar, { $player } ({ $crest }): { $what }.
