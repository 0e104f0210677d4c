import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';

/** What of a siege engine is repaired first: its wear, or what the enemy has taken off it (ruling of pbem:19.72a). */
export const REPAIR_FIRST = ['wear', 'damage'] as const;
export type RepairFirst = (typeof REPAIR_FIRST)[number];

/**
 * Repair a door, a window, a screen, a barricade, a siege engine or the wall in a hex, by its name: a task of one turn (pbem:19.7). The
 * first of the workers who can be the required one is it; the others are additional characters.
 */
export interface Repair {
  readonly type: 'Repair';
  readonly workers: readonly UnitId[];
  readonly what: HexName;
  /** Of a door hex the wall is meant, which engines batter by itself (pbem:19.2u), and not the door; absent: the door. */
  readonly wall?: true;
  /** Of an engine that has both; absent: its wear. */
  readonly first?: RepairFirst;
}
