import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { attackerRefused } from '../09-combat/attack-check.js';
import { whyNotStrikeFrom } from '../17-water/fighting.js';
import { isRaging, preyAtHand } from '../core/rage/prey.js';
import { muster } from '../core/muster.js';

/** A raging berserk must attack the enemies that he can strike at before the combat step is closed (pbem:2.72i). */
export function owesAttack(position: Position): Refusal | null {
  if (position.turn.step !== 'combat') return null;
  for (const unit of muster(position, 'raging')) {
    if (unit.side !== position.turn.side || !isRaging(unit)) continue;
    if (attackerRefused(unit) || whyNotStrikeFrom(position, unit)) continue;
    const [prey] = preyAtHand(position, unit);
    if (prey) {
      return forbidden('pbem:2.72i', `${unit.id} is in a rage and must attack, ${prey.id} for one`, unit.id).refusal;
    }
  }
  return null;
}
