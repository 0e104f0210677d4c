import { isBesideOrders } from '../beside-orders.js';
import type { GameEvent } from '../event.js';
import type { AnyGame, GameState } from '../game.js';
import { isCorrection } from '../parley/events.js';
import { replay } from '../replay.js';
import { carriedOutAgain, type CorrectedOrder, type MoreDice, type Waiting } from './correct.js';

/** The orders since a state, as they hold after all corrections so far. Immutable. */
export interface TurnCourse {
  /** The state before the first order. */
  readonly base: GameState;
  readonly orders: readonly CorrectedOrder[];
  /** Plotted orders that wait for a decision; null: no correction is under way. */
  readonly waiting: Waiting | null;
}

/** An event with its revision in the log. */
export interface LoggedEvent {
  readonly revision: number;
  readonly event: GameEvent;
}

/**
 * The course from a state on. `log`: all events since then, the first of which is an order. Each correction in the log
 * is made again from the recorded orders and dice, so that a second claim is judged on the turn as corrected so far.
 */
export function turnCourse(game: AnyGame, base: GameState, log: readonly LoggedEvent[], more: MoreDice): TurnCourse {
  let course: TurnCourse = { base, orders: [], waiting: null };
  for (const { revision, event } of log) {
    if (isCorrection(event)) {
      course = course.waiting ? goneOn(game, course, more) : corrected(game, course, event.data.at, more);
    } else if (!isBesideOrders(event)) course = withEvent(game, course, revision, event);
  }
  return course;
}

function withEvent(game: AnyGame, course: TurnCourse, at: number, event: GameEvent): TurnCourse {
  const { orders } = course;
  if (game.frame.order(event)) return { ...course, orders: [...orders, { at, events: [event], fate: 'kept' }] };
  const last = orders.at(-1);
  if (!last) throw new Error(`event ${at} belongs to no order`);
  return { ...course, orders: [...orders.slice(0, -1), { ...last, events: [...last.events, event] }] };
}

/** The course after the correction of the order at a revision (pbem:1.4d). Throws if there is no such order. */
export function corrected(game: AnyGame, course: TurnCourse, claimed: number, more: MoreDice): TurnCourse {
  const index = course.orders.findIndex(({ at }) => at === claimed);
  if (index < 0) throw new Error(`no order begins at event ${claimed}`);
  const kept = course.orders.slice(0, index);
  const before = stateAfter(game, { ...course, orders: kept });
  const plotted = { orders: course.orders.slice(index), played: before };
  const { orders, waiting } = carriedOutAgain(game, before, plotted, claimed, more);
  return { ...course, orders: [...kept, ...orders], waiting };
}

/** The course after the plotted orders that have waited are carried out, as far as they now can be. */
export function goneOn(game: AnyGame, course: TurnCourse, more: MoreDice): TurnCourse {
  if (!course.waiting) return course;
  const { orders, waiting } = carriedOutAgain(game, stateAfter(game, course), course.waiting, null, more);
  return { ...course, orders: [...course.orders, ...orders], waiting };
}

/** The state after all orders of a course. */
export function stateAfter(game: AnyGame, { base, orders }: Pick<TurnCourse, 'base' | 'orders'>): GameState {
  return (
    replay(
      game,
      orders.flatMap(({ events }) => events),
      base,
    ) ?? base
  );
}

/** The state before the order at a revision; null: the course has no such order. */
export function stateBefore(game: AnyGame, course: TurnCourse, at: number): GameState | null {
  const index = course.orders.findIndex((order) => order.at === at);
  return index < 0 ? null : stateAfter(game, { ...course, orders: course.orders.slice(0, index) });
}
