import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, type Unit } from '../../../position/unit.js';
import { mpaOf } from '../core/combat/strength.js';
import { CART_MPA } from '../07-movement/draught.js';
import { drives } from '../core/carts/driver.js';
import { cartOfString } from '../core/carts/carts.js';
import { isTied, stringOf } from '../core/animals/leads.js';
import { whyStaysAfterShot } from '../07-movement/mobility.js';

/**
 * Why a led unit may not spend so many MP more in this movement step, or null: its own MPA binds it whoever leads it,
 * the MPA of a leader what it spends under him (pbem:13.7k, 13.7l). In a string the slowest stops all who must follow
 * (pbem:13.62b); and whom its rider has just got off stands still (pbem:12.34a).
 */
export function whyTooFar(position: Position, leader: Unit, led: Unit, mp: number): Refusal | null {
  const { mpSpent, moveEnded, ledFor = {} } = led.acts;
  const shot = whyStaysAfterShot(led);
  if (shot) return shot;
  if (moveEnded && !isCharacter(led))
    return forbidden('pbem:12.34a', `the rider of ${led.id} has got off it in this movement step`, led.id).refusal;
  const atCart = position.carts !== undefined && cartOfString(position, stringOf(position, led.id)) !== undefined;
  const mpa = mpaOf(position, led);
  const left = (atCart ? Math.min(mpa, CART_MPA) : mpa) - mpSpent;
  if (mp > left) {
    if (atCart)
      return forbidden('pbem:14c', `a cart goes ${Math.min(mpa, CART_MPA)} MP, ${left} are left`, led.id).refusal;
    const changed = Object.keys(ledFor).some((id) => id !== leader.id);
    const rule = changed ? 'pbem:13.7l' : isTied(position, led.id) ? 'pbem:13.62b' : 'pbem:13.7k';
    return { code: 'illegal', rule, because: `${led.id} has ${left} MP left, this takes ${mp}`, subject: led.id };
  }
  if (atCart && drives(position, leader, led)) return null;
  const under = mpaOf(position, leader) - (ledFor[leader.id] ?? 0);
  if (mp <= under) return null;
  const because = `${led.id} may spend ${under} MP more under ${leader.id}, this takes ${mp}`;
  return { code: 'illegal', rule: 'pbem:13.7k', because, subject: led.id };
}
