-- Tables, their seats, moves and events; notices; what people asked for; facts about the bot itself.
-- Times are Unix seconds. Booleans are 0 or 1.

CREATE TABLE tables (
    id                 INTEGER PRIMARY KEY AUTOINCREMENT,
    guild              INTEGER NOT NULL,
    channel            INTEGER NOT NULL,
    game               TEXT    NOT NULL,
    options            BLOB    NOT NULL,              -- JSON
    locale             TEXT    NOT NULL,
    host               INTEGER NOT NULL,
    status             TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'held', 'over', 'ended')),
    revision           INTEGER NOT NULL DEFAULT 1,
    published_revision INTEGER NOT NULL DEFAULT 0,
    message            INTEGER,                       -- the board in the channel
    message_at         REAL,
    posts              INTEGER NOT NULL DEFAULT 1,     -- how many boards were posted; part of the nonce
    secret             BLOB    NOT NULL,              -- 32 bytes, shown when the game is over
    started_by         INTEGER,                       -- the interaction that started the game
    rules_version      INTEGER NOT NULL,
    snapshot           BLOB,                          -- JSON of the state
    counter            INTEGER NOT NULL DEFAULT 0,     -- of the random stream
    asked              BLOB    NOT NULL DEFAULT '{}',  -- JSON: seat -> revision of its open decision
    reference          TEXT,                          -- of the incident that holds the table
    origin             INTEGER UNIQUE,                -- the interaction that opened the table
    rematch_of         INTEGER UNIQUE REFERENCES tables (id) ON DELETE SET NULL,
    created_at         REAL    NOT NULL,
    changed_at         REAL    NOT NULL
) STRICT;
CREATE INDEX tables_by_channel ON tables (guild, channel, status);
CREATE INDEX tables_behind ON tables (id) WHERE published_revision < revision;

CREATE TABLE seats (
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    person      INTEGER,                              -- NULL: a computer player
    name        TEXT,
    interaction INTEGER NOT NULL,                     -- the join, mixed into the seed
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seats_by_person ON seats (person, table_id) WHERE person IS NOT NULL;

CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    choice   BLOB    NOT NULL,                        -- JSON list of option ids
    chance   BLOB    NOT NULL,                        -- JSON list of what chance answered
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    event    BLOB    NOT NULL,                        -- JSON
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE notices (
    id        INTEGER PRIMARY KEY,
    table_id  INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision  INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    kind      TEXT    NOT NULL,
    person    INTEGER NOT NULL,
    due_at    REAL    NOT NULL,
    state     TEXT    NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sent', 'done')),
    channel   INTEGER,
    message   INTEGER,
    UNIQUE (table_id, revision, seat, kind)
) STRICT;
CREATE INDEX notices_open ON notices (due_at) WHERE state <> 'done';

CREATE TABLE people (
    person     INTEGER PRIMARY KEY,
    wants_dm   INTEGER NOT NULL DEFAULT 0,
    locale     TEXT
) STRICT;

CREATE TABLE incidents (
    reference TEXT PRIMARY KEY,
    table_id  INTEGER NOT NULL,
    trace     TEXT NOT NULL,
    record    BLOB NOT NULL,
    at        REAL NOT NULL
) STRICT;

CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
