import type { HexName } from '../../../../board/field.js';
import type { EventOf } from '../../../../game/event.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';

/** A character has picked an item up from his hex, for so many MP. */
export type ItemTaken = EventOf<
  'ItemTaken',
  { readonly unit: UnitId; readonly item: ItemId; readonly mp: number; readonly rule: string }
>;
/** A burden costs its carrier so many MP of this movement step (pbem:12.5i). */
export type CarryingPaid = EventOf<
  'CarryingPaid',
  { readonly unit: UnitId; readonly item: ItemId; readonly mp: number; readonly rule: string }
>;
/** An item lies in a hex from now on; `rule` shows whether its carrier chose to drop it. */
export type ItemDropped = EventOf<
  'ItemDropped',
  { readonly unit: UnitId; readonly item: ItemId; readonly hex: HexName; readonly rule: string }
>;
/** An item is gone from the map. */
export type ItemLost = EventOf<'ItemLost', { readonly unit: UnitId; readonly item: ItemId; readonly rule: string }>;

/** Items that are picked up, carried and dropped (pbem:12.5, 18). */
export type EquipmentEvent = ItemTaken | CarryingPaid | ItemDropped | ItemLost;
