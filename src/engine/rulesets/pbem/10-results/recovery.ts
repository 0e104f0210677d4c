import type { Course } from '../../../game/course.js';
import type { SideId, Unit } from '../../../position/unit.js';
import { takesPart } from '../core/duel/fighters.js';
import type { Sequence } from '../core/books/book.js';
import { bookOf } from '../core/books/of.js';
import type { PbemEvent } from '../core/events.js';
import { unitsOfKind } from '../core/units-of-kind.js';

/**
 * Stunned characters of the side whose PT ends become healthy, including those stunned in this PT (pbem:10.3g, 4.29b);
 * so do neutrals who were stunned before it. In Siege only those recover who were not stunned in it (siege-en:1.21g).
 * During a duel only its champions do (pbem:12.8i).
 */
export function recoverStunned(course: Course<PbemEvent>): void {
  const { side } = course.position.turn;
  const { recovery } = bookOf(course.position).sequence;
  const units = unitsOfKind(course.position, 'stunned')
    .filter((unit) => recovers(unit, side, recovery))
    .filter(({ id }) => takesPart(course.position, id))
    .map((unit) => unit.id)
    .sort();
  if (units.length > 0) course.emit({ type: 'UnitsRecovered', data: { units, rule: 'pbem:10.3g' } });
}

function recovers(unit: Unit, side: SideId, recovery: Sequence['recovery']): boolean {
  if (unit.side === null) return wasStunnedBefore(unit);
  if (recovery === 'ownSideBefore') return unit.side === side && wasStunnedBefore(unit);
  return unit.side === side || recovery === 'allSides';
}

function wasStunnedBefore({ acts }: Unit): boolean {
  return acts.stunned !== true;
}
