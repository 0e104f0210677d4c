import type { FieldHex } from '../../../board/field.js';
import { isRampart, riseBetween } from '../../../board/location.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { dungeonUnder, isAtManhole, manholesOf } from '../core/dungeon/dungeon.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { adjacent } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';

/**
 * How a thing that is thrown into a hex beside the thrower gets there: from above, on the level, upwards, through a
 * slit, or not at all.
 */
export type Throw = 'above' | 'level' | 'upwards' | 'slit' | 'apart';

/** The easiest throw from any hex of the unit; plain adjacency is enough (rulings of pbem:19.17a, 20.2a). */
export function throwInto(position: Position, unit: Unit, to: FieldHex): Throw {
  const ways = unit.hexes.map((name) => throwBetween(position, unit, hexOf(position, name), to));
  return BEST_FIRST.find((way) => ways.includes(way)) ?? 'apart';
}

const BEST_FIRST: readonly Throw[] = ['above', 'level', 'slit', 'upwards', 'apart'];

function throwBetween(position: Position, unit: Unit, from: FieldHex, to: FieldHex): Throw {
  if (isBelow(position, unit, from, to)) return 'above';
  const hexside = hexsideOf(position, from, to);
  if (!hexside) return 'apart';
  if (hexside.type === 'arrowSlit') return 'slit';
  if (!adjacent(position, from.name, to.name)) return 'apart';
  const height = to.level - from.level + 2 * riseBetween(from, to);
  // A climber is level with the rampart before him for sight only (ruling of pbem:20.2d).
  if (height < 0 || (to.terrain === 'ladder' && isRampart(from))) return 'above';
  return height === 0 ? 'level' : 'upwards';
}

/** The archway below the rampart of a gate (pbem:16.31c), and a dungeon below its manhole (pbem:16.33g). */
function isBelow(position: Position, unit: Unit, from: FieldHex, to: FieldHex): boolean {
  if (from.below === to) return isRampart(from);
  if (to.terrain !== 'dungeon') return false;
  return manholesOf(position).some((hole) => isAtManhole(position, unit, hole) && dungeonUnder(hole).includes(to));
}
