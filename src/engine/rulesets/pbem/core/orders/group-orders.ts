import type { UnitId } from '../../../../position/unit.js';

/** A sergeant and the men that are assigned to him. */
export interface Group {
  readonly sergeant: UnitId;
  readonly units: readonly UnitId[];
}

/**
 * Assigns men to sergeants for the whole game (pbem:23.15b); all groups at once. No groups: nobody is assigned to
 * anybody.
 */
export interface GroupMen {
  readonly type: 'GroupMen';
  readonly groups: readonly Group[];
}
