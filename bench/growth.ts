import { SHELVES } from '../src/library/rulesets.js';
import { rebuild } from '../src/projections/rebuild.js';
import { type WrittenGames, writeManyGames, writeOneGame } from './growth-logs.js';
import { firstLook, fastTime, orders, pages, pastBoards, timed } from './growth-questions.js';
import { GROWTH_STORES, type GrowthStore } from './growth-stores.js';
import type { BenchOptions } from './options.js';
import type { BenchGroup, BenchRow } from './row.js';
import { type BenchServer, startBenchServer } from './server.js';

const SIZES = [1000, 10_000, 100_000];
const TITLES: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const SHAPES = { 'one game': writeOneGame, 'games of 100 events': writeManyGames } as const;

/**
 * How everything grows with the number of events: in one game, and in games of 100 events each. The server runs in a
 * process of its own and is asked over HTTP. `--sizes 1000,1000000` and `--stores sqlite,postgres` choose.
 */
export async function growthBench({
  sizes = SIZES,
  stores = ['sqlite'],
}: BenchOptions): Promise<readonly BenchGroup[]> {
  const groups: BenchGroup[] = [];
  for (const store of stores) {
    const open = GROWTH_STORES[store];
    if (!open) throw new Error(`no store ${store}; there are ${Object.keys(GROWTH_STORES).join(', ')}`);
    for (const [shape, write] of Object.entries(SHAPES)) {
      const rows: BenchRow[] = [];
      for (const size of sizes) rows.push(...(await measure(await open(), (opened) => write(opened.ledger, size))));
      groups.push({ title: `Growth on ${TITLES[store] ?? store}: ${shape}`, rows: byName(rows) });
    }
  }
  return groups;
}

async function measure(
  store: GrowthStore,
  write: (store: GrowthStore) => Promise<WrittenGames>,
): Promise<readonly BenchRow[]> {
  try {
    const began = performance.now();
    const games = await write(store);
    const written = (games.events * 1000) / (performance.now() - began);
    const rebuiltMs = await timed(() => rebuild(store.ledger, SHELVES, store.database));
    await store.letGo();
    const note = `${games.events.toLocaleString('en-GB')} events`;
    const row = (name: string, value: number, unit: string): BenchRow => ({ name, value, unit, note });
    return [
      row('events written', written, 'events/s'),
      row('read model rebuilt', (games.events * 1000) / rebuiltMs, 'events/s'),
      ...(await withoutSnapshots(store, games, row)),
      ...(await withSnapshots(store, games, row)),
    ];
  } finally {
    await store.end();
  }
}

type Row = (name: string, value: number, unit: string) => BenchRow;

/** A server that finds no snapshot: it makes them all when the game is first looked at. */
async function withoutSnapshots(store: GrowthStore, games: WrittenGames, row: Row): Promise<readonly BenchRow[]> {
  const server = await startBenchServer(store.folder, store.settings);
  try {
    return [row('first look, no snapshot', await firstLook(server, games), 'ms')];
  } finally {
    await server.stop();
  }
}

async function withSnapshots(store: GrowthStore, games: WrittenGames, row: Row): Promise<readonly BenchRow[]> {
  const server = await startBenchServer(store.folder, store.settings);
  const started = 1000 * server.cpuSeconds();
  try {
    const atFirst = server.memory();
    await server.blockedMs();
    const asked = [
      ...(await orders(server, games)),
      ...(await pastBoards(server, games)),
      ...(await pages(server, games)),
    ];
    return [
      row('CPU of the server until it listens', started, 'ms'),
      row('memory after the start', atFirst, 'MiB'),
      ...asked.map((one) => row(one.name, fastTime(one), 'ms')),
      ...(await afterwards(server, row)),
    ];
  } finally {
    await server.stop();
  }
}

async function afterwards(server: BenchServer, row: Row): Promise<readonly BenchRow[]> {
  return [
    row('the event loop was blocked for, at most', await server.blockedMs(), 'ms'),
    row('memory at the end', server.memory(), 'MiB'),
  ];
}

/** The rows of one name together, so that each curve can be read down the page. */
function byName(rows: readonly BenchRow[]): readonly BenchRow[] {
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.flatMap((name) => rows.filter((row) => row.name === name));
}
