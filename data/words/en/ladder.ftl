# Ladders: places, challenges, and what moderators do.

command-ladder-name = ladder
command-ladder-description = Climb by winning: the places, whom you can challenge, open games

ladders-title = Ladders
ladders-help = Challenge somebody up to { $reach } places above you in a game of two. If you win, you take their place.
ladders-none = This server has no ladder yet.
ladders-line = **{ $game }** · { $channel }
button-ladder-show = Show
button-ladder-back = Back
button-ladder-new = New ladder
button-ladder-join = Join
button-ladder-leave = Leave
button-ladder-leave-yes = Leave the ladder
button-ladder-history = History
button-ladder-give-up = Give up
button-ladder-repair = Repair
button-ladder-options = Options
button-ladder-close = Close
button-ladder-reopen = Reopen
button-ladder-call-off = End this game

ladder-title = { $game } ladder
ladder-terms = { $clock } · { $rules } · { $channel }
ladder-is-closed = This ladder is closed. Open games are played to their end, and nobody can challenge anybody.
ladder-empty = Nobody has joined yet. The first one to join is on top.
ladder-line = **{ $place }.** { $name }
ladder-line-own = **{ $place }. { $name }** ⬅️
ladder-more-people =
    { $count ->
        [one] … and 1 more
       *[other] … and { $count } more
    }
ladder-place = place { $place }
ladder-challenges = Open challenges
ladder-challenge-open = { $challenger } against { $other } · table { NUMBER($table, useGrouping: 0) } · { $time }
ladder-challenge-waits = { $challenger } against { $other } · the table is about to open · { $time }
ladder-more-challenges =
    { $count ->
        [one] … and 1 more challenge
       *[other] … and { $count } more challenges
    }
ladder-pair = { $challenger } against { $other }
ladder-thread = { $game } ladder · { $challenger } against { $other }
ladder-rules =
    You begin at the bottom and can challenge people up to { $reach } places above you. If you win, you take their place; if you lose, you keep yours.
    You can’t decline a challenge: its game opens by itself, and I tell you when it’s your turn. At most { $most } people challenge you at a time. Days off stop your clock.
    If your time runs out, you lose the game and your place. After two weeks without a game, I let the next one below challenge you.
ladder-own = You’re in place { $place }.
ladder-challenge-whom = Challenge …
ladder-give-up-what = Give up a game …
ladder-nobody-above = There’s nobody above you. The others can challenge you.
ladder-nobody-more = You’ve made { $most } challenges. When one of these games is over, you can challenge somebody again.
ladder-nobody-free = Right now there’s nobody above you whom you can challenge. They may be in a game with you, or in { $most } with others.
ladder-nobody-closed = While the ladder is closed, you can’t challenge anybody.

ladder-done-joined = You’re on the ladder. Now you can challenge somebody.
ladder-done-left = You’ve left the ladder. You can join again at the bottom.
ladder-done-challenged = You’ve challenged { $other }. The game opens by itself in a moment.
ladder-done-given-up = You’ve given up the game.
ladder-leave-question =
    { $count ->
        [0] Leave the ladder? If you come back, you begin at the bottom.
        [one] Leave the ladder? You lose your open game, and if you come back, you begin at the bottom.
       *[other] Leave the ladder? You lose your { $count } open games, and if you come back, you begin at the bottom.
    }
ladder-give-up-question = Give up the game against { $other }? It counts as lost.

ladder-event-joined = { $name } joined.
ladder-event-left = { $name } left.
ladder-event-timed-out = { $name } ran out of time and is off the ladder.
ladder-event-removed = { $name } was removed from the ladder.
ladder-event-won = { $name } challenged { $other } and won.
ladder-event-took = { $name } beat { $other } and takes place { $place }.
ladder-event-lost = { $name } challenged { $other } and lost.
ladder-event-drawn = { $name } challenged { $other }, and nobody won.
ladder-event-void = The game of { $name } against { $other } doesn’t count.

ladder-history-title = { $ladder }: history
ladder-history-empty = Nothing has happened yet.
ladder-history-line = { $time } · { $text }
ladder-history-by = { $time } · { $text } (by { $moderator })
ladder-history-undone = { $time } · { $text } (undone by { $moderator })
ladder-deals-file = deals
ladder-deals = -# The cards and dice of each game are fixed when the challenge is made. The file has the SHA-256 of each secret and, once the game is over, the secret; `/table verify` says how to check it.
ladder-deal = { $pair }: SHA-256 { $commitment }
ladder-deal-revealed = { $pair }: SHA-256 { $commitment }, secret { $secret }

ladder-form-title = New ladder
ladder-options-title = Options of the ladder
ladder-form-game = Game
ladder-form-channel = Channel of the games
ladder-form-clock = Clock
ladder-form-preset = Rules

ladder-repair-title = Repair the ladder
ladder-repair-help = Everything here is in the history with your name. You can undo it, except for the end of a game: they can challenge each other again.
ladder-remove-whom = Remove …
ladder-undo-what = Undo …
ladder-redo-what = Let it count again …
ladder-call-off-what = End a game for nobody …
ladder-call-off-question = End the game of { $challenger } against { $other }? It counts for nobody and can’t be continued.

ladder-done-opened = The ladder is open.
ladder-done-there = There’s already a ladder of this game.
ladder-done-options = Done. That’s for the next games.
ladder-done-closed = The ladder is closed. Open games are played to their end.
ladder-done-reopened = The ladder is open again.
ladder-done-removed = Removed. Their open games count as lost. To take that back, choose it under *Undo*.
ladder-done-undone = Undone. To take that back, choose it under *Let it count again*.
ladder-done-redone = It counts again.
ladder-done-called-off = The game ends and counts for nobody.

ladder-next-at = Next step: if they haven’t played by then, somebody is challenged { $time }.
ladder-next-nothing = Nothing to do until somebody presses or a game ends.
ladder-next-record = Next step: a result is written down.
ladder-next-close = Next step: a decided game ends.
ladder-next-settle = Next step: the deals of finished games are revealed.
ladder-next-open = Next step: a game opens. If it doesn’t, I can’t post in the channel: check my permissions there, or choose another one under **{ button-ladder-options }**.
ladder-next-match = Next step: somebody who hasn’t played for two weeks is challenged.

refused-no-such-ladder = I can’t find this ladder. It may be from another server.
refused-closed-ladder = This ladder is closed.
refused-not-on-ladder = You’re not on this ladder. Join it first.
refused-not-challengeable = You can’t challenge them now. You can challenge people up to { $reach } places above you, once at a time, and nobody has more than { $most } challenges each way.
refused-no-such-challenge = This game is over already.
refused-not-there-any-more = That has changed meanwhile. Look at the ladder again.
refused-no-ladder-channel = I can’t post in this channel. Choose another one, or allow me to.

log-ladder-opened = { $challenger } challenges { $other } for place { $place }. Nobody can pause this game or end it early, and a player who runs out of time is off the ladder. To check the cards and dice at the end: `{ $commitment }`
log-ladder-decided = This challenge was decided, so the game is over.
