import type { Course } from '../../game/course.js';
import type { PbemEvent } from './events.js';

/**
 * Stunned characters of the side whose PT ends become healthy, those stunned in this PT included (pbem:10.3g, 4.29b).
 */
export function recoverStunned(course: Course<PbemEvent>): void {
  const { side } = course.position.turn;
  const units = Object.values(course.position.units)
    .filter((unit) => unit.health === 'stunned' && unit.side === side)
    .map((unit) => unit.id)
    .sort();
  if (units.length > 0) course.emit({ type: 'UnitsRecovered', data: { units, rule: 'pbem:10.3g' } });
}
