import { placesRound } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { hexOf } from '../terrain/ground.js';
import { unitsIn } from './occupancy.js';

/** Other units in the hexes of a unit and in those beside them, dead ones included, by name. */
export function unitsBeside(position: Position, unit: Unit): readonly Unit[] {
  const around = unit.hexes.flatMap((name) => {
    const hex = hexOf(position, name);
    return [hex, ...placesRound(hex)].flatMap(({ name: beside }) => unitsIn(position, beside));
  });
  return [...new Set(around)].filter(({ id }) => id !== unit.id).sort((one, other) => (one.id < other.id ? -1 : 1));
}
