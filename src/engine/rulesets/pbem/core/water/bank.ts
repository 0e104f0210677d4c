import type { FieldHex } from '../../../../board/field.js';
import type { HexsideType } from '../../../../board/terrain.js';

/**
 * A hexside over which one comes out of the water: a bank (pbem:16.29), the lip of a flooded moat, and the edge of what has been
 * filled of it (ruling of pbem:17.11b).
 */
export function isBankBetween(from: FieldHex, to: FieldHex, side: HexsideType): boolean {
  if (from.depth === null || to.depth !== null) return false;
  return side === 'bank' || (from.terrain === 'floodedMoat' && (side === 'slopeLip' || to.terrain === 'filledMoat'));
}
