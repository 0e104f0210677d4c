import { allowed, forbidden, illegal, refused } from '../../../game/refusal.js';
import { isMounted } from '../../../position/unit.js';
import { declaring } from '../12-tasks/declaring.js';
import type { Dismount } from '../core/orders/movement-orders.js';
import { demandOf, type TaskKind } from '../core/tasks/task.js';
import { landing, landings, stepDown } from './dismount.js';

const RULE = 'pbem:12.34a';

/**
 * Getting off a horse where it is no move but takes a whole player turn, of the wounded too (siege-en:1.53a). The rider
 * is down when that turn is over; until then nobody else may stop in the hex into which he gets off.
 */
export const GETTING_OFF: TaskKind<'dismount'> = {
  rule: RULE,
  completes: 'asTask',
  woundsDoNotTell: true,
  whyNot(position, [id = ''], { to }) {
    const rider = position.units[id];
    if (!rider) return { code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id };
    if (!isMounted(rider)) return illegal(RULE, `${id} is not mounted`, id);
    const place = landing(position, rider, to);
    return place.ok ? null : place.refusal;
  },
  takeEffect(course, { workers: [id = ''], about: { horse, to } }) {
    const rider = course.position.units[id];
    const place = rider && landing(course.position, rider, to);
    if (!rider || !place?.ok) throw new Error(`${id} gets off ${horse} into ${to}, where there is no room`);
    stepDown(course, rider, horse, place.value);
  },
};

/** Turns that getting off takes (siege-en:1.53a). */
const TURNS = 1;

/** Declares that a rider gets off his horse, in the books in which that is a task (siege-en:1.53a). */
export const GET_OFF = declaring<'dismount', Dismount>({
  kind: GETTING_OFF,
  workers: ({ unit }) => [unit],
  declared(position, { unit: id, to }) {
    const rider = position.units[id];
    const horse = rider?.mount ?? null;
    if (!rider || horse === null) return forbidden(RULE, `${id} is not mounted`, id);
    const place = landing(position, rider, to);
    if (!place.ok) return refused(place.refusal);
    const about = { horse, to: place.value.name };
    return allowed({ kind: 'dismount', workers: [id], about, demand: demandOf(1, TURNS) });
  },
  candidates: (position, unit) =>
    isMounted(unit) ? landings(position, unit).map((to): Dismount => ({ type: 'Dismount', unit: unit.id, to })) : [],
  summary: ({ to }) => `dismount to ${to}`,
});
