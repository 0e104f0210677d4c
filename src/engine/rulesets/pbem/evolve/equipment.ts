import { turnWith } from '../../../position/change.js';
import type { HexName } from '../../../board/field.js';
import type { Buried, Item } from '../../../position/things.js';
import type { Position, Supply } from '../../../position/position.js';
import type { ItemId, UnitId } from '../../../position/unit.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { EquipmentEvent, SupplyEvent, TreasureEvent } from '../core/events/equipment.js';
import { acted, IllegalEvent, unitOf, liveUnitOf, type Appliers } from './applier.js';

/** Things that are picked up, carried and dropped (pbem:12.5, 18). */
export const EQUIPMENT_APPLIERS: Appliers<EquipmentEvent> = {
  ItemTaken: take,
  CarryingPaid: pay,
  ItemDropped: (position, event) => {
    const { unit, item, hex } = event.data;
    return replaced(position, { ...carriedItem(position, event, unit, item), hex, carrier: null });
  },
  ItemLost: (position, event) => {
    const lost = carriedItem(position, event, event.data.unit, event.data.item);
    return { ...position, items: (position.items ?? []).filter((item) => item !== lost) };
  },
};

function take(position: Position, event: PbemEventOf<'ItemTaken'>): Position {
  const { unit: id, item: name, mp } = event.data;
  const item = position.items?.find((one) => one.id === name);
  if (item?.carrier !== null) throw new IllegalEvent(event, `${name} does not lie on the map`);
  const unit = unitOf(position, event, id);
  const taken = replaced(position, { id: name, kind: item.kind, hex: null, carrier: id });
  return {
    ...acted(taken, event, id, { mpSpent: unit.acts.mpSpent + mp }),
    turn: turnWith(position.turn, { mover: id }),
  };
}

function pay(position: Position, event: PbemEventOf<'CarryingPaid'>): Position {
  const { unit: id, item, mp } = event.data;
  const { acts } = unitOf(position, event, id);
  carriedItem(position, event, id, item);
  return acted(position, event, id, { mpSpent: acts.mpSpent + mp, carried: [...(acts.carried ?? []), item] });
}

/** An item that a unit carries; throws IllegalEvent if the unit does not carry it. */
export function carriedItem(position: Position, event: PbemEvent, unit: UnitId, id: ItemId): Item {
  const item = position.items?.find((one) => one.id === id);
  if (item?.carrier !== unit) throw new IllegalEvent(event, `${unit} does not carry ${id}`);
  return item;
}

function replaced(position: Position, item: Item): Position {
  return { ...position, items: (position.items ?? []).map((one) => (one.id === item.id ? item : one)) };
}

/** Ammunition that is counted in secret (pbem:22.2). */
export const SUPPLY_APPLIERS: Appliers<SupplyEvent> = {
  SuppliesRolled: (position, { data }) =>
    withSupplies(
      position,
      data.supplies.map(({ unit, missiles }) => [unit, { left: missiles }]),
    ),
  MissilesTaken: takeMissiles,
};

function withSupplies(position: Position, changed: readonly (readonly [UnitId, Supply | null])[]): Position {
  return { ...position, supplies: { ...position.supplies, ...Object.fromEntries(changed) } };
}

function takeMissiles(position: Position, event: PbemEventOf<'MissilesTaken'>): Position {
  const { unit, giver, stripped } = event.data;
  const count = event.data.count ?? 0;
  const own = position.supplies?.[unit] ?? { left: 0 };
  const taken = withSupplies(position, [[unit, { left: own.left + count, fresh: (own.fresh ?? 0) + count }]]);
  const taker = acted(taken, event, unit, { resupplied: true, ...(stripped && giver ? { stripped: giver } : {}) });
  if (giver === undefined) return taker;
  const given = spent(taker, event, giver, count);
  return stripped ? given : acted(given, event, giver, { resupplied: true });
}

/** With so many missiles fewer, taken first from those that a unit had before this player turn. */
export function spent(position: Position, event: PbemEvent, unit: UnitId, count: number): Position {
  const before = position.supplies?.[unit];
  if (!before) return position;
  const left = before.left - count;
  if (left < 0) throw new IllegalEvent(event, `${unit} has ${before.left} missiles and not ${count}`);
  const fresh = Math.min(before.fresh ?? 0, left);
  return withSupplies(position, [[unit, fresh > 0 ? { left, fresh } : { left }]]);
}

/** In a new player turn every missile may be passed on again (pbem:22.2g). */
export function settledSupplies({ supplies }: Position): Pick<Position, 'supplies'> {
  if (!supplies) return {};
  const settled = Object.entries(supplies).map(([id, own]) => [id, own && { left: own.left }] as const);
  return { supplies: Object.fromEntries(settled) };
}

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
