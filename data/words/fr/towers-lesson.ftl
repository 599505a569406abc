# La leçon de Tschak ! : ce que dit chaque étape. Les coups sont dans data/towers/lesson.toml.

towers-lesson-tower = **Tu explores quatre donjons de trois étages.** À chaque étage, il y a un monstre et un trésor. Tu y envoies trois cartes : ton équipe. L’équipe la plus forte prend le trésor, la plus faible prend le monstre. À l’étage 1, il y a un coffre de 5 points et un Guetteur qui en coûte 4. Appuie sur **Suivant**.

towers-lesson-first = **Chacun choisit une carte en secret, puis on les montre toutes ensemble.** Ton équipe a besoin de trois types différents : mage bleu, guerrier vert, nain rouge ou l’artefact violet. Leurs valeurs s’additionnent. Ce coffre mérite qu’on se batte : choisis ta meilleure carte, **Guerrier 6 (hache)**.
towers-lesson-first-done = **Beau départ !** Aucune carte n’est plus haute. Les autres ont montré un 5 chacun.
towers-lesson-first-wrong = Tu pourrais, mais cette carte est plus basse, et c’est le meilleur coffre du jeu. Choisis **Guerrier 6 (hache)**.
towers-lesson-first-wrong-artifact = Un artefact n’a pas de valeur à lui. Il double une autre de tes cartes, donc il peut attendre. Choisis **Guerrier 6 (hache)**.
towers-lesson-first-wrong-chameleon = Un caméléon copie un mage montré par quelqu’un d’autre. Tu n’en as pas encore vu, donc il peut attendre. Choisis **Guerrier 6 (hache)**.

towers-lesson-chameleon = **Tu as ajouté un Nain 5, te voilà à 11.** Il manque une carte : un mage ou l’artefact. Un **caméléon** est un mage qui copie le plus fort mage de tes adversaires. La Rainette montre un Mage 5 : appuie sur **Caméléon II**.
towers-lesson-chameleon-done = **Le coffre est à toi !** 6 + 5 + 5 font 16. Le Héron et la Rainette sont à égalité, à 15. Ce sont les mages qui départagent : le Héron n’en a pas, il prend donc le Guetteur.
towers-lesson-chameleon-wrong = Ça fait 14 au mieux. Un caméléon copie le 5 de la Rainette et t’amène à 16. Appuie sur **Caméléon II**.
towers-lesson-chameleon-wrong-artifact = Ça fait 16 aussi, en doublant ton Nain 5. Mais tu n’as qu’un artefact, et il te servira plus haut. Appuie sur **Caméléon II**.

towers-lesson-cheap = **Étage 2 : un anneau qui vaut 1 point, et un Troglodyte qui en coûte 1.** Tu as montré un Nain 4. Le Héron a un Mage 4, et le caméléon de la Rainette le copie : les deux veulent gagner. Laisse-les ! Maintenant, on choisit deux autres cartes d’un coup. Choisis les plus faibles : **Mage 2, Guerrier 3 (hache)**.
towers-lesson-cheap-done = **Pas cher payé.** Ton 9 est l’équipe la plus faible, le Troglodyte te coûte donc 1 point. Mais tu as encore tes meilleures cartes en main.
towers-lesson-cheap-wrong = Ces cartes te serviront à l’étage 3, où il y a plus à gagner. Choisis **Mage 2, Guerrier 3 (hache)**.

towers-lesson-artifact = **Étage 3 : un coffre de 4 points, et un Golem qui en coûte 3.** Ici, tu choisis toute l’équipe d’un coup. Ton **artefact** double la plus faible des deux autres cartes : Guerrier 4 et Nain 5 font 4 + 4 + 5 = 13. La carte que tu gardes peut gagner de l’or. Appuie sur **Guerrier 4 (épée), Nain 5 (mains nues), Artefact (amulette)**.
towers-lesson-artifact-done = **Encore gagné !** Ton 13 bat 9 et 8. Puis chacun montre sa dernière carte. Ton Mage 3 est la plus haute et gagne 3 pièces d’or, donc 3 points.
towers-lesson-artifact-wrong = Là, l’artefact ne doublerait que ton Mage 3 : 11 au mieux. Prends Guerrier 4, Nain 5 et l’artefact.
towers-lesson-artifact-wrong-unused = Ça fait 12, un de moins, et un artefact en dernière carte ne gagne pas d’or. Prends Guerrier 4, Nain 5 et l’artefact.

towers-lesson-pass = **Maintenant, chaque main passe d’une place vers la gauche.** Le Héron reçoit les dix cartes que tu viens de jouer. Les tiennes viennent de la quatrième place, vide : personne ne les a encore vues. Après quatre donjons, tout le monde a joué les quatre mêmes mains. Retiens ce que tu vois : ce sera peut-être bientôt à toi !
towers-lesson-end = **Qui a le plus de points après quatre donjons gagne.** Les coffres et l’or valent ce qu’ils indiquent. Chaque crâne d’un monstre coûte 1 point. Les anneaux valent de plus en plus : un vaut 1 point, deux 4, trois 9. Les Troglodytes comptent de même, mais en moins.

# Ce qui est éclairé sur les images, pour qui ne les voit pas.

towers-mark-floor-1 = l’étage 1
towers-mark-floor-2 = l’étage 2
towers-mark-floor-3 = l’étage 3
towers-mark-others = les équipes des autres
towers-mark-hand = ta main
towers-mark-warrior_6_axe = ton Guerrier 6
towers-mark-chameleon_2 = ton Caméléon
towers-mark-wizard_2_none = ton Mage 2
towers-mark-warrior_3_axe = ton Guerrier 3
towers-mark-warrior_4_sword = ton Guerrier 4
towers-mark-dwarf_5_bare = ton Nain 5
towers-mark-artifact_4 = ton artefact
