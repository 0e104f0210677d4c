import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import type { ItemId, UnitId } from '../../../position/unit.js';
import { itemOf } from '../core/equipment/items.js';
import type { PbemEvent } from '../core/events.js';
import { whySinks } from '../core/water/sinking.js';

/** A barrel is used up (pbem:20.2i); a torch burns with what it lit, and else lies there (pbem:20.4b). */
export function spendAid(course: Course<PbemEvent>, unit: UnitId, item: ItemId, hex: HexName, burns: boolean): void {
  const barrel = itemOf(course.position, item)?.kind === 'barrel';
  const sinks = whySinks(course.position, hex, 'torch');
  const gone = barrel ? 'pbem:20.2i' : burns ? 'pbem:20.4b' : sinks;
  if (gone === null) course.emit({ type: 'ItemDropped', data: { unit, item, hex, rule: 'pbem:20.4b' } });
  else course.emit({ type: 'ItemLost', data: { unit, item, rule: gone } });
}
