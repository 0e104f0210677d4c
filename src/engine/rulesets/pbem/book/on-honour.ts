import type { Honour } from '../../../game/honour/honour.js';
import type { Dice } from '../../../dice/dice.js';
import { Course } from '../../../game/course.js';
import { factsStated, type Statement } from '../../../game/honour/statement.js';
import { refused, type Refusal } from '../../../game/refusal.js';
import type { Decided } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { PendingDecision } from '../../../position/turn.js';
import { sideOfSeat, type SeatId } from '../../../position/seat.js';
import { asItIs } from '../01-honour/as-it-is.js';
import { forceAttack, forceFire, incomplete, forceMove, forceRetreat } from '../01-honour/forced-orders.js';
import { whyNotInMelee, whyNotStated } from '../01-honour/stated-facts.js';
import { citingOf } from '../core/books/citing.js';
import { bookOf } from '../core/books/of.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Order, OrderType } from '../core/orders.js';
import { isDue } from '../core/turn/decision.js';
import { isStatedVoid } from '../core/turn/voided.js';
import { evolve } from '../evolve/evolve.js';
import { IllegalEvent } from '../evolve/applier.js';
import { actors } from './actors.js';
import { decideBy, decidedBy } from './decide.js';
import { whyNotTheirs } from './may-order.js';
import { ORDER_RULES, orderRuleIn } from './order-rules.js';

/** The orders that are carried out though the rules forbid them; all others need stated facts then. */
const FORCED: { readonly [Type in OrderType]?: OrderRule<Extract<Order, { type: Type }>>['carryOut'] } = {
  Move: forceMove,
  Fire: forceFire,
  Attack: forceAttack,
  Retreat: forceRetreat,
};

/** A game of honour (pbem:1.3, 1.4b, ADR 33): what is stated is the fact, and the rules give what is not stated. */
export const HONOUR: Honour<Position, Order, PbemEvent> = {
  isKept: ({ keeping }) => keeping === 'onHonour',
  warns: ({ warnsSender }) => warnsSender === true,
  asItIs,
  decide(position, seat, order, dice, stated) {
    const wrong = stated && (whyNothingStated(order) ?? whyNotStated(position, order, stated));
    if (wrong) return refused(wrong);
    if (stated && isVoidAnswer(position, seat, order, stated)) {
      const another = whyNotTheirs(position, seat, order, orderRuleIn(bookOf(position), order.type));
      return another ? refused(another) : withFacts(givenOnly(position, seat, order, dice, stated), seat, stated);
    }
    const decided = decideForced(position, seat, order, dice, stated);
    if (decided.ok) return withFacts(decided, seat, stated);
    const { code } = decided.refusal;
    if (code !== 'illegal' && code !== 'wrongStep' && code !== 'incomplete') return decided;
    const side = sideOfSeat(seat);
    if (!actors(position).some((actor) => actor.side === side)) return decided;
    const another = whyNotTheirs(position, seat, order, orderRuleIn(bookOf(position), order.type));
    if (another) return refused(another);
    if (!stated || !hasFacts(stated)) {
      return code === 'illegal' ? refused(incomplete('positions, health and melee after it')) : decided;
    }
    return withFacts(givenOnly(position, seat, order, dice, stated), seat, stated);
  },
};

function decideForced(
  position: Position,
  seat: SeatId,
  order: Order,
  dice: Dice,
  stated: Statement | null,
): Decided<PbemEvent> {
  const rule = orderRuleIn(bookOf(position), order.type);
  const force: OrderRule<Order>['carryOut'] | undefined = FORCED[order.type];
  if (!force) return decideBy(position, seat, order, dice, { rule, stated, forces: false });
  try {
    return decideBy(position, seat, order, dice, { rule: forcing(rule, force), stated, forces: true });
  } catch (error) {
    // Events that are impossible in this position need facts from the sender in their place.
    if (error instanceof IllegalEvent) return refused(incomplete('positions, health and melee after it'));
    throw error;
  }
}

/** The rule of an order that falls back on force where it refuses. No rule emits events before it refuses. */
function forcing(rule: OrderRule<Order>, force: OrderRule<Order>['carryOut']): OrderRule<Order> {
  return {
    ...rule,
    carryOut(course, side, order, dice) {
      const refusal = rule.carryOut(course, side, order, dice);
      return refusal?.code === 'illegal' ? force(course, side, order, dice) : refusal;
    },
  };
}

function hasFacts({ units = [], joined = [], parted = [], voided = [] }: Statement): boolean {
  return units.length + joined.length + parted.length + voided.length > 0;
}

/** Standing orders and messages come at any time, also while the other side decides: they state no facts. */
function whyNothingStated({ type }: Order): Refusal | null {
  const { when } = ORDER_RULES[type];
  if ('steps' in when || 'decision' in when) return null;
  const because = `no facts are stated with an order ${type}: state them with an order of your turn, or an answer`;
  return { code: 'malformed', rule: null, because, subject: 'stated' };
}

/** Whether an order answers a decision that its sender owes and states to be void. */
function isVoidAnswer(position: Position, seat: SeatId, order: Order, stated: Statement): boolean {
  const { when } = ORDER_RULES[order.type];
  if (!('decision' in when) || position.outcome) return false;
  const owed = position.pending.filter(
    (one) => one.kind === when.decision && one.owner === sideOfSeat(seat) && isDue(position, one),
  );
  return owed.some((one) => isStatedVoid(stated, one) && (one.kind !== 'Retreat' || isOf(one, order)));
}

function isOf({ about }: PendingDecision, order: Order): boolean {
  return 'unit' in order && about['unit'] === order.unit;
}

/** An order of which only the stated facts follow. */
function givenOnly(
  position: Position,
  seat: SeatId,
  order: Order,
  dice: Dice,
  stated: Statement,
): Decided<PbemEvent> & { readonly ok: true } {
  const [side, player] = seat.split('/') as [string, string | undefined];
  const course = new Course<PbemEvent>(position, evolve, player ?? null, citingOf(bookOf(position)), stated);
  course.emit({
    type: 'OrderGiven',
    data: { number: position.orders + 1, side, ...(player === undefined ? {} : { player }), order },
  });
  if (!stated.voided) return { ok: true, events: course.events, position: course.position };
  return decidedBy(course, order, dice);
}

function withFacts(
  decided: Decided<PbemEvent> & { readonly ok: true },
  seat: SeatId,
  stated: Statement | null,
): Decided<PbemEvent> {
  if (!stated) return decided;
  if (decided.position.outcome) return refused(incomplete('nothing: the game is over with this order'));
  const event = factsStated(
    sideOfSeat(seat),
    stated,
    decided.events.some(({ type }) => type === 'MoveHalted'),
  );
  const position = evolve(decided.position, event);
  const nobody = whyNotInMelee(position, stated);
  return nobody ? refused(nobody) : { ok: true, events: [...decided.events, event], position };
}
