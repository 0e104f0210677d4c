import type { Database } from 'better-sqlite3';
import { NewerSchema } from '../errors.js';
import { fillHeads } from './fill-heads.js';

/** The schema version that this code reads and writes; kept in the file's user_version. */
export const SQLITE_SCHEMA = 3;

/** Version 1. */
const CREATE = `
  CREATE TABLE events (
    position      INTEGER PRIMARY KEY,
    stream        TEXT NOT NULL,
    revision      INTEGER NOT NULL,
    type          TEXT NOT NULL,
    version       INTEGER NOT NULL,
    data          TEXT NOT NULL,
    command_id    TEXT NOT NULL,
    recorded_at   TEXT NOT NULL,
    actor         TEXT NOT NULL,
    previous_hash TEXT NOT NULL,
    hash          TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
  CREATE INDEX events_by_command ON events (stream, command_id);
  CREATE TRIGGER events_are_never_updated BEFORE UPDATE ON events
    BEGIN SELECT RAISE(ABORT, 'events are immutable'); END;
  CREATE TRIGGER events_are_never_deleted BEFORE DELETE ON events
    BEGIN SELECT RAISE(ABORT, 'events are immutable'); END;

  CREATE TABLE snapshots (
    stream     TEXT NOT NULL,
    schema     TEXT NOT NULL,
    revision   INTEGER NOT NULL,
    hash       TEXT NOT NULL,
    state      TEXT NOT NULL,
    state_hash TEXT NOT NULL,
    PRIMARY KEY (stream, schema, revision)
  ) STRICT;

  CREATE TABLE pulse (id INTEGER PRIMARY KEY CHECK (id = 1), beats INTEGER NOT NULL) STRICT;
  INSERT INTO pulse VALUES (1, 0);
`;

/** Version 2: what not everybody may see of an event. */
const ADD_SECRETS = 'ALTER TABLE events ADD COLUMN secrets TEXT';

/** Version 3. */
const CREATE_HEADS = `
  CREATE TABLE heads (
    stream   TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    hash     TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/**
 * A trigger, so that a Herald of an earlier version that still has the file open keeps the heads as well. A row that
 * somebody puts back into the middle of a stream does not move its head back.
 */
const FOLLOW_EVENTS = `
  CREATE TRIGGER heads_follow_events AFTER INSERT ON events BEGIN
    INSERT INTO heads (stream, revision, hash) VALUES (NEW.stream, NEW.revision, NEW.hash)
      ON CONFLICT (stream) DO UPDATE SET revision = excluded.revision, hash = excluded.hash
      WHERE excluded.revision > heads.revision;
  END;
`;

/**
 * Makes the connection durable and the file current; throws NewerSchema on a file of a later version. A file without
 * heads is given them in the same transaction.
 */
export function prepareDatabase(db: Database, busyTimeoutMs: number): void {
  db.pragma(`busy_timeout = ${busyTimeoutMs}`);
  assertKnown(db);
  db.pragma('journal_mode = WAL');
  // WAL alone would fall back to NORMAL, which may lose acknowledged events when the power fails.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.transaction(() => {
    const found = assertKnown(db);
    if (found === SQLITE_SCHEMA) return;
    if (found < 1) db.exec(CREATE);
    if (found < 2) db.exec(ADD_SECRETS);
    if (found < 3) addHeads(db);
    db.pragma(`user_version = ${SQLITE_SCHEMA}`);
  }).immediate();
}

function addHeads(db: Database): void {
  db.exec(CREATE_HEADS);
  fillHeads(db);
  db.exec(FOLLOW_EVENTS);
}

function assertKnown(db: Database): number {
  const found = Number(db.pragma('user_version', { simple: true }));
  if (found > SQLITE_SCHEMA) throw new NewerSchema(found, SQLITE_SCHEMA);
  return found;
}
