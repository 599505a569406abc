# Abracada… quoi ? — noms, options, choix, journal, refus et règles.

abraca-name = Abracada… quoi ?
abraca-tagline = Lance les sorts posés devant toi. Tout le monde les voit, sauf toi.
abraca-players = 2 à 5 joueurs, environ 30 minutes

## Sorts

abraca-spell-1 = Dragon ancestral
abraca-spell-2 = Sombre Rôdeur
abraca-spell-3 = Doux Rêve
abraca-spell-4 = Chanteur nocturne
abraca-spell-5 = Tempête d’éclairs
abraca-spell-6 = Blizzard
abraca-spell-7 = Boule de feu
abraca-spell-8 = Potion magique

abraca-effect-1 = Lance le dé : les autres perdent autant de vies. Si tu rates, c’est toi.
abraca-effect-2 = Tous les autres perdent 1 vie, et tu en gagnes 1.
abraca-effect-3 = Lance le dé : tu gagnes autant de vies.
abraca-effect-4 = Prends une pierre secrète que tu gardes pour toi.
abraca-effect-5 = { $left }, à ta gauche, et { $right }, à ta droite, perdent 1 vie.
abraca-effect-5-one = { $player }, des deux côtés à la fois, perd 1 vie.
abraca-effect-6 = { $player }, à ta gauche, perd 1 vie.
abraca-effect-7 = { $player }, à ta droite, perd 1 vie.
abraca-effect-8 = Tu gagnes 1 vie.
abraca-effect-full = Tu as déjà toutes tes vies : tu ne ferais qu’utiliser la pierre.

## Options de la table

abraca-option-easy_order = Ordre libre
abraca-option-easy_order-help = Après un numéro réussi, peut-on annoncer n’importe quel autre, ou seulement le même ou plus haut ?
abraca-option-easy_order-true = N’importe lequel
abraca-option-easy_order-false = Le même ou plus haut
abraca-option-last_standing = Dernier mage debout
abraca-option-last_standing-help = La manche dure-t-elle jusqu’au dernier mage ? On ne marque alors qu’en la remportant.
abraca-option-last_standing-true = Jusqu’au dernier mage
abraca-option-last_standing-false = Jusqu’au premier K.-O.
abraca-option-lower_spell = Numéros plus bas
abraca-option-lower_spell-help = Un numéro plus bas que le dernier réussi : pas proposé, ou un piège qui coûte 1 vie ?
abraca-option-lower_spell-reject = Pas proposés
abraca-option-lower_spell-penalty = Un piège : 1 vie
abraca-option-counter_aid = Compteur de pierres
abraca-option-counter_aid-help = Ta main compte-t-elle les pierres cachées, pour te dire quels numéros tu ne peux pas avoir ?
abraca-option-counter_aid-true = Le bot compte
abraca-option-counter_aid-false = À chacun de compter
abraca-option-spectators = Public
abraca-option-spectators-help = Que voit le public : la table, ou toutes les mains (et il ne peut alors plus prendre de place) ?
abraca-option-spectators-public = La table seulement
abraca-option-spectators-all = Toutes les mains
abraca-option-first_player = Qui commence
abraca-option-first_player-help = Qui commence la manche 1 ? Si la place est vide, c’est tiré au sort.
abraca-option-first_player-random = Tirage au sort
abraca-option-first_player-seat0 = Place 1
abraca-option-first_player-seat1 = Place 2
abraca-option-first_player-seat2 = Place 3
abraca-option-first_player-seat3 = Place 4
abraca-option-first_player-seat4 = Place 5
abraca-option-first_player-printed = la place de la personne la plus âgée

## Ce qu’on te demande

abraca-aim =
    { $stones ->
        [one] Il faut { $target } points pour gagner ; tu en as { $points }. Pour remporter la manche, utilise ta dernière pierre ou mets quelqu’un K.-O.
        [2] Il faut { $target } points pour gagner ; tu en as { $points }. Pour remporter la manche, utilise tes deux pierres ou mets quelqu’un K.-O.
       *[other] Il faut { $target } points pour gagner ; tu en as { $points }. Pour remporter la manche, utilise tes { $stones } pierres ou mets quelqu’un K.-O.
    }
abraca-aim-standing =
    { $stones ->
        [one] Il faut { $target } points pour gagner ; tu en as { $points }. Pour remporter la manche, utilise ta dernière pierre ou sois le dernier mage en vie.
        [2] Il faut { $target } points pour gagner ; tu en as { $points }. Pour remporter la manche, utilise tes deux pierres ou sois le dernier mage en vie.
       *[other] Il faut { $target } points pour gagner ; tu en as { $points }. Pour remporter la manche, utilise tes { $stones } pierres ou sois le dernier mage en vie.
    }
abraca-prompt-first = Annonce un sort.
abraca-prompt-next =
    { $last ->
        [8] Réussi ! Tente un autre 8, ou termine ton tour.
       *[other] Réussi ! Continue avec { $last } ou plus, ou termine ton tour.
    }
abraca-prompt-easy = Réussi ! Annonce un autre sort, ou termine ton tour.
abraca-option-cast = { $number } · { $spell }
abraca-option-lower-hint =
    { $loss ->
        [one] Trop bas : c’est raté, tu perds { $loss } vie et ton tour se termine.
       *[other] Trop bas : c’est raté, tu perds { $loss } vies et ton tour se termine.
    }
abraca-hint-cast = { $count } que tu ne vois pas · { $effect }
abraca-hint-hopeless =
    { $loss ->
        [0] Tu ne peux pas en avoir. C’est raté, et ça te coûte un lancer de dé.
        [one] Tu ne peux pas en avoir. C’est raté, et ça te coûte { $loss } vie.
       *[other] Tu ne peux pas en avoir. C’est raté, et ça te coûte { $loss } vies.
    }
abraca-option-end = Terminer mon tour
abraca-option-end-hint = Tu t’arrêtes là et tu repioches jusqu’à cinq pierres.

abraca-advice-cast =
    { $copies ->
        [one] Une seule des { $unseen } pierres que tu ne vois pas porte le numéro { $number }
       *[other] { $copies } des { $unseen } pierres que tu ne vois pas portent le numéro { $number }
    }, et { $stones ->
        [one] une seule de ces { $unseen } est à toi
       *[other] { $stones } de ces { $unseen } sont à toi
    }. Tu réussis { $works } ; si tu rates, ça te coûte { $number ->
        [1] un lancer de dé.
       *[other] 1 vie.
    }
abraca-advice-sure = Parmi les { $unseen } pierres que tu ne vois pas, { $copies } portent le numéro { $number } : il y en a forcément une à toi.
abraca-advice-hopeless = Tu ne peux pas avoir de { $number } : c’est raté, et ça te coûte { $number ->
        [1] un lancer de dé.
       *[other] 1 vie.
    }
abraca-advice-end = Ton numéro le plus probable, { $number }, réussit { $works }. Si tu t’arrêtes, tu ne risques rien.
abraca-advice-uncounted =
    { $number ->
        [0] Si tu t’arrêtes, tu ne risques rien. Ici, c’est à toi de calculer tes chances.
        [1] Si tu rates, ça te coûte un lancer de dé. Ici, c’est à toi de calculer tes chances.
       *[other] Si tu rates, ça te coûte 1 vie. Ici, c’est à toi de calculer tes chances.
    }

## Prévoir d’avance

abraca-plan = { $steps }
abraca-plan-stop = puis stop
abraca-plan-slot =
    { $place ->
        [1] D’abord…
       *[other] Puis, si c’est réussi…
    }
abraca-plan-over-round = Une nouvelle manche a commencé.
abraca-plan-over-failed = Ton tour est fini.
abraca-plan-over-lower = { $number } est plus bas que { $last }, le dernier numéro réussi.
abraca-plan-over-hopeless = Tu ne peux plus avoir de { $number }.

## Ce qui s’est passé

# Differs: a round of Abraca ends in a count; the others' rounds only go around the table.
abraca-chapter = Manche { $number }
# Differs: as abraca-chapter.
abraca-chapter-name = Manche
abraca-event-hit = { $player } annonce { $number }, { $spell } : réussi !
abraca-event-miss = { $player } annonce { $number }, { $spell } : raté.
abraca-event-lower = { $player } annonce { $number }, { $spell } : trop bas. Personne ne saura si la pierre était là.
abraca-event-roll = Le dé donne { $roll }.
abraca-event-loss =
    { $amount ->
        [one] { $player } perd { $amount } vie : { $before } → { $after }.
       *[other] { $player } perd { $amount } vies : { $before } → { $after }.
    }
abraca-event-gain =
    { $amount ->
        [one] { $player } gagne { $amount } vie : { $before } → { $after }.
       *[other] { $player } gagne { $amount } vies : { $before } → { $after }.
    }
abraca-event-full = { $player } a déjà { $after } vies, le maximum.
abraca-event-secret =
    { $count ->
        [one] { $player } prend une pierre secrète.
       *[other] { $player } prend { $count } pierres secrètes.
    }
abraca-event-secret-own-living = Ta pierre secrète est { $number }, { $spell }. Elle vaut 1 point si tu es encore en vie à la fin de la manche.
abraca-event-secret-own-winner = Ta pierre secrète est { $number }, { $spell }. Elle vaut 1 point si tu remportes la manche.
abraca-event-eliminated = { $player } est hors jeu jusqu’à la fin de la manche et montre toutes ses pierres.
abraca-event-end = { $player } termine son tour.
abraca-event-refill =
    { $count ->
        [one] { $player } pioche { $count } pierre.
       *[other] { $player } pioche { $count } pierres.
    }
abraca-event-all-used = Fin de la manche { $round } : { $player } a utilisé toutes ses pierres et gagne. Tous les autres tombent à 0 vie.
abraca-event-attack = Fin de la manche { $round } : { $player } gagne par K.-O.
abraca-event-own-fault = Fin de la manche { $round } : { $player } n’a plus de vie.
abraca-event-survivor = Fin de la manche { $round } : le dernier mage debout est { $player }.
abraca-event-points =
    { $points ->
        [one] { $player } marque { $points } point et en a maintenant { $total }.
       *[other] { $player } marque { $points } points et en a maintenant { $total }.
    }
abraca-event-near =
    { $count ->
        [one] Plus qu’un point pour gagner la partie : { $players }.
       *[other] Plus qu’un point pour gagner la partie : { $players }.
    }
abraca-event-round = Manche { $round } : { $lives } vies et { $stones } pierres chacun. { $player } commence.

abraca-told-casts =
    { $player } : { $casts }{ $secrets ->
        [0] { "" }
        [one] , prend une pierre secrète
       *[other] , prend { $secrets } pierres secrètes
    }{ $drawn ->
        [0] .
        [one] , puis pioche { $drawn } pierre.
       *[other] , puis pioche { $drawn } pierres.
    }
abraca-told-hit = { $number } ✓
abraca-told-miss = { $number } ✗
abraca-told-lower = { $number } ✗ (trop bas)
abraca-told-lives = Vies : { $changes }.
abraca-told-life = { $player } { $path }
abraca-told-points = Points : { $scores }.
abraca-told-score = { $player } +{ $points } = { $total }
abraca-told-round = Manche { $round } : { $lives } vies et { $stones } pierres chacun.

abraca-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
abraca-reason-points = { $player } atteint { $points } points et gagne.
abraca-reason-last-round = Arrivée groupée ; { $player } a marqué le plus dans la dernière manche et gagne.
abraca-reason-life = Arrivée groupée, égalité dans la dernière manche ; { $player } a le plus de vies et gagne.
abraca-reason-shared =
    { $count ->
        [2] Égalité parfaite : deux mages se partagent la victoire.
       *[other] Égalité parfaite : { $count } mages se partagent la victoire.
    }

## Pourquoi non

abraca-refused-declare-first = Annonce au moins un sort avant de terminer ton tour.
abraca-refused-number = Les sorts vont de 1 à 8.
abraca-refused-lower = Ton dernier sort était { $last }. Annonce { $last } ou plus, ou termine ton tour.

## La page dessinée des règles : des phrases courtes en grandes lettres
abraca-page-aim = Devine les sorts que tu ne vois pas et lance-les. Qui atteint 8 points en premier gagne.
abraca-page-turn = Dis un numéro. Si tu l’as, le sort agit et tu peux continuer. Sinon, tu perds une vie.
abraca-page-end = Finis tes pierres ou mets quelqu’un K.-O. pour gagner la manche. On joue jusqu’à 8 points.
abraca-page-shown = Dessinés à côté du texte : une pierre cachée entre un 8 et un 5 ; un 7 réussi, puis un 8 ; un cœur vide et 8 points.

# La leçon

abraca-lesson-backs = **Dans la peau d’un mage, tu as cinq pierres magiques, mais tu n’en vois que le dos.** Tous les autres peuvent les lire. Dis un numéro que tu as, et son sort agit. Dis-en un que tu n’as pas, et tu perds une vie. Appuie sur **Suivant**.
abraca-lesson-unseen = **Alors, comment deviner ?** Tu peux lire les pierres de tous les autres. La rangée éclairée compte les exemplaires que tu ne vois pas : ils sont dans ta main, ou hors jeu. Il existe huit 8 et tu n’en vois pas six : tu en as sans doute un. Les quatre 4 sont tous visibles : tu ne peux pas avoir de 4.
abraca-lesson-first = **À toi : choisis 6 · Blizzard.** Tu ne vois pas quatre des six 6, donc tu en as un dans 72 % des cas. Si tu réussis, tu peux continuer, mais jamais avec un numéro plus bas. En commençant par 6, tu gardes 7 et 8 pour la suite.
abraca-lesson-first-done = **Réussi !** Le Blizzard prend une vie au Héron, à ta gauche, et ton 6 est utilisé. Une pierre de moins, c’est bien aussi : utilise les cinq en un seul tour, et tu remportes la manche.
abraca-lesson-first-wrong = Tu pourrais, mais moins de ces pierres te sont cachées : tu raterais sans doute et perdrais une vie. Choisis **6 · Blizzard**.
abraca-lesson-first-wrong-high = Tu réussirais sans doute, mais tu ne pourrais plus descendre ensuite. Commence par **6 · Blizzard** et garde 7 et 8 pour après.
abraca-lesson-higher = **Tu peux continuer avec 6 ou plus.** Tu ne vois pas quatre des sept 7. Appuie sur **7 · Boule de feu** : elle touche la personne à ta droite.
abraca-lesson-higher-done = **Et de deux !** La Rainette perd une vie. Il te reste trois pierres.
abraca-lesson-higher-wrong = Ça pourrait réussir aussi, mais un 7 toucherait quelqu’un d’autre. Appuie sur **7 · Boule de feu**.
abraca-lesson-higher-wrong-early = Tu peux t’arrêter après chaque numéro réussi. Mais tu as sans doute un 7, et rater ne coûte qu’une vie : appuie d’abord sur **7 · Boule de feu**.
abraca-lesson-stop = **Arrête-toi tant que tout va bien.** Le 8 ne ferait que te soigner, et tu as encore tes six vies. Appuie sur **Terminer mon tour** : tu repioches jusqu’à cinq pierres.
abraca-lesson-stop-done = **Bien joué !** Deux numéros, aucun raté. Tes nouvelles pierres sont à droite, et tout le monde les voit sauf toi.
abraca-lesson-stop-wrong = Deux, ça suffit. Rater maintenant te coûterait une vie pour presque rien. Appuie sur **Terminer mon tour**.
abraca-lesson-stop-wrong-high = Le 8 rend une vie, et tu n’en as perdu aucune. Appuie sur **Terminer mon tour** et garde ce 8 pour plus tard.
abraca-lesson-others = **Puis les autres jouent.** Avec son 4, le Chanteur nocturne, le Héron a pris une des quatre **pierres secrètes**. Lui seul peut la regarder, et elle vaut 1 point s’il survit à la manche. Son 7 t’a pris une vie : tu es à sa droite. La Rainette a tenté le seul 1 et l’a raté : cela coûte un lancer de dé, ici trois vies. Regarde bien ce qui réussit et ce qui rate.
abraca-lesson-end = **Une manche se termine quand quelqu’un perd sa dernière vie ou utilise toutes ses pierres.** Finis les tiennes ou mets quelqu’un K.-O., et tu marques 3 points, plus 1 par pierre secrète. Si tu perds ta dernière vie en ratant, chacun des autres marque 1 point. Qui atteint 8 points en premier gagne.
abraca-mark-own = tes pierres
abraca-mark-rivals = les pierres des autres
abraca-mark-unseen = la rangée des pierres que tu ne vois pas
