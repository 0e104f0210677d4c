import type { Position } from '../../../position/position.js';
import { BATTERING_MEANS, type BatteringMeans, type Tally } from '../../../position/tally.js';
import type { Resistance } from './resistances.js';

/** What has been taken off a target so far, by its name. */
export function tallyOf({ battered }: Position, target: string): Tally {
  return battered?.[target] ?? {};
}

/**
 * Points of a means that a target still stands: what others have taken off counts in the same proportion of their own
 * resistance (rulings of pbem:19.2e, 26.72d), and what is left of a point is a whole one. Zero or less: it collapses
 * (pbem:19.2o).
 */
export function pointsLeft(resistance: Resistance, tally: Tally, means: BatteringMeans): number {
  const own = resistance[means] ?? 0;
  // In parts of the product of all resistances, so that thirds and quarters of points are counted exactly.
  const counted = BATTERING_MEANS.filter((one) => resistance[one] !== undefined);
  const whole = counted.reduce((product, one) => product * (resistance[one] ?? 1), 1);
  const lost = counted.reduce((sum, one) => sum + ((tally[one] ?? 0) * whole) / (resistance[one] ?? 1), 0);
  const left = (whole - lost) * own;
  return left <= 0 ? 0 : ceilDivided(left, whole);
}

/** Both whole and positive. */
function ceilDivided(value: number, by: number): number {
  return (value - (value % by)) / by + (value % by === 0 ? 0 : 1);
}
