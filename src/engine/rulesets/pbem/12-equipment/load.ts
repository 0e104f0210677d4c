import type { Refusal } from '../../../game/refusal.js';
import type { Item } from '../../../position/item.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { hinders, valuesOf } from './item-values.js';
import { itemsOf } from '../core/equipment/items.js';

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
 * The reason why a unit may not do a deed that takes its complete MPA, or null: carrying is paid first, so that the
 * rest is never the whole MPA (pbem:7.3b). `rule`: a more special rule that says so, as for mounting (pbem:12.31e).
 */
export function whyBurdened(position: Position, unit: Unit, rule = 'pbem:7.3b'): Refusal | null {
  const burden = burdenOf(position, unit);
  if (!burden) return null;
  const because = `${unit.id} must first put down ${burden.id}, which hinders movement`;
  return { code: 'illegal', rule, because, subject: unit.id };
}
