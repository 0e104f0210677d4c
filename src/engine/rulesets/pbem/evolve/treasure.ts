import type { HexName } from '../../../board/field.js';
import type { Buried } from '../../../position/buried.js';
import type { Item } from '../../../position/item.js';
import type { Position } from '../../../position/position.js';
import type { ItemId } from '../../../position/unit.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { TreasureEvent } from '../core/events/treasure.js';
import { IllegalEvent, liveUnitOf, type Appliers } from './applier.js';

/** Hidden treasure (pbem:18.4). */
export const TREASURE_APPLIERS: Appliers<TreasureEvent> = {
  TreasuresPlaced: place,
  HexSearched: search,
};

function buriedItem({ buried }: Position, event: PbemEvent, id: ItemId): Buried {
  const treasure = buried && Object.hasOwn(buried, id) ? buried[id] : undefined;
  if (!treasure) throw new IllegalEvent(event, `${id} is not hidden`);
  return treasure;
}

function place(position: Position, event: PbemEventOf<'TreasuresPlaced'>): Position {
  const placed = event.data.places.map(({ item, hex }): [ItemId, Buried] => {
    const { among } = buriedItem(position, event, item);
    if (!among.includes(hex)) throw new IllegalEvent(event, `${item} is not hidden in ${hex}`);
    return [item, { among, hex }];
  });
  return { ...position, buried: { ...position.buried, ...Object.fromEntries(placed) } };
}

/** Found treasures lie in the hex; when none is hidden any more, the hexes already searched no longer matter. */
function search(position: Position, event: PbemEventOf<'HexSearched'>): Position {
  const { unit, hex, found } = event.data;
  liveUnitOf(position, event, unit);
  if (found.length === 0) return { ...position, searches: oneMore(position.searches ?? {}, hex) };
  const items = found.map((id): Item => {
    buriedItem(position, event, id);
    return { id, kind: 'treasure', hex, carrier: null };
  });
  const { buried = {}, searches, ...open } = position;
  const left = Object.entries(buried).filter(([id]) => !found.includes(id));
  return {
    ...open,
    items: [...(position.items ?? []), ...items],
    ...(left.length === 0 ? {} : { buried: Object.fromEntries(left), ...(searches ? { searches } : {}) }),
  };
}

function oneMore(searches: Readonly<Record<HexName, number>>, hex: HexName): Readonly<Record<HexName, number>> {
  const before = Object.hasOwn(searches, hex) ? (searches[hex] ?? 0) : 0;
  return { ...searches, [hex]: before + 1 };
}
