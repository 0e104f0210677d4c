import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { Mishap } from '../core/results/mishap.js';
import { hinders, valuesOf } from './item-values.js';
import { itemsOf } from '../core/equipment/items.js';
import { whySinks } from '../core/water/sinking.js';

/**
 * The events that make a carrier let go of everything, or (`burdens`) only of items that hinder movement, and the rule
 * (pbem:10.8).
 */
const LOSSES: Readonly<Record<Mishap, { readonly what: 'all' | 'burdens'; readonly rule: string }>> = {
  retreats: { what: 'burdens', rule: 'pbem:10.21b' },
  wounded: { what: 'burdens', rule: 'pbem:10.4d' },
  dismounted: { what: 'all', rule: 'pbem:10.6g' },
  stunned: { what: 'all', rule: 'pbem:10.3a' },
  killed: { what: 'all', rule: 'pbem:10.8a' },
};

/**
 * A character to whom this happens drops items into the hex where it happened (pbem:10.0c, 10.0d, 10.8); some kinds are
 * gone when that happens (pbem:10.8c).
 */
export function letItemsGo(course: Course<PbemEvent>, id: UnitId, mishap: Mishap, _dice: Dice): void {
  const { what, rule } = LOSSES[mishap];
  for (const { id: item, kind } of itemsOf(course.position, id)) {
    if (what === 'burdens' && !hinders(kind)) continue;
    const { goneByForce } = valuesOf(kind);
    const at = hexOfMishap(course, id, mishap);
    const gone = goneByForce ?? whySinks(course.position, at, kind);
    if (gone !== null) course.emit({ type: 'ItemLost', data: { unit: id, item, rule: gone } });
    else course.emit({ type: 'ItemDropped', data: { unit: id, item, hex: at, rule } });
  }
}

/** Where the unit is; for one who was thrown off his horse, where its head was before that (pbem:10.6g). */
function hexOfMishap({ position, events }: Course<PbemEvent>, id: UnitId, mishap: Mishap): HexName {
  const thrown = events.findLast((event) => event.type === 'RiderDismounted' && event.data.unit === id);
  if (mishap === 'dismounted' && thrown?.type === 'RiderDismounted') return thrown.data.horseHexes[0] ?? '';
  return position.units[id]?.hexes[0] ?? '';
}
