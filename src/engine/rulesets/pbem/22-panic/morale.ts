import type { Character } from '../../../position/unit.js';
import type { CharacterClass } from '../../../position/unit-sheet.js';

/**
 * Morale by class (pbem:26.8b, ruling of pbem:13.5); berserks have that of another class of theirs, or of their weapon.
 */
const MORALE: Readonly<Partial<Record<CharacterClass, number>>> = {
  caparisonedKnight: 10,
  knight: 10,
  samurai: 10,
  dragon: 10,
  sergeant: 9,
  squire: 8,
  assassin: 8,
  ninja: 8,
  monk: 8,
  cleric: 8,
  halberdier: 7,
  billman: 6,
  spearman: 5,
  archer: 4,
  crossbowman: 4,
  slinger: 4,
  engineer: 3,
  peasant: 2,
  civilian: 1,
};

/** Of those whose class is not in the table: missilemen, and others (ruling of pbem:26.8b). */
const BY_WEAPON = { missile: 4, other: 5 } as const;

/** Morale before modifiers: the highest of his classes (pbem:26.8b). */
export function moraleOf({ sheet }: Pick<Character, 'sheet'>): number {
  const listed = sheet.classes.flatMap((one) => MORALE[one] ?? []);
  return listed.length > 0 ? Math.max(...listed) : sheet.weapon === null ? BY_WEAPON.other : BY_WEAPON.missile;
}
