import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { stopsAmong, WayReached, type Reached } from './places.js';
import { searchReach } from './reach-search.js';

/**
 * Cheapest paths from the place where the unit stands to every other place and facing that it can reach with so many MP
 * and stop in; of several, the first that is found. A unit in melee goes on only if it is free after its first hex
 * (pbem:11.41c). Sorted by place.
 */
export function reach(position: Position, unit: Unit, mpMax: number): readonly Reached[] {
  const { ways } = searchReach(position, unit, mpMax);
  return stopsAmong(position, unit, ways).map((way) => new WayReached(ways, way));
}
