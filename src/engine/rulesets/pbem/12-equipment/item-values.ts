import { ITEM_KINDS, type ItemKind } from '../../../position/item.js';

/** The values that the rules give a kind of item. */
export interface ItemValues {
  /** MP that carrying it costs in each movement phase (pbem:12.5i); null: nobody can carry it. */
  readonly carryCost: number | null;
  /** The rule that says so. */
  readonly rule: string;
  /** The rule by which the item is gone when it is dropped against its carrier's will (pbem:10.8c); null: it stays. */
  readonly goneByForce: string | null;
}

const ITEM_VALUES: Readonly<Record<ItemKind, ItemValues>> = {
  torch: { carryCost: 0, rule: 'pbem:2.4b', goneByForce: null },
  chest: { carryCost: 1, rule: 'pbem:18.4a', goneByForce: null },
  treasure: { carryCost: 1, rule: 'pbem:18.4a', goneByForce: null },
  barrel: { carryCost: 2, rule: 'pbem:20.2j', goneByForce: 'pbem:20.2k' },
  cauldron: { carryCost: 2, rule: 'pbem:19.17i', goneByForce: 'pbem:19.17j' },
  lantern: { carryCost: null, rule: 'pbem:18.5b', goneByForce: null },
};

/** Equipment whose own rules are not built, with the rule where they begin: no item of such a kind exists. */
export const UNBUILT_EQUIPMENT: Readonly<Record<string, string>> = {
  ship: 'pbem:2.4c',
  boat: 'pbem:2.4c',
};

export function valuesOf(kind: ItemKind): ItemValues {
  return ITEM_VALUES[kind];
}

export function isItemKind(kind: string): kind is ItemKind {
  return ITEM_KINDS.some((one) => one === kind);
}

/** Hinders movement: carrying it costs MP (pbem:2.4b). */
export function hinders(kind: ItemKind): boolean {
  return (ITEM_VALUES[kind].carryCost ?? 0) > 0;
}
