# Les chapitres de `/règles` pour Abracada… quoi ?, dans l’ordre où l’on apprend.

abraca-rules-1 =
    ### Des sorts que tu ne vois pas
    Chaque mage a cinq pierres magiques. Tout le monde peut les lire, **sauf leur propriétaire**. Les pierres des autres t’aident à deviner ce que tu as : lance tes sorts avant qu’ils ne lancent les leurs. Remporter des manches donne des points : qui atteint **8 points** en premier gagne la partie.

    Il y a 36 pierres : un **1**, deux **2**, trois **3** … jusqu’à huit **8**. Les numéros élevés sont nombreux et gentils ; les petits sont rares et puissants.
abraca-rules-2 =
    ### Avant chaque manche
    1. On mélange les 36 pierres.
    2. Chacun reçoit **cinq pierres**, de dos, et **6 vies**.
    3. À trois, on met 6 pierres de côté, face visible ; à deux, 12. Personne ne les a : tu peux les exclure.
    4. On met quatre **pierres secrètes** de côté, face cachée. Le reste forme la pioche.

    La première manche commence par quelqu’un au hasard, sauf si la table a choisi une place.
abraca-rules-3 =
    ### Ton tour
    1. **Annonce un numéro** de 1 à 8. Tu dois en tenter au moins un.
    2. **Si tu as cette pierre**, c’est réussi : elle va sur le plateau et son sort agit. Tu peux continuer avec **le même numéro ou plus haut**, ou terminer ton tour.
    3. **Sinon**, c’est raté : tu perds 1 vie (pour un **1**, un lancer de dé) et ton tour se termine.

    Dans tous les cas, à la fin de ton tour, tu repioches jusqu’à cinq pierres, tant que la pioche suffit. Puis c’est à la personne à ta **gauche**. À gauche, on joue après toi ; à droite, avant toi.

    Si tu as deux fois le même numéro, tu utilises la pierre la plus ancienne. Quand un numéro est raté, on apprend seulement que tu ne l’as pas. Et pas d’indices, s’il te plaît !
abraca-rules-4 =
    ### Les huit sorts
    1 · **Dragon ancestral** (1 pierre) : lance le dé ; tous les autres perdent autant de vies.
    2 · **Sombre Rôdeur** (2) : tous les autres perdent 1 vie et tu en gagnes 1.
    3 · **Doux Rêve** (3) : lance le dé ; tu gagnes autant de vies.
    4 · **Chanteur nocturne** (4) : prends une pierre secrète que personne d’autre ne peut regarder. Tu sais qu’elle n’est pas ailleurs, et elle peut valoir un point. Elle ne compte pas parmi tes cinq pierres : tu ne peux pas l’utiliser.
    5 · **Tempête d’éclairs** (5) : les personnes à ta gauche et à ta droite perdent 1 vie (à deux : 1 en tout).
    6 · **Blizzard** (6) : la personne à ta gauche perd 1 vie.
    7 · **Boule de feu** (7) : la personne à ta droite perd 1 vie.
    8 · **Potion magique** (8) : tu gagnes 1 vie.

    Le dé porte 1, 1, 2, 2, 3, 3. On n’a jamais plus de 6 vies ni moins de 0.

    Après un 8, on ne peut annoncer qu’un autre 8 : c’est bien pour finir, pas pour commencer. Tu peux annoncer un numéro épuisé, mais c’est raté. Avec le compteur de pierres, ta main te dit d’avance quels numéros tu ne peux pas avoir ; sans lui, personne ne te prévient.
abraca-rules-5 =
    ### La fin d’une manche
    Une manche se termine aussitôt dans l’un de ces cas :
    • **Tu utilises ta dernière pierre.** Tu remportes la manche et marques **3 points** ; tous les autres tombent à 0 vie et ne marquent rien.
    • **Ton sort fait tomber quelqu’un à 0 vie.** Tu marques **3 points**, et chaque mage encore en vie **1 point**.
    • **Tu perds ta dernière vie** en ratant un numéro. Tous les autres marquent **1 point**, et toi rien.

    Les mages en vie marquent aussi **1 point par pierre secrète** prise dans la manche. Puis on montre toutes les pierres, on les redistribue, et on commence à gauche de la dernière personne qui a joué.
abraca-rules-6 =
    ### La fin de la partie
    Qui atteint **8 points** en premier gagne. Si plusieurs y arrivent dans la même manche, on compare les points de cette manche, puis les vies ; si l’égalité demeure, la victoire est partagée. Sinon, on garde ses points et on joue une autre manche : de nouvelles pierres et 6 vies pour chacun, et on commence à gauche de la dernière personne qui a joué.
abraca-rules-7 =
    ### Qui voit quoi
    Tu vois les pierres de tous, sauf les tiennes. Personne d’autre ne voit tes pierres secrètes ; la pioche et les autres pierres secrètes, personne ne les voit. Les vies, les points, le plateau, les numéros annoncés, les lancers et le nombre de pierres de chacun sont publics.

    À la fin d’une manche, on montre toutes les pierres. Si tu as vu plus que ce que voient les joueurs, tu ne peux pas prendre place dans cette partie.
abraca-rules-8 =
    ### Options de la table
    • **Ordre libre** : après un numéro réussi, tu peux annoncer n’importe quel autre.
    • **Dernier mage debout** : la manche dure jusqu’à ce qu’il ne reste qu’un mage, ou que quelqu’un utilise sa dernière pierre. Les mages hors jeu passent leur tour et montrent leurs pierres ; les voisins sont les survivants les plus proches. On ne marque qu’en remportant la manche : 2 points, plus 1 par pierre secrète prise.
    • **Le piège des numéros plus bas** : on te propose aussi des numéros plus bas que le dernier, mais ils sont toujours ratés, coûtent 1 vie et terminent ton tour.
    • **Compteur de pierres** : ta main compte, pour chaque numéro, les pierres que tu ne vois pas, note ce que les tiennes ne peuvent pas être, et te dit quels numéros tu ne peux pas avoir.
    • **Public** : il ne voit que la table ou, si la table lui fait confiance, toutes les mains, en privé.
    • **Qui commence** : quelqu’un au hasard, ou une place que vous choisissez. Dans le jeu imprimé, c’est la personne la plus âgée.
abraca-rules-9 =
    ### Points de détail
    • La dernière pierre passe avant le K.-O. : utilise-la, et la manche n’est qu’à toi. Son sort agit quand même.
    • Plusieurs K.-O. d’un coup ne valent que 3 points, une seule fois.
    • Tu repioches aussi après un numéro raté, tant qu’il y a une pioche.
    • De deux pierres identiques, c’est la plus ancienne qui part. Le bot peut noter sur tes pierres ce qu’elles ne peuvent pas être.
    • Un numéro annoncé ne se reprend pas : tout le monde en apprend quelque chose.
abraca-rules-10 =
    ### Comment se passent les parties
    Entre ordinateurs, une partie a duré environ 4 manches, et une manche environ 9 tours. Trois manches sur quatre se sont terminées par un K.-O. ; à deux, une sur deux. Environ 70 % des numéros annoncés ont réussi.
