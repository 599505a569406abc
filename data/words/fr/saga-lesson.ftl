# La leçon de Saga : ce que dit chaque étape. Les coups sont dans data/saga/lesson.toml.

saga-lesson-aim = **Vous êtes des Fées, et vous filez ensemble la vie d’un seul Héros.** Ce qui arrive à Ivanhoé vaut pour tout le monde. Mais chaque Fée a un Objectif secret. Le tien est le **Grand Amoureux** : Richesse 4, Courage 4 et deux histoires d’Amour. Ivanhoé vient de réussir son épreuve : les Aventures peuvent commencer. Appuie sur **Suivant**.

saga-lesson-adventure = **Joue une Aventure qui continue l’histoire.** Ivanhoé est un Voyage : la carte suivante doit pouvoir suivre un Voyage. De tes cartes, seule **Iseut** le peut. C’est une histoire d’Amour, et elle apporte Courage et Richesse : juste ce qu’il faut à ton Objectif. Appuie sur **Iseut · Amour**.
saga-lesson-adventure-done = **Le défi est lancé.** Le dé plus le Courage du Héros doit battre 4.
saga-lesson-adventure-wrong = Tu n’en auras pas besoin aujourd’hui. Appuie sur **Iseut · Amour**.
saga-lesson-adventure-wrong-end = Tu peux jouer une Aventure par tour, alors ne t’en prive pas. Appuie sur **Iseut · Amour**.
saga-lesson-adventure-wrong-retrieve = Ça récupère une Aventure défaussée, mais te coûte des cartes. Tu en as déjà une bonne : appuie sur **Iseut · Amour**.

saga-lesson-blade = **Donne un coup de pouce avant le lancer.** Le Courage est à 1, il te faut donc 4 ou plus : 50 %. Les Interférences changent ça, et tout le monde peut en jouer. La **Lame féerique** retire 3 à la Difficulté. Choisis **Jouer Lame féerique**.
saga-lesson-blade-done = **N’importe quel résultat suffit maintenant**, sauf si quelqu’un interfère.
saga-lesson-blade-wrong = Garde ça pour plus tard. Choisis **Jouer Lame féerique**.
saga-lesson-blade-wrong-star = L’Étoile retire 2 et marche dans tous les Tests. La Lame féerique retire 3, mais seulement si le Test utilise Force ou Courage. Alors sers-t’en ici : choisis **Jouer Lame féerique**.
saga-lesson-blade-wrong-cunning = La Sagesse est à 1, comme le Courage : ça ne change rien. Choisis **Jouer Lame féerique**.
saga-lesson-blade-wrong-pass = Pas encore : tu peux d’abord t’assurer la victoire. Choisis **Jouer Lame féerique**.

saga-lesson-talisman = **Le Héron a d’autres projets.** La Brume ajoute 2 à la Difficulté, et un Talisman annule ta Lame féerique. Il faut maintenant un 6. Mais tu as un **Talisman** aussi. Joue-le contre **le Talisman du Héron**, et ta Lame féerique compte à nouveau.
saga-lesson-talisman-done = **Annulé !** Ta Lame féerique est de retour : 3 ou plus suffit.
saga-lesson-talisman-wrong = Ça ne suffit pas. Joue ton **Talisman** contre **le Talisman du Héron**.
saga-lesson-talisman-wrong-mist = Sans la Brume, il te faudrait un 4. Joue-le plutôt contre **le Talisman du Héron**, et un 3 suffit.
saga-lesson-talisman-wrong-pass = Alors, il faut un 6. Joue ton **Talisman** contre **le Talisman du Héron**.

saga-lesson-roll = **Assez de cartes. Que le dé roule !** On le lance quand tout le monde a passé, et le Héron a passé. Choisis **Passer pour tout ce défi**.
saga-lesson-roll-done = **Un 4 ! Iseut est réussie.** 4 + 1 bat 3 ; sans tes cartes, ç’aurait été 5 contre 6. Courage et Richesse sont maintenant à 2.
saga-lesson-roll-wrong = Choisis **Passer pour tout ce défi**.
saga-lesson-roll-wrong-once = Ça marche aussi, mais je te demanderais encore une fois après le lancer. Choisis **Passer pour tout ce défi**.
saga-lesson-roll-wrong-keep = 67 %, c’est bien. Garde cette carte et choisis **Passer pour tout ce défi**.

saga-lesson-turn = **Richesse 2, Courage 2, une histoire d’Amour.** Ton Objectif montre ce qui manque encore. Tu as joué ton Aventure : appuie sur **Terminer mon tour**.
saga-lesson-turn-done = **Au tour du Héron.** Tu peux interférer dans ses défis, comme il l’a fait dans le tien.
saga-lesson-turn-wrong = Appuie sur **Terminer mon tour**.
saga-lesson-turn-wrong-retrieve = Ça te coûterait plus que ça ne rapporte. Appuie sur **Terminer mon tour**.

saga-lesson-end = **Dès que tu as tout ce que demande ton Objectif, tu gagnes**, même au tour de quelqu’un d’autre. Les Aventures ratées restent aussi dans l’histoire, mais elles coûtent quelque chose au Héros. Alors aide ce qui t’arrange, gâche le reste, et ne montre pas trop tôt ce que tu vises.

# Ce qui est éclairé sur les images, pour qui ne les voit pas.

saga-mark-cards = tes cartes
saga-mark-challenge = le défi jusqu’ici
saga-mark-characteristics = les caractéristiques du Héros
saga-mark-objective = ton Objectif
