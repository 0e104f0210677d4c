import { isCharacter, type Character, type Unit } from '../../../position/unit.js';
import { isKnight } from '../combat/strength.js';

/** What getting off leaves to those whose class may not mount: they have ridden, hence may again (pbem:12.31a). */
export function rightToMount(rider: Unit): { readonly mayMount?: true } {
  return isCharacter(rider) && !mayRide(rider) ? { mayMount: true } : {};
}

/** Knights of all kinds, sergeants, and those who began mounted or are allowed to by special rules (pbem:12.31a). */
export function mayRide(unit: Character): boolean {
  return isKnight(unit) || unit.sheet.classes.includes('sergeant') || unit.mayMount === true;
}
