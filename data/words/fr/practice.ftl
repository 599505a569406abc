# Les parties finies, reprises à l’un de leurs pas contre des ordinateurs.

button-play-on = Continuer à partir d’ici
button-practise-same = Comme c’était
button-practise-anew = Remélanger ce qui est caché
button-practise-back = Retour à la partie

practice-title = Continuer à l’étape { NUMBER($step, useGrouping: 0) } · { $table }
practice-help =
    Tu prends une place, des ordinateurs les autres. La partie continue à partir de cette étape, à sa propre table.
    { "" }**Comme c’était** : tout ce qui est caché reste où il était.
    { "" }**Remélanger ce qui est caché** : je remélange tout ce que tu ne pouvais pas savoir de ta place.
    -# C’est un entraînement : ni statistiques, ni cote.
practice-whose-seat = Quelle place prends-tu ?
practice-seat = Je joue pour { $name }
practice-how-strong = À quel niveau jouent les ordinateurs ?
practice-open = La table d’entraînement { NUMBER($table, useGrouping: 0) } est ouverte : { $link }. La partie y continue.
practice-whence =
    { $table ->
        [0] étape { NUMBER($step, useGrouping: 0) } d’une partie jouée ailleurs
       *[other] étape { NUMBER($step, useGrouping: 0) } de la table { NUMBER($table, useGrouping: 0) }
    }
board-practice = -# Entraînement ({ $whence }), tout comme c’était. Ça ne compte pas.
board-practice-anew = -# Entraînement ({ $whence }) ; ce que { $name } ne pouvait pas savoir a été remélangé. Ça ne compte pas.
table-title-practice = { $game } · table d’entraînement { NUMBER($table, useGrouping: 0) }

log-practice =
    { $table ->
        [0] La partie continue à partir de l’étape { NUMBER($step, useGrouping: 0) } d’une partie jouée ailleurs, tout comme c’était.
       *[other] La partie continue à partir de l’étape { NUMBER($step, useGrouping: 0) } de la table { NUMBER($table, useGrouping: 0) }, tout comme c’était.
    }
log-practice-anew =
    { $table ->
        [0] La partie continue à partir de l’étape { NUMBER($step, useGrouping: 0) } d’une partie jouée ailleurs. Ce que { $seat } ne pouvait pas savoir a été remélangé.
       *[other] La partie continue à partir de l’étape { NUMBER($step, useGrouping: 0) } de la table { NUMBER($table, useGrouping: 0) }. Ce que { $seat } ne pouvait pas savoir a été remélangé.
    }

verify-practice =
    ✅ J’ai rejoué la partie d’origine depuis son propre secret jusque-là, et { $moves ->
        [one] le seul coup joué depuis
       *[other] les { $moves } coups joués depuis
    } à partir du secret de cette table : le résultat est le même. Comme un seul appui a ouvert la table, personne ne pouvait voir la promesse avant.
verify-practice-anew =
    ✅ J’ai rejoué la partie d’origine depuis son propre secret jusque-là, et { $moves ->
        [one] le seul coup joué depuis
       *[other] les { $moves } coups joués depuis
    } à partir du secret de cette table : le résultat est le même. Ce que j’ai remélangé s’accorde avec tout ce que savait cette place ; rien ne prouve que seul le hasard en a décidé. Comme un seul appui a ouvert la table, personne ne pouvait voir la promesse avant.

refused-over-at-step = La partie est finie à cette étape ; recule d’une étape pour continuer.
refused-taken-up-too-often = Cette partie est déjà un entraînement d’entraînement, { NUMBER($most) } fois de suite. Ça ne va pas plus loin.
refused-file-given = Cet entraînement remonte à trop d’autres parties : { NUMBER($most) } au plus.
