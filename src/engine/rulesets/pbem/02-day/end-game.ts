import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Outcome, Position } from '../../../position/position.js';
import { endDayOfBuilding } from '../19-building/building.js';
import { endFiresOfDay } from '../20-fire/go-out.js';
import type { PbemEvent } from '../core/events.js';
import { endDayOfFilling } from '../19-filling/evening.js';
import { isDetailedDay } from '../core/day/detailed-day.js';

/**
 * The game ends, and with it a day of building (pbem:19.8c). In a day that is played in detail the fires end too, and
 * what burned is destroyed, before points are counted (pbem:2.82d); in the evening screens go into the moat and moats
 * are filled (pbem:19.52g, 19.52h).
 */
export function endGame(
  course: Course<PbemEvent>,
  outcomeOf: (position: Position) => Outcome,
  rule: string,
  dice: Dice,
): void {
  if (isDetailedDay(course.position)) {
    endFiresOfDay(course, dice);
    endDayOfFilling(course, dice);
  }
  endDayOfBuilding(course);
  course.emit({ type: 'GameEnded', data: { ...outcomeOf(course.position), rule } });
}
