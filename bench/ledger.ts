import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Ledger } from '../src/ledger/ledger.js';
import { openLedger } from '../src/ledger/open.js';
import { Database } from './sqlite-driver.js';
import { BareClient } from '../test/ledger/kurrentdb/bare-client.js';
import { FakeKurrentServer } from '../test/ledger/kurrentdb/fake-server.js';
import { startPostgres } from '../test/ledger/postgres/server.js';
import { plainAppender, plainPostgres, plainSqlite } from './ledger-floors.js';
import { anAppend, appendsPerSecond, ledgerAppender, SAMPLE } from './ledger-rates.js';
import { BenchProcess } from './ledger-process.js';
import { besideFloor, type BenchGroup, type BenchRow } from './row.js';

/** Of a real server, so that nothing is written among its games. */
const BENCH_NAMESPACE = `bench${Date.now()}`;
const READ_EVENTS = 10_000;
/** Streams that are appended to at once. */
const MANY = 16;

type Appender = () => () => Promise<unknown>;
/** Reads the rows of a stream from a revision on, 1,000 of them, and looks at none. */
type ReadRows = (stream: string, from: number) => unknown;

/** Appends and reads per second on each store, each made ready, measured and ended in turn. */
export async function ledgerBench(): Promise<readonly BenchGroup[]> {
  return [await sqliteBench(), await postgresBench(), await kurrentBench()];
}

export async function sqliteBench(): Promise<BenchGroup> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const file = join(folder, 'ledger.sqlite');
  const ledger = await openLedger({ kind: 'sqlite', file });
  const plain = plainSqlite(join(folder, 'plain.sqlite'));
  const db = new Database(file, { readonly: true });
  const select = db.prepare('SELECT * FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT 1000');
  const insert = { name: 'one prepared insert a transaction', of: () => plainAppender(plain, SAMPLE) };
  const note = 'WAL, synchronous FULL: each append is on disk';
  const rows = [
    await appends(1, () => ledgerAppender(ledger), { ...insert, streams: 1 }, note),
    await appends(MANY, () => ledgerAppender(ledger), { ...insert, streams: 1 }, note),
    await reads(ledger, (stream, from) => select.all(stream, from)),
  ];
  db.close();
  await plain.close();
  await ledger.close();
  await rm(folder, { recursive: true });
  return { title: 'Ledger on SQLite', rows };
}

export async function postgresBench(): Promise<BenchGroup> {
  const server = await startPostgres();
  const url = await server.newDatabase();
  const ledger = await openLedger({ kind: 'postgres', url });
  const plain = await plainPostgres(url, MANY);
  const client = new Client({ connectionString: url });
  await client.connect();
  const text = 'SELECT * FROM herald_ledger.events WHERE stream = $1 AND revision >= $2 ORDER BY revision LIMIT 1000';
  const insert = { name: 'plain insert', of: () => plainAppender(plain, SAMPLE) };
  const note = 'a real server on the same machine, fsync on';
  const rows = [
    await appends(1, () => ledgerAppender(ledger), { ...insert, streams: 1 }, note),
    await appends(MANY, () => ledgerAppender(ledger), { ...insert, streams: MANY }, note),
    await reads(ledger, (stream, from) => client.query(text, [stream, from])),
    await twoServers(url),
  ];
  await client.end();
  await plain.close();
  await ledger.close();
  await server.stop();
  return { title: 'Ledger on PostgreSQL', rows };
}

/** Two processes on one database, beside one of them by itself. */
async function twoServers(url: string): Promise<BenchRow> {
  const servers = [await BenchProcess.start(url), await BenchProcess.start(url)];
  const [first] = servers;
  const row = await besideFloor({
    name: `appends of two servers, ${MANY} at a time each`,
    unit: 'appends/s',
    note: 'processes of their own',
    measure: async () => sum(await Promise.all(servers.map((server) => server.appendsPerSecond(MANY)))),
    floor: { name: 'one of the two servers', measure: () => first?.appendsPerSecond(MANY) ?? 0 },
  });
  for (const server of servers) server.stop();
  return row;
}

export async function kurrentBench(): Promise<BenchGroup> {
  const given = process.env['LEDGER_KURRENT_URL'] ?? '';
  const fake = given === '' ? await FakeKurrentServer.start() : undefined;
  const url = fake?.url ?? given;
  const ledger = await openLedger({ kind: 'kurrentdb', url, namespace: BENCH_NAMESPACE });
  const client = new BareClient(url, BENCH_NAMESPACE);
  const metadata = { version: 1, commandId: randomUUID(), actor: 'red', hash: '0'.repeat(64) };
  const note =
    fake === undefined
      ? `a real server; streams ${BENCH_NAMESPACE}.…`
      : "the real client and gRPC, the test suite's server in memory";
  const rows: BenchRow[] = [];
  for (const streams of [1, MANY, 50]) {
    const bare = { name: 'the bare client', of: () => client.appender({ ...SAMPLE }, metadata), streams };
    rows.push(await appends(streams, () => ledgerAppender(ledger), bare, note));
  }
  await client.close();
  await ledger.close();
  fake?.stop();
  return { title: 'Ledger on KurrentDB', rows };
}

function appends(
  streams: number,
  appender: Appender,
  floor: { readonly name: string; readonly of: Appender; readonly streams: number },
  note: string,
): Promise<BenchRow> {
  return besideFloor({
    name: `appends, ${streams} at a time`,
    unit: 'appends/s',
    note,
    measure: () => appendsPerSecond(streams, appender),
    floor: {
      name: `${floor.name}, ${floor.streams} at a time`,
      measure: () => appendsPerSecond(floor.streams, floor.of),
    },
  });
}

/** Reads of a stream page by page with its chain checked, beside its rows as the driver gives them. */
async function reads(ledger: Ledger, readRows: ReadRows): Promise<BenchRow> {
  const stream = `bench-${randomUUID()}`;
  for (let written = 0; written < READ_EVENTS; written += 1000) await ledger.append(anAppend(stream, 1000));
  return besideFloor({
    name: 'events read and verified',
    unit: 'events/s',
    measure: () => eventsPerSecond((from) => ledger.readStream(stream, { from })),
    floor: { name: 'the same rows, unchecked', measure: () => eventsPerSecond((from) => readRows(stream, from)) },
  });
}

async function eventsPerSecond(readPage: (from: number) => unknown): Promise<number> {
  const started = performance.now();
  for (let from = 0; from < READ_EVENTS; from += 1000) await readPage(from);
  return (READ_EVENTS * 1000) / (performance.now() - started);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
