import { isActive, isCharacter, type Unit } from '../../../../position/unit.js';

/**
 * Siege engines are operated, repaired and built with an engineer; a wounded engineer serves as well as a healthy one
 * (pbem:2.71b).
 */
export function haveEngineer(crew: readonly Unit[]): boolean {
  return crew.some((unit) => isCharacter(unit) && isActive(unit) && unit.sheet.classes.includes('engineer'));
}
