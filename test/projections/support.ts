import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Ledger, RecordedEvent } from '../../src/ledger/ledger.js';
import { SHELVES } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { KEY_RING } from '../../src/access/key-ring.js';
import { Accounts } from '../../src/play/accounts/accounts.js';
import { TournamentBooks } from '../../src/play/tournaments/tournaments.js';
import type { GameId } from '../../src/play/viewer.js';
import { openDatabase, type ReadModelDatabase } from '../../src/projections/database.js';
import { Freshness } from '../../src/projections/freshness.js';
import { Folds } from '../../src/projections/folds.js';
import { project } from '../../src/projections/project.js';
import { readCheckpoint } from '../../src/projections/checkpoint.js';
import { Projector } from '../../src/projections/projector.js';
import { ALL_ROWS } from '../../src/projections/rows/all-rows.js';
import { chosenOrder, Lots } from '../audit/bot.js';
import { realService } from '../audit/real-game.js';
import { memoryLedger, NOW, SPECTATOR } from '../play/support.js';
import { LONG, order, siegesOn, sourceFrom } from '../siege/support.js';

/** Where a test keeps its read models. */
export interface Shelf {
  open(): Promise<ReadModelDatabase>;
  /** A projector on the same tables as another one, as on a second server. */
  again(): Promise<ReadModelDatabase>;
  clear(): void;
}

export function sqliteShelf(): Shelf {
  const folder = mkdtempSync(join(tmpdir(), 'herald-read-model-'));
  let file = '';
  return {
    open() {
      file = join(folder, `${randomUUID()}.sqlite`);
      return openDatabase({ kind: 'sqlite', file });
    },
    again: () => openDatabase({ kind: 'sqlite', file }),
    clear: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The stores of one test: an empty ledger, and an empty read model of the shelf. */
export interface Stores {
  readonly shelf: Shelf;
  readonly ledger: Ledger;
  readonly database: ReadModelDatabase;
}

/** Opens empty stores before each test of a suite, and closes them after it. They are there once a test begins. */
export function storesForEach(): Stores {
  const shelf = sqliteShelf();
  const stores: { shelf: Shelf; ledger?: Ledger; database?: ReadModelDatabase } = { shelf };
  beforeEach(async () => {
    stores.ledger = await memoryLedger();
    stores.database = await shelf.open();
  });
  afterEach(async () => {
    await stores.database?.close();
    await stores.ledger?.close();
  });
  afterAll(() => {
    shelf.clear();
  });
  return stores as Stores;
}

/** Every table, row by row in the order of its key, as text. */
export async function dump(source: DataSource): Promise<string> {
  const tables: string[] = [];
  for (const row of ALL_ROWS) {
    const { tablePath, primaryColumns } = source.getMetadata(row);
    const order = primaryColumns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
    const table = tablePath
      .split('.')
      .map((name) => `"${name}"`)
      .join('.');
    const rows = await source.query<object[]>(`SELECT * FROM ${table} ORDER BY ${order}`);
    tables.push(`${row.name}\n${rows.map((one) => JSON.stringify(one)).join('\n')}`);
  }
  return tables.join('\n\n');
}

/** Opens a tournament, whose first organiser has an account. */
export async function organiseOne(ledger: Ledger): Promise<void> {
  const now = () => '2026-11-21T12:00:00Z';
  const people = new Accounts(ledger, KEY_RING, now);
  const { key } = await people.open({ name: 'Ann', label: 'desk' });
  await new TournamentBooks(ledger, people, now).open(key, { commandId: 'whitsun', name: 'Whitsun' });
}

/**
 * Begins a game of a shipped scenario, takes a seat, gives some orders drawn by lot, and claims an error in the last
 * one.
 */
export async function playSome(ledger: Ledger, seed: number, orders: number): Promise<GameId> {
  const lots = new Lots(seed);
  const games = realService(ledger, lots);
  const scenario = loadScenarios().get(seed % 2 === 0 ? 'tavern-brawl' : 'dawn-raid');
  if (!scenario) throw new Error('a scenario is missing');
  const { ruleset, setup } = scenario;
  const { game } = await games.create({ commandId: `projected-${seed}`, ruleset, setup });
  await games.seating.claim(game, 'red');
  for (let given = 0; ; given += 1) {
    const { position, revision, actors } = await games.see(game, SPECTATOR, NOW);
    // An order that waits for a decision cannot be claimed yet.
    if (actors.length === 0 || (given >= orders && position.pending.length === 0)) break;
    const { side } = lots.pick(actors);
    const viewer = { kind: 'seat', side } as const;
    const value = chosenOrder(position, side, await games.questions.legal(game, viewer), lots);
    const order = { kind: 'json', value } as const;
    const commandId = `order-${revision}`;
    await games.submit({ game, viewer, order, dice: { kind: 'server' }, expectedRevision: revision, commandId });
  }
  const { revision: at } = await games.head(game, SPECTATOR);
  for (const side of ['red', 'blue'] as const) {
    const parley = { kind: 'fileClaim', at, what: 'It cannot be.' } as const;
    await games.parley({ game, viewer: { kind: 'seat', side }, parley, commandId: `claim-of-${side}` });
  }
  return game;
}

/** Besieges a castle without scenarios for so many days, by lot; it ends with the last of them. */
export async function besiegeSome(ledger: Ledger, days: number): Promise<string> {
  const next = sourceFrom(days);
  const service = siegesOn(ledger, next);
  const setup = { ...LONG, scenarios: {}, lastDay: days };
  const { siege } = await service.sieges.create({ commandId: `besieged-${days}`, setup });
  for (;;) {
    const { stage } = (await service.sieges.see(siege, SPECTATOR, { kind: 'now' })).siege;
    if (stage === 'over') return siege;
    for (const side of ['attacker', 'defender'] as const) {
      const legal = await service.sieges.legal(siege, side);
      const chosen = legal[next(Math.max(1, legal.length))];
      if (chosen) await order(service, siege, side, chosen.order);
    }
  }
}

export async function allEvents(ledger: Ledger): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (;;) {
    const page = await ledger.readAll(events.at(-1)?.globalPosition ?? null);
    if (page.length === 0) return events;
    events.push(...page);
  }
}

/** Projects events as one batch, as the projector does. */
export async function projectOnce(
  ledger: Ledger,
  database: ReadModelDatabase,
  events: readonly RecordedEvent[],
): Promise<void> {
  const from = await readCheckpoint(database.reader.manager);
  const folds = new Folds(ledger, SHELVES);
  await database.transaction((manager) => project(manager, events, from, { folds }));
}

/** Runs a projector until nothing waits. */
export async function catchUp(ledger: Ledger, database: ReadModelDatabase): Promise<void> {
  const projector = projectorOn(ledger, database);
  projector.start();
  await allProjected(ledger, database);
  await projector.stop();
}

/** Until nothing waits, however much there is. */
export async function allProjected(ledger: Ledger, database: ReadModelDatabase): Promise<void> {
  const freshness = new Freshness(database.reader, ledger, 60_000);
  while ((await freshness.lag()).waiting) await freshness.ofAll();
}

export function projectorOn(ledger: Ledger, database: ReadModelDatabase, failed?: (error: unknown) => void): Projector {
  return new Projector(ledger, SHELVES, database, {
    projected: () => undefined,
    failed:
      failed ??
      ((error) => {
        throw error;
      }),
  });
}
