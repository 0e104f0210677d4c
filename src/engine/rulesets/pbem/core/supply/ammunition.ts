import type { Position } from '../../../../position/position.js';
import type { AmmunitionKind } from '../../../../position/terms.js';
import { type Unit, isCharacter } from '../../../../position/unit.js';
import type { MissileWeapon } from '../../../../position/unit-sheet.js';

/** Missiles are counted one by one, in secret (pbem:22.2). */
export function limitsAmmunition({ options }: Pick<Position, 'options'>): boolean {
  return options['ammunitionLimitation'] === true;
}

/** Units that use the same ammunition may share it (pbem:22.2i); slingers never run out (pbem:22.2d). */
const AMMUNITION: Readonly<Record<MissileWeapon, AmmunitionKind | null>> = {
  shortbow: 'arrow',
  longbow: 'arrow',
  crossbow: 'bolt',
  shuriken: 'shuriken',
  dagger: 'dagger',
  spear: 'spear',
  sling: null,
};

/** The kind of missile that a weapon uses up, or null: it never runs out. */
export function ammunitionOf(weapon: MissileWeapon): AmmunitionKind | null {
  return AMMUNITION[weapon];
}

/** The ammunition that a unit shoots or throws and can run out of, or null. */
export function ammunitionNeededBy(unit: Unit): AmmunitionKind | null {
  return isCharacter(unit) && unit.sheet.weapon !== null ? ammunitionOf(unit.sheet.weapon) : null;
}

/**
 * Missiles that a unit has left; null: they are not counted, not counted yet, or hidden in this position (pbem:22.2a).
 */
export function missilesOf({ supplies }: Position, { id, missiles }: Unit): number | null {
  return supplies?.[id]?.left ?? missiles;
}
