import { isRampart, sideTowards } from '../../../board/location.js';
import type { Field, FieldHex, HexName } from '../../../board/field.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import { DIRECTION_INDICES } from '../../../hex/direction.js';

/** Torches that are in holders of a hex. */
interface Fixed {
  readonly hex?: HexName | null;
  readonly fixed?: true;
}

/** Holders that are left in a hex: one to each inner hexside of a building or castle wall (pbem:21.32c, 20.4g). */
export function holdersLeft(field: Field, hex: FieldHex, items: readonly Fixed[]): number {
  const taken = items.filter((item) => item.fixed === true && field.hex(item.hex ?? '') === hex).length;
  return DIRECTION_INDICES.filter((direction) => isInnerWall(hex, hex.neighbours[direction], direction)).length - taken;
}

/** A wall of the building that the hex is in, or the wall under a rampart whose battlements look the other way. */
function isInnerWall(hex: FieldHex, beside: FieldHex | null | undefined, direction: 0 | 1 | 2 | 3 | 4 | 5): boolean {
  if (!beside) return false;
  const side = sideTowards(hex, direction, beside);
  if (TERRAIN_FACTS[hex.terrain].roofed) return side === 'buildingWall' || side === 'arrowSlit';
  const rises = isRampart(beside) && beside.level > hex.level;
  return rises && side !== 'battlement';
}
