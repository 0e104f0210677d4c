import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import { ladderOf } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { isActive, type ItemId, type Unit, type UnitId } from '../../../position/unit.js';
import { cartUnder } from '../core/carts/carts.js';
import { itemOf, itemsOf } from '../core/equipment/items.js';
import type { PbemEvent } from '../core/events.js';
import { STEPS_WITH_ORDERS } from '../core/events/sequence.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Drop } from '../core/orders/item-orders.js';
import type { Mishap } from '../core/results/mishap.js';
import { whySinks } from '../core/water/water.js';
import { hinders, valuesOf } from './load.js';

/**
 * A character puts down the things he carries, at any moment of his own player turn and at no cost (pbem:12.5h). This
 * takes no time: nobody's move ends by it, and an offer to advance waits, so that he may advance without them
 * (pbem:12.5i).
 */
export const DROP: OrderRule<Drop> = {
  when: { steps: STEPS_WITH_ORDERS },
  rule: 'pbem:12.5h',
  near: true,
  takesNoTime: true,
  possible: ({ items, equipment }) => items !== undefined || equipment !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, item }) {
    const { position } = course;
    const unit = position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const barred = whyNotDrop(unit);
    if (barred) return barred;
    const crowded = whyNotBesideIt(position, unit, item);
    if (crowded) return crowded;
    if (ladderOf(position, id)?.id === item) {
      course.emit({ type: 'LadderDropped', data: { unit: id, equipment: item, rule: 'pbem:12.5h' } });
      return null;
    }
    const carried = itemOf(position, item);
    if (carried?.carrier !== id) {
      return illegal('pbem:12.5h', `${id} carries no ${item}`, id);
    }
    const [hex = ''] = unit.hexes;
    const sinks = whySinks(position, hex, carried.kind);
    if (sinks === null) course.emit({ type: 'ItemDropped', data: { unit: id, item, hex, rule: 'pbem:12.5h' } });
    else course.emit({ type: 'ItemLost', data: { unit: id, item, rule: sinks } });
    return null;
  },
  list: (position: Position, _side, unit) =>
    whyNotDrop(unit)
      ? []
      : [...itemsOf(position, unit.id), ...laddersOf(position, unit)]
          .filter(({ id }) => !whyNotBesideIt(position, unit, id))
          .map(({ id }) => ({
            order: { type: 'Drop', unit: unit.id, item: id },
            mp: null,
            summary: `put down ${id} in ${unit.hexes[0] ?? ''}`,
          })),
};

/** On a cart nobody puts down a barrel or chest beside himself (pbem:14ac). */
function whyNotBesideIt(position: Position, unit: Unit, name: ItemId): Refusal | null {
  const item = itemOf(position, name);
  const cart = position.carts && cartUnder(position, unit);
  if (!cart || !item || !hinders(item.kind)) return null;
  return illegal('pbem:14ac', `${unit.id} himself is there on ${cart.id}`, name);
}

function laddersOf(position: Position, { id }: Unit): readonly Equipment[] {
  const ladder = position.equipment && ladderOf(position, id);
  return ladder ? [ladder] : [];
}

function whyNotDrop(unit: Unit): Refusal | null {
  const subject = unit.id;
  if (!isActive(unit)) {
    return illegal('pbem:2.53b', `${subject} is ${unit.health} and cannot act`, subject);
  }
  if (unit.hexes.length > 0) return null;
  const because = `${subject} is not on the map; what happens off it is not yet in this ruleset`;
  return { code: 'notInThisRuleset', rule: 'pbem:3.1b', because, subject };
}

/**
 * The events that make a carrier let go of everything, or (`burdens`) only of items that hinder movement, and the rule
 * (pbem:10.8).
 */
const LOSSES: Readonly<Record<Mishap, { readonly what: 'all' | 'burdens'; readonly rule: string }>> = {
  retreats: { what: 'burdens', rule: 'pbem:10.21b' },
  wounded: { what: 'burdens', rule: 'pbem:10.4d' },
  dismounted: { what: 'all', rule: 'pbem:10.6g' },
  stunned: { what: 'all', rule: 'pbem:10.3a' },
  killed: { what: 'all', rule: 'pbem:10.8a' },
};

/**
 * A character to whom this happens drops items into the hex where it happened (pbem:10.0c, 10.0d, 10.8); some kinds are
 * gone when that happens (pbem:10.8c).
 */
export function letItemsGo(course: Course<PbemEvent>, id: UnitId, mishap: Mishap, _dice: Dice): void {
  const { what, rule } = LOSSES[mishap];
  for (const { id: item, kind } of itemsOf(course.position, id)) {
    if (what === 'burdens' && !hinders(kind)) continue;
    const { goneByForce } = valuesOf(kind);
    const at = hexOfMishap(course, id, mishap);
    const gone = goneByForce ?? whySinks(course.position, at, kind);
    if (gone !== null) course.emit({ type: 'ItemLost', data: { unit: id, item, rule: gone } });
    else course.emit({ type: 'ItemDropped', data: { unit: id, item, hex: at, rule } });
  }
}

/** Where the unit is; for one who was thrown off his horse, where its head was before that (pbem:10.6g). */
function hexOfMishap({ position, events }: Course<PbemEvent>, id: UnitId, mishap: Mishap): HexName {
  const thrown = events.findLast((event) => event.type === 'RiderDismounted' && event.data.unit === id);
  if (mishap === 'dismounted' && thrown?.type === 'RiderDismounted') return thrown.data.horseHexes[0] ?? '';
  return position.units[id]?.hexes[0] ?? '';
}
