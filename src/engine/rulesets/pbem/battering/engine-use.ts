import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';

/** Why an engine that batters is not used onboard, or null: the other method is played, or it is worn (pbem:19.2c, 19.42g). */
export function whyNotUsed({ options }: Position, { id, wear }: Equipment): Refusal | null {
  if (options['offboardBattering'] === true) {
    return forbidden('pbem:19.2c', 'engines batter by the offboard method in this game', id).refusal;
  }
  return wear === undefined ? null : forbidden('pbem:19.42g', `${id} is worn and must be repaired first`, id).refusal;
}
