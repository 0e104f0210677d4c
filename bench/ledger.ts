import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ledger } from '../src/ledger/ledger.js';
import { openLedger } from '../src/ledger/open.js';
import { BareClient } from '../test/ledger/kurrentdb/bare-client.js';
import { FakeKurrentServer } from '../test/ledger/kurrentdb/fake-server.js';
import { startPostgres } from '../test/ledger/postgres/server.js';
import { median } from './row.js';
import type { BenchGroup, BenchRow } from './row.js';

/** Of a real server, so that nothing is written among its games. */
const BENCH_NAMESPACE = `bench${Date.now()}`;
const SAMPLE = { unit: 'Richard', path: ['L10', 'L9', 'K9'], facing: 'K9/K8', mp: { spent: 3, left: 5 } };
const RUNS = 3;
const RUN_MS = 1000;
const READ_EVENTS = 10_000;

/** Appends and reads per second on each store, each made ready, measured and ended in turn. */
export async function ledgerBench(): Promise<readonly BenchGroup[]> {
  return [await sqliteBench(), await postgresBench(), await kurrentBench()];
}

async function sqliteBench(): Promise<BenchGroup> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const ledger = await openLedger({ kind: 'sqlite', file: join(folder, 'ledger.sqlite') });
  const rows = await measure(ledger, 'WAL, synchronous FULL: each append is on disk');
  await ledger.close();
  await rm(folder, { recursive: true });
  return { title: 'Ledger on SQLite', rows };
}

async function postgresBench(): Promise<BenchGroup> {
  const server = await startPostgres();
  const ledger = await openLedger({ kind: 'postgres', url: await server.newDatabase() });
  const rows = await measure(ledger, 'a real server on the same machine, fsync on');
  await ledger.close();
  await server.stop();
  return { title: 'Ledger on PostgreSQL', rows };
}

async function kurrentBench(): Promise<BenchGroup> {
  const given = process.env['LEDGER_KURRENT_URL'] ?? '';
  const fake = given === '' ? await FakeKurrentServer.start() : undefined;
  const url = fake?.url ?? given;
  const ledger = await openLedger({ kind: 'kurrentdb', url, namespace: BENCH_NAMESPACE });
  const note =
    fake === undefined
      ? `a real server; streams ${BENCH_NAMESPACE}.…`
      : "the real client and gRPC, the test suite's server in memory";
  const rows = [...(await bareRows(url)), ...(await measure(ledger, note, [1, 10, 50]))];
  await ledger.close();
  fake?.stop();
  return { title: 'Ledger on KurrentDB', rows };
}

/** The speed of the same server with the client alone, for comparison. */
async function bareRows(url: string): Promise<readonly BenchRow[]> {
  const client = new BareClient(url, BENCH_NAMESPACE);
  const data = { ...SAMPLE };
  const metadata = { version: 1, commandId: randomUUID(), actor: 'red', hash: '0'.repeat(64) };
  const rows: BenchRow[] = [];
  for (const streams of [1, 10, 50]) {
    const value = await medianRate(streams, () => client.appender(data, metadata));
    rows.push({ name: `appends of the bare client, ${streams} at a time`, value, unit: 'appends/s' });
  }
  await client.close();
  return rows;
}

async function measure(ledger: Ledger, note: string, atOnce = [1, 10]): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const streams of atOnce) {
    const value = await medianRate(streams, () => {
      const stream = `bench-${randomUUID()}`;
      return () => ledger.append(anAppend(stream, 1));
    });
    rows.push({ name: `appends, ${streams} at a time`, value, unit: 'appends/s', note });
  }
  rows.push({ name: 'events read and verified', value: await readsPerSecond(ledger), unit: 'events/s' });
  return rows;
}

async function medianRate(streams: number, appender: () => () => Promise<unknown>): Promise<number> {
  const rates: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) rates.push(await appendsPerSecond(streams, appender));
  // The first run warms up.
  return median(rates.slice(1));
}

/** Appends of one event, so many streams at a time, each append after the one before it in its stream. */
async function appendsPerSecond(streams: number, appender: () => () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const counts = await Promise.all(
    Array.from({ length: streams }, async () => {
      const append = appender();
      let count = 0;
      for (; performance.now() - started < RUN_MS; count += 1) await append();
      return count;
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function readsPerSecond(ledger: Ledger): Promise<number> {
  const stream = `bench-${randomUUID()}`;
  for (let written = 0; written < READ_EVENTS; written += 1000) await ledger.append(anAppend(stream, 1000));
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    for (let from = 0; from < READ_EVENTS; from += 1000) await ledger.readStream(stream, { from });
    rates.push((READ_EVENTS * 1000) / (performance.now() - started));
  }
  return median(rates);
}

function anAppend(stream: string, count: number): Parameters<Ledger['append']>[0] {
  return {
    stream,
    expected: { kind: 'any' },
    commandId: randomUUID(),
    metadata: { recordedAt: '2026-11-21T12:00:00.000Z', actor: 'red' },
    events: Array.from({ length: count }, () => ({ type: 'UnitMoved', version: 1, data: SAMPLE })),
  };
}
