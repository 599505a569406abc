# Words that every game shares: tables, panels, commands, refusals.

language-name = English
list-last = { $list } and { $item }

computer-fox = Clockwork Fox
computer-heron = Clockwork Heron
computer-frog = Clockwork Frog
computer-bee = Clockwork Bee
computer-owl = Clockwork Owl
computer-hare = Clockwork Hare

table-title = { $game } · table { NUMBER($table, useGrouping: 0) }

## Lobby

lobby-seat-host = { $name } · host
lobby-seat-free = { $crest } *free*
lobby-seat-kept = { $crest } kept for { $person }, until { $time }
lobby-invited = Invited: { $people }
lobby-options = Agreed: { $options }
lobby-need =
    { $count ->
        [one] One more player is needed to start.
       *[other] { $count } more players are needed to start.
    }
lobby-ready = Ready: anybody who sits here may press *Start*.
lobby-starts-full = The game begins by itself when every seat is taken.
lobby-starts-at = ⏰ The game begins by itself: { $time } ({ $rest }).
lobby-starts-at-filled = ⏰ The game begins by itself: { $time } ({ $rest }). Computer players take the seats that are missing then.
lobby-start-missed = ⏰ The game was to begin { $time }, but players were missing. Set another time in *Options*, or press *Start* when enough have joined.
lobby-commitment = -# Fair shuffle: the SHA-256 of this table's secret is `{ $hash }`. The secret is shown at the end.
option-value = { $option }: { $value }

## Board and result

board-waiting =
    { $count ->
        [one] It is the turn of { $names }, asked { $time }.
       *[other] To choose, asked { $time }: { $names }.
    }
board-waiting-discreet = Asked in secret { $time }: { $names }. Who has answered stays secret.
board-over = Game over
board-ended = This table was ended before the game was over.
board-halted = Something went wrong inside the rules, so this table is stopped as it was before the last press. Nothing is lost. The host or a moderator may try again; the one who runs the bot finds the details under the reference **{ $reference }**.
board-rank = { NUMBER($rank) }. { $name }: { $score }
board-secret = -# The secret of the shuffle: `{ $secret }`. *Check the shuffle* replays the whole game from it.

## Private panel

hand-watching = You do not sit at this table; this is what you may see of it.
hand-watching-more = You do not sit at this table, and you see more than a player may; so you can no longer take a seat in this game.
hand-watching-offered = A seat at this table is offered to you; until you decline it, you see only what everybody sees.
hand-aim = 🎯 { $aim }
coach-new = 🎓 **{ $title }** · { $said }
coach-off-done = The coach is off. `/me settings` brings it back.
button-coach-off = Coach off
hand-given = You have chosen. You may change your mind as long as the question is open.
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
hand-channel-denied = ⚠️ I may not write to this table's channel at the moment. Your moves count; ask a moderator to allow me to view the channel, send messages and attach files there, or press *Move the board here* where I may write.
direct-on = ✉️ I have written to you. From now on I do so whenever it is your turn; press again to stop that.
direct-off = I no longer write to you; you are mentioned in the channel when it is your turn.

## Buttons

button-join = Join
button-leave = Leave
button-add-computer = Add a computer player
button-remove-computer = Remove a computer player
button-options = Options
button-start = Start
button-start-yes = Begin without them
button-rules = Rules
button-invitations = Invite
button-hand = My hand
button-log = What happened
button-explain = Explain
button-more = More
button-refresh = Refresh
button-text = As text
button-direct = By direct message
button-board = To the board
button-older = Older
button-newer = Newer
button-back = Back
button-on = On
button-again = Play again
button-verify = Check the shuffle
button-release = Try again
button-here = Move the board here
button-end = End this table
button-end-yes = Yes, end it

## Log

log-title = What happened · { $table }
log-empty = Nothing yet.
log-page = -# Page { $page } of { $pages }
log-lines = -# Lines { $first } to { $last } of { $count }
log-private = 🔒
line-and = { $told } { $more }
line-details = { $line } · +{ $count }
moment-line = ### 📣 { $line }
button-details = Details
button-short = In short
log-opened = { $player } opens the table. The SHA-256 of the shuffle's secret is { $commitment }.
log-joined = { $player } takes a seat.
log-left = { $player } leaves the table.
log-computer-added = A computer player takes a seat.
log-computer-removed = A computer player leaves the table.
log-option = { $option }: { $value }.
log-started = The game begins.
log-ended = The table is ended before the game is over.
log-halted = The table is stopped, reference { $reference }.
log-released = { $player } lets the table go on.

## Options

options-title = Options · { $table }
options-change = Press a value to change it. What is agreed holds from the start to the end of the game.
options-read = What is agreed at this table. Only the host and moderators change it, and only before the start.
starts-full = Begins by itself
starts-full-help = As soon as every seat is taken, nobody needs to press Start.
starts-full-on = When it is full
starts-full-off = No
starts-at = Begins at a set time
starts-at-help = Whoever has joined by then plays.
button-start-time = Set a time
button-start-time-other = Another time
button-start-time-none = No set time
begin-title = When does the game begin?
begin-time = Time
begin-time-hint = In { $zone }, like 20:30 or 8 pm; or how long from now, like 2 h.
begin-day = Day
begin-day-hint = Leave it empty for the next time that clocks show this hour.
begin-missing = If players are missing then
begin-wait = The host is told
begin-fill = Computer players join
button-form-again = Try again
refused-no-such-moment = I can’t read that time. Write it like 20:30 or 8:30 pm, or as a length like 2 h; the day like 2026-12-24 or 24.12.2026.
refused-start-past = That time has passed already.
refused-start-too-far = The beginning can be set at most 30 days ahead.

## Lists and short answers

tables-mine = Your tables
tables-none = No table is open here that you could see. Open one with `/table new`.
tables-none-yours = You sit at no open table. On a server, `/tables` shows those that you can join.
tables-you = **It is your turn.**
tables-playing =
    { $count ->
        [one] Somebody else was asked { $time }.
       *[other] { $count } others were asked { $time }.
    }
tables-lobby = In the lobby, { $taken } of { $seats } seats taken.
tables-halted = Stopped after a mistake; the host or a moderator may try again.
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
new-open = Table { NUMBER($table, useGrouping: 0) } is open in this channel, and you sit at it. Others press *Join*; you may also add computer players. Then press *Start*.
again-open = Somebody was faster: table { NUMBER($table, useGrouping: 0) } is open, { $link }.
end-question = Do you really want to end { $table }? The game cannot be taken up again, and what is hidden stays hidden.
end-done = The table is ended.
here-done = The board stands in this channel from now on.
verify-good =
    ✅ { $moves ->
        [one] One move was
       *[other] All { $moves } moves were
    } replayed from the secret, and the result is the same. The shuffle was fixed before the game began.
verify-data =
    To check it yourself: the secret's SHA-256 is what stood in the lobby, and the seed is the SHA-256 of the secret followed by these numbers, each as eight bytes, big end first.
    Promised: `{ $hash }`
    Secret: `{ $secret }`
    Seats, then the start: `{ $presses }`
rules-page = -# Page { $page } of { $pages }
rules-entry = Back to what I looked up

## Help

help-text =
    ## Tavolata
    Fantasy table games with hidden hands, played here in the channel, a move at breakfast and the next at lunch.

    { "" }**To play**: `/table new`, choose a game. Everybody who wants to play presses *Join*; computer players fill free seats; *Start* begins. From then on it is all presses: *My hand* shows you, and only you, what you hold and what you may do.

    { "" }**Commands**
    `/table new` · open a table in this channel
    `/table show` · a table as it stands, also as text
    `/table hand` · your private view and your choices
    `/table log` · what happened
    `/table options` · what is agreed
    `/table extend` · more time for your turn, without asking
    `/table undo`, `/table propose` · take your move back; a pause or an end by agreement
    `/table replay` · a game step by step
    `/table review` · how a finished game went
    `/table verify`, `/table export`, `/table import` · a finished game, checked, as a file, from a file
    `/table leave` · give up your seat; others may take it
    `/table pause`, `/table resume` · let a table rest, and let it go on
    `/table invite`, `/table remove` · who comes to a lobby, and who does not (host)
    `/table replace`, `/table remove`, `/table host` · who sits where, and who hosts (moderators)
    `/table end` · end a table (host and moderators)
    `/tables` · your tables, those that wait for you first
    `/stats` · how you did, and who is best at a game
    `/rules` · how a game is played; `/lookup` · what a card, an item or a place does
    `/me settings` · language, notices, reminders, days off; `/me open-tables` · hear of open tables; `/me blocked` · whom you do not want to meet; `/me export`, `/me delete` · your data
    `/setup panel`, `/setup check` · this server’s settings, and what I am missing (moderators)

    Nobody has to be quick. You are mentioned when it is your turn, or I write to you if you ask for it with *By direct message*.

welcome =
    ## Welcome to Tavolata
    You sit here as one of several people; press the picture of another to be them. A table is open above. As **{ $host }** press *Add a computer player*, then *Start*, then *My hand*: you are playing. Or sit as somebody else, press *Join*, and play against yourself.
    Type `/` to see all commands; `/rules` explains the game.

## Refusals

refused-out-of-date = ↻ That button belongs to an earlier moment. This is how it stands now.
refused-unknown-button = I do not know this button. It may be from an older version of me; `/table show` brings the current one.
refused-other-database = This button belongs to tables that I have no memory of: since it was posted, my database was replaced by another one. `/tables` shows what there is now.
refused-old-command = This command has changed. Close and open Discord to get the new one, or try again in a minute.
refused-no-such-table = There is no table { NUMBER($table, useGrouping: 0) } here that you can see.
refused-no-table-here = There is no table here that you could mean. Open one with `/table new`, or see `/tables`.
refused-unknown-game = I do not know this game. See `/table new` for those that I do.
refused-server-only = That works in a channel of a server, not in direct messages.
refused-already-seated = You already sit at this table.
refused-not-seated = You do not sit at this table.
refused-not-your-table = You do not play at this table. You may watch, or open one of your own with `/table new`.
refused-full = Every seat is taken.
refused-seats-kept = The seats that are free are kept for people who are invited.
refused-seat-not-available = No seat is available for you at this table now. Seats may be kept for others, or it may be left to those at the table who plays.
refused-no-computer = No computer player sits here.
refused-too-few = At least { $least } players are needed. Ask somebody to join, or add a computer player.
refused-started = The game has already begun.
refused-not-started = The game has not begun yet.
refused-ended = This table has ended.
refused-not-over-yet = That is shown when the game is over: it would tell what is hidden.
refused-game-over = This game is over.
refused-turn = It is { $player }’s turn. Yours will come!
refused-not-asked-now = Nobody asks you anything at the moment.
refused-not-offered = That cannot be chosen here. The buttons show what can be.
refused-not-verified = The record does not give the same game: { $reason }. Please tell the one who runs the bot.
refused-no-such-option = This game has no such option or value; nothing was changed.
refused-host-only = Only the host of the table, or a moderator, may do that.
refused-halted = Something went wrong inside the rules. Nothing was changed; the table is stopped until the host or a moderator lets it go on. Reference: **{ $reference }**
refused-permission = I cannot play in this channel: I need { $permissions }. Ask a moderator to allow me that here, or choose another channel.
refused-door-closed = Discord does not let me write to you. Allow direct messages from members of this server (*Privacy settings* of the server), then press again.
refused-store = I could not write that down, so it did not happen; nothing else is lost. Please try again in a moment. The one who runs the bot finds the reason in the log.
refused-error = Something went wrong on my side; nothing was changed that you could lose. Reference: **{ $reference }**
refused-store-later = Your press was written down, but after it the database failed me. Look whether it counts before you repeat it. The one who runs the bot finds the reason in the log.
refused-error-later = Something went wrong on my side after your press was written down. Look whether it counts before you repeat it. Reference: **{ $reference }**
refused-form-not-opened = I could not open the form. Please press again.
refused-not-shown = I could not show you the answer, but what you did counts if it could be done. Please look again before you repeat it.
refused-one-moment = One moment, please: I am still busy with what you asked for before.
refused-busy-server = One moment, please: much has been asked of me on this server just now. Try again in a few seconds.
still-working = ⏳ This takes longer than it should. I am still at it; there is no need to press again.

## What stands where words or pictures are missing

picture-failed = ⚠️ The picture could not be drawn; here is in words what it shows. The game goes on as usual. Reference: **{ $reference }**
unworded = (words are missing here)
unworded-question = What do you choose?
unworded-choice = Choice { $number } ({ $option })
unworded-position = I cannot put the position into words just now. What you choose still counts.

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
command-table-show-description = Show a table as it stands, only to you
command-table-hand-name = hand
command-table-hand-description = Your private view of a table, with your choices
command-table-log-name = log
command-table-log-description = What happened at a table
command-table-options-name = options
command-table-options-description = What is agreed at a table
command-table-end-name = end
command-table-end-description = End a table (its host, and moderators)
command-table-verify-name = verify
command-table-verify-description = Check that a finished game was shuffled fairly
command-table-export-name = export
command-table-export-description = The record of a finished game as a file
command-tables-name = tables
command-tables-description = Your tables, those that wait for you first
command-rules-name = rules
command-rules-description = How a game is played
command-lookup-name = lookup
command-lookup-description = What a card, an item, a spell or a place does
command-help-name = help
command-help-description = What Tavolata does, and how to begin
parameter-lookup-name = what
parameter-lookup-description = Its name, or the beginning of it
parameter-game-name = game
parameter-game-description = Which game
parameter-language-name = language
parameter-language-description = The language of the table; otherwise that of the server
parameter-table-name = table
parameter-table-description = Which table; otherwise the one you most likely mean
parameter-text-name = text
parameter-text-description = The whole position as text instead of a picture
