import type { Honour } from '../../../game/honour/honour.js';
import { factsStated, type Statement } from '../../../game/honour/statement.js';
import { refused } from '../../../game/refusal.js';
import type { Decided } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { sideOfSeat, type SeatId } from '../../../position/seat.js';
import { asItIs } from '../01-honour/as-it-is.js';
import { forceAttack, forceFire, incomplete, forceMove, forceRetreat } from '../01-honour/forced-orders.js';
import { whyNotStated } from '../01-honour/stated-facts.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Order, OrderType } from '../core/orders.js';
import { evolve } from '../evolve/evolve.js';
import { IllegalEvent } from '../evolve/applier.js';
import { actors } from './actors.js';
import { decideBy, whyNotTheirs } from './decide.js';
import { ORDER_RULES } from './order-rules.js';

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
    const wrong = stated && whyNotStated(position, order, stated);
    if (wrong) return refused(wrong);
    const decided = decideForced(position, seat, order, dice, stated);
    if (decided.ok) return withFacts(decided, seat, stated);
    const { code } = decided.refusal;
    if (code !== 'illegal' && code !== 'wrongStep' && code !== 'incomplete') return decided;
    const side = sideOfSeat(seat);
    if (!actors(position).some((actor) => actor.side === side)) return decided;
    const another = whyNotTheirs(position, seat, order, ORDER_RULES[order.type]);
    if (another) return refused(another);
    if (!stated || !hasFacts(stated)) {
      return code === 'illegal' ? refused(incomplete('positions, health and melee after it')) : decided;
    }
    return withFacts(givenOnly(position, seat, order), seat, stated);
  },
};

function decideForced(
  position: Position,
  seat: SeatId,
  order: Order,
  dice: Parameters<typeof decideBy>[3],
  stated: Statement | null,
): Decided<PbemEvent> {
  const rule = ORDER_RULES[order.type] as OrderRule<Order>;
  const force = FORCED[order.type] as OrderRule<Order>['carryOut'] | undefined;
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

function hasFacts({ units = [], joined = [], parted = [] }: Statement): boolean {
  return units.length + joined.length + parted.length > 0;
}

/** An order of which only the stated facts follow. */
function givenOnly(position: Position, seat: SeatId, order: Order): Decided<PbemEvent> & { readonly ok: true } {
  const [side, player] = seat.split('/') as [string, string | undefined];
  const given: PbemEvent = {
    type: 'OrderGiven',
    data: { number: position.orders + 1, side, ...(player === undefined ? {} : { player }), order },
  };
  return { ok: true, events: [given], position: evolve(position, given) };
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
  return { ok: true, events: [...decided.events, event], position: evolve(decided.position, event) };
}
