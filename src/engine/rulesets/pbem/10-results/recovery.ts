import type { Course } from '../../../game/course.js';
import type { Unit } from '../../../position/unit.js';
import { takesPart } from '../core/duel/fighters.js';
import { bookOf } from '../core/books/of.js';
import type { PbemEvent } from '../core/events.js';
import { muster } from '../core/muster.js';

/**
 * Stunned characters of the side whose PT ends become healthy, including those stunned in this PT (pbem:10.3g, 4.29b);
 * so do neutrals who were stunned before it. During a duel only its champions do (pbem:12.8i).
 */
export function recoverStunned(course: Course<PbemEvent>): void {
  const { side } = course.position.turn;
  const { recovery } = bookOf(course.position).sequence;
  const units = muster(course.position, 'stunned')
    .filter((unit) => (unit.side === null ? wasStunnedBefore(unit) : unit.side === side || recovery === 'allSides'))
    .filter(({ id }) => takesPart(course.position, id))
    .map((unit) => unit.id)
    .sort();
  if (units.length > 0) course.emit({ type: 'UnitsRecovered', data: { units, rule: 'pbem:10.3g' } });
}

function wasStunnedBefore({ acts }: Unit): boolean {
  return acts.stunned !== true;
}
