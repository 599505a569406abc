# Channels in which the bot can't post, and tables stopped by an error: who hears of it, and what they can do.

log-channel-closed = I can’t post in this channel anymore, so I’ll tell people by direct message.
log-channel-gone = The channel of this table was deleted, so I’ll tell people by direct message.
log-channel-opened = I can post here again.
board-closed = ⚠️ I can’t post in this channel right now, so I tell people by direct message. The clock stands still for anyone I can’t reach.
hand-channel-gone = ⚠️ The channel of this table was deleted. You can play on right here, and your moves count. Go to another channel of the server, open this table there with `/table show` and press *Move the board here*. Until then the clock stands still for anyone I can’t reach.
tables-closed = ⚠️ I can’t post in its channel. The clock stands still for anyone I can’t reach.
notice-closed = { $person }, I can’t post in the channel of { $table }.
letter-closed =
    { $gone ->
        [yes] The channel of your table was deleted, so nobody sees the board.
       *[no] I can’t post in { $channel }, where your table is: I’m not allowed to anymore, or the thread is locked.
    } I’ll tell the players by direct message until that’s fixed. The clock stands still for anyone I can’t reach.
    { $gone ->
        [yes] **What you can do**: go to another channel of the server, open the table there with `/table show`, press *More*, then *Move the board here*.
       *[no] **What you can do**: ask a moderator to let me view the channel, send messages and attach files there. Or go to another channel of the server, open the table there with `/table show`, press *More*, then *Move the board here*.
    }
notice-halted = { $person }, an error in the rules has stopped { $table }. Nothing is lost. Press *Try again*; if it stops again, show the bot’s host this reference: **{ $reference }**
letter-halted = An error in the rules has stopped this table. Nothing is lost. You can press *Try again* on the board; if it stops again, show the bot’s host this reference: **{ $reference }**
notice-unreleased = { $person }, { $table } has been stopped for three days, and someone has to decide. Press *Try again*, or end the table. Reference: **{ $reference }**
letter-unreleased = An error stopped this table three days ago, and someone has to decide: press *Try again* on the board, or end the table. Reference: **{ $reference }**
done-released = The table goes on.
setup-check-tables = ⚠️ **Tables in whose channel I can’t post**. I tell their players by direct message; the clock stands still for anyone I can’t reach:
setup-check-gone = its channel was deleted
setup-check-locked = the thread is locked, or Discord won’t let me post
setup-check-more-tables =
    { $count ->
        [one] • and one more table
       *[other] • and { $count } more tables
    }
setup-check-move = Allow what’s missing or unlock the thread, and I’ll post again. Or move the table: open it with `/table show` in another channel, press *More*, then *Move the board here*. Its players can do that, too.
