-- The account that has a seat; null: nobody, or somebody without an account. There were no accounts before.
ALTER TABLE seats ADD COLUMN account TEXT;
CREATE INDEX seats_by_account ON seats (account, taken_at, game) WHERE account IS NOT NULL;
