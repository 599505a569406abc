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

review-wait = 🔎 I’m playing this game on from many positions to see what each answer was worth.
review-progress =
    { $done ->
        [0] Give me a moment; this message will show the result.
       *[other] { NUMBER($done) }% done; this message will show the result.
    }
review-alt = Everyone’s chances to win, from the start to the end.
review-alt-seat = { $player } at the start, after each quarter and at the end: { $chances }.
review-alt-turn = Turning point { NUMBER($number) }, by { $player }.
review-share = { $name }: { $answers } by answers alone, luck { $luck } · { $quality }
review-share-vague = { $name }: too close to tell skill from luck · { $quality }
review-share-few = { $name }: too few questions to tell skill from luck
review-kept-all = on average, answers about as good as the best ones
review-kept = on average, an answer kept { $share } of the best one’s chance
review-range = { NUMBER($low) }–{ NUMBER($high) }%
review-luck-range = { $low } to { $high }
review-shares = **Skill and luck**
review-shares-help =
    -# *By answers alone*: your chance to win if only everyone’s answers counted, by what each player could know. *Luck*, in percentage points, is the rest: chance, the deal, who started, and what was hidden. I estimate this; where I’m not sure, I give a range. { $weighed ->
        [0] This game had nothing to choose.
       *[other] I looked at { NUMBER($weighed, useGrouping: 0) } of { NUMBER($questions, useGrouping: 0) } questions.
    }
review-place-turn = Turn { NUMBER($turn, useGrouping: 0) }
review-place-owner =
    { $chapter }, { $number ->
        [0] { $name }’s turn
       *[other] turn { NUMBER($number) } of { $name }
    }
review-best = **Best moves**
review-best-move = { $name }, { $place }: { $made } · about { NUMBER($chance) }%, { NUMBER($next) }% with the best other answer
review-best-none = { $name }: no standout answers
review-no-turns = I found no answer that surely turned this game.
review-turn-title = Turning point { NUMBER($number) } of { NUMBER($count) } · { $place } · { $table }
review-turn =
    { $name } answered { $made }, which wins about { $chance ->
        [one] once
       *[other] { NUMBER($chance) } times
    } in 100.
    Better: { $better }, which wins about { $best ->
        [one] once
       *[other] { NUMBER($best) } times
    } in 100.
review-turn-where = -# What { $name } saw then.
review-shown = It’s in the channel now, for everyone.

refused-not-reviewed = I couldn’t review this game. The bot’s host finds the reason under **{ $reference }**.
refused-shown-already = The channel has already seen this.
refused-not-sent-there = I couldn’t post in this table’s channel. `/setup check` shows what I’m missing.

command-table-review-name = review
command-table-review-description = How a finished game went: chances, turning points, luck and skill
