-- With which eyes people have been shown a game that is being played: of a seat (its number), or of somebody who
-- watches (-1). Whoever has seen more than a seat may know must not sit there; so this outlives being forgotten,
-- and goes when the game is over. Of the games that are under way it says who sits, and who has looked without.

CREATE TABLE seen (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    eyes     INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, eyes)
) STRICT, WITHOUT ROWID;
INSERT INTO seen
SELECT table_id, person, seat FROM seats JOIN tables ON id = table_id
WHERE person IS NOT NULL AND snapshot IS NOT NULL AND status IN ('playing', 'paused', 'held');
INSERT INTO seen
SELECT table_id, person, -1 FROM looked JOIN tables ON id = table_id
WHERE snapshot IS NOT NULL AND status IN ('playing', 'paused', 'held')
AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = looked.table_id AND seats.person = looked.person);
