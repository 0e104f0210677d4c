import { KnownByKey } from '../../../known/known.js';
import type { Actor } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { playersOf, type PlayerId } from '../../../position/seat.js';
import type { SideId } from '../../../position/unit.js';
import { hasClosed } from '../04-sequence/closing.js';
import { hasSay, offerToAnother } from '../01-players/command.js';
import { isDue, mayLapse } from '../core/turn/decision.js';
import { orderRuleIn } from './order-rules.js';
import type { Book } from '../core/books/book.js';
import { bookOf } from '../core/books/of.js';
import type { OrderType } from '../core/orders.js';
import type { Step } from '../core/events/sequence.js';

/**
 * The sides and players that may act now: the owners of decisions that are due, and the side in turn. While the side in
 * turn waits for a decision, it may give only the orders that are allowed meanwhile. Standing orders, which every side
 * may give at any time, are not mentioned.
 */
export function actors(position: Position): readonly Actor[] {
  if (position.outcome) return [];
  const due = position.pending.filter((decision) => isDue(position, decision));
  const deciders = due.flatMap((decision) =>
    seatsWith(position, decision.owner, (player) => hasSay(position, player, decision)).map((seat): Actor => ({
      ...seat,
      role: 'decision',
      decision: decision.id,
      orders: [decision.kind],
    })),
  );
  const book = bookOf(position);
  const waits = due.some((decision) => !(decision.owner === position.turn.side && mayLapse(decision)));
  const ordersOf = (player: PlayerId | null): readonly OrderType[] =>
    ordersOfStep(book, position.turn.step).filter((type) => {
      const { when } = orderRuleIn(book, type);
      return 'inTurn' in when ? when.inTurn(position, player) : !waits;
    });
  const inTurn = seatsWith(
    position,
    position.turn.side,
    (player) => !hasClosed(position, player) && offerToAnother(position, player) === null,
  );
  const actorsInTurn = inTurn.map((seat): Actor => ({ ...seat, role: 'turn', orders: ordersOf(seat.player ?? null) }));
  return [...deciders, ...actorsInTurn.filter(({ orders }) => orders.length > 0)];
}

const byStep = new KnownByKey<Book, string, readonly OrderType[]>();

/** The orders of a book that the side in turn may give in such a step, or as long as some other condition holds. */
function ordersOfStep(book: Book, step: string): readonly OrderType[] {
  return byStep.of(book, step, () =>
    book.orders.filter((type) => {
      const { when } = orderRuleIn(book, type);
      return 'inTurn' in when || ('steps' in when && when.steps.includes(step as Step));
    }),
  );
}

/** A side, or those of its several players for whom a condition holds. */
function seatsWith(
  position: Position,
  side: SideId,
  holds: (player: PlayerId) => boolean,
): readonly { readonly side: SideId; readonly player?: PlayerId }[] {
  const players = playersOf(position, side);
  if (players.length === 0) return [{ side }];
  return players.filter(({ name }) => holds(name)).map(({ name }) => ({ side, player: name }));
}
