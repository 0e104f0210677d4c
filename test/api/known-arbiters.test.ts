import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { knownArbiters } from '../../src/api/known-arbiters.js';
import { CorruptedEvent } from '../../src/ledger/errors.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { Lots } from '../audit/bot.js';
import { realService } from '../audit/real-game.js';
import { memoryLedger } from '../play/support.js';
import { catchUp, sqliteShelf } from '../projections/support.js';

const MAUD = { name: 'Maud', keyHash: 'a'.repeat(64) };
const ODO = { name: 'Odo', keyHash: 'b'.repeat(64) };
const RED = { kind: 'seat', side: 'red' } as const;
const BLUE = { kind: 'seat', side: 'blue' } as const;

describe('the arbiter of a game, as the feed asks for him', () => {
  const shelf = sqliteShelf();
  let ledger: Ledger;
  let database: ReadModelDatabase;
  let loaded: string[];

  beforeEach(async () => {
    ledger = await memoryLedger();
    database = await shelf.open();
    loaded = [];
  });
  afterEach(async () => {
    await database.close();
    await ledger.close();
  });
  afterAll(() => {
    shelf.clear();
  });

  const games = () => realService(ledger, new Lots(1));
  const arbiterOf = (id: string, from: Pick<Ledger, 'readStream'> = ledger) => {
    const load = (game: string) => {
      loaded.push(game);
      return Promise.resolve('loaded');
    };
    return knownArbiters({ ledger: from, reader: database.reader, load })(id);
  };

  async function created(arbiter?: typeof MAUD): Promise<string> {
    const scenario = loadScenarios().get('tavern-brawl');
    if (!scenario) throw new Error('a scenario is missing');
    const { ruleset, setup } = scenario;
    return (await games().create({ commandId: randomUUID(), ruleset, setup, ...(arbiter ? { arbiter } : {}) })).game;
  }

  it('is found in the read model, and no game is loaded', async () => {
    const [judged, free] = [await created(MAUD), await created()];
    await catchUp(ledger, database);
    expect([await arbiterOf(judged), await arbiterOf(free), await arbiterOf(randomUUID())]).toEqual([
      MAUD.keyHash,
      null,
      null,
    ]);
    expect(loaded).toEqual([]);
  });

  it('is asked of the game itself while it is ahead of the read model, so that nobody of before is still one', async () => {
    const game = await created(MAUD);
    expect(await arbiterOf(game)).toBe('loaded');
    await catchUp(ledger, database);
    for (const viewer of [RED, BLUE]) {
      await games().parley({ game, viewer, commandId: randomUUID(), parley: { kind: 'proposeArbiter', ...ODO } });
    }
    expect(await arbiterOf(game)).toBe('loaded');
    expect(loaded).toEqual([game, game]);
    await catchUp(ledger, database);
    expect(await arbiterOf(game)).toBe(ODO.keyHash);
    expect(loaded).toHaveLength(2);
  });

  it('is nobody where the game is damaged', async () => {
    const game = await created(MAUD);
    await catchUp(ledger, database);
    const readStream = () => Promise.reject(new CorruptedEvent(`game-${game}`, 0, 'its hash differs'));
    expect(await arbiterOf(game, { readStream })).toBeNull();
    expect(loaded).toEqual([]);
  });
});
