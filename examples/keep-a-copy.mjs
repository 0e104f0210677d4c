#!/usr/bin/env node
/**
 * Keeps a copy of all events that a key may see in a SQLite file, across restarts of this program and of the server:
 *
 *   HERALD_KEY=ha_… node examples/keep-a-copy.mjs http://localhost:4000 copy.sqlite [--once]
 *
 * `ha_…` is the key of an account, `hk_…` that of one seat. Without a key it copies what everybody may see. `--once`
 * ends the program as soon as the copy is complete. The events of an answer and its cursor are written in one
 * transaction: whatever is killed, no event is lost or taken twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';

const [url, file, once] = process.argv.slice(2);
if (!url || !file || (once !== undefined && once !== '--once')) {
  console.error('usage: [HERALD_KEY=…] keep-a-copy.mjs <url> <file> [--once]');
  process.exit(2);
}
const key = process.env.HERALD_KEY;
const WAIT_SECONDS = 25;

const copy = new Database(file);
copy.pragma('journal_mode = WAL');
copy.exec(`
  CREATE TABLE IF NOT EXISTS events (
    kind TEXT, id TEXT, revision INTEGER, type TEXT, data TEXT, told TEXT, seat TEXT, hash TEXT, recorded_at TEXT,
    PRIMARY KEY (kind, id, revision)
  );
  CREATE TABLE IF NOT EXISTS gaps (kind TEXT, id TEXT, because TEXT, PRIMARY KEY (kind, id));
  CREATE TABLE IF NOT EXISTS progress (one INTEGER PRIMARY KEY CHECK (one = 1), cursor TEXT);
`);
const progress = copy.prepare('SELECT cursor FROM progress').pluck();
const moveOn = copy.prepare('INSERT INTO progress VALUES (1, ?) ON CONFLICT DO UPDATE SET cursor = excluded.cursor');
const addEvent = copy.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
const addGap = copy.prepare('INSERT OR REPLACE INTO gaps VALUES (?, ?, ?)');

/** Takes the lines of an answer into the copy, all or none of them. Returns whether the copy is complete. */
const take = copy.transaction((lines) => {
  for (const line of lines) {
    const kind = line.game === undefined ? 'siege' : 'game';
    const id = line[kind];
    if (line.revision !== undefined) {
      const { revision, type, data, text, seat, hash, recordedAt } = line;
      addEvent.run(kind, id, revision, type, JSON.stringify(data), text, seat, hash, recordedAt);
    } else if (line.gap !== undefined) {
      addGap.run(kind, id, line.gap);
    }
  }
  const last = lines.at(-1);
  if (last) moveOn.run(last.cursor);
  return last?.end === true;
});

/** Asks for what follows. Throws an error that is worth a second try, and ends the program at one that is not. */
async function ask() {
  const question = new URL('/events', url);
  question.searchParams.set('wait', String(once ? 0 : WAIT_SECONDS));
  const cursor = progress.get();
  if (cursor) question.searchParams.set('after', cursor);
  const response = await fetch(question, {
    headers: key ? { authorization: `Bearer ${key}` } : {},
    signal: AbortSignal.timeout(4 * WAIT_SECONDS * 1000),
  });
  const text = await response.text();
  if (response.ok) {
    // An answer that was cut short ends in the middle of a line, which comes again with the next answer.
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  }
  if (response.status < 500 && response.status !== 429) {
    console.error(`the server refuses: ${text}`);
    process.exit(1);
  }
  throw new Error(`${response.status}: ${text}`);
}

for (let failures = 0; ;) {
  try {
    const isComplete = take(await ask());
    failures = 0;
    if (isComplete && once) break;
  } catch (error) {
    failures += 1;
    console.error(`again in a moment: ${error.message}`);
    await sleep(Math.min(100 * 2 ** failures, 5000));
  }
}
