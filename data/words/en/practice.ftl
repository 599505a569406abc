# Games that are over, played on from one of their steps against computer players.

button-play-on = Play on from here
button-practise-same = As it was
button-practise-anew = Hidden things anew
button-practise-back = Back to the replay

practice-title = Play on from step { NUMBER($step, useGrouping: 0) } · { $table }
practice-help =
    You take one seat, computer players take the others, and the game goes on from this step at a table of its own in this channel.
    { "" }**As it was**: everything hidden is where it was.
    { "" }**Hidden things anew**: what you could not know at your seat then is drawn again by chance.
    -# It is practice: it counts for no statistics and no rating.
practice-whose-seat = Whose seat do you take?
practice-seat = I play for { $name }
practice-how-strong = How strong are the computer players?
practice-open = The practice table { NUMBER($table, useGrouping: 0) } is open: { $link }. The game goes on where it stood.
practice-whence =
    { $table ->
        [0] step { NUMBER($step, useGrouping: 0) } of a game that was played elsewhere
       *[other] step { NUMBER($step, useGrouping: 0) } of table { NUMBER($table, useGrouping: 0) }
    }
board-practice = -# Practice: the game was taken up from { $whence }, everything as it was. It counts for nothing.
board-practice-anew = -# Practice: the game was taken up from { $whence }; what { $name } could not know then was drawn anew. It counts for nothing.
table-title-practice = { $game } · practice table { NUMBER($table, useGrouping: 0) }

log-practice =
    { $table ->
        [0] The game goes on from step { NUMBER($step, useGrouping: 0) } of a game that was played elsewhere, everything as it was.
       *[other] The game goes on from step { NUMBER($step, useGrouping: 0) } of table { NUMBER($table, useGrouping: 0) }, everything as it was.
    }
log-practice-anew =
    { $table ->
        [0] The game goes on from step { NUMBER($step, useGrouping: 0) } of a game that was played elsewhere. What { $seat } could not know then was drawn anew.
       *[other] The game goes on from step { NUMBER($step, useGrouping: 0) } of table { NUMBER($table, useGrouping: 0) }. What { $seat } could not know then was drawn anew.
    }

verify-practice =
    ✅ The game from which this one was taken up was replayed from its own secret up to there, and { $moves ->
        [one] the one move since
       *[other] all { $moves } moves since
    } from the secret of this table; the result is the same. As the table began by one press, nobody could see the promise beforehand.
verify-practice-anew =
    ✅ The game from which this one was taken up was replayed from its own secret up to there, and { $moves ->
        [one] the one move since
       *[other] all { $moves } moves since
    } from the secret of this table; the result is the same. What was drawn anew fits all that the seat knew; that it was drawn by chance alone is not proven. As the table began by one press, nobody could see the promise beforehand.

refused-over-at-step = At this step the game is over; go back a step to play on.
refused-taken-up-too-often = This game was itself taken up from another one, { NUMBER($most) } times over. That is as far as it goes.
refused-file-given = This practice game comes from more games than I take in: { NUMBER($most) } at most.
