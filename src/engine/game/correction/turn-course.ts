import { isBesideOrders } from '../beside-orders.js';
import type { GameEvent } from '../event.js';
import type { AnyGame, GameState } from '../game.js';
import { givenInstead } from '../order-given.js';
import { isCorrection, isParleyEvent, type AmendmentKind, type CorrectionEvent } from '../parley/events.js';
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
 * `diceOf`: the dice of a correction that the log records, asked for each correction in the order of the log.
 */
export function turnCourse(
  game: AnyGame,
  base: GameState,
  log: readonly LoggedEvent[],
  diceOf: (correction: CorrectionEvent) => MoreDice,
): TurnCourse {
  let course: TurnCourse = { base, orders: [], waiting: null };
  const amendments = new Map<number, Amended>();
  for (const { revision, event } of log) {
    if (isParleyEvent(event) && event.type === 'AmendmentProposed') amendments.set(event.data.claim, event.data);
    if (isCorrection(event)) {
      const { at, claim } = event.data;
      const more = diceOf(event);
      course = course.waiting ? goneOn(game, course, more) : amended(game, course, at, more, amendments.get(claim));
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

/** The part of an amendment that changes a course. */
export interface Amended {
  readonly kind: AmendmentKind;
  /** Of a slip, the order as it was meant. */
  readonly meant?: unknown;
}

/**
 * The course after a correction that follows a claim, or an amendment to which both sides agree: the order is read as
 * it was meant (pbem:1.4l), or it and all orders after it are taken back. Throws if there is no such order.
 */
export function amended(
  game: AnyGame,
  course: TurnCourse,
  at: number,
  more: MoreDice,
  amendment: Amended | undefined,
): TurnCourse {
  if (!amendment) return corrected(game, course, at, more);
  const index = indexOf(course, at);
  const [kept, changed] = [course.orders.slice(0, index), course.orders.slice(index)];
  if (amendment.kind === 'takeBack') {
    const back = changed.map((one): CorrectedOrder => ({ ...one, events: one.events.slice(0, 1), fate: 'voided' }));
    return { ...course, orders: [...kept, ...back] };
  }
  const [order, ...later] = changed;
  const [given, ...followed] = order?.events ?? [];
  if (!order || !given) throw new Error(`no order begins at event ${at}`);
  const meant = { ...order, events: [givenInstead(given, amendment.meant), ...followed] };
  return corrected(game, { ...course, orders: [...kept, meant, ...later] }, at, more);
}

function indexOf({ orders }: TurnCourse, revision: number): number {
  const index = orders.findIndex(({ at }) => at === revision);
  if (index < 0) throw new Error(`no order begins at event ${revision}`);
  return index;
}

/** The course after the correction of the order at a revision (pbem:1.4d). Throws if there is no such order. */
export function corrected(game: AnyGame, course: TurnCourse, claimed: number, more: MoreDice): TurnCourse {
  const index = indexOf(course, claimed);
  const kept = course.orders.slice(0, index);
  const before = stateAfter(game, { ...course, orders: kept });
  const plotted = { orders: course.orders.slice(index), played: before, claimed };
  const { orders, waiting } = carriedOutAgain(game, before, plotted, more);
  return { ...course, orders: [...kept, ...orders], waiting };
}

/** The course after the plotted orders that have waited are carried out, as far as they now can be. */
export function goneOn(game: AnyGame, course: TurnCourse, more: MoreDice): TurnCourse {
  if (!course.waiting) return course;
  const { orders, waiting } = carriedOutAgain(game, stateAfter(game, course), course.waiting, more);
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
