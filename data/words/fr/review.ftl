# Une partie finie, examinée après coup : chances, tournants, chance et talent.

button-review = Bilan
button-review-all = Vue d’ensemble
button-review-turn = Tournant { NUMBER($number) }
button-review-show = Montrer au salon
button-review-replay = Voir dans la partie
button-review-again = Regarder à nouveau

review-title = Bilan · { $table }
review-percent = { NUMBER($count) } %
review-picture-title = Chances de gagner
review-picture-begin = Début
review-picture-end = Fin
review-picture-from-to = { NUMBER($first) } % → { NUMBER($last) } %

review-wait = 🔎 Je rejoue cette partie depuis de nombreuses positions pour voir ce que valait chaque réponse.
review-progress =
    { $done ->
        [0] Laisse-moi un instant ; ce message montrera le résultat.
       *[other] { NUMBER($done) } % fait ; ce message montrera le résultat.
    }
review-alt = Les chances de gagner de chacun, du début à la fin.
review-alt-seat = { $player } au début, après chaque quart et à la fin : { $chances }.
review-alt-turn = Tournant { NUMBER($number) }, par { $player }.
review-share = { $name } : { $answers } par les seules réponses, chance { $luck } · { $quality }
review-share-vague = { $name } : trop serré pour distinguer le talent de la chance · { $quality }
review-share-few = { $name } : trop peu de questions pour distinguer le talent de la chance
review-kept-all = en moyenne, des réponses presque aussi bonnes que les meilleures
review-kept = en moyenne, une réponse gardait { $share } des chances de la meilleure
review-range = { NUMBER($low) }–{ NUMBER($high) } %
review-luck-range = { $low } à { $high }
review-shares = **Talent et chance**
review-shares-help =
    -# *Par les seules réponses* : tes chances de gagner si seules comptaient les réponses de chacun, selon ce que chacun pouvait savoir. *Chance*, en points de pourcentage, c’est le reste : le hasard, la donne, qui a commencé et ce qui était caché. C’est une estimation ; quand je ne suis pas sûr, je donne une fourchette. { $weighed ->
        [0] Dans cette partie, il n’y avait rien à choisir.
       *[other] J’ai examiné { NUMBER($weighed, useGrouping: 0) } questions sur { NUMBER($questions, useGrouping: 0) }.
    }
review-place-turn = Tour { NUMBER($turn, useGrouping: 0) }
review-place-owner =
    { $chapter }, { $number ->
        [0] au tour { $name-initial ->
            [vowel] d’{ $name }
           *[consonant] de { $name }
        }
       *[other] tour { NUMBER($number) } { $name-initial ->
            [vowel] d’{ $name }
           *[consonant] de { $name }
        }
    }
review-best = **Meilleurs coups**
review-best-move = { $name }, { $place } : { $made } · environ { NUMBER($chance) } %, contre { NUMBER($next) } % avec la meilleure autre réponse
review-best-none = { $name } : pas de réponse marquante
review-no-turns = Je n’ai trouvé aucune réponse qui ait nettement fait basculer cette partie.
review-turn-title = Tournant { NUMBER($number) } sur { NUMBER($count) } · { $place } · { $table }
review-turn =
    { $name } a répondu { $made }, ce qui gagne environ { NUMBER($chance) } fois sur 100.
    Mieux : { $better }, ce qui gagne environ { NUMBER($best) } fois sur 100.
review-turn-where = -# Ce que voyait alors { $name }.
review-shown = C’est maintenant dans le salon, pour tout le monde.

refused-not-reviewed = Je n’ai pas pu faire le bilan de cette partie. L’hébergeur du bot trouvera la raison sous **{ $reference }**.
refused-shown-already = Le salon l’a déjà vu.
refused-not-sent-there = Je n’ai pas pu écrire dans le salon de cette table. `/config vérification` montre ce qui me manque.

command-table-review-name = bilan
command-table-review-description = Le bilan d’une partie finie : chances, tournants, chance et talent
