# Saga — ce qu’on peut chercher : catégories, choses sans mots ailleurs, exemples détaillés.

saga-kind-hero = Héros
saga-kind-journey = Aventures : Voyages
saga-kind-conquest = Aventures : Conquêtes
saga-kind-fight = Aventures : Combats
saga-kind-wonder = Aventures : Prodiges
saga-kind-vow = Aventures : Vœux
saga-kind-love = Aventures : Amours
saga-kind-friendship = Aventures : Amitiés
saga-kind-interference = Interférences
saga-kind-objective = Objectifs
saga-kind-characteristic = Caractéristiques
saga-kind-type = Types d’Aventures
saga-kind-rule = Comment ça marche

saga-lookup-hero = Le Test est l’épreuve du Héros. Le type détermine les Aventures qui peuvent suivre, et le but du Héros.
saga-lookup-copies =
    { $count ->
        [one] Il y a { $count } exemplaire de cette carte.
       *[other] Il y a { $count } exemplaires de cette carte.
    }
saga-lookup-needs =
    { $plus ->
        [0] À { $players } joueurs : les valeurs restent les mêmes, et au moins { $n }.
       *[other] À { $players } joueurs : les deux valeurs augmentent de { $plus }, et au moins { $n }.
    }
saga-lookup-characteristic = L’une des cinq caractéristiques du Héros, un dé de 1 à 6. Elle commence à 1 et reste toujours entre 1 et 6.
saga-lookup-type = L’un des sept types d’Aventures, avec { $count } cartes. Chaque Aventure dit quels types elle suit.

saga-lookup-story-name = L’histoire, et ce qui peut suivre
saga-lookup-story = Une Aventure suit la dernière réussie, ou le Héros s’il n’y en a pas. Les Aventures ratées restent dans l’histoire, mais rien ne les suit.
saga-lookup-trial-name = L’épreuve du Héros
saga-lookup-trial = D’abord, le Héros doit réussir un Test. À ton tour, tu dois le tenter, et alors tu ne peux pas jouer d’Aventure.
saga-lookup-test-name = Test
saga-lookup-test = Un dé plus ce que nomme la carte doit battre la Difficulté ; l’égalité ne suffit pas. Si une carte a plusieurs Tests, tous doivent réussir.
saga-lookup-difficulty-name = Difficulté
saga-lookup-difficulty = Ce qu’un Test doit battre. Pour changer la Difficulté, les Interférences doivent venir avant le lancer du dé du Test.
saga-lookup-interfering-name = Interférer
saga-lookup-interfering = Dans chaque Test, chaque Fée à son tour joue une carte ou passe. Quand toutes ont passé de suite, on lance les dés ou on tranche le Test.
saga-lookup-intent-name = Répondre d’avance
saga-lookup-intent = Tu peux répondre d’avance. Si quelqu’un joue d’abord une carte, tu peux répondre à nouveau.
saga-lookup-previous-name = La carte précédente
saga-lookup-previous = La carte qu’une Aventure suivait quand on l’a jouée.
saga-lookup-hand-name = Ta main
saga-lookup-hand = Tu pioches { $draw } cartes au début de ton tour. À la fin, tu défausses jusqu’à en garder { $count }.
saga-lookup-retrieve-name = Récupérer une carte
saga-lookup-retrieve = Une fois par tour, tu peux récupérer la dernière Aventure défaussée. Elle coûte une autre Aventure ou deux Interférences de ta main.
saga-lookup-deck-name = Quand la pioche est vide
saga-lookup-deck = On mélange les deux défausses en une nouvelle pioche. S’il n’y a toujours rien à piocher, tu ne pioches pas.
saga-lookup-objectives-name = Objectifs
saga-lookup-objectives = Chaque Fée en a un. Il demande deux caractéristiques élevées et quelque chose dans l’histoire. Atteins-le et tu gagnes. On vérifie après chaque Aventure, chaque Interférence jouée à ton tour et chaque tour.
saga-lookup-goal-name = Le but du Héros
saga-lookup-goal = Si tu réussis une Aventure du type du Héros, et qu’au moins { $count } de ce type sont réussies, tu gagnes aussi, quel que soit ton Objectif.
saga-lookup-epilogue-name = Épilogue
saga-lookup-epilogue = Si personne n’a gagné après le dernier tour de table, la Fée la plus proche de son Objectif gagne.

## Exemples détaillés ; les numéros sont ceux de la page des règles

saga-example-1 = Courage 2, Difficulté 7. Tu lances un 5 : 5 + 2 = 7 ne bat pas 7, c’est raté. Tu lances un 6 : 8 bat 7. C’est réussi, et la Richesse augmente de 3.
saga-example-2 = Deux Aventures en jeu sont ratées et le dé donne 3 : la Difficulté est 5. Gloire 2 et un 4 font 6 : réussi. L’Exil lui-même ne compte pas encore comme raté.
saga-example-3 = Force 2, Courage 1, Sagesse 3. Tu lances 3, 4 et 1 : le troisième Test est raté, et l’Aventure aussi. Avec 3, 4 et 2, elle est réussie.
saga-example-4 = Tu as trois Interférences. Tu lances un 2 : tu en défausses deux au choix, c’est réussi. Tu lances un 5 : tu défausses les trois, c’est raté.
saga-example-5 = Tu as 6 cartes et la personne à ta droite 5 : la Difficulté est 5 + 5 = 10. Un 4 fait 10, c’est raté ; un 5 fait 11, c’est réussi.
saga-example-6 = Une Aventure après un Voyage est ratée. La suivante doit aussi suivre le Voyage, car rien ne suit une carte ratée.
saga-example-7 = Ivanhoé est un Voyage : la première carte doit pouvoir suivre un Voyage. Mais il ne compte pas comme un Voyage en jeu.
saga-example-8 = Ivanhoé a Courage 1, et sa Difficulté est 3. La première Fée lance un 2 : raté. La suivante doit essayer à son tour et lance un 3 : 4 bat 3, il réussit.
saga-example-9 = Courage 3, Difficulté 5. Bruno joue Brume, puis tout le monde passe : la Difficulté est 7. Un 4 fait 7, et ça ne suffit pas.
saga-example-10 = La Difficulté est un dé plus 2. Brume ajoute 2 et le dé donne 4 : ça fait 8. Étoile retire 2 : 6. Courage 3 et un 4 font 7 : réussi.
saga-example-11 = Bruno joue Brume. Ada l’annule avec un Talisman, et la Difficulté revient à 5. Un second Talisman, contre celui d’Ada, ramènerait Brume.
saga-example-12 = Le dé donne 2, et Trèfle en fait un 5. Chat noir donne 3, et le plus bas compte. Courage 3 et 3 font 6, qui bat 5 : réussi.
saga-example-13 = Le Test utilise Force 1. Avec Ruse, Sagesse 4 compte à la place. Tu peux encore jouer Lame féerique, car Force est imprimée. Difficulté 2, dé 1 : 5 bat 2, c’est réussi.
saga-example-14 = Don Juan suit Guenièvre et il est réussi. Tu as sa Récompense et celle de Guenièvre.
saga-example-15 = Trésor est réussi, et avec Ménestrel sa Récompense a lieu deux fois : la Richesse passe de 2 à 5, puis à 6. Si quelqu’un ajoute Ingratitude, pas de Récompense, mais ça reste réussi.
saga-example-16 = Sagesse 4, Richesse 4 et trois Aventures ratées. Une quatrième est ratée sans rien te prendre d’utile : tu gagnes. Si elle prend 1 Richesse, non.
saga-example-17 = Richesse 4, Courage 4 et deux Amours en jeu, tous deux ratés. À 2 ou 3 joueurs, tu gagnes. À 4, il te faut trois Amours.
saga-example-18 = L’histoire d’Ivanhoé a cinq Voyages réussis. Tu réussis Pèlerinage, le sixième, et gagnes par le but du Héros. Les Fées qui atteignent leur Objectif à ce moment gagnent avec toi.
saga-example-19 = Gloire et Richesse sont les plus basses, à 1. Tu réussis Phénix et choisis laquelle augmente de 2.
saga-example-20 = Courage 2 et une Amitié réussie font 3. Un 5 fait 8, qui bat 6 : réussi. Il y a maintenant deux Amitiés réussies : tu pioches aussi une carte.
saga-example-21 = Circé est au sommet de la défausse. Tu la récupères et défausses deux Interférences ou une autre Aventure, mais pas elle. Tu ne peux pas recommencer ce tour-ci.
saga-example-22 = Personne n’a gagné après le dernier tour de table. Il manque 1 à une Fée, 2 à une autre, 5 à la troisième : la première gagne.
saga-example-23 = Bruno répond d’avance « passer », Chloé « jouer Brume ». Puis Ada, qui vient avant, joue Étoile. Bruno et Chloé peuvent répondre à nouveau.
saga-example-24 = Tu pioches deux cartes, mais la pioche n’en a qu’une. Tu la prends, les défausses deviennent la nouvelle pioche, et tu y prends la seconde.
