-- Games that are in nobody's list. What an earlier Herald has recorded holds none.
CREATE TABLE private_games (
  game TEXT COLLATE "C" NOT NULL PRIMARY KEY
);
