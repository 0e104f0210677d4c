import type { FieldHex, HexName } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { isShutDoorHex } from '../movement/shut.js';
import { doorSide } from './door-side.js';

/**
 * The half of a shut door hex that lies on the side of a hex beside it, by the name of that side (pbem:7.22a, 16.16l);
 * undefined where no shut door parts the hex.
 */
export function halfTowards(position: Position, hex: FieldHex, beside: FieldHex): HexName | undefined {
  return isShutDoorHex(position, hex) ? doorSide(hex, beside) : undefined;
}

/**
 * A shut door parts a unit in this hex from the hex beside it. Who has only just stepped into the half of a doorway, on a
 * way that is not yet gone, goes no further from there.
 */
export function isShutOff(position: Position, unit: Unit, from: FieldHex, beside: FieldHex): boolean {
  const half = halfTowards(position, from, beside);
  return half !== undefined && !(unit.half === half && unit.hexes.includes(from.name));
}

/** The unit stands in that half; where its half is not known, or the hex is not parted, it does. */
export function isInHalf({ half }: Pick<Unit, 'half'>, wanted: HexName | undefined): boolean {
  return half === undefined || wanted === undefined || half === wanted;
}
