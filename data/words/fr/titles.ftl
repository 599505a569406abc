# Les titres qu’on gagne en jouant.

button-stats-titles = Titres
titles-title = Les titres : { $person }
titles-none = Aucun titre pour l’instant.
titles-missing = **Encore à gagner**
titles-latest =
    🏅 { $titles }{ $more ->
        [0] { "" }
        [one] { " " }et un titre de plus
       *[other] { " " }et { $more } titres de plus
    }
titles-earned = 🏅 { $title } · { $time }
titles-explained =
    { $game ->
        [none] { $title } : { $why }
       *[other] { $title } ({ $game }) : { $why }
    }
titles-own-news =
    { $count ->
        [one] 🏅 Tu as gagné un titre ! { $titles }
       *[other] 🏅 Tu as gagné { $count } titres ! { $titles }
    }
titles-news = 🏅 Nouveaux titres : { $people }
titles-of = { $person } { $titles }
titles-help = -# Les titres valent sur ce serveur. Les parties comptent comme pour les cotes : avec au moins deux personnes, sans conseils pour tout le monde.
title-well-met = Belles rencontres
title-well-met-why = Finir des parties avec dix personnes différentes.
title-old-hand = Fidèle au poste
title-old-hand-why = Finir cinquante parties.
title-all-year = En toute saison
title-all-year-why = Finir une partie dans chacun de six mois de suite.
title-on-a-roll = Belle série
title-on-a-roll-why = Gagner quatre parties de suite.
title-turned-tables = Revanche
title-turned-tables-why = Finir devant quelqu’un qui avait été devant trois fois de suite.
title-any-chair = À toutes les places
title-any-chair-why = Gagner le même jeu à trois places différentes.
title-masterful = Coup de maître
title-masterful-why = Gagner cinq parties avec un Maître parmi les ordinateurs.
title-all-rounder = Sur tous les fronts
title-all-rounder-why = Gagner à tous les jeux.
