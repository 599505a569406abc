-- When a seat's open question is answered without a press: by its standing wish, or by silence.

CREATE TABLE deadlines (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    revision INTEGER NOT NULL,                        -- at which the question was put
    due_at   REAL    NOT NULL,
    PRIMARY KEY (table_id, seat, revision)
) STRICT, WITHOUT ROWID;
CREATE INDEX deadlines_by_time ON deadlines (due_at);
