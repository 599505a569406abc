# Tables that nobody touches.

log-idle = Nobody has been here for a while; the table will end unless someone does something.
log-kept = The table stays.
log-ended-idle = Nobody came, so the table was ended.
board-idle =
    ⏳ { $matter ->
        [halted] An error stopped this table, and nobody has pressed *Try again*. Do that or press *Keep it*, or this table ends { $time }.
        [paused] This table has been paused for a while. Resume it or press *Keep it*, or it ends { $time }.
        [closed] I can’t post in this channel, and nobody has been here for a while. Press *Keep it*, or play on, or this table ends { $time }.
       *[nothing] Nobody has been here for a while. Press *Keep it*, or play on, or this table ends { $time }.
    }
button-keep = Keep it
refused-not-idle = This table is staying anyway.
notice-closing =
    { $matter ->
        [halted] { $person }, { $table } was stopped by an error and ends in two days. The host or a moderator can press *Try again*; anyone seated there can press *Keep it*.
        [paused] { $person }, { $table } has been paused for a while and ends in two days unless someone resumes it or presses *Keep it*.
       *[nothing] { $person }, { $table } ends in two days unless someone plays on or presses *Keep it*.
    }
letter-closing =
    { $matter ->
        [halted] An error stopped this table, and it ends in two days. The host or a moderator can press *Try again* on the board; anyone seated there can press *Keep it*.
        [paused] This table has been paused for a while. It ends in two days unless someone resumes it or presses *Keep it*.
        [closed] I can’t post in this table’s channel, and nobody has played for a while. It ends in two days unless someone plays on or presses *Keep it*.
       *[nothing] Nobody has been at this table for a while. It ends in two days unless someone plays on or presses *Keep it*.
    }
