import { NO_DICE } from '../dice/dice.js';
import type { SeatId } from '../position/seat.js';
import { act } from './act.js';
import type { GameEvent } from './event.js';
import type { Game, GameSetup, GameState } from './game.js';
import { allowed, type Ruled } from './refusal.js';
import type { Actor, LegalOrder } from './ruleset.js';

/** What the units of an order could do in a step that follows it. */
export interface ForeseenStep<Order> {
  readonly step: string;
  readonly orders: readonly LegalOrder<Order>[];
}

/** What an order would bring about, and what it would make possible. */
export interface Foresight<Order, Event extends GameEvent> {
  readonly events: readonly Event[];
  /** Who would act then: the other side, where the order raises a decision of it. */
  readonly actors: readonly Actor[];
  /**
   * The step that is open after the order, and those to come in the same turn until a die or another side decides, each in which the
   * units could do something.
   */
  readonly steps: readonly ForeseenStep<Order>[];
}

/**
 * What an order would bring about and make possible, as far as no die and no other side decides. `position` is what the seat may see
 * of it, so that nothing hidden is told. Refused as the order would be; with `diceMissing` where a die decides at once: `preview` tells
 * its odds.
 */
export function foresee<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  position: State,
  seat: SeatId,
  order: Order,
): Ruled<Foresight<Order, Event>> {
  const done = act(ruleset, position, seat, order, NO_DICE);
  if (!done.ok) return done;
  const units = done.events.slice(0, 1).flatMap((given) => ruleset.indexOf(given).units);
  const steps: ForeseenStep<Order>[] = [];
  for (let now: State | null = done.position; now; now = nextStep(ruleset, now, seat)) {
    const here = now;
    const orders = units.flatMap((unit) => ruleset.legal(here, seat, unit));
    if (orders.length > 0) steps.push({ step: ruleset.moment(here).step, orders });
  }
  return allowed({ events: done.events, actors: ruleset.actors(done.position), steps });
}

/** The same turn in its next step, if the seat could close the open one at once; null: it could not, or the turn would be over. */
function nextStep<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  now: State,
  seat: SeatId,
): State | null {
  if (ruleset.onward === undefined) return null;
  const next = act(ruleset, now, seat, ruleset.onward, NO_DICE);
  if (!next.ok || next.position.outcome) return null;
  const before = ruleset.moment(now);
  const { gameTurn, side, step } = ruleset.moment(next.position);
  const isLater = gameTurn === before.gameTurn && side === before.side && step !== before.step;
  return isLater ? next.position : null;
}
