import type { CombatTable } from '../combat/combat-tables.js';

/**
 * The differences that are possible between editions of this ruleset: values and names of ways, never functions, so
 * that two editions can be compared. A rule that is corrected after a release gets a member here: earlier editions keep
 * the value that their games were played by, the new edition has the right value, and the rule reads the value of the
 * game's edition.
 */
export interface Edition {
  readonly version: number;
  /** Combat table against characters on foot and dogs (pbem:26.33). */
  readonly footTable: CombatTable;
  /** Combat table against mounted characters and animals other than dogs (pbem:26.32). */
  readonly mountedTable: CombatTable;
  /**
   * The units that may fire in the second fire step: units that spent at most half of their MPA (pbem:6.1n), or units
   * that spent no MP at all.
   */
  readonly secondFire: 'afterHalfMpa' | 'unmoved';
  /**
   * The stunned characters that recover when a PT ends (pbem:10.3g): those of the side whose PT it was, or those of all
   * sides.
   */
  readonly recovery: 'ownSide' | 'allSides';
}
