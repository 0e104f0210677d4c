-- The tournament of a game, or null. There were no tournaments before, so that nothing is to be projected again.
ALTER TABLE seat_streams ADD COLUMN tournament TEXT;
CREATE INDEX seat_streams_by_tournament ON seat_streams (tournament, game) WHERE tournament IS NOT NULL;
