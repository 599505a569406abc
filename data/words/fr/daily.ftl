# La partie du jour : les mêmes cartes et les mêmes dés pour tout le monde, et un seul essai.

command-daily-name = partie-du-jour
command-daily-description = La partie du jour : les mêmes cartes et dés pour tout le monde, et un seul essai
daily-title = Partie du jour · { $game } · { $day }
daily-about =
    { $count ->
        [one] Tout le monde a aujourd’hui les mêmes cartes et les mêmes dés, contre le même ordinateur.
       *[other] Tout le monde a aujourd’hui les mêmes cartes et les mêmes dés, contre les { $count } mêmes ordinateurs.
    } Jusqu’où iras-tu ?
daily-new = Tu as un essai, sans conseils. Commence avant { $ends } et finis avant { $closes } ; tu peux t’arrêter et reprendre quand tu veux.
daily-begun = Ta partie t’attend. Finis-la avant { $closes }.
daily-ended = Tu n’as pas fini celle-ci, donc elle ne compte pas. Il y en a une nouvelle demain.
daily-done = Tu as joué aujourd’hui. Il y en a une nouvelle demain.
daily-streak =
    { $now ->
        [0] Ta plus longue série : { $longest }.
        [one] 🔥 Jour 1 d’une nouvelle série. Ta plus longue : { $longest }.
       *[other] 🔥 { $now } jours de suite. Ta plus longue série : { $longest }.
    }
daily-coming = -# À venir : { $days }
daily-coming-day = { $day } { $game }
daily-opened = Un seul essai : finis avant { $closes }. Si ce panneau ne répond plus, `/partie-du-jour` le ramène.
daily-playing = -# 📅 Partie du jour, { $day } · personne d’autre ne la voit. Pas de conseils, et on n’annule plus dès que quelqu’un a répondu.
daily-next-day = Un nouveau jour a commencé, avec une nouvelle partie du jour.
button-daily = La partie du jour
button-daily-play = Jouer
button-daily-go-on = Retour à ma partie
button-daily-result = Mon résultat
button-daily-share = Partager
button-daily-yesterday = Hier
button-daily-ranking = Classement
button-daily-old = Plus anciennes
button-daily-check = Vérifier cette donne
button-daily-best = La meilleure partie, pas à pas
button-daily-old-play = La jouer pour moi
button-daily-day-back = La veille
button-daily-week-back = Semaine d’avant
button-daily-week-on = Semaine suivante
button-daily-here = Ce serveur
button-daily-all = Tout le monde
button-daily-list = Montrer mon nom ici
button-daily-unlist = Cacher mon nom
daily-score =
    { $points ->
        [one] **Score { $score }** : { $points } point
       *[other] **Score { $score }** : { $points } points
    }, { $lead ->
        [ahead] { $by } devant le meilleur ordinateur.
        [level] à égalité avec le meilleur ordinateur.
       *[behind] { $by } derrière le meilleur ordinateur.
    }
daily-share =
    { $people ->
        [one] Personne d’autre n’a encore joué ta donne : **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %**.
       *[other] Ça fait **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %** parmi { $people } personnes avec ta donne.
    }
daily-so-far = Définitif { $time }.
daily-unranked = Cette partie est pour toi ; elle ne compte dans aucune liste.
daily-reviewing = ⏳ Je cherche où la partie s’est jouée…
daily-lost =
    Le plus coûteux, { $place } : tu as choisi { $made } ; avec { $better }, tu aurais gagné { $more ->
        [one] { $more } partie
       *[other] { $more } parties
    } de plus sur 100.
daily-lost-nothing = Je ne vois aucune réponse qui t’ait vraiment coûté cher.
daily-won =
    Le mieux, { $place } : { $made } gagne { $more ->
        [one] { $more } partie
       *[other] { $more } parties
    } de plus sur 100 que le second choix.
daily-won-nothing = Aucune réponse n’était nettement meilleure que les autres.
daily-kept = En moyenne, tes réponses ont gardé { $kept } % de tes chances ; le reste tenait à la donne.
daily-kept-few = Il y avait trop peu de choix pour distinguer le talent de la chance.
daily-card = **{ $name }** · Partie du jour, { $day } · { $game }
daily-card-share =
    { $people ->
        [one] Score { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, premier essai de cette donne · `/partie-du-jour`
       *[other] Score { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % parmi { $people } · `/partie-du-jour`
    }
daily-card-copy = Je ne peux pas écrire ici, mais tu peux le copier :
daily-shared = ✅ C’est partagé dans ce salon.
daily-ranking-here = Partie du jour · ce serveur
daily-ranking-all = Partie du jour · tout le monde
daily-week = { $first } – { $last }
daily-ranking-help = -# Tes cinq meilleurs jours de la semaine comptent. Le pourcentage d’un jour dit quelle part des gens qui ont la même donne tu bats.
daily-week-line =
    { $days ->
        [one] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { $days } jour
       *[other] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { $days } jours
    }
daily-day-line = { $place }. { $name } · **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %** · score { $score }
daily-nobody = Personne pour l’instant.
daily-you = toi
daily-somebody = quelqu’un
daily-listed = -# Les autres voient ton nom sur ces listes.
daily-unlisted = -# Les autres ne voient pas ton nom sur ces listes.
daily-turning =
    { $people ->
        [one] **Tournant de la donne { $number }**, rencontré par { $people } personne : { $prompt }
       *[other] **Tournant de la donne { $number }**, rencontré par { $people } personnes : { $prompt }
    }
daily-brought = • { $made } : { $people }× · score moyen { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }
daily-check-title = Vérifier les donnes
daily-check-help = Chaque donne vient d’un secret. Son SHA-256 est montré ici la veille, le secret lui-même le lendemain, donc personne ne peut changer une donne entre-temps. *Vérifier le mélange* rejoue ta partie à partir de lui.
daily-promised = Promis : `{ $hash }`
daily-secret = Secret : `{ $secret }`
daily-old-title = Anciennes parties du jour
daily-old-help = Regarde comment une journée s’est passée, ou joue-la pour toi.
daily-old-choose = Quel jour ?
daily-none-old = Aucune partie du jour n’est encore finie.
log-daily-over = La journée s’est terminée avant cette partie.
refused-told-daily = Les donnes du jour ont déjà été révélées, donc on ne peut plus les jouer. Il y a une nouvelle partie du jour demain.
refused-changed-daily = J’ai été mis à jour aujourd’hui, et les règles de ce jeu ont changé depuis le début du jour. Il y a une nouvelle partie du jour demain.
refused-failed-daily = Ça n’a pas marché. Réessaie.
refused-open-daily = Cette partie du jour n’est pas encore finie.
refused-uncounted-daily = Cette partie était pour toi, donc il n’y a pas de résultat à partager.
