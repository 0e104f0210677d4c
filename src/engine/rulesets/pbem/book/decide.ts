import type { Dice } from '../../../dice/dice.js';
import { Course } from '../../../game/course.js';
import { refused, type Refusal } from '../../../game/refusal.js';
import type { Statement } from '../../../game/honour/statement.js';
import type { Decided } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { PlayerId, SeatId } from '../../../position/seat.js';
import type { SideId, UnitId } from '../../../position/unit.js';
import { isDue, mayLapse } from '../core/turn/decision.js';
import { evolve } from '../evolve/evolve.js';
import { notInBook, bookOf } from '../core/books/of.js';
import { citingOf } from '../core/books/citing.js';
import { whyBarred } from '../12-tasks/bars.js';
import type { PbemEvent } from '../core/events.js';
import { answerByStanding } from './answering.js';
import { withOrderAsShown } from './order-as-shown.js';
import { moversOf } from '../07-movement/movers.js';
import type { OrderRule } from '../core/order-rule.js';
import { asRevealed, BY_ACTION, hiddenAmong, reveal } from '../22-hidden/reveal.js';
import { ORDER_RULES } from './order-rules.js';
import type { Order } from '../core/orders.js';
import { closedAlready, hasClosed } from '../04-sequence/closing.js';
import { spreadPanic, goOn } from '../04-sequence/turn.js';
import { hasSay, offerToAnother, seated, whyNotHis, whyNotOwn, passOn } from '../01-players/command.js';
import { rollSupplies } from '../22-supply/supplies.js';
import type { Step } from '../core/events/sequence.js';
import { breakOffTasks } from '../12-tasks/breaking-off.js';
import { happen } from '../04-sequence/frame.js';

/**
 * The consequences of an order, or the rule that forbids it. The order itself is the first event; then come its
 * consequences up to the next choice that a player has.
 */
export function decide(position: Position, seat: SeatId, order: Order, dice: Dice): Decided<PbemEvent> {
  const rule = ORDER_RULES[order.type] as OrderRule<Order>;
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
  if (position.outcome) return refused({ code: 'gameOver', rule: 'pbem:23.17', because: 'the game is over' });
  const who = seated(position, seat);
  if (!who.ok) return who;
  const { side, player } = who.value;
  const lurking = hiddenAmong(position, side, rule.units(order));
  const seen = asRevealed(position, lurking);
  const refusal =
    mayOrderNow(seen, side, order, rule) ??
    whyNotPlayer(seen, side, player, order, rule) ??
    rule.whyNotFirst?.(seen, order, player);
  if (refusal && !(forces && refusal.code === 'illegal')) return refused(refusal);
  // A forbidden order is carried out on honour, but nobody orders units that are not his.
  const another = refusal && whyNotTheirs(position, seat, order, rule);
  if (another) return refused(another);
  const course = new Course<PbemEvent>(position, evolve, player, citingOf(bookOf(position)), stated);
  const given = { number: position.orders + 1, side, ...(player === null ? {} : { player }), order };
  course.emit({ type: 'OrderGiven', data: given });
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
  do goOn(course, dice);
  while (answerByStanding(course, dice));
  if (!course.position.outcome) happen(course, 'orderDone', dice);
  spreadPanic(course, dice);
  return { ok: true, events: withOrderAsShown(course.events, order), position: course.position };
}

/** The book of the game has no such orders, or they are not played yet by the rule that is named. */
function whyNoSuchOrder(position: Position, { type }: Order): Refusal | null {
  const { orders, notYet, notThere, title } = bookOf(position);
  if (orders.includes(type)) return null;
  const rule = notYet.orders[type];
  const because =
    rule === undefined ? `there is no order ${type} in ${title}` : `${type} is not played yet in ${title}`;
  return notInBook(rule ?? notThere, because, type);
}

/** Whether this side may give an order of this type, to these units, at this instant. */
export function mayOrderNow(position: Position, side: SideId, order: Order, rule: OrderRule<Order>): Refusal | null {
  const blocked = whyNoSuchOrder(position, order) ?? blockedNow(position, side, order, rule);
  if (blocked) return blocked;
  for (const id of rule.units(order)) {
    const unit = position.units[id];
    const another = whyNotOwnUnit(position, side, id, rule);
    if (!unit || another) return another;
    const barred = whyBarred(position, unit, order.type);
    if (barred) return barred;
  }
  return null;
}

/**
 * Why a seat may not order the units of an order, whatever these units may do now (pbem:1.2c, 2.56a); null: it may.
 * Also tells why the seat may give no order at all.
 */
export function whyNotTheirs(position: Position, seat: SeatId, order: Order, rule: OrderRule<Order>): Refusal | null {
  const who = seated(position, seat);
  if (!who.ok) return who.refusal;
  const { side, player } = who.value;
  const seen = asRevealed(position, hiddenAmong(position, side, rule.units(order)));
  return whyNotOwnUnits(seen, side, order, rule) ?? whyNotPlayer(seen, side, player, order, rule);
}

function whyNotOwnUnits(position: Position, side: SideId, order: Order, rule: OrderRule<Order>): Refusal | null {
  for (const id of rule.units(order)) {
    const another = whyNotOwnUnit(position, side, id, rule);
    if (another) return another;
  }
  return null;
}

function whyNotOwnUnit(position: Position, side: SideId, id: UnitId, rule: OrderRule<Order>): Refusal | null {
  const unit = position.units[id];
  if (!unit) return { code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id };
  return 'steps' in rule.when ? whyNotOwn(unit, side) : null;
}

/**
 * Whether one of several players of the side may give it: for his own units, and before he has closed the step
 * (pbem:1.2a, 1.2c).
 */
function whyNotPlayer(
  position: Position,
  side: SideId,
  player: PlayerId | null,
  order: Order,
  rule: OrderRule<Order>,
): Refusal | null {
  if (player === null) return null;
  const { when } = rule;
  if (('steps' in when || 'inTurn' in when) && hasClosed(position, player)) return closedAlready(side, player);
  const offer = 'steps' in when ? offerToAnother(position, player) : null;
  if (offer) {
    const because = `another player of ${side} must first decide: ${offer.kind.toLowerCase()}`;
    return { code: 'decisionPending', rule: offer.rule, because, subject: offer.id };
  }
  for (const id of rule.units(order)) {
    const unit = position.units[id];
    const another = unit?.side === side ? whyNotHis(position, player, unit) : null;
    if (another) return another;
  }
  return 'decision' in when ? whyNoSay(position, side, player, when.decision) : null;
}

function whyNoSay(position: Position, side: SideId, player: PlayerId, kind: string): Refusal | null {
  const owed = position.pending.filter((one) => one.kind === kind && one.owner === side && isDue(position, one));
  if (owed.some((decision) => hasSay(position, player, decision))) return null;
  const because = `${player} commands none of those whom this decision is about`;
  return { code: 'notYourUnit', rule: 'pbem:1.2c', because, subject: player };
}

function blockedNow(position: Position, side: SideId, order: Order, rule: OrderRule<Order>): Refusal | null {
  const { when } = rule;
  if ('anytime' in when) return null;
  if ('decision' in when) {
    const blocked = blockedAnswer(position, side, when.decision, rule.rule);
    return blocked && (rule.whyNotOffered?.(position, order) ?? blocked);
  }
  if ('inTurn' in when) return side === position.turn.side ? null : notInTurn(position);
  return blockedOrder(position, side, rule, when.steps);
}

function notInTurn({ turn }: Position): Refusal {
  return { code: 'notYourTurn', rule: 'pbem:4.1a', because: `it is the player turn of ${turn.side}` };
}

function blockedAnswer(position: Position, side: SideId, kind: string, rule: string): Refusal | null {
  const ofKind = position.pending.filter((decision) => decision.kind === kind);
  const owed = ofKind.filter((decision) => isDue(position, decision));
  if (owed.length === 0) {
    const because = `no ${kind.toLowerCase()} is to be decided ${ofKind.length > 0 ? 'yet' : 'now'}`;
    return { code: 'wrongStep', rule: kind === 'Retreat' && ofKind.length > 0 ? 'pbem:4.4d' : rule, because };
  }
  if (!owed.some((decision) => decision.owner === side)) {
    return { code: 'notYourTurn', rule, because: `this decision belongs to ${owed[0]?.owner ?? 'nobody'}` };
  }
  return null;
}

function blockedOrder(
  position: Position,
  side: SideId,
  rule: OrderRule<Order>,
  steps: readonly Step[],
): Refusal | null {
  const { turn } = position;
  const owed = position.pending.find(
    (decision) => isDue(position, decision) && !(decision.owner === turn.side && mayLapse(decision)),
  );
  if (owed) {
    const because = `${owed.owner} must first decide: ${owed.kind.toLowerCase()}`;
    const opens = owed.kind === 'Retreat' && turn.step === 'retreats';
    return { code: 'decisionPending', rule: opens ? 'pbem:4.21' : owed.rule, because, subject: owed.id };
  }
  if (side !== turn.side) return notInTurn(position);
  if (!steps.includes(turn.step as Step)) {
    const because = `this is the ${turn.step} step; such an order belongs to ${steps.join(' or ')}`;
    return { code: 'wrongStep', rule: rule.rule, because, subject: turn.step };
  }
  return null;
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

/** A move ends when a unit that takes no part in it gets an order (pbem:7.3e). */
function endOtherMove(course: Course<PbemEvent>, ordered: readonly UnitId[], joined: readonly UnitId[] = []): void {
  const movers = moversOf(course.position);
  const isMoving = (id: UnitId): boolean => movers.includes(id);
  if (joined.some(isMoving) || (ordered.length > 0 && ordered.every(isMoving))) return;
  for (const unit of movers.filter((id) => !ordered.includes(id))) {
    if (course.position.units[unit]?.acts.moveEnded !== false) continue;
    course.emit({ type: 'MoveEnded', data: { unit, rule: 'pbem:7.3e' } });
  }
}
