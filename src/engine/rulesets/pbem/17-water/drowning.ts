import type { Depth } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { isCharacter, isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { isArmoured } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import { itemsOf } from '../core/equipment/items.js';
import { breakMelee } from '../core/melee/melee.js';
import { isDeep, waterAt } from '../core/water/water.js';

/**
 * The rule by which a unit that gets into water is lost at once (pbem:17.1c to 17.1f, 17.42g, 17.43c), or null: stunned
 * units in any water; animals and bodies in deep water; armoured units in bottomless water.
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

/** A unit sinks and leaves the map, with all items that it carries. */
export function letSink(course: Course<PbemEvent>, id: UnitId, rule: string): void {
  for (const { id: item } of itemsOf(course.position, id)) {
    course.emit({ type: 'ItemLost', data: { unit: id, item, rule: 'pbem:17.1f' } });
  }
  course.emit({ type: 'UnitSank', data: { unit: id, rule } });
  breakMelee(course, id, 'pbem:11.4a');
}

/**
 * After a combat result: a stunned unit in the water drowns, and a dead unit sinks in deep water (pbem:17.1e, 17.1f,
 * 17.42g, 17.43c, 17.43d).
 */
export function letDrownWhoCannotStand(course: Course<PbemEvent>, id: UnitId): void {
  const unit = course.position.units[id];
  if (!unit || unit.rider !== null || (isLive(unit) && unit.health !== 'stunned')) return;
  const rule = whyDrowns(unit, waterAt(course.position, unit));
  if (rule !== null) letSink(course, id, rule);
}
