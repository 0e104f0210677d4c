import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { PbemEvent } from '../core/events.js';
import { letFall } from '../10-results/fall.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import { footHexesBeside, withoutLadder } from '../core/siege/without-ladder.js';

/**
 * A unit that is stunned on a ladder falls to the foot of the ladder and is wounded, which ends the stun (pbem:19.11w
 * and its ruling).
 */
export function letStunnedFall(course: Course<PbemEvent>, dice: Dice): void {
  const { equipment = [] } = course.position;
  for (const ladder of equipment) {
    const [base = ''] = ladder.hexes;
    if (ladder.top === undefined) continue;
    for (const unit of liveUnitsIn(course.position, base)) {
      if (unit.health !== 'stunned') continue;
      letFall(course, unit, footHexesBeside(withoutLadder(course.position, ladder), base), 'pbem:19.11w', dice);
    }
  }
}
