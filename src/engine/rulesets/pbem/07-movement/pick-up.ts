import { illegal, type Refusal, unknown } from '../../../game/refusal.js';
import type { Item } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import { type ItemId, type Unit, isMounted } from '../../../position/unit.js';
import { MISSILE_WEAPONS } from '../../../position/unit-sheet.js';
import { isBeneathCart } from '../core/carts/carts.js';
import { isInHalf } from '../core/doors/door-side.js';
import { isInMelee } from '../core/melee/melee.js';
import { halfOfLight } from '../core/night/light-source.js';
import { mpLeft, whyImmobile } from './mobility.js';
import type { OrderRule } from '../core/order-rule.js';
import type { PickUp } from '../core/orders/item-orders.js';
import { hinders, valuesOf, burdenOf } from '../12-equipment/load.js';
import { itemOf, itemsIn } from '../core/equipment/items.js';

/** MP for picking something up (pbem:12.5b). */
export const PICK_UP_MP = 1;

/** Picking an item up from the own hex is part of a character's movement (pbem:12.5b): he may go on with it. */
export const PICK_UP: OrderRule<PickUp> = {
  when: { steps: ['movement'] },
  rule: 'pbem:12.5b',
  near: true,
  possible: ({ items }) => items !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, item }) {
    const { position } = course;
    const unit = position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const refusal = whyNotStoop(position, unit) ?? whyNotTake(position, unit, item);
    if (refusal) return refusal;
    const rule = itemOf(position, item)?.fixed ? 'pbem:21.32d' : 'pbem:12.5b';
    course.emit({ type: 'ItemTaken', data: { unit: id, item, mp: PICK_UP_MP, rule } });
    return null;
  },
  list(position, _side, unit) {
    if (position.items === undefined || whyNotStoop(position, unit)) return [];
    return itemsIn(position, unit.hexes[0] ?? '').flatMap(({ id }) =>
      whyNotTake(position, unit, id)
        ? []
        : [{ order: { type: 'PickUp', unit: unit.id, item: id }, mp: PICK_UP_MP, summary: `pick up ${id}` }],
    );
  },
};

/** Why a unit can pick nothing up now, or null. */
export function whyNotStoop(position: Position, unit: Unit): Refusal | null {
  const { id } = unit;
  if (isMounted(unit)) return illegal('pbem:12.5a', `${id} is mounted and picks nothing up`, id);
  if (isInMelee(position, id)) return illegal('pbem:12.5g', `${id} is in melee and picks nothing up`, id);
  const immobile = whyImmobile(position, unit);
  if (immobile) return immobile;
  const left = mpLeft(position, unit);
  return left < PICK_UP_MP ? illegal('pbem:12.5b', `picking up costs ${id} 1 MP, ${left} are left`, id) : null;
}

/** Why a unit that could pick something up cannot pick up this item, or null. */
function whyNotTake(position: Position, unit: Unit, name: ItemId): Refusal | null {
  const item = itemOf(position, name);
  if (!item) return whyNoItem(position, name);
  if (item.carrier !== null) {
    const holds = item.carrier === unit.id ? 'has it already' : `must put it down before ${unit.id} can take it`;
    return illegal('pbem:12.5j', `${item.carrier} ${holds}`, name);
  }
  if (!unit.hexes.some((hex) => hex === item.hex)) {
    return illegal('pbem:12.5b', `${name} lies in ${item.hex ?? 'no hex'}, not where ${unit.id} is`, name);
  }
  if (!isInHalf(unit, halfOfLight(position, item))) {
    return illegal('pbem:16.16l', `${name} is in a holder on the other side of the door`, name);
  }
  const cart = item.hex !== null && isBeneathCart(position, name, item.hex);
  return cart ? illegal('pbem:14v', `${name} lies under a cart`, name) : whyTooMuch(position, unit, item);
}

/** Why an item is more than the unit can carry, or null (pbem:12.5c). */
export function whyTooMuch(position: Position, unit: Unit, item: Pick<Item, 'id' | 'kind'>): Refusal | null {
  const { carryCost, rule } = valuesOf(item.kind);
  if (carryCost === null) return illegal(rule, `nobody carries ${item.id}: it is fixed`, item.id);
  const burden = burdenOf(position, unit);
  if (!burden || !hinders(item.kind)) return null;
  return illegal('pbem:12.5c', `${unit.id} carries ${burden.id} and cannot carry ${item.id} as well`, item.id);
}

/** Why a thing that players may take for an item is none: used missiles (pbem:6.1b), living beings (pbem:2.4a). */
function whyNoItem(position: Position, name: ItemId): Refusal {
  if (MISSILE_WEAPONS.some((weapon) => weapon === name)) {
    return illegal('pbem:6.1b', `a ${name} that was used is gone`, name);
  }
  if (Object.hasOwn(position.units, name)) return illegal('pbem:2.4a', `${name} is a unit and is not picked up`, name);
  return unknown(`there is no ${name} to pick up`, name, 'pbem:12.5b');
}
