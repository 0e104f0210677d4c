-- Keys that are in force and organisers of tournaments, so that one query finds all private games that a key may see.
CREATE TABLE keys_in_force (
  game     TEXT NOT NULL,
  office   TEXT NOT NULL,
  seat     TEXT NOT NULL,
  key_hash TEXT NOT NULL,
  PRIMARY KEY (game, office, seat)
) WITHOUT ROWID;
CREATE INDEX keys_in_force_by_hash ON keys_in_force (key_hash, office, game);

CREATE TABLE organisers (
  account    TEXT NOT NULL,
  tournament TEXT NOT NULL,
  PRIMARY KEY (account, tournament)
) WITHOUT ROWID;
CREATE INDEX organisers_by_tournament ON organisers (tournament);

CREATE TABLE tournament_streams (
  tournament TEXT NOT NULL PRIMARY KEY,
  revision   INTEGER NOT NULL
) WITHOUT ROWID;

-- The private siege or campaign to which a private game belongs, or null.
ALTER TABLE seat_streams ADD COLUMN private_keeper TEXT;
CREATE INDEX seat_streams_by_keeper ON seat_streams (private_keeper, game) WHERE private_keeper IS NOT NULL;

-- Keys and organisers of before are in none of them: all is projected again from the beginning of the ledger.
DELETE FROM claims;
DELETE FROM games;
DELETE FROM history_event;
DELETE FROM history_rule;
DELETE FROM history_unit;
DELETE FROM melee_links;
DELETE FROM seats;
DELETE FROM seat_streams;
DELETE FROM siege_dice;
DELETE FROM siege_events;
DELETE FROM siege_parts;
DELETE FROM sieges;
DELETE FROM siege_states;
DELETE FROM siege_subjects;
DELETE FROM siege_things;
DELETE FROM turn_log;
DELETE FROM units_on_board;
UPDATE checkpoints SET position = NULL, events = 0;
