CREATE TABLE blocks (
    person BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE TABLE daily_visits (
    guild BIGINT NOT NULL,
    week TEXT NOT NULL,
    person BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    joined_at DOUBLE PRECISION,
    PRIMARY KEY (guild, week, person)
);
CREATE TABLE deal_results (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    deal TEXT NOT NULL,
    member BIGINT,
    points BIGINT NOT NULL,
    lead BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    version BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX deal_results_by_deal ON deal_results (deal, seat);
CREATE INDEX deal_results_by_member ON deal_results (member) WHERE member IS NOT NULL;
CREATE TABLE duplicates (
    id BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    game TEXT NOT NULL,
    size BIGINT NOT NULL,
    clock TEXT NOT NULL,
    created_at DOUBLE PRECISION NOT NULL,
    starts_at DOUBLE PRECISION NOT NULL,
    announced_at DOUBLE PRECISION,
    drawn_at DOUBLE PRECISION,
    ended_at DOUBLE PRECISION,
    terms BYTEA,
    PRIMARY KEY (id)
);
CREATE INDEX duplicates_by_guild ON duplicates (guild);
CREATE TABLE explanations (
    person BIGINT NOT NULL,
    game TEXT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (person, game, entry)
);
CREATE TABLE facts (
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (name)
);
CREATE TABLE friends (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    friend BIGINT NOT NULL,
    PRIMARY KEY (guild, person, friend)
);
CREATE INDEX friends_by_friend ON friends (friend);
CREATE TABLE guilds (
    guild BIGINT NOT NULL,
    settings BYTEA NOT NULL,
    PRIMARY KEY (guild)
);
CREATE TABLE incidents (
    reference TEXT NOT NULL,
    trace TEXT NOT NULL,
    record BYTEA NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (reference)
);
CREATE TABLE ladders (
    id BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    game TEXT NOT NULL,
    opened_at DOUBLE PRECISION NOT NULL,
    clock TEXT NOT NULL,
    preset TEXT,
    closed_at DOUBLE PRECISION,
    PRIMARY KEY (id),
    UNIQUE (guild, game)
);
CREATE TABLE leagues (
    id BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    name TEXT NOT NULL,
    games BYTEA NOT NULL,
    created_at DOUBLE PRECISION NOT NULL,
    size BIGINT NOT NULL,
    weeks BIGINT NOT NULL,
    division BIGINT NOT NULL,
    at_once BIGINT NOT NULL,
    clock TEXT NOT NULL,
    preset TEXT,
    adjudication TEXT NOT NULL,
    role BIGINT,
    closed_at DOUBLE PRECISION,
    timezone TEXT NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX leagues_by_guild ON leagues (guild);
CREATE TABLE lessons (
    person BIGINT NOT NULL,
    game TEXT NOT NULL,
    step TEXT NOT NULL,
    number BIGINT NOT NULL,
    fingerprint TEXT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE TABLE members (
    number BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    person BIGINT,
    name TEXT,
    PRIMARY KEY (number),
    UNIQUE (person, guild)
);
CREATE INDEX members_by_guild ON members (guild);
CREATE TABLE missed_posts (
    family TEXT NOT NULL,
    competition BIGINT NOT NULL,
    part BIGINT NOT NULL,
    post TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    why TEXT NOT NULL,
    PRIMARY KEY (family, competition, part, post)
);
CREATE TABLE open_table_wishes (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    games BYTEA NOT NULL,
    PRIMARY KEY (guild, person)
);
CREATE TABLE overviews (
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    posts BIGINT NOT NULL,
    shown TEXT NOT NULL,
    shown_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild)
);
CREATE TABLE people (
    person BIGINT NOT NULL,
    locale TEXT,
    preferences BYTEA NOT NULL,
    digested_at DOUBLE PRECISION,
    shut_out BOOLEAN NOT NULL,
    PRIMARY KEY (person)
);
CREATE TABLE presets (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options BYTEA NOT NULL,
    clock TEXT NOT NULL,
    timeout_policy TEXT NOT NULL,
    decider TEXT NOT NULL,
    starts_full BOOLEAN NOT NULL,
    extensions BIGINT NOT NULL,
    least_in_time BIGINT NOT NULL,
    stand_ins TEXT NOT NULL,
    hints TEXT NOT NULL,
    board_marks BOOLEAN NOT NULL,
    silent_days BIGINT NOT NULL,
    pace TEXT NOT NULL,
    plans TEXT NOT NULL,
    from_queue BOOLEAN NOT NULL,
    PRIMARY KEY (guild, person, game, name)
);
CREATE TABLE processes (
    process TEXT NOT NULL,
    machine TEXT NOT NULL,
    pid BIGINT NOT NULL,
    capacity BIGINT NOT NULL,
    seen_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (process)
);
CREATE TABLE ratings (
    guild BIGINT NOT NULL,
    game TEXT NOT NULL,
    person BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guild, game, person)
);
CREATE TABLE revealed_deals (
    deal TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (deal)
);
CREATE TABLE setting_changes (
    id BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    setting TEXT NOT NULL,
    before BYTEA NOT NULL,
    after BYTEA NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX setting_changes_by_guild ON setting_changes (guild, id);
CREATE TABLE shards (
    shard BIGINT NOT NULL,
    holder TEXT,
    until DOUBLE PRECISION,
    taker TEXT,
    PRIMARY KEY (shard)
);
CREATE TABLE tables (
    id BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    game TEXT NOT NULL,
    locale TEXT NOT NULL,
    host BIGINT NOT NULL,
    status TEXT NOT NULL,
    secret BYTEA NOT NULL,
    rules_version BIGINT NOT NULL,
    created_at DOUBLE PRECISION NOT NULL,
    changed_at DOUBLE PRECISION NOT NULL,
    revision BIGINT NOT NULL,
    public_revision BIGINT NOT NULL,
    published_revision BIGINT NOT NULL,
    message BIGINT,
    message_at DOUBLE PRECISION,
    board_until DOUBLE PRECISION,
    posts BIGINT NOT NULL,
    started_by BIGINT,
    snapshot BYTEA,
    drawn BYTEA NOT NULL,
    asked BYTEA NOT NULL,
    asked_secretly BYTEA,
    reference TEXT,
    origin BIGINT,
    rematch_of BIGINT,
    started_at DOUBLE PRECISION,
    undone BIGINT NOT NULL,
    shown_parts BYTEA,
    starts_at DOUBLE PRECISION,
    starts_by BIGINT,
    starts_filled BOOLEAN NOT NULL,
    missed_start DOUBLE PRECISION,
    paused_by BIGINT,
    paused_at DOUBLE PRECISION,
    proposal BYTEA,
    undoable BYTEA NOT NULL,
    warned_at DOUBLE PRECISION,
    imported BOOLEAN NOT NULL,
    practice BYTEA,
    closed BYTEA,
    is_private BOOLEAN NOT NULL,
    deal TEXT,
    share DOUBLE PRECISION,
    matched BIGINT NOT NULL,
    silent_at DOUBLE PRECISION,
    host_silent_since DOUBLE PRECISION,
    host_seen_at DOUBLE PRECISION,
    answer_times BYTEA NOT NULL,
    options BYTEA NOT NULL,
    clock TEXT NOT NULL,
    timeout_policy TEXT NOT NULL,
    decider TEXT NOT NULL,
    starts_full BOOLEAN NOT NULL,
    extensions BIGINT NOT NULL,
    least_in_time BIGINT NOT NULL,
    stand_ins TEXT NOT NULL,
    hints TEXT NOT NULL,
    board_marks BOOLEAN NOT NULL,
    silent_days BIGINT NOT NULL,
    pace TEXT NOT NULL,
    plans TEXT NOT NULL,
    from_queue BOOLEAN NOT NULL,
    PRIMARY KEY (id),
    CHECK (status IN ('lobby', 'playing', 'paused', 'halted', 'over', 'ended')),
    UNIQUE (origin),
    UNIQUE (rematch_of),
    FOREIGN KEY(rematch_of) REFERENCES tables (id) ON DELETE SET NULL
);
CREATE INDEX tables_behind ON tables (id) WHERE published_revision < revision;
CREATE INDEX tables_by_board ON tables (board_until) WHERE board_until IS NOT NULL;
CREATE INDEX tables_by_channel ON tables (guild, channel, status);
CREATE INDEX tables_by_rest ON tables (status, changed_at);
CREATE INDEX tables_by_silence ON tables (silent_at) WHERE silent_at IS NOT NULL;
CREATE INDEX tables_by_start ON tables (starts_at) WHERE starts_at IS NOT NULL;
CREATE INDEX tables_by_status ON tables (status, guild, changed_at);
CREATE INDEX tables_closed ON tables (id) WHERE closed IS NOT NULL;
CREATE TABLE tournaments (
    id BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    game TEXT NOT NULL,
    size BIGINT NOT NULL,
    format TEXT NOT NULL,
    pace TEXT NOT NULL,
    created_at DOUBLE PRECISION NOT NULL,
    starts_at DOUBLE PRECISION NOT NULL,
    fewest BIGINT NOT NULL,
    rounds BIGINT,
    preset TEXT,
    postponed BIGINT NOT NULL,
    terms BYTEA,
    announced_at DOUBLE PRECISION,
    started_at DOUBLE PRECISION,
    ended_at DOUBLE PRECISION,
    called_off_at DOUBLE PRECISION,
    told_off_at DOUBLE PRECISION,
    timezone TEXT NOT NULL,
    reminded_for DOUBLE PRECISION,
    PRIMARY KEY (id)
);
CREATE INDEX tournaments_by_guild ON tournaments (guild);
CREATE TABLE waits (
    id BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    seconds DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX waits_by_guild ON waits (guild, at);
CREATE TABLE webhooks (
    guild BIGINT NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    person BIGINT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    failing_since DOUBLE PRECISION,
    failure BYTEA,
    tries BIGINT NOT NULL,
    told BOOLEAN NOT NULL,
    due_at DOUBLE PRECISION NOT NULL,
    off_at DOUBLE PRECISION,
    PRIMARY KEY (guild)
);
CREATE TABLE wishes (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    games BYTEA NOT NULL,
    sizes BYTEA NOT NULL,
    clock TEXT NOT NULL,
    channel BIGINT NOT NULL,
    hours BOOLEAN NOT NULL,
    across BOOLEAN NOT NULL,
    since DOUBLE PRECISION,
    ends_at DOUBLE PRECISION NOT NULL,
    outcome TEXT,
    matches BIGINT NOT NULL,
    PRIMARY KEY (guild, person)
);
CREATE INDEX wishes_waiting ON wishes (guild) WHERE since IS NOT NULL;
CREATE TABLE bookmarks (
    id BIGSERIAL NOT NULL,
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    moves BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    remark TEXT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (table_id, person, moves, at),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX bookmarks_by_person ON bookmarks (person);
CREATE TABLE daily_tries (
    table_id BIGINT NOT NULL,
    day TEXT NOT NULL,
    person BIGINT,
    deal TEXT NOT NULL,
    version BIGINT NOT NULL,
    begun_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX daily_tries_by_day ON daily_tries (day, person);
CREATE INDEX daily_tries_by_person ON daily_tries (person, day);
CREATE TABLE deadlines (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    is_planned BOOLEAN NOT NULL,
    due_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat, revision, is_planned),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX deadlines_by_time ON deadlines (due_at);
CREATE TABLE deliveries (
    id BIGSERIAL NOT NULL,
    kind TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX deliveries_by_table ON deliveries (table_id);
CREATE TABLE departures (
    table_id BIGINT NOT NULL,
    member BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, member),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX departures_by_member ON departures (member, at);
CREATE TABLE disclosures (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    eyes BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, eyes),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE duplicate_entrants (
    duplicate BIGINT NOT NULL,
    member BIGINT NOT NULL,
    entered_at DOUBLE PRECISION NOT NULL,
    drawn_table BIGINT,
    seat BIGINT,
    PRIMARY KEY (duplicate, member),
    FOREIGN KEY(duplicate) REFERENCES duplicates (id) ON DELETE CASCADE
);
CREATE INDEX duplicate_entrants_by_member ON duplicate_entrants (member);
CREATE TABLE duplicate_tables (
    duplicate BIGINT NOT NULL,
    number BIGINT NOT NULL,
    table_id BIGINT,
    opened_at DOUBLE PRECISION,
    PRIMARY KEY (duplicate, number),
    FOREIGN KEY(duplicate) REFERENCES duplicates (id) ON DELETE CASCADE,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX duplicate_tables_by_table ON duplicate_tables (table_id) WHERE table_id IS NOT NULL;
CREATE TABLE events (
    table_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    event BYTEA NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE feats (
    table_id BIGINT NOT NULL,
    seats BYTEA NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE follows (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE given_positions (
    table_id BIGINT NOT NULL,
    given BYTEA NOT NULL,
    shuffles BYTEA NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE invitations (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    invited_by BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    due_at DOUBLE PRECISION,
    state TEXT NOT NULL,
    times BIGINT NOT NULL,
    queued BOOLEAN NOT NULL,
    strangers BIGINT NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX invitations_by_time ON invitations (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE ladder_challenges (
    id BIGSERIAL NOT NULL,
    ladder BIGINT NOT NULL,
    member BIGINT NOT NULL,
    other BIGINT NOT NULL,
    made_at DOUBLE PRECISION NOT NULL,
    is_automatic BOOLEAN NOT NULL,
    opened_at DOUBLE PRECISION,
    ended_at DOUBLE PRECISION,
    settled_at DOUBLE PRECISION,
    table_id BIGINT,
    PRIMARY KEY (id),
    FOREIGN KEY(ladder) REFERENCES ladders (id) ON DELETE CASCADE,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL
);
CREATE INDEX ladder_challenges_by_ladder ON ladder_challenges (ladder, id);
CREATE UNIQUE INDEX ladder_challenges_by_table ON ladder_challenges (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX ladder_challenges_unsettled ON ladder_challenges (ladder) WHERE settled_at IS NULL;
CREATE TABLE ladder_events (
    id BIGSERIAL NOT NULL,
    ladder BIGINT NOT NULL,
    kind TEXT NOT NULL,
    member BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    other BIGINT,
    challenge BIGINT,
    moderator BIGINT,
    undone_at DOUBLE PRECISION,
    undone_by BIGINT,
    PRIMARY KEY (id),
    FOREIGN KEY(ladder) REFERENCES ladders (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX ladder_events_by_challenge ON ladder_events (challenge) WHERE challenge IS NOT NULL;
CREATE INDEX ladder_events_by_ladder ON ladder_events (ladder, id);
CREATE INDEX ladder_events_by_member ON ladder_events (member);
CREATE TABLE league_messages (
    league BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    posts BIGINT NOT NULL,
    shown TEXT NOT NULL,
    shown_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (league),
    FOREIGN KEY(league) REFERENCES leagues (id) ON DELETE CASCADE
);
CREATE TABLE moves (
    table_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    choice BYTEA NOT NULL,
    chance BYTEA NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    member BIGINT,
    in_time BOOLEAN,
    waited DOUBLE PRECISION,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX moves_by_member ON moves (member, at) WHERE member IS NOT NULL;
CREATE TABLE mutes (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE notices (
    id BIGSERIAL NOT NULL,
    revision BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    person BIGINT NOT NULL,
    due_at DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL,
    channel BIGINT,
    message BIGINT,
    told BIGINT NOT NULL,
    told_at DOUBLE PRECISION,
    nonce TEXT,
    until DOUBLE PRECISION,
    removal BYTEA,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (id),
    CHECK (state IN ('due', 'sent', 'done')),
    UNIQUE (table_id, revision, seat, kind, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX notices_by_person ON notices (person) WHERE state <> 'done';
CREATE INDEX notices_due ON notices (table_id) WHERE state = 'due' AND kind <> 'short';
CREATE INDEX notices_open ON notices (due_at) WHERE state <> 'done';
CREATE INDEX notices_short ON notices (due_at, table_id) WHERE state = 'due' AND kind = 'short';
CREATE TABLE offers (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL,
    offered_by BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE outdated_messages (
    message BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (message),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX outdated_messages_by_table ON outdated_messages (table_id);
CREATE TABLE paces (
    table_id BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    clock TEXT NOT NULL,
    seconds DOUBLE PRECISION NOT NULL,
    people BIGINT NOT NULL,
    undone BIGINT NOT NULL,
    presses BIGINT NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX paces_by_kind ON paces (game, seats, clock, guild, table_id);
CREATE TABLE read_markers (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    event BIGINT NOT NULL,
    parts BYTEA,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE results (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    score BIGINT,
    member BIGINT,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX results_by_member ON results (member, table_id) WHERE member IS NOT NULL;
CREATE TABLE reviews (
    table_id BIGINT NOT NULL,
    review BYTEA NOT NULL,
    made_at DOUBLE PRECISION NOT NULL,
    shown_at DOUBLE PRECISION,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seasons (
    id BIGSERIAL NOT NULL,
    league BIGINT NOT NULL,
    number BIGINT NOT NULL,
    opens_at DOUBLE PRECISION NOT NULL,
    starts_at DOUBLE PRECISION NOT NULL,
    ends_at DOUBLE PRECISION NOT NULL,
    started_at DOUBLE PRECISION,
    ended_at DOUBLE PRECISION,
    terms BYTEA NOT NULL,
    told BIGINT NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(league) REFERENCES leagues (id) ON DELETE CASCADE,
    UNIQUE (league, number)
);
CREATE TABLE seats (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    member BIGINT,
    interaction BIGINT NOT NULL,
    stand_in TEXT,
    wanted BOOLEAN NOT NULL,
    reserve DOUBLE PRECISION,
    since DOUBLE PRECISION,
    due_at DOUBLE PRECISION,
    vote BYTEA,
    seen_at DOUBLE PRECISION,
    calendar BYTEA,
    extended BIGINT NOT NULL,
    late TEXT,
    secret_steps BIGINT NOT NULL,
    strength TEXT,
    when_forced TEXT NOT NULL,
    plan BYTEA,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX seats_by_member ON seats (member, table_id) WHERE member IS NOT NULL;
CREATE INDEX seats_by_time ON seats (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE sent_away (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE table_notes (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE thanks (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tournament_entries (
    tournament BIGINT NOT NULL,
    member BIGINT NOT NULL,
    entered_at DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL,
    seed BIGINT,
    takes_over BIGINT,
    PRIMARY KEY (tournament, member),
    FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE INDEX tournament_entries_by_member ON tournament_entries (member);
CREATE TABLE tournament_matches (
    id BIGSERIAL NOT NULL,
    tournament BIGINT NOT NULL,
    round BIGINT NOT NULL,
    number BIGINT NOT NULL,
    members BYTEA NOT NULL,
    opened_at DOUBLE PRECISION,
    expected BYTEA,
    ruled BYTEA,
    table_id BIGINT,
    PRIMARY KEY (id),
    FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE,
    UNIQUE (tournament, round, number),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX tournament_matches_by_table ON tournament_matches (table_id) WHERE table_id IS NOT NULL;
CREATE TABLE tournament_repairs (
    id BIGSERIAL NOT NULL,
    competition BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    moderator BIGINT NOT NULL,
    kind TEXT NOT NULL,
    member BIGINT,
    other BIGINT,
    game BIGINT,
    plays BOOLEAN NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(competition) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE INDEX tournament_repairs_by_competition ON tournament_repairs (competition);
CREATE INDEX tournament_repairs_by_moderator ON tournament_repairs (moderator);
CREATE TABLE tournament_rounds (
    tournament BIGINT NOT NULL,
    number BIGINT NOT NULL,
    paired_at DOUBLE PRECISION NOT NULL,
    ends_at DOUBLE PRECISION,
    ended_at DOUBLE PRECISION,
    PRIMARY KEY (tournament, number),
    FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE TABLE unrated (
    table_id BIGINT NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE unread_pings (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, person),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE fixtures (
    id BIGSERIAL NOT NULL,
    season BIGINT NOT NULL,
    division BIGINT NOT NULL,
    opens_first BIGINT NOT NULL,
    game TEXT NOT NULL,
    members BYTEA NOT NULL,
    opened_at DOUBLE PRECISION,
    adjudicated_at DOUBLE PRECISION,
    expected BYTEA,
    ruled BYTEA,
    table_id BIGINT,
    PRIMARY KEY (id),
    FOREIGN KEY(season) REFERENCES seasons (id) ON DELETE CASCADE,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL
);
CREATE INDEX fixtures_by_season ON fixtures (season);
CREATE UNIQUE INDEX fixtures_by_table ON fixtures (table_id) WHERE table_id IS NOT NULL;
CREATE TABLE league_repairs (
    id BIGSERIAL NOT NULL,
    competition BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    moderator BIGINT NOT NULL,
    kind TEXT NOT NULL,
    member BIGINT,
    other BIGINT,
    game BIGINT,
    plays BOOLEAN NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(competition) REFERENCES seasons (id) ON DELETE CASCADE
);
CREATE INDEX league_repairs_by_competition ON league_repairs (competition);
CREATE INDEX league_repairs_by_moderator ON league_repairs (moderator);
CREATE TABLE season_entries (
    season BIGINT NOT NULL,
    member BIGINT NOT NULL,
    entered_at DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL,
    division BIGINT,
    came TEXT,
    PRIMARY KEY (season, member),
    FOREIGN KEY(season) REFERENCES seasons (id) ON DELETE CASCADE
);
CREATE INDEX season_entries_by_member ON season_entries (member);
