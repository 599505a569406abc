# Tables that nobody touches.

log-idle = Nobody has touched this table for a while; it will be ended unless somebody does.
log-kept = The table stays.
log-ended-idle = Nobody came, so the table is ended.
board-idle = ⏳ Nobody has been here for a while. This table ends { $time } unless somebody plays on or presses *Keep it*.
button-keep = Keep it
refused-not-idle = This table stays anyway.
notice-closing = { $person }, { $table } ends in two days unless somebody plays on or presses *Keep it*.
letter-closing = Nobody has touched this table for a while. It ends in two days unless somebody plays on or presses *Keep it*.
