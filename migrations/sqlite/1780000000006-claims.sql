-- Claims of errors in games, as they stand now. `rule`: the rule of the decision, the verdict or the claimant.
CREATE TABLE claims (
  game     TEXT NOT NULL,
  number   INTEGER NOT NULL,
  standing TEXT NOT NULL,
  rule     TEXT,
  data     TEXT NOT NULL,
  filed_at TEXT NOT NULL,
  PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE INDEX claims_by_age ON claims (filed_at, game, number);
