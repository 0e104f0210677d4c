import type { Position } from '../../../position/position.js';
import { isCharacter, type Character, type Unit } from '../../../position/unit.js';
import { mayRideAtCart } from '../core/carts/cart-bar.js';
import { isKnight } from '../core/combat/strength.js';

/**
 * The effect of getting off for characters whose class may not mount: they have ridden, so they may mount again
 * (pbem:12.31a); peasants who get off a cart horse may not (12.31b).
 */
export function rightToMount(position: Position, rider: Unit): { readonly mayMount?: true } {
  if (!isCharacter(rider) || mayRide(rider)) return {};
  const horse = position.units[rider.mount ?? ''];
  return horse && mayRideAtCart(position, rider, horse) ? {} : { mayMount: true };
}

/** Knights of all kinds, sergeants, and those who began mounted or are allowed to by special rules (pbem:12.31a). */
export function mayRide(unit: Character): boolean {
  return isKnight(unit) || unit.sheet.classes.includes('sergeant') || unit.mayMount === true;
}
