import { NO_DICE } from '../dice/dice.js';
import type { SeatId } from '../position/seat.js';
import { act } from './act.js';
import type { GameEvent } from './event.js';
import type { Game, GameSetup, GameState } from './game.js';
import { allowed, type Ruled } from './refusal.js';
import type { Actor, LegalOrder } from './ruleset.js';

/** The orders that the units of an order could get in a later step. */
export interface ForeseenStep<Order> {
  readonly step: string;
  readonly orders: readonly LegalOrder<Order>[];
}

/** The result of an order: its events, and the orders that would be possible after it. */
export interface Foresight<Order, Event extends GameEvent, State = GameState> {
  readonly events: readonly Event[];
  /** The state after the order, as far as the seat may see it. */
  readonly after: State;
  /** The actors after the order; for example the other side, if the order demands a decision from it. */
  readonly actors: readonly Actor[];
  /**
   * The step that is open after the order and later steps of the same turn, until a die or another side decides. Only
   * steps in which the units could do something are listed.
   */
  readonly steps: readonly ForeseenStep<Order>[];
}

/**
 * The result of an order, up to the first die or decision of another side. `position` is the part that the seat may
 * see, so nothing hidden is revealed. It is refused if the order would be refused, and refused with `diceMissing` if
 * the order needs a die at once: `preview` gives the odds of such an order.
 */
export function foresee<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  position: State,
  seat: SeatId,
  order: Order,
): Ruled<Foresight<Order, Event, State>> {
  const done = act(ruleset, position, seat, order, NO_DICE);
  if (!done.ok) return done;
  const units = done.events.slice(0, 1).flatMap((given) => ruleset.indexOf(given).units);
  const steps: ForeseenStep<Order>[] = [];
  for (let now: State | null = done.position; now; now = nextStep(ruleset, now, seat)) {
    const here = now;
    const orders = units.flatMap((unit) => ruleset.legal(here, seat, unit));
    if (orders.length > 0) steps.push({ step: ruleset.moment(here).step, orders });
  }
  return allowed({ events: done.events, after: done.position, actors: ruleset.actors(done.position), steps });
}

/**
 * The state in the next step of the same turn, if the seat could close the open step at once; null: it could not, or
 * the turn would be over.
 */
function nextStep<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  now: State,
  seat: SeatId,
): State | null {
  if (ruleset.ends === undefined) return null;
  const next = act(ruleset, now, seat, ruleset.ends[0], NO_DICE);
  if (!next.ok || next.position.outcome) return null;
  const before = ruleset.moment(now);
  const { gameTurn, side, step } = ruleset.moment(next.position);
  const isLater = gameTurn === before.gameTurn && side === before.side && step !== before.step;
  return isLater ? next.position : null;
}
