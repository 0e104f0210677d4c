import type { Item } from '../../../position/item.js';
import type { Position } from '../../../position/position.js';
import type { ItemId, UnitId } from '../../../position/unit.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { EquipmentEvent } from '../core/events/equipment.js';
import { acted, IllegalEvent, unitOf, type Appliers } from './applier.js';

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
  return { ...acted(taken, event, id, { mpSpent: unit.acts.mpSpent + mp }), turn: { ...position.turn, mover: id } };
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
