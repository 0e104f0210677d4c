import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { KEY_RING } from '../src/access/key-ring.js';
import type { Dice } from '../src/engine/dice/dice.js';
import { SIEGE } from '../src/engine/siege/game.js';
import type { SiegeEvent } from '../src/engine/siege/events.js';
import { SIEGE_SIDES, type Siege } from '../src/engine/siege/siege.js';
import type { SiegeSetup } from '../src/engine/siege/setup.js';
import { siegeStream } from '../src/ledger/game-stream.js';
import { anyRevision, type Ledger } from '../src/ledger/ledger.js';
import { openLedger } from '../src/ledger/open.js';
import { SetAsideStreams } from '../src/ledger/set-aside.js';
import { SHELVES } from '../src/library/rulesets.js';
import { EventFeed } from '../src/play/feed/event-feed.js';
import { openDatabase } from '../src/projections/database.js';
import { daysPage } from '../src/projections/read/siege-days.js';
import { timelinePage } from '../src/projections/read/siege-events.js';
import { instantIn } from '../src/projections/read/siege-instant.js';
import { seriesOfSiege } from '../src/projections/read/siege-series.js';
import { changesBetween, thingAt, thingsAt } from '../src/projections/read/siege-things.js';
import { rebuild } from '../src/projections/rebuild.js';
import type { BenchGroup, BenchRow } from './row.js';

const SIEGES = 100;
const SIZES = [10_000, 100_000];
const LOOKS = 300;
const PAGE = { limit: 50 } as const;
const THING = { kind: 'target', name: 'K6' } as const;

const SETUP: SiegeSetup = {
  title: 'A leaguer to be measured',
  dayDefinition: 'siegeDays',
  options: { building: true, defenderRepairsOnAttackerDays: true, nights: true },
  targets: Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`K${index + 1}`, index === 5 ? 'castleTower' : 'castleWall'] as const),
  ),
  moat: { L1: 'moat', L2: 'moat', L3: 'underDrawbridge' },
  engines: { T1: { kind: 'trebuchet' }, T2: { kind: 'trebuchet' }, M1: { kind: 'mangonel' } },
  fighters: Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `Man${index}`,
      { side: index % 2 === 0 ? 'attacker' : 'defender', engineer: true, wounded: true } as const,
    ]),
  ),
  deliveries: Array.from({ length: 50 }, (_, index) => ({ day: 2 + index, side: 'defender', goods: { arrows: 10 } })),
};

/** The calendar of sieges on SQLite: what questions cost, and beside them the floor, the same rows by plain SQL. */
export async function siegesBench(): Promise<readonly BenchGroup[]> {
  const rows: BenchRow[] = [];
  for (const events of SIZES) rows.push(...(await measure(events)));
  return [{ title: `The calendar of ${SIEGES} sieges on SQLite, by events`, rows }];
}

async function measure(events: number): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const ledger = await openLedger({ kind: 'sqlite', file: join(folder, 'ledger.sqlite') });
  const sieges: string[] = [];
  let written = 0;
  for (let number = 0; number < SIEGES; number += 1) {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    written += await besiege(ledger, id, events / SIEGES, number);
    sieges.push(id);
  }
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'read-model.sqlite') });
  const started = performance.now();
  await rebuild(ledger, SHELVES, database);
  const rebuilt = (written * 1000) / (performance.now() - started);
  const note = `${written.toLocaleString('en-GB')} events`;
  const rows: BenchRow[] = [{ name: 'rebuild', value: rebuilt, unit: 'events/s', note }];
  rows.push(...(await feedRows(ledger, written, note)));
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const times: number[] = [];
    for (let look = -20; look < LOOKS; look += 1) {
      const siege = sieges[Math.abs(look * 37) % SIEGES] ?? '';
      const before = performance.now();
      await ask(database.reader, siege, look);
      if (look >= 0) times.push(performance.now() - before);
    }
    times.sort((a, b) => a - b);
    rows.push({ name: `${name}, p50`, value: times[Math.floor(LOOKS * 0.5)] ?? Number.NaN, unit: 'ms', note });
    rows.push({ name: `${name}, p99`, value: times[Math.floor(LOOKS * 0.99)] ?? Number.NaN, unit: 'ms', note });
  }
  await database.close();
  await ledger.close();
  await rm(folder, { recursive: true });
  return rows;
}

/** The whole ledger by the feed of a reader without a key, and its floor: the same pages as the ledger gives them. */
async function feedRows(ledger: Ledger, written: number, note: string): Promise<readonly BenchRow[]> {
  const rulebooks = { game: SHELVES.games, siege: SHELVES.sieges };
  const feed = new EventFeed({ store: ledger, ledger, rulebooks, keys: KEY_RING, setAside: new SetAsideStreams() });
  const stop = new AbortController();
  const began = performance.now();
  for await (const entry of feed.entries({ key: null, filter: {}, after: null }, stop.signal)) {
    if (entry.kind === 'mark' && entry.isEnd) break;
  }
  const shown = (written * 1000) / (performance.now() - began);
  stop.abort();
  const started = performance.now();
  for (let { last } = await ledger.upkeep.readSound(null); last !== null;) {
    ({ last } = await ledger.upkeep.readSound(last));
  }
  const read = (written * 1000) / (performance.now() - started);
  return [
    { name: 'feed', value: shown, unit: 'events/s', note },
    { name: 'feed, floor', value: read, unit: 'events/s', note },
  ];
}

type Question = (source: DataSource, siege: string, look: number) => Promise<unknown>;

const DAY = 2;
const STATE = 'siege = ? AND kind = ? AND name = ?';

/** Each question, and its floor. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  'a thing as of a day': async (source, siege, look) => {
    const { revision } = await instantIn(source, siege, { kind: 'day', day: 1 + (Math.abs(look) % DAY), part: null });
    return thingAt(source, siege, THING, revision);
  },
  'a thing as of a day, floor': async (source, siege, look) => {
    const moment = 4 * (1 + (Math.abs(look) % DAY)) + 3;
    const part = 'SELECT last_revision FROM siege_parts WHERE siege = ? AND moment <= ? ORDER BY moment DESC LIMIT 1';
    const state = `SELECT * FROM siege_states WHERE ${STATE} AND revision <= (${part}) ORDER BY revision DESC LIMIT 1`;
    return source.query<object[]>(state, [siege, THING.kind, THING.name, siege, moment]);
  },
  'everything as of a day': async (source, siege, look) => {
    const { revision } = await instantIn(source, siege, { kind: 'day', day: 1 + (Math.abs(look) % DAY), part: null });
    return thingsAt(source, siege, {}, revision, { limit: 200 });
  },
  'everything as of a day, floor': (source, siege) =>
    source.query(
      'SELECT s.* FROM siege_things t JOIN siege_states s ON s.siege = t.siege AND s.kind = t.kind AND s.name = t.name ' +
        'AND s.revision = (SELECT MAX(l.revision) FROM siege_states l WHERE l.siege = t.siege AND l.kind = t.kind ' +
        'AND l.name = t.name AND l.revision <= 60) WHERE t.siege = ? ORDER BY t.kind, t.name',
      [siege],
    ),
  'a page of a timeline': (source, siege) =>
    timelinePage(source, siege, THING, {}, { ...PAGE, direction: 'backwards' }),
  'a page of a timeline, floor': (source, siege) =>
    source.query(
      'SELECT e.* FROM siege_subjects s JOIN siege_events e ON e.siege = s.siege AND e.revision = s.revision ' +
        `WHERE s.siege = ? AND s.kind = ? AND s.name = ? ORDER BY s.revision DESC LIMIT ${PAGE.limit}`,
      [siege, THING.kind, THING.name],
    ),
  'what changed between two days': async (source, siege) => {
    const from = await instantIn(source, siege, { kind: 'day', day: 1, part: null });
    const to = await instantIn(source, siege, { kind: 'now' });
    return changesBetween(source, siege, {}, { from: from.revision, to: to.revision }, { limit: 200 });
  },
  'what changed between two days, floor': (source, siege) =>
    source.query(
      'SELECT t.kind, t.name, a.state AS was, b.state AS is_now FROM siege_things t LEFT JOIN siege_states a ' +
        'ON a.siege = t.siege AND a.kind = t.kind AND a.name = t.name AND a.revision = (SELECT MAX(l.revision) ' +
        'FROM siege_states l WHERE l.siege = t.siege AND l.kind = t.kind AND l.name = t.name AND l.revision <= 20) ' +
        'JOIN siege_states b ON b.siege = t.siege AND b.kind = t.kind AND b.name = t.name AND b.until_revision IS NULL ' +
        "WHERE t.siege = ? AND COALESCE(a.state, '') <> b.state",
      [siege],
    ),
  'a page of days': (source, siege) => daysPage(source, siege, {}, PAGE),
  'statistics of a whole siege': (source, siege) => seriesOfSiege(source, siege, {}),
  'statistics of a whole siege, floor': async (source, siege) => {
    await source.query('SELECT * FROM siege_parts WHERE siege = ? ORDER BY moment', [siege]);
    await source.query(
      'SELECT day, purpose, faces, COUNT(*), SUM(value) FROM siege_dice WHERE siege = ? GROUP BY day, purpose, faces',
      [siege],
    );
  },
};

/** Writes a siege of some events into the ledger: whatever is legal, drawn by lot. */
async function besiege(ledger: Ledger, id: string, events: number, seed: number): Promise<number> {
  let lots = seed + 1;
  const draw = (bound: number): number => {
    lots = (Math.imul(lots, 1664525) + 1013904223) >>> 0;
    return Math.floor(lots / 65536) % bound;
  };
  const dice: Dice = { roll: (request) => ({ ...request, value: 1 + draw(request.faces), source: 'server' }) };
  const created = SIEGE.create(SETUP);
  if (!created.ok) throw new Error(created.refusal.because);
  const all: (readonly SiegeEvent[])[] = [created.value];
  let state = created.value.reduce<Siege | null>((before, event) => SIEGE.evolve(before, event), null);
  let count = created.value.length;
  while (state && count < events) {
    const side = SIEGE_SIDES[draw(2)] ?? 'attacker';
    const legal = SIEGE.legal(state, side);
    const chosen = legal[draw(Math.max(1, legal.length))];
    const done = chosen && SIEGE.decide(state, side, chosen.order, dice);
    if (!done?.ok) continue;
    all.push(done.events);
    count += done.events.length;
    state = done.position;
  }
  const stream = siegeStream(id);
  const metadata = { recordedAt: '2026-11-23T12:00:00Z', actor: 'service:create' };
  for (let from = 0; from < all.length; from += 20) {
    const batch = all.slice(from, from + 20).flat();
    const newEvents = batch.map(({ type, data }) => ({ type, data, version: 1 }));
    await ledger.append({ stream, expected: anyRevision, commandId: `${id}-${from}`, metadata, events: newEvents });
  }
  return count;
}
