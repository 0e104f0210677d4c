CREATE TABLE set_aside (
  stream   TEXT NOT NULL PRIMARY KEY,
  revision INTEGER NOT NULL,
  because  TEXT NOT NULL
);
