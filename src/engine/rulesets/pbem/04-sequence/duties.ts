import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { owesAttack, owesRush } from '../02-rage/rush.js';
import { leaveOverstacking } from '../07-moves/movement.js';
import { owesDuelAttack } from '../12-duel/obligation.js';
import { whyBarred } from '../12-tasks/bars.js';
import { leaveFire } from '../20-fire/leaving.js';
import { owesGrouping } from '../core/control/control.js';
import { hasWater, isFoundering, isSwimmer } from '../core/water/water.js';

/**
 * The movement step cannot be closed before all units of the side that swim, or are wounded in deep water, have rolled
 * (pbem:17.11a, 17.42e).
 */
function* owesSwimming(position: Position): Iterable<Refusal> {
  const { step, side } = position.turn;
  if (step !== 'movement' || !hasWater(position)) return;
  for (const unit of Object.values(position.units)) {
    if (unit.side !== side || unit.acts.swam) continue;
    const swims = isSwimmer(position, unit);
    if ((!swims && !isFoundering(position, unit)) || whyBarred(position, unit, 'Swim')) continue;
    yield illegal(swims ? 'pbem:17.11a' : 'pbem:17.42e', `${unit.id} has yet to roll in the water`, unit.id);
  }
}

/**
 * Duties of the side in turn before it may close the open step, each as the refusal to close it. They are found one by
 * one, since most callers only want to know whether there is any.
 */
type Duties = (position: Position) => Iterable<Refusal>;

/**
 * Duties that a rule lays on a player in one of his steps, one entry for each chapter. Orders that fulfil them must be
 * listed as legal.
 */
const DUTIES: readonly Duties[] = [
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
  for (const duties of DUTIES) {
    for (const duty of duties(position)) return duty;
  }
  return null;
}

/** All duties that keep the open step from being closed. */
export function dutiesOf(position: Position): readonly Refusal[] {
  return DUTIES.flatMap((duties) => [...duties(position)]);
}
