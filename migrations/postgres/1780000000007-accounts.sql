-- The account that has a seat, or null. There were no accounts before, so that nothing is to be projected again.
ALTER TABLE seats ADD COLUMN account TEXT COLLATE "C";
CREATE INDEX seats_by_account ON seats (account, taken_at, game) WHERE account IS NOT NULL;
