# Ce que la modération corrige dans les ligues et les tournois, et comment on en garde la trace.

button-competition-back = Retour
button-repair-people = Personnes
button-repair-results = Résultats
button-repair-notes = Interventions de la modération
button-repair-withdrawn = Retirer
button-repair-disqualified = Disqualifier
button-repair-in = Réintégrer
repair-people-title = Personnes
repair-people-which = Quelqu’un…
repair-person = **{ $name }** : { $state }.{ $replaced ->
        [yes] { " " }Quelqu’un d’autre joue avec ses points ; si tu réintègres cette personne, elle les récupère.
       *[no] { "" }
    }
repair-entry-in = en lice
repair-entry-withdrawn = abandon
repair-entry-disqualified = disqualification
repair-results-title = Résultats
repair-results-which = Une partie…
repair-game-state =
    { $state ->
        [waiting] Elle n’a pas commencé.
        [open] Elle est en cours.
        [over] Son résultat compte.
        [adjudicated] Le temps était écoulé : ce sont les points attendus qui comptent.
        [ruled] La modération a décidé.
       *[void] Elle ne compte pour personne.
    }
repair-rule = Comment elle compte…
repair-rule-win = Victoire : { $name }
repair-rule-equal = Points partagés
repair-rule-nobody = Elle ne compte pour personne
repair-rule-game = Le résultat de la partie
repair-note-withdrawn = { $moderator } retire { $person }.
repair-note-disqualified = { $moderator } disqualifie { $person }.
repair-note-in = { $moderator } réintègre { $person }.
repair-note-replaced = { $moderator } fait jouer { $other } à la place de { $person }.
repair-note-ruled = { $moderator } décide du résultat : { $game }.
repair-note-unruled = { $moderator } revient au résultat de la partie : { $game }.
repair-note-extended = { $moderator } donne plus de temps à la ronde.
repair-note-cut = { $moderator } met fin à la ronde.
repair-note-started = { $moderator } fait commencer le tournoi.
repair-note-delayed = { $moderator } repousse le début.
repair-note-called-off = { $moderator } annule le tournoi. Pendant un jour, on peut revenir dessus.
repair-note-resumed = { $moderator } fait reprendre le tournoi.
repair-note-moved = { $moderator } déplace les prochaines parties dans un autre salon.
repair-note-options = { $moderator } change les options.
button-repair-retry = Réessayer
repair-note-lengthened = { $moderator } donne une semaine de plus à la saison.
repair-note-closed = { $moderator } fait de cette saison la dernière.
repair-note-reopened = { $moderator } fait reprendre les saisons.
repair-note-retried = { $moderator } me fait réessayer ce qui avait échoué.
repair-note-plays = (Participe aussi.)
repair-owed =
    ⚠️ { $time } : { $post ->
        [summary] le résumé de la semaine n’est pas dans le salon.
        [announcement] l’annonce n’est pas dans le salon.
        [postponement] la nouvelle date n’est pas dans le salon.
        [round] les tables de la ronde ne sont pas dans le salon.
        [off] le salon ne sait pas que c’est annulé.
        [role] le rôle du titre manque encore.
       *[end] le résultat n’est pas dans le salon.
    } { $why ->
        [gone] Le salon n’existe plus.
        [denied] Je n’ai pas le droit d’y écrire.
        [role] Il me faut *Gérer les rôles*, et mon rôle doit être au-dessus.
        [unreachable] Discord n’a pas répondu.
       *[unsure] Je n’ai pas pu finir ; ça a peut-être marché quand même.
    }
repair-still-missing = Ça ne marche toujours pas. La raison est ci-dessous.
repair-nothing-missing = Il ne manque rien, je n’ai donc rien refait. La prochaine étape vient toute seule.
refused-own-game = Tu joues dans cette partie : quelqu’un d’autre de la modération doit décider.
