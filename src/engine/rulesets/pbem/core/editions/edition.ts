import type { CombatTable } from '../combat/combat-tables.js';

/**
 * What may differ from one edition of this ruleset to another: values and names of ways, never functions, so that two
 * editions can be compared. A rule that is mended after a release gets a member here: earlier editions keep the value by
 * which their games were played, the new edition has the right one, and the rule reads the value of the game's edition.
 */
export interface Edition {
  readonly version: number;
  /** Combat table against characters on foot and dogs (pbem:26.33). */
  readonly footTable: CombatTable;
  /** Combat table against mounted characters and animals other than dogs (pbem:26.32). */
  readonly mountedTable: CombatTable;
  /** Who may fire in the second fire step: units that spent at most half of their MPA (pbem:6.1n), or no MP at all. */
  readonly secondFire: 'afterHalfMpa' | 'unmoved';
  /** Whose stunned characters recover when a PT ends (pbem:10.3g): those of the side whose PT it was, or all sides'. */
  readonly recovery: 'ownSide' | 'allSides';
}
