# Le duplicate : les mêmes cartes à plusieurs tables, pour comparer les places.

command-duplicate-name = duplicate
command-duplicate-description = Les mêmes cartes à toutes les tables : s’inscrire, trouver sa table, comparer
duplicates-title = Duplicate
duplicates-help = Plusieurs tables ont les mêmes cartes et les mêmes dés. À la fin, tu vois ton résultat face à tous ceux qui étaient à ta place.
duplicates-none = Il n’y a pas encore de série de tables ici.
duplicates-line = { $game } · { $time }
button-duplicate-show = Voir
button-duplicate-new = Nouvelle série
button-duplicate-enter = M’inscrire
button-duplicate-leave = Ne pas jouer
button-duplicate-table = Ma table
button-duplicate-start = Commencer maintenant
button-duplicate-cancel = Annuler la série
duplicate-title = Duplicate { NUMBER($number, useGrouping: 0) } · { $game }
duplicate-terms = tables de { $size } · { $clock }
duplicate-announced =
    🃏 **{ $game } : les mêmes cartes à toutes les tables.** Début { $time } ({ $relative }).
    Appuie sur *M’inscrire* pour jouer. Je tire les tables au sort, et tu vois ton résultat à ta place, comparé aux autres.
duplicate-starts = Début { $time } ({ $relative }).
duplicate-forecast = Je fais aussi peu de tables que possible, mais au moins deux. Des ordinateurs prennent les places vides.
duplicate-entered =
    { $count ->
        [one] Inscription jusqu’ici : { $people }.
       *[other] { $count } inscriptions : { $people }.
    }
duplicate-more-people =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
duplicate-nobody = Aucune inscription pour l’instant.
duplicate-running =
    Tables finies : { $over } sur { $tables }.
    Tant qu’elles ne le sont pas toutes, tu ne vois que la tienne, et personne ne voit de résultat.
duplicate-called-off = La série a été annulée, ou moins de deux personnes se sont inscrites.
duplicate-nothing = Personne n’a fini de partie, donc il n’y a rien à comparer.
duplicate-alone = Une seule table a fini, donc personne ne peut être comparé : 50 % pour tout le monde.
duplicate-place = **{ $rank }.** { $name } · { $percent } % · place { $seat }, score { $total }, table { NUMBER($table, useGrouping: 0) }
duplicate-seats = Meilleur et pire résultat de chaque place
duplicate-seat = Place { $seat } : { $best } avec { $most } (table { NUMBER($first, useGrouping: 0) }), { $worst } avec { $least } (table { NUMBER($last, useGrouping: 0) })
duplicate-seat-even = Place { $seat } : tout le monde atteint { $total }
duplicate-computer = un ordinateur
duplicate-replay = Revoir une table…
duplicate-table = Table { NUMBER($table, useGrouping: 0) }
duplicate-file = classement
duplicate-deal = -# Les cartes et les dés sont fixés. Pour le vérifier à la fin, garde ce SHA-256 : `{ $commitment }`
duplicate-deal-revealed = -# Le secret de la donne est `{ $secret }`. Son SHA-256, connu depuis le début, est `{ $commitment }`.
duplicate-form-title = Nouvelle série de tables duplicate
duplicate-form-game = Jeu
duplicate-form-size = Places à chaque table
duplicate-form-clock = Pendule
duplicate-form-starts = Début des tables
duplicate-form-starts-example = aujourd’hui 20:00
duplicate-done-opened = C’est fait. Je l’annonce dans ce salon.
duplicate-done-entered = C’est noté, tu joues. Au début, ta table s’ouvre toute seule et je te dis quand c’est ton tour.
duplicate-done-left = C’est noté, tu ne joues pas. Tu peux t’inscrire à nouveau jusqu’au début.
duplicate-done-started = C’est fait. Les tables s’ouvrent.
refused-no-such-set = Je ne trouve pas cette série. Elle vient peut-être d’un autre serveur.
refused-set-closed = Tu ne peux plus rien y changer : elle a commencé, elle a été annulée, ou elle est complète.
refused-set-too-few = Il faut au moins deux inscriptions pour commencer.
refused-no-own-table = Tu n’as pas de table ouverte dans cette série. Si elle vient de commencer, réessaie dans un instant.
refused-no-such-size = Pour ce jeu, choisis { $fewest } à { $most }.
log-duplicate-opened = Table { $number } sur { $tables } avec les mêmes cartes. Personne ne peut la mettre en pause ni la terminer avant la fin. Pour vérifier la donne à la fin : `{ $commitment }`
log-duplicate-over = Toutes les tables avec ces cartes ont fini, donc tout le monde peut regarder cette partie.
