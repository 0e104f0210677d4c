import { sideBetween } from '../../../../board/location.js';
import type { FieldHex } from '../../../../board/field.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';

/** Under a roof above the ground; a table stands in the room around it (pbem:16.38c). */
function isIndoors({ terrain }: FieldHex): boolean {
  const { roofed, apart } = TERRAIN_FACTS[terrain];
  return terrain === 'table' || (roofed && !apart);
}

/**
 * The hexes of the room that a hex belongs to: interior hexes joined without a wall, window or door between
 * (pbem:21.35d).
 */
export function roomOf(hex: FieldHex): readonly FieldHex[] {
  return joined(hex, (from, to) => sideBetween(from, to) === 'plain');
}

/** The building that a hex belongs to, inner walls and doors disregarded (pbem:21.35c). */
export function buildingOf(hex: FieldHex): readonly FieldHex[] {
  return joined(hex, () => true);
}

/** Interior hexes that can be reached from a hex, sorted in the order of the map; none from a hex in the open. */
function joined(start: FieldHex, joins: (from: FieldHex, to: FieldHex) => boolean): readonly FieldHex[] {
  if (!TERRAIN_FACTS[start.terrain].roofed || !isIndoors(start)) return [];
  const found = new Set([start]);
  for (const hex of found) {
    for (const beside of hex.neighbours) {
      if (beside && isIndoors(beside) && joins(hex, beside)) found.add(beside);
    }
  }
  return [...found].sort((one, other) => one.index - other.index);
}
