import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { adjacent } from '../core/terrain/adjacency.js';
import { opponentsInMelee } from '../core/melee/melee.js';

/**
 * The unit is in melee with two or more enemies, two of whom are not adjacent to each other (pbem:9.3a); they need not
 * fight now (9.3c).
 */
export function isEncircled(position: Position, unit: Unit): boolean {
  const opponents = opponentsInMelee(position, unit.id).flatMap((id) => position.units[id] ?? []);
  return opponents.some((one, index) =>
    opponents.slice(index + 1).some((other) => !areNeighbours(position, one, other)),
  );
}

/** Adjacent in the weak sense (pbem:3.4a), by any hex of either. */
function areNeighbours(position: Position, one: Unit, other: Unit): boolean {
  return one.hexes.some((hex) => other.hexes.some((next) => hex === next || adjacent(position, hex, next)));
}
