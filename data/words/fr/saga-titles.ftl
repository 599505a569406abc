# Les titres qu’on gagne à Saga.
saga-title-storyteller = Au fil du conte
saga-title-storyteller-why = Gagner trois parties avec au moins trois Aventures, plus que tout le reste de la table réuni.
saga-title-unfailing = Sans faute
saga-title-unfailing-why = Jouer au moins quatre Aventures dans une partie, et les réussir toutes.
saga-title-spell-breaker = Brise-sort
saga-title-spell-breaker-why = Annuler une carte de quelqu’un d’autre dans trois parties gagnées.
