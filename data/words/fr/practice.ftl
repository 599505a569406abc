# Les parties finies, reprises à l’un de leurs pas contre des ordinateurs.

button-play-on = Continuer d’ici
button-practise-same = Comme c’était
button-practise-anew = Tirer à nouveau le caché
button-practise-back = Retour à la partie

practice-title = Continuer au pas { NUMBER($step, useGrouping: 0) } · { $table }
practice-help =
    Tu prends une place, des ordinateurs les autres. La partie continue de ce pas à sa propre table.
    { "" }**Comme c’était** : tout ce qui est caché reste où il était.
    { "" }**Tirer à nouveau le caché** : on tire à nouveau tout ce que tu ne pouvais pas savoir de ta place.
    -# C’est un entraînement : ni statistiques, ni cote.
practice-whose-seat = Quelle place prends-tu ?
practice-seat = Je joue pour { $name }
practice-how-strong = À quel niveau jouent les ordinateurs ?
practice-open = La table d’entraînement { NUMBER($table, useGrouping: 0) } est ouverte : { $link }. La partie y continue.
practice-whence =
    { $table ->
        [0] pas { NUMBER($step, useGrouping: 0) } d’une partie jouée ailleurs
       *[other] pas { NUMBER($step, useGrouping: 0) } de la table { NUMBER($table, useGrouping: 0) }
    }
board-practice = -# Entraînement ({ $whence }), tout comme c’était. Ça ne compte pas.
board-practice-anew = -# Entraînement ({ $whence }) ; les inconnues pour { $name } ont été tirées à nouveau. Ça ne compte pas.
table-title-practice = { $game } · table d’entraînement { NUMBER($table, useGrouping: 0) }

log-practice =
    { $table ->
        [0] La partie continue du pas { NUMBER($step, useGrouping: 0) } d’une partie jouée ailleurs, tout comme c’était.
       *[other] La partie continue du pas { NUMBER($step, useGrouping: 0) } de la table { NUMBER($table, useGrouping: 0) }, tout comme c’était.
    }
log-practice-anew =
    { $table ->
        [0] La partie continue du pas { NUMBER($step, useGrouping: 0) } d’une partie jouée ailleurs. Les inconnues pour { $seat } ont été tirées à nouveau.
       *[other] La partie continue du pas { NUMBER($step, useGrouping: 0) } de la table { NUMBER($table, useGrouping: 0) }. Les inconnues pour { $seat } ont été tirées à nouveau.
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
    } à partir du secret de cette table : le résultat est le même. Ce que j’ai tiré à nouveau s’accorde avec tout ce que savait cette place ; rien ne prouve que seul le hasard l’a tiré. Comme un seul appui a ouvert la table, personne ne pouvait voir la promesse avant.

refused-over-at-step = La partie est finie à ce pas ; recule d’un pas pour continuer.
refused-taken-up-too-often = Cette partie est déjà un entraînement d’entraînement, { NUMBER($most) } fois de suite. Ça ne va pas plus loin.
refused-file-given = Cet entraînement remonte à trop d’autres parties : { NUMBER($most) } au plus.
