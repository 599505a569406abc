# Touria — noms, options, choix, journal, refus et règles.

touria-name = Touria
touria-tagline = Une bande de héros, quatre tours qui pivotent et neuf portes, avec un mariage derrière l’une d’elles.
touria-players = 2 à 4 joueurs, environ une heure

## Noms

touria-space-castle = Château
touria-space-dragon = Dragon
touria-space-sword_master = Maître d’armes
touria-space-trader = Marchand
touria-space-goldsmith = Orfèvre
touria-space-thief = Antre des voleurs
touria-space-forest_fairy = Fée des bois
touria-space-fountain_fairy = Fée de la fontaine
touria-space-tournament = Tournoi
touria-space-wizard = Mage
touria-space-bridge = Pont
touria-space-mine_1 = Mine nord
touria-space-mine_2 = Mine est
touria-space-mine_3 = Mine sud-est
touria-space-mine_4 = Mine sud
touria-space-mine_5 = Mine sud-ouest
touria-space-mine_6 = Mine ouest

touria-about-dragon = Lance le dé et donne une gemme de sa couleur pour gagner un cœur. On relance contre une épée.
touria-about-sword_master = Prends jusqu’à 2 épées.
touria-about-trader = Remplis une des trois commandes : des gemmes contre des pièces.
touria-about-goldsmith = Échange 1 gemme contre 1 pièce, 2 pareilles contre 1 cœur, 3 contre 2 cœurs (3 à la couleur du dé).
touria-about-thief = Pioche 3 gemmes du sac en secret et gardes-en une.
touria-about-forest_fairy = Prends l’un des deux objets magiques exposés.
touria-about-fountain_fairy = Retire du jeu une de tes gemmes noires.
touria-about-tournament = Échange une épée contre un cœur, ou contre 3 pièces au plus.

touria-tower-nw = tour nord-ouest
    .title = Tour nord-ouest
touria-tower-ne = tour nord-est
    .title = Tour nord-est
touria-tower-se = tour sud-est
    .title = Tour sud-est
touria-tower-sw = tour sud-ouest
    .title = Tour sud-ouest

touria-gem-black = noire
    .title = Noire
    .colour = noir
touria-gem-blue = bleue
    .title = Bleue
    .colour = bleu
touria-gem-red = rouge
    .title = Rouge
    .colour = rouge
touria-gem-green = verte
    .title = Verte
    .colour = vert
touria-gem-yellow = jaune
    .title = Jaune
    .colour = jaune
touria-gem-purple = violette
    .title = Violette
    .colour = violet
touria-gems = { $count } { $colour ->
    [black] { $count ->
        [one] noire
       *[other] noires
    }
    [blue] { $count ->
        [one] bleue
       *[other] bleues
    }
    [red] { $count ->
        [one] rouge
       *[other] rouges
    }
    [green] { $count ->
        [one] verte
       *[other] vertes
    }
    [yellow] { $count ->
        [one] jaune
       *[other] jaunes
    }
   *[purple] { $count ->
        [one] violette
       *[other] violettes
    }
}

touria-item-rose = Rose
touria-item-paintbrush = Pinceau
touria-item-compass = Boussole
touria-item-scale = Balance
touria-item-crystal_ball = Boule de cristal
touria-item-helmet = Heaume
# Differs: an object, not an animal on a shield.
touria-item-frog = Grenouille
touria-item-chest = Coffre
touria-item-mirror = Miroir
touria-item-hourglass = Sablier
touria-item-knapsack = Besace
touria-item-flagon = Flacon
touria-item-boots = Bottes
touria-item-broom = Balai
touria-item-lantern = Lanterne
touria-item-bird = Oiseau

touria-the-rose = la Rose
touria-the-paintbrush = le Pinceau
touria-the-compass = la Boussole
touria-the-scale = la Balance
touria-the-crystal_ball = la Boule de cristal
touria-the-helmet = le Heaume
touria-the-frog = la Grenouille
touria-the-chest = le Coffre
touria-the-mirror = le Miroir
touria-the-hourglass = le Sablier
touria-the-knapsack = la Besace
touria-the-flagon = le Flacon
touria-the-boots = les Bottes
touria-the-broom = le Balai
touria-the-lantern = la Lanterne
touria-the-bird = l’Oiseau

touria-to-castle = au Château
touria-to-dragon = chez le Dragon
touria-to-sword_master = chez le Maître d’armes
touria-to-trader = chez le Marchand
touria-to-goldsmith = chez l’Orfèvre
touria-to-thief = à l’Antre des voleurs
touria-to-forest_fairy = chez la Fée des bois
touria-to-fountain_fairy = chez la Fée de la fontaine
touria-to-tournament = au Tournoi
touria-to-wizard = chez le Mage
touria-to-bridge = au Pont
touria-to-mine_1 = à la Mine nord
touria-to-mine_2 = à la Mine est
touria-to-mine_3 = à la Mine sud-est
touria-to-mine_4 = à la Mine sud
touria-to-mine_5 = à la Mine sud-ouest
touria-to-mine_6 = à la Mine ouest

touria-effect-rose = Compte comme un cœur quand tu entres au château.
touria-effect-paintbrush = Une gemme que tu paies compte comme bleue, rouge, verte ou jaune. Une noire ne se peint pas.
touria-effect-compass = Une fois par trajet, saute d’une mine à n’importe quelle autre. Ça compte comme un pas.
touria-effect-scale = Prends 3 pièces chez le Marchand, avec ou sans commande.
touria-effect-crystal_ball = Regarde derrière deux portes fermées. Personne d’autre ne les voit.
touria-effect-helmet = Fais deux échanges au Tournoi au lieu d’un.
touria-effect-frog = Retire du jeu une de tes gemmes noires.
touria-effect-chest = Prends l’un des objets exposés chez la Fée des bois.
touria-effect-mirror = Copie l’objet sur le dessus de la pile des objets utilisés.
touria-effect-hourglass = Joue un autre tour juste après celui-ci.
touria-effect-knapsack = Prends toutes les gemmes d’une mine, noires comprises.
touria-effect-flagon = Copie l’action de quelqu’un d’autre sans donner d’élixir.
touria-effect-boots = Fais jusqu’à 3 pas de plus gratuitement.
touria-effect-broom = Envole-toi où tu veux, gratuitement. Aucune tour ne pivote.
touria-effect-lantern = Sur ce chemin, les gemmes noires retournent dans le sac : tu ne les prends pas.
touria-effect-bird = Utilise le lieu une seconde fois, comme avec une gemme violette.

touria-dweller-siblings = la princesse Tara et le prince Talan
    .title = La princesse Tara et le prince Talan
touria-dweller-herbalist = l’herboriste
    .title = L’herboriste
touria-dweller-court_marshal = le maréchal
    .title = Le maréchal
touria-dweller-court_jester = le bouffon
    .title = Le bouffon
touria-dweller-bursar = l’intendant
    .title = L’intendant
touria-dweller-ladys_maid = la camériste
    .title = La camériste
touria-dweller-cupbearer = l’échanson
    .title = L’échanson
touria-dweller-bard = le barde
    .title = Le barde
touria-dweller-guard = le garde
    .title = Le garde

touria-thing-elixir = un élixir
touria-thing-sword = une épée
touria-thing-coin = une pièce

touria-list-nothing = rien
touria-yield-nothing = vide
touria-yield-both = { $first } + { $second }
touria-yield-times = { $what } ({ $count }×)
touria-yield-either = { $first }/{ $second }

## Options de la table

touria-option-target = Durée
touria-option-target-help = Combien de cœurs et de pièces ouvrent le château : 7 de chaque, ou 5 pour une première partie ?
touria-option-target-standard = 7 cœurs, 7 pièces
touria-option-target-introductory = 5 cœurs, 5 pièces
touria-option-ending = Le mariage
touria-option-ending-help = Cherche-t-on le mariage derrière neuf portes, ou gagne-t-on dès que tout est réuni ?
touria-option-ending-doors = Neuf portes
touria-option-ending-sudden_marriage = Mariage éclair
touria-option-turn_rotation = Sens des tours
touria-option-turn_rotation-help = Dans quel sens pivote la tour qu’on choisit ?
touria-option-turn_rotation-ccw = Sens antihoraire
touria-option-turn_rotation-cw = Sens horaire
touria-option-entry_payment = Payer l’entrée
touria-option-entry_payment-help = Donne-t-on ses cœurs et ses pièces en entrant au château ?
touria-option-entry_payment-true = On les donne
touria-option-entry_payment-false = On les garde
touria-option-castle_entry = L’entrée
touria-option-castle_entry-help = Quand on peut entrer au château, peut-on attendre ?
touria-option-castle_entry-optional = On peut attendre
touria-option-castle_entry-forced = On doit entrer
touria-option-black_redraw = Deux gemmes noires
touria-option-black_redraw-help = Si une mine doit recevoir deux gemmes noires, repioche-t-on avant ou après les avoir remises ?
touria-option-black_redraw-draw_first = Piocher, puis remettre
touria-option-black_redraw-return_first = Remettre, puis piocher
touria-option-dragon_reroll = Relancer le dé
touria-option-dragon_reroll-help = Quand une épée peut-elle relancer le dé du Dragon ?
touria-option-dragon_reroll-any_failure = Dès qu’on ne gagne rien
touria-option-dragon_reroll-only_without_match = Si on ne peut pas payer
touria-option-helmet = Heaume
touria-option-helmet-help = Le Heaume permet-il deux échanges contre des épées, ou remplace-t-il les deux épées ?
touria-option-helmet-two_swaps = Deux échanges
touria-option-helmet-as_swords = Au lieu de deux épées
touria-option-lantern = Lanterne
touria-option-lantern-help = Avec la Lanterne, une gemme noire retourne-t-elle au sac, ou en reçois-tu une autre ?
touria-option-lantern-take_other = Elle retourne au sac
touria-option-lantern-swap_black = Tu en reçois une autre
touria-option-supply = La banque
touria-option-supply-help = Les cœurs, les pièces et les épées peuvent-ils s’épuiser ?
touria-option-supply-limited = Oui
touria-option-supply-unlimited = Non
touria-option-items_visible = Objets
touria-option-items_visible-help = Tout le monde voit-il qui a quel objet magique ?
touria-option-items_visible-true = Visibles de tous
touria-option-items_visible-false = Derrière les paravents
touria-option-log = Le journal
touria-option-log-help = Le journal note-t-il chaque gemme, cœur et pièce, ou seulement où l’on va ?
touria-option-log-table = Tout
touria-option-log-discreet = Les trajets seulement
touria-option-round_limit = Limite de tours
touria-option-round_limit-help = Après combien de tours de table finit-on sans gagnant ? D’habitude, moins de 20 suffisent.
touria-option-round_limit-none = 200 tours de table
touria-option-round_limit-15 = 15 tours de table
touria-option-round_limit-20 = 20 tours de table
touria-option-round_limit-30 = 30 tours de table
touria-option-silence = Attendre les copies
touria-option-silence-help = Combien de temps as-tu pour dire si tu copies ? Ensuite, c’est non.
touria-option-silence-two_hours = Deux heures
touria-option-silence-eight_hours = Huit heures
touria-option-silence-one_day = Un jour
touria-option-silence-wait = Jusqu’à trois jours

## Ce qu’on te demande

touria-prompt-bonus = Tu ne commences pas, alors choisis un petit bonus.
touria-prompt-start = À toi ! Où vont les héros ?
touria-prompt-fly = Où t’envoles-tu ?
touria-prompt-route = Par où vas-tu { $place } ? La { $tower } a pivoté et mène maintenant { $seen }.
touria-prompt-route-on =
    Tu vas { $place }. Pour l’instant : { $steps } pas, { $cost ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $cost } pièces
    } ; tu peux en faire encore { $left }.
touria-prompt-mine = Il y a deux gemmes { $place }.{ $so_far } Laquelle prends-tu ?
touria-prompt-arrival = Tu es { $place }.{ $so_far } Que fais-tu ?
touria-prompt-execute = Tu es { $place }.{ $so_far } Que fais-tu maintenant ?
touria-prompt-copied = Tu copies { $place } : que fais-tu ?
touria-prompt-dragon = Le dé donne le { $gem-colour }. Et maintenant ?
touria-prompt-thief = Tu as la main dans le sac. Quelle gemme gardes-tu ?
touria-prompt-after = C’est fait !{ $so_far } { $lacking } Autre chose avant les copies ?
touria-prompt-copy = Tu copies { $place } ? Ton meilleur choix pour l’instant : « { $best } ».
touria-prompt-copy-without = Tu n’as pas d’élixir, donc tu ne peux pas copier { $place }.
touria-prompt-copy-idle = Tu ne pourrais rien faire { $place } pour l’instant.
touria-prompt-copy-again = Il reste moins de choses { $place } que lors de ta réponse. Tu copies quand même ? Ton meilleur choix pour l’instant : « { $best } ».
touria-prompt-copy-gone = D’autres ont été plus rapides { $place }, et il ne reste rien pour toi.
touria-prompt-end = Ton tour est fini.{ $so_far } { $lacking } Autre chose ?
touria-prompt-end-castle = Autre chose avant la fin de ton tour ?
touria-aim =
    Le château demande { $target } cœurs, { $target } pièces et aucune gemme noire. { $black ->
        [0] Tu as { $hearts } et { $coins }.
        [one] Tu as { $hearts }, { $coins } et 1 gemme noire.
       *[other] Tu as { $hearts }, { $coins } et { $black } gemmes noires.
    }
touria-aim-wedding =
    { $target } cœurs, { $target } pièces et aucune gemme noire, et c’est gagné. { $black ->
        [0] Tu as { $hearts } et { $coins }.
        [one] Tu as { $hearts }, { $coins } et 1 gemme noire.
       *[other] Tu as { $hearts }, { $coins } et { $black } gemmes noires.
    }
touria-aim-doors =
    { $closed ->
        [one] Tu es au château. Tara et Talan sont derrière la dernière porte fermée !
       *[other] Tu es au château. La bonne porte te fait gagner ; { $closed } sont encore fermées.
    }
touria-prompt-doors = Tu es au château. Quelle porte ouvres-tu ?
touria-prompt-gift = On attend de toi un petit cadeau. Que donnes-tu ?
touria-prompt-knapsack = Quelle mine vides-tu ?
touria-prompt-chest = Quel objet prends-tu ?
touria-prompt-crystal_ball = Derrière quelles portes regardes-tu ?
touria-prompt-paintbrush = Quelle gemme peins-tu, et de quelle couleur ?
touria-prompt-wish-open = Quand dois-je te demander si tu copies ?
touria-prompt-wish-yes = Ce tour-ci, tu copies si tu peux. Et sinon, quand dois-je te demander ?
touria-prompt-wish-no = Ce tour-ci, tu ne copies pas. Et sinon, quand dois-je te demander ?

touria-so-far = { "" } Jusqu’ici : { $list }.
touria-so-far-nothing = { "" }
touria-more-hearts = { $count ->
    [one] +{ $count } cœur
   *[other] +{ $count } cœurs
}
touria-less-hearts = { $count ->
    [one] −{ $count } cœur
   *[other] −{ $count } cœurs
}
touria-more-coins = { $count ->
    [one] +{ $count } pièce
   *[other] +{ $count } pièces
}
touria-less-coins = { $count ->
    [one] −{ $count } pièce
   *[other] −{ $count } pièces
}
touria-more-swords = { $count ->
    [one] +{ $count } épée
   *[other] +{ $count } épées
}
touria-less-swords = { $count ->
    [one] −{ $count } épée
   *[other] −{ $count } épées
}
touria-more-elixirs = { $count ->
    [one] +{ $count } élixir
   *[other] +{ $count } élixirs
}
touria-less-elixirs = { $count ->
    [one] −{ $count } élixir
   *[other] −{ $count } élixirs
}
touria-more-gems = +{ $gems }
touria-less-gems = −{ $gems }

touria-lacking = Il te manque { $list }.
touria-lacking-nothing = Le château s’ouvre à toi !
touria-lacking-hearts = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
}
touria-lacking-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
touria-lacking-black = { $count ->
    [one] de quoi perdre { $count } gemme noire
   *[other] de quoi perdre { $count } gemmes noires
}

## Ce qu’un conseil dit d’une réponse

touria-advice-brings = { $list }. { $lacking }{ $turns }
touria-advice-turns-none = { "" }
touria-advice-turns =
    { $whole ->
        [0] { " " }Ça te fait gagner environ la moitié d’un tour.
        [one] { $half ->
            [0] { " " }Ça te fait gagner environ un tour.
           *[other] { " " }Ça te fait gagner environ un tour et demi.
        }
       *[other] { " " }Ça te fait gagner environ { $whole } tours.
    }
touria-advice-dragon =
    { $swords ->
        [0] Tu peux payer la couleur du dé { $works }, ce qui te vaut un cœur.
        [one] Tu peux payer la couleur du dé { $works }, ou { $more } en relançant avec ton épée. Ça te vaut un cœur.
       *[other] Tu peux payer la couleur du dé { $works }, ou { $more } en relançant avec tes { $swords } épées. Ça te vaut un cœur.
    }
touria-advice-thief = Tu vois trois gemmes et tu en gardes une. Tant qu’il y a une gemme de couleur dans le sac, tu en auras une.
touria-advice-door-elsewhere = Tu as vu Tara et Talan derrière une autre porte.
touria-advice-door-known = Tu sais qui attend derrière cette porte.
touria-advice-door =
    { $doors ->
        [one] Tara et Talan sont derrière cette porte !
       *[other] Tara et Talan sont derrière cette porte { $works }. { $stops ->
            [0] Tu as un cadeau pour qui que ce soit d’autre.
            [one] 1 autre personne veut un cadeau que tu n’as pas, et ton tour se terminerait.
           *[other] { $stops } autres veulent un cadeau que tu n’as pas, et ton tour se terminerait.
        }
    }
touria-advice-there-luck = Tu tenterais ta chance { $place }. { $best }
touria-advice-flight-luck = Le mieux est de t’envoler { $place }. { $best }
touria-advice-bonus-gem = Deux gemmes pareilles font un cœur et trois en font deux : une gemme est un bon début. La couleur importe peu.
touria-advice-bonus-coin = Il te faut des pièces pour le château, et une pièce paie dès maintenant un long chemin ou le Mage.
touria-advice-bonus-sword = Au Tournoi, une épée vaut un cœur ou 3 pièces. D’ici là, elle peut tourner une tour si aucune ne te plaît.
touria-advice-bonus-black = Chaque gemme noire te ferme le château jusqu’à ce que tu la perdes.
touria-advice-equal = Ça revient au même.
touria-advice-there = Ton meilleur choix { $place } : « { $best } ».
touria-advice-flight = Envole-toi { $place } et choisis « { $best } ».
touria-advice-nothing-there = Tu ne pourrais rien faire { $place } pour l’instant. Ce qui compte, ce sont les gemmes du chemin, ou ton prochain tour.
touria-advice-nothing-else = Rien d’autre ici ne rapporte plus que ça ne coûte.

## Ce que tu peux choisir

touria-do-bonus-gem = Une gemme { $gem }
touria-hint-gem = Les gemmes achètent des cœurs et des pièces.
touria-hint-bonus-black = Seul le Dragon la prend, quand le dé donne le noir. Avec elle, pas de château.
touria-do-bonus-coin = Une pièce
touria-hint-bonus-coin = Paie les longs chemins et le Mage, et il te faut des pièces pour le château.
touria-do-bonus-sword = Une épée
touria-hint-bonus-sword = Achète des cœurs ou des pièces au Tournoi, relance chez le Dragon ou tourne une tour.
touria-do-tower =
    { $cost ->
        [0] { $action } · { $tower }
        [one] { $action } · { $tower } · 1 pièce
       *[other] { $action } · { $tower } · { $cost } pièces
    }
touria-hint-walk =
    { $steps ->
        [0] Tu y es déjà
        [one] 1 pas
       *[other] { $steps } pas
    }, { $cost ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $cost } pièces
    }. Ensuite sur cette tour : { $next }
touria-hint-wizard = Paie 1 pièce et envole-toi où tu veux. Ensuite sur cette tour : { $next }
touria-do-sword = Épée : tourner la { $tower } (mène { $action })
touria-hint-sword = Coûte 1 épée. Tu choisis quand même une tour ensuite.
touria-do-forced = Tourner la { $tower } et passer
touria-hint-forced = Tu ne peux atteindre aucun lieu montré par tes tours.
touria-do-enter = Entrer au château !
touria-hint-enter = Tu lèves ton paravent et ouvres désormais des portes.
touria-do-route =
    { $steps } pas, { $cost ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $cost } pièces
    } : { $gems } · chemin { $number }
touria-do-route-direct =
    { $steps } pas, { $cost ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $cost } pièces
    }, aucune mine · chemin { $number }
touria-hint-mines = Tu passes par : { $mines }
touria-hint-no-mines = Tu ne ramasseras pas de gemme.
touria-hint-gems = Dans la mine : { $gems }
touria-way = { $steps } pas
touria-do-stepwise = Un autre chemin
touria-hint-stepwise = Choisis ton chemin case par case.
touria-hint-stepwise-idle = Aucun autre chemin ne rapporte plus.
touria-hint-step = Tu paies quand tout le chemin est choisi.
touria-do-step = Aller { $space }
touria-do-step-mine = Aller { $space } ({ $gems })
touria-do-stay = Rester { $place }
touria-hint-stay = Ni pas, ni pièces, ni gemmes.
touria-do-arrive =
    { $cost ->
        [0] Aller { $place } gratuitement
        [one] Aller { $place } pour 1 pièce
       *[other] Aller { $place } pour { $cost } pièces
    }
touria-hint-arrive = Tu pars maintenant, par les mines que tu as choisies.
touria-do-jump = Avec { $item }, sauter { $mine }
touria-do-pick = Prendre la gemme { $gem }
touria-hint-pick = L’autre gemme reste dans la mine.
touria-do-fly = { $place }
touria-do-item = { $item }
touria-do-mirror = Utiliser le Miroir comme { $item }
touria-do-empty = { $mine } : { $gems }
touria-hint-empty = Tu prends tout, et la mine se remplit à nouveau.
touria-do-door = Porte { $door }
touria-hint-look = Personne d’autre n’apprend qui attend là.
touria-hint-open = Tu gagnes si Tara et Talan y sont. Toute autre personne veut un cadeau.
touria-do-take = Prendre { $item }
touria-do-skip = Ne rien faire ici
touria-hint-skip = Alors personne ne peut te copier.
touria-do-sword_master =
    { $count ->
        [one] Prendre { $count } épée
       *[other] Prendre { $count } épées
    }
touria-do-thief = Plonger la main dans le sac
touria-do-dragon = Affronter le Dragon
touria-hint-dragon = Tu peux payer { $works } des { $of } couleurs du dé. Si l’une sort, tu gagnes un cœur.
touria-do-fountain_fairy = Céder une gemme noire
# Differs: the picture shows gems, in little room.
touria-do-keep = Garder la { $gem }
touria-hint-keep = Les autres retournent dans le sac. Personne ne voit laquelle tu gardes.
touria-do-keep-nothing = Toutes noires : ne rien garder
touria-hint-keep-nothing = Les gemmes noires retournent dans le sac.
touria-do-pay = Donner la gemme { $gem }
touria-hint-gift = Ensuite, tu peux ouvrir une autre porte.
touria-do-reroll = Relancer contre une épée
touria-hint-reroll = Coûte 1 épée. Tu peux payer { $works } des { $of } couleurs.
touria-do-retreat = Battre en retraite
touria-hint-retreat = Tu gardes tes gemmes, mais ne gagnes rien.
touria-do-sell = { $gems } contre une pièce
touria-do-pair = { $gems } contre un cœur
touria-do-triple =
    { $hearts ->
        [one] { $gems } contre un cœur
       *[other] { $gems } contre { $hearts } cœurs
    }
touria-do-order =
    { $count ->
        [one] { $gems } contre { $count } pièce
       *[other] { $gems } contre { $count } pièces
    }
touria-hint-then-hearts =
    { $have ->
        [one] Tu auras { $have } cœur ; il en faut { $target }.
       *[other] Tu auras { $have } cœurs ; il en faut { $target }.
    }
touria-hint-then-coins =
    { $have ->
        [one] Tu auras { $have } pièce ; il en faut { $target }.
       *[other] Tu auras { $have } pièces ; il en faut { $target }.
    }
touria-do-stop = Ça suffit
touria-hint-stop = Ton action ici se termine.
touria-do-swap-hearts =
    { $swords ->
        [0] Un cœur, avec le Heaume
       *[other] 1 épée contre un cœur
    }
touria-do-swap-coins =
    { $swords ->
        [0] { $count ->
            [one] { $count } pièce, avec le Heaume
           *[other] { $count } pièces, avec le Heaume
        }
       *[other] { $count ->
            [one] 1 épée contre { $count } pièce
           *[other] 1 épée contre { $count } pièces
        }
    }
touria-hint-helmet-two_swaps = Deux échanges au lieu d’un, chacun contre une épée.
touria-hint-helmet-as_swords = Deux échanges, payés par le Heaume.
touria-hint-short-hearts =
    { $count ->
        [0] La banque n’a plus de cœur.
        [one] La banque n’a plus que { $count } cœur.
       *[other] La banque n’a plus que { $count } cœurs.
    }
touria-hint-short-coins =
    { $count ->
        [one] La banque n’a plus que { $count } pièce.
       *[other] La banque n’a plus que { $count } pièces.
    }
touria-hint-short-swords =
    { $count ->
        [one] La banque n’a plus que { $count } épée.
       *[other] La banque n’a plus que { $count } épées.
    }
touria-do-paint = Peindre une gemme { $gem } en { $target-colour }
touria-hint-paint = Pour ce paiement seulement.
touria-do-twice-purple = Prendre des épées deux fois, contre une gemme violette
touria-do-twice-bird = Prendre des épées deux fois, avec l’Oiseau
touria-do-twice-mirror = Le Miroir comme Oiseau : prendre des épées deux fois
touria-hint-twice =
    { $count ->
        [one] { $count } épée en tout.
       *[other] { $count } épées en tout.
    }
touria-do-double-purple = Encore, contre une gemme violette
touria-do-double-bird = Encore, avec l’Oiseau
touria-do-double-mirror = Encore, avec le Miroir comme Oiseau
touria-hint-double = Tu utilises ce lieu une seconde fois.
touria-do-done = C’est bon : terminer mon tour
touria-hint-done = Les autres peuvent te copier, puis on passe au tour suivant.
touria-hint-done-hourglass = Les autres peuvent te copier, puis tu peux utiliser le Sablier.
touria-do-linger = Laisser copier, puis continuer mon tour
touria-hint-linger = Tu pourras encore utiliser des objets après les copies.
touria-hint-linger-idle = Tu n’auras pas d’autre objet à utiliser alors.
touria-do-end = Terminer mon tour
touria-hint-end = On passe au tour suivant.
touria-do-stop-opening = M’arrêter là
touria-hint-stop-opening = Tu ouvriras une autre porte à ton prochain tour.
touria-do-give = Donner { $gift }
touria-do-give-nothing = Ne rien donner et terminer mon tour
touria-hint-give-nothing = Tu tenteras une autre porte à ton prochain tour.
touria-do-copy-elixir = Copier contre un élixir
touria-hint-copy-elixir = Ton élixir va à la personne dont c’est le tour.
touria-do-copy-flagon = Copier avec { $item }
touria-do-copy-elixir-take = Donner un élixir, prendre { $item }
touria-do-copy-flagon-take = Utiliser { $flagon }, prendre { $item }
touria-do-pass = Pas cette fois
touria-hint-pass = Tu ne donnes rien et ne fais rien ici.
touria-do-ask-all = Toujours me demander
touria-hint-ask-all = Je demande partout où tu pourrais copier quelque chose.
touria-do-ask-some = Me demander dans ces lieux
touria-hint-ask-some = Coche les lieux ci-dessous. Ailleurs, tu passes.
touria-do-ask-none = Ne jamais me demander
touria-hint-ask-none = Tu passes toujours, sans appuyer sur rien.
touria-do-wish-on = ✓ { $place }
touria-do-wish-off = ✗ { $place }
touria-do-advance-yes = Copier ce tour-ci
touria-hint-advance-yes = Où que les héros aillent ce tour-ci, si tu peux.
touria-do-advance-no = Ne pas copier ce tour-ci
touria-hint-advance-no = Tu passes ce tour-ci, sans appuyer sur rien.
touria-do-advance-open = Me demander ce tour-ci
touria-hint-advance-open = J’oublie ce que tu as dit pour ce tour.

touria-form = Tout mon tour
touria-form-way = Par où ?
touria-form-decide-there = Tu décideras sur place : autre chose vient d’abord sur ce chemin.
touria-form-there = Et { $place } ?
touria-form-later = Décider sur place
touria-form-later-hint = Je te le demanderai à l’arrivée des héros.
touria-form-some-ways = Impossible après certains chemins.
touria-form-then = Et ensuite ?
touria-form-ask-then = Décider plus tard
touria-form-finish-hint = Les autres peuvent d’abord te copier, si tu as fait quelque chose.
touria-refused-form-asked = Après cela, je te demande d’abord autre chose : choisis « Décider plus tard ». Rien n’a été fait.
touria-refused-form-then = Choisis ce que tu fais sur place avant de terminer ton tour, ou termine-le plus tard. Rien n’a été fait.
touria-refused-form-way = Sur ce chemin, autre chose vient d’abord : choisis « Décider sur place ». Rien n’a été fait.

## Prévoir d’avance

touria-plan = copier { $where } si ça rapporte { $gain }, { $way } ; { $rest }
touria-plan-anywhere = partout
touria-plan-at = { $place }
touria-plan-anything = quoi que ce soit
touria-plan-hearts =
    { $count ->
        [one] au moins { $count } cœur
       *[other] au moins { $count } cœurs
    }
touria-plan-coins =
    { $count ->
        [one] au moins { $count } pièce
       *[other] au moins { $count } pièces
    }
touria-plan-swords =
    { $count ->
        [one] au moins { $count } épée
       *[other] au moins { $count } épées
    }
touria-plan-gems =
    { $count ->
        [one] au moins { $count } gemme
       *[other] au moins { $count } gemmes
    }
touria-plan-items = un objet
touria-plan-way-either = contre un élixir, sinon avec le Flacon
touria-plan-way-elixir = contre un élixir
touria-plan-way-flagon = avec le Flacon
touria-plan-rest-ask = sinon, me demander
touria-plan-rest-pass = sinon, ne pas copier
touria-plan-slot-gain = Copier si ça rapporte…
touria-plan-slot-place = Où ?
touria-plan-slot-way = Comment paies-tu ?
touria-plan-slot-rest = Sinon…
touria-plan-over-means = Tu ne peux plus payer une copie de cette façon.

## Ce qui s’est passé

touria-chapter = Tour de table { $number }
touria-chapter-name = Tour de table
touria-event-turn = À { $player } de jouer.
touria-event-bonus-gem = { $player } prend une gemme { $gem } en bonus.
touria-event-bonus-coin = { $player } prend une pièce en bonus.
touria-event-bonus-sword = { $player } prend une épée en bonus.
touria-event-gain-hearts =
    { $count ->
        [one] { $player } gagne { $count } cœur.
       *[other] { $player } gagne { $count } cœurs.
    }
touria-event-gain-coins =
    { $count ->
        [one] { $player } reçoit { $count } pièce.
       *[other] { $player } reçoit { $count } pièces.
    }
touria-event-gain-swords =
    { $count ->
        [one] { $player } reçoit { $count } épée.
       *[other] { $player } reçoit { $count } épées.
    }
touria-event-pay-hearts =
    { $count ->
        [one] { $player } cède { $count } cœur.
       *[other] { $player } cède { $count } cœurs.
    }
touria-event-pay-coins =
    { $count ->
        [one] { $player } paie { $count } pièce.
       *[other] { $player } paie { $count } pièces.
    }
touria-event-pay-swords =
    { $count ->
        [one] { $player } donne { $count } épée.
       *[other] { $player } donne { $count } épées.
    }
touria-event-pay-gems = { $player } donne { $gems }.
touria-event-tower = { $player } choisit la { $tower }, qui mène { $action }.
touria-event-sword = { $player } tourne la { $tower }.
touria-event-forced = { $player } ne peut aller nulle part, tourne la { $tower } et passe.
touria-event-walk = { $player } mène les héros { $place } ({ $steps } pas).
touria-event-stay = { $player } reste { $place }.
touria-event-fly = { $player } s’envole { $place }.
touria-event-mine = { $player } prend une gemme { $gem } dans la { $mine }.
touria-event-lantern-light = La Lanterne renvoie au sac une gemme noire de la { $mine }.
touria-event-use = { $player } utilise { $item }.
touria-event-mirror = { $player } utilise le Miroir comme { $item }.
touria-event-display = Nouveau chez la Fée des bois : { $item }.
touria-event-take = { $player } prend { $item }.
touria-event-banish = { $player } retire une gemme noire du jeu.
touria-event-look = { $player } regarde derrière la porte { $door }.
touria-event-saw = Derrière la porte { $door }, tu vois { $dweller }.
touria-event-place = { $player } agit { $place }.
touria-event-fight = { $player } affronte le Dragon.
touria-event-reach = { $player } plonge la main dans le sac.
touria-event-keep = { $player } garde une gemme et remet les autres.
touria-event-keep-nothing = { $player } ne garde aucune gemme.
touria-event-roll = { $player } lance le dé : { $gem-colour }.
touria-event-retreat = { $player } bat en retraite devant le Dragon.
touria-event-order =
    { $count ->
        [one] { $player } remplit une commande ({ $gems }) contre { $count } pièce.
       *[other] { $player } remplit une commande ({ $gems }) contre { $count } pièces.
    }
touria-event-new-order =
    { $count ->
        [one] Une nouvelle commande paie { $count } pièce contre { $gems }.
       *[other] Une nouvelle commande paie { $count } pièces contre { $gems }.
    }
touria-event-paint = { $player } peint une gemme { $gem } en { $target-colour }.
touria-event-double = { $player } recommence.
touria-event-skip = { $player } ne fait rien ici.
touria-event-window = { $player } a fini { $place }, et les autres peuvent copier.
touria-event-joins = { $player } copie l’action.
touria-event-copy-elixir = { $player } donne un élixir à { $owner } et copie l’action.
touria-event-copy-flagon = { $player } utilise { $item } et copie l’action.
touria-event-copied = Tout le monde a copié ou passé, et { $player } continue.
touria-event-enter = { $player } entre au château et lève son paravent !
touria-event-door = { $player } ouvre la porte { $door } et trouve { $dweller }.
touria-event-race = La course est lancée : { $count } personnes cherchent la bonne porte au château !
touria-event-last-door = Seule la porte { $door } est encore fermée : Tara et Talan sont derrière !
touria-event-last-round = Le dernier tour de table commence.
touria-event-gift = { $player } donne { $gift }.
touria-event-no-gift = { $player } n’a pas le bon cadeau et attend.
touria-some-elixirs =
    { $count ->
        [one] { $count } élixir
       *[other] { $count } élixirs
    }

touria-some-hearts =
    { $count ->
        [one] { $count } cœur
       *[other] { $count } cœurs
    }
touria-some-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
touria-some-swords =
    { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
touria-some-gems =
    { $colour ->
        [black] { $count ->
            [one] { $count } gemme noire
           *[other] { $count } gemmes noires
        }
        [blue] { $count ->
            [one] { $count } gemme bleue
           *[other] { $count } gemmes bleues
        }
        [red] { $count ->
            [one] { $count } gemme rouge
           *[other] { $count } gemmes rouges
        }
        [green] { $count ->
            [one] { $count } gemme verte
           *[other] { $count } gemmes vertes
        }
        [yellow] { $count ->
            [one] { $count } gemme jaune
           *[other] { $count } gemmes jaunes
        }
       *[purple] { $count ->
            [one] { $count } gemme violette
           *[other] { $count } gemmes violettes
        }
    }

touria-told = { $player } { $deeds }.
touria-told-and = { $list }, et { $item }
touria-told-walks = va { $place } ({ $way })
touria-told-steps = { $count } pas
touria-told-stays = reste { $place }
touria-told-flies = s’envole { $place }
touria-told-flies-paid = s’envole { $place } pour { $price }
touria-told-turns = tourne la { $tower }
touria-told-turns-paid = tourne la { $tower } pour 1 épée
touria-told-forced = ne peut aller nulle part, tourne la { $tower } et passe
touria-told-picks = ramasse { $gems }
touria-told-uses = utilise { $item }
touria-told-mirrors = utilise le Miroir comme { $item }
touria-told-takes = prend { $item }
touria-told-trades = donne { $paid } contre { $got }
touria-told-gives = donne { $paid }
touria-told-gets = reçoit { $got }
touria-told-removes =
    { $count ->
        [one] retire { $count } gemme noire du jeu
       *[other] retire { $count } gemmes noires du jeu
    }
touria-told-keeps =
    { $count ->
        [one] garde { $count } gemme
       *[other] garde { $count } gemmes
    }
touria-told-keeps-nothing = ne garde aucune gemme
touria-told-retreats = bat en retraite devant le Dragon
touria-told-order = remplit une commande ({ $gems }) contre { $coins }
touria-told-again = recommence
touria-told-again-paid = recommence pour { $price }
touria-told-skips = n’y fait rien
touria-told-copies = copie
touria-told-copies-elixir = donne 1 élixir à { $owner } pour copier
touria-told-copies-flagon = utilise { $item } pour copier
touria-told-lifts = lève son paravent
touria-told-enters = entre au château
touria-told-opens = ouvre la porte { $door }
touria-told-finds = trouve { $dweller }
touria-told-no-gift = n’a pas le bon cadeau
touria-told-looks = regarde derrière { $doors }
touria-told-door = la porte { $door }

touria-score =
    { $score ->
        [one] { $score } cœur ou pièce
       *[other] { $score } cœurs et pièces
    }
touria-reason-siblings = { $player } trouve Tara et Talan avant tout le monde et gagne.
touria-reason-marriage = { $player } a tout pour le mariage et gagne aussitôt.
touria-reason-rounds = Le dernier tour de table est fini. { $player } est en tête et gagne.
touria-reason-shared =
    { $count ->
        [2] Le dernier tour de table est fini. À égalité, deux personnes se partagent la victoire.
       *[other] Le dernier tour de table est fini. À égalité, { $count } personnes se partagent la victoire.
    }

## Pourquoi non

touria-refused-over = Cette partie est finie.
touria-refused-not-seated = Tu n’as pas de place à cette table, donc tu ne peux pas mener les héros.
touria-refused-turn = C’est à { $player } de choisir. Ton tour viendra !
touria-refused-copy-chapel = Tu es au château : de là, on ne copie pas, et ce n’est pas la peine.
touria-refused-copy-own = C’est ton propre tour. Les autres décident s’ils te copient.
touria-refused-copy-elixir = Tu n’as pas d’élixir à donner.
touria-refused-copy-idle = Tu ne pourrais rien faire ici pour l’instant.
touria-refused-copy-over = Il est trop tard pour copier ce tour-ci.
touria-refused-not-owned = Tu n’as pas { $item }.
touria-refused-mirror = Le Miroir n’a rien à copier.
touria-refused-window = Tu ne peux pas utiliser { $item } maintenant.
touria-refused-fly = On ne peut pas s’y poser. Envole-toi vers un lieu, pas vers une mine, le Pont ou la cour.
touria-refused-action = Tu ne peux pas faire ça ici maintenant.
touria-refused-double = Tu ne peux pas le refaire maintenant.
touria-refused-pay = Tu ne peux pas payer ça maintenant.
touria-refused-door = Tu ne peux pas ouvrir cette porte maintenant.
touria-refused-enter = Il te faut { $target } cœurs, { $target } pièces et aucune gemme noire pour entrer au château.
touria-refused-enter-later = Tu pourras entrer au château au début de ton tour.
touria-refused-tower-later = Trop tard : on choisit une tour au début de son tour.
touria-refused-sword = Tu n’as pas d’épée pour tourner une tour.
touria-refused-tower = Tu ne peux pas aller { $place } avec ce que tu as.
touria-refused-stepwise = Ce message n’est plus à jour. Choisis l’un des chemins proposés maintenant, ou un autre case par case.
touria-refused-route-later = Choisis d’abord une tour, puis le chemin.
touria-refused-route = Ce chemin ne mène pas là où vont les héros.
touria-refused-road = Aucune route ne mène d’ici { $space }.
touria-refused-road-twice = Chaque route ne sert qu’une fois par tour.
touria-refused-coins =
    Trop loin : { $free } pas sont gratuits, chaque pas de plus coûte une pièce, et tu { $coins ->
        [0] n’en as pas
       *[other] en as { $coins }
    }.
touria-refused-unknown = Tu ne peux pas choisir ça ici. Les boutons montrent ce que tu peux faire.

## La page dessinée des règles : des phrases courtes en grandes lettres
touria-page-aim = Réunis 7 cœurs et 7 pièces, et débarrasse-toi des gemmes noires. Puis entre au château.
touria-page-turn = Choisis une tour et mène les héros au lieu montré. Prends des gemmes dans les mines, puis utilise le lieu.
touria-page-end = Au château, ouvre des portes et fais des cadeaux. Trouve Tara et Talan, et tu gagnes.
touria-page-shown = Dessinés à côté du texte : un cœur, des pièces et des gemmes ; le Dragon et les héros ; neuf portes de château fermées.
