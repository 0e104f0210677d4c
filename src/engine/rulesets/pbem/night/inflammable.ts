import type { FieldHex } from '../../../board/field.js';
import type { SightMap } from '../../../board/sight/sight-map.js';

/** A tent in a hex or in one adjacent to it, the only terrain that burns (pbem:20.1a); null: none. */
export function inflammableBeside(map: SightMap, hex: FieldHex): string | null {
  const around = [hex, ...hex.neighbours];
  const tent = around.find((one) => one?.terrain === 'tent' && map.isFree(hex, one, 'anyPart'));
  return tent ? `the tent in ${tent.name}` : null;
}
