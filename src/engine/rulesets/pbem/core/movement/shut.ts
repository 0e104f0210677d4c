import type { FieldHex } from '../../../../board/field.js';
import { isHexOpen } from '../../../../board/live.js';
import type { Position } from '../../../../position/position.js';
import { terrainOf } from '../terrain/terrain.js';

/** True if the hex is a shut door, yard entrance or paled gate (pbem:16.16e); a fence is climbed over. */
export function isShutDoorHex({ live }: Pick<Position, 'live'>, hex: FieldHex): boolean {
  return terrainOf(hex).doorway && !isHexOpen(live, hex);
}
