import { seatId } from '../engine/position/seat.js';
import type { AccountId } from '../play/accounts/contract.js';
import type { AnyGames } from '../play/contract.js';
import type { SeatAccess } from '../play/seating/seat-access.js';
import type { GameId, Viewer } from '../play/viewer.js';

/** How a game stands, for the one who holds a seat in it. It tells nothing that must be kept from others. */
export interface GameNews {
  readonly revision: number;
  readonly body: string;
}

export interface TellerParts {
  readonly games: Pick<AnyGames, 'see'>;
  readonly seats: Pick<SeatAccess, 'accounts'>;
}

/**
 * The facts of a game that an account is told now; null: the account has no seat in it any more. A message says that
 * something has happened and not what: whoever wants to know looks at the game, with a key.
 */
export async function newsOf(teller: TellerParts, account: AccountId, game: GameId): Promise<GameNews | null> {
  const seat = (await teller.seats.accounts(game)).get(account);
  if (seat === undefined) return null;
  const { side, player = null } = seat;
  const viewer: Viewer = { kind: 'seat', ...seat };
  const { revision, recordedAt, actors, position } = await teller.games.see(game, viewer, { kind: 'now' });
  const mine = seatId(seat.side, seat.player);
  const mustAct = actors.some((actor) => seatId(actor.side, actor.player) === mine);
  const data = { game, side, player, revision, mustAct, over: position.outcome !== null };
  // Each attempt, and each server, sends the same body under the same id.
  return { revision, body: JSON.stringify({ type: 'game.changed', timestamp: recordedAt, data }) };
}
