import { illegal, type Refusal, refused } from '../../../game/refusal.js';
import type { StandingOrder } from '../../../position/turn.js';
import { seatId } from '../../../position/seat.js';
import type { UnitId } from '../../../position/unit.js';
import { ODDS_COLUMNS } from '../core/combat/combat-tables.js';
import type { OrderRule } from '../core/order-rule.js';
import { ASK, STANDING_KINDS, type Stand } from '../core/orders/standing-orders.js';

/** Why a standing order cannot be given, or null; `known`: the units of the game by name. */
export function wrongStanding(order: StandingOrder, known: Readonly<Record<UnitId, unknown>>): Refusal | null {
  const kind = Object.hasOwn(STANDING_KINDS, order.on)
    ? STANDING_KINDS[order.on as keyof typeof STANDING_KINDS]
    : undefined;
  if (!kind) {
    const because = `standing orders are about ${Object.keys(STANDING_KINDS).join(', ')}, not ${order.on}`;
    return refused({ code: 'malformed', rule: null, because, subject: order.on }).refusal;
  }
  const answers = Object.keys(kind.answers);
  if (order.answer !== ASK && !answers.includes(order.answer)) {
    const because = `${order.on} is answered ${answers.join(', ')} or ${ASK}, not ${order.answer}`;
    return illegal(kind.rule, because, order.answer);
  }
  if ((order.odds !== undefined) !== (order.answer === kind.byOdds)) {
    const because = `odds go with ${kind.byOdds ?? 'no answer of this kind'}, and only with it`;
    return illegal(kind.rule, because, order.on);
  }
  if (order.odds !== undefined && !ODDS_COLUMNS.some((column) => column === order.odds)) {
    return illegal('pbem:9.1f', `the combat table has no column ${order.odds}`, order.odds);
  }
  const unknown = order.units?.find((id) => !Object.hasOwn(known, id));
  return unknown === undefined
    ? null
    : { code: 'unknownUnit', rule: null, because: `there is no unit ${unknown}`, subject: unknown };
}

/** Standing orders of one side at most; far more than anybody can need. */
const STANDING_ORDERS_MAX = 50;

/**
 * Gives, changes or withdraws a standing order. It may be given at any time, in the other side's player turn too, and
 * at once answers a decision that is already owed. Like every order for a case that may never arise it is not listed
 * among the legal orders: it changes nothing on the map.
 */
export const STAND: OrderRule<Stand> = {
  when: { anytime: true },
  rule: 'pbem:8.2a',
  units: () => [],
  carryOut(course, side, { type: _type, ...order }) {
    const wrong = wrongStanding(order, course.position.units);
    if (wrong) return wrong;
    const before = course.position.standing?.[seatId(side, course.player)] ?? [];
    const others = before.filter((one) => !isSame(one, order));
    if (order.answer === ASK && others.length === before.length) return nothingToWithdraw(order);
    if (others.length === STANDING_ORDERS_MAX) {
      const because = `a player has at most ${STANDING_ORDERS_MAX} standing orders`;
      return { code: 'malformed', rule: null, because };
    }
    const orders = order.answer === ASK ? others : [...others, order];
    course.emit({
      type: 'StandingOrdersChanged',
      data: { side, ...(course.player === null ? {} : { player: course.player }), orders },
    });
    return null;
  },
  list: () => [],
};

/** True if both are for the same kind of decision and the same units: the new one replaces the old one. */
function isSame(one: StandingOrder, other: StandingOrder): boolean {
  return one.on === other.on && written(one.units) === written(other.units);
}

function written(units: StandingOrder['units']): string {
  return [...(units ?? [])].sort().join(' ');
}

function nothingToWithdraw({ on }: StandingOrder): Refusal {
  return { code: 'malformed', rule: null, because: `there is no such standing order about ${on}`, subject: on };
}
