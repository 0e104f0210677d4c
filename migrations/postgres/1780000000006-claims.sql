-- Claims of errors in games, as they stand now. `rule`: the rule of the decision, the verdict or the claimant.
CREATE TABLE claims (
  game     TEXT COLLATE "C" NOT NULL,
  number   INTEGER NOT NULL,
  standing TEXT COLLATE "C" NOT NULL,
  rule     TEXT COLLATE "C",
  data     TEXT COLLATE "C" NOT NULL,
  filed_at TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game, number)
);
CREATE INDEX claims_by_age ON claims (filed_at, game, number);
