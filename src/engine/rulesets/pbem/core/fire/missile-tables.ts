import type { MissileWeapon } from '../../../../position/unit-sheet.js';

/** The weapon of a shot: a missile weapon in a unit's hands, or a ballista (pbem:18.2a). */
export type ShotWeapon = MissileWeapon | 'ballista';

/**
 * Lines of the weapon table (pbem:26.21a): mounted bows have lines of their own, and other lines when the rider moves.
 */
export type WeaponLine =
  ShotWeapon | 'mountedShortbow' | 'mountedShortbowMoving' | 'mountedLongbow' | 'mountedLongbowMoving';

/** DRM of a weapon and the last hex of its short, medium and long range. */
export interface WeaponValues {
  readonly drm: number;
  readonly shortTo: number;
  readonly mediumTo: number;
  readonly longTo: number;
}

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

/** The band of a range in hexes; null beyond long range (pbem:6.3b, 6.3c). */
export function rangeBand(line: WeaponLine, range: number): RangeBand | null {
  const { shortTo, mediumTo, longTo } = WEAPONS[line];
  if (range <= shortTo) return 'short';
  if (range <= mediumTo) return 'medium';
  return range <= longTo ? 'long' : null;
}

/** DRM that do not depend on the weapon (pbem:26.21d, 26.22a). */
export const WOUNDED_FIRER_DRM = 2;
export const ARMOURED_TARGET_DRM = 1;
export const MOVING_TARGET_DRM = 1;
/** A target that has entered at least this many hexes counts as moving (pbem:26.22c). */
export const MOVING_FROM_HEXES = 7;

/** The line of a fire table for a target (pbem:26.23a, 26.24a). */
export type TargetLine = 'infantry' | 'mountedOrAnimal' | 'any';

/** Result signs for the final DR 1 to 10 (pbem:26.23a, 26.24a); `any` is the table of knives and shuriken. */
const RESULTS: Readonly<Record<TargetLine, readonly string[]>> = {
  infantry: ['dk', 'dk', 'dk', 'dw', 'dw', 'd2', 'd2', '-', '-', '-'],
  mountedOrAnimal: ['dk', '*dw', 'dw', 'dw', '*ds', 'd4', '-', '-', '-', '-'],
  any: ['dk', 'dk', 'dk', 'dk', 'dw', 'dw', '-', '-', '-', '-'],
};

export const TABLE_OF_LINE: Readonly<Record<TargetLine, string>> = {
  infantry: 'pbem:26.23a',
  mountedOrAnimal: 'pbem:26.23a',
  any: 'pbem:26.24a',
};

const FINAL_MIN = 1;
const FINAL_MAX = 10;

/** A modified die, kept within the table (pbem:26.1a). */
export function finalRoll(die: number, drm: number): number {
  return Math.min(FINAL_MAX, Math.max(FINAL_MIN, die + drm));
}

/** The result sign of a final DR (1 to 10). */
export function fireResult(line: TargetLine, final: number): string {
  const sign = RESULTS[line][final - 1];
  if (sign === undefined) throw new RangeError(`no final DR ${final}`);
  return sign;
}
