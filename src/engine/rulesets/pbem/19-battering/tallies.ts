import type { Position } from '../../../position/position.js';
import { BATTERING_MEANS, type BatteringMeans, type Tally } from '../../../position/tally.js';
import type { Resistance } from './resistances.js';

/** Points that have been taken off a target so far, by means. */
export function tallyOf({ battered }: Position, target: string): Tally {
  return battered?.[target] ?? {};
}

/**
 * Points of one means that a target can still take. Damage by other means counts in the same proportion of their own
 * resistance (rulings of pbem:19.2e, 26.72d), and a remaining fraction of a point counts as a whole point. At zero the
 * target collapses (pbem:19.2o).
 */
export function pointsLeft(resistance: Resistance, tally: Tally, means: BatteringMeans): number {
  const own = resistance[means] ?? 0;
  // Counts in parts of the product of all resistances, so that thirds and quarters of points are exact.
  const counted = BATTERING_MEANS.filter((one) => resistance[one] !== undefined);
  const whole = counted.reduce((product, one) => product * (resistance[one] ?? 1), 1);
  const lost = counted.reduce((sum, one) => sum + ((tally[one] ?? 0) * whole) / (resistance[one] ?? 1), 0);
  const left = (whole - lost) * own;
  return left <= 0 ? 0 : ceilDivided(left, whole);
}

/** Division rounded up; both numbers are whole and positive. */
function ceilDivided(value: number, by: number): number {
  return (value - (value % by)) / by + (value % by === 0 ? 0 : 1);
}
