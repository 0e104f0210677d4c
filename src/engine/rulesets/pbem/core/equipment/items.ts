import type { HexName } from '../../../../board/field.js';
import type { Item } from '../../../../position/things.js';
import type { Position } from '../../../../position/position.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';

const NONE: readonly Item[] = [];

/** The item of that name, or undefined. */
export function itemOf({ items = NONE }: Position, id: ItemId): Item | undefined {
  return items.find((item) => item.id === id);
}

/** Items that lie in a hex (one location of it). */
export function itemsIn({ items = NONE }: Position, hex: HexName): readonly Item[] {
  return items.filter((item) => item.hex === hex);
}

/** Items that a unit carries. */
export function itemsOf({ items = NONE }: Position, unit: UnitId): readonly Item[] {
  return items.filter((item) => item.carrier === unit);
}
