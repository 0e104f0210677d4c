import type { Position, StandingOrder } from '../../../position/position.js';
import { seatId, type PlayerId } from '../../../position/seat.js';
import type { SideId, UnitId } from '../../../position/unit.js';
import type { DecisionKind } from '../core/turn/decision.js';

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
