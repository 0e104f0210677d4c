import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { attackerRefused } from '../combat/attack-check.js';
import { fightsOverWater } from '../movement/over-water.js';
import { isRaging, preyAtHand } from './prey.js';

/** Raging berserks attack whom they can strike at before the combat step is closed (pbem:2.72i). */
export function owesAttack(position: Position): Refusal | null {
  if (position.turn.step !== 'combat') return null;
  for (const unit of Object.values(position.units)) {
    if (unit.side !== position.turn.side || !isRaging(unit)) continue;
    if (attackerRefused(unit) || fightsOverWater(position, unit)) continue;
    const prey = preyAtHand(position, unit).find((one) => !fightsOverWater(position, one));
    if (prey) {
      return forbidden('pbem:2.72i', `${unit.id} is in a rage and must attack, ${prey.id} for one`, unit.id).refusal;
    }
  }
  return null;
}
