import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { staysInMelee } from '../11-melee/melee.js';
import type { Leave } from '../core/orders/movement-orders.js';
import { isHalfOff, mpLeft, whyStuck } from './mobility.js';

/** MP for each hex that is left (pbem:3.1b). */
export function exitPrice({ hexes }: Unit, { headFirst }: Leave): number {
  return headFirst ? 1 : hexes.length;
}

/** The unit stands at an exit of its side, or has left with the head of its horse already. */
export function mayLeaveFrom({ terms }: Position, unit: Unit): boolean {
  const head = unit.hexes[0] ?? '';
  return isHalfOff(unit) || (terms?.exits ?? []).some(({ side, hexes }) => side === unit.side && hexes.includes(head));
}

/** Why a unit may not leave the map for good as ordered, or null (pbem:23.14). */
export function whyNotLeave(position: Position, unit: Unit, order: Leave): Refusal | null {
  const stuck = whyStuck(position, unit);
  if (stuck) return stuck;
  const subject = unit.id;
  const no = (rule: string, because: string): Refusal => illegal(rule, because, subject);
  if (order.headFirst && unit.hexes.length < 2) return no('pbem:3.1b', `${subject} does not stand on two hexes`);
  const where = unit.hexes.join('-');
  if (!mayLeaveFrom(position, unit)) {
    return no('pbem:23.14', `${subject} cannot leave the map from ${where}: his side has no exit there`);
  }
  if (!order.headFirst && unit.hexes.length > 1 && staysInMelee(position, unit, unit.hexes.slice(1))) {
    return no('pbem:11.41c', `${subject} is still in melee when the head of his horse has left, and must stop there`);
  }
  const [mp, left] = [exitPrice(unit, order), mpLeft(position, unit)];
  return mp <= left ? null : no('pbem:7.3c', `leaving costs ${subject} ${mp} MP, ${left} are left`);
}
