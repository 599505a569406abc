# Tschak ! — noms, options, choix, journal, refus et règles.

towers-name = Tschak !
towers-tagline = Envoie la bonne équipe à chaque étage : au plus fort le trésor, au plus faible le monstre.
towers-players = 2 à 4 joueurs, environ 30 minutes

## Cartes

towers-type-wizard = Mage
towers-type-warrior = Guerrier
towers-type-dwarf = Nain
towers-type-artifact = Artefact

towers-weapon-wand = baguette
towers-weapon-axe = hache
towers-weapon-sword = épée
towers-weapon-hammer = marteau
towers-weapon-bare = mains nues

towers-card-plain = { $type } { $value }
towers-card-armed = { $type } { $value } ({ $weapon })
towers-card-chameleon_1 = Caméléon I
towers-card-chameleon_2 = Caméléon II
towers-card-chameleon_3 = Caméléon III
towers-card-chameleon_4 = Caméléon IV
towers-card-artifact_1 = Artefact (lanterne)
towers-card-artifact_2 = Artefact (cor)
towers-card-artifact_3 = Artefact (couronne)
towers-card-artifact_4 = Artefact (amulette)
towers-cards = { $first }, { $others }
towers-cards-plus = { $first } + { $others }

## Ce que cachent les donjons

towers-creature =
    { $skulls ->
        [one] { $name } ({ $skulls } crâne)
       *[other] { $name } ({ $skulls } crânes)
    }
towers-monster-slime = Gelée
towers-monster-skeleton = Squelette
towers-monster-golem = Golem
towers-monster-ghost = Fantôme
towers-monster-gazer = Guetteur
towers-monster-minotaur = Minotaure
towers-monster-lich = Liche
towers-monster-red_dragon = Dragon rouge
towers-monster-troglodyte = Troglodyte

towers-treasure-chest = Coffre ({ $points } points)
towers-treasure-cursed =
    { $points ->
        [-1] Coffre maudit (−1 point)
        [-2] Coffre maudit (−2 points)
       *[other] Coffre maudit ({ $points } points)
    }
towers-treasure-ring = Anneau de pouvoir
towers-treasure-trophy = Trophée
towers-treasure-elixir = Élixir

## Options de la table

towers-option-open_piles = Cartes gagnées
towers-option-open_piles-help = Tout le monde peut-il voir quels trésors et quels monstres les autres ont gagnés ?
towers-option-open_piles-true = Visibles de tous
towers-option-open_piles-false = Leur nombre seulement
towers-option-hand_memory = Mains jouées
towers-option-hand_memory-help = La table note-t-elle les mains déjà jouées, ou est-ce à toi de t’en souvenir ?
towers-option-hand_memory-true = Notées
towers-option-hand_memory-false = De mémoire
towers-option-forbidden_teams = Équipes interdites
towers-option-forbidden_teams-help = Deux cartes d’un même type dans une équipe : refusées, ou changées avec une pénalité ?
towers-option-forbidden_teams-refused = Refusées
towers-option-forbidden_teams-penalty = Pénalité
towers-option-elixir_use = L’élixir
towers-option-elixir_use-help = À la fin, la table choisit-elle le meilleur monstre à retirer, ou le propriétaire de l’élixir ?
towers-option-elixir_use-best = La table choisit
towers-option-elixir_use-chosen = Son propriétaire choisit

## Ce qu’on te demande

towers-aim = Il faut le plus de points après { $towers } donjons ; tu en as { $points }. L’équipe la plus forte prend le trésor, la plus faible le monstre.
towers-aim-level = Il faut le plus de points après { $towers } donjons ; tu en as { $points }. Égalité à l’étage { $floor } : { $by } a décidé, et tu as pris { $what }.
towers-prompt =
    { $count ->
        [one] Étage { $floor } : choisis une carte. On les montre toutes ensemble.
        [3] Étage { $floor } : choisis toute ton équipe. On les montre toutes ensemble.
       *[other] Étage { $floor } : choisis { $count } cartes. On les montre toutes ensemble.
    }
towers-option-sum = { $cards } = { $least }
towers-option-range = { $cards } = { $least }–{ $most }
towers-hint-chameleon = Le caméléon copie le plus fort mage de tes adversaires.
towers-hint-copied = Le mage que copie ton caméléon est compté.
towers-hint-doubled = L’artefact double la plus faible des deux autres cartes.
towers-hint-artifact = Une fois l’équipe complète, l’artefact double sa carte la plus faible.
towers-hint-whole = Ton équipe : { $least }.
towers-option-forbidden = { $cards } (interdit)
towers-hint-forbidden = Deux cartes du même type : il faudra en changer une et prendre ce qui coûte le plus à cet étage.
towers-prompt-swap = Ton équipe a deux cartes d’un même type. Laquelle reprends-tu, et laquelle montres-tu à la place ?
towers-option-swap = { $in } au lieu de { $out }
towers-prompt-elixir = Ton élixir retire un de tes monstres avant le décompte. Lequel ?
towers-option-remove = Retirer : { $monster }
towers-option-keep = Ne rien retirer
towers-option-remove-hint =
    { $points ->
        [one] Tu finis avec { $points } point.
       *[other] Tu finis avec { $points } points.
    }
towers-option-withdraw = Reprendre mon choix
towers-option-withdraw-hint = Tu peux choisir à nouveau. Les autres t’attendent.

towers-advice =
    { $aim ->
        [treasure] Comme ça, tu vises le trésor
        [monster] Comme ça, tu évites le monstre
       *[later] Comme ça, tu gardes de meilleures cartes pour plus tard
    }. Ton équipe { $team }{ $shown ->
        [0] { "" }
       *[other] , { $player } montre { $shown }
    }. Tu prends le trésor ({ $treasure } pour toi en ce moment) { $strongest } et le monstre ({ $monster }) { $weakest }.
towers-advice-sure = vaut { $least }
towers-advice-range = vaut de { $least } à { $most }
towers-advice-so-far = montre { $least } pour l’instant

## Prévoir d’avance

towers-plan = { $steps }
towers-plan-step =
    { $count ->
        [3] étage { $floor } : { $cards }
       *[other] étage { $floor }, étape { $step } : { $cards }
    }
towers-plan-slot =
    { $count ->
        [one] Étage { $floor }, étape { $step }
        [2] Étage { $floor }, étape { $step }, 2 cartes
       *[other] Étage { $floor }, { $count } cartes
    }
towers-plan-over-tower = Un nouveau donjon a commencé.
towers-plan-over-used = Tu n’as plus { $card } à jouer.

towers-form = Choisir { $count } cartes
towers-form-prompt =
    { $count ->
        [3] Tes trois cartes pour cet étage
       *[other] Deux cartes de plus pour cet étage
    }

## Ce qui s’est passé

towers-chapter = Donjon { $number }
towers-chapter-name = Donjon
towers-chapter-part = Donjon { $number }, étage { $part }
towers-event-tower = Le donjon { $tower } commence.
towers-event-floor = Étage { $floor } : { $monster } et { $treasure }.
towers-event-shows = { $player } montre { $cards }.
towers-event-sum-two = { $player } : { $first } + { $second } = { $total }
towers-event-sum-three = { $player } : { $first } + { $second } + { $third } = { $total }
towers-term-doubled = 2 × { $value }
towers-term-copied =
    { $value ->
        [0] 0 (personne à copier)
       *[other] { $value } (copié)
    }
towers-term-copied-doubled =
    { $value ->
        [0] 2 × 0 (personne à copier)
       *[other] 2 × { $value } (copié)
    }
towers-event-swaps = Deux du même type : { $player } reprend { $out } et montre { $in }.
towers-event-fined-treasure = Étage { $floor } : { $player } paie pour une équipe interdite et prend le trésor, { $what }.
towers-event-fined-monster = { $player } paie pour une équipe interdite et prend le monstre, { $what }.
towers-event-left-treasure = Étage { $floor } : { $player } prend le trésor restant, { $what }.
towers-event-left-monster = { $player } prend le monstre restant, { $what }.
towers-event-treasure = Étage { $floor } : { $player } a l’équipe la plus forte et prend le trésor, { $what }.
towers-event-treasure-tie = Étage { $floor }, égalité en tête, mais { $by } décide : { $player } prend le trésor, { $what }.
towers-event-monster = { $player } a l’équipe la plus faible et prend le monstre, { $what }.
towers-event-monster-tie = Égalité en queue, mais { $by } décide : { $player } prend le monstre, { $what }.
towers-by-wizard = le mage
towers-by-wizard_weapon = la baguette
towers-by-warrior = le guerrier
towers-by-warrior_weapon = la hache du guerrier
towers-by-dwarf = le nain
towers-by-dwarf_weapon = l’arme du nain
towers-event-loot =
    { $coins ->
        [0] { $player } garde { $card } et ne gagne pas d’or.
        [one] { $player } garde { $card } et gagne { $coins } pièce d’or.
       *[other] { $player } garde { $card } et gagne { $coins } pièces d’or.
    }
towers-event-pass = Toutes les mains passent à gauche.
towers-event-elixir = { $player } utilise son élixir : { $monster } disparaît.
towers-event-final = Points finaux : { $points }.

towers-told-shown = Montré : { $teams }.
towers-told-team = { $player } { $cards }
towers-told-swaps = Deux du même type : { $swaps }.
towers-told-swap = { $player } reprend { $out } et montre { $in }
towers-told-treasure = Étage { $floor } : avec { $total }, { $player } prend le trésor, { $what }.
towers-told-treasure-tie = Étage { $floor }, égalité à { $total }, mais { $by } décide : { $player } prend le trésor, { $what }.
towers-told-monster = Avec { $total }, { $player } prend le monstre, { $what }.
towers-told-monster-tie = Égalité à { $total }, mais { $by } décide : { $player } prend le monstre, { $what }.
towers-told-monster-too = { $player } prend le monstre, { $what }.
towers-told-sums = Les autres équipes : { $sums }.
towers-told-sum = { $player } { $total }
towers-told-loot = Dernières cartes : { $loot }.
towers-told-loot-won =
    { $coins ->
        [one] { $player } gagne { $coins } pièce d’or avec { $card }
       *[other] { $player } gagne { $coins } pièces d’or avec { $card }
    }
towers-told-loot-none = { $player } ne gagne rien avec { $card }

towers-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
towers-reason-points = { $player } a le plus de points, { $points }, et gagne.
towers-reason-monsters = Égalité à { $points } points ; { $player } a moins de monstres et gagne.
towers-reason-shared =
    { $count ->
        [2] Égalité à { $points } points, avec autant de monstres : deux personnes se partagent la victoire.
       *[other] Égalité à { $points } points, avec autant de monstres : { $count } personnes se partagent la victoire.
    }

## Pourquoi non

towers-refused-nothing-to-withdraw = Il n’y a rien à reprendre : tu n’as pas encore choisi, ou les cartes sont déjà visibles.
towers-refused-count =
    { $count ->
        [one] Choisis exactement une carte.
       *[other] Choisis exactement { $count } cartes.
    }
towers-refused-same-card = Chaque carte ne se joue qu’une fois. Choisis des cartes différentes.
towers-refused-no-card = Cette carte n’existe pas dans ce jeu.
towers-refused-played = Tu as déjà joué { $card } dans ce donjon.
towers-refused-not-in-hand = Tu n’as pas { $card } en main.
towers-refused-type-shown = À cet étage, ton équipe a déjà une carte de type { $type }. Choisis un autre type.
towers-refused-type-twice = Une équipe n’a jamais deux cartes de type { $type }. Choisis des types différents.

## La page dessinée des règles : des phrases courtes en grandes lettres
towers-page-aim = Envoie des équipes de trois dans quatre donjons. Gagne des trésors, évite les monstres.
towers-page-turn = On choisit des cartes en secret. L’équipe la plus forte prend le trésor, la plus faible le monstre.
towers-page-end = Les mains tournent après chaque donjon. Après le quatrième, qui a le plus de points gagne.
towers-page-shown = Dessinés à côté du texte : un coffre et un monstre ; un mage, un guerrier et un nain ; de l’or, des anneaux et une créature.
