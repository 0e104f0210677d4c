import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { whyBarred } from '../12-tasks/bars.js';
import { hasWater, isFoundering, isSwimmer } from '../core/water/depth.js';

/**
 * The movement step cannot be closed before all units of the side that swim, or are wounded in deep water, have rolled
 * (pbem:17.11a, 17.42e).
 */
export function owesSwimming(position: Position): Refusal | null {
  const { step, side } = position.turn;
  if (step !== 'movement' || !hasWater(position)) return null;
  for (const unit of Object.values(position.units)) {
    if (unit.side !== side || unit.acts.swam) continue;
    const swims = isSwimmer(position, unit);
    if ((!swims && !isFoundering(position, unit)) || whyBarred(position, unit, 'Swim')) continue;
    return forbidden(swims ? 'pbem:17.11a' : 'pbem:17.42e', `${unit.id} has yet to roll in the water`, unit.id).refusal;
  }
  return null;
}
