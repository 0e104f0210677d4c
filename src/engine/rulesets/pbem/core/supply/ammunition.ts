import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { AmmunitionKind } from '../../../../position/terms.js';
import type { MissileWeapon } from '../../../../position/unit-sheet.js';
import { isCharacter, type Unit } from '../../../../position/unit.js';
import { isCarried } from '../movement/carried.js';
import type { OrderType } from '../orders.js';
import { isAdjacentToActiveEnemy } from '../terrain/adjacency.js';

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

/**
 * A unit that takes or gives missiles must have done nothing else in this player turn, and no active enemy may be
 * ADJACENT to it (pbem:22.2h).
 */
export function whyNotIdle(position: Position, unit: Unit): Refusal | null {
  const { id, acts, hexes } = unit;
  const busy = (because: string): Refusal => illegal('pbem:22.2h', because, id);
  if (acts.fired.length > 0) return busy(`${id} has fired in this turn`);
  if (acts.mpSpent > 0 || acts.charging.length > 0) return busy(`${id} has moved in this turn`);
  if (isCarried(position, id)) return busy(`${id} has been carried in this turn`);
  if (acts.attacked) return busy(`${id} has been in combat in this turn`);
  if (isAdjacentToActiveEnemy(position, unit, hexes)) return busy(`an active enemy is ADJACENT to ${id}`);
  return null;
}

/** Missiles are exchanged when the combats are over: no unit of the side may attack afterwards (pbem:22.2g). */
export function barAfterResupply(position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (type !== 'Attack' || !limitsAmmunition(position)) return null;
  const first = Object.values(position.units).find(({ acts, side }) => acts.resupplied && side === unit.side);
  if (!first) return null;
  const because = `${first.id} has exchanged missiles, which is done when the combats are over`;
  return illegal('pbem:22.2g', because, unit.id);
}
