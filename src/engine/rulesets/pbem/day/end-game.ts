import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { endFiresOfDay } from '../burning/go-out.js';
import type { PbemEvent } from '../events.js';
import { outcomeAsItStands } from '../turn/victory.js';
import { isDetailedDay } from './detailed-day.js';

/**
 * The game ends as it stands. With a day that is played in detail its fires end too, and what burned is destroyed, before points
 * are counted (pbem:2.82d).
 */
export function endGame(course: Course<PbemEvent>, reason: string, rule: string, dice: Dice): void {
  if (isDetailedDay(course.position)) endFiresOfDay(course, dice);
  course.emit({ type: 'GameEnded', data: { ...outcomeAsItStands(course.position, reason), rule } });
}
