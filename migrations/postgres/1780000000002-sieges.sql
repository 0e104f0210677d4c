CREATE TABLE sieges (
  id             TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  title          TEXT COLLATE "C" NOT NULL,
  day_definition TEXT COLLATE "C" NOT NULL,
  revision       INTEGER NOT NULL,
  day            INTEGER NOT NULL,
  night          BOOLEAN NOT NULL,
  orders         INTEGER NOT NULL,
  over           BOOLEAN NOT NULL,
  winner         TEXT COLLATE "C",
  created_at     TEXT COLLATE "C" NOT NULL,
  updated_at     TEXT COLLATE "C" NOT NULL
);
CREATE INDEX sieges_by_age ON sieges (created_at, id);

-- Sieges of before are not in it: all is projected again from the beginning of the ledger.
DELETE FROM games;
DELETE FROM seats;
DELETE FROM units_on_board;
DELETE FROM melee_links;
DELETE FROM turn_log;
DELETE FROM history_event;
DELETE FROM history_unit;
DELETE FROM history_rule;
UPDATE checkpoints SET position = NULL, events = 0;
