# Games shown again step by step, given away as files, and taken in from files.

button-replay = Replay
button-replay-first = ⏮ First
button-replay-chapter-back = ⏪ { $chapter }
button-replay-turn-back = ◀ Turn
button-replay-step-back = ‹ Step
button-replay-step-on = Step ›
button-replay-turn-on = Turn ▶
button-replay-chapter-on = { $chapter } ⏩
button-replay-last = Last ⏭

replay-title = Replay · { $table }
replay-where = { $turn } · step { NUMBER($step, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) } · as seen by { $eyes }
replay-turn = Turn { NUMBER($turn, useGrouping: 0) } of { NUMBER($turns, useGrouping: 0) }
replay-of-chapter = { $chapter } · { $turn }
replay-public = everyone
replay-begins = -# The game starts.
replay-quiet = -# Someone chose in secret.
replay-more =
    { $count ->
        [one] -# 1 more detail is in *What happened*.
       *[other] -# { $count } more details are in *What happened*.
    }
replay-jump = What decided the game
replay-whose-eyes = Through whose eyes?
replay-public-eyes = As everyone saw it
replay-eyes = As { $name } saw it

export-done = The whole game as one file: every move, every chance result, and proof of the shuffle. `/table import` shows it on any server I’m on.
import-done = ✅ Replayed from its secret, and it’s genuine: { $table } is in this channel. You can replay, check and export it; it doesn’t count for statistics.
board-imported = -# This game was played elsewhere and imported from a file. I replayed it from its secret.

log-imported = { $player } imports this game from a file.

refused-no-replay = This game can’t be replayed; once it’s over, the bot’s host can find out why with `/table verify`.
refused-file-size = The file is too big: { NUMBER($most, useGrouping: 0) } KiB at most. Games usually take some tens.
refused-file-not-there = I couldn’t get the file from Discord. Please try again.
refused-file-json = This isn’t a JSON file, or only part of one.
refused-file-format = This isn’t a game I exported: part of such a file is missing or has a different form.
refused-file-version = This file has format { $there }; I read format { NUMBER($here) }.
refused-file-game = I don’t know the game in this file.
refused-file-rules = This game used version { $there } of its rules; I use version { NUMBER($here) }, so it might go differently.
refused-file-seats = This game can’t be played by as many players as the file has.
refused-file-names = A name in the file isn’t possible on Discord: { NUMBER($longest) } characters on one line at most.
refused-file-options = The file has an option or a value that this game doesn’t have.
refused-file-times = The times in the file are wrong, or there isn’t one for each move.
refused-file-moves = This game has too many moves: { NUMBER($most) } at most.
refused-file-shuffle = The seed in the file doesn’t come from its secret and presses, or the promise doesn’t match the secret.
refused-file-replay = The moves in the file aren’t possible: the game doesn’t replay from its seed.
refused-file-unfinished = The game in the file isn’t over.
refused-file-results = The game in the file replays, but with a different result.
refused-file-known = This game is already here: table { NUMBER($table, useGrouping: 0) }, { $link }.
refused-file-known-elsewhere = This game is already on this server, where you can’t see it.

command-table-replay-name = replay
command-table-replay-description = Watch a game again, step by step
command-table-import-name = import
command-table-import-description = Import an exported game, to replay and check it here
parameter-file-name = file
parameter-file-description = The JSON file from /table export
