# Abracada… quoi ? — ce qu’on peut chercher : catégories, choses sans mots ailleurs, exemples détaillés.

abraca-kind-spell = Sorts
abraca-kind-thing = Pierres, vies et points

abraca-lookup-copies =
    { $count ->
        [one] Il n’y en a qu’un dans le jeu.
       *[other] Il y en a { $count } dans le jeu.
    }
abraca-lookup-left = La personne à ta gauche, qui joue après toi, perd 1 vie.
abraca-lookup-right = La personne à ta droite, qui joue avant toi, perd 1 vie.
abraca-lookup-left_and_right = Les personnes à ta gauche et à ta droite perdent 1 vie. À deux, ton adversaire n’en perd qu’une.

abraca-lookup-hand-name = Tes pierres
abraca-lookup-hand = Tu as { $count } pierres. Tout le monde peut les lire, sauf toi. À la fin de ton tour, tu repioches jusqu’à { $count }, tant que la pioche suffit.
abraca-lookup-life-name = Vies
abraca-lookup-life = Tu commences chaque manche avec { $start } vies. On n’en a jamais plus de { $most } ni moins de 0.
abraca-lookup-die-name = Dé
abraca-lookup-die = Il va de { $least } à { $most }, chaque nombre deux fois. On le lance pour les sorts 1 et 3, et quand un 1 est raté.
abraca-lookup-pool-name = Pioche
abraca-lookup-pool = Les pierres cachées que l’on pioche. Quand il n’y en a plus, personne ne pioche.
abraca-lookup-aside-name = Pierres mises de côté
abraca-lookup-aside = À deux ou trois, des pierres sont visibles dès le début. Personne ne les a : tu peux les exclure.
abraca-lookup-secret-name = Pierres secrètes
abraca-lookup-secret = Il y a { $count } pierres cachées par manche. Le Chanteur nocturne t’en donne une, que personne d’autre ne peut regarder. Si tu es encore en vie à la fin de la manche, chacune des tiennes vaut 1 point.
abraca-lookup-neighbours-name = Gauche et droite
abraca-lookup-neighbours = À ta gauche, la personne qui joue après toi ; à ta droite, celle qui joue avant toi. À deux, c’est la même.
abraca-lookup-failure-name = Quand un numéro est raté
abraca-lookup-failure = Si tu n’as pas la pierre, tu perds 1 vie (pour un 1, un lancer de dé) et ton tour se termine. Tu repioches quand même.
abraca-lookup-order-name = Quel numéro ensuite
abraca-lookup-order = Après un numéro réussi, tu peux annoncer le même ou plus haut. Selon les options de la table, tous les numéros sont permis, ou les plus bas sont un piège : toujours ratés, ils coûtent 1 vie.
abraca-lookup-last-stone-name = Ta dernière pierre
abraca-lookup-last-stone = Si tu utilises toutes tes pierres, tu remportes aussitôt la manche. Tous les autres tombent à 0 vie.
abraca-lookup-knock-out-name = K.-O.
abraca-lookup-knock-out = Si ton sort fait tomber quelqu’un d’autre à 0 vie, la manche se termine et tu la remportes.
abraca-lookup-points-name = Points
abraca-lookup-points = Remporter une manche vaut { $winner } points, survivre à un K.-O. { $survivor }. Qui atteint { $target } points en premier gagne la partie.

## Exemples détaillés ; les numéros sont ceux de la page des règles

abraca-example-1 = Tu as 4 vies, tu annonces 3 et le dé donne 3. Tu en as maintenant 6, le maximum.
abraca-example-2 = Tu as 6 vies et tu annonces un 1 que tu n’as pas. Le dé donne 2 : il te reste 4 vies et ton tour se termine.
abraca-example-3 = Les trois autres ont 6, 3 et 5 vies. Ton dragon réussit et le dé donne 3 : il leur reste 3, 0 et 2 vies. Tu remportes la manche par K.-O.
abraca-example-4 = Quelqu’un perd sa dernière vie en ratant. Tu es encore en vie avec une pierre secrète : 1 point pour ta survie et 1 pour la pierre.
abraca-example-5 = La pioche est vide et il te reste une pierre, un 6. Tu l’annonces et remportes la manche : 3 points pour toi, 0 vie pour tous les autres.
abraca-example-6 = Ta dernière pierre est un 7, et elle fait tomber la personne à ta droite à 0 vie. Tu as utilisé toutes tes pierres : tu marques 3 points, et personne d’autre n’en marque.
abraca-example-7 = Ta dernière pierre est un 4, et tu as déjà une pierre secrète. Tu en prends une autre et remportes la manche : 3 points, plus 2 pour les pierres secrètes.
abraca-example-8 = À deux : ton 5 réussit, et ton adversaire passe de 3 vies à 2, pas à 1.
abraca-example-9 = Tu as 5 vies et tu annonces 8 deux fois. Le premier te fait passer à 6 ; le second réussit, mais ne rapporte rien.
abraca-example-10 = Les deux autres ont 3 vies et 1. Ton 2 réussit : il leur reste 2 et 0, et tu remportes la manche par K.-O.
abraca-example-11 = Ton 6 prend 1 vie à la personne qui joue après toi. Ton 7 en prend 1 à celle qui joue avant toi. Puis tu pioches deux pierres.
abraca-example-12 = Ton 6 a réussi : tu peux annoncer 6, 7 ou 8, ou terminer ton tour. Au début d’un tour, tu choisis le numéro que tu veux, mais tu dois en annoncer un.
abraca-example-13 = Ada a 7 points, Bruno 6. Bruno remporte la manche et marque 3 points ; Ada survit et en marque 1. Les deux ont au moins 8 points, mais Bruno a marqué plus dans cette manche et gagne.
abraca-example-21 = Tu annonces 3, et c’est raté. Tout le monde te voit passer de 6 vies à 5, mais personne ne sait quelles sont tes pierres.
