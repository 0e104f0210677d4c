import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { replay } from '../../src/engine/game/replay.js';
import { fingerprint } from '../../src/engine/position/fingerprint.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import { BOARD_KEEPING } from '../../src/engine/game/keeping.js';
import { but, memoryLedger, newGame, NOW, order, play, RED, serviceOn, SPECTATOR } from './support.js';
import { TINY_BOOK, tinySetup } from './tiny.js';

const ORDERS = 120;
const INTERVAL = 20;
const SCHEMA = 'tiny@1+fold9';

async function played(snapshotInterval: number = INTERVAL) {
  const ledger = await memoryLedger();
  const games = serviceOn(ledger, { snapshotInterval });
  const game = await newGame(games);
  await play(games, game, ORDERS);
  const log = await ledger.readStream(gameStream(game));
  return { ledger, games, game, log, last: log.length - 1 };
}

describe('seeing a game', () => {
  it('at any event equals a replay from the beginning, with and without snapshots, fresh and warm', async () => {
    const { ledger, games, game, log } = await played();
    const none = but(ledger, { loadSnapshot: () => Promise.resolve(null), saveSnapshot: () => Promise.resolve() });
    const services = [games, serviceOn(ledger, { snapshotInterval: INTERVAL }), serviceOn(none)];
    const revisions = fc.array(fc.nat(log.length - 1), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(revisions, fc.constantFrom(...services), async (asked, service) => {
        for (const revision of asked) {
          const seen = await service.see(game, SPECTATOR, { kind: 'revision', revision });
          const expected = replay(TINY_BOOK.ruleset, log.slice(0, revision + 1));
          expect(seen.revision).toBe(revision);
          expect(seen.position).toEqual(expected);
          expect(seen.fingerprint).toBe(expected && fingerprint(expected));
        }
      }),
    );
  });

  it('at the end of each turn shows the position whose fingerprint the turn left', async () => {
    const { ledger, game, log } = await played(5);
    const games = serviceOn(ledger, { snapshotInterval: 5 });
    const ends = log.flatMap((event) => (event.type === 'PlayerTurnEnded' ? [event] : []));
    expect(ends).toHaveLength(ORDERS / 5);
    for (const { revision, data } of ends) {
      const { gameTurn, side } = data as { gameTurn: number; side: string };
      const seen = await games.see(game, SPECTATOR, { kind: 'turnEnd', gameTurn, side });
      expect(seen.revision).toBe(revision);
    }
  });

  it.each([
    ['a revision beyond the end', { kind: 'revision', revision: 10_000 }],
    ['a revision before the beginning', { kind: 'revision', revision: -1 }],
    ['half a revision', { kind: 'revision', revision: 0.5 }],
    ['a turn that has not come', { kind: 'turnEnd', gameTurn: 999, side: 'red' }],
    ['a turn that has not ended', { kind: 'turnEnd', gameTurn: 13, side: 'red' }],
    ['turn 0', { kind: 'turnEnd', gameTurn: 0, side: 'red' }],
  ] as const)('at %s is no such instant', async (_what, at) => {
    const { games, game, last } = await played();
    await expect(games.see(game, SPECTATOR, at)).rejects.toMatchObject({
      type: 'noSuchInstant',
      at,
      lastRevision: last,
    });
  });

  it('a side that the game does not have has no turns that are still to come', async () => {
    const { games, game } = await played();
    for (const gameTurn of [0, 2, 999]) {
      const seen = games.see(game, SPECTATOR, { kind: 'turnEnd', gameTurn, side: 'green' });
      await expect(seen).rejects.toMatchObject({ type: 'noSuchSide', message: expect.stringMatching(/are \w+, \w+$/) });
    }
  });

  it('shares the boards between positions, and between games on the same boards', async () => {
    const { games, game } = await played();
    const now = await games.see(game, SPECTATOR, NOW);
    const then = await games.see(game, SPECTATOR, { kind: 'revision', revision: 50 });
    const other = await games.see(await newGame(games), SPECTATOR, NOW);
    expect(then.position.ground).toBe(now.position.ground);
    expect(other.position.ground).toBe(now.position.ground);
    expect(then.position.units['Ada']?.sheet).toBe(now.position.units['Ada']?.sheet);
  });

  it('shows its title, its actors and the events with a line each', async () => {
    const { games, game } = await played();
    expect(await games.see(game, RED, NOW)).toMatchObject({
      title: 'Two on a field',
      actors: [{ side: 'red', role: 'turn' }],
    });
    const events = await games.events(game, RED, 3, 2);
    expect(events).toMatchObject([
      { revision: 3, text: 'OrderGiven' },
      { revision: 4, text: 'UnitWent' },
    ]);
  });
});

describe('snapshots', () => {
  it('keep the fingerprint, and leave out boards and counters', async () => {
    const { games, game } = await played();
    const { position } = await games.see(game, SPECTATOR, NOW);
    const setup = { ...tinySetup(), ground: position.ground };
    const units = setup.units.map((unit) => ({ ...unit, sheet: position.units[unit.id]?.sheet ?? unit.sheet }));
    const text = BOARD_KEEPING.write(position, { ...setup, units });
    expect(text).not.toMatch(/boards|classes/);
    expect(fingerprint(BOARD_KEEPING.read(text, setup))).toBe(fingerprint(position));
  });

  it('are kept once an interval', async () => {
    const { ledger, game, last } = await played();
    const found: number[] = [];
    for (let at = last; at > 0; at = (found.at(-1) ?? 0) - 1) {
      const snapshot = await ledger.loadSnapshot(gameStream(game), SCHEMA, at);
      if (!snapshot) break;
      found.push(snapshot.revision);
    }
    expect(found).toHaveLength(Math.floor((last + 1) / INTERVAL));
    expect(found.every((revision) => (revision + 1) % INTERVAL < 2)).toBe(true);
  });

  it('bound how many events a past board needs', async () => {
    const { ledger, game } = await played();
    const read: number[] = [];
    const counting = but(ledger, {
      readStream: async (stream, reading) => {
        const events = await ledger.readStream(stream, reading);
        read.push(events.length);
        return events;
      },
    });
    const games = serviceOn(counting, { snapshotInterval: INTERVAL });
    await games.see(game, SPECTATOR, NOW);
    read.length = 0;
    await games.see(game, SPECTATOR, { kind: 'revision', revision: 130 });
    expect(read.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(INTERVAL + 2);
    read.length = 0;
    await games.see(game, SPECTATOR, { kind: 'revision', revision: 130 });
    expect(read).toEqual([0]);
  });

  it('that cannot be kept are reported, and the order stands', async () => {
    const ledger = await memoryLedger();
    const failing = but(ledger, { saveSnapshot: () => Promise.reject(new Error('disk full')) });
    const reported: unknown[] = [];
    const report = (game: string, error: unknown) => void reported.push([game, error]);
    const incidents = { snapshotFailed: report, restHeldUp: report };
    const games = serviceOn(failing, { snapshotInterval: 2, incidents });
    const game = await newGame(games);
    expect(await order(games, game, { type: 'Throw', unit: 'Ada' })).toMatchObject({ kind: 'accepted', revision: 2 });
    expect(reported).toEqual([[game, new Error('disk full')]]);
  });

  it('of another history are passed over', async () => {
    const { ledger, game } = await played();
    const lying = but(ledger, {
      loadSnapshot: async (stream, schema, at) => {
        const snapshot = await ledger.loadSnapshot(stream, schema, at);
        return snapshot && { ...snapshot, hash: 'f'.repeat(64), state: snapshot.state.replace('B2', 'Z9') };
      },
    });
    const honest = await serviceOn(ledger).see(game, SPECTATOR, { kind: 'revision', revision: 111 });
    const seen = await serviceOn(lying).see(game, SPECTATOR, { kind: 'revision', revision: 111 });
    expect(seen.fingerprint).toBe(honest.fingerprint);
  });

  it('are made again while a game without any is loaded', async () => {
    const { ledger, game, last } = await played(1_000_000);
    expect(await ledger.loadSnapshot(gameStream(game), SCHEMA)).toBeNull();
    await serviceOn(ledger, { snapshotInterval: INTERVAL }).see(game, SPECTATOR, NOW);
    const newest = await ledger.loadSnapshot(gameStream(game), SCHEMA);
    expect(newest?.revision).toBe(Math.floor((last + 1) / INTERVAL) * INTERVAL - 1);
  });
});
