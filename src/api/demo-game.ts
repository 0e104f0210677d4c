import { CommandReused } from '../ledger/errors.js';
import type { Scenario } from '../library/scenario.js';
import type { AnyGames } from '../play/contract.js';
import type { SeatClaim } from '../play/seating/seat-terms.js';

const DEMO_SCENARIO = 'tavern-brawl';
/**
 * The id of the demo game follows from this command id, so that every fresh installation has the game of
 * docs/graphql.md.
 */
const DEMO_COMMAND = 'herald-demo-game';

/** A demo game that was created just now, with the keys of its seats. */
export interface DemoGame {
  readonly game: string;
  readonly seats: readonly SeatClaim[];
}

/** Creates the demo game and takes its seats; null if it is there already. Throws what `Games` throws. */
export async function createDemoGame(
  games: AnyGames,
  scenarios: ReadonlyMap<string, Scenario>,
): Promise<DemoGame | null> {
  const scenario = scenarios.get(DEMO_SCENARIO);
  if (!scenario) return null;
  try {
    const { ruleset, setup } = scenario;
    const { game } = await games.create({ commandId: DEMO_COMMAND, ruleset, setup });
    const standing = await games.seating.seats(game, { kind: 'spectator' });
    if (standing.some(({ taken }) => taken)) return null;
    const seats: SeatClaim[] = [];
    for (const side of setup.sides) seats.push(await games.seating.claim(game, side));
    return { game, seats };
  } catch (error) {
    // The scenario has changed since an earlier version of Herald created the game.
    if (error instanceof CommandReused) return null;
    throw error;
  }
}
