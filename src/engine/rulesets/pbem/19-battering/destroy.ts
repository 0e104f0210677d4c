import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Cart } from '../../../position/cart.js';
import { isLive } from '../../../position/unit.js';
import { newDebris } from './debris.js';
import type { PbemEvent } from '../core/events.js';
import { sufferResult } from '../10-results/result.js';
import { passengersOf } from '../core/carts/carts.js';

/**
 * A cart is destroyed: debris lies in its hexes, what it held stays there, and who was on it is wounded, once
 * (pbem:14x, 19.2z, 16.27e). `rule` tells what destroyed it.
 */
export function destroyCart(course: Course<PbemEvent>, cart: Cart, rule: string, dice: Dice): void {
  const passengers = passengersOf(course.position, cart).filter(isLive);
  const debris = newDebris(course.position);
  course.emit({ type: 'CartDestroyed', data: { cart: cart.id, hexes: cart.hexes, debris, rule } });
  const blow = { rule: 'pbem:19.2z', from: [], missile: false, firedFrom: null };
  for (const { id } of passengers) sufferResult(course, id, { kind: 'wounded' }, blow, dice);
}
