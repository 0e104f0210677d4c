import type { FieldHex, HexName } from '../../../board/field.js';
import { directionTo } from '../../../hex/lattice.js';
import { arcsOf } from '../../../hex/two-hexes.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { halfTowards } from '../core/doors/door-side.js';
import { hexOf } from '../core/terrain/ground.js';
import { crossingCost } from './entry.js';

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

/**
 * The half of a shut doorway beside a horse in which its rider comes to stand on foot (pbem:7.22a, 16.16l); no member
 * if no shut door parts the hex.
 */
export function halfBeside(position: Position, rider: Unit, hex: FieldHex): { readonly half?: HexName } {
  const from = rider.hexes
    .map((held) => hexOf(position, held))
    .find((held) => crossingCost(position, { ...rider, mount: null }, held, hex).ok);
  const half = from && halfTowards(position, hex, from);
  return half === undefined ? {} : { half };
}
