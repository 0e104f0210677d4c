import { allowed } from '../../../game/refusal.js';
import { isMounted } from '../../../position/unit.js';
import { unitsBeside } from '../movement/beside.js';
import type { Mount } from '../orders/movement-orders.js';
import { declaring } from './declaring.js';
import { demandOf } from './task-kind.js';

/** Turns that mounting takes a healthy character (pbem:12.33a). */
const TURNS = 1;

/** Declares that a character mounts a horse (pbem:12.33); he is up at the end of the PT, and on foot until then (2.54c). */
export const MOUNT = declaring<'mount', Mount>({
  meleeRule: 'pbem:12.33b',
  workers: ({ unit }) => [unit],
  declared: (_position, { unit, horse }) =>
    allowed({ kind: 'mount', workers: [unit], about: { horse }, demand: demandOf(1, TURNS) }),
  candidates(position, unit) {
    if (isMounted(unit)) return [];
    const horses = unitsBeside(position, unit).filter(({ sheet, rider }) => sheet.kind === 'horse' && rider === null);
    return horses.map(({ id }): Mount => ({ type: 'Mount', unit: unit.id, horse: id }));
  },
  summary: ({ unit, horse }) => `${unit} mounts ${horse}`,
});
