import type { Position } from '../../../position/position.js';
import type { StandingOrder } from '../../../position/turn.js';
import { seatId, type PlayerId } from '../../../position/seat.js';
import type { SideId, UnitId } from '../../../position/unit.js';
import { ADVANCE } from '../10-results/advance.js';
import type { Order } from '../core/orders.js';
import type { DecisionOf, DecisionKind } from '../core/turn/decision.js';

/** The first of the units that may advance goes where it costs least; or nobody advances. */
export function advanceBy(
  position: Position,
  { owner, about }: DecisionOf<'Advance'>,
  { answer }: StandingOrder,
): Order {
  if (answer === 'never') return { type: 'Advance' };
  for (const id of about.units) {
    const unit = position.units[id];
    const ways = unit ? ADVANCE.list(position, owner, unit).filter(({ order }) => order.unit === id) : [];
    const [cheapest] = [...ways].sort((one, other) => (one.mp ?? 0) - (other.mp ?? 0));
    if (cheapest) return cheapest.order;
  }
  return { type: 'Advance' };
}

/** Keeps melee, or breaks it off. */
export function pursueBy(_position: Position, _decision: DecisionOf<'Pursue'>, { answer }: StandingOrder): Order {
  return { type: 'Pursue', keep: answer === 'keep' };
}

/** All units that may raise the alarm raise it, or none does. */
export function alarmBy(_position: Position, { about }: DecisionOf<'RaiseAlarm'>, { answer }: StandingOrder): Order {
  return { type: 'RaiseAlarm', units: answer === 'always' ? about.units : [] };
}

/** The unit surrenders, or fights on. */
export function surrenderBy(_position: Position, { about }: DecisionOf<'Surrender'>, { answer }: StandingOrder): Order {
  return { type: 'Surrender', unit: about.unit, offer: answer === 'always' };
}

/** The first of the units that may take him prisoner does so; or none does, unless one must (pbem:22.7d). */
export function quarterBy(_position: Position, { about }: DecisionOf<'Quarter'>, { answer }: StandingOrder): Order {
  const [captor] = about.units;
  return captor !== undefined && (about.must || answer === 'always')
    ? { type: 'Quarter', unit: captor }
    : { type: 'Quarter' };
}

/**
 * The standing order of a side for a decision of a kind about these units, or null. An order that names a unit goes
 * before an order that names none. If a side has several players, each has given his own (pbem:1.2a).
 */
export function standingOf(
  position: Position,
  side: SideId,
  kind: DecisionKind,
  about: readonly UnitId[],
  player?: PlayerId | null,
): StandingOrder | null {
  const given = position.standing?.[seatId(side, player)] ?? position.standing?.[side];
  if (!given) return null;
  const ofKind = given.filter(({ on }) => on === kind);
  const named = ofKind.find(({ units }) => units?.some((unit) => about.includes(unit)));
  return named ?? ofKind.find(({ units }) => units === undefined) ?? null;
}
