import type { FieldHex } from '../../../board/field.js';
import type { SightMap } from '../../../board/sight/sight-map.js';
import { fuelsOf, TENT, type Stands } from '../20-fire/fuel.js';

/** The first thing in a hex or beside it that can burn (pbem:20.1a), in words; null: none. */
export function inflammableBeside(map: SightMap, hex: FieldHex, stands: Stands): string | null {
  for (const one of [hex, ...hex.neighbours]) {
    if (!one || !map.isFree(hex, one, 'anyPart')) continue;
    const [fuel] = fuelsOf(stands, one);
    if (fuel) return fuel.what === TENT ? `the tent in ${one.name}` : fuel.what;
  }
  return null;
}
