# Les mots dessinés sur les images de Touria : courts, ils doivent tenir à leur place.

touria-picture-title = Touria
touria-picture-more = et { $count } de plus

touria-picture-turn = { $player } { $what }
touria-picture-phase-bonus = choisit un bonus
touria-picture-phase-start = choisit une tour
touria-picture-phase-fly = choisit où s’envoler
touria-picture-phase-route = choisit un chemin
touria-picture-phase-mine = prend une gemme
touria-picture-phase-arrival = est sur place
touria-picture-phase-execute = continue ici
touria-picture-phase-dragon = affronte le Dragon
touria-picture-phase-thief = choisit une gemme
touria-picture-phase-after = a presque fini
touria-picture-phase-asking = attend les copies
touria-picture-phase-copy = copie
touria-picture-phase-end = termine son tour
touria-picture-phase-doors = ouvre des portes
touria-picture-phase-gift = doit un cadeau
touria-picture-phase-over = a fini
touria-picture-your-bonus = Choisis ton bonus
touria-picture-your-start = À toi : choisis une tour
touria-picture-your-fly = Où t’envoles-tu ?
touria-picture-your-route = Par où vas-tu ?
touria-picture-your-mine = Prends une gemme
touria-picture-your-arrival = Tu es sur place
touria-picture-your-execute = Continue ici
touria-picture-your-dragon = Affronte le Dragon
touria-picture-your-thief = Choisis une gemme
touria-picture-your-after = Autre chose ?
touria-picture-your-asking = Qui te copie ?
touria-picture-your-copy = À toi de copier
touria-picture-your-end = Ton tour se termine
touria-picture-your-doors = Ouvre une porte
touria-picture-your-gift = Tu dois un cadeau
touria-picture-your-over = La partie est finie

touria-picture-screen = Pour toi seulement · { $side }
touria-picture-side-north = côté nord
touria-picture-side-east = côté est
touria-picture-side-south = côté sud
touria-picture-side-west = côté ouest
touria-picture-of = sur { $target }
touria-picture-black-free = aucune
touria-picture-black = de trop
touria-picture-no-items = Aucun objet
touria-picture-swords = épées
touria-picture-elixirs = élixirs
touria-picture-offers = Tes quatre tours
touria-picture-steps = { $steps ->
    [0] déjà là
    [one] 1 pas
   *[other] { $steps } pas
}
touria-picture-cost = { $cost ->
    [0] gratuit
    [one] 1 pièce
   *[other] { $cost } pièces
}
# Differs: the way is by air; the line below says where to.
touria-picture-fly = en vol
touria-picture-next = puis { $action }
touria-picture-course = Ton tour jusqu’ici
touria-picture-course-copy = Tu copies
touria-picture-course-may = Si tu copies
touria-picture-course-none = encore rien de pris ni de payé
touria-picture-flown = en vol
touria-picture-turned = tour pivotée
touria-picture-answers = Ce que rapporte chaque choix
touria-picture-towers-now = Tes tours en ce moment
touria-picture-nothing-there = Rien pour toi
touria-picture-fly-best = Où tu veux
touria-picture-drawn = Tu as pioché
touria-picture-inside = Au château
touria-picture-found = { $count ->
    [one] { $count } porte ouverte
   *[other] { $count } portes ouvertes
}

touria-picture-lobby-invite = Une bande de héros, quatre tours qui dansent
touria-picture-result-siblings = Tara et Talan étaient derrière la porte { $door }
touria-picture-result-plain = Le royaume a trouvé son héros

# Les textes de remplacement et la position en mots, pour qui ne voit pas les images.

touria-alt-lobby = Le lobby de Touria est la carte d’une île, un royaume avec un château, et des places pour { $least } à { $most } personnes.
touria-alt-board = Touria, tour de table { $round }.
touria-alt-group = Les héros sont { $space }.
touria-alt-going = Ils vont { $space }.
touria-alt-seat = { $player } ({ $crest }) joue du { $side }.
touria-alt-seat-items = { $player } a { $items }.
touria-alt-seat-chapel = { $player } ({ $crest }) est au château et a { $goods }.
touria-alt-mine = { $mine } ({ $gems })
touria-alt-mines = Gemmes dans les mines : { $list }.
touria-alt-tower = La { $tower } montre { $north } au nord, { $east } à l’est, { $south } au sud et { $west } à l’ouest.
touria-alt-facing = Le { $side } voit { $list }.
touria-alt-facing-tower = { $action } ({ $tower }, puis { $next })
touria-alt-orders = Le Marchand paie { $list }.
touria-alt-order = { $coins } contre { $gems }
touria-alt-table = La Fée des bois a { $display }, et le dé montre le { $die-colour }.
touria-alt-used = Objets utilisés, du plus récent au plus ancien : { $used }.
touria-alt-doors = Ouvertes au château : { $list }.
touria-alt-door = porte { $door } ({ $dweller })
touria-alt-seen = Tu as regardé derrière : { $list }.
touria-alt-own = Tu as { $goods }.
touria-alt-drawn = Tu as pioché { $gems }.
touria-alt-prospect = { $choice } ({ $brings })
touria-alt-route = chemin { $number }, { $way }
touria-alt-prospects = Ce que rapportent tes choix : { $list }.
touria-alt-offers = Tes tours montrent { $list }.
touria-alt-offer = { $action } ({ $steps }, { $cost })
touria-alt-offer-fly = { $action } ({ $cost })
touria-alt-offer-closed = { $action } (hors d’atteinte)
touria-alt-screen = Voici ta propre image.
touria-alt-watch = Voici la table comme la voit le public.
touria-alt-no-items = aucun objet
touria-alt-bag-empty = Le sac est vide.
touria-alt-story = Ce qui s’est passé : { $story }
touria-alt-result = La partie de Touria est finie. { $winner }.
touria-alt-rank = { $player } a { $goods }.
