# The daily: one deal a day for everybody.

command-daily-name = daily
command-daily-description = Today’s game: the same cards and dice for everybody, and one try

daily-title = Daily · { $game } · { $day }
daily-about =
    { $count ->
        [one] Everybody gets the same cards and dice today, against the same computer player.
       *[other] Everybody gets the same cards and dice today, against the same { $count } computer players.
    } See how far you get.
daily-new = You have one try, without hints. Begin by { $ends } and finish by { $closes }; you can stop and go on whenever you like.
daily-begun = Your game is waiting for you. Finish it by { $closes }.
daily-ended = You didn’t finish this one, so it doesn’t count. There’s a new one tomorrow.
daily-done = You’ve played today. There’s a new one tomorrow.
daily-streak =
    { $now ->
        [0] Your longest streak: { $longest }.
        [one] 🔥 Day 1 of a new streak. Your longest: { $longest }.
       *[other] 🔥 { $now } days in a row. Your longest: { $longest }.
    }
daily-coming = -# Coming up: { $days }
daily-coming-day = { $day } { $game }
daily-opened = One try: finish by { $closes }. If this panel stops answering, `/daily` brings it back.
daily-playing = -# 📅 Daily of { $day } · only you see it. No hints, and no taking back once anybody has answered.
daily-next-day = A new day has begun, with a new daily.

button-daily = Today’s daily
button-daily-play = Play
button-daily-go-on = Back to my game
button-daily-result = My result
button-daily-share = Share
button-daily-yesterday = Yesterday
button-daily-ranking = Ranking
button-daily-old = Older ones
button-daily-check = Check this deal
button-daily-best = Best game, step by step
button-daily-old-play = Play it for yourself
button-daily-day-back = The day before
button-daily-week-back = Week before
button-daily-week-on = Next week
button-daily-here = This server
button-daily-all = Everybody
button-daily-list = Name me here
button-daily-unlist = Don’t name me

daily-score =
    { $points ->
        [one] **Score { $score }**: 1 point
       *[other] **Score { $score }**: { $points } points
    }, { $lead ->
        [ahead] { $by } ahead of the best computer player.
        [level] level with the best computer player.
       *[behind] { $by } behind the best computer player.
    }
daily-share =
    { $people ->
        [one] You’re the first with your deal: **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %**.
       *[other] That’s **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %** among { $people } with your deal.
    }
daily-so-far = It’s final { $time }.
daily-unranked = This game is for yourself; it counts for no list.
daily-reviewing = ⏳ I’m looking for where it was won and lost…
daily-lost = Most was lost in { $place }: you chose { $made }; with { $better } you’d have won { $more ->
        [one] 1 more game
       *[other] { $more } more games
    } in 100.
daily-lost-nothing = None of your answers surely cost you much.
daily-won = Best was { $place }: { $made } wins { $more ->
        [one] 1 more game
       *[other] { $more } more games
    } in 100 than the next best.
daily-won-nothing = No answer stood out as much better than the others.
daily-kept = On average your answers kept { $kept } % of your chances; the rest was up to the deal.
daily-kept-few = There were too few choices to tell skill from luck.

daily-card = **{ $name }** · Daily { $day } · { $game }
daily-card-share =
    { $people ->
        [one] Score { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, first with this deal · `/daily`
       *[other] Score { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % among { $people } · `/daily`
    }
daily-card-copy = I can’t post here, but you can copy it:
daily-shared = ✅ Shared in this channel.

daily-ranking-here = Daily · this server
daily-ranking-all = Daily · everybody
daily-week = { $first } – { $last }
daily-ranking-help = -# Your best five days of the week count. A day’s percentage says how many of those with the same deal you beat.
daily-week-line =
    { $days ->
        [one] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · 1 day
       *[other] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { $days } days
    }
daily-day-line = { $place }. { $name } · **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %** · score { $score }
daily-nobody = Nobody yet.
daily-you = you
daily-somebody = somebody
daily-listed = -# Others see your name on these lists.
daily-unlisted = -# Others don’t see your name on these lists.

daily-turning =
    { $people ->
        [one] **Turning point of deal { $number }**, faced by 1 player: { $prompt }
       *[other] **Turning point of deal { $number }**, faced by { $people } players: { $prompt }
    }
daily-brought = • { $made }: { $people }× · mean score { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }

daily-check-title = Check the deals
daily-check-help = Each deal comes from a secret. Its SHA-256 is shown here the day before, the secret itself the day after, so nobody can change a deal in between. *Check the shuffle* replays your game from it.
daily-promised = Promised: `{ $hash }`
daily-secret = Secret: `{ $secret }`

daily-old-title = Older dailies
daily-old-help = See how a day went, or play it for yourself.
daily-old-choose = Which day?
daily-none-old = No daily is over yet.

log-daily-over = The day is over before this game is.

refused-told-daily = Today’s deals have been told already, so they can’t be played anymore. There’s a new daily tomorrow.
refused-changed-daily = I was updated today, and the rules of this game have changed since the day began. There’s a new daily tomorrow.
refused-failed-daily = That didn’t work. Please try again.
refused-open-daily = This daily isn’t over yet.
refused-uncounted-daily = This game was for yourself, so there’s no result to share.
