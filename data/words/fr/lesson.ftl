# Les leçons : ce qui est pareil dans chaque jeu. Ce que dit chaque étape est dans le fichier de son jeu.

command-learn-name = apprendre
command-learn-description = Apprendre un jeu en trois minutes, en y jouant
lesson-shape-title = Une leçon { $game-initial ->
    [vowel] d’{ $game }
   *[consonant] de { $game }
}
button-learn = Première fois ?

lessons-title = Apprendre en jouant
lessons-choose = Choisis un jeu. Une leçon prend environ trois minutes, et personne d’autre ne la voit.
lesson-title = { $game } · leçon, étape { $step } sur { $steps }
lesson-resumed = Te revoilà ! Voici où tu en étais.
lesson-changed = Te revoilà ! Cette étape a changé depuis, alors jettes-y un œil.
lesson-gone = Te revoilà ! Cette leçon a été mise à jour, et l’étape où tu étais n’existe plus. Continue d’ici, ou appuie sur **{ button-back }** pour voir ce qui a changé.
lesson-sent = Je t’ai envoyé cette étape en message privé. Tu peux continuer là-bas ou ici.
lesson-left = Ta progression est gardée. Reviens quand tu veux avec `/apprendre`.
lesson-finished-title = { $game } · tu sais jouer !
lesson-finished = Essaie maintenant une vraie partie : deux ordinateurs pas bien méchants joueront avec toi, et personne ne t’attend.
lesson-finished-direct = Essaie maintenant une vraie partie : va dans un salon de ton serveur et tape `/table nouvelle`. Des ordinateurs peuvent prendre toutes les places vides.
lesson-table = Ta partie est prête à la table { NUMBER($table, useGrouping: 0) } : { $link }
button-lesson-next = Suivant
button-lesson-again = Recommencer
button-lesson-leave = Quitter
button-lesson-direct = Me l’envoyer en privé
button-lesson-play = Jouer contre des Apprentis
button-lesson-others = Apprendre un autre jeu
button-lesson-resume = Continuer la leçon
refused-no-lesson = Il n’y a pas encore de leçon pour ce jeu. Essaie plutôt `/règles`.
