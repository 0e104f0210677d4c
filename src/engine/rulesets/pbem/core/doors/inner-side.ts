import type { FieldHex, HexName } from '../../../../board/field.js';
import type { Closable, Position } from '../../../../position/position.js';
import { terrainOf } from '../terrain/terrain.js';
import { doorSide, halfTowards } from './door-side.js';

/** A door or window as far as its inner side is concerned. */
interface Opening {
  /** The door hex; null for what is a hexside. */
  readonly hex: FieldHex | null;
  readonly beside: readonly FieldHex[];
  readonly closable: Pick<Closable, 'inner'>;
}

/**
 * The hexes beside a door or window on its inner side: as stated, else on the side with the floor of a house
 * (pbem:12.6d).
 */
export function innerHexes({ hex, beside, closable: { inner } }: Opening): readonly FieldHex[] {
  const stated = beside.filter((one) => (inner === undefined ? terrainOf(one).interior : one.name === inner));
  if (hex === null) return stated;
  const sides = new Set(stated.map((one) => doorSide(hex, one)));
  return beside.filter((one) => sides.has(doorSide(hex, one)));
}

/** The inner half of a hex that a shut door parts (pbem:16.16l); undefined if none does, or its inside is not known. */
export function innerHalf(position: Position, hex: FieldHex): HexName | undefined {
  const beside = hex.neighbours.filter((one) => one !== null);
  const [inside] = innerHexes({ hex, beside, closable: position.doors?.[hex.name] ?? {} });
  return inside && halfTowards(position, hex, inside);
}
