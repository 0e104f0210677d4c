import type { FieldHex, HexName } from '../../../board/field.js';
import type { SightMap } from '../../../board/sight/sight-map.js';

/** What of carts is asked here. */
interface Standing {
  readonly id: string;
  readonly hexes: readonly HexName[];
}

/** A tent or a cart in a hex or in one adjacent to it, which are what burns (pbem:20.1a); null: none. */
export function inflammableBeside(map: SightMap, hex: FieldHex, carts: readonly Standing[]): string | null {
  for (const one of [hex, ...hex.neighbours]) {
    if (!one || !map.isFree(hex, one, 'anyPart')) continue;
    if (one.terrain === 'tent') return `the tent in ${one.name}`;
    const cart = carts.find(({ hexes }) => hexes.includes(one.name));
    if (cart) return cart.id;
  }
  return null;
}
