import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { hexOf } from '../core/terrain/ground.js';
import { hexOfPlace } from './fuel.js';

/** Hexes round a unit, each once and without its locations, in the order in which they lie round it. */
export function hexesBeside(position: Position, { hexes }: Unit): readonly HexName[] {
  const around = hexes.flatMap((name) => hexOf(position, name).neighbours.flatMap((hex) => hex?.name ?? []));
  return [...new Set(around.map(hexOfPlace))];
}
