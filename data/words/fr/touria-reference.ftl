# Touria — ce qu’on peut chercher : catégories, choses sans mots ailleurs, exemples détaillés.

touria-kind-item = Objets magiques
touria-kind-place = Lieux
touria-kind-mine = Mines
touria-kind-tower = Tours
touria-kind-gem = Gemmes
touria-kind-order = Commandes du Marchand
touria-kind-person = Derrière les portes
touria-kind-thing = Cœurs, pièces et le reste

touria-lookup-when-entry = Sert quand tu entres au château.
touria-lookup-when-action = Sert dans un lieu, à ton tour.
touria-lookup-when-copied_action = Sert quand tu copies.
touria-lookup-when-doors = Sert au château, avant d’ouvrir une porte.
touria-lookup-when-route = Sert en chemin.
touria-lookup-when-own_free = Sert à ton tour : au début, à l’arrivée, après l’action ou à la fin.
touria-lookup-when-copied = Sert à ton tour, quand l’objet copié pourrait servir.
touria-lookup-when-end = Sert à la fin de ton tour.
touria-lookup-when-copy = Sert à copier l’action de quelqu’un d’autre.
touria-lookup-when-start = Sert au début de ton tour, au lieu de choisir une tour.
touria-lookup-when-double = Sert après l’action, pour la refaire.

touria-lookup-wizard = Paie 1 pièce et envole-toi où tu veux, même au Tournoi. Tu ne passes par aucune mine. Le Mage n’est que sur les tours, pas sur le plateau.
touria-lookup-bridge = Une case entre le Dragon et le Maître d’armes. Il ne s’y passe rien. Le pas pour y venir du Tournoi ne compte pas.
touria-lookup-castle = Au début de ton tour, tu peux entrer avec { $target } cœurs, { $target } pièces et aucune gemme noire ({ $short } de chaque dans la partie courte). Tu les paies, et dès lors tu ouvres des portes.
touria-lookup-mine = Une mine contient jusqu’à deux gemmes. Quand les héros passent, tu dois en prendre une, au choix si elles diffèrent. Une mine vide se remplit à nouveau quand tu la quittes.
touria-lookup-mine-black = Si l’une est noire, tu prends les deux. Il n’y a jamais deux gemmes noires dans une mine.
touria-lookup-tower = Au début, elle montre { $north } au nord, { $east } à l’est, { $south } au sud et { $west } à l’ouest.
touria-lookup-tower-turns = Tu peux utiliser la face tournée vers toi. Une tour pivote d’un quart quand on la choisit ou qu’on dépense une épée pour elle.
touria-lookup-gem-name = Gemme { $gem }
touria-lookup-gem-regular = Il y en a { $count }. Le Marchand et l’Orfèvre la prennent, le Dragon aussi quand le dé montre sa couleur.
touria-lookup-gem-black = Il y en a { $count }. Tant que tu en as une, tu ne peux pas entrer au château. La Fée de la fontaine et la Grenouille en retirent une du jeu, et le Dragon en prend une quand le dé montre le noir.
touria-lookup-gem-purple = Il y en a { $count }. Dépense-la après une action pour la refaire. L’Orfèvre la prend aussi, mais pas le Marchand.
touria-lookup-order-name =
    { $coins ->
        [one] Commande : { $gems } ({ $coins } pièce)
       *[other] Commande : { $gems } ({ $coins } pièces)
    }
touria-lookup-order =
    { $coins ->
        [one] Donne au Marchand exactement ces gemmes et prends { $coins } pièce. La commande va ensuite sous sa pile.
       *[other] Donne au Marchand exactement ces gemmes et prends { $coins } pièces. La commande va ensuite sous sa pile.
    }
touria-lookup-siblings = Ouvre leur porte, et tu gagnes aussitôt la partie.
touria-lookup-dweller =
    Attend de toi { $gift ->
        [elixir] un élixir
        [sword] une épée
        [item] un objet magique, n’importe lequel
        [coin] une pièce
        [yellow] une gemme jaune
        [green] une gemme verte
        [red] une gemme rouge
       *[blue] une gemme bleue
    }. Si tu peux, tu dois lui faire ce cadeau, et tu peux ouvrir une autre porte. Sinon, ton tour se termine, et tu ne dois plus rien.

touria-lookup-heart-name = Cœur
touria-lookup-heart = Il te faut des cœurs pour entrer au château. Le Dragon, l’Orfèvre et le Tournoi en donnent. La banque en a { $count }. Quand il n’y en a plus, personne n’en reçoit.
touria-lookup-coin-name = Pièce
touria-lookup-coin = Il te faut des pièces pour entrer au château, pour les longs chemins et pour le Mage. Tu en as { $coins } au départ. En tout, les pièces du jeu valent { $count }.
touria-lookup-sword-name = Épée
touria-lookup-sword = Au début de ton tour, une épée tourne n’importe quelle tour. Elle relance aussi le dé du Dragon, et au Tournoi elle achète un cœur ou des pièces. Il y en a { $count }.
touria-lookup-elixir-name = Élixir
touria-lookup-elixir = Donne-le à la personne dont c’est le tour pour faire la même action. Chacun en a un au départ.
touria-lookup-die-name = Dé de couleur
touria-lookup-die = Il a une face par couleur, noir et violet compris. On le lance contre le Dragon. Jusqu’au lancer suivant, trois gemmes de sa couleur valent un cœur de plus chez l’Orfèvre.
touria-lookup-steps-name = Pas
touria-lookup-steps = { $free } pas sont gratuits, chaque pas de plus coûte une pièce. Chaque route ne sert qu’une fois par tour.
touria-lookup-copying-name = Copier
touria-lookup-copying = Après l’action, tous les autres peuvent faire de même avec leurs propres biens, contre un élixir ou avec le Flacon. Une copie ne se refait pas. Personne ne voit qui a répondu.
touria-lookup-doubling-name = Le faire deux fois
touria-lookup-doubling = Après l’action, tu peux la refaire contre une gemme violette ou avec l’Oiseau. Une fois par tour, mais pas quand tu copies.
touria-lookup-doors-name = Portes
touria-lookup-doors = Il y a { $count } portes au château. À chacun de tes tours là-bas, tu en ouvres au moins une. Les portes ouvertes le restent.
touria-lookup-bonus-name = Bonus
touria-lookup-bonus = Tous reçoivent un bonus au choix, sauf la personne qui commence : une pièce, une épée ou une gemme qui n’est pas violette.
touria-lookup-screen-name = Paravent
touria-lookup-screen = Ce que tu as est caché derrière ton paravent, même la quantité. Tu le lèves en entrant au château.
touria-lookup-pass-name = Passer son tour
touria-lookup-pass = Tu ne peux passer que si tu n’atteins aucune de tes quatre actions. Tu tournes une tour, et on passe au tour suivant.
touria-lookup-sudden-marriage-name = Mariage éclair
touria-lookup-sudden-marriage = Avec cette option de la table, pas de portes. Dès que tu as ce que demande le château, tu gagnes, même en copiant.

## Exemples détaillés ; les numéros sont ceux de la page des règles

touria-example-1 = Vous êtes trois. À droite de la personne qui commence, on choisit en premier et on prend une gemme bleue, puis la personne suivante prend une pièce. Celle qui commence ne reçoit rien.
touria-example-3 = Tu choisis la tour nord-ouest pour la Fée des bois. Elle pivote d’un quart, et te montre maintenant le Maître d’armes.
touria-example-5 = Tu as 2 épées et tu veux le Mage. Avec une épée, tu tournes une tour pour qu’elle te le montre. Puis tu la choisis comme d’habitude.
touria-example-7 = Tu fais 6 pas. Sans les Bottes, ça coûte 3 pièces ; avec elles, rien.
touria-example-8 = Tu vas du Tournoi chez la Fée des bois par le Pont, le Dragon et la Fée de la fontaine. Le pas jusqu’au Pont ne compte pas : 3 pas, c’est gratuit.
touria-example-9 = Les héros sont chez l’Orfèvre, et une tour te montre l’Orfèvre. Tu restes, tu donnes deux gemmes rouges et gagnes un cœur.
touria-example-10 = Tu pars de chez l’Orfèvre par la Mine sud et la Mine sud-est, et tu y reviens : 3 pas, gratuit. Aller dans une mine et revenir par la même route, en revanche, c’est interdit.
touria-example-11 = On remplit une mine, et tu pioches deux gemmes noires. Tu les mets de côté et tu en pioches une noire et une rouge. Celles-ci vont dans la mine, et les deux premières retournent dans le sac.
touria-example-12 = Le dé montre le bleu. Trois gemmes bleues valent 3 cœurs, trois vertes seulement 2. Deux d’une couleur valent 1 cœur, une seule gemme une pièce.
touria-example-13 = Tu donnes une rouge, une verte et une jaune contre 6 pièces. Puis tu dépenses une gemme violette et tu remplis une deuxième commande, même celle qui vient d’apparaître.
touria-example-14 = Le dé donne le rouge, tu n’as pas de gemme rouge et dépenses une épée. Il donne le violet, tu en dépenses une autre. Il donne le noir, tu cèdes une gemme noire : tu gagnes un cœur.
touria-example-15 = Quelqu’un prend 2 épées. Tu lui donnes ton élixir et prends 2 épées aussi. Avec le Flacon, tu garderais l’élixir.
touria-example-16 = Quelqu’un copie le Dragon et le dé donne le rouge. Désormais, trois gemmes rouges valent 3 cœurs chez l’Orfèvre.
touria-example-17 = Tu pioches trois gemmes noires. Continue à en piocher, une à la fois, jusqu’à une gemme de couleur, et garde celle-là. Les noires retournent dans le sac.
touria-example-18 = Tu paies 1 pièce et t’envoles vers le Tournoi. Avec le Heaume, tu échanges une épée contre un cœur et une autre contre 3 pièces.
touria-example-19 = Tu as deux gemmes bleues et une verte. Tu peins la verte en bleu et donnes trois gemmes bleues.
touria-example-20 = Tu fais 8 pas. Les Bottes en rendent 3 de plus gratuits, puis le Miroir copie les Bottes et en rend encore 3 gratuits. Ça ne coûte rien.
touria-example-21 = La pile d’objets est vide. Tu utilises le Coffre et prends le Balai. Puis on mélange les objets utilisés, et l’un d’eux comble le vide.
touria-example-22 = Tu passes par une mine avec une gemme noire et une jaune. Avec la Lanterne, la noire retourne dans le sac, et tu ne prends que la jaune.
touria-example-23 = Avec la Besace, tu prends une gemme noire et une rouge dans une mine. Puis la Grenouille retire la noire du jeu.
touria-example-24 = Tu sautes de la Mine est à la Mine sud-ouest et vas jusqu’à l’Antre des voleurs : 3 pas, gratuit. Tu passes par les deux mines.
touria-example-25 = Tu entres avec 6 cœurs et la Rose. Tu donnes une pièce à l’intendant, puis une gemme jaune à la camériste. À la troisième porte, l’herboriste veut un élixir. Tu n’en as pas : ton tour se termine.
touria-example-26 = Tu as 6 cœurs, 7 pièces et une gemme noire, et tu copies le Dragon. Le dé donne le noir, tu cèdes la gemme et gagnes un cœur. Tu gagnes aussitôt la partie.
touria-example-27 = Tu termines ton tour et utilises le Sablier. Tu joues un autre tour entier, avec les tours telles qu’elles sont.
touria-example-28 = Tout ce que tu vois est à 4 pas ou coûte une pièce, et tu n’as ni pièce, ni épée, ni objet. Tu tournes une tour, et on passe au tour suivant.
