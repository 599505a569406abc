# Les chapitres de `/règles` pour Tschak !, dans l’ordre où l’on apprend.

towers-rules-1 =
    ### Quatre donjons, trois étages
    À chaque étage, un **monstre** et un **trésor**, visibles de tous. Chacun y envoie une équipe de trois. L’équipe **la plus forte** prend le trésor, **la plus faible** prend le monstre, et les autres ne prennent rien. Les trésors et l’or rapportent des points, les monstres en coûtent ; après quatre donjons, qui a le plus de points gagne.

    Tu as dix cartes en main. Trois étages en utilisent neuf ; la dixième peut gagner un peu d’or. Puis toutes les mains passent à **gauche**, et le donjon suivant commence. Au bout du compte, tout le monde a joué les quatre mêmes mains. Ce que jouent les autres sera peut-être bientôt dans ta main !

towers-rules-2 =
    ### Avant la partie
    1. On distribue les 40 cartes à quatre places. Chacune reçoit trois **mages**, trois **guerriers**, trois **nains** et un **artefact**. On ne mélange plus jamais les mains.
    2. Sur les 14 monstres et les 14 trésors, **deux de chaque** retournent dans la boîte. Personne ne sait lesquels.
    3. Chaque donjon commence avec trois monstres et trois trésors, un de chaque par étage, face visible.

towers-rules-3 =
    ### À deux ou à trois
    Les mains circulent toujours entre quatre places. Les places vides ont un **plateau voyageur** : il garde une main le temps d’un donjon et la passe, mais ne joue jamais. À deux, il y en a un de chaque côté de toi ; à trois, il vient après la dernière place. Une main posée là saute ce donjon et revient en jeu au suivant.

towers-rules-4 =
    ### Choisir
    Personne n’attend son tour. Tout le monde choisit en secret et en même temps ; après le dernier choix, on retourne toutes les cartes. Jusque-là, tu peux changer ou reprendre ton choix.
    • **Étage 1** : une carte, puis une autre, puis la troisième.
    • **Étage 2** : une carte, puis deux d’un coup.
    • **Étage 3** : les trois d’un coup.

    Une équipe a trois types **différents** : mage, guerrier et nain, ou bien l’artefact avec deux d’entre eux.

towers-rules-5 =
    ### Ce que vaut une équipe
    On additionne les valeurs de ses cartes.
    • Un **caméléon** est un mage sans valeur. Il copie le plus fort mage que montrent tes **adversaires** à cet étage, de 2 à 5. S’ils n’en montrent pas, il vaut 0. Personne ne copie un caméléon.
    • Un **artefact** n’a pas de valeur. Il double la **plus faible** des deux autres cartes. Une valeur copiée peut aussi être doublée, mais un caméléon ne copie que ce qui est imprimé, jamais une valeur doublée.

    Exemple : caméléon (copie 4), artefact et guerrier 6 valent 4 + 4 + 6 = **14**.

towers-rules-6 =
    ### Égalités
    Quand deux équipes sont à égalité pour la plus forte ou la plus faible, seul compte ce qui est imprimé, dans cet ordre :
    1. Le **mage** le plus fort. Un caméléon passe après tous les mages chiffrés, et une équipe sans mage encore après.
    2. À mages égaux, celui qui a la **baguette**.
    3. Le **guerrier** le plus fort ; sans guerrier, on passe en dernier. À guerriers égaux, la **hache** bat l’épée.
    4. Le **nain** le plus fort ; sans nain, on passe en dernier. À nains égaux, la **hache** bat le marteau, et le marteau bat les mains nues.

    Deux équipes ne sont jamais à égalité sur tout cela.

towers-rules-7 =
    ### La dernière carte
    Après trois étages, chacun montre la carte qui lui reste. La plus haute gagne **3 pièces d’or**, la deuxième **2**, la troisième **1** ; à deux, la plus haute en gagne **2**. À valeur égale, le mage bat le guerrier et le guerrier bat le nain ; puis l’arme décide. Artefacts et caméléons ne gagnent rien, et l’or que personne ne gagne reste où il est.

    Puis toutes les mains, celles des plateaux voyageurs aussi, passent à **gauche**, sauf après le quatrième donjon.

towers-rules-8 =
    ### Points
    Après quatre donjons, on compte :
    • **Or** : 1 point par pièce.
    • **Coffres** : 2 à 5 points. **Coffres maudits** : −1 et −2. L’équipe la plus forte doit les prendre aussi.
    • **Anneaux de pouvoir** : leur nombre au carré. Un vaut 1 point, deux 4, trois 9, quatre 16.
    • **Créatures** : −1 point par crâne.
    • **Troglodytes** : moins leur nombre au carré.
    • **Trophée** : 2 points pour chacun de tes monstres, troglodytes compris ; à deux, 1 point.
    • **Élixir** : il retire un de tes monstres avant le décompte. La table choisit le mieux pour toi, quitte à n’en retirer aucun, sauf si vous avez convenu que son propriétaire choisit.

    Il y a 8 créatures à 2, 2, 3, 3, 4, 4, 5 et 5 crânes, 6 troglodytes, 4 coffres, 2 coffres maudits, 6 anneaux, un trophée et un élixir. Deux monstres et deux trésors ne sont pas en jeu ; personne ne sait lesquels.

    Qui a le **plus de points** gagne ; à égalité, qui a le moins de monstres. Si l’égalité demeure, la victoire est partagée.

towers-rules-9 =
    ### Les cartes
    Mages de 2 à 5, chacun avec et sans baguette, et quatre caméléons. Guerriers de 1 à 6, chacun avec la hache et avec l’épée. Nains de 2 à 5, chacun avec la hache, le marteau et à mains nues. Quatre artefacts. Les 40 cartes sont toujours en jeu.

towers-rules-10 =
    ### Qui voit quoi
    Personne d’autre ne voit ta main. Ton choix reste secret jusqu’à ce que tout le monde ait choisi ; on voit seulement que tu as choisi. Les équipes, leur valeur et son calcul sont publics, tout comme l’or et les dernières cartes. Personne ne voit les donjons suivants, les cartes remises dans la boîte, ni une main sur un plateau voyageur.

towers-rules-11 =
    ### Options de la table
    • **Cartes gagnées** : visibles de tous, ou bien les autres voient seulement combien tu en as. L’or est toujours visible.
    • **Mains jouées** : la table peut noter chaque main après sa dernière carte. Sinon, à toi de t’en souvenir !
    • **Équipes interdites** : le bot refuse deux cartes d’un même type. Avec la pénalité, tu peux les montrer ; tu changes ensuite des cartes jusqu’à ce que ton équipe soit en règle, et tu prends ce qui coûte le plus à cet étage, quelle que soit ta force.
    • **L’élixir** : la table retire le monstre qui arrange le mieux son propriétaire, ou bien celui-ci choisit après le dernier donjon.

towers-rules-12 =
    ### Points de détail
    • Un caméléon ne copie que les adversaires à cet étage, jamais sa propre équipe ni un plateau voyageur. Si personne ne montre de mage chiffré, tous les caméléons valent 0.
    • Un artefact à côté d’un caméléon qui vaut 0 double le 0.
    • Personne ne peut refuser une carte, même un coffre maudit.
    • Un trophée sans monstre ne vaut rien, et l’or ne s’épuise jamais.

towers-rules-13 =
    ### Comment se passent les parties
    Entre ordinateurs, la plupart des scores sont allés de −5 à 18, avec une moyenne de 2 points à deux joueurs, de 6 à trois et de 5 à quatre. Un étage sur cinq ou six a vu une égalité (à deux, un sur huit) ; presque toujours, le mage a décidé.
