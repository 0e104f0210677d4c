import { forbidden, type Refusal } from '../../../../game/refusal.js';
import type { Equipment } from '../../../../position/equipment.js';
import type { Position } from '../../../../position/position.js';
import { whyUnderRepair } from '../repair/under-repair.js';

/**
 * Why a battering engine cannot be used onboard, or null: the other method is played (pbem:19.2c), the engine is worn
 * (19.42g), or it is being repaired (19.72b). `wornRule`: the rule that bars this use of a worn engine.
 */
export function whyNotUsed(
  position: Position,
  { id, wear }: Equipment,
  wornRule: 'pbem:19.42g' | 'pbem:19.72b' = 'pbem:19.42g',
): Refusal | null {
  if (position.options['offboardBattering'] === true) {
    return forbidden('pbem:19.2c', 'engines batter by the offboard method in this game', id).refusal;
  }
  if (wear !== undefined) return forbidden(wornRule, `${id} is worn and must be repaired first`, id).refusal;
  return whyUnderRepair(position, id);
}
