import type { Depth } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { isCharacter, isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { isArmoured } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import { itemsOf } from '../core/equipment/items.js';
import { breakMelee } from '../core/melee/melee.js';
import { isDeep, waterAt } from '../core/water/depth.js';

/**
 * The rule by which a unit that gets into water is lost at once (pbem:17.1c to 17.1f, 17.42g, 17.43c), or null: the
 * stunned in any water; animals and bodies where it is deep; the armoured where nobody can stand.
 */
export function whyDrowns(unit: Unit, depth: Depth | null): string | null {
  if (depth === null) return null;
  if (isLive(unit) && isCharacter(unit) && unit.health === 'stunned') return STUNNED[depth];
  if (!isDeep(depth)) return null;
  if (!isLive(unit)) return 'pbem:17.1f';
  if (!isCharacter(unit)) return 'pbem:17.1c';
  return depth === 'bottomless' && isArmoured(unit) ? 'pbem:17.1d' : null;
}

const STUNNED: Readonly<Record<Depth, string>> = {
  bottomless: 'pbem:17.1e',
  deep: 'pbem:17.42g',
  shallow: 'pbem:17.43c',
};

/** A unit goes under and is gone from the map, with all that it carries. */
export function letSink(course: Course<PbemEvent>, id: UnitId, rule: string): void {
  for (const { id: item } of itemsOf(course.position, id)) {
    course.emit({ type: 'ItemLost', data: { unit: id, item, rule: 'pbem:17.1f' } });
  }
  course.emit({ type: 'UnitSank', data: { unit: id, rule } });
  breakMelee(course, id, 'pbem:11.4a');
}

/**
 * What a result leaves in the water: the stunned drown, the dead sink where it is deep (pbem:17.1e, 17.1f, 17.42g,
 * 17.43c, 17.43d).
 */
export function letDrownWhoCannotStand(course: Course<PbemEvent>, id: UnitId): void {
  const unit = course.position.units[id];
  if (!unit || unit.rider !== null || (isLive(unit) && unit.health !== 'stunned')) return;
  const rule = whyDrowns(unit, waterAt(course.position, unit));
  if (rule !== null) letSink(course, id, rule);
}
