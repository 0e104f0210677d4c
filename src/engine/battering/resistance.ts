/** Points by the means of battering: hand, ram, catapult, offboard. */
type Points = Partial<Readonly<Record<string, number>>>;

/** Battering resistance of gate doors, raised drawbridges and portcullises (pbem:26.71f, 26.72d). */
export const GATE = { ram: 900, catapult: 1200, offboard: 3 } as const;
/** The same of castle walls and embattlements. */
export const WALL = { ram: 1200, catapult: 1200, offboard: 4 } as const;
/** The same of castle towers. */
export const TOWER = { ram: 2400, catapult: 2400, offboard: 4 } as const;
/** The same of the walls of houses, which the offboard method does not know by themselves. */
export const BUILDING_WALL = { ram: 240, catapult: 240 } as const;

/**
 * Points of one means that a target can still take. Damage by other means counts in the same proportion of their own
 * resistance (rulings of pbem:19.2e, 26.72d), and a remaining fraction of a point counts as a whole point. At zero the
 * target collapses (pbem:19.2o).
 */
export function pointsLeft(resistance: Points, tally: Points, means: string): number {
  const own = resistance[means] ?? 0;
  // Counts in parts of the product of all resistances, so that thirds and quarters of points are exact.
  const counted = Object.keys(resistance).filter((one) => resistance[one] !== undefined);
  const whole = counted.reduce((product, one) => product * (resistance[one] ?? 1), 1);
  const lost = counted.reduce((sum, one) => sum + ((tally[one] ?? 0) * whole) / (resistance[one] ?? 1), 0);
  const left = (whole - lost) * own;
  return left <= 0 ? 0 : ceilDivided(left, whole);
}

/** Division rounded up; both numbers are whole and positive. */
function ceilDivided(value: number, by: number): number {
  return (value - (value % by)) / by + (value % by === 0 ? 0 : 1);
}
