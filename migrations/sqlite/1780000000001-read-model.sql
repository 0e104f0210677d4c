CREATE TABLE checkpoints (
  name     TEXT NOT NULL PRIMARY KEY,
  position TEXT,
  events   INTEGER NOT NULL
);
INSERT INTO checkpoints (name, position, events) VALUES ('read-model', NULL, 0);

CREATE TABLE games (
  id              TEXT NOT NULL PRIMARY KEY,
  title           TEXT NOT NULL,
  ruleset         TEXT NOT NULL,
  ruleset_version INTEGER NOT NULL,
  sides           TEXT NOT NULL,
  revision        INTEGER NOT NULL,
  game_turn       INTEGER NOT NULL,
  side            TEXT NOT NULL,
  step            TEXT NOT NULL,
  orders          INTEGER NOT NULL,
  over            BOOLEAN NOT NULL,
  winner          TEXT,
  created_at      TEXT NOT NULL,
  updated_at      TEXT NOT NULL
);
CREATE INDEX games_by_age ON games (created_at, id);

CREATE TABLE seats (
  game     TEXT NOT NULL,
  side     TEXT NOT NULL,
  taken_at TEXT NOT NULL,
  PRIMARY KEY (game, side)
) WITHOUT ROWID;

CREATE TABLE units_on_board (
  game     TEXT NOT NULL,
  unit     TEXT NOT NULL,
  side     TEXT,
  kind     TEXT NOT NULL,
  health   TEXT NOT NULL,
  hexes    TEXT NOT NULL,
  mount    TEXT,
  rider    TEXT,
  mp_spent INTEGER NOT NULL,
  missiles INTEGER,
  PRIMARY KEY (game, unit)
) WITHOUT ROWID;

CREATE TABLE melee_links (
  game TEXT NOT NULL,
  a    TEXT NOT NULL,
  b    TEXT NOT NULL,
  PRIMARY KEY (game, a, b)
) WITHOUT ROWID;

CREATE TABLE turn_log (
  game        TEXT NOT NULL,
  game_turn   INTEGER NOT NULL,
  side        TEXT NOT NULL,
  revision    INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  events      INTEGER NOT NULL,
  counts      TEXT NOT NULL,
  ended_at    TEXT NOT NULL,
  PRIMARY KEY (game, game_turn, side)
);
CREATE INDEX turn_log_by_revision ON turn_log (game, revision);

CREATE TABLE history_event (
  game        TEXT NOT NULL,
  revision    INTEGER NOT NULL,
  type        TEXT NOT NULL,
  game_turn   INTEGER NOT NULL,
  side        TEXT NOT NULL,
  text        TEXT NOT NULL,
  data        TEXT NOT NULL,
  hash        TEXT NOT NULL,
  recorded_at TEXT NOT NULL,
  PRIMARY KEY (game, revision)
);
CREATE INDEX history_by_type ON history_event (game, type, revision);
CREATE INDEX history_by_turn ON history_event (game, game_turn, revision);
CREATE INDEX history_by_side ON history_event (game, side, revision);

CREATE TABLE history_unit (
  game      TEXT NOT NULL,
  unit      TEXT NOT NULL,
  revision  INTEGER NOT NULL,
  type      TEXT NOT NULL,
  side      TEXT NOT NULL,
  PRIMARY KEY (game, unit, revision)
) WITHOUT ROWID;
CREATE INDEX history_unit_by_type ON history_unit (game, unit, type, revision);

CREATE TABLE history_rule (
  game      TEXT NOT NULL,
  rule      TEXT NOT NULL,
  revision  INTEGER NOT NULL,
  type      TEXT NOT NULL,
  side      TEXT NOT NULL,
  PRIMARY KEY (game, rule, revision)
) WITHOUT ROWID;
