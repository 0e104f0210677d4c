import type { FieldHex } from '../../../../board/field.js';
import type { HexsideType } from '../../../../board/terrain.js';

/**
 * A hexside over which a unit comes out of the water: a bank (pbem:16.29), the lip of a flooded moat, and the edge of a
 * filled part of the moat (ruling of pbem:17.11b).
 */
export function isBankBetween(from: FieldHex, to: FieldHex, side: HexsideType): boolean {
  if (from.depth === null || to.depth !== null) return false;
  return side === 'bank' || (from.terrain === 'floodedMoat' && (side === 'slopeLip' || to.terrain === 'filledMoat'));
}
