import type { Campaign } from '../engine/campaign/campaign.js';
import { CAMPAIGN } from '../engine/campaign/game.js';
import { CorruptedEvent } from '../ledger/errors.js';
import type { AnyGames } from '../play/contract.js';
import { NoSuchGame } from '../play/errors.js';
import type { Played } from '../play/feed/contract.js';
import { HERALD_VIEWER } from '../play/viewer-seat.js';
import type { Sieges } from '../siege/contract.js';
import { partsOf } from './parts.js';

const NOW = { kind: 'now' } as const;

/**
 * The games and sieges that a campaign or siege has begun so far, in an order that stays; none of any other game, nor
 * of one that is not there or is damaged.
 */
export async function playedParts(
  { games, sieges }: { readonly games: Pick<AnyGames, 'see'>; readonly sieges: Pick<Sieges, 'see'> },
  { kind, id }: Played,
): Promise<readonly Played[]> {
  try {
    if (kind === 'siege') {
      const { games: played } = await sieges.see(id, HERALD_VIEWER, NOW);
      return played.map(({ game }) => ({ kind: 'game', id: game }));
    }
    const { ruleset, position } = await games.see(id, HERALD_VIEWER, NOW);
    if (ruleset.id !== CAMPAIGN.id) return [];
    return partsOf(id, position as Campaign).flatMap((part): readonly Played[] =>
      part.id === null ? [] : [{ kind: part.kind === 'siege' ? 'siege' : 'game', id: part.id }],
    );
  } catch (error) {
    if (error instanceof NoSuchGame || error instanceof CorruptedEvent) return [];
    throw error;
  }
}
