import type { FieldHex, HexName } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { isShutDoorHex } from '../movement/shut.js';
import { doorSide } from './door-side.js';

/**
 * The half of a shut door hex that lies on the side of a hex beside it, by the name of that side (pbem:7.22a, 16.16l);
 * undefined if no shut door parts the hex.
 */
export function halfTowards(position: Position, hex: FieldHex, beside: FieldHex): HexName | undefined {
  return isShutDoorHex(position, hex) ? doorSide(hex, beside) : undefined;
}

/**
 * True if a shut door parts a unit in this hex from the hex beside it. A unit that has only just stepped into the half
 * of a doorway, on a way that is still being planned, cannot go further from there.
 */
export function isShutOff(position: Position, unit: Unit, from: FieldHex, beside: FieldHex): boolean {
  const half = halfTowards(position, from, beside);
  return half !== undefined && !(unit.half === half && unit.hexes.includes(from.name));
}

/** True if the unit stands in that half, and also if its half is not known or the hex is not parted. */
export function isInHalf({ half }: Pick<Unit, 'half'>, wanted: HexName | undefined): boolean {
  return half === undefined || wanted === undefined || half === wanted;
}
