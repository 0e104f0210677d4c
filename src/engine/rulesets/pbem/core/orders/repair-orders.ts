import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';

/**
 * The part of a siege engine's loss that is repaired first: its wear, or the damage by the enemy (ruling of
 * pbem:19.72a).
 */
export const REPAIR_FIRST = ['wear', 'damage'] as const;
export type RepairFirst = (typeof REPAIR_FIRST)[number];

/**
 * Repair a door, a window, a screen, a barricade, a siege engine or the wall in a hex, by its name: a task of one turn
 * (pbem:19.7). The first worker that can be the required worker is the required worker; the others are additional
 * characters.
 */
export interface Repair {
  readonly type: 'Repair';
  readonly workers: readonly UnitId[];
  readonly what: HexName;
  /**
   * For a door hex: the repair is for the wall, which engines batter separately from the door (pbem:19.2u); absent: for
   * the door.
   */
  readonly wall?: true;
  /** For an engine with both wear and damage; absent: its wear. */
  readonly first?: RepairFirst;
}
