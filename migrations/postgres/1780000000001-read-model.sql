CREATE TABLE checkpoints (
  name     TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  position TEXT COLLATE "C",
  events   INTEGER NOT NULL
);
INSERT INTO checkpoints (name, position, events) VALUES ('read-model', NULL, 0);

CREATE TABLE games (
  id              TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  title           TEXT COLLATE "C" NOT NULL,
  ruleset         TEXT COLLATE "C" NOT NULL,
  ruleset_version INTEGER NOT NULL,
  sides           TEXT COLLATE "C" NOT NULL,
  revision        INTEGER NOT NULL,
  game_turn       INTEGER NOT NULL,
  side            TEXT COLLATE "C" NOT NULL,
  step            TEXT COLLATE "C" NOT NULL,
  orders          INTEGER NOT NULL,
  over            BOOLEAN NOT NULL,
  winner          TEXT COLLATE "C",
  created_at      TEXT COLLATE "C" NOT NULL,
  updated_at      TEXT COLLATE "C" NOT NULL
);
CREATE INDEX games_by_age ON games (created_at, id);

CREATE TABLE seats (
  game     TEXT COLLATE "C" NOT NULL,
  side     TEXT COLLATE "C" NOT NULL,
  taken_at TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game, side)
);

CREATE TABLE units_on_board (
  game     TEXT COLLATE "C" NOT NULL,
  unit     TEXT COLLATE "C" NOT NULL,
  side     TEXT COLLATE "C",
  kind     TEXT COLLATE "C" NOT NULL,
  health   TEXT COLLATE "C" NOT NULL,
  hexes    TEXT COLLATE "C" NOT NULL,
  mount    TEXT COLLATE "C",
  rider    TEXT COLLATE "C",
  mp_spent INTEGER NOT NULL,
  missiles INTEGER,
  PRIMARY KEY (game, unit)
);

CREATE TABLE melee_links (
  game TEXT COLLATE "C" NOT NULL,
  a    TEXT COLLATE "C" NOT NULL,
  b    TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game, a, b)
);

CREATE TABLE turn_log (
  game        TEXT COLLATE "C" NOT NULL,
  game_turn   INTEGER NOT NULL,
  side        TEXT COLLATE "C" NOT NULL,
  revision    INTEGER NOT NULL,
  fingerprint TEXT COLLATE "C" NOT NULL,
  events      INTEGER NOT NULL,
  counts      TEXT COLLATE "C" NOT NULL,
  ended_at    TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game, game_turn, side)
);
CREATE INDEX turn_log_by_revision ON turn_log (game, revision);

CREATE TABLE history_event (
  game        TEXT COLLATE "C" NOT NULL,
  revision    INTEGER NOT NULL,
  type        TEXT COLLATE "C" NOT NULL,
  game_turn   INTEGER NOT NULL,
  side        TEXT COLLATE "C" NOT NULL,
  text        TEXT COLLATE "C" NOT NULL,
  data        TEXT COLLATE "C" NOT NULL,
  hash        TEXT COLLATE "C" NOT NULL,
  recorded_at TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game, revision)
);
CREATE INDEX history_by_type ON history_event (game, type, revision);
CREATE INDEX history_by_turn ON history_event (game, game_turn, revision);
CREATE INDEX history_by_side ON history_event (game, side, revision);

CREATE TABLE history_unit (
  game      TEXT COLLATE "C" NOT NULL,
  unit      TEXT COLLATE "C" NOT NULL,
  revision  INTEGER NOT NULL,
  type      TEXT COLLATE "C" NOT NULL,
  side      TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game, unit, revision)
);
CREATE INDEX history_unit_by_type ON history_unit (game, unit, type, revision);

CREATE TABLE history_rule (
  game      TEXT COLLATE "C" NOT NULL,
  rule      TEXT COLLATE "C" NOT NULL,
  revision  INTEGER NOT NULL,
  type      TEXT COLLATE "C" NOT NULL,
  side      TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game, rule, revision)
);
