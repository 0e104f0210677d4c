import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { leadStep } from '../13-animals/following.js';
import { gaitTo } from '../13-animals/led-gait.js';
import { mpaOf } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import { costOf, goStep } from '../07-movement/going.js';
import { tellMove } from '../08-pinning/passing.js';
import { CART_MPA, follow, pullOf } from '../07-movement/draught.js';

/**
 * One step of what draws a cart, with the cart in its wake (pbem:14i), for who rides or drives it; or what forbids it.
 */
export function driveStep(
  course: Course<PbemEvent>,
  by: Unit,
  animal: Unit,
  hexes: readonly HexName[],
): Refusal | null {
  if (isMounted(by)) return rideStep(course, by, hexes);
  return leadStep(course, by, animal.id, [{ unit: animal.id, hexes }]);
}

function rideStep(course: Course<PbemEvent>, rider: Unit, hexes: readonly HexName[]): Refusal | null {
  const pull = pullOf(course.position, rider, rider, hexes);
  if (!pull) throw new Error(`${rider.id} draws no cart`);
  if ('code' in pull) return pull;
  const gone = goStep(course.position, rider, rider.hexes, { gait: gaitTo(rider.hexes, hexes), hexes });
  if (!gone.ok) return gone.refusal;
  const mp = costOf([gone.value]);
  const mpa = mpaOf(course.position, rider);
  const left = Math.min(mpa, CART_MPA) - rider.acts.mpSpent;
  if (mp > left) {
    const where = hexes.join('-');
    return forbidden('pbem:14c', `${where} costs ${mp} MP, ${left} are left`, where).refusal;
  }
  tellMove(course, rider.id, [gone.value]);
  follow(course, pull, rider, mp);
  return null;
}
