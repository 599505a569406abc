CREATE TABLE blocks (
    person INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (person, blocked)
) WITHOUT ROWID, STRICT;
CREATE TABLE daily_visits (
    guild INTEGER NOT NULL,
    week TEXT NOT NULL,
    person INTEGER NOT NULL,
    at REAL NOT NULL,
    joined_at REAL,
    PRIMARY KEY (guild, week, person)
) WITHOUT ROWID, STRICT;
CREATE TABLE deal_results (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    deal TEXT NOT NULL,
    member INTEGER,
    points INTEGER NOT NULL,
    lead INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID, STRICT;
CREATE INDEX deal_results_by_deal ON deal_results (deal, seat);
CREATE INDEX deal_results_by_member ON deal_results (member) WHERE member IS NOT NULL;
CREATE TABLE duplicates (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    size INTEGER NOT NULL,
    clock TEXT NOT NULL,
    created_at REAL NOT NULL,
    starts_at REAL NOT NULL,
    announced_at REAL,
    drawn_at REAL,
    ended_at REAL,
    terms BLOB
) STRICT;
CREATE INDEX duplicates_by_guild ON duplicates (guild);
CREATE TABLE explanations (
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (person, game, entry)
) WITHOUT ROWID, STRICT;
CREATE TABLE facts (
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (name)
) STRICT;
CREATE TABLE friends (
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    friend INTEGER NOT NULL,
    PRIMARY KEY (guild, person, friend)
) WITHOUT ROWID, STRICT;
CREATE INDEX friends_by_friend ON friends (friend);
CREATE TABLE guilds (
    guild INTEGER NOT NULL,
    settings BLOB NOT NULL,
    PRIMARY KEY (guild)
) STRICT;
CREATE TABLE incidents (
    reference TEXT NOT NULL,
    trace TEXT NOT NULL,
    record BLOB NOT NULL,
    at REAL NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (reference)
) STRICT;
CREATE TABLE ladders (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    opened_at REAL NOT NULL,
    clock TEXT NOT NULL,
    preset TEXT,
    closed_at REAL,
    UNIQUE (guild, game)
) STRICT;
CREATE TABLE leagues (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    name TEXT NOT NULL,
    games BLOB NOT NULL,
    created_at REAL NOT NULL,
    size INTEGER NOT NULL,
    weeks INTEGER NOT NULL,
    division INTEGER NOT NULL,
    at_once INTEGER NOT NULL,
    clock TEXT NOT NULL,
    preset TEXT,
    adjudication TEXT NOT NULL,
    role INTEGER,
    closed_at REAL,
    timezone TEXT NOT NULL
) STRICT;
CREATE INDEX leagues_by_guild ON leagues (guild);
CREATE TABLE lessons (
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    step TEXT NOT NULL,
    number INTEGER NOT NULL,
    fingerprint TEXT NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID, STRICT;
CREATE TABLE members (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    person INTEGER,
    name TEXT,
    UNIQUE (person, guild)
) STRICT;
CREATE INDEX members_by_guild ON members (guild);
CREATE TABLE missed_posts (
    family TEXT NOT NULL,
    competition INTEGER NOT NULL,
    part INTEGER NOT NULL,
    post TEXT NOT NULL,
    at REAL NOT NULL,
    why TEXT NOT NULL,
    PRIMARY KEY (family, competition, part, post)
) WITHOUT ROWID, STRICT;
CREATE TABLE open_table_wishes (
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    games BLOB NOT NULL,
    PRIMARY KEY (guild, person)
) WITHOUT ROWID, STRICT;
CREATE TABLE overviews (
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,
    posts INTEGER NOT NULL,
    shown TEXT NOT NULL,
    shown_at REAL NOT NULL,
    PRIMARY KEY (guild)
) WITHOUT ROWID, STRICT;
CREATE TABLE people (
    person INTEGER NOT NULL,
    locale TEXT,
    preferences BLOB NOT NULL,
    digested_at REAL,
    shut_out INTEGER NOT NULL,
    PRIMARY KEY (person)
) STRICT;
CREATE TABLE presets (
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options BLOB NOT NULL,
    clock TEXT NOT NULL,
    timeout_policy TEXT NOT NULL,
    decider TEXT NOT NULL,
    starts_full INTEGER NOT NULL,
    extensions INTEGER NOT NULL,
    least_in_time INTEGER NOT NULL,
    stand_ins TEXT NOT NULL,
    hints TEXT NOT NULL,
    board_marks INTEGER NOT NULL,
    silent_days INTEGER NOT NULL,
    pace TEXT NOT NULL,
    plans TEXT NOT NULL,
    from_queue INTEGER NOT NULL,
    PRIMARY KEY (guild, person, game, name)
) WITHOUT ROWID, STRICT;
CREATE TABLE processes (
    process TEXT NOT NULL,
    machine TEXT NOT NULL,
    pid INTEGER NOT NULL,
    capacity INTEGER NOT NULL,
    seen_at REAL NOT NULL,
    PRIMARY KEY (process)
) WITHOUT ROWID, STRICT;
CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild, game, person)
) WITHOUT ROWID, STRICT;
CREATE TABLE revealed_deals (
    deal TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (deal)
) STRICT;
CREATE TABLE setting_changes (
    id INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    at REAL NOT NULL,
    setting TEXT NOT NULL,
    "before" BLOB NOT NULL,
    "after" BLOB NOT NULL,
    PRIMARY KEY (id)
) STRICT;
CREATE INDEX setting_changes_by_guild ON setting_changes (guild, id);
CREATE TABLE shards (
    shard INTEGER NOT NULL,
    holder TEXT,
    until REAL,
    taker TEXT,
    PRIMARY KEY (shard)
) WITHOUT ROWID, STRICT;
CREATE TABLE tables (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    locale TEXT NOT NULL,
    host INTEGER NOT NULL,
    status TEXT NOT NULL,
    secret BLOB NOT NULL,
    rules_version INTEGER NOT NULL,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL,
    revision INTEGER NOT NULL,
    public_revision INTEGER NOT NULL,
    published_revision INTEGER NOT NULL,
    message INTEGER,
    message_at REAL,
    board_until REAL,
    posts INTEGER NOT NULL,
    started_by INTEGER,
    snapshot BLOB,
    drawn BLOB NOT NULL,
    asked BLOB NOT NULL,
    asked_secretly BLOB,
    reference TEXT,
    origin INTEGER,
    rematch_of INTEGER,
    started_at REAL,
    undone INTEGER NOT NULL,
    shown_parts BLOB,
    starts_at REAL,
    starts_by INTEGER,
    starts_filled INTEGER NOT NULL,
    missed_start REAL,
    paused_by INTEGER,
    paused_at REAL,
    proposal BLOB,
    undoable BLOB NOT NULL,
    warned_at REAL,
    imported INTEGER NOT NULL,
    practice BLOB,
    closed BLOB,
    is_private INTEGER NOT NULL,
    deal TEXT,
    share REAL,
    matched INTEGER NOT NULL,
    silent_at REAL,
    host_silent_since REAL,
    host_seen_at REAL,
    answer_times BLOB NOT NULL,
    options BLOB NOT NULL,
    clock TEXT NOT NULL,
    timeout_policy TEXT NOT NULL,
    decider TEXT NOT NULL,
    starts_full INTEGER NOT NULL,
    extensions INTEGER NOT NULL,
    least_in_time INTEGER NOT NULL,
    stand_ins TEXT NOT NULL,
    hints TEXT NOT NULL,
    board_marks INTEGER NOT NULL,
    silent_days INTEGER NOT NULL,
    pace TEXT NOT NULL,
    plans TEXT NOT NULL,
    from_queue INTEGER NOT NULL,
    CHECK (status IN ('lobby', 'playing', 'paused', 'halted', 'over', 'ended')),
    UNIQUE (origin),
    UNIQUE (rematch_of),
    FOREIGN KEY(rematch_of) REFERENCES tables (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX tables_behind ON tables (id) WHERE published_revision < revision;
CREATE INDEX tables_by_board ON tables (board_until) WHERE board_until IS NOT NULL;
CREATE INDEX tables_by_channel ON tables (guild, channel, status);
CREATE INDEX tables_by_rest ON tables (status, changed_at);
CREATE INDEX tables_by_silence ON tables (silent_at) WHERE silent_at IS NOT NULL;
CREATE INDEX tables_by_start ON tables (starts_at) WHERE starts_at IS NOT NULL;
CREATE INDEX tables_by_status ON tables (status, guild, changed_at);
CREATE INDEX tables_closed ON tables (id) WHERE closed IS NOT NULL;
CREATE TABLE tournaments (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    size INTEGER NOT NULL,
    format TEXT NOT NULL,
    pace TEXT NOT NULL,
    created_at REAL NOT NULL,
    starts_at REAL NOT NULL,
    fewest INTEGER NOT NULL,
    rounds INTEGER,
    preset TEXT,
    postponed INTEGER NOT NULL,
    terms BLOB,
    announced_at REAL,
    started_at REAL,
    ended_at REAL,
    called_off_at REAL,
    told_off_at REAL,
    timezone TEXT NOT NULL,
    reminded_for REAL
) STRICT;
CREATE INDEX tournaments_by_guild ON tournaments (guild);
CREATE TABLE waits (
    id INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    at REAL NOT NULL,
    seconds REAL NOT NULL,
    PRIMARY KEY (id)
) STRICT;
CREATE INDEX waits_by_guild ON waits (guild, at);
CREATE TABLE webhooks (
    guild INTEGER NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    person INTEGER NOT NULL,
    since REAL NOT NULL,
    failing_since REAL,
    failure BLOB,
    tries INTEGER NOT NULL,
    told INTEGER NOT NULL,
    due_at REAL NOT NULL,
    off_at REAL,
    PRIMARY KEY (guild)
) STRICT;
CREATE TABLE wishes (
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    games BLOB NOT NULL,
    sizes BLOB NOT NULL,
    clock TEXT NOT NULL,
    channel INTEGER NOT NULL,
    hours INTEGER NOT NULL,
    across INTEGER NOT NULL,
    since REAL,
    ends_at REAL NOT NULL,
    outcome TEXT,
    matches INTEGER NOT NULL,
    PRIMARY KEY (guild, person)
) WITHOUT ROWID, STRICT;
CREATE INDEX wishes_waiting ON wishes (guild) WHERE since IS NOT NULL;
CREATE TABLE bookmarks (
    id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    at REAL NOT NULL,
    remark TEXT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (table_id, person, moves, at),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX bookmarks_by_person ON bookmarks (person);
CREATE TABLE daily_tries (
    table_id INTEGER NOT NULL,
    day TEXT NOT NULL,
    person INTEGER,
    deal TEXT NOT NULL,
    version INTEGER NOT NULL,
    begun_at REAL NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE UNIQUE INDEX daily_tries_by_day ON daily_tries (day, person);
CREATE INDEX daily_tries_by_person ON daily_tries (person, day);
CREATE TABLE deadlines (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    is_planned INTEGER NOT NULL,
    due_at REAL NOT NULL,
    PRIMARY KEY (table_id, seat, revision, is_planned),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE INDEX deadlines_by_time ON deadlines (due_at);
CREATE TABLE deliveries (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    at REAL NOT NULL,
    table_id INTEGER NOT NULL,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX deliveries_by_table ON deliveries (table_id);
CREATE TABLE departures (
    table_id INTEGER NOT NULL,
    member INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, member),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE INDEX departures_by_member ON departures (member, at);
CREATE TABLE disclosures (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    eyes INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, eyes),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE duplicate_entrants (
    duplicate INTEGER NOT NULL,
    member INTEGER NOT NULL,
    entered_at REAL NOT NULL,
    drawn_table INTEGER,
    seat INTEGER,
    PRIMARY KEY (duplicate, member),
    FOREIGN KEY(duplicate) REFERENCES duplicates (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE INDEX duplicate_entrants_by_member ON duplicate_entrants (member);
CREATE TABLE duplicate_tables (
    duplicate INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_id INTEGER,
    opened_at REAL,
    PRIMARY KEY (duplicate, number),
    FOREIGN KEY(duplicate) REFERENCES duplicates (id) ON DELETE CASCADE,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL
) WITHOUT ROWID, STRICT;
CREATE UNIQUE INDEX duplicate_tables_by_table ON duplicate_tables (table_id) WHERE table_id IS NOT NULL;
CREATE TABLE events (
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    event BLOB NOT NULL,
    at REAL NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE feats (
    table_id INTEGER NOT NULL,
    seats BLOB NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE follows (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE given_positions (
    table_id INTEGER NOT NULL,
    given BLOB NOT NULL,
    shuffles BLOB NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE invitations (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    invited_by INTEGER NOT NULL,
    at REAL NOT NULL,
    due_at REAL,
    state TEXT NOT NULL,
    times INTEGER NOT NULL,
    queued INTEGER NOT NULL,
    strangers INTEGER NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE INDEX invitations_by_time ON invitations (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE ladder_challenges (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    ladder INTEGER NOT NULL,
    member INTEGER NOT NULL,
    other INTEGER NOT NULL,
    made_at REAL NOT NULL,
    is_automatic INTEGER NOT NULL,
    opened_at REAL,
    ended_at REAL,
    settled_at REAL,
    table_id INTEGER,
    FOREIGN KEY(ladder) REFERENCES ladders (id) ON DELETE CASCADE,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX ladder_challenges_by_ladder ON ladder_challenges (ladder, id);
CREATE UNIQUE INDEX ladder_challenges_by_table ON ladder_challenges (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX ladder_challenges_unsettled ON ladder_challenges (ladder) WHERE settled_at IS NULL;
CREATE TABLE ladder_events (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    ladder INTEGER NOT NULL,
    kind TEXT NOT NULL,
    member INTEGER NOT NULL,
    at REAL NOT NULL,
    other INTEGER,
    challenge INTEGER,
    moderator INTEGER,
    undone_at REAL,
    undone_by INTEGER,
    FOREIGN KEY(ladder) REFERENCES ladders (id) ON DELETE CASCADE
) STRICT;
CREATE UNIQUE INDEX ladder_events_by_challenge ON ladder_events (challenge) WHERE challenge IS NOT NULL;
CREATE INDEX ladder_events_by_ladder ON ladder_events (ladder, id);
CREATE INDEX ladder_events_by_member ON ladder_events (member);
CREATE TABLE league_messages (
    league INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,
    posts INTEGER NOT NULL,
    shown TEXT NOT NULL,
    shown_at REAL NOT NULL,
    PRIMARY KEY (league),
    FOREIGN KEY(league) REFERENCES leagues (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE moves (
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice BLOB NOT NULL,
    chance BLOB NOT NULL,
    at REAL NOT NULL,
    member INTEGER,
    in_time INTEGER,
    waited REAL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE INDEX moves_by_member ON moves (member, at) WHERE member IS NOT NULL;
CREATE TABLE mutes (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE notices (
    id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER NOT NULL,
    due_at REAL NOT NULL,
    state TEXT NOT NULL,
    channel INTEGER,
    message INTEGER,
    told INTEGER NOT NULL,
    told_at REAL,
    nonce TEXT,
    until REAL,
    removal BLOB,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (id),
    CHECK (state IN ('due', 'sent', 'done')),
    UNIQUE (table_id, revision, seat, kind, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX notices_by_person ON notices (person) WHERE state <> 'done';
CREATE INDEX notices_due ON notices (table_id) WHERE state = 'due' AND kind <> 'short';
CREATE INDEX notices_open ON notices (due_at) WHERE state <> 'done';
CREATE INDEX notices_short ON notices (due_at, table_id) WHERE state = 'due' AND kind = 'short';
CREATE TABLE offers (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    offered_by INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE outdated_messages (
    message INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (message),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX outdated_messages_by_table ON outdated_messages (table_id);
CREATE TABLE paces (
    table_id INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    clock TEXT NOT NULL,
    seconds REAL NOT NULL,
    people INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    presses INTEGER NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE INDEX paces_by_kind ON paces (game, seats, clock, guild, table_id);
CREATE TABLE read_markers (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    event INTEGER NOT NULL,
    parts BLOB,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE results (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    score INTEGER,
    member INTEGER,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE INDEX results_by_member ON results (member, table_id) WHERE member IS NOT NULL;
CREATE TABLE reviews (
    table_id INTEGER NOT NULL,
    review BLOB NOT NULL,
    made_at REAL NOT NULL,
    shown_at REAL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE seasons (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    league INTEGER NOT NULL,
    number INTEGER NOT NULL,
    opens_at REAL NOT NULL,
    starts_at REAL NOT NULL,
    ends_at REAL NOT NULL,
    started_at REAL,
    ended_at REAL,
    terms BLOB NOT NULL,
    told INTEGER NOT NULL,
    FOREIGN KEY(league) REFERENCES leagues (id) ON DELETE CASCADE,
    UNIQUE (league, number)
) STRICT;
CREATE TABLE seats (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    member INTEGER,
    interaction INTEGER NOT NULL,
    stand_in TEXT,
    wanted INTEGER NOT NULL,
    reserve REAL,
    since REAL,
    due_at REAL,
    vote BLOB,
    seen_at REAL,
    calendar BLOB,
    extended INTEGER NOT NULL,
    late TEXT,
    secret_steps INTEGER NOT NULL,
    strength TEXT,
    when_forced TEXT NOT NULL,
    "plan" BLOB,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE UNIQUE INDEX seats_by_member ON seats (member, table_id) WHERE member IS NOT NULL;
CREATE INDEX seats_by_time ON seats (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE sent_away (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE table_notes (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE thanks (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE tournament_entries (
    tournament INTEGER NOT NULL,
    member INTEGER NOT NULL,
    entered_at REAL NOT NULL,
    state TEXT NOT NULL,
    seed INTEGER,
    takes_over INTEGER,
    PRIMARY KEY (tournament, member),
    FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE INDEX tournament_entries_by_member ON tournament_entries (member);
CREATE TABLE tournament_matches (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    members BLOB NOT NULL,
    opened_at REAL,
    expected BLOB,
    ruled BLOB,
    table_id INTEGER,
    FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE,
    UNIQUE (tournament, round, number),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL
) STRICT;
CREATE UNIQUE INDEX tournament_matches_by_table ON tournament_matches (table_id) WHERE table_id IS NOT NULL;
CREATE TABLE tournament_repairs (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    competition INTEGER NOT NULL,
    at REAL NOT NULL,
    moderator INTEGER NOT NULL,
    kind TEXT NOT NULL,
    member INTEGER,
    other INTEGER,
    game INTEGER,
    plays INTEGER NOT NULL,
    FOREIGN KEY(competition) REFERENCES tournaments (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX tournament_repairs_by_competition ON tournament_repairs (competition);
CREATE INDEX tournament_repairs_by_moderator ON tournament_repairs (moderator);
CREATE TABLE tournament_rounds (
    tournament INTEGER NOT NULL,
    number INTEGER NOT NULL,
    paired_at REAL NOT NULL,
    ends_at REAL,
    ended_at REAL,
    PRIMARY KEY (tournament, number),
    FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE unrated (
    table_id INTEGER NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) STRICT;
CREATE TABLE unread_pings (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE fixtures (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    season INTEGER NOT NULL,
    division INTEGER NOT NULL,
    opens_first INTEGER NOT NULL,
    game TEXT NOT NULL,
    members BLOB NOT NULL,
    opened_at REAL,
    adjudicated_at REAL,
    expected BLOB,
    ruled BLOB,
    table_id INTEGER,
    FOREIGN KEY(season) REFERENCES seasons (id) ON DELETE CASCADE,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX fixtures_by_season ON fixtures (season);
CREATE UNIQUE INDEX fixtures_by_table ON fixtures (table_id) WHERE table_id IS NOT NULL;
CREATE TABLE league_repairs (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    competition INTEGER NOT NULL,
    at REAL NOT NULL,
    moderator INTEGER NOT NULL,
    kind TEXT NOT NULL,
    member INTEGER,
    other INTEGER,
    game INTEGER,
    plays INTEGER NOT NULL,
    FOREIGN KEY(competition) REFERENCES seasons (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX league_repairs_by_competition ON league_repairs (competition);
CREATE INDEX league_repairs_by_moderator ON league_repairs (moderator);
CREATE TABLE season_entries (
    season INTEGER NOT NULL,
    member INTEGER NOT NULL,
    entered_at REAL NOT NULL,
    state TEXT NOT NULL,
    division INTEGER,
    came TEXT,
    PRIMARY KEY (season, member),
    FOREIGN KEY(season) REFERENCES seasons (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE INDEX season_entries_by_member ON season_entries (member);
