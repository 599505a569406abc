# Échelles : places, défis, et ce que fait la modération.

command-ladder-name = échelle
command-ladder-description = Monte en gagnant : les places, qui défier, les parties en cours

ladders-title = Échelles
ladders-help = Défie à deux une personne jusqu’à { $reach } places au-dessus de toi. Si tu gagnes, tu prends sa place.
ladders-none = Ce serveur n’a pas encore d’échelle.
ladders-line = **{ $game }** · { $channel }
button-ladder-show = Voir
button-ladder-back = Retour
button-ladder-new = Nouvelle échelle
button-ladder-join = Rejoindre
button-ladder-leave = Quitter
button-ladder-leave-yes = Quitter l’échelle
button-ladder-history = Historique
button-ladder-give-up = Abandonner
button-ladder-repair = Corriger
button-ladder-options = Options
button-ladder-close = Fermer
button-ladder-reopen = Rouvrir
button-ladder-call-off = Arrêter la partie

ladder-title = Échelle : { $game }
ladder-terms = { $clock } · { $rules } · { $channel }
ladder-is-closed = Cette échelle est fermée. Les parties en cours se terminent, mais on ne peut plus défier personne.
ladder-empty = Personne n’y est encore. La première personne arrivée prend le haut.
ladder-line = **{ $place }.** { $name }
ladder-line-own = **{ $place }. { $name }** ⬅️
ladder-more-people =
    { $count ->
        [one] … et { $count } autre
       *[other] … et { $count } autres
    }
ladder-place = place { $place }
ladder-challenges = Défis en cours
ladder-challenge-open = { $challenger } contre { $other } · table { NUMBER($table, useGrouping: 0) } · { $time }
ladder-challenge-waits = { $challenger } contre { $other } · la table va s’ouvrir · { $time }
ladder-more-challenges =
    { $count ->
        [one] … et 1 autre défi
       *[other] … et { $count } autres défis
    }
ladder-pair = { $challenger } contre { $other }
ladder-thread = Échelle : { $game } · { $challenger } contre { $other }
ladder-rules =
    Tu commences en bas et tu peux défier les personnes jusqu’à { $reach } places au-dessus de toi. Si tu gagnes, tu prends la place ; si tu perds, tu gardes la tienne.
    Un défi ne se refuse pas : la partie s’ouvre toute seule et je te préviens quand c’est à toi. Au plus { $most } personnes te défient à la fois. Les jours de congé arrêtent ta pendule.
    Si ton temps est écoulé, tu perds la partie et ta place. Après deux semaines sans partie, je te fais défier par la personne juste en dessous.
ladder-own = Tu es à la place { $place }.
ladder-challenge-whom = Défier…
ladder-give-up-what = Abandonner une partie…
ladder-nobody-above = Il n’y a personne au-dessus de toi. Les autres peuvent te défier.
ladder-nobody-more = Tu as lancé { $most } défis. Quand l’une de ces parties sera finie, tu pourras en lancer un autre.
ladder-nobody-free = Pour le moment, il n’y a personne à défier au-dessus de toi. Vous jouez peut-être déjà ensemble, ou ces personnes ont déjà reçu { $most } défis.
ladder-nobody-closed = Tant que l’échelle est fermée, tu ne peux défier personne.

ladder-done-joined = Tu es sur l’échelle. Tu peux maintenant défier quelqu’un.
ladder-done-left = Tu as quitté l’échelle. Tu peux revenir par le bas.
ladder-done-challenged = Tu as défié { $other }. La partie s’ouvre toute seule dans un instant.
ladder-done-given-up = Tu as abandonné la partie.
ladder-leave-question =
    { $count ->
        [0] Quitter l’échelle ? Si tu reviens, tu commences en bas.
        [one] Quitter l’échelle ? Tu perds ta partie en cours et, si tu reviens, tu commences en bas.
       *[other] Quitter l’échelle ? Tu perds tes { $count } parties en cours et, si tu reviens, tu commences en bas.
    }
ladder-give-up-question = Abandonner la partie contre { $other } ? Elle compte comme perdue.

ladder-event-joined = { $name } rejoint l’échelle.
ladder-event-left = { $name } a quitté l’échelle.
ladder-event-timed-out = { $name } n’a plus de temps et quitte l’échelle.
ladder-event-removed = { $name } ne fait plus partie de l’échelle.
ladder-event-won = { $name } a défié { $other } et a gagné.
ladder-event-took = { $name } bat { $other } et prend la place { $place }.
ladder-event-lost = { $name } a défié { $other } et a perdu.
ladder-event-drawn = { $name } a défié { $other } : match nul.
ladder-event-void = La partie { $name } contre { $other } ne compte pas.

ladder-history-title = { $ladder } : historique
ladder-history-empty = Il ne s’est encore rien passé.
ladder-history-line = { $time } · { $text }
ladder-history-by = { $time } · { $text } (par { $moderator })
ladder-history-undone = { $time } · { $text } (annulé par { $moderator })
ladder-deals-file = donnes
ladder-deals = -# Les cartes et les dés de chaque partie sont fixés dès le défi. Le fichier contient le SHA-256 de chaque secret et, une fois la partie finie, le secret ; `/table vérifier` explique comment vérifier.
ladder-deal = { $pair } : SHA-256 { $commitment }
ladder-deal-revealed = { $pair } : SHA-256 { $commitment }, secret { $secret }

ladder-form-title = Nouvelle échelle
ladder-options-title = Options de l’échelle
ladder-form-game = Jeu
ladder-form-channel = Salon des parties
ladder-form-clock = Pendule
ladder-form-preset = Règles

ladder-repair-title = Corriger l’échelle
ladder-repair-help = Tout ce qui est fait ici est dans l’historique avec ton nom. Tu peux l’annuler, sauf l’arrêt d’une partie : un nouveau défi reste possible.
ladder-remove-whom = Retirer…
ladder-undo-what = Annuler…
ladder-redo-what = Faire compter à nouveau…
ladder-call-off-what = Arrêter une partie sans résultat…
ladder-call-off-question = Arrêter la partie { $challenger } contre { $other } ? Elle ne compte pour personne et ne peut pas reprendre.

ladder-done-opened = L’échelle est ouverte.
ladder-done-there = Il y a déjà une échelle de ce jeu.
ladder-done-options = C’est fait, pour les prochaines parties.
ladder-done-closed = L’échelle est fermée. Les parties en cours se terminent.
ladder-done-reopened = L’échelle est de nouveau ouverte.
ladder-done-removed = C’est fait. Ses parties en cours comptent comme perdues. Pour revenir en arrière, choisis la ligne sous *Annuler*.
ladder-done-undone = Annulé. Pour revenir en arrière, choisis la ligne sous *Faire compter à nouveau*.
ladder-done-redone = Ça compte à nouveau.
ladder-done-called-off = La partie s’arrête et ne compte pour personne.

ladder-next-at = Prochaine étape : sans partie d’ici là, quelqu’un reçoit un défi { $time }.
ladder-next-nothing = Rien à faire avant qu’on appuie ou qu’une partie finisse.
ladder-next-record = Prochaine étape : un résultat est inscrit.
ladder-next-close = Prochaine étape : une partie déjà décidée s’arrête.
ladder-next-settle = Prochaine étape : les donnes des parties finies sont révélées.
ladder-next-open = Prochaine étape : une partie s’ouvre. Si elle ne s’ouvre pas, je ne peux pas écrire dans le salon : vérifie mes permissions, ou choisis-en un autre sous **{ button-ladder-options }**.
ladder-next-match = Prochaine étape : une personne qui n’a pas joué depuis deux semaines reçoit un défi.

refused-no-such-ladder = Je ne trouve pas cette échelle. Elle vient peut-être d’un autre serveur.
refused-closed-ladder = Cette échelle est fermée.
refused-not-on-ladder = Tu n’es pas sur cette échelle. Rejoins-la d’abord.
refused-not-challengeable = Ce défi n’est pas possible maintenant. Tu peux défier les personnes jusqu’à { $reach } places au-dessus de toi, une fois à la fois, et personne n’a plus de { $most } défis lancés et { $most } reçus.
refused-no-such-challenge = Cette partie est déjà finie.
refused-not-there-any-more = Cela a changé entre-temps. Regarde l’échelle à nouveau.
refused-no-ladder-channel = Je ne peux pas écrire dans ce salon. Choisis-en un autre, ou donne-moi la permission.

log-ladder-opened = { $challenger } défie { $other } pour la place { $place }. Personne ne peut mettre en pause ni arrêter cette partie, et une personne dont le temps est écoulé quitte l’échelle. Pour vérifier les cartes et les dés à la fin : `{ $commitment }`
log-ladder-decided = Ce défi est décidé, donc la partie est finie.
