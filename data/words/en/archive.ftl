# Games shown again step by step, given away as files, and taken in from files.

button-replay = Replay
button-replay-first = ⏮ First
button-replay-ten-back = ⏪ −10
button-replay-previous = ◀ Back
button-replay-next = Next ▶
button-replay-ten-on = +10 ⏩
button-replay-last = Last ⏭

replay-title = Replay · { $table }
replay-where = Step { NUMBER($step, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) } · seen by { $eyes }
replay-public = everybody
replay-begins = -# The game begins.
replay-quiet = -# Something was chosen in secret.
replay-step = Step { NUMBER($step, useGrouping: 0) }
replay-jump = Jump to …
replay-whose-eyes = With whose eyes?
replay-public-eyes = As everybody saw it
replay-eyes = As { $name } saw it

export-done = The whole game as one file: every move, what chance answered, and the proof of the shuffle. `/table import` shows it on any server where I am.
import-done = ✅ Replayed from its secret and true: { $table } stands in this channel. It can be replayed, checked and exported; it counts for no statistics.
board-imported = -# This game was played elsewhere and brought here as a file. It was replayed from its secret.

log-imported = { $player } brings the game here as a file.

refused-no-replay = This game does not replay; the one who runs the bot can find out why with `/table verify` once it is over.
refused-file-size = The file is too large: at most { NUMBER($most, useGrouping: 0) } KiB. A game has some tens of them.
refused-file-not-there = I could not fetch the file from Discord. Please try again.
refused-file-json = This is not a JSON file, or only a part of one.
refused-file-format = This is not a game that I have exported: something that belongs in such a file is missing or has another form.
refused-file-version = This file is of format { $there }; I read format { NUMBER($here) }.
refused-file-game = This is a record of a game that I do not know.
refused-file-rules = This game was played under version { $there } of its rules; I play version { NUMBER($here) }, under which it might go differently.
refused-file-seats = The number of players in the file is not one at which this game can be played.
refused-file-names = A name in the file is none that somebody could have on Discord: at most { NUMBER($longest) } characters on one line.
refused-file-options = The file names an option or a value that this game does not have.
refused-file-times = The times in the file are none, or not one for each move.
refused-file-moves = This game has more moves than I take in: { NUMBER($most) } at most.
refused-file-shuffle = The seed in the file does not come from its secret and its presses, or the promise is not that of the secret.
refused-file-replay = The moves in the file cannot have been played: the game does not replay from its seed.
refused-file-unfinished = The game in the file is not over.
refused-file-results = The game in the file replays, but ends with another result than the file says.
refused-file-known = This game is here already: table { NUMBER($table, useGrouping: 0) }, { $link }.
refused-file-known-elsewhere = This game is on this server already, where you cannot see it.

command-table-replay-name = replay
command-table-replay-description = Show a game again, step by step
command-table-import-name = import
command-table-import-description = Bring a game that was exported elsewhere, to replay and check it here
parameter-file-name = file
parameter-file-description = The JSON file that /table export gave
