# Les ligues : s’inscrire, le classement, les saisons.

command-league-name = ligue
command-league-description = Les ligues de ce serveur : s’inscrire, classements, saisons
leagues-title = Ligues
leagues-none = Ce serveur n’a pas encore de ligue.
leagues-line = **{ $name }** · { $games } · { $channel }
button-league-show = Voir
button-league-new = Nouvelle ligue
league-title = { $name } · saison { $season }
league-terms = { $games } · tables de { $size } · { $weeks } · { $clock } · { $channel }
league-weeks =
    { $count ->
        [one] { $count } semaine
       *[other] { $count } semaines
    }
league-starts = Début { $time } ({ $relative }).
league-forecast =
    Si la saison commençait maintenant, tu jouerais { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $at_once } à la fois au plus, { $divisions ->
        [1] contre { $people }
       *[other] dans la division { $division } sur { $divisions }, contre { $people }
    }. Tout le monde joue autant de fois à chaque place.
league-forecast-few =
    Tu jouerais au moins { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $at_once } à la fois au plus. Contre qui, je ne peux pas encore le dire : il faut { $fewest } personnes, et il y a pour l’instant { $count ->
        [one] { $count } inscription
       *[other] { $count } inscriptions
    }.
league-forecast-time =
    Au rythme habituel de ce serveur, tes parties dureraient en tout environ { $time }{ $long ->
        [yes] , plus que la saison. À la fin, certaines seraient encore ouvertes.
       *[no] .
    }
league-forecast-unknown = Combien de temps ça prend, je ne peux pas le dire : trop peu de parties de ce genre se sont terminées sur ce serveur.
league-entered =
    { $count ->
        [one] Inscription jusqu’ici : { $people }.
       *[other] { $count } inscriptions : { $people }.
    }
league-more-people =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
league-nobody = Aucune inscription pour l’instant.
button-league-enter = M’inscrire
button-league-leave = Ne pas jouer
button-league-quit = Quitter la saison
league-done-entered = C’est noté, tu joues. Au début de la saison, tes parties s’ouvrent toutes seules et je te dis quand c’est ton tour.
league-done-left = C’est noté, tu ne joues pas. Tu peux t’inscrire à nouveau jusqu’au début de la saison.
league-done-quit = Tu as quitté cette saison. Tes parties ouvertes continuent, et aucune nouvelle ne commence pour toi.
league-division = Division { $division }
league-divisions = Une autre division…
league-people =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
league-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
league-week = **{ $name }, semaine { $week }**
league-week-played = Parties finies : { $played } sur { $games }.
league-week-leaders = En tête : { $leaders }.
league-week-leader =
    { $several ->
        [yes] { $leaders } en division { $division } avec { $points }
       *[no] { $leaders } avec { $points }
    }
league-week-nobody = Personne n’a encore de points.
league-week-hope =
    { $hopeful ->
        [one] Le titre est joué ; la saison finit { $time }.
       *[other] { $hopeful } personnes peuvent encore gagner le titre, et la saison finit { $time }.
    }
league-ends = La saison finit { $time }.
league-ended = Cette saison est finie.
league-more-divisions =
    { $count ->
        [one] -# Encore une division : appuie sur **{ button-league-show }**.
       *[other] -# Encore { $count } divisions : appuie sur **{ button-league-show }**.
    }
league-over =
    🏆 **{ $name }, saison { $season }**, c’est fini. { $count ->
        [0] Cette fois, personne n’a le titre.
        [one] Le titre va à { $champions } !
       *[other] { $champions } se partagent le titre !
    }
league-thread = { $league } · { $game } · division { $division }, partie { $number }
log-season-over = La saison est finie. Des ordinateurs ont continué cette partie, de nombreuses fois, et chacun reçoit les points qu’il pouvait espérer.
log-league-opened = Une partie de { $league }, saison { $season }, division { $division }. Personne ne peut la mettre en pause ni la terminer avant la fin. Ses cartes et ses dés sont fixés depuis le début de la saison ; pour le vérifier à la fin : `{ $commitment }`
league-deals-file = donnes
button-league-deals = Donnes honnêtes
league-deals = Les cartes et les dés de toutes les parties sont fixés depuis le début de la saison. Le fichier a le SHA-256 du secret de chaque donne. Quand une partie est finie, son secret y est aussi, et `/table vérifier` dit comment le contrôler.
league-deal = division { $division }, partie { $number } : SHA-256 { $commitment }
league-deal-revealed = division { $division }, partie { $number } : SHA-256 { $commitment }, secret { $secret }
league-next-reveal = Prochaine étape : les donnes des parties finies sont révélées.
refused-in-competition = Cette partie appartient à une compétition : on ne peut pas la mettre en pause ni la terminer avant la fin. La modération le peut s’il y a une raison.
league-form-title = Nouvelle ligue
league-form-name = Nom
league-form-name-example = Ligue d’hiver
league-form-games = Jeux
league-form-weeks = Durée d’une saison
league-form-clock = Pendule
league-form-starts = Début de la première saison
league-form-starts-example = lundi 20:00
button-league-extend = Une semaine de plus
button-league-close = Dernière saison
button-league-reopen = Continuer
button-league-here = Jouer ici
button-league-options = Options
league-options-title = Options de la ligue
league-options-at-once = Parties à la fois
league-options-division = Personnes par division, environ
league-options-preset = Règles
league-options-adjudicate = Des ordinateurs continuent les parties ouvertes
league-options-adjudicate-hint = En fin de saison, chacun reçoit les points qu’il pouvait espérer. Sinon, elles ne comptent pas.
league-options-role = Rôle du titre
league-options-role-hint = Il me faut Gérer les rôles, et mon rôle doit être au-dessus.
league-done-options = C’est fait. Dès maintenant ; pour les règles et les divisions, dès la prochaine saison.
league-role-missing = Je n’ai pas pu donner { $role } : il me faut *Gérer les rôles*, et mon rôle doit être au-dessus.
league-next-starts = Prochaine étape : la saison commence { $time }, s’il y a au moins { $fewest } inscriptions.
league-next-weekly = Prochaine étape : le résumé de la semaine, { $time }.
league-next-ends = Prochaine étape : la saison se termine { $time }, ou plus tôt avec sa dernière partie.
league-next-games = Parties ouvertes : { $open }. Parties en attente, le temps que tout le monde soit disponible : { $waiting }.
league-next-start = Prochaine étape : la saison commence dans un instant.
league-next-postpone = Trop peu d’inscriptions. La saison commence une semaine plus tard.
league-next-open = Prochaine étape : une partie s’ouvre.
league-next-blocked =
    Prochaine étape : une partie s’ouvre. { $why ->
        [gone] Le salon n’existe plus : appuie sur **{ button-league-here }** dans un autre.
        [denied] Je n’ai pas le droit d’écrire dans le salon : vérifie mes permissions, puis appuie sur **{ button-repair-retry }**. Ou appuie sur **{ button-league-here }** dans un autre.
       *[unreachable] Discord ne me montre pas ce serveur en ce moment. Je réessaie de moi-même.
    }
league-next-adjudicate = Prochaine étape : des ordinateurs continuent les parties ouvertes.
league-next-close = Prochaine étape : les parties ouvertes se terminent.
league-next-summarize = Prochaine étape : le résumé de la semaine.
league-next-end = Prochaine étape : la saison se termine.
refused-no-such-league = Je ne trouve pas cette ligue. Elle vient peut-être d’un autre serveur.
refused-entry-closed = Cette saison a commencé. Tu pourras t’inscrire à la prochaine.
refused-not-in-season = Tu ne joues pas cette saison.
refused-nameless-league = Donne un nom à la ligue.
refused-no-common-size = Ces jeux n’ont aucun nombre de joueurs en commun. Choisis-en d’autres, ou ouvre une ligue pour chacun.

league-picture-alt =
    { $people ->
        [one] Classement de la division { $division } : 1 personne.
       *[other] Classement de la division { $division } : { $people } personnes.
    }
league-picture-line =
    { $rank }. { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, parties { $games } sur { $total }{ $state ->
        [left] { "" }, abandon
        [settled] { "" }
       *[open] { "" }, peut finir entre { $best } et { $worst }
    }{ $came ->
        [up] { "" }, montée la dernière fois
        [down] { "" }, descente la dernière fois
        [new] { "" }, première saison
        [back] { "" }, de retour
       *[stayed] { "" }
    }.
league-picture-goes =
    { $way ->
        [up] Monte pour l’instant.
       *[down] Descend pour l’instant.
    }
league-picture-form = Dernières
league-picture-games = Jouées
league-picture-ranks = Possible
league-picture-points = Points
league-picture-band =
    { $way ->
        [up] montée en division { $division }
       *[down] descente en division { $division }
    }
league-picture-left = abandon
league-picture-number = { $number }
league-picture-of = { $games }/{ $total }
league-picture-range =
    { $settled ->
        [yes] { $best }
       *[no] { $best }–{ $worst }
    }
league-picture-came =
    { $way ->
        [up] montée
        [down] descente
        [new] arrivée
       *[back] de retour
    }
button-league-luck = Chance et jeu
league-luck-title = { $name }, division { $division } : chance et jeu
league-luck-line = { $name } : jeu { $play }, chance { $luck } · { $told } sur { $games } jouées
league-luck-none = { $name } : rien d’analysé pour l’instant
league-luck-help = En victoires au-delà d’une part égale, avec des fourchettes justes environ 95 fois sur 100. Seules comptent les parties analysées : après une partie, *Bilan* l’analyse.
league-replace = Qui prend le relais ?
refused-not-running = Ce n’est possible que pendant une saison.
refused-in-season-already = Cette personne participe déjà à cette saison.
league-people-help = Choisis qui retirer, disqualifier, remplacer ou réintégrer. Quand quelqu’un part, des ordinateurs jouent ses parties qui n’ont pas commencé, et sa place y finit dernière. La personne qui prend le relais joue ces parties et commence sans points. Une personne disqualifiée finit dernière dans toutes ses parties.
league-results-help = Choisis une partie pour décider toi-même de son résultat. Le classement suit aussitôt.
league-game = Division { $division }, { $table ->
        [0] partie { $number }
       *[other] table { NUMBER($table, useGrouping: 0) }
    }
button-league-before = Saison précédente
log-game-ruled = La modération a décidé comment compte cette partie ; elle est donc finie.
refused-disqualified = Après ta disqualification, tu ne peux plus t’inscrire à cette saison. Demande à la modération.
