# Words that every game shares: tables, panels, commands, refusals.

language-in-progress = Still being translated. Tell us if something sounds wrong.
button-language-feedback = Tell us
list-apart = { $list }; { $item }
list-led = { $what }: { $list }
list-arrow = { $before } → { $after }

computer-fox = Clockwork Fox
computer-heron = Clockwork Heron
computer-frog = Clockwork Frog
computer-bee = Clockwork Bee
computer-owl = Clockwork Owl
computer-hare = Clockwork Hare

table-title = { $game } · table { NUMBER($table, useGrouping: 0) }

## Lobby

lobby-seat-host = { $name } · host
lobby-told-daily = 📬 reads once a day
lobby-told-never = 🔕 looks in without notices
lobby-seats-free =
    { $count ->
        [one] *1 seat is free*
       *[other] *{ $count } seats are free*
    }
lobby-seat-kept = { $crest } kept for { $person } · runs out { $time }
lobby-invited = Invited: { $people }
lobby-options = Options: { $options }
lobby-need =
    { $count ->
        [one] You need one more player to start.
       *[other] You need { $count } more players to start.
    }
lobby-ready = Ready! Anyone seated here can press *Start*.
lobby-board-marks = ❗ on the board marks what changed last.
lobby-starts-full = The game starts by itself once every seat is taken.
lobby-starts-at = ⏰ Starts by itself: { $time } ({ $rest }).
lobby-starts-at-filled = ⏰ Starts by itself: { $time } ({ $rest }). Computer players fill empty seats.
lobby-start-missed = ⏰ The game was due to start { $time }, but players were missing. Set another time in *Options*, or press *Start* when enough have joined.
lobby-shuffle =
    🔒 Nobody can change how this game is shuffled. It’s drawn from a secret made before anyone joined, and from everyone’s presses. Its fingerprint now (SHA-256):
    `{ $hash }`
    At the end you see the secret, and *Check the shuffle* replays the game from it.
option-value = { $option }: { $value }

## Board and result

board-waiting =
    { $count ->
        [one] Waiting for { $names }, asked { $time }.
       *[other] Still to choose, asked { $time }: { $names }.
    }
board-waiting-discreet = Waiting for secret answers, asked { $time }: { $names }. Nobody sees who has answered.
board-over = Game over
board-ended = This table was ended before the game was over.
board-halted = Something went wrong in the rules, so I stopped this table just before the last press. Nothing is lost. The host or a moderator can press *Try again*; the bot’s host finds details under **{ $reference }**.
board-rank = { NUMBER($rank) }. { $name }: { $score }
board-rank-unscored = { NUMBER($rank) }. { $name }
board-secret = -# Shuffle secret: `{ $secret }`. *Check the shuffle* replays the whole game from it.

## Private panel

hand-watching = You’re watching: this is what you may see.
hand-watching-more = You’re watching, and you see more than a player may, so you can’t take a seat in this game anymore.
hand-watching-offered = You’ve been offered a seat here. Until you decline it, you see only what everyone sees.
hand-aim = -# 🎯 { $aim }
coach-new = 🎓 **{ $title }** · { $said }
coach-off-done = The coach is off. `/me settings` brings it back.
button-coach-off = Coach off
hand-given = You’ve chosen. You can change your mind until everyone has answered.
hand-does = { $option } — { $does }
hand-by-itself = Nothing to decide: “{ $option }” happens by itself.
hand-by-itself-later = Nothing to decide: “{ $option }” happens by itself after a while, so nobody can tell. You can also press it now.
hand-by-itself-soon = “{ $option }” happens by itself in a minute or two, unless you press something else.
hand-by-itself-unless = “{ $option }” happens by itself after a while, unless you press something else.
hand-choose =
    { $least ->
        [one] { $most ->
            [one] Choose one
           *[other] Choose 1 to { $most }
        }
       *[other] { $least ->
            [0] Choose up to { $most }
           *[other] Choose { $least } to { $most }
        }
    }
hand-page = Page { $page } of { $pages } · next page
hand-channel-denied = ⚠️ I can’t post in this table’s channel right now. Your moves still count. Ask a moderator to let me view the channel, send messages and attach files, or press *Move the board here* somewhere I can post. Until then I’ll tell people by direct message, and the clock stands still for anyone I can’t reach.
direct-on = ✉️ I’ve sent you a message, and I’ll write whenever it’s your turn. Press again to stop.
direct-off = I won’t write to you anymore; I’ll mention you in the channel when it’s your turn.

## Buttons

button-join = Join
button-leave = Leave
button-add-computer = Add a computer player
button-remove-computer = Remove a computer player
button-shuffle = Fair shuffle
button-options = Options
button-start = Start
button-start-yes = Start without them
button-rules = Rules
button-invitations = Invite
button-hand = My hand
button-log = What happened
button-explain = Explain
button-no = No
button-more = More
button-text = As text
button-direct = By direct message
button-board = Go to the board
button-older = Older
button-newer = Newer
button-back = Back
button-on = Next
button-again = Play again
button-verify = Check the shuffle
button-release = Try again
button-here = Move the board here
button-end = End this table
button-end-why = Yes, and say why…
button-end-yes = Yes, end it

## Log

log-title = What happened · { $table }
log-empty = Nothing yet.
log-page = -# Page { $page } of { $pages }
log-lines = -# Lines { $first }–{ $last } of { $count }
log-private = 🔒
line-and = { $told } { $more }
line-details = { $line } · +{ $count }
moment-line = ### 📣 { $line }
button-details = Details
button-short = In short
log-opened = { $player } opens the table. The SHA-256 of the shuffle secret is { $commitment }.
log-joined = { $player } takes a seat.
log-left = { $player } leaves the table.
log-computer-added = A computer player takes a seat.
log-computer-removed = A computer player leaves the table.
log-option = { $option }: { $value }.
log-started = The game starts.
log-ended = The table was ended before the game was over.
log-halted = The table was stopped (reference { $reference }).
log-released = { $player } gets the table going again.

## Options

options-title = Options · { $table }
options-change = You can change these until the game starts.
options-read = The host and moderators can change this until the game starts. The buttons explain it.
board-marked = -# ❗ in the picture: what changed last
field-zone-hint = A city or country, like Rome, or the zone’s name
field-time-hint = Like 22:00 or 10 pm
field-day-hint = Like 24 December, 2026-12-24, Friday or tomorrow
button-form-again = Try again
refused-no-such-moment = I can’t read “{ $typed }” as a start; nothing changed. Try 20:30, tomorrow at 8 pm, Friday 20:30, 24 December 20:30, or in 2 hours.
refused-time-missing = “{ $typed }” doesn’t say what time; nothing changed. Add it, like 20:30 or 8 pm.
refused-unclear-moment = “{ $typed }” could be { $one } or { $other }; nothing changed. Write it out, like { $example }.
refused-start-past = That time has already passed.
refused-start-too-far = Pick a start at most 30 days from now.

## Lists and short answers

tables-mine = Your tables
tables-none = There are no open tables you can see here. Open one with `/table new`.
tables-none-yours = You’re not at any open table. On a server, `/tables` shows the ones you can join.
tables-you = **It’s your turn**, asked { $time }.
tables-vote = **Your vote is missing**: how to go on without { $name }? Asked { $time }.
tables-proposal =
    { $what ->
        [end] **{ $name } proposes to end the game**; agree or decline. Asked { $time }.
        [pause] **{ $name } proposes a pause**; agree or decline. Asked { $time }.
       *[undo] **{ $name } proposes to take moves back**; agree or decline. Asked { $time }.
    }
tables-late-time = ⏳ **Your time ran out** { $time }; the others decide what happens. You can still move.
tables-late-silence = 💤 **The others decide how to go on without you.** The vote opened { $time }. Open your hand and you’re back.
tables-playing =
    { $count ->
        [one] Waiting for someone else, asked { $time }.
       *[other] Waiting for { $count } others, asked { $time }.
    }
tables-lobby = In the lobby, { $taken } of { $seats } seats taken.
tables-halted = Stopped by an error; the host or a moderator can try again.
tables-paused = Paused.
tables-over = The game is over.
tables-ended = Ended early.
status-lobby = in the lobby
status-playing = being played
status-halted = stopped
status-paused = paused
status-over = game over
status-ended = ended
suggestion = { $table } ({ $state })
new-open = Table { NUMBER($table, useGrouping: 0) } is open in this channel, and you have a seat. Others press *Join*, or you add computer players. Then press *Start*.
again-open = Someone beat you to it: table { NUMBER($table, useGrouping: 0) } is open, { $link }.
end-question = Really end { $table }? You can’t resume the game, and hidden things stay hidden.
end-done = You’ve ended the table.
here-done = The board is in this channel now.
verify-good =
    ✅ { $moves ->
        [one] I replayed the one move
       *[other] I replayed all { $moves } moves
    } from the secret and got the same result. The shuffle was fixed before the game started.
verify-data =
    To check it yourself: the secret’s SHA-256 is the one shown in the lobby. The seed is the SHA-256 of the secret followed by these numbers, each as eight bytes, big-endian.
    Promised: `{ $hash }`
    Secret: `{ $secret }`
    Seats, then the start: `{ $presses }`
rules-page = -# Page { $page } of { $pages }
rules-entry = Back to my lookup

## Help

help-anywhere =
    { "" }**Anywhere**: [install Tavolata for yourself]({ $link }), and your tables, hands, lessons, rules and look-ups come along to every server and direct message. You can also play against computers there. Only you see that. Tables with others need a server that has Tavolata.
help-text =
    ## Tavolata
    Fantasy table games with hidden hands, played right here in the channel: one move at breakfast, the next at lunch.

    { "" }**First time?** `/learn` teaches you a game in three minutes, by playing it.

    { "" }**To play**: `/table new`, then pick a game. Everyone who wants in presses *Join*; computer players can fill empty seats; *Start* starts the game. After that, press *My hand*: it shows you, and only you, what you hold and what you can do.

    { "" }**Commands**
    `/table new` · open a table in this channel
    `/table show` · see a table, also as text
    `/table hand` · your private view and your choices
    `/table log` · what happened
    `/table options` · this table’s options
    `/table extend` · take more time for your turn
    `/table undo`, `/table propose` · take your move back; suggest a pause or an end
    `/table replay` · watch a game step by step
    `/table review` · how a finished game went
    `/table verify`, `/table export`, `/table import` · check a finished game, save it as a file, load one
    `/table leave` · give up your seat; others can take it
    `/table pause`, `/table resume` · pause a table, and go on
    `/table invite`, `/table remove` · invite someone to a lobby, or send them away (host)
    `/table replace`, `/table remove`, `/table host` · who sits where, and who hosts (moderators)
    `/table end` · end a table (host and moderators)
    `/tables` · your tables, the ones waiting for you first
    `/stats` · how you’re doing, and who’s best at a game
    `/rules` · how to play; `/lookup` · what a card, an item or a place does
    `/me settings` · language, notices, reminders, days off; `/me open-tables` · hear about open tables; `/me blocked` · people you’d rather not meet; `/me export`, `/me delete` · your data
    `/setup panel`, `/setup check` · this server’s settings, and what I’m missing (moderators)

    There’s no rush. I’ll mention you when it’s your turn, or press *By direct message* and I’ll write to you instead.

welcome =
    ## Welcome to Tavolata
    New here? Type `/learn`: it teaches you a game in three minutes.
    To play, there’s an open table above. As **{ $host }**, press *Add a computer player*, then *Start*, then *My hand*. You can also be several people here: press someone’s picture to become them, then *Join*, and play against yourself. `/` shows all commands.

## Refusals

refused-out-of-date = ↻ Things have moved on since that button. Here’s how it looks now.
refused-unknown-button = I don’t know this button. It may be from an older version of me; `/table show` brings the current one.
refused-other-database = I don’t remember the table of this button: my database was replaced since. `/tables` shows what there is now.
refused-old-command = This command has changed. Restart Discord to get the new one, or try again in a minute.
refused-no-such-table = There’s no table { NUMBER($table, useGrouping: 0) } here, or you can’t see it.
refused-no-table-here = I can’t tell which table you mean. Open one with `/table new`, or see `/tables`.
refused-unknown-game = I don’t know this game. `/table new` lists the ones I know.
refused-server-only = That works in a channel of a server that has Tavolata.
refused-already-seated = You already have a seat at this table.
refused-not-seated = You don’t have a seat at this table.
refused-not-your-table = You’re not playing at this table. You can watch, or open your own with `/table new`.
refused-full = Every seat is taken.
refused-seats-kept = The free seats are kept for people who were invited.
refused-no-computer = There’s no computer player at this table.
refused-too-few = You need at least { $least } players. Ask someone to join, or add a computer player.
refused-started = The game has already started.
refused-not-started = The game hasn’t started yet.
refused-ended = This table has ended.
refused-not-over-yet = You’ll see that when the game is over; it would give away what’s hidden.
refused-game-over = This game is over.
refused-turn = It’s { $player }’s turn. Yours will come!
refused-not-asked-now = There’s nothing for you to choose right now.
refused-not-offered = You can’t choose that here. The buttons show what you can.
refused-not-verified = The record doesn’t give the same game: { $reason }. Please tell the bot’s host.
refused-no-such-option = This game has no such option or value; nothing changed.
refused-host-only = Only the table’s host or a moderator can do that.
refused-halted = Something went wrong in the rules. Nothing changed; the table is stopped until the host or a moderator presses *Try again*. Reference: **{ $reference }**
refused-permission = I can’t play in this channel without { $permissions }. Ask a moderator to allow it, or choose another channel.
refused-door-closed = Discord won’t let me write to you. Allow direct messages from this server’s members (*Privacy settings* of the server), then press again.
refused-store = I couldn’t save that, so it didn’t happen; nothing else is lost. Please try again in a moment. The bot’s host finds the reason in the log.
refused-silent = My database isn’t answering right now. Please try again in a minute, but first check whether this press already counted.
refused-error = Something went wrong on my side; you haven’t lost anything. Reference: **{ $reference }**
refused-store-later = I saved your press, but then the database failed. Check whether it counts before you press again. The bot’s host finds the reason in the log.
refused-error-later = Something went wrong on my side after I saved your press. Check whether it counts before you press again. Reference: **{ $reference }**
refused-form-gone = There’s nothing left to fill in together. Open your hand to see what you’re asked now.
refused-form-out-of-date = Something changed while you were filling this in, so nothing was done. Your choices are kept: look at the table, then try again.
refused-form-part = The form no longer offers all of that, so nothing was done. Try again: it shows what you can choose now.
refused-form-reveals = Something new is revealed on the way, so choose the rest once you’ve seen it. Nothing was done yet.
refused-form-not-opened = I couldn’t open the form. Please press again.
refused-not-shown = I couldn’t show you the answer, but what you did counts if it was possible. Please look again before you repeat it.
refused-too-late = Your press took too long to reach me, so nothing has changed. Please press again.
refused-one-moment = One moment, please: I’m still busy with your last press.
refused-busy-server = One moment, please: this server is keeping me busy. Try again in a few seconds.
still-working = ⏳ This is taking longer than it should. I’m on it; no need to press again.

## What stands where words or pictures are missing

picture-follows = ⏳ A lot is being drawn right now. Here it is in words; the picture follows.
picture-failed = ⚠️ I couldn’t draw the picture, so here it is in words. The game goes on as usual. Reference: **{ $reference }**
unworded = (words are missing here)
unworded-question = What do you choose?
unworded-choice = Choice { $number } ({ $option })
unworded-position = I can’t describe the position right now. Your choices still count.

permission-view_channel = *View Channel*
permission-send_messages = *Send Messages*
permission-send_messages_in_threads = *Send Messages in Threads*
permission-attach_files = *Attach Files*

## Commands: descriptions have at most 100 characters, names are in small letters without blanks

command-table-name = table
command-table-description = Tables: open, look, play
command-table-new-name = new
command-table-new-description = Open a table in this channel
command-table-show-name = show
command-table-show-description = See a table, just for you
command-table-hand-name = hand
command-table-hand-description = Your private view of a table, with your choices
command-table-log-name = log
command-table-log-description = What happened at a table
command-table-options-name = options
command-table-options-description = See a table’s options
command-table-end-name = end
command-table-end-description = End a table (its host, and moderators)
command-table-verify-name = verify
command-table-verify-description = Check that a finished game was shuffled fairly
command-table-export-name = export
command-table-export-description = Save a finished game as a file
command-tables-name = tables
command-tables-description = Your tables, the ones waiting for you first
command-rules-name = rules
command-rules-description = How to play a game
command-lookup-name = lookup
command-lookup-description = What a card, an item, a spell or a place does
command-help-name = help
command-help-description = What Tavolata does, and how to start
parameter-lookup-name = what
parameter-lookup-description = Its name, or the start of it
parameter-game-name = game
parameter-game-description = Which game
parameter-language-name = language
parameter-language-description = The table’s language; otherwise the server’s
parameter-table-name = table
parameter-table-description = Which table; otherwise the likeliest one
parameter-text-name = text
parameter-text-description = The whole position as text, without a picture
