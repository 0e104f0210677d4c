import { ListedDice } from '../../engine/dice/dice.js';
import { goneOn, stateBefore, turnCourse, type TurnCourse } from '../../engine/game/correction/turn-course.js';
import { correctionEvent, type ClaimAt } from '../../engine/game/correction/record.js';
import type { GameEvent } from '../../engine/game/event.js';
import { replay } from '../../engine/game/replay.js';
import type { AnyRulebook } from '../../engine/game/rulebook.js';
import type { GameState } from '../../engine/game/game.js';
import { isBesideOrders } from '../../engine/game/beside-orders.js';
import { correctionUnderWay, NO_PARLEY, seatOfParley } from '../../engine/game/parley/course.js';
import { parleyAfter } from '../../engine/game/parley/course-after.js';
import { isParleyTalk, type ParleyEvent } from '../../engine/game/parley/events.js';
import { seenOrder } from '../../engine/game/parley/seen-order.js';
import type { ParleySituation } from '../../engine/game/parley/situation.js';
import type { Seal } from '../../engine/game/seal.js';
import { causedBy, shutsWindow } from '../../engine/game/parley/verdict.js';
import { playerOfSeat, sideOfSeat, type SeatId } from '../../engine/position/seat.js';
import { CaseBroken, failure, type CaseFailure, type CasePath } from './failure.js';
import { deeplyFrozen } from './frozen.js';

/** The facts of a case that claims need: its state and its events since the set-up. */
export interface CourseOfCase {
  readonly position: GameState;
  readonly events: readonly GameEvent[];
  /** Dice that corrections find for each order whose recorded dice do not suffice. */
  readonly moreDice?: readonly number[];
}

/** A case at its beginning and as far as it has come. */
export interface Scene<Course extends CourseOfCase> {
  readonly start: CourseOfCase;
  readonly course: Course;
}

export interface Played<Course extends CourseOfCase> {
  readonly course: Course;
  readonly failures: readonly CaseFailure[];
}

/** The order of a case that an entry is about, the turn as it holds, and what may be said about it. */
export function sceneOfClaim<Course extends CourseOfCase>(
  book: AnyRulebook,
  { start, course }: Scene<Course>,
  { claim, by, dice }: { readonly claim: number; readonly by: SeatId; readonly dice?: readonly number[] },
  path: CasePath,
) {
  const { ruleset, claimRules: rules = null } = book;
  const rolled = dice ?? course.moreDice;
  const scene = { start, course: { ...course, ...(rolled ? { moreDice: rolled } : {}) } };
  const turn = turnOf(book, scene);
  const all = [...turn.orders, ...(turn.waiting?.orders ?? [])];
  const order = all[claim - 1];
  const orders = all.slice(claim - 1).map(({ events }) => events);
  if (!order) throw new CaseBroken(failure(path, `no order ${claim} was accepted before the claim`));
  const situation: ParleySituation = {
    seats: ruleset.seats(course.position),
    outcome: course.position.outcome,
    rules,
    orderAt: () => seenOrder(ruleset, order.events[0], by),
    isUnderWay: () =>
      causedBy(ruleset, orders).length === orders.flat().length && (ruleset.isUnderWay?.(course.position) ?? false),
    spokenSince: (at) => sidesSpoken(book, course, at),
    builtSince: () => sidesBuilt(book, turn, claim),
    sealedSince: (at) => sealAfter(book, course, at),
    book: null,
    isRule: () => true,
  };
  return { scene, parley: course.events.reduce(parleyAfter, NO_PARLEY), turn, orders, order, situation };
}

function turnOf({ ruleset }: AnyRulebook, scene: Scene<CourseOfCase>): TurnCourse {
  const { start, course } = scene;
  // The set-up of a case stands for revision 0.
  const log = course.events.map((event, index) => ({ revision: index + 1, event }));
  return turnCourse(ruleset, start.position, log, () => moreDice(scene));
}

/** A case after an order: a correction that waited for a decision goes on (pbem:1.4d). */
export function correctedFurther<Course extends CourseOfCase>(
  book: AnyRulebook,
  { start, course }: Scene<Course>,
): Course {
  if (!course.events.some(({ type }) => type === 'CorrectionBegun')) return course;
  const open = correctionUnderWay(course.events.reduce(parleyAfter, NO_PARLEY));
  if (!open) return course;
  const claim: ClaimAt = { claim: open.claim, at: open.at };
  const turn = turnOf(book, { start, course });
  const after = goneOn(book.ruleset, turn, moreDice({ start, course }));
  const event = after.orders.length > turn.orders.length ? correctionEvent(book.ruleset, claim, turn, after) : null;
  return event ? withEvents(book, course, [event]) : course;
}

/** The reason for which an order stands for good, as the events after it tell. */
function sealAfter({ ruleset }: AnyRulebook, { events }: CourseOfCase, at: number): Seal | null {
  const seals = events.slice(at).map((event) => (isBesideOrders(event) ? null : ruleset.seals?.(event)));
  return seals.find((seal) => seal) ?? null;
}

/** The dice that the case gives for a correction. */
export function moreDice({ course }: Scene<CourseOfCase>): () => ListedDice {
  return () => new ListedDice(course.moreDice ?? [], 'derived');
}

/** The course of a case after events beside orders. */
export function withEvents<Course extends CourseOfCase>(
  { ruleset }: AnyRulebook,
  course: Course,
  said: readonly ParleyEvent[],
): Course {
  const position = replay(ruleset, said as readonly GameEvent[], course.position) ?? course.position;
  return { ...course, position: deeplyFrozen(position), events: [...course.events, ...said] };
}

/** The sides that gave an order after another one which builds on the position (pbem:1.4a). */
function sidesBuilt({ ruleset }: AnyRulebook, turn: TurnCourse, claim: number): ReadonlySet<string> {
  const sides = turn.orders.slice(claim).flatMap(({ at, events: [first] }) => {
    const given = first && ruleset.frame.order(first);
    const before = stateBefore(ruleset, turn, at);
    if (!given || !before) return [];
    const side = sideOfSeat(given.seat);
    return shutsWindow(ruleset, side, { ...given, before }) ? [side] : [];
  });
  return new Set(sides);
}

/** The sides that gave an order or said something after the event at a revision. */
function sidesSpoken({ ruleset }: AnyRulebook, course: CourseOfCase, at: number): ReadonlySet<string> {
  const seats = course.events.slice(at).flatMap((event) => {
    const seat = ruleset.frame.order(event)?.seat ?? (isParleyTalk(event) ? seatOfParley(event) : null);
    return seat === null ? [] : [sideOfSeat(seat)];
  });
  return new Set(seats);
}

/** A seat as events name it. */
export function seatOf(seat: SeatId): { readonly side: string; readonly player?: string } {
  const player = playerOfSeat(seat);
  return { side: sideOfSeat(seat), ...(player === null ? {} : { player }) };
}
