import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { NO_COVER, type Cover } from '../core/fire/cover-found.js';
import { WATER_BY_DEPTH } from '../core/terrain/terrain-table.js';
import { waterAt } from '../core/water/depth.js';

/** Cover of a horse, whichever of its hexes is aimed at: it is in the deeper of the two (pbem:17.4b). */
export function coverOfWater(position: Position, unit: Unit): Cover {
  const depth = unit.hexes.length > 1 ? waterAt(position, unit) : null;
  if (depth === null) return NO_COVER;
  return { drm: WATER_BY_DEPTH[depth].cover.into, rule: 'pbem:17.4b', what: `in ${depth} water`, own: true };
}
