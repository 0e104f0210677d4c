import type { Look } from '../ledger/ledger.js';
import { KeyVoid } from './errors.js';
import type { GameDoor } from './game-door.js';
import type { KeyRing } from './key-ring.js';
import type { LoadedGame } from './loaded-game.js';
import type { GameId, Viewer } from './viewer.js';
import type { KeyWatch } from './while-in-force.js';

/** The arbiter of a game, if the key is the arbiter's; null: it is not. Throws NoSuchGame. */
export async function arbiterWith(
  { games, keys }: { readonly games: GameDoor; readonly keys: Pick<KeyRing, 'matches'> },
  game: GameId,
  key: string,
  look?: Look,
): Promise<Viewer | null> {
  return arbiterIn(await games.known(game, look), key, keys);
}

/** The arbiter of a game as far as it has been read, if the key is the arbiter's; null: it is not. */
export function arbiterIn(
  game: Pick<LoadedGame, 'parley'> | null,
  key: string,
  keys: Pick<KeyRing, 'matches'>,
): Viewer | null {
  const { keyHash } = game?.parley.arbiter ?? {};
  return keyHash !== undefined && keys.matches(key, keyHash) ? { kind: 'arbiter', keyHash } : null;
}

/**
 * Looks after the key of an arbiter, which is void when another arbiter is named. That is an event of the game itself,
 * so there are no changes besides those that its follower reads.
 */
export function watchOfArbiter(games: GameDoor, game: GameId, keyHash: string): KeyWatch {
  return {
    head: async () => (await games.known(game)).revision,
    async assertInForce() {
      if ((await games.known(game)).parley.arbiter?.keyHash !== keyHash) throw new KeyVoid(game);
    },
    changes: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: -1 }) }) }),
  };
}
