import type { FieldHex } from '../../../board/field.js';
import { directionTo } from '../../../hex/lattice.js';
import { arcsOf } from '../../../hex/two-hexes.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { hexOf } from '../core/terrain/ground.js';

/**
 * The two side hexes of a rider's horse, as far as they are on the map (pbem:3.6), where they can be reached from it.
 */
export function sideHexes(position: Position, rider: Unit): readonly FieldHex[] {
  const [head, rear] = rider.hexes.map((name) => hexOf(position, name));
  if (!head || !rear) return [];
  return arcsOf({ head: head.cell, rear: rear.cell }).sides.flatMap((cell) => {
    const direction = directionTo(head.cell, cell);
    return (direction === null ? null : head.neighbours[direction]) ?? [];
  });
}
