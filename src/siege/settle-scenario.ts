import { sideOfSeat } from '../engine/position/seat.js';
import type { SiegeSetup } from '../engine/siege/setup.js';
import type { Siege } from '../engine/siege/siege.js';
import type { AnyGames } from '../play/contract.js';
import type { BegunGame } from '../play/service-parts.js';
import { HERALD_VIEWER, viewerOfSeat } from '../play/viewer-seat.js';
import { gamesOf } from './scenario-games.js';

/**
 * Ends the game of the scenario that was being played when a siege was settled, as the siege ended: the seats of the
 * side that lost resign, or all seats agree on a draw. Nothing happens if the siege goes on, or if the game is over.
 */
export async function settleScenario(
  games: Pick<AnyGames, 'see' | 'seating' | 'parley'>,
  { id, setup, position }: Pick<BegunGame<Siege, SiegeSetup>, 'id' | 'setup' | 'position'>,
): Promise<void> {
  const { outcome } = position;
  const last = gamesOf(id, position).at(-1);
  const scenario = last && setup.scenarios?.[last.scenario];
  if (!outcome || !scenario) return;
  const { game } = last;
  const { field } = await games.see(game, HERALD_VIEWER, { kind: 'now' });
  if (field?.outcome) return;
  const { winner } = outcome;
  const loser = winner === null ? null : scenario[winner === 'attacker' ? 'defender' : 'attacker'];
  const seats = await games.seating.seats(game, HERALD_VIEWER);
  const said = seats.filter(({ seat }) => loser === null || sideOfSeat(seat) === loser);
  for (const { seat } of said) {
    await games.parley({
      ...{ game, viewer: viewerOfSeat(seat), ofSettledSiege: true },
      parley: { kind: loser === null ? 'proposeDraw' : 'resign' },
      commandId: `settled-with-its-siege-${seat}`,
    });
  }
}
