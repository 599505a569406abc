# Les mots dessinés sur les images de Tschak ! : courts, ils doivent tenir à leur place.

towers-picture-title = Tschak !
towers-picture-where = Donjon { $tower } sur { $towers } · étage { $floor } sur { $floors }
towers-picture-where-step = Donjon { $tower } sur { $towers } · étage { $floor } sur { $floors } · étape { $step } sur { $steps }
towers-picture-artifact-1 = Lanterne
towers-picture-artifact-2 = Cor
towers-picture-artifact-3 = Couronne
towers-picture-artifact-4 = Amulette
towers-picture-treasure-chest = Coffre
towers-picture-treasure-cursed = Coffre maudit
towers-picture-treasure-ring = Anneau
towers-picture-treasure-trophy = Trophée
towers-picture-treasure-elixir = Élixir
towers-picture-over = La partie est finie
towers-picture-everyone = { $count ->
    [one] Chacun choisit une carte
   *[other] Chacun choisit { $count } cartes
}
towers-picture-choosing = { $count ->
    [one] { $players } choisit
   *[other] { $players } choisissent
}
towers-picture-swaps-now = { $player } change une carte
towers-picture-removes-now = { $player } utilise l’élixir
towers-picture-takes = { $player } prend { $treasure ->
    [chest] le coffre
    [cursed] le coffre maudit
    [ring] l’anneau
    [trophy] le trophée
   *[other] l’élixir
}
towers-picture-waiting = On attend { $players }
towers-picture-your-choice = { $count ->
    [one] Choisis une carte
   *[other] Choisis { $count } cartes
}
towers-picture-you-chose = Tu as choisi. { $players }
towers-picture-swaps = { $player } doit changer une carte
towers-picture-removes = { $player } choisit ce que retire l’élixir
towers-picture-your-swap = Change une carte de ton équipe
towers-picture-your-elixir = Choisis ce que retire ton élixir
towers-picture-monsters = Tes monstres
towers-picture-fined = équipe interdite
towers-picture-taken = { $strongest } prend le trésor ({ $treasure }), { $weakest } le monstre ({ $monster })
towers-picture-passed = Donjon { $tower }. Toutes les mains ont glissé vers la gauche
towers-picture-begins = Le donjon { $tower } commence
towers-picture-chameleon = Caméléon
towers-picture-decided = départage : { $by }
towers-picture-level = Toutes les équipes sont à { $value } pour l’instant
towers-picture-so-far = En tête pour l’instant : { $ahead }, { $most }. En queue : { $behind }, { $least }
towers-picture-board = plateau voyageur
towers-picture-tower = Donjon { $tower } sur { $towers }
towers-picture-item-gold = Or
towers-picture-item-chests = Coffres
towers-picture-item-cursed = Coffres maudits
towers-picture-item-rings = Anneaux (n²)
towers-picture-item-creatures = Créatures
towers-picture-item-troglodytes = Troglodytes (n²)
towers-picture-item-trophy = Trophée
towers-picture-item-elixir = Élixir
towers-picture-lobby-invite = Au plus fort le trésor, au plus faible le monstre
towers-picture-worth = vaut
towers-picture-could = peut valoir
towers-picture-hand = Tes dix cartes, main { $hand } : celles au bord doré sont jouables maintenant
towers-picture-memory = Mains déjà jouées
towers-picture-chosen = choisie

# Les textes de remplacement et la position en mots.

towers-alt-none = rien
towers-alt-lobby = Une table de Tschak ! est ouverte, pour { $least } à { $most } personnes.
towers-alt-board = Tschak ! : { $where }.
towers-alt-hand = Ta main à Tschak ! : { $where }.
towers-alt-watch = Tschak ! comme le voit le public : { $where }.
towers-alt-turn = { $what }.
towers-alt-last = { $what }.
towers-alt-over = La partie est finie.
towers-alt-floor = À l’étage { $floor } : { $monster } et { $treasure }.
towers-alt-floor-taken = À l’étage { $floor }, il y avait { $monster } et { $treasure }.
towers-alt-floor-taken-by = À l’étage { $floor }, { $strongest } prend { $treasure } et { $weakest } prend { $monster }.
towers-alt-seat = { $player } ({ $crest }) a { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} et { $monsters ->
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
}.
towers-alt-seat-team = { $player } montre { $cards } : ça vaut { $value }.
towers-alt-seat-chose = { $player } a choisi.
towers-alt-seat-chooses = { $player } n’a pas encore choisi.
towers-alt-seat-piles = Gagné jusqu’ici : { $list }.
towers-alt-seat-points = { $points ->
    [one] Ça fait { $points } point.
   *[other] Ça fait { $points } points.
}
towers-alt-ring = Après ce donjon, chaque main avance d’une place. Pour l’instant : { $list }.
towers-alt-ring-place = main { $hand }, { $place }
towers-alt-own-commit = Tu as choisi { $cards }.
towers-alt-own-can = Tu peux jouer { $cards }.
towers-alt-own-cannot = Tu ne peux pas jouer { $cards } maintenant.
towers-alt-own-played = Tu as joué { $cards } dans ce donjon.
towers-alt-own-worth = Ton équipe vaut { $least } pour l’instant.
towers-alt-own-worth-range = Ton équipe vaut de { $least } à { $most } pour l’instant.
towers-alt-reveal = L’étage { $floor } du donjon { $tower } est décidé.
towers-alt-reveal-team = { $player } a montré { $cards } : { $sum } = { $value }.
towers-alt-reveal-reason = Il y a égalité, { $reason }.
towers-alt-reveal-fined = Cette équipe était d’abord interdite : elle prend ce qui coûte le plus.
towers-alt-passing = Le donjon { $tower } est vidé.
towers-alt-passed = Toutes les mains ont glissé vers la gauche.
towers-alt-played-hand = { $player } a joué la main { $hand } dans le donjon { $tower } : { $cards }.
towers-alt-result = La partie de Tschak ! est finie. { $winner }.
towers-alt-rank = { $rank }. { $player } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
towers-alt-sheet = Les points, { $player } : { $list }.
towers-alt-item = { $item } ({ $count }) : { $points }
towers-picture-tower-hand = { $tower } · main { $hand }
