import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { isInMelee } from '../core/melee/melee.js';

/** Why a unit in melee may only fight on or withdraw, or null: it is free (pbem:11.2a). */
export function whyEngaged(position: Position, { id }: Unit): Refusal | null {
  return isInMelee(position, id)
    ? forbidden('pbem:11.2a', `${id} is in melee and only fights on or withdraws`, id).refusal
    : null;
}
