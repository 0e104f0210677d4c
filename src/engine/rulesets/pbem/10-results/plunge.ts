import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { isCharacter, isLive, type UnitId } from '../../../position/unit.js';
import { itemsOf } from '../core/equipment/items.js';
import type { PbemEvent } from '../core/events.js';
import { letFollow } from './aftermath.js';
import { isDeep, waterAt } from '../core/water/depth.js';
import { letSink, whyDrowns } from '../17-water/drowning.js';

/**
 * The effect on a unit of getting into water against its will (pbem:17.1): it loses its load, its led animals, its
 * prisoners and its tasks; then it drowns at once or has to swim.
 */
export function plunge(course: Course<PbemEvent>, id: UnitId, dice: Dice): void {
  const unit = course.position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  const depth = waterAt(course.position, unit);
  if (isDeep(depth)) {
    for (const { id: item } of itemsOf(course.position, id)) {
      course.emit({ type: 'ItemLost', data: { unit: id, item, rule: 'pbem:17.1f' } });
    }
  }
  if (isLive(unit) && isCharacter(unit)) letFollow(course, id, 'retreats', dice);
  const rule = whyDrowns(unit, depth);
  if (rule !== null) letSink(course, id, rule);
}
