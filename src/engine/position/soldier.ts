import type { CharacterClass } from './unit-sheet.js';
import { isCharacter, type Unit } from './unit.js';

/**
 * Civilians, clerics who do not fight, and the dragon guard and free no prisoners and are no fit prisoners themselves.
 */
const NO_SOLDIERS: readonly CharacterClass[] = ['civilian', 'cleric', 'dragon'];

/**
 * Soldiers: all characters but civilians, to whom clerics count unless they are monks who fight (pbem:2.67), and the
 * dragon (pbem:13.5). Recorded events mean just these by a soldier: a rule that needs another notion has its own.
 */
export function isSoldier(unit: Unit): boolean {
  return isCharacter(unit) && !unit.sheet.classes.some((one) => NO_SOLDIERS.includes(one));
}
