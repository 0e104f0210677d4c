import type { Course } from '../../../game/course.js';
import { isMounted } from '../../../position/unit.js';
import { isArmoured } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import type { Attack } from '../core/orders/combat-orders.js';
import { canFear, knowsPanic } from '../core/panic/panicked.js';

/**
 * Armoured cavalry charges: those charged are tested before the charge is rolled, which waits for it (pbem:22.9c).
 * False: nobody is tested. During a duel nobody is, since all but its fighting stands still (pbem:12.8i).
 */
export function frightenCharged(course: Course<PbemEvent>, attack: Attack): boolean {
  if (!attack.charge || !knowsPanic(course.position) || course.position.duel) return false;
  const charger = course.position.units[attack.attackers[0] ?? ''];
  if (!charger || !isMounted(charger) || !isArmoured(charger)) return false;
  const units = attack.defenders.filter((id) => {
    const unit = course.position.units[id];
    return canFear(course.position, unit) && unit.panic !== 'routed';
  });
  if (units.length === 0) return false;
  course.emit({
    type: 'PanicThreatened',
    data: { cause: 'charged', by: charger.id, hexes: charger.hexes, units, attack, rule: 'pbem:22.9c' },
  });
  return true;
}
