import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import { ITEM_KINDS, type ItemKind, type Item } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { itemOf, itemsOf } from '../core/equipment/items.js';
import type { PbemEvent } from '../core/events.js';

/** The values that the rules give a kind of item. */
interface ItemValues {
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

/** The values of a kind of item, such as what it costs to carry. */
export function valuesOf(kind: ItemKind): ItemValues {
  return ITEM_VALUES[kind];
}

/** Whether a word names a kind of item. */
export function isItemKind(kind: string): kind is ItemKind {
  return ITEM_KINDS.some((one) => one === kind);
}

/** Hinders movement: carrying it costs MP (pbem:2.4b). */
export function hinders(kind: ItemKind): boolean {
  return (ITEM_VALUES[kind].carryCost ?? 0) > 0;
}

/** The item that hinders a unit's movement, or undefined; there is one at most (pbem:12.5c). */
export function burdenOf(position: Position, unit: Unit): Item | undefined {
  return itemsOf(position, unit.id).find(({ kind }) => hinders(kind));
}

/** MP that a move with what the unit carries costs besides its hexes (pbem:12.5i). */
export function carryCost(position: Position, unit: Unit): number {
  const burden = burdenOf(position, unit);
  return burden ? (valuesOf(burden.kind).carryCost ?? 0) : 0;
}

/** The burden for which the unit has yet to pay in this movement step, and its cost in MP (pbem:12.5i). */
export function loadDue(position: Position, unit: Unit): { readonly item: Item; readonly mp: number } | null {
  const item = burdenOf(position, unit);
  if (!item || unit.acts.carried?.includes(item.id)) return null;
  return { item, mp: carryCost(position, unit) };
}

/**
 * MP that carrying takes off the allowance of a unit in this movement step, whether they are paid or still due
 * (pbem:12.5i). To put a thing down after the first hex gives nothing back; what is no more in the game counts no more.
 */
export function loadOfStep(position: Position, unit: Unit): number {
  const { carried = [] } = unit.acts;
  const paid = carried.map((id) => itemOf(position, id)).map((item) => (item && valuesOf(item.kind).carryCost) ?? 0);
  return paid.reduce((sum, mp) => sum + mp, loadDue(position, unit)?.mp ?? 0);
}

/**
 * The reason why a unit may not do a deed that takes its complete MPA, or null: carrying is paid first, so that the
 * rest is never the whole MPA (pbem:7.3b). `rule`: a more special rule that says so, as for mounting (pbem:12.31e).
 */
export function whyBurdened(position: Position, unit: Unit, rule = 'pbem:7.3b'): Refusal | null {
  const burden = burdenOf(position, unit);
  if (!burden) return null;
  const because = `${unit.id} must first put down ${burden.id}, which hinders movement`;
  return illegal(rule, because, unit.id);
}

/** A unit pays for carrying once in a movement step, before the first hex that it enters with the item (pbem:12.5i). */
export function payForLoad(course: Course<PbemEvent>, id: UnitId): void {
  const unit = course.position.units[id];
  const due = unit && loadDue(course.position, unit);
  if (!due) return;
  const { item, mp } = due;
  course.emit({ type: 'CarryingPaid', data: { unit: id, item: item.id, mp, rule: 'pbem:12.5i' } });
}
