import { CorruptedEvent } from '../ledger/errors.js';
import type { AnyGames } from '../play/contract.js';
import { NoSuchGame } from '../play/errors.js';
import { HERALD_VIEWER } from '../play/viewer-seat.js';
import type { Sieges } from './contract.js';

/**
 * The SHA-256 of the key of the arbiter whom a game, campaign or siege has now; null: it has none, is not there or is
 * damaged.
 */
export async function arbiterOf(
  { games, sieges }: { readonly games: Pick<AnyGames, 'parleyOf'>; readonly sieges: Pick<Sieges, 'parleyOf'> },
  id: string,
): Promise<string | null> {
  for (const door of [games, sieges]) {
    try {
      return (await door.parleyOf(id, HERALD_VIEWER)).arbiter?.keyHash ?? null;
    } catch (error) {
      if (error instanceof CorruptedEvent) return null;
      if (!(error instanceof NoSuchGame)) throw error;
    }
  }
  return null;
}
