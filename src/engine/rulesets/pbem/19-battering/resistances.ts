import type { HexName } from '../../../board/field.js';
import type { BatteredKind } from '../../../game/battered-kinds.js';
import { BATTERING_MEANS, type BatteringMeans, type Tally } from '../../../position/siege-works.js';

/**
 * Battering resistance in points against each means; a means that is missing cannot damage the target (ruling of
 * pbem:19.4b).
 */
export type Resistance = Partial<Readonly<Record<BatteringMeans, number>>>;

const byHand = (hand: number): Resistance => ({ hand });
const GATE: Resistance = { ram: 900, catapult: 1200, offboard: 3 };
const WALL: Resistance = { ram: 1200, catapult: 1200, offboard: 4 };

export const RESISTANCES: Readonly<Record<BatteredKind, Resistance>> = {
  window: byHand(15),
  tent: byHand(15),
  buildingDoor: byHand(20),
  screen: byHand(20),
  table: byHand(20),
  cart: byHand(30),
  keepDoor: byHand(40),
  barricade: byHand(40),
  mangonel: byHand(50),
  ballista: byHand(50),
  trebuchet: byHand(60),
  siegeTower: byHand(120),
  batteringRam: byHand(120),
  buildingWall: { ram: 240, catapult: 240 },
  gateDoor: GATE,
  raisedDrawbridge: GATE,
  portcullis: GATE,
  castleWall: WALL,
  embattlement: WALL,
  castleTower: { ram: 2400, catapult: 2400, offboard: 4 },
};

/**
 * Resistance of an undamaged target, in points; an engine that is being built has a share in proportion to the days
 * done, rounded up (ruling of pbem:19.8e).
 */
export function resistanceOf({ kind, part }: { readonly kind: BatteredKind; readonly part?: Part }): Resistance {
  const whole = RESISTANCES[kind];
  if (!part) return whole;
  const points = (whole.hand ?? 0) * part.done;
  const rest = points % part.of;
  return { hand: (points - rest) / part.of + (rest === 0 ? 0 : 1) };
}

interface Part {
  readonly done: number;
  readonly of: number;
}

/** Something that can be battered, with the name of its tally. */
export interface Target {
  readonly name: string;
  readonly kind: BatteredKind;
  /** The hexes in which it is; of what stands on a hexside none. */
  readonly hexes: readonly HexName[];
  /** Of an engine that is being built: the days of work that are done; absent: it is whole (ruling of pbem:19.8e). */
  readonly part?: { readonly done: number; readonly of: number };
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
