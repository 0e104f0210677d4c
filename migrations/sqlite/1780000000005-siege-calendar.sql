-- The calendar of sieges: what happened, when, to what, with which dice, and how everything stood. A `moment` is
-- four times the day, and 0 to 3 for its part, so that it grows with time.
CREATE TABLE siege_events (
  siege        TEXT NOT NULL,
  revision     INTEGER NOT NULL,
  day          INTEGER NOT NULL,
  part         TEXT NOT NULL,
  happening    TEXT NOT NULL,
  type         TEXT NOT NULL,
  side         TEXT,
  order_number INTEGER NOT NULL,
  text         TEXT NOT NULL,
  data         TEXT NOT NULL,
  hash         TEXT NOT NULL,
  recorded_at  TEXT NOT NULL,
  PRIMARY KEY (siege, revision)
) WITHOUT ROWID;
CREATE INDEX siege_events_by_happening ON siege_events (siege, happening, revision);

-- An event concerns a thing.
CREATE TABLE siege_subjects (
  siege     TEXT NOT NULL,
  kind      TEXT NOT NULL,
  name      TEXT NOT NULL,
  revision  INTEGER NOT NULL,
  happening TEXT NOT NULL,
  PRIMARY KEY (siege, kind, name, revision)
) WITHOUT ROWID;
CREATE INDEX siege_subjects_by_event ON siege_subjects (siege, revision);

-- What a siege has.
CREATE TABLE siege_things (
  siege    TEXT NOT NULL,
  kind     TEXT NOT NULL,
  name     TEXT NOT NULL,
  revision INTEGER NOT NULL,
  PRIMARY KEY (siege, kind, name)
) WITHOUT ROWID;

-- How a thing stood, from an event on until before another one.
CREATE TABLE siege_states (
  siege          TEXT NOT NULL,
  kind           TEXT NOT NULL,
  name           TEXT NOT NULL,
  revision       INTEGER NOT NULL,
  day            INTEGER NOT NULL,
  part           TEXT NOT NULL,
  until_revision INTEGER,
  until_day      INTEGER,
  until_part     TEXT,
  state          TEXT NOT NULL,
  PRIMARY KEY (siege, kind, name, revision)
) WITHOUT ROWID;

CREATE TABLE siege_parts (
  siege          TEXT NOT NULL,
  moment         INTEGER NOT NULL,
  day            INTEGER NOT NULL,
  part           TEXT NOT NULL,
  first_revision INTEGER NOT NULL,
  last_revision  INTEGER NOT NULL,
  initiative     TEXT,
  choice         TEXT,
  counts         TEXT NOT NULL,
  figures        TEXT NOT NULL,
  PRIMARY KEY (siege, moment)
) WITHOUT ROWID;
CREATE INDEX siege_parts_by_revision ON siege_parts (siege, first_revision);

CREATE TABLE siege_dice (
  siege    TEXT NOT NULL,
  revision INTEGER NOT NULL,
  number   INTEGER NOT NULL,
  day      INTEGER NOT NULL,
  purpose  TEXT NOT NULL,
  faces    INTEGER NOT NULL,
  value    INTEGER NOT NULL,
  subject  TEXT,
  rule     TEXT NOT NULL,
  PRIMARY KEY (siege, revision, number)
) WITHOUT ROWID;
CREATE INDEX siege_dice_by_purpose ON siege_dice (siege, purpose, faces, value);

-- Sieges of before are not in it: all is projected again from the beginning of the ledger.
DELETE FROM games;
DELETE FROM sieges;
DELETE FROM seats;
DELETE FROM seat_streams;
DELETE FROM units_on_board;
DELETE FROM melee_links;
DELETE FROM turn_log;
DELETE FROM history_event;
DELETE FROM history_unit;
DELETE FROM history_rule;
UPDATE checkpoints SET position = NULL, events = 0;
