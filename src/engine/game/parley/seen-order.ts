import type { SeatId } from '../../position/seat.js';
import type { GameEvent } from '../event.js';
import type { OrderTold } from '../frame.js';
import type { AnyGame } from '../game.js';

/** The order of an event as a seat may see it; null: the seat sees nothing of it but its type, or there is no order. */
export function seenOrder({ frame, veil }: AnyGame, given: GameEvent | undefined, seat: SeatId): OrderTold | null {
  if (!given) return null;
  const [told, seen] = [frame.order(given), frame.order(veil?.event(given, seat) ?? given)];
  const isWhole = told?.order === seen?.order;
  return seen && (isWhole || Object.keys(seen.order as object).length > 1) ? seen : null;
}
