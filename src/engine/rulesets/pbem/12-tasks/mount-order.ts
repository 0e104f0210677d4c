import { allowed, forbidden, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted } from '../../../position/unit.js';
import { unitsBeside } from '../07-movement/beside.js';
import type { Mount } from '../core/orders/movement-orders.js';
import { declaring, type Declared } from './declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { mountersOf } from '../core/tasks/task.js';
import { MOUNTING } from './mounting.js';

/** Turns that mounting takes a healthy character (pbem:12.33a). */
const TURNS = 1;

/**
 * Declares that a character mounts a horse (pbem:12.33); he is mounted at the end of the PT, and on foot until then
 * (2.54c).
 */
export const MOUNT = declaring<'mount', Mount>({
  kind: MOUNTING,
  meleeRule: 'pbem:12.33b',
  workers: ({ unit }) => [unit],
  declared,
  candidates(position, unit) {
    if (isMounted(unit)) return [];
    const horses = unitsBeside(position, unit).filter(({ sheet, rider }) => sheet.kind === 'horse' && rider === null);
    return horses.map(({ id }): Mount => ({ type: 'Mount', unit: unit.id, horse: id }));
  },
  summary: ({ unit, horse }) => `${unit} mounts ${horse}`,
});

/** A horse carries one rider, so that two friends do not mount the same one; an enemy may be faster (pbem:2.54b). */
function declared(position: Position, { unit, horse }: Mount): Ruled<Declared<'mount'>> {
  const side = position.units[unit]?.side;
  const friend = mountersOf(position, horse).find((id) => id !== unit && position.units[id]?.side === side);
  if (friend !== undefined) return forbidden('pbem:12.33a', `${friend} is mounting ${horse} already`, horse);
  return allowed({ kind: 'mount', workers: [unit], about: { horse }, demand: demandOf(1, TURNS) });
}
