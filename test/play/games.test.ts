import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { newKey } from '../../src/access/key.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import type { SeenEvent } from '../../src/play/seen.js';
import {
  BLUE,
  but,
  KEYS,
  memoryLedger,
  newGame,
  NOW,
  order,
  play,
  RED,
  serviceOn,
  SPECTATOR,
  takenSeats,
} from './support.js';
import { tinySetup } from './tiny.js';

const TINY_EDITION = { id: 'tiny', version: 1 };

describe('creating a game', () => {
  it('gives it an id of its own and its first events', async () => {
    const games = serviceOn(await memoryLedger());
    const created = await games.create({ commandId: randomUUID(), ruleset: TINY_EDITION, setup: tinySetup() });
    expect(created.game).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(created.revision).toBe(0);
    expect((await games.see(created.game, SPECTATOR, NOW)).revision).toBe(0);
  });

  it('is done once for a command, and refused for another game under the same command', async () => {
    const games = serviceOn(await memoryLedger());
    const command = { commandId: randomUUID(), ruleset: TINY_EDITION, setup: tinySetup() };
    const created = await games.create(command);
    await order(games, created.game, { type: 'EndTurn' });
    expect(await games.create(command)).toEqual(created);
    const other = { ...command, setup: tinySetup({ title: 'another' }) };
    await expect(games.create(other)).rejects.toMatchObject({ type: 'commandReused' });
  });

  it('needs a known ruleset and a legal set-up', async () => {
    const games = serviceOn(await memoryLedger());
    const command = { commandId: randomUUID(), ruleset: TINY_EDITION, setup: tinySetup() };
    const unknown = { ...command, ruleset: { id: 'tiny', version: 2 } };
    await expect(games.create(unknown)).rejects.toMatchObject({ type: 'unknownRuleset', id: 'tiny', version: 2 });
    const illegal = { ...command, setup: tinySetup({ units: [] }) };
    await expect(games.create(illegal)).rejects.toMatchObject({ type: 'setupRefused', refusal: { rule: 'tiny:0' } });
    expect(await games.create(command)).toMatchObject({ revision: 0 });
  });
});

describe('a long game that nobody has looked at yet', () => {
  /** Counts the events that are read of it; snapshots are lost. */
  async function longGame(): Promise<{ look: () => Promise<unknown>; read: () => number; events: number }> {
    const ledger = await memoryLedger();
    const game = await newGame(serviceOn(ledger));
    await play(serviceOn(ledger), game, 400);
    let read = 0;
    const counted = new Proxy(ledger, {
      get(target, name) {
        if (name === 'loadSnapshot') return () => Promise.resolve(null);
        if (name !== 'readStream') {
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        }
        return async (...asked: Parameters<Ledger['readStream']>) => {
          const events = await target.readStream(...asked);
          read += events.length;
          return events;
        };
      },
    });
    const games = serviceOn(counted);
    const { revision } = await serviceOn(ledger).see(game, SPECTATOR, NOW);
    return { look: () => games.see(game, SPECTATOR, NOW), read: () => read, events: revision + 1 };
  }

  it('is read once for all who ask for it together', async () => {
    const { look, read, events } = await longGame();
    const seen = await Promise.all(Array.from({ length: 20 }, look));
    for (const one of seen) expect(one).toMatchObject({ revision: events - 1 });
    expect(read()).toBeLessThan(2 * events);
  });

  it('lets the event loop turn while it is read', async () => {
    const { look, events } = await longGame();
    expect(events).toBeGreaterThan(500);
    let loaded = false;
    const looking = look().then(() => (loaded = true));
    let turns = 0;
    for (; !loaded && turns < 1000; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    await looking;
    expect(turns).toBeGreaterThan(1);
  });

  it('is read on when nobody waits any longer, and the next one who asks has it', async () => {
    const ledger = await memoryLedger();
    const game = await newGame(serviceOn(ledger));
    await play(serviceOn(ledger), game, 300);
    const { revision } = await serviceOn(ledger).see(game, SPECTATOR, NOW);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let [begun, further] = [0, 0];
    const slow = but(ledger, {
      loadSnapshot: () => Promise.resolve(null),
      readStream: async (stream, read) => {
        const from = stream === gameStream(game) ? read?.from : undefined;
        if (from === 1) begun += 1;
        if (from !== undefined && from > 1) {
          further += 1;
          await held;
        }
        return ledger.readStream(stream, read);
      },
    });
    const games = serviceOn(slow, { loadWaitMs: 1 });
    await expect(games.see(game, SPECTATOR, NOW)).rejects.toMatchObject({ type: 'stillLoading' });
    while (further === 0) await new Promise((resolve) => setImmediate(resolve));
    const asked = games.see(game, SPECTATOR, NOW);
    await expect(asked).rejects.toMatchObject({ type: 'stillLoading', revision: 250 });
    goOn();
    let seen: { readonly revision: number } | null = null;
    while (seen === null) seen = await games.see(game, SPECTATOR, NOW).catch(() => null);
    expect(seen.revision).toBe(revision);
    expect(begun).toBe(1);
  });

  it('is none to a key that opens nothing, if it is private and has not been read yet', async () => {
    const ledger = await memoryLedger();
    const reservation = { private: true, organiserKey: newKey(), seats: [{ seat: 'red' }, { seat: 'blue' }] };
    const tiny = { commandId: randomUUID(), ruleset: { id: 'tiny', version: 1 }, setup: tinySetup() };
    const { game } = await serviceOn(ledger).create({ ...tiny, reservation });
    const never = new Promise<never>(() => undefined);
    const slow = but(ledger, {
      readStream: (stream, read) => (stream === gameStream(game) ? never : ledger.readStream(stream, read)),
    });
    const games = serviceOn(slow, { loadWaitMs: 1 });
    await expect(games.seating.viewerOf(game, newKey())).rejects.toMatchObject({ type: 'noSuchGame' });
    await expect(games.seating.viewerOf(game, reservation.organiserKey)).rejects.toMatchObject({
      type: 'stillLoading',
    });
  });

  it('is known to its arbiter while it is being read, though it is private', async () => {
    const ledger = await memoryLedger();
    const [organiserKey, key] = [newKey(), newKey()];
    const reservation = { private: true, organiserKey, seats: [{ seat: 'red' }, { seat: 'blue' }] };
    const tiny = { commandId: randomUUID(), ruleset: { id: 'tiny', version: 1 }, setup: tinySetup() };
    const arbiter = { name: 'Maud', keyHash: KEYS.hash(key) };
    const { game } = await serviceOn(ledger).create({ ...tiny, reservation, arbiter });
    // The reading stops where it would keep a snapshot, after the event that names the arbiter.
    const never = new Promise<never>(() => undefined);
    let isHeld = false;
    const slow = but(ledger, {
      saveSnapshot: () => {
        isHeld = true;
        return never;
      },
    });
    const games = serviceOn(slow, { loadWaitMs: 1, snapshotInterval: 2 });
    const asked = (by: string) => games.seating.viewerOf(game, by).catch((error: unknown) => error);
    await asked(newKey());
    while (!isHeld) await new Promise((resolve) => setImmediate(resolve));
    expect(await asked(key)).toMatchObject({ type: 'stillLoading', revision: 1 });
    expect(await asked(newKey())).toMatchObject({ type: 'noSuchGame' });
  });
});

describe('seats', () => {
  it('are claimed once, and opened by their key only', async () => {
    const games = serviceOn(await memoryLedger());
    const game = await newGame(games);
    const red = await games.seating.claim(game, 'red');
    const blue = await games.seating.claim(game, 'blue');
    expect(await games.seating.viewerOf(game, red.key)).toMatchObject(RED);
    expect(await games.seating.viewerOf(game, blue.key)).toMatchObject(BLUE);
    expect(await games.seating.viewerOf(game, 'key-of-nobody')).toBeNull();
    expect(await games.seating.viewerOf(await newGame(games), red.key)).toBeNull();
    await expect(games.seating.claim(game, 'red')).rejects.toMatchObject({ type: 'seatTaken', seat: 'red' });
    await expect(games.seating.claim(game, 'green')).rejects.toMatchObject({ type: 'noSuchSeat', seat: 'green' });
    expect(await takenSeats(games, game)).toEqual(['red', 'blue']);
  });

  it('keep the hash of a key and never the key', async () => {
    const ledger = await memoryLedger();
    const games = serviceOn(ledger);
    const { key } = await games.seating.claim(await newGame(games), 'red');
    const all = JSON.stringify(await ledger.readAll(null));
    expect(all).toContain(KEYS.hash(key));
    expect(all).not.toContain(`"${key}"`);
  });

  it('have one winner when many claim one at once, and both sides succeed side by side', async () => {
    const ledger = await memoryLedger();
    const services = Array.from({ length: 6 }, () => serviceOn(ledger));
    const game = await newGame(services[0] ?? serviceOn(ledger));
    const claims = services.flatMap((games) => [games.seating.claim(game, 'red'), games.seating.claim(game, 'blue')]);
    const settled = await Promise.allSettled(claims);
    const won = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.side] : []));
    expect(won.sort()).toEqual(['blue', 'red']);
    for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject({ type: 'seatTaken' });
  });
});

describe('what only a seat may ask', () => {
  it('is refused to spectators', async () => {
    const games = serviceOn(await memoryLedger());
    const game = await newGame(games);
    const order = { kind: 'text', text: 'Ada: B2' } as const;
    await expect(games.questions.legal(game, SPECTATOR)).rejects.toMatchObject({ type: 'keyNeeded' });
    await expect(games.questions.preview(game, SPECTATOR, order)).rejects.toMatchObject({ type: 'keyNeeded' });
    expect(await games.questions.legal(game, RED)).toHaveLength(2);
    expect(await games.questions.legal(game, RED, 'Bob')).toHaveLength(0);
    expect(await games.questions.legal(game, BLUE)).toHaveLength(0);
    expect(await games.questions.preview(game, RED, order)).toMatchObject({ table: 'tiny:2' });
    expect(await games.questions.preview(game, RED, { kind: 'text', text: '?' })).toMatchObject({ code: 'malformed' });
  });
});

describe('following a game', () => {
  it('shows what was, then what comes, without gap or repetition, whoever appends it', async () => {
    const ledger = await memoryLedger();
    const games = serviceOn(ledger);
    const game = await newGame(games);
    await order(games, game, { type: 'Throw', unit: 'Ada' });
    const stop = new AbortController();
    const seen: SeenEvent[] = [];
    const following = (async () => {
      for await (const event of games.follow(game, SPECTATOR, 1, stop.signal)) {
        seen.push(event);
        if (event.revision === 6) stop.abort();
      }
    })();
    await order(serviceOn(ledger), game, { type: 'EndTurn' });
    await order(games, game, { type: 'EndTurn' });
    await following;
    expect(seen.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('knows when there is no such game', async () => {
    const games = serviceOn(await memoryLedger());
    const { signal } = new AbortController();
    const following = games.follow(randomUUID(), SPECTATOR, 0, signal);
    await expect(following.next()).rejects.toMatchObject({ type: 'noSuchGame' });
  });
});
