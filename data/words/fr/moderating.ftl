# Veiller sur les tables et les places : pauses, remplaçants, offres, places libres.

## Sur le plateau

board-paused = ⏸️ **En pause**, par { $player }, { $time }. Ni tours ni pendules jusqu’à la reprise.
board-paused-together = ⏸️ **En pause** d’un commun accord, { $time }. Ni tours ni pendules ; toute personne à la table peut reprendre.
picture-alt-paused = En pause.
board-time-up = ⏳ { $name } n’a plus de temps ({ $time }). Et maintenant ? { $decider } { $name } peut encore jouer.
board-silent = 💤 Vous attendez { $name } depuis des jours. Comment continuer ? { $decider } Le vote s’est ouvert { $time } ; { $name } revient en appuyant sur n’importe quoi.
board-hostless = 💤 La table attend { $host }, l’hôte, qui n’a pas donné signe de vie depuis des jours. N’importe qui à la table peut prendre ce rôle ; { $host } le garde en appuyant sur n’importe quoi.
board-decides-majority = La majorité des autres décide ; tu peux changer ta réponse d’ici là.
board-decides-anybody = N’importe qui d’autre peut décider ; pour finir la partie, il faut une majorité.
board-decides-host = { $host } décide, en tant qu’hôte.
board-answer = { $answer } : { $count }
board-answers = -# { $answers } · réponses attendues : { $missing }
board-stand-in =
    { $count ->
        [one] 🤖 Un remplaçant ({ $strength }) joue pour { $names }, jusqu’à un appui sur *Ma main*.
       *[other] 🤖 Des remplaçants ({ $strength }) jouent pour { $names }, jusqu’à un appui sur *Ma main*.
    }
board-wanted =
    { $count ->
        [one] 🪑 À prendre, avec tout ce qu’elle contient : la place { $names-initial ->
            [vowel] d’{ $names }
           *[consonant] de { $names }
        }.
       *[other] 🪑 À prendre, avec tout ce qu’elles contiennent, les places : { $names }.
    }
asked-stand-in = { $name } (un remplaçant joue)
asked-due = { $name } (fin du temps { $time })
asked-due-extensions =
    { $count ->
        [one] { $name } (fin du temps { $time } ; une prolongation restante)
       *[other] { $name } (fin du temps { $time } ; { $count } prolongations restantes)
    }
asked-out = { $name } (plus de temps)
asked-silent = { $name } (sans nouvelles)
hand-out = ⏳ Ton temps est écoulé, et les autres décident de la suite. Tu peux encore jouer.
hand-extensions =
    { $count ->
        [one] Appuie sur *Plus de temps* pour prolonger ton tour, une fois dans cette partie.
       *[other] Appuie sur *Plus de temps* pour prolonger ton tour, { $count } fois dans cette partie.
    }
deadline-clock = ⏳ Fin du temps { $time }.
deadline-window = ⏳ Se ferme { $time }.
away-until = { $name } (en congé jusqu’au { $time })
board-away = 🏝️ En congé : { $names }.

## Boutons

button-out-wait = Attendre
button-out-host = Un autre hôte
button-out-turn = Remplaçant pour ce tour
button-out-absence = Remplaçant jusqu’à son retour
button-out-wanted = Chercher une relève
button-out-end = Finir la partie
button-take-seat = Prendre cette place
button-take-seat-of = Prendre la place { $name-initial ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
}
button-seat-accept = Accepter
button-seat-decline = Décliner
button-invite-accept = Rejoindre
button-join-yes = M’installer quand même
button-invite-accept-yes = M’installer quand même
button-take-seat-yes = M’installer quand même
button-seat-accept-yes = M’installer quand même
button-invite-decline = Non merci
button-pause = Pause
button-resume = Reprendre
button-extend = Plus de temps
button-want = Demander une relève
button-when-forced = Si je n’ai pas le choix
button-stay = Je reste
button-give-up = Laisser ma place
button-give-up-yes = Oui, la laisser
button-seats = Places
button-host = Devenir l’hôte
button-claim-host = Devenir l’hôte
button-seat-turn = Remplaçant pour ce tour
button-seat-absence = Remplaçant jusqu’à son retour
button-seat-open = Ouvrir à tous
button-seat-close = Refermer
button-seat-remove = Retirer la place
button-send-away = Faire partir
button-removal-reason = Pourquoi ?
button-again-yes = Oui, rejouer
button-seat-withdraw = Retirer l’offre
button-invite-withdraw = Retirer

## Panneaux

more-asked = **Comment je te demande**
more-asked-choose = Choisis comment
more-seat = **Ta place**
more-moderating = **Pour la modération**
more-table = **La table**
panel-seats = Places · { $table }
panel-seats-choose = Quelle place ?
state-there = joue.
state-turn = un remplaçant joue ce tour.
state-absence = un remplaçant joue en attendant son retour.
state-out = plus de temps ; la table décide.
state-silent = sans nouvelles ; la table décide.
state-computer = un ordinateur ({ $strength }).
state-extensions = Prolongations restantes : { $left } sur { $most }.
state-open = À prendre.
panel-offered =
    { $count ->
        [one] Offre faite à { $people }, sans réponse pour l’instant.
       *[other] Offre faite à { $people }, sans réponse pour l’instant.
    }
panel-offer = Ou propose la place à quelqu’un ; elle change de main avec son accord.
panel-offer-choose = La proposer à…
removal-title-send-away = Faire partir { $name } ?
removal-title-seat-remove = Retirer sa place à { $name } ?
removal-title-end = Terminer cette table ?
removal-label = Une raison à faire lire (facultatif)
removal-hint-send-away = Personne d’autre ne la voit. Sa place se libère ; pour revenir, il faut une invitation.
removal-hint-seat-remove = Personne d’autre ne la voit. Un ordinateur joue alors, et la place ne peut pas être reprise.
removal-hint-end = Les autres joueurs la lisent. La partie ne pourra pas reprendre.
removal-reason = La raison donnée : { $reason }
removal-no-reason =
    { $role ->
        [host] L’hôte n’a pas donné de raison.
       *[moderator] La modération n’a pas donné de raison.
    }
panel-invitations = Invitations · { $table }
panel-invitations-none = Aucune invitation en ce moment.
panel-invited = { $person }, invitation de { $by }
panel-invited-kept = { $person }, invitation de { $by }. La place gardée expire { $time }.
panel-invite = Qui veux-tu inviter ? Je lui garde une place pendant un jour, ou jusqu’à sa réponse.
panel-invite-choose = Inviter…
ask-sit-with =
    { $count ->
        [one] Tu bloques { $name }, qui est à { $table }. T’installer quand même ?
       *[other] Tu bloques { $count } personnes qui sont à { $table }. T’installer quand même ?
    }
ask-start =
    { $count ->
        [one] Une place à { $table } est gardée pour { $people }, sans réponse pour l’instant. Commencer quand même ?
       *[other] Des places à { $table } sont gardées pour { $people }, sans réponse pour l’instant. Commencer quand même ?
    }
ask-again-blocked =
    { $count ->
        [one] *Rejouer* invite tous ceux qui ont joué, y compris { $people }, que tu bloques. L’inviter aussi ?
       *[other] *Rejouer* invite tous ceux qui ont joué, y compris { $people }, que tu bloques. Les inviter aussi ?
    }
ask-leave = Vraiment laisser ta place à { $table } ? Un ordinateur prend le relais, et d’autres peuvent prendre la place. Tu ne pourras revenir que si personne ne l’a prise.
ask-leave-last = Vraiment laisser ta place à { $table } ? Il n’y a plus que toi, donc la table se termine, et ce qui est caché reste caché.

## Ce qui a été fait

done-paused = La table est en pause.
done-resumed = La table est repartie.
done-host = C’est toi l’hôte, maintenant.
done-voted = 🗳️ Ta réponse compte. Tu peux la changer jusqu’à la fin du vote.
done-extended = Tu as plus de temps. Les autres le voient dans *Ce qui s’est passé*.
done-want = D’autres peuvent prendre ta place maintenant. Tu joues jusque-là.
done-when-forced-auto = Si tu n’as pas le choix, je réponds pour toi en quelques secondes.
done-when-forced-ask = Je te demande même si tu n’as pas le choix, et j’attends ton appui. Personne d’autre ne peut le savoir.
done-when-forced-bluff = Si tu n’as pas le choix, je prends mon temps avant de répondre pour toi, comme si tu réfléchissais. Personne d’autre ne peut le savoir.
done-stay = Tu restes ; personne ne peut plus prendre ta place.
done-left = Tu as laissé ta place. Merci d’avoir joué !
done-left-lobby = Tu as quitté la table.
done-seat-taken = Bienvenue ! Cette place est à toi maintenant, avec tout ce qu’elle contient.
done-declined = Tu as décliné. Merci de ta réponse.
done-invited = L’invitation est partie : { $person }. Je lui garde une place pendant un jour, ou jusqu’à sa réponse.
done-invitation-withdrawn = Invitation retirée ; la place est à nouveau libre.
done-stand-in-turn = Un remplaçant joue ce tour.
done-stand-in-absence = Un remplaçant joue en attendant son retour.
done-seat-opened = N’importe qui peut maintenant prendre cette place.
done-seat-closed = Personne ne peut plus prendre cette place.
done-seat-removed = C’est fait ; un ordinateur prend le relais. Ouvre la place à tous, ou propose-la à quelqu’un.
done-started = La partie de la table { NUMBER($table, useGrouping: 0) } a commencé : { $link }
done-sent-away = Cette personne a quitté la table, et ne peut revenir que sur invitation de l’hôte ou de la modération.
done-offered = J’ai proposé la place à { $person }. Rien ne change avant son accord.
done-withdrawn = Offre retirée.

log-sent-away = { $moderator } fait partir { $player } de la table.

## Refus

refused-not-there = Cette personne n’a pas de place à cette table.
refused-not-asked = Ce n’est pas le tour de cette place.
refused-seat-not-offered = Cette place n’est proposée à personne.
refused-offer-to-bot = Un bot ne peut pas prendre de place ; des remplaçants jouent pour les gens qui ne sont pas là.
refused-left-server = Cette personne n’est pas sur ce serveur.
refused-offered-sees-not = Cette personne ne voit pas le salon de cette table, donc elle ne pourrait pas y jouer.

## Commandes

command-table-pause-name = pause
command-table-pause-description = Mettre une table en pause (hôte et modération)
command-table-resume-name = reprendre
command-table-resume-description = Reprendre une table en pause
command-table-extend-name = prolonger
command-table-extend-description = Prendre plus de temps pour ton tour, si la table le permet
command-table-leave-name = quitter
command-table-leave-description = Laisser ta place
command-table-host-name = hôte
command-table-host-description = Devenir l’hôte d’une table (modération)
command-table-replace-name = remplacer
command-table-replace-description = Faire jouer une place par un remplaçant ou quelqu’un d’autre
command-table-remove-name = retirer
command-table-remove-description = Faire partir quelqu’un d’un lobby (hôte) ; retirer une place (modération)
command-table-invite-name = inviter
command-table-invite-description = Inviter quelqu’un à une table qui n’a pas commencé
parameter-guest-description = Qui ; laisse vide pour voir les invitations
parameter-seat-name = place
parameter-seat-description = Quelle place
parameter-player-name = joueur
parameter-player-description = Ou la personne qui y joue
parameter-by-name = par
parameter-by-description = Qui prend le relais, avec son accord ; sinon un remplaçant
