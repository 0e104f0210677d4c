import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { KEY_RING } from '../src/access/key-ring.js';
import { exportGame } from '../src/audit/export-game.js';
import { siegeStream } from '../src/ledger/game-stream.js';
import type { Ledger } from '../src/ledger/ledger.js';
import { openLedger } from '../src/ledger/open.js';
import { SetAsideStreams } from '../src/ledger/set-aside.js';
import { SHELVES, SIEGE_RULEBOOKS } from '../src/library/rulesets.js';
import { EventFeed } from '../src/play/feed/event-feed.js';
import { openDatabase, type ReadModelDatabase } from '../src/projections/database.js';
import { rebuild } from '../src/projections/rebuild.js';
import { startPostgres } from '../test/ledger/postgres/server.js';
import type { BenchOptions } from './options.js';
import { type BenchGroup, type BenchRow, percentile } from './row.js';
import { type WrittenSieges, writeSieges } from './siege-logs.js';
import { SIEGE_QUESTIONS } from './siege-questions.js';
import { Database } from './sqlite-driver.js';

const SIEGES = 100;
const SIZES = [10_000, 100_000];
const LOOKS = 500;
const WARM_UP = 20;
const LOOKS_MIN = 50;
const QUESTION_MS_MAX = 20_000;
const EXPORTED = 5;
const BYTES_OF_MIB = 2 ** 20;
const MEMORY_EVERY = 20;

/** A ledger and an empty read model of one kind of database, and all events of a stream by plain SQL. */
interface Stores {
  readonly ledger: Ledger;
  readonly database: ReadModelDatabase;
  readonly plain: (stream: string) => Promise<readonly { readonly data: string }[]>;
  /** Has the database look at its tables, as it does by itself within a minute. */
  readonly lookedAt: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const STORES: Readonly<Record<string, () => Promise<Stores>>> = { sqlite: onSqlite, postgres: onPostgres };
const TITLES: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/**
 * The calendar of sieges: rebuild, feed, export, and what questions cost, each beside its floor, the same rows by plain
 * SQL. `--sizes 10000,1000000` and `--stores sqlite,postgres` choose.
 */
export async function siegesBench({
  sizes = SIZES,
  stores = ['sqlite'],
}: BenchOptions): Promise<readonly BenchGroup[]> {
  const groups: BenchGroup[] = [];
  for (const store of stores) {
    const open = STORES[store];
    if (!open) throw new Error(`no store ${store}; there are ${Object.keys(STORES).join(', ')}`);
    const rows: BenchRow[] = [];
    for (const events of sizes) {
      const opened = await open();
      try {
        rows.push(...(await measure(opened, events)));
      } finally {
        await opened.close();
      }
    }
    groups.push({ title: `The calendar of ${SIEGES} sieges on ${TITLES[store] ?? store}, by events`, rows });
  }
  return groups;
}

async function measure({ ledger, database, plain, lookedAt }: Stores, events: number): Promise<readonly BenchRow[]> {
  const began = performance.now();
  const sieges = await writeSieges(ledger, SIEGES, events);
  const note = `${sieges.events.toLocaleString('en-GB')} events, ${sieges.days} days a siege`;
  const rows: BenchRow[] = [];
  // A run of a million events takes minutes, so each step is told when it is done.
  const done = (step: string): void =>
    console.error(`${note}: ${step} after ${Math.round((performance.now() - began) / 1000)} s`);
  done('written');
  for (const [step, make] of [
    ['rebuilt', () => rebuildRows(ledger, database, sieges, note, plain)],
    ['fed', () => feedRows(ledger, sieges, note, plain)],
    ['exported', () => exportRows(ledger, sieges, note, plain)],
    ['asked', () => questionRows(database, sieges, note)],
  ] as const) {
    rows.push(...(await make()));
    if (step === 'rebuilt') await lookedAt();
    done(step);
  }
  return rows;
}

/** A rebuild, and the most memory that the process has in it; their floors: reading the events, and before it. */
async function rebuildRows(
  ledger: Ledger,
  database: ReadModelDatabase,
  { ids, events }: WrittenSieges,
  note: string,
  plain: Stores['plain'],
): Promise<readonly BenchRow[]> {
  const before = memoryNow();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, memoryNow())), MEMORY_EVERY);
  const started = performance.now();
  await rebuild(ledger, SHELVES, database);
  const rebuilt = rate(events, started);
  clearInterval(look);
  most = Math.max(most, memoryNow());
  const memory = { name: 'before it', value: before, ratios: [most / before] };
  return [
    beside('rebuild', rebuilt, 'events/s', note, await readingRate(ids, events, plain)),
    { name: 'memory of the process while it rebuilds, at most', value: most, unit: 'MiB', note, floor: memory },
  ];
}

function memoryNow(): number {
  return process.memoryUsage.rss() / BYTES_OF_MIB;
}

/** How many events a second are read, all rows of all streams by plain SQL. */
async function readingRate(ids: readonly string[], events: number, plain: Stores['plain']): Promise<number> {
  const started = performance.now();
  for (const id of ids) await plain(siegeStream(id));
  return rate(events, started);
}

/** The whole ledger by the feed of a reader without a key; its floor: all rows of all streams by plain SQL. */
async function feedRows(
  ledger: Ledger,
  { ids, events }: WrittenSieges,
  note: string,
  plain: Stores['plain'],
): Promise<readonly BenchRow[]> {
  const rulebooks = { game: SHELVES.games, siege: SHELVES.sieges };
  const feed = new EventFeed({
    ...{ store: ledger, ledger, rulebooks, keys: KEY_RING, setAside: new SetAsideStreams() },
    arbiterOf: () => Promise.resolve(null),
  });
  const stop = new AbortController();
  const began = performance.now();
  for await (const entry of feed.entries({ key: null, filter: {}, after: null }, stop.signal)) {
    if (entry.kind === 'mark' && entry.isEnd) break;
  }
  const shown = rate(events, began);
  stop.abort();
  return [beside('feed', shown, 'events/s', note, await readingRate(ids, events, plain))];
}

/** Exports of some sieges; their floor: the data of the same rows by plain SQL. */
async function exportRows(
  ledger: Ledger,
  { ids }: WrittenSieges,
  note: string,
  plain: Stores['plain'],
): Promise<readonly BenchRow[]> {
  const some = ids.slice(0, EXPORTED);
  let bytes = 0;
  const began = performance.now();
  for (const id of some) {
    for await (const line of exportGame(ledger, SIEGE_RULEBOOKS, id)) bytes += line.length;
  }
  const exported = rate(bytes / 1e6, began);
  const started = performance.now();
  for (const id of some) await plain(siegeStream(id));
  return [beside('export', exported, 'MB/s', note, rate(bytes / 1e6, started))];
}

/** Questions and their floors in turn: so both meet the same machine. */
async function questionRows(
  { reader }: ReadModelDatabase,
  { ids, days }: WrittenSieges,
  note: string,
): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, { ask, floor }] of Object.entries(SIEGE_QUESTIONS)) {
    const [times, floors]: [number[], number[]] = [[], []];
    const began = performance.now();
    for (let look = -WARM_UP; look < LOOKS; look += 1) {
      // On a slow machine fewer looks must do, or a run would not end.
      if (look >= LOOKS_MIN && performance.now() - began > QUESTION_MS_MAX) break;
      const lot = Math.abs(look * 37);
      const asked = { source: reader, siege: ids[lot % ids.length] ?? '', day: 1 + (lot % days) };
      const [first, second] = [await timed(() => ask(asked)), await timed(() => floor(asked))];
      if (look < 0) continue;
      times.push(first);
      floors.push(second);
    }
    for (const list of [times, floors]) list.sort((one, other) => one - other);
    for (const [label, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const) {
      const value = percentile(times, share);
      rows.push(beside(`${name}, ${label}`, value, 'ms', note, percentile(floors, share)));
    }
  }
  return rows;
}

function beside(name: string, value: number, unit: string, note: string, floor: number): BenchRow {
  return { name, value, unit, note, floor: { name: 'plain SQL', value: floor, ratios: [value / floor] } };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function rate(count: number, started: number): number {
  return (count * 1000) / (performance.now() - started);
}

async function onSqlite(): Promise<Stores> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const file = join(folder, 'ledger.sqlite');
  const ledger = await openLedger({ kind: 'sqlite', file });
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'read-model.sqlite') });
  const db = new Database(file, { readonly: true });
  const rows = db.prepare('SELECT * FROM events WHERE stream = ? ORDER BY revision');
  return {
    ...{ ledger, database },
    plain: (stream) => Promise.resolve(rows.all(stream) as { readonly data: string }[]),
    lookedAt: () => Promise.resolve(),
    close: async () => {
      db.close();
      await database.close();
      await ledger.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function onPostgres(): Promise<Stores> {
  const server = await startPostgres();
  const url = await server.newDatabase();
  const ledger = await openLedger({ kind: 'postgres', url });
  const database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() });
  const client = new Client({ connectionString: url });
  await client.connect();
  const text = 'SELECT * FROM herald_ledger.events WHERE stream = $1 ORDER BY revision';
  return {
    ...{ ledger, database },
    plain: async (stream) => (await client.query<{ readonly data: string }>(text, [stream])).rows,
    lookedAt: async () => {
      await client.query('ANALYZE');
      await database.reader.query('ANALYZE');
    },
    close: async () => {
      await client.end();
      await database.close();
      await ledger.close();
      await server.stop();
    },
  };
}
