-- Times are milliseconds since 1970 UTC.

CREATE TABLE game_table (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    pack TEXT NOT NULL,
    title TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    secret BYTEA NOT NULL
);

CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    position BIGINT NOT NULL CHECK (position > 0),
    at BIGINT NOT NULL,
    seat TEXT NOT NULL,
    device TEXT NOT NULL,
    entry_key TEXT NOT NULL,
    public_part TEXT NOT NULL,
    previous TEXT NOT NULL,
    secret_hash TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, position),
    UNIQUE (table_id, entry_key)
);

CREATE TABLE entry_secret (
    table_id TEXT NOT NULL,
    position BIGINT NOT NULL,
    salt BYTEA NOT NULL,
    secret_part TEXT,
    PRIMARY KEY (table_id, position),
    FOREIGN KEY (table_id, position) REFERENCES entry (table_id, position)
);

CREATE FUNCTION entry_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'An entry of a journal never changes and is never removed. Append a correction.';
END $$;

CREATE TRIGGER entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON entry
FOR EACH STATEMENT EXECUTE FUNCTION entry_stays();

CREATE TABLE device (
    id TEXT NOT NULL PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    joined_at BIGINT NOT NULL,
    last_seen BIGINT NOT NULL,
    revoked_at BIGINT
);

CREATE TABLE device_seat (
    device_id TEXT NOT NULL REFERENCES device (id),
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat TEXT NOT NULL,
    rank INTEGER NOT NULL,
    PRIMARY KEY (device_id, table_id, seat)
);
CREATE INDEX device_seat_by_table ON device_seat (table_id);

CREATE TABLE invitation (
    token_hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat TEXT NOT NULL
);
CREATE INDEX invitation_by_seat ON invitation (table_id, seat);

CREATE TABLE sentence (
    kept BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tray TEXT NOT NULL,
    boot TEXT NOT NULL,
    seq INTEGER NOT NULL,
    raw TEXT NOT NULL,
    at BIGINT NOT NULL,
    awaits_roll INTEGER NOT NULL,
    UNIQUE (tray, boot, seq)
);
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
    at BIGINT NOT NULL
);
CREATE INDEX reading_by_state ON reading (state, table_id);

CREATE TABLE picture (
    id TEXT NOT NULL PRIMARY KEY,
    media_type TEXT NOT NULL,
    content BYTEA NOT NULL
);

CREATE TABLE box (
    box_key TEXT NOT NULL PRIMARY KEY,
    content TEXT NOT NULL
);
