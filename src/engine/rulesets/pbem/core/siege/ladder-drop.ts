import type { Course } from '../../../../game/course.js';
import { ladderOf } from '../../../../position/equipment-of.js';
import { isActive, type UnitId } from '../../../../position/unit.js';
import type { PbemEvent } from '../events.js';
import type { Mishap } from '../results/mishap.js';

/**
 * The effect of a mishap on a bearer: he lets go, so that the ladder lies and the other bearer is free too (ruling of
 * pbem:19.11c).
 */
const LOSSES: Readonly<Record<Mishap, string>> = {
  retreats: 'pbem:10.21b',
  wounded: 'pbem:10.4d',
  dismounted: 'pbem:10.6g',
  stunned: 'pbem:10.3a',
  killed: 'pbem:10.8a',
};

export function letLadderGo(course: Course<PbemEvent>, unit: UnitId, mishap: Mishap): void {
  const ladder = course.position.equipment && ladderOf(course.position, unit);
  if (ladder) course.emit({ type: 'LadderDropped', data: { unit, equipment: ladder.id, rule: LOSSES[mishap] } });
}

/** When the bearers of a ladder are no longer both at its ends, the ladder lies where it was (pbem:19.11c). */
export function reviewLadders(course: Course<PbemEvent>): void {
  const { equipment = [], units } = course.position;
  for (const { id: ladder, bearers, hexes } of equipment) {
    const gone = bearers?.find((id, place) => {
      const unit = units[id];
      return !unit || !isActive(unit) || unit.hexes[0] !== hexes[place];
    });
    if (gone !== undefined) {
      course.emit({ type: 'LadderDropped', data: { unit: gone, equipment: ladder, rule: 'pbem:19.11c' } });
    }
  }
}
