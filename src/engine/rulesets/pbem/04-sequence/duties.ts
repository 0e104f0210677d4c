import type { Refusal } from '../../../game/refusal.js';
import { owesDuelAttack } from '../12-duel/obligation.js';
import { leaveFire } from '../20-fire/leaving.js';
import { owesGrouping } from '../core/control/ungrouped.js';
import { owesAttack } from '../02-rage/owed-attack.js';
import { owesRush } from '../02-rage/rush.js';
import type { Position } from '../../../position/position.js';
import { leaveOverstacking } from '../07-moves/leave-overstacking.js';
import { owesSwimming } from './owed-roll.js';

/**
 * The duty that the side in turn must still do before it may close the open step, as the refusal to close it; or null.
 */
type Duty = (position: Position) => Refusal | null;

/**
 * Duties that a rule lays on a player in one of his steps, one entry for each chapter. Orders that fulfil them must be
 * listed as legal.
 */
const DUTIES: readonly Duty[] = [
  owesRush,
  owesAttack,
  owesDuelAttack,
  leaveFire,
  leaveOverstacking,
  owesSwimming,
  owesGrouping,
];

/** The first duty that keeps the open step from being closed, or null. */
export function dutyOf(position: Position): Refusal | null {
  for (const duty of DUTIES) {
    const refusal = duty(position);
    if (refusal) return refusal;
  }
  return null;
}
