# Ce que partagent les textes de remplacement de tous les jeux.

picture-alt-lobby-seat = Place { $seat }, { $crest } : { $player }.
picture-alt-strength = { $player } joue au niveau : { $strength }.
picture-alt-lobby-free = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}

picture-lobby-free = place libre
picture-lobby-seats = { $least } à { $most } joueurs
picture-alt-lobby = { $game } : une table pour { $least } à { $most } personnes est ouverte.

## Toute vue en mots : ce que montre un peintre qui ne connaît rien de son jeu.

picture-turn = À { $player } de jouer
picture-going = La partie est en cours
picture-winner = { $player } gagne
picture-winners = { $players } se partagent la victoire
picture-loser = { $player } perd, tous les autres gagnent
picture-row = { $label } : { $value }
picture-times = { $count } × { $what }
picture-hidden = caché
picture-nothing = rien
picture-yes = oui
picture-no = non
picture-alt-lit = En lumière : { $parts }.
picture-alt-board = { $game } : { $headline }.
picture-alt-row = { $row }.
picture-alt-seat = { $player } ({ $crest }) : { $what }.
picture-alt-own-seat = Ta place, { $player } ({ $crest }) : { $what }.
