import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { ListedDice } from '../../src/engine/dice/dice.js';
import type { Setup } from '../../src/engine/game/setup.js';
import { openLedger } from '../../src/ledger/open.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import type { GameId, Viewer } from '../../src/play/viewer.js';
import type { DiceChoice, Submission } from '../../src/play/commands.js';
import { GameService } from '../../src/play/game-service.js';
import type { GameServiceParts } from '../../src/play/service-parts.js';
import type { KeyRing } from '../../src/play/key-ring.js';
import { TINY_BOOKS, tinySetup, type TinyOrder } from './tiny.js';

let keysMade = 0;

export const KEYS: KeyRing = {
  newKey: () => `key-${(keysMade += 1)}`,
  newInvitation: () => `invitation-${(keysMade += 1)}`,
  newAccountKey: (account) => `ha_${account ?? String((keysMade += 1)).padStart(32, '0')}_${(keysMade += 1)}`,
  accountNamedBy: (key) => /^ha_([0-9a-f]{32})_/.exec(key)?.[1] ?? null,
  whyNoAccountKey: (key) => (KEYS.accountNamedBy(key) === null ? 'no key of an account' : null),
  whyNoKey: (key) => (key.length < 3 ? 'too short a key' : null),
  whyNoInvitation: (invitation) => (invitation.length < 3 ? 'too short an invitation' : null),
  hash: (key) => createHash('sha256').update(key).digest('hex'),
  matches: (key, hash) => timingSafeEqual(Buffer.from(KEYS.hash(key)), Buffer.from(hash)),
};

export const RED: Viewer = { kind: 'seat', side: 'red' };
export const BLUE: Viewer = { kind: 'seat', side: 'blue' };
export const SPECTATOR: Viewer = { kind: 'spectator' };
export const NOW = { kind: 'now' } as const;
export const ANY_DICE: DiceChoice = { kind: 'server' };

export function memoryLedger(): Promise<Ledger> {
  return openLedger({ kind: 'sqlite', file: ':memory:' });
}

/** A service on a ledger with dice that always show 7 and nothing left to chance. */
export function serviceOn(ledger: Ledger, over: Partial<GameServiceParts> = {}): GameService {
  return new GameService({
    ledger,
    rulebooks: TINY_BOOKS,
    keys: KEYS,
    incidents: {
      snapshotFailed(_game, error) {
        throw error;
      },
      restHeldUp(_game, error) {
        throw error;
      },
    },
    now: () => '2026-11-21T12:00:00Z',
    dice: () => new ListedDice([7], 'server'),
    ...over,
  });
}

export async function newGame(games: GameService, setup: Setup = tinySetup()): Promise<GameId> {
  const { game } = await games.create({ commandId: randomUUID(), ruleset: { id: 'tiny', version: 1 }, setup });
  return game;
}

/** Seats of a game that somebody holds. */
export async function takenSeats(games: GameService, game: GameId, viewer = SPECTATOR): Promise<readonly string[]> {
  const standing = await games.seating.seats(game, viewer);
  return standing.flatMap(({ seat, taken }) => (taken ? [seat] : []));
}

/** Submits an order of the side in turn at the game's last revision, as a player with a fresh board would. */
export async function order(games: GameService, game: GameId, value: TinyOrder): Promise<Submission> {
  const seen = await games.see(game, SPECTATOR, NOW);
  return games.submit({
    game,
    viewer: { kind: 'seat', side: seen.position.turn.side },
    order: { kind: 'json', value },
    dice: ANY_DICE,
    expectedRevision: seen.revision,
    commandId: randomUUID(),
  });
}

/** Plays so many orders: the side in turn goes to and fro, throws a die now and then, and ends its turn every fifth. */
export async function play(games: GameService, game: GameId, orders: number): Promise<void> {
  for (let count = 1; count <= orders; count += 1) {
    const { position } = await games.see(game, SPECTATOR, NOW);
    const unit = position.turn.side === 'red' ? 'Ada' : 'Bob';
    const to = position.units[unit]?.hexes[0] === 'B2' ? 'C3' : 'B2';
    const value: TinyOrder =
      count % 5 === 0 ? { type: 'EndTurn' } : count % 3 === 0 ? { type: 'Throw', unit } : { type: 'Go', unit, to };
    const { kind } = await order(games, game, value);
    if (kind !== 'accepted') throw new Error(`order ${count} was refused`);
  }
}

/** Submits a written order at the game's last revision. */
export async function giveText(games: GameService, game: GameId, viewer: Viewer, text: string): Promise<Submission> {
  const { revision } = await games.see(game, SPECTATOR, NOW);
  return games.submit({
    game,
    viewer,
    order: { kind: 'text', text },
    dice: ANY_DICE,
    expectedRevision: revision,
    commandId: randomUUID(),
  });
}

/** A ledger, or its upkeep, with some of its calls replaced. */
export function but<Target extends object>(whole: Target, over: Partial<Target>): Target {
  return new Proxy(whole, {
    get(target, key) {
      const method: unknown = Reflect.get(over, key) ?? Reflect.get(target, key);
      return typeof method === 'function' ? (method.bind(target) as unknown) : method;
    },
  });
}
