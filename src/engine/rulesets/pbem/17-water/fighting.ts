import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { isFoundering, waterAt } from '../core/water/depth.js';

/**
 * Why a unit strikes at nobody from where it is, pins and advances included, or null: nobody does out of bottomless
 * water (pbem:17.3a), no wounded man on foot out of deep water (pbem:17.42c).
 */
export function whyNotStrikeFrom(position: Position, unit: Unit): Refusal | null {
  if (waterAt(position, unit) === 'bottomless') {
    return forbidden('pbem:17.3a', `${unit.id} swims and strikes at nobody`, unit.id).refusal;
  }
  if (!isFoundering(position, unit)) return null;
  return forbidden('pbem:17.42c', `${unit.id} is wounded in deep water and strikes at nobody`, unit.id).refusal;
}

/** Why nobody fires from where a unit is, or null: of those in deep water riders do (pbem:6.1l, 17.3a, 17.42d). */
export function whyNotFireFrom(position: Position, unit: Unit): Refusal | null {
  switch (waterAt(position, unit)) {
    case 'bottomless':
      return forbidden('pbem:17.3a', `${unit.id} swims and fires nothing`, unit.id).refusal;
    case 'deep':
      if (isMounted(unit)) return null;
      return forbidden('pbem:6.1l', `${unit.id} is in deep water, where only riders fire`, unit.id).refusal;
    default:
      return null;
  }
}
