import type { RuleId } from '../../../../game/refusal.js';
import type { MissileWeapon } from '../../../../position/unit-sheet.js';

/** The weapon of a shot: a missile weapon in a unit's hands, or a ballista (pbem:18.2a). */
export type ShotWeapon = MissileWeapon | 'ballista';

/**
 * Lines of the weapon table (pbem:26.21a): mounted bows have lines of their own.
 */
export type WeaponLine =
  | ShotWeapon
  /** Of a rider who does not move, and below of one who moves. */
  | 'mountedShortbow'
  | 'mountedShortbowMoving'
  | 'mountedLongbow'
  | 'mountedLongbowMoving';

/** The groups of units that fire together within a fire step. */
export type FireGroup = 'archers' | 'crossbowmen' | 'horseArchers';

/** DRM of a weapon and the last hex of its short, medium and long range. */
export interface WeaponValues {
  readonly drm: number;
  readonly shortTo: number;
  readonly mediumTo: number;
  readonly longTo: number;
}

/** The weapons of a book; absent: the book has no such weapon. */
export type Weapons = Readonly<Partial<Record<WeaponLine, WeaponValues>>>;

/** Table 26.21: weapons (pbem:26.21a). */
export const WEAPONS: Readonly<Record<WeaponLine, WeaponValues>> = {
  shortbow: { drm: 2, shortTo: 15, mediumTo: 25, longTo: 75 },
  mountedShortbow: { drm: 2, shortTo: 12, mediumTo: 35, longTo: 55 },
  mountedShortbowMoving: { drm: 4, shortTo: 12, mediumTo: 35, longTo: 55 },
  longbow: { drm: 1, shortTo: 30, mediumTo: 60, longTo: 120 },
  mountedLongbow: { drm: 1, shortTo: 20, mediumTo: 40, longTo: 80 },
  mountedLongbowMoving: { drm: 3, shortTo: 20, mediumTo: 40, longTo: 80 },
  crossbow: { drm: 0, shortTo: 25, mediumTo: 50, longTo: 90 },
  ballista: { drm: -2, shortTo: 50, mediumTo: 100, longTo: 175 },
  sling: { drm: 1, shortTo: 15, mediumTo: 30, longTo: 50 },
  spear: { drm: 2, shortTo: 8, mediumTo: 15, longTo: 30 },
  dagger: { drm: 1, shortTo: 3, mediumTo: 6, longTo: 9 },
  shuriken: { drm: 0, shortTo: 2, mediumTo: 4, longTo: 6 },
};

export type RangeBand = 'short' | 'medium' | 'long';

/** DRM of each range band (pbem:26.21a). */
export const RANGE_DRM: Readonly<Record<RangeBand, number>> = { short: 0, medium: 1, long: 2 };

/** The band of a range in hexes; null beyond long range (pbem:6.3b, 6.3c), or if the book has no such weapon. */
export function rangeBand(weapons: Weapons, line: WeaponLine, range: number): RangeBand | null {
  const values = weapons[line];
  if (!values) return null;
  const { shortTo, mediumTo, longTo } = values;
  if (range <= shortTo) return 'short';
  if (range <= mediumTo) return 'medium';
  return range <= longTo ? 'long' : null;
}

/** A target that has entered at least this many hexes counts as moving (pbem:26.22c). */
export const MOVING_FROM_HEXES = 7;

/** The line of a fire table for a target (pbem:26.23a, 26.24a). */
export type TargetLine = 'infantry' | 'mountedOrAnimal' | 'any';

/** One line of a fire table. */
export interface FireTable {
  readonly rule: RuleId;
  /** The result signs of the final DR 1 to 10; what lies beyond the table is read in its last row. */
  readonly results: readonly string[];
  /** The book's own cells are lost, and the house has set these; absent: they stand in the book. */
  readonly house?: true;
}

/** Tables 26.23 and 26.24; `any` is the table of knives and shuriken (pbem:26.23a, 26.24a). */
export const FIRE_TABLES: Readonly<Record<TargetLine, FireTable>> = {
  infantry: { rule: 'pbem:26.23a', results: ['dk', 'dk', 'dk', 'dw', 'dw', 'd2', 'd2', '-', '-', '-'] },
  mountedOrAnimal: { rule: 'pbem:26.23a', results: ['dk', '*dw', 'dw', 'dw', '*ds', 'd4', '-', '-', '-', '-'] },
  any: { rule: 'pbem:26.24a', results: ['dk', 'dk', 'dk', 'dk', 'dw', 'dw', '-', '-', '-', '-'] },
};

const FINAL_MIN = 1;
const FINAL_MAX = 10;

/** A modified die, kept within the table (pbem:26.1a). */
export function finalRoll(die: number, drm: number): number {
  return Math.min(FINAL_MAX, Math.max(FINAL_MIN, die + drm));
}

/** The result sign of a final DR (1 to 10). */
export function fireResult({ results }: FireTable, final: number): string {
  const sign = results[final - 1];
  if (sign === undefined) throw new RangeError(`no final DR ${final}`);
  return sign;
}
