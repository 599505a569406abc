# Les chapitres de `/règles` pour Touria, dans l’ordre où l’on apprend.

touria-rules-1 =
    ### Une seule bande de héros
    Tout le monde à la table mène **la même bande de héros** à travers Touria. Réunis **7 cœurs et 7 pièces**, débarrasse-toi de chaque **gemme noire** et entre au château. La princesse Tara et le prince Talan attendent derrière l’une de ses neuf portes : ouvre-la, et tu gagnes.

    Ton paravent cache ce que tu possèdes, même la quantité.

touria-rules-2 =
    ### Avant le premier tour
    1. On tire au sort qui joue de quel côté du plateau et qui commence. On joue dans le sens des aiguilles d’une montre.
    2. On mélange mines, portes, objets et commandes. Trois commandes et deux objets sont visibles, et on lance le dé.
    3. Chacun reçoit **3 pièces et 1 élixir**.
    4. Sauf la personne qui commence, chacun choisit un bonus, à partir de sa droite : une gemme d’une couleur au choix (mais pas violette), une pièce ou une épée.

touria-rules-3 =
    ### Ton tour
    1. Il y a quatre tours dans les coins. De chacune, tu peux utiliser **la face tournée vers toi**. Avant de choisir, chaque **épée** que tu paies fait pivoter une tour d’un quart, dans le sens inverse des aiguilles d’une montre.
    2. **Choisis une tour**. Elle pivote d’un quart, en sens inverse elle aussi, et chacun y voit du nouveau. Tes règles imprimées disent peut-être le contraire : l’option *Sens des tours* décide.
    3. **Mène les héros** au lieu qu’elle montrait. 3 pas sont gratuits, chaque pas de plus coûte 1 pièce, à payer avant de partir. Pas deux fois la même route par tour.
    4. Dans chaque **mine** du chemin, tu dois prendre une gemme.
    5. **Utilise le lieu** une fois si tu veux.
    6. Ensuite, **les autres peuvent te copier**.

    Si tu n’atteins aucun de tes quatre lieux, tourne une tour et passe. C’est la seule façon de sauter un tour.

touria-rules-4 =
    ### Les lieux
    • **{ touria-space-sword_master }** : prends 2 épées.
    • **{ touria-space-trader }** : remplis l’une des trois commandes visibles : des gemmes contre des pièces. Deux gemmes en rapportent 3, trois 6, quatre 8.
    • **{ touria-space-forest_fairy }** : prends l’un de deux objets magiques.
    • **{ touria-space-fountain_fairy }** : retire du jeu une de tes gemmes noires.
    • **{ touria-space-thief }** : pioche 3 gemmes en secret, gardes-en une. Toutes noires ? Pioche jusqu’à en avoir une qui ne l’est pas, et garde-la.
    • **{ touria-space-dragon }** : lance le dé. Donne une gemme de cette couleur (noire aussi !) et gagne un cœur, ou relance contre une épée.
    • **{ touria-space-goldsmith }** : 1 gemme contre une pièce, 2 pareilles contre un cœur, 3 pareilles contre 2 cœurs, ou 3 dans la couleur du dé. Pas de gemmes noires.
    • **{ touria-space-wizard }** : paie 1 pièce et envole-toi où tu veux. Aucune mine en chemin.
    • **{ touria-space-tournament }**, qu’on n’atteint qu’en volant : une épée contre un cœur ou contre 3 pièces.

    Si la banque manque de quelque chose, tu ne reçois que ce qui reste.

touria-rules-5 =
    ### Mines
    Chacune contient jusqu’à deux gemmes, jamais deux noires. Quand les héros passent :
    • **S’il y a une gemme noire**, prends tout.
    • **Entre deux gemmes de couleur**, tu choisis ; s’il n’y en a qu’une, tu la prends.
    • Le violet compte comme une couleur.

    Une mine vide quand tu la quittes se remplit à nouveau. S’il y reste une gemme, non.

touria-rules-6 =
    ### Doubler et copier
    { "" }**Doubler :** après l’action, la personne dont c’est le tour peut donner une gemme violette ou utiliser l’Oiseau, et refaire la même action. Une seule fois par tour.

    { "" }**Copier :** puis chacun des autres peut faire la même action une fois, avec ses propres biens. Il faut donner **un élixir à la personne dont c’est le tour**, ou utiliser le Flacon. Une copie ne se double jamais. Si l’action n’a pas eu lieu, personne ne peut la copier.

    Les copies se font dans le sens des aiguilles d’une montre, l’une après l’autre. Ce que les premières ont changé reste changé : le dé, les commandes, la banque.

touria-rules-7 =
    ### Les 16 objets
    Chacun sert une fois, puis va sur la pile des objets utilisés. Tu peux en utiliser plusieurs par tour.

    { "" }**À un moment calme de ton tour** : au début, à l’arrivée, après l’action ou à la fin
    • **{ touria-item-frog }** : { touria-effect-frog }
    • **{ touria-item-knapsack }** : { touria-effect-knapsack }
    • **{ touria-item-chest }** : { touria-effect-chest }
    • **{ touria-item-crystal_ball }** : { touria-effect-crystal_ball }

    { "" }**En chemin**, quand tu annonces ton trajet
    • **{ touria-item-boots }** : { touria-effect-boots }
    • **{ touria-item-compass }** : { touria-effect-compass }
    • **{ touria-item-lantern }** : { touria-effect-lantern }

    { "" }**Au lieu d’une tour**
    • **{ touria-item-broom }** : { touria-effect-broom }

    { "" }**Dans un lieu**, aussi quand tu copies
    • **{ touria-item-paintbrush }** : { touria-effect-paintbrush }
    • **{ touria-item-scale }** : { touria-effect-scale }
    • **{ touria-item-helmet }** : { touria-effect-helmet }

    { "" }**Après l’action**
    • **{ touria-item-bird }** : { touria-effect-bird }
    • **{ touria-item-flagon }**, quand quelqu’un d’autre agit : { touria-effect-flagon }

    { "" }**À la fin de ton tour**
    • **{ touria-item-hourglass }** : { touria-effect-hourglass }

    { "" }**Au château**
    • **{ touria-item-rose }** : { touria-effect-rose }

    { "" }**Quand cet objet pourrait servir, à ton tour**
    • **{ touria-item-mirror }** : { touria-effect-mirror } Jamais la Rose ni le Flacon.

touria-rules-8 =
    ### Le château
    Au début de ton tour, avec 7 cœurs, 7 pièces et aucune gemme noire, tu peux **entrer**. Tu lèves ton paravent et paies les cœurs et les pièces. Dès lors, tu ouvres des portes à tes tours, au moins une chaque fois.

    La plupart cachent quelqu’un qui attend un cadeau : l’herboriste un élixir, le maréchal une épée, le bouffon un objet, l’intendant une pièce, la camériste une gemme jaune, l’échanson une verte, le barde une rouge, le garde une bleue. Si tu peux le donner, tu dois le faire, et tu peux ouvrir une autre porte. Sinon, ton tour se termine et tu ne dois rien. Les portes ouvertes le restent.

    Au château, tu n’utilises pas de tour et tu ne peux pas copier. Des objets, seuls la Boule de cristal, le Coffre, le Pinceau, le Miroir et le Sablier y servent.

touria-rules-9 =
    ### Qui voit quoi
    Ce qui est derrière ton paravent n’est visible que de toi, même la quantité, jusqu’à ton entrée au château. Les tours, les mines, les commandes visibles, les objets exposés, les portes ouvertes et tout ce qui se fait à la table sont publics. La Boule de cristal ne montre les portes qu’à toi, et personne ne sait quelle gemme tu gardes à l’Antre des voleurs.

touria-rules-10 =
    ### Répondre à distance
    Après l’action, je demande à tous les autres en même temps s’ils copient, et je garde leurs réponses jusqu’à leur tour. S’il reste moins de choses qu’au moment de ta réponse, je te redemande avant que tu paies. Personne ne voit qui a répondu. Tu peux choisir d’avance qu’on te demande toujours, jamais ou dans certains lieux, ou répondre d’avance pour un tour. Sans réponse à temps, on ne copie pas.

touria-rules-11 =
    ### Options de la table
    • **Durée** : 5 cœurs et 5 pièces pour une première partie.
    • **Mariage éclair** : pas de portes ; dès que tu remplis les conditions du château, tu gagnes, même en copiant.
    • Les autres options décident dans quel sens pivotent les tours, si l’entrée se paie ou s’impose, comment marchent le Dragon, le Heaume et la Lanterne, si la banque peut s’épuiser, ce que chacun voit, combien de temps la partie peut durer et combien de temps la table attend les copies.

touria-rules-12 =
    ### Points de détail
    • Avec une pièce, rien ne te bloque jamais : le plus court chemin ne coûte pas plus de 1. Sans pièce, tu peux devoir passer, et une tour pivote quand même.
    • Si seules les Bottes ou la Boussole te permettent de payer le chemin, tu dois les utiliser en choisissant cette tour.
    • On peut traverser la cour avec des gemmes noires ; seule l’entrée est interdite.
    • Ta dernière pièce suffit pour le Mage ; le Balai n’en demande pas.
    • Seul compte ce que tu possèdes en entrant.
    • Avec une limite de tours, on compare d’abord les blasons dans la chapelle, puis les cœurs et les pièces, puis les gemmes noires, puis les portes.

touria-rules-13 =
    ### Comment se passent les parties
    Entre ordinateurs, il a fallu environ 16 tours de table à deux, 14 à trois, 13 à quatre. La première entrée au château a eu lieu deux tours de table avant la fin, et environ cinq des neuf portes ont été ouvertes. Prévoir paie : un ordinateur qui prévoit un tour d’avance a gagné 94 parties sur 100 contre un autre qui ne prévoit rien.
