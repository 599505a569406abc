# A game that is over, looked at again: chances, turning points, luck and skill.

button-review = How it went
button-review-all = Overview
button-review-turn = Turning point { NUMBER($number) }
button-review-show = Show it to the channel
button-review-replay = See it in the replay
button-review-again = Look again

review-title = How it went · { $table }
review-percent = { NUMBER($count) }%
review-picture-title = Chances to win
review-picture-begin = Beginning
review-picture-end = End
review-picture-from-to = { NUMBER($first) }% → { NUMBER($last) }%
review-alt = The chances of everybody to win, from the beginning to the end after { NUMBER($steps, useGrouping: 0) } steps.
review-alt-seat = { $player } at the beginning, after each quarter and at the end: { $chances }.
review-alt-turn = Turning point { NUMBER($number) } at step { NUMBER($step, useGrouping: 0) }, by { $player }.

review-wait = 🔎 I am playing this game on from many of its positions, to see what each answer was worth. That takes a moment; this message then shows it by itself.
review-share = { $name }: { NUMBER($began) }% at the beginning, { $own } by own answers, { $others } by those of the others, { $luck } by luck, { NUMBER($ended) }% at the end
review-shares = **Skill and luck** · in points of a hundred
review-shares-help =
    -# For each answer it is looked up how much less it promised than the best one, by what the seat could know then; that is skill. Luck is the rest: what chance drew and what was hidden. { $weighed ->
        [0] There was nothing to choose in this game.
       *[other] { $weighed } of { $questions } questions were looked at.
    }
review-best = **Best moves**
review-best-move = { $name }, step { NUMBER($step, useGrouping: 0) }: { $made } · { NUMBER($chance) }%, any other answer at most { NUMBER($next) }%
review-best-none = { $name }: no answer stood out
review-no-turns = No answer turned this game: nobody gave much away.
review-turn-title = Turning point { NUMBER($number) } of { NUMBER($count) } · step { NUMBER($step, useGrouping: 0) } · { $table }
review-turn =
    { $name } answered { $made } and so won { NUMBER($chance) } of 100 times from there.
    Better: { $better }, by which it would have been { NUMBER($best) } of 100.
review-turn-where = -# The position as { $name } saw it then.
review-shown = This stands in the channel now, for everybody.

refused-not-reviewed = This game could not be looked at. Whoever runs the bot finds why under the reference **{ $reference }**.
refused-shown-already = This was shown to the channel already.
refused-not-sent-there = I could not write in the channel of this table. `/setup check` says what I am missing.

command-table-review-name = review
command-table-review-description = How a finished game went: chances, turning points, luck and skill
