import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { isCharacter } from '../../../position/unit.js';
import { isSoldier } from '../../../position/soldier.js';
import type { PbemEvent } from '../core/events.js';
import { askNext } from './asking.js';

/** At the end of a movement step civilians surrender to the soldiers beside them (pbem:22.7e). */
export function takeCivilians(course: Course<PbemEvent>, dice: Dice): void {
  if (course.position.options['ransomAndSurrender'] !== true) return;
  const others = Object.values(course.position.units)
    .filter((unit) => isCharacter(unit) && !isSoldier(unit))
    .map(({ id }) => id)
    .sort();
  askNext(course, { attack: null, ready: [], others }, 0, dice);
}
