import type { Refusal } from '../../../game/refusal.js';
import { isCharacter, type SideId, type Unit } from '../../../position/unit.js';

/**
 * Why a unit takes no orders from a side; null if it belongs to the side. Neutral characters obey nobody (pbem:2.56b),
 * an animal without an owner does nothing by itself (pbem:13a), and all other units obey their own side (pbem:2.56a).
 */
export function whyNotOwn(unit: Unit, side: SideId): Refusal | null {
  if (unit.side === side) return null;
  const code = 'notYourUnit';
  const subject = unit.id;
  if (unit.side !== null)
    return { code, rule: 'pbem:2.56a', because: `${subject} does not belong to ${side}`, subject };
  return isCharacter(unit)
    ? { code, rule: 'pbem:2.56b', because: `${subject} is neutral and takes no orders`, subject }
    : { code, rule: 'pbem:13a', because: `${subject} is an animal and takes no orders`, subject };
}
