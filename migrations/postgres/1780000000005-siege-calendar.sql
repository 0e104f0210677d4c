-- The calendar of sieges: what happened, when, to what, with which dice, and how everything stood. A `moment` is
-- four times the day, and 0 to 3 for its part, so that it grows with time.
CREATE TABLE siege_events (
  siege        TEXT COLLATE "C" NOT NULL,
  revision     INTEGER NOT NULL,
  day          INTEGER NOT NULL,
  part         TEXT COLLATE "C" NOT NULL,
  happening    TEXT COLLATE "C" NOT NULL,
  type         TEXT COLLATE "C" NOT NULL,
  side         TEXT COLLATE "C",
  order_number INTEGER NOT NULL,
  text         TEXT COLLATE "C" NOT NULL,
  data         TEXT COLLATE "C" NOT NULL,
  hash         TEXT COLLATE "C" NOT NULL,
  recorded_at  TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (siege, revision)
);
CREATE INDEX siege_events_by_happening ON siege_events (siege, happening, revision);

-- An event concerns a thing.
CREATE TABLE siege_subjects (
  siege     TEXT COLLATE "C" NOT NULL,
  kind      TEXT COLLATE "C" NOT NULL,
  name      TEXT COLLATE "C" NOT NULL,
  revision  INTEGER NOT NULL,
  happening TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (siege, kind, name, revision)
);
CREATE INDEX siege_subjects_by_event ON siege_subjects (siege, revision);

-- What a siege has.
CREATE TABLE siege_things (
  siege    TEXT COLLATE "C" NOT NULL,
  kind     TEXT COLLATE "C" NOT NULL,
  name     TEXT COLLATE "C" NOT NULL,
  revision INTEGER NOT NULL,
  PRIMARY KEY (siege, kind, name)
);

-- How a thing stood, from an event on until before another one.
CREATE TABLE siege_states (
  siege          TEXT COLLATE "C" NOT NULL,
  kind           TEXT COLLATE "C" NOT NULL,
  name           TEXT COLLATE "C" NOT NULL,
  revision       INTEGER NOT NULL,
  day            INTEGER NOT NULL,
  part           TEXT COLLATE "C" NOT NULL,
  until_revision INTEGER,
  until_day      INTEGER,
  until_part     TEXT COLLATE "C",
  state          TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (siege, kind, name, revision)
);

CREATE TABLE siege_parts (
  siege          TEXT COLLATE "C" NOT NULL,
  moment         INTEGER NOT NULL,
  day            INTEGER NOT NULL,
  part           TEXT COLLATE "C" NOT NULL,
  first_revision INTEGER NOT NULL,
  last_revision  INTEGER NOT NULL,
  initiative     TEXT COLLATE "C",
  choice         TEXT COLLATE "C",
  counts         TEXT COLLATE "C" NOT NULL,
  figures        TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (siege, moment)
);
CREATE INDEX siege_parts_by_revision ON siege_parts (siege, first_revision);

CREATE TABLE siege_dice (
  siege    TEXT COLLATE "C" NOT NULL,
  revision INTEGER NOT NULL,
  number   INTEGER NOT NULL,
  day      INTEGER NOT NULL,
  purpose  TEXT COLLATE "C" NOT NULL,
  faces    INTEGER NOT NULL,
  value    INTEGER NOT NULL,
  subject  TEXT COLLATE "C",
  rule     TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (siege, revision, number)
);
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
