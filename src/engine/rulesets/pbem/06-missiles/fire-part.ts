import { isMounted, type Unit } from '../../../position/unit.js';
import type { ShotWeapon } from '../core/fire/missile-tables.js';

/** The groups of units that fire together within a fire step. */
export type FireGroup = 'archers' | 'crossbowmen' | 'horseArchers';

/** Fire steps with their groups in order (pbem:4.23a, 4.26). */
const FIRE_PARTS: Readonly<Record<string, readonly FireGroup[]>> = {
  fire1: ['archers', 'crossbowmen', 'horseArchers'],
  fire2: ['archers', 'horseArchers'],
};

/** Rules that order the groups of each fire step. */
export const FIRE_PART_RULES: Readonly<Record<string, string>> = { fire1: 'pbem:4.23a', fire2: 'pbem:4.26' };

/**
 * Throwers fire with the archers, mounted throwers with the horse archers, all crossbowmen together (pbem:2.66c), and
 * ballistas with the crossbowmen (pbem:4.23a).
 */
export function fireGroup(unit: Unit, weapon: ShotWeapon): FireGroup {
  if (weapon === 'crossbow' || weapon === 'ballista') return 'crossbowmen';
  return isMounted(unit) ? 'horseArchers' : 'archers';
}

/** The part of the step in which a group fires, from 0; -1 if the group does not fire in that step. */
export function firePart(step: string, group: FireGroup): number {
  return FIRE_PARTS[step]?.indexOf(group) ?? -1;
}
