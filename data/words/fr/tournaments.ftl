# Les tournois : rondes suisses et à élimination, leurs pages et messages, et ce que la modération corrige.

command-tournament-name = tournoi
command-tournament-description = Les tournois de ce serveur : s’inscrire, trouver sa table, classement

tournaments-title = Tournois
tournaments-help = Tout le monde joue quelques rondes, et à la fin quelqu’un gagne.
tournaments-none = Il n’y a pas encore de tournoi ici.
tournaments-line = { $title } · { $time }{ $state ->
        [over] { " · " }fini
        [off] { " · " }annulé
       *[open] { "" }
    }
button-tournament-show = Voir
button-tournament-new = Nouveau tournoi
button-tournament-enter = M’inscrire
button-tournament-leave = Ne pas jouer
button-tournament-quit = Abandonner
button-tournament-table = Ma table
button-tournament-deals = Donnes honnêtes

tournament-title = Tournoi { NUMBER($number, useGrouping: 0) } · { $game }
tournament-terms = { $format } · tables de { $size } au plus · { $clock } · { $round } par ronde au plus · { $channel }
tournament-format-swiss = Suisse
tournament-format-swiss-help = Tout le monde joue chaque ronde, avec des gens qui ont à peu près autant de points.
tournament-format-duplicate = Suisse à cartes égales
tournament-format-duplicate-help = Les mêmes cartes à toutes les tables ; chaque place est comparée à la même ailleurs.
tournament-format-knockout = Élimination
tournament-format-knockout-help = La meilleure moitié de chaque table continue, jusqu’à la finale.
tournament-pace-evening = Une soirée
tournament-pace-weekend = Un week-end
tournament-pace-week = Une ronde par semaine
tournament-pace-help = { $clock } ; une ronde dure { $round } au plus

tournament-announced =
    🏟️ **{ $title }** commence { $time } ({ $relative }).
    Appuie sur *M’inscrire* pour jouer. Je fais les tables et je te dis quand c’est ton tour.
tournament-starts = Début { $time } ({ $relative }), avec au moins { $fewest } inscriptions.
tournament-reminder = ⏰ **{ $title }** commence { $relative }. Ta table s’ouvre toute seule dans { $channel }.
tournament-forecast-swiss =
    À { $people } : { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }. Tu joues chaque ronde, contre des gens qui ont à peu près tes points. La suivante commence quand toutes les tables ont fini ou que le temps est écoulé.
tournament-forecast-duplicate =
    À { $people } : { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }, avec les mêmes cartes à toutes les tables. Tu ne vois que ta table, et tu marques en battant les gens qui ont ta place ailleurs.
tournament-forecast-knockout = La meilleure moitié de chaque table passe à la ronde suivante. La dernière table décide qui gagne.
tournament-entered =
    { $count ->
        [one] Inscription jusqu’ici : { $people }.
       *[other] { $count } inscriptions : { $people }.
    }
tournament-nobody = Aucune inscription pour l’instant.
tournament-more-people =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
tournament-more-tables =
    { $count ->
        [one] et { $count } table de plus
       *[other] et { $count } tables de plus
    }

tournament-pairing = Ça commence : je fais les tables.
tournament-round = Ronde { $round } sur { $rounds }
tournament-round-of = Ronde { $round }
tournament-final = Finale
tournament-round-ends = Fin du temps { $relative }.
tournament-round-over = Cette ronde est finie. La suivante commence dans un instant.
tournament-shared = Toutes les tables ont les mêmes cartes. Tant qu’elles n’ont pas toutes fini, on ne voit que la table où l’on joue, et personne ne voit de résultat.
tournament-table = { $table ->
        [0] { $people }
       *[other] Table { NUMBER($table, useGrouping: 0) } : { $people }
    }{ $state ->
        [waiting] { " · " }s’ouvre bientôt
        [open] { "" }
        [over] { " · " }finie
        [void] { " · " }ne compte pas
       *[other] { " · " }décidée
    }
tournament-byes =
    { $count ->
        [one] Sans table cette ronde, avec 5 points : { $people }
       *[other] Sans table cette ronde, avec 5 points par personne : { $people }
    }
tournament-standings = Classement
tournament-place = { $rank ->
        [0] –
       *[other] **{ $rank }.**
    } { $state ->
        [in] { $name }
       *[other] ~~{ $name }~~
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $knockout ->
        [yes] { " · " }ronde { $reached }
       *[no] { " · " }adversaires { $opponents }
    }{ $state ->
        [withdrawn] { " · " }abandon
        [disqualified] { " · " }disqualification
       *[in] { "" }
    }
tournament-won =
    { $count ->
        [0] C’est fini. Il ne restait personne.
        [one] 🏆 Victoire : { $winners } !
       *[other] 🏆 Première place partagée : { $winners }.
    }
tournament-called-off = Il a été annulé.
tournament-postponed = **{ $title }** : { $count ->
        [0] aucune inscription pour l’instant
        [one] { $count } inscription seulement
       *[other] { $count } inscriptions seulement
    }, et il en faut { $fewest }. Nouveau début : { $time }.
tournament-off = **{ $title }** est annulé{ $reason ->
        [few] , car il y a moins de { $fewest } inscriptions
       *[moderator] { "" }
    }.
tournament-ended-early = Il a été annulé avant la fin. Voilà où il en était :
tournament-thread = Tournoi { NUMBER($tournament, useGrouping: 0) } · { $game } · ronde { $round }, table { $number }

tournament-done-entered = C’est noté, tu joues. Quand une ronde commence, ta table s’ouvre toute seule et je te dis quand c’est ton tour.
tournament-done-left = C’est noté, tu ne joues pas. Tu peux t’inscrire à nouveau jusqu’au début.
tournament-done-quit = C’est noté, tu abandonnes. Ta partie en cours continue, et aucune autre ne commence pour toi. La modération peut te réintégrer.

tournament-form-title = Nouveau tournoi
tournament-form-size = Places par table
tournament-form-format = Genre
tournament-form-pace = Durée
tournament-form-starts = Début
tournament-options-title = Options du tournoi
tournament-options-fewest = Minimum d’inscriptions
tournament-options-rounds = Nombre de rondes
tournament-options-proposed = Selon les inscriptions

tournament-deals = Les cartes et les dés de toutes les rondes sont fixés depuis le début. Le fichier a le SHA-256 du secret de chaque donne. Quand une ronde est finie, ses secrets y sont aussi ; `/table vérifier` dit comment les contrôler.
tournament-deal = { $round ->
        [0] tirage
       *[other] ronde { $round }
    }{ $number ->
        [0] { "" }
       *[other] , table { $number }
    } : SHA-256 { $commitment }
tournament-deal-revealed = { tournament-deal }, secret { $secret }

button-tournament-options = Options
button-tournament-started = Commencer maintenant
button-tournament-delayed = { $time } plus tard
button-tournament-extended = { $time } de plus
button-tournament-cut = Finir la ronde
button-tournament-stop = Annuler le tournoi
button-tournament-resume = Continuer
button-tournament-here = Jouer ici

tournament-people-help = Choisis qui retirer, disqualifier, remplacer ou réintégrer.
tournament-replace = Qui joue avec ses points…
tournament-results-help = Choisis une partie à décider toi-même. Une ronde déjà prête reste telle quelle.
tournament-match = Ronde { $round }, { $table ->
        [0] partie { $number }
       *[other] table { NUMBER($table, useGrouping: 0) }
    }
tournament-cut-question = Finir cette ronde maintenant ? Des ordinateurs continuent les parties en cours, de nombreuses fois, et chaque place reçoit les points qu’elle pouvait attendre. C’est définitif.

tournament-next-soon = Prochaine étape : dans un instant.
tournament-next-open = Prochaine étape : une table s’ouvre.
tournament-next-blocked =
    Prochaine étape : une table s’ouvre. { $why ->
        [gone] Le salon n’existe plus : appuie sur **{ button-tournament-here }** dans un autre.
        [denied] Je n’ai pas le droit d’écrire dans le salon : vérifie mes permissions, puis appuie sur **{ button-repair-retry }**. Ou appuie sur **{ button-tournament-here }** dans un autre.
       *[unreachable] Discord ne me montre pas ce serveur en ce moment. Je réessaie de moi-même.
    }
tournament-next-start = Prochaine étape : début { $time }, avec au moins { $fewest } inscriptions. Sinon, il est repoussé une fois, puis annulé.
tournament-next-round = Prochaine étape : la ronde suivante, { $time }.
tournament-next-cut = Prochaine étape : la ronde suivante, dès la fin de { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }. Au plus tard { $time } : des ordinateurs continuent alors les parties en cours.
tournament-next-games =
    { $count ->
        [one] { $count } partie en cours va jusqu’au bout. Aucune autre ne commence.
       *[other] { $count } parties en cours vont jusqu’au bout. Aucune autre ne commence.
    }
tournament-next-gone = Fin définitive { $time }. D’ici là, tu peux le faire reprendre.

refused-no-such-tournament = Je ne trouve pas ce tournoi. Il vient peut-être d’un autre serveur.
refused-closed-tournament = Ce tournoi a commencé ou a été annulé. Tu peux t’inscrire au prochain.
refused-full-tournament = Ce tournoi est complet : { $most } inscriptions.
refused-busy-in-tournaments = Tu joues déjà dans { $most } tournois. Quittes-en un, ou attends la fin d’un autre. Un tournoi abandonné compte jusqu’à la fin de ta partie.
refused-busy-person-in-tournaments = Cette personne joue déjà dans { $most } tournois et ne peut pas jouer aussi dans celui-ci. Un tournoi abandonné compte jusqu’à la fin de sa partie.
refused-moved-on = Le tournoi a avancé : ce n’est plus possible.
refused-not-in-tournament = Tu ne joues pas dans ce tournoi.
refused-no-substitute = Cette personne ne peut pas remplacer : elle a déjà joué dans ce tournoi, il est fini, ou quelqu’un d’autre remplace déjà.

log-tournament-opened = Tournoi { NUMBER($tournament, useGrouping: 0) }, ronde { $round }. Personne ne peut mettre cette partie en pause ni la terminer avant la fin. Ses cartes et ses dés sont fixés depuis le début ; pour le vérifier à la fin : `{ $commitment }`
log-tournament-cut = Le temps de cette ronde est écoulé. Des ordinateurs ont continué cette partie de nombreuses fois, et chaque place reçoit les points qu’elle pouvait attendre.
