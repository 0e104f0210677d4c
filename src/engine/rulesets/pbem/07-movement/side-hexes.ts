import { placesRound, type FieldHex, type HexName } from '../../../board/field.js';
import { directionTo } from '../../../hex/lattice.js';
import { arcsOf } from '../../../hex/two-hexes.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import { halfTowards } from '../core/doors/door-side.js';
import { hexsideOf } from '../core/movement/hexside.js';
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
 * The hexes from which one gets onto a horse, and into which one gets off it: its side hexes (pbem:12.32a), or all that
 * are beside it (siege-en:1.53b).
 */
export function mountingHexes(position: Position, horse: Unit): readonly FieldHex[] {
  if (bookOf(position).riding.beside === 'sideHexes') return sideHexes(position, horse);
  const held = horse.hexes.map((name) => hexOf(position, name));
  return [...new Set(held.flatMap(placesRound))].filter((hex) => !held.includes(hex));
}

/** How a refusal calls a hex that is none of them. */
export function wrongPlace(position: Position): string {
  return bookOf(position).riding.beside === 'sideHexes' ? 'no side hex of' : 'not beside';
}

/**
 * Whether nobody gets on or off over this hexside (pbem:12.32b). Siege bars only what cannot be crossed at all
 * (siege-en:1.53b).
 */
export function barsMounting(position: Position, from: FieldHex, to: FieldHex): boolean {
  return bookOf(position).riding.beside === 'sideHexes' && hexsideOf(position, from, to)?.barsMounting === true;
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
