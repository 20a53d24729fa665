-- Times are milliseconds since 1970 UTC. PRAGMA user_version repeats the migration's number: see SqliteDatabase.

CREATE TABLE game_table (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    pack TEXT NOT NULL,
    title TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    secret BLOB NOT NULL
) STRICT;

CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    position INTEGER NOT NULL CHECK (position > 0),
    at INTEGER NOT NULL,
    seat TEXT NOT NULL,
    device TEXT NOT NULL,
    entry_key TEXT NOT NULL,
    public_part TEXT NOT NULL,
    previous TEXT NOT NULL,
    secret_hash TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, position),
    UNIQUE (table_id, entry_key)
) STRICT;

CREATE TABLE entry_secret (
    table_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    salt BLOB NOT NULL,
    secret_part TEXT,
    PRIMARY KEY (table_id, position),
    FOREIGN KEY (table_id, position) REFERENCES entry (table_id, position)
) STRICT;

CREATE TRIGGER entry_never_changes BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'An entry of a journal never changes. Append a correction.'); END;

CREATE TRIGGER entry_never_goes BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'An entry of a journal is never removed. Append a correction.'); END;

CREATE TABLE device (
    id TEXT NOT NULL PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    joined_at INTEGER NOT NULL,
    last_seen INTEGER NOT NULL,
    revoked_at INTEGER
) STRICT;

CREATE TABLE device_seat (
    device_id TEXT NOT NULL REFERENCES device (id),
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat TEXT NOT NULL,
    rank INTEGER NOT NULL,
    PRIMARY KEY (device_id, table_id, seat)
) STRICT;
CREATE INDEX device_seat_by_table ON device_seat (table_id);

CREATE TABLE invitation (
    token_hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat TEXT NOT NULL
) STRICT;
CREATE INDEX invitation_by_seat ON invitation (table_id, seat);

CREATE TABLE sentence (
    kept INTEGER PRIMARY KEY,
    tray TEXT NOT NULL,
    boot TEXT NOT NULL,
    seq INTEGER NOT NULL,
    raw TEXT NOT NULL,
    at INTEGER NOT NULL,
    awaits_roll INTEGER NOT NULL,
    UNIQUE (tray, boot, seq)
) STRICT;
CREATE INDEX sentence_that_awaits ON sentence (tray) WHERE awaits_roll = 1;

CREATE TABLE reading (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT REFERENCES game_table (id),
    seat TEXT,
    request TEXT,
    source TEXT NOT NULL,
    dice TEXT NOT NULL,
    raw TEXT NOT NULL,
    picture TEXT,
    state TEXT NOT NULL CHECK (state IN ('OFFERED', 'CONFIRMED', 'DISCARDED')),
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX reading_by_state ON reading (state, table_id);

CREATE TABLE picture (
    id TEXT NOT NULL PRIMARY KEY,
    media_type TEXT NOT NULL,
    content BLOB NOT NULL
) STRICT;

CREATE TABLE box (
    box_key TEXT NOT NULL PRIMARY KEY,
    content TEXT NOT NULL
) STRICT;

PRAGMA user_version = 1;
