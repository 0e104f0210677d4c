import type { Field, FieldHex, HexName } from '../engine/board/field.js';
import type { DirectionIndex } from '../engine/hex/direction.js';

/** The field as it is seen from above: one location a hex, the upper one where there are two. */
export interface Surface {
  readonly field: Field;
  readonly hexes: readonly FieldHex[];
  /** The hex beside another; null beyond the edge. */
  beyond(hex: FieldHex, direction: DirectionIndex): FieldHex | null;
  /** The hex of a written place, whichever of its locations that names (`D8/under`). */
  hex(name: HexName): FieldHex | undefined;
}

/** The hexes of a field that are seen from above. */
export function surfaceOf(field: Field): Surface {
  const top = (hex: FieldHex): FieldHex => field.hexAt(hex.cell) ?? hex;
  return {
    field,
    hexes: field.hexes.filter((hex) => top(hex) === hex),
    beyond(hex, direction) {
      const next = hex.neighbours[direction];
      return next ? top(next) : null;
    },
    hex(name) {
      const hex = field.hex(name) ?? field.hex(name.replace(/\/.*$/, ''));
      return hex && top(hex);
    },
  };
}
