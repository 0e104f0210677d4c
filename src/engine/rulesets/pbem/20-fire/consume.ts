import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import { leaveDebris } from '../19-battering/debris.js';
import { destroyEquipment } from '../19-battering/destroy-equipment.js';
import { cartNamed, goodsIn } from '../core/carts/carts.js';
import { destroyCart } from '../19-battering/destroy.js';
import type { PbemEvent } from '../core/events.js';
import type { Fuel } from './fuel.js';

/**
 * Nothing is left of what has burnt: a tent is debris on flat ground, a cart debris without anything that was on it,
 * engines and screens are debris, ladders leave none (pbem:20.1f, 18.0c).
 */
export function consume(course: Course<PbemEvent>, { what, kind, hexes }: Fuel, rule: string, dice: Dice): void {
  const equipment = equipmentOf(course.position, what);
  const cart = cartNamed(course.position, what);
  if (kind === 'tent') {
    const states = hexes.map((where) => ({ where, state: 'destroyed' }));
    course.emit({ type: 'TerrainChanged', data: { states, rule } });
    leaveDebris(course, hexes, rule);
  } else if (cart) {
    const items = cart.hexes.flatMap((hex) => goodsIn(course.position, cart, hex)).map(({ id }) => id);
    if (items.length > 0) course.emit({ type: 'ThingsDestroyed', data: { items, debris: [], rule } });
    destroyCart(course, cart, rule, dice);
  } else if (equipment) {
    destroyEquipment(course, equipment, rule, dice);
  }
}
