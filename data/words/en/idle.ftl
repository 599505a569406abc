# Tables that nobody touches.

log-idle = Nobody has been here for a while; the table will end unless someone does something.
log-kept = The table stays.
log-ended-idle = Nobody came, so the table was ended.
board-idle = ⏳ Nobody has been here for a while. Press *Keep it*, or play on, or this table ends { $time }.
button-keep = Keep it
refused-not-idle = This table is staying anyway.
notice-closing = { $person }, { $table } ends in two days unless someone plays on or presses *Keep it*.
letter-closing = Nobody has been at this table for a while. It ends in two days unless someone plays on or presses *Keep it*.
