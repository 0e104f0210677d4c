import type { FieldHex } from '../../board/field.js';
import { isShut } from '../../board/live.js';
import type { Position } from '../../position/position.js';

/** True if the hex is a door and the door is shut (pbem:16.16e). */
export function isShutDoorHex(position: Position, hex: FieldHex): boolean {
  return isShut(position.live, hex.name);
}
