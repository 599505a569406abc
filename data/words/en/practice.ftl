# Games that are over, played on from one of their steps against computer players.

button-play-on = Play on from here
button-practise-same = As it was
button-practise-anew = Redraw what’s hidden
button-practise-back = Back to the replay

practice-title = Play on from step { NUMBER($step, useGrouping: 0) } · { $table }
practice-help =
    You take one seat, computer players the others. The game goes on from this step at its own table.
    { "" }**As it was**: everything hidden stays where it was.
    { "" }**Redraw what’s hidden**: whatever you couldn’t know from your seat is drawn again.
    -# It’s practice: no statistics, no rating.
practice-whose-seat = Whose seat do you take?
practice-seat = I play for { $name }
practice-how-strong = How strong are the computer players?
practice-open = Practice table { NUMBER($table, useGrouping: 0) } is open: { $link }. The game goes on from there.
practice-whence =
    { $table ->
        [0] step { NUMBER($step, useGrouping: 0) } of a game played elsewhere
       *[other] step { NUMBER($step, useGrouping: 0) } of table { NUMBER($table, useGrouping: 0) }
    }
board-practice = -# Practice from { $whence }, everything as it was. It doesn’t count.
board-practice-anew = -# Practice from { $whence }; what { $name } couldn’t know was redrawn. It doesn’t count.
table-title-practice = { $game } · practice table { NUMBER($table, useGrouping: 0) }

log-practice =
    { $table ->
        [0] The game goes on from step { NUMBER($step, useGrouping: 0) } of a game played elsewhere, everything as it was.
       *[other] The game goes on from step { NUMBER($step, useGrouping: 0) } of table { NUMBER($table, useGrouping: 0) }, everything as it was.
    }
log-practice-anew =
    { $table ->
        [0] The game goes on from step { NUMBER($step, useGrouping: 0) } of a game played elsewhere. What { $seat } couldn’t know then was redrawn.
       *[other] The game goes on from step { NUMBER($step, useGrouping: 0) } of table { NUMBER($table, useGrouping: 0) }. What { $seat } couldn’t know then was redrawn.
    }

verify-practice =
    ✅ I replayed the original game from its own secret up to there, and { $moves ->
        [one] the one move since
       *[other] all { $moves } moves since
    } from this table’s secret: the result is the same. Since one press opened the table, nobody could see the promise beforehand.
verify-practice-anew =
    ✅ I replayed the original game from its own secret up to there, and { $moves ->
        [one] the one move since
       *[other] all { $moves } moves since
    } from this table’s secret: the result is the same. What I redrew fits everything the seat knew; nothing proves that chance alone drew it. Since one press opened the table, nobody could see the promise beforehand.

refused-over-at-step = The game is over at this step; go back one to play on.
refused-taken-up-too-often = This game is already practice of practice, { NUMBER($most) } times over. That’s as far as it goes.
refused-file-given = This practice game goes back to too many others: { NUMBER($most) } at most.
