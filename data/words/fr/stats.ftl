# Comment les gens s’en sortent : leurs résultats, les cotes, les classements.

stats-title = Les résultats ici : { $person }
stats-none = Aucune partie finie encore. `/tables` montre ce que tu peux rejoindre.
stats-game =
    { "" }**{ $game }** · { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } · place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne
stats-game-best = { $summary } · meilleur score { $best }
stats-rating = Cote **{ NUMBER($points, useGrouping: 0) }**
stats-rating-settling = Cote { NUMBER($points, useGrouping: 0) }, encore provisoire
stats-not-rated = -# Tu restes hors des cotes ; change-le avec `/moi réglages`.
stats-reliability = ⏳ Derniers tours avec pendule : { $said }
reliability-in-time = { $in_time }/{ $turns } à temps
reliability-new = première fois ici
reliability-unknown = trop peu pour le dire
reliability-left =
    { $count ->
        [one] { $count } partie quittée
       *[other] { $count } parties quittées
    }
stats-pace = ⌛ La moitié des { $count } dernières réponses en moins de { $time }
stats-streaks = 🔥 Plus longue série : { $streaks }
stats-streak-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires de suite
    }
stats-streak-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours de jeu de suite
    }
button-stats = Retour aux résultats
button-stats-seats = Places et options
stats-seats-title = { $person }, par places et options
stats-seats-none = Trop peu de parties pour le dire. Il faut { $games } parties finies d’un même jeu.
stats-seats-game = **{ $game }** · { $played } parties
stats-seats-line =
    { $better ->
        [yes] 👍
       *[no] 👎
    } { $what } : { $inside } · sinon { $outside }
stats-seats-tally = victoires : { $won } sur { $games } (part égale : { $even })
stats-seats-seat = Place { $number }
stats-seats-players = À { $number } joueurs
stats-seats-computers = Avec des ordinateurs
stats-seats-no-computers = Entre humains seulement
stats-seats-clock = Pendule : { $clock }
stats-seats-alike = Aucune place ni option ne sort du lot.
stats-seats-help = -# La part égale, c’est ce que tu gagnerais si tout le monde à la table avait les mêmes chances. Seules les différences nettes apparaissent, avec au moins { $games } parties ; avec peu de parties, même celles-là peuvent être un hasard.
stats-resting = -# Hors classement en ce moment ({ $games }) : aucune partie finie depuis 60 jours. La prochaine t’y ramène.
button-stats-luck = Chance et talent
stats-luck-title = Chance et talent : { $person }
stats-luck-none = Trop peu de parties analysées : il en faut { $games }. *Bilan*, après une partie, l’analyse.
stats-luck-sum =
    { $games ->
        [one] Sur { $games } partie analysée
       *[other] Sur { $games } parties analysées
    } : { $won } gagnées, pour une part égale de { $even }. Talent { $skill }, chance { $luck }.
stats-luck-help = -# La part égale, le talent et la chance font ensemble les parties gagnées. Ne comptent que les parties que quelqu’un a fait analyser, les 60 dernières au plus.
luck-picture-title = Victoires par talent et chance
luck-picture-first = Première
luck-picture-last =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
luck-wins =
    { $sign ->
        [plus] +{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] ±0
    }
luck-skill = Talent
luck-luck = Chance
luck-alt =
    { $games ->
        [one] Les victoires que talent et chance ont ajoutées à une part égale, sur { $games } partie analysée.
       *[other] Les victoires que talent et chance ont ajoutées à une part égale, sur { $games } parties analysées.
    }
luck-alt-at = Après la partie { $game } : talent { $skill }, chance { $luck }.
stats-past = Dernières parties
stats-result = { $game } · place { $rank } sur { $seats }, score { $score } · { $time }
stats-result-unscored = { $game } · place { $rank } sur { $seats } · { $time }
ranking-title = Le haut du classement : { $game }
ranking-none = Personne n’a encore de cote : il faut une partie avec au moins deux personnes.
ranking-line =
    { $mark } { $person } · **{ NUMBER($points, useGrouping: 0) }** · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
ranking-line-settling =
    { $mark } { $person } · { NUMBER($points, useGrouping: 0) } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, encore provisoire
ranking-note = -# Comptent les parties avec au moins deux personnes ; la liste montre tous ceux qui en ont fini une dans les 60 derniers jours. Une cote se fixe après { $games } parties ; elle part de 1000 et monte à mesure qu’elle devient sûre. Pour ne pas y être, tape `/moi réglages`.
ranking-shown = Le classement est maintenant dans ce salon.
button-ranking = Classement : { $game }
button-ranking-show = Montrer au salon
refused-keeps-to-themselves = Cette personne garde ses résultats pour elle.
refused-closed-channel = Je ne peux pas écrire dans ce salon.
command-stats-name = stats
command-stats-description = Tes résultats, ceux de quelqu’un d’autre, ou le classement d’un jeu
parameter-person-name = personne
parameter-stats-person-description = Les parties de qui ; sinon les tiennes
parameter-ranking-description = Le classement de quel jeu
