# Tschak ! — ce qu’on peut chercher : catégories, choses sans mots ailleurs, exemples détaillés.

towers-kind-wizard = Mages et caméléons
towers-kind-warrior = Guerriers
towers-kind-dwarf = Nains
towers-kind-artifact = Artefacts
towers-kind-monster = Monstres
towers-kind-treasure = Trésors
towers-kind-board = Donjons, étages et or

towers-lookup-card = Vaut { $value } dans son équipe.
towers-lookup-wizard = En cas d’égalité entre équipes, le mage le plus fort gagne. À mages égaux, c’est celui qui a la baguette.
towers-lookup-warrior = Égalité de mages aussi ? Le guerrier le plus fort gagne. À guerriers égaux, la hache bat l’épée.
towers-lookup-dwarf = Égalité de mages et de guerriers aussi ? Le nain le plus fort gagne. À nains égaux, la hache bat le marteau, et le marteau bat les mains nues.
towers-lookup-chameleon = Un mage sans valeur. Il copie le plus fort mage chiffré que montrent tes adversaires à cet étage, de 2 à 5. S’ils n’en montrent pas, il vaut 0.
towers-lookup-artifact = Il n’a pas de valeur. Il double la plus faible des deux autres cartes de ton équipe. Tous les artefacts se valent.
towers-lookup-worthless = En dernière carte d’un donjon, elle ne gagne pas d’or.

towers-lookup-creature =
    { $skulls ->
        [one] Elle coûte { $skulls } point à la fin.
       *[other] Elle coûte { $skulls } points à la fin.
    }
towers-lookup-troglodyte = À la fin, tes troglodytes coûtent leur nombre au carré : un coûte 1 point, deux 4, trois 9. Il y en a { $count }.
towers-lookup-chest = Vaut { $points } points à la fin.
towers-lookup-cursed =
    { $points ->
        [-1] Vaut { $points } point à la fin. L’équipe la plus forte doit le prendre.
       *[other] Vaut { $points } points à la fin. L’équipe la plus forte doit le prendre.
    }
towers-lookup-ring = À la fin, tes anneaux valent leur nombre au carré : un vaut 1 point, deux 4, trois 9. Il y en a { $count }.
towers-lookup-trophy = À la fin, tu marques 2 points pour chacun de tes monstres, troglodytes compris. À deux, c’est 1 point.
towers-lookup-elixir = Il retire un de tes monstres avant le décompte. La table choisit le mieux pour toi, quitte à n’en retirer aucun.

towers-lookup-tower-name = Donjon
towers-lookup-tower = Il y a { $count } donjons, l’un après l’autre. Chacun a trois étages, avec un monstre et un trésor. Après chaque donjon, toutes les mains passent à gauche.
towers-lookup-floor-name = Étage { $floor }
towers-lookup-floor =
    { $steps ->
        [3] Tu choisis une carte, puis une autre, puis une troisième. Chaque fois, on les montre toutes ensemble.
        [2] Tu choisis une carte, puis deux d’un coup. Chaque fois, on les montre toutes ensemble.
       *[other] Tu choisis les trois cartes d’un coup.
    }
towers-lookup-team-name = Équipe
towers-lookup-team = Trois cartes de trois types différents. On additionne leurs valeurs. L’équipe la plus forte prend le trésor, la plus faible le monstre.
towers-lookup-ties-name = Égalités
towers-lookup-ties = Le mage le plus fort gagne, puis la baguette, le guerrier le plus fort, sa hache, le nain le plus fort, son arme. Seul compte ce qui est imprimé. Un caméléon passe après tous les mages chiffrés, et une équipe sans mage après le caméléon.
towers-lookup-last-card-name = La dernière carte
towers-lookup-last-card = Après trois étages, chacun montre sa dernière carte. Les plus hautes gagnent de l’or. À valeur égale, le mage bat le guerrier et le guerrier bat le nain ; puis l’arme décide.
towers-lookup-gold-name = Or
towers-lookup-gold = Chaque pièce vaut 1 point à la fin. Les meilleures dernières cartes d’un donjon gagnent 3, 2 et 1 pièces ; à deux, la meilleure en gagne 2. Il y a { $count } pièces.
towers-lookup-passing-name = Passer les mains
towers-lookup-passing = Après chaque donjon, toutes les mains passent à gauche. Au bout du compte, tout le monde a joué les quatre mêmes mains.
towers-lookup-travelling-board-name = Plateau voyageur
towers-lookup-travelling-board = Il occupe une place vide : il garde une main le temps d’un donjon et la passe, mais ne joue jamais.
towers-lookup-put-back-name = Remis dans la boîte
towers-lookup-put-back = { $monsters } monstres et { $treasures } trésors ont été remis dans la boîte avant la partie. Personne ne sait lesquels.

## Exemples détaillés ; les numéros sont ceux de la page des règles

towers-example-1 = Mage 4, guerrier 3 et nain 2 font 4 + 3 + 2 = 9. Une équipe à 12 prend le trésor, et le 9 prend le monstre.
towers-example-3 = Avec un artefact, guerrier 4 et nain 3, le 3 est le plus faible et compte double : 4 + 3 + 3 = 10.
towers-example-7 = Tes adversaires montrent mage 5 et mage 3 : ton caméléon vaut 5. Avec guerrier 2 et nain 4, ça fait 11.
towers-example-8 = Mage 4, guerrier 5 et nain 3 font 12, tout comme mage 3, guerrier 6 et nain 3. Le mage le plus fort décide : la première équipe l’emporte.
towers-example-9 = Les deux équipes valent 12 et ont un mage 4. Celle dont le mage a la baguette l’emporte.
towers-example-10 = Deux équipes valent 12, chacune avec un caméléon et un guerrier 4. Le guerrier à la hache bat celui à l’épée.
towers-example-11 = Deux équipes valent 11. L’une a un caméléon, l’autre pas de mage du tout : le caméléon l’emporte.
towers-example-12 = Deux équipes sont à égalité, chacune avec un caméléon, un artefact et un nain 4. Le nain à la hache bat celui aux mains nues.
towers-example-13 = Les dernières cartes sont guerrier 5, mage 5, un artefact et nain 5. Le mage gagne 3 pièces, le guerrier 2, le nain 1 et l’artefact rien.
towers-example-15 = À deux, un guerrier 1 bat un artefact et gagne 2 pièces. Un artefact contre un caméléon : personne ne gagne rien.
towers-example-16 = À deux, tu as un plateau voyageur de chaque côté. La main que tu viens de jouer va sur l’un, et tu reçois celle de l’autre.
towers-example-17 = À trois, tu joues quatre mains, l’une après l’autre : la tienne, celle du plateau voyageur, et celles de tes deux adversaires.
towers-example-18 = Tu as 4 pièces d’or, deux anneaux (4), un coffre (5), un coffre maudit (−2), le golem (−3) et trois troglodytes (−9) : −1 en tout.
towers-example-19 = Tu as le trophée, la gelée (2 crânes) et deux troglodytes. L’élixir retire un troglodyte : −2 − 1 + 4 vaut mieux que −2 − 4 + 6.
towers-example-20 = Tu as le trophée et un troglodyte. −1 + 2 vaut mieux que rien : l’élixir le laisse là.
towers-example-22 = À l’étage 2, tu as montré un mage. Guerrier et artefact, c’est bon ; un deuxième mage, deux guerriers ou une seule carte, non.
towers-example-23 = Après deux cartes, ton caméléon vaut 0. Puis la troisième carte d’un adversaire est un mage 5 : ton caméléon vaut maintenant 5.
