import type { Course } from '../../../game/course.js';
import type { PlayerId } from '../../../position/seat.js';
import type { SideId, UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { Order } from '../core/orders.js';
import { decisionsOf, isDue, type DecisionKind } from '../core/turn/decision.js';
import { raise } from '../core/turn/pending.js';
import { narrowedTo } from './command.js';

/** True for an answer by which a player declines for all his units. */
function declines(order: Order): boolean {
  return (
    ((order.type === 'Pin' || order.type === 'Advance' || order.type === 'Quarter') && order.unit === undefined) ||
    (order.type === 'RaiseAlarm' && order.units.length === 0)
  );
}

/**
 * A player who declines does so for his own units only. The decision stays with the other players whose units it
 * concerns; true if it does (pbem:1.2c).
 */
export function passOn(course: Course<PbemEvent>, side: SideId, order: Order, player: PlayerId | null): boolean {
  const { position } = course;
  if (player === null || !declines(order)) return false;
  const decision = decisionsOf(position, order.type as DecisionKind, side).find((one) => isDue(position, one));
  if (!decision) return false;
  const { units } = decision.about as { readonly units: readonly UnitId[] };
  const own = narrowedTo(position, side, player).pending.find(({ id }) => id === decision.id);
  const { units: his = [] } = (own?.about ?? {}) as { readonly units?: readonly UnitId[] };
  const left = units.filter((id) => !his.includes(id));
  if (left.length === 0 || his.length === 0) return false;
  const about = { ...decision.about, units: left } as typeof decision.about;
  raise(course, decision.kind, side, decision.rule, about, decision.id);
  return true;
}
