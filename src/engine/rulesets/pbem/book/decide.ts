import type { Dice } from '../../../dice/dice.js';
import { Course } from '../../../game/course.js';
import { refused } from '../../../game/refusal.js';
import type { Statement } from '../../../game/honour/statement.js';
import type { Decided } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { PlayerId, SeatId } from '../../../position/seat.js';
import type { UnitId } from '../../../position/unit.js';
import { mayLapse } from '../core/turn/decision.js';
import { evolve } from '../evolve/evolve.js';
import { bookOf } from '../core/books/of.js';
import { citingOf } from '../core/books/citing.js';
import type { PbemEvent } from '../core/events.js';
import { hasYetToRush } from '../02-rage/rush.js';
import { answerByStanding } from './answering.js';
import { withOrderAsShown } from './order-as-shown.js';
import { moversOf } from '../07-movement/movers.js';
import { unitsAtWork, type OrderRule } from '../core/order-rule.js';
import { asRevealed, BY_ACTION, hiddenAmong, reveal } from '../22-hidden/reveal.js';
import { seatInPlay, whyNotGiven, whyNotTheirs } from './may-order.js';
import { orderRuleIn } from './order-rules.js';
import type { Order } from '../core/orders.js';
import { spreadPanic, goOn } from '../04-sequence/turn.js';
import { passOn } from '../01-players/command.js';
import { rollSupplies } from '../22-supply/supplies.js';
import { breakOffTasks } from '../core/tasks/breaking-off.js';
import { voidFormer, voidTheRest } from './void-decisions.js';
import { happen } from '../04-sequence/frame.js';

/**
 * The consequences of an order, or the rule that forbids it. The order itself is the first event; then come its
 * consequences up to the next choice that a player has.
 */
export function decide(position: Position, seat: SeatId, order: Order, dice: Dice): Decided<PbemEvent> {
  const rule = orderRuleIn(bookOf(position), order.type);
  return decideBy(position, seat, order, dice, { rule, stated: null, forces: false });
}

/** How an order is decided. */
export interface Manner {
  readonly rule: OrderRule<Order>;
  /** The statement of the sender in a game of honour; null: the sender states nothing. */
  readonly stated: Statement | null;
  /** The order is carried out though a rule forbids it (pbem:1.4b). Whether the seat may act now is still asked. */
  readonly forces: boolean;
}

/** The consequences of an order in a manner; `decide` decides by the rules alone. */
export function decideBy(
  position: Position,
  seat: SeatId,
  order: Order,
  dice: Dice,
  { rule, stated, forces }: Manner,
): Decided<PbemEvent> {
  const who = seatInPlay(position, seat);
  if (!who.ok) return who;
  const { side, player } = who.value;
  const lurking = hiddenAmong(position, side, unitsAtWork(rule, order));
  const refusal = whyNotGiven(asRevealed(position, lurking), who.value, order, rule);
  if (refusal && !(forces && refusal.code === 'illegal')) return refused(refusal);
  // A forbidden order is carried out on honour, but nobody orders units that are not his.
  const another = refusal && whyNotTheirs(position, seat, order, rule);
  if (another) return refused(another);
  const course = new Course<PbemEvent>(position, evolve, player, citingOf(bookOf(position)), stated);
  const given = { number: position.orders + 1, side, ...(player === null ? {} : { player }), order };
  course.emit({ type: 'OrderGiven', data: given });
  voidFormer(course);
  for (const unit of lurking) reveal(course, unit, BY_ACTION);
  if (!rule.takesNoTime) {
    if ('steps' in rule.when) letOffersLapse(course);
    if ('steps' in rule.when && !closesForOne(player, order))
      endOtherMove(course, rule.units(order), rule.joins?.(order));
    breakOffTasks(course, order, rule);
  }
  if (!rule.takesNoTime) rollSupplies(course, side, dice);
  const forbidden = passOn(course, side, order, course.player) ? null : rule.carryOut(course, side, order, dice);
  if (forbidden) return refused(forbidden);
  return decidedBy(course, order, dice);
}

/** Lets the consequences follow that the rules have for an order that is carried out; the decision is complete then. */
export function decidedBy(
  course: Course<PbemEvent>,
  order: Order,
  dice: Dice,
): Decided<PbemEvent> & { readonly ok: true } {
  do {
    voidTheRest(course, dice);
    goOn(course, dice);
  } while (answerByStanding(course, dice));
  if (!course.position.outcome) happen(course, 'orderDone', dice);
  spreadPanic(course, dice);
  return { ok: true, events: withOrderAsShown(course.events, order), position: course.position };
}

/** An offer to advance lapses if it is not taken before the next order (pbem:4.27, 10.9c). */
function letOffersLapse(course: Course<PbemEvent>): void {
  for (const { id } of course.position.pending.filter(mayLapse)) {
    course.emit({ type: 'DecisionSettled', data: { id, rule: 'pbem:10.9c' } });
  }
}

/**
 * A player who closes the step, one of several of his side, gives no order to any unit; the moves of the other players
 * go on.
 */
function closesForOne(player: PlayerId | null, { type }: Order): boolean {
  return player !== null && (type === 'EndStep' || type === 'EndTurn');
}

/**
 * A move ends when a unit that takes no part in it gets an order (pbem:7.3e). The move of a raging berserk does not end
 * before his rush does (ruling of 2.72n).
 */
function endOtherMove(course: Course<PbemEvent>, ordered: readonly UnitId[], joined: readonly UnitId[] = []): void {
  const movers = moversOf(course.position);
  const isMoving = (id: UnitId): boolean => movers.includes(id);
  if (joined.some(isMoving) || (ordered.length > 0 && ordered.every(isMoving))) return;
  for (const unit of movers.filter((id) => !ordered.includes(id))) {
    const mover = course.position.units[unit];
    if (mover?.acts.moveEnded !== false || hasYetToRush(course.position, mover)) continue;
    course.emit({ type: 'MoveEnded', data: { unit, rule: 'pbem:7.3e' } });
  }
}
