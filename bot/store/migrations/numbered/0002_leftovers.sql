-- Boards that another one has taken the place of, and that are still to be removed from their channel.

CREATE TABLE leftovers (
    message  INTEGER PRIMARY KEY,
    channel  INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX leftovers_by_table ON leftovers (table_id);
