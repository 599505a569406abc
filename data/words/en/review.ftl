# A game that is over, looked at again: chances, turning points, luck and skill.

button-review = How it went
button-review-all = Overview
button-review-turn = Turning point { NUMBER($number) }
button-review-show = Show the channel
button-review-replay = See it in the replay
button-review-again = Look again

review-title = How it went · { $table }
review-percent = { NUMBER($count) }%
review-picture-title = Chances to win
review-picture-begin = Beginning
review-picture-end = End
review-picture-from-to = { NUMBER($first) }% → { NUMBER($last) }%
review-alt = Everyone’s chances to win, from the start to the end after { NUMBER($steps, useGrouping: 0) } steps.
review-alt-seat = { $player } at the start, after each quarter and at the end: { $chances }.
review-alt-turn = Turning point { NUMBER($number) } at step { NUMBER($step, useGrouping: 0) }, by { $player }.

review-wait = 🔎 I’m playing this game on from many positions to see what each answer was worth. Give me a moment; this message will show the result.
review-share = { $name }: { NUMBER($began) }% at the start, { $own } from their own answers, { $others } from the others’, { $luck } from luck, { NUMBER($ended) }% at the end
review-shares = **Skill and luck** · in percentage points
review-shares-help =
    -# Skill is how much less each answer promised than the best one, by what the player could know. Luck is the rest: what chance drew and what was hidden. { $weighed ->
        [0] This game had nothing to choose.
       *[other] I looked at { $weighed } of { $questions } questions.
    }
review-best = **Best moves**
review-best-move = { $name }, step { NUMBER($step, useGrouping: 0) }: { $made } · { NUMBER($chance) }%, { NUMBER($next) }% at most with any other answer
review-best-none = { $name }: no standout answers
review-no-turns = No answer turned this game: nobody gave much away.
review-turn-title = Turning point { NUMBER($number) } of { NUMBER($count) } · step { NUMBER($step, useGrouping: 0) } · { $table }
review-turn =
    { $name } answered { $made }, which wins { NUMBER($chance) } times in 100.
    Better: { $better }, which wins { NUMBER($best) } times in 100.
review-turn-where = -# What { $name } saw then.
review-shown = It’s in the channel now, for everyone.

refused-not-reviewed = I couldn’t review this game. The bot’s host finds the reason under **{ $reference }**.
refused-shown-already = The channel has already seen this.
refused-not-sent-there = I couldn’t post in this table’s channel. `/setup check` shows what I’m missing.

command-table-review-name = review
command-table-review-description = How a finished game went: chances, turning points, luck and skill
