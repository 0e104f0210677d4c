import { seatId } from '../position/seat.js';
import type { GameEvent } from './event.js';
import type { Game, GameSetup, GameState } from './game.js';
import type { Actor } from './ruleset.js';

/**
 * The types of orders of which the rules accept at least one from an actor in this state, in the order of the book.
 * `Actor.orders` are all types that belong to the open step or the decision, whether or not anybody can give one now.
 * Orders that every seat may give at any time are not among them.
 */
export function acceptedTypes<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  state: State,
  { side, player, orders }: Actor,
): readonly string[] {
  const listed = new Set(
    ruleset.legal(state, seatId(side, player)).map(({ order }) => (order as { type: string }).type),
  );
  return orders.filter((type) => listed.has(type));
}
