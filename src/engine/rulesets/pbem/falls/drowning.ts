import type { Depth } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { isCharacter, isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { isArmoured } from '../combat/strength.js';
import type { PbemEvent } from '../events.js';
import { itemsOf } from '../equipment/items.js';
import { breakMelee } from '../melee/melee.js';

/** Water in which things sink, and that breaks a fall (pbem:7.7c, 17.1f, 17.42g). */
export function isDeep(depth: Depth | null): boolean {
  return depth === 'deep' || depth === 'bottomless';
}

/**
 * The rule by which a unit that gets into water is lost at once (pbem:17.1c to 17.1f, 17.42g), or null: animals, the armoured
 * where nobody can stand, the stunned, and bodies.
 */
export function whyDrowns(unit: Unit, depth: Depth | null): string | null {
  if (!isDeep(depth)) return null;
  if (!isLive(unit)) return 'pbem:17.1f';
  if (!isCharacter(unit)) return 'pbem:17.1c';
  if (unit.health === 'stunned') return 'pbem:17.1e';
  return depth === 'bottomless' && isArmoured(unit) ? 'pbem:17.1d' : null;
}

/** He would have to swim or wade, which later chapters carry out (pbem:17.11a, 17.42a). */
export function swims(unit: Unit, depth: Depth | null): boolean {
  return isDeep(depth) && whyDrowns(unit, depth) === null;
}

/** A unit goes under and is gone from the map, with all that it carries. */
export function letSink(course: Course<PbemEvent>, id: UnitId, rule: string): void {
  for (const { id: item } of itemsOf(course.position, id)) {
    course.emit({ type: 'ItemLost', data: { unit: id, item, rule: 'pbem:17.1f' } });
  }
  course.emit({ type: 'UnitSank', data: { unit: id, rule } });
  breakMelee(course, id, 'pbem:11.4a');
}
