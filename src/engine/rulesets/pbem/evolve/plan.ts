import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import type { PlannedBy } from '../core/events/pinning.js';
import type { MarchStep } from '../core/orders/animal-orders.js';

/** The steps that were gone are no longer planned: so many of the unit's own steps. */
export function shortened(position: Position, unit: UnitId, steps: number): Position {
  const { plan, ...free } = position;
  if (plan?.unit !== unit) return position;
  const by = plan.by as PlannedBy | undefined;
  const gone = by?.type === 'March' ? marched(plan.rest, steps) : steps;
  const rest = plan.rest.slice(gone);
  return rest.length > 0 ? { ...free, plan: { ...plan, rest } } : free;
}

/** The number of steps of a march that are gone with so many steps of its leader, who stays in some of them. */
function marched(rest: readonly MarchStep[], steps: number): number {
  const own = rest.flatMap(({ hexes }, index) => (hexes ? [index] : []));
  return (own[steps - 1] ?? rest.length - 1) + 1;
}
