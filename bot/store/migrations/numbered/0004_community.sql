-- The life of a community: pauses, seat clocks, stand-ins, proposals, settings of servers, wishes of people,
-- results and ratings, and who follows what. Tables and notices are made anew because their rules changed;
-- foreign keys are off while migrations run.

CREATE TABLE tables_new (
    id                 INTEGER PRIMARY KEY AUTOINCREMENT,
    guild              INTEGER NOT NULL,
    channel            INTEGER NOT NULL,
    game               TEXT    NOT NULL,
    options            BLOB    NOT NULL,              -- JSON
    locale             TEXT    NOT NULL,
    host               INTEGER NOT NULL,
    status             TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'paused', 'held', 'over', 'ended')),
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
    asked              BLOB    NOT NULL DEFAULT x'7b7d', -- JSON: seat -> revision of its open decision
    reference          TEXT,                          -- of the incident that holds the table
    origin             INTEGER UNIQUE,                -- the interaction that opened the table
    rematch_of         INTEGER UNIQUE REFERENCES tables (id) ON DELETE SET NULL,
    created_at         REAL    NOT NULL,
    changed_at         REAL    NOT NULL,
    clock              TEXT    NOT NULL DEFAULT 'none', -- a preset of seat clocks
    when_out           TEXT    NOT NULL DEFAULT 'ask',  -- what happens when a seat's time is up
    paused_by          INTEGER,
    paused_at          REAL,
    proposal           BLOB,                          -- JSON: what a seat proposes to the others
    free               BLOB    NOT NULL DEFAULT x'5b5d', -- JSON: seats of the last moves that can be taken back
    warned_at          REAL,                          -- when the channel was told that the table will be ended
    imported           INTEGER NOT NULL DEFAULT 0     -- the game was played elsewhere and came as a file
) STRICT;
INSERT INTO tables_new (
    id, guild, channel, game, options, locale, host, status, revision, published_revision, message, message_at,
    posts, secret, started_by, rules_version, snapshot, counter, asked, reference, origin, rematch_of,
    created_at, changed_at
) SELECT
    id, guild, channel, game, options, locale, host, status, revision, published_revision, message, message_at,
    posts, secret, started_by, rules_version, snapshot, counter, asked, reference, origin, rematch_of,
    created_at, changed_at
FROM tables;
DROP TABLE tables;
ALTER TABLE tables_new RENAME TO tables;
CREATE INDEX tables_by_channel ON tables (guild, channel, status);
CREATE INDEX tables_by_status ON tables (status, guild, changed_at);
CREATE INDEX tables_behind ON tables (id) WHERE published_revision < revision;

ALTER TABLE seats ADD COLUMN stand_in TEXT;           -- 'turn', 'absence', or NULL
ALTER TABLE seats ADD COLUMN wanted INTEGER NOT NULL DEFAULT 0; -- others may take the seat
ALTER TABLE seats ADD COLUMN reserve REAL;            -- seconds left when the clock last stood still
ALTER TABLE seats ADD COLUMN since REAL;              -- when it began to run
ALTER TABLE seats ADD COLUMN due_at REAL;             -- when it runs out
ALTER TABLE seats ADD COLUMN ran_out INTEGER NOT NULL DEFAULT 0;
CREATE INDEX seats_by_time ON seats (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE notices_new (
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
    told      INTEGER NOT NULL DEFAULT 0,             -- how often the person was told
    told_at   REAL,
    UNIQUE (table_id, revision, seat, kind, person)
) STRICT;
INSERT INTO notices_new (
    id, table_id, revision, seat, kind, person, due_at, state, channel, message, told, told_at
) SELECT
    id, table_id, revision, seat, kind, person, due_at, state, channel, message,
    state = 'sent', CASE state WHEN 'sent' THEN due_at END
FROM notices;
DROP TABLE notices;
ALTER TABLE notices_new RENAME TO notices;
CREATE INDEX notices_open ON notices (due_at) WHERE state <> 'done';

ALTER TABLE people ADD COLUMN wishes BLOB NOT NULL DEFAULT x'7b7d'; -- JSON
UPDATE people SET wishes = CAST('{"delivery":"direct"}' AS BLOB) WHERE wants_dm = 1;
ALTER TABLE people DROP COLUMN wants_dm;
ALTER TABLE people ADD COLUMN digested_at REAL;
ALTER TABLE people ADD COLUMN shut_out INTEGER NOT NULL DEFAULT 0;

-- What the moderators of a server agreed, and every change of it.
CREATE TABLE guilds (
    guild    INTEGER PRIMARY KEY,
    settings BLOB NOT NULL                            -- JSON
) STRICT;
CREATE TABLE setting_changes (
    id      INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    person  INTEGER NOT NULL,
    at      REAL    NOT NULL,
    setting TEXT    NOT NULL,
    before  BLOB    NOT NULL,                         -- JSON
    after   BLOB    NOT NULL                          -- JSON
) STRICT;
CREATE INDEX setting_changes_by_guild ON setting_changes (guild, id);

-- Saved table options: of a person (guild 0) or of a server (person 0).
CREATE TABLE presets (
    guild    INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    options  BLOB    NOT NULL,                        -- JSON
    clock    TEXT    NOT NULL,
    when_out TEXT    NOT NULL,
    PRIMARY KEY (guild, person, game, name)
) STRICT, WITHOUT ROWID;

-- Seats that were offered to a person, who has not answered yet.
CREATE TABLE offers (
    table_id   INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    offered_by INTEGER NOT NULL,
    at         REAL    NOT NULL,
    PRIMARY KEY (table_id, seat, person)
) STRICT, WITHOUT ROWID;

-- How finished games ended, seat by seat, and what follows for each person, game and server.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   INTEGER,                                 -- NULL: a computer player
    rank     INTEGER NOT NULL,
    score    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person, table_id) WHERE person IS NOT NULL;
CREATE TABLE unrated (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) STRICT;
CREATE TABLE ratings (
    guild  INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    person INTEGER NOT NULL,
    mu     REAL    NOT NULL,
    sigma  REAL    NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (guild, game, person)
) STRICT, WITHOUT ROWID;

-- Who wants to hear of a table's result, how far each person has read its log, and whose turn is muted.
CREATE TABLE follows (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE looked (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    event    INTEGER NOT NULL,                        -- the number of the last line read
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE mutes (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    revision INTEGER NOT NULL,                        -- at which the muted question was put
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- Under which names people have sat at tables: by them, logs can forget somebody.
CREATE TABLE named (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    PRIMARY KEY (table_id, person, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX named_by_person ON named (person);
INSERT INTO named SELECT table_id, person, name FROM seats WHERE person IS NOT NULL AND name IS NOT NULL;
