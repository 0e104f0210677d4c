import { canonicalJson } from '../../../canonical/canonical.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, type Unit, type UnitId } from '../../../position/unit.js';
import type { Order } from '../core/orders.js';

interface Paired {
  readonly unit: UnitId;
  readonly mate?: UnitId;
}

/** Those who work at a task that one healthy character does: he, or two wounded ones (pbem:12.1g). */
export function oneOrTwo({ unit, mate }: Paired): readonly UnitId[] {
  return mate === undefined ? [unit] : [unit, mate];
}

/** The words that name the second worker of an order, after a summary of it; empty if there is none. */
export function withWhom(order: Order): string {
  return 'mate' in order && order.mate !== undefined ? ` together with ${order.mate}` : '';
}

/** Why the second worker of an order is none, or null: only two wounded characters stand for one (pbem:12.1g). */
export function whyNoMate({ units }: Position, order: Order): Refusal | null {
  if (!('mate' in order) || order.mate === undefined) return null;
  const other = oneOrTwo(order).find((id) => units[id]?.health !== 'wounded');
  if (other === undefined) return null;
  const because = `${other} is not wounded; only two wounded characters do the work of one`;
  return illegal('pbem:12.1g', because, other);
}

/**
 * The orders of a unit, and if it is wounded those that it could do with each wounded friend after it by name, such as
 * the friend could give (pbem:12.1g).
 */
export function withMates<Given extends object>(
  { units }: Position,
  unit: Unit,
  ordersOf: (unit: Unit) => readonly Given[],
): readonly Given[] {
  const alone = ordersOf(unit);
  if (unit.health !== 'wounded') return alone;
  const mates = Object.values(units).filter(
    (one) =>
      one.id > unit.id && one.side === unit.side && one.health === 'wounded' && isCharacter(one) && isActive(one),
  );
  const paired = mates.flatMap((mate) =>
    [...alone, ...ordersOf(mate)].map((order): Given => ({ ...order, unit: unit.id, mate: mate.id })),
  );
  return [...alone, ...new Map(paired.map((order) => [canonicalJson(order), order])).values()];
}
