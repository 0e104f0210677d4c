import type { Campaign } from '../engine/campaign/campaign.js';
import type { AnyGames } from '../play/contract.js';
import { NoSuchGame } from '../play/errors.js';
import type { GameId } from '../play/viewer.js';
import { HERALD_VIEWER } from '../play/viewer-seat.js';
import type { Sieges } from '../siege/contract.js';
import { gameUnderWay } from '../siege/scenario-games.js';
import { partsOf } from './parts.js';

const NOW = { kind: 'now' } as const;

/**
 * Whether a siege or campaign has taken over how a game or siege of it ended. `keeper`: the siege or campaign; throws
 * NoSuchGame if it is neither.
 */
export async function isReported(
  { games, sieges }: { readonly games: Pick<AnyGames, 'see'>; readonly sieges: Pick<Sieges, 'see'> },
  keeper: GameId,
  part: GameId,
): Promise<boolean> {
  try {
    const { siege, games: played } = await sieges.see(keeper, HERALD_VIEWER, NOW);
    return played.some(({ game }) => game === part) && gameUnderWay(keeper, siege)?.game !== part;
  } catch (error) {
    if (!(error instanceof NoSuchGame)) throw error;
  }
  const { position } = await games.see(keeper, HERALD_VIEWER, NOW);
  return partsOf(keeper, position as Campaign).some(({ id, state }) => id === part && state === 'over');
}
