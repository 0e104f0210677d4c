import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Recite } from '../core/orders/task-orders.js';
import { STEPS_WITH_ORDERS } from '../core/events/sequence.js';
import { taskOfKind } from '../core/tasks/task.js';

/** The entry listed where a poem may be recited: the player writes its text. */
const SOME_POEM = '…';

/** The poem of a samurai, in the last turn of his task; with its end he dies (pbem:12.10e). */
export const RECITE: OrderRule<Recite> = {
  when: { steps: STEPS_WITH_ORDERS },
  rule: 'pbem:12.10e',
  near: true,
  keepsTask: true,
  possible: ({ tasks }) => tasks !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit, poem }) {
    const refusal = whyNotRecite(course.position, unit);
    if (refusal) return refusal;
    const task = taskOfKind(course.position, unit, 'seppuku');
    course.emit({ type: 'PoemRecited', data: { task: task?.id ?? 0, unit, poem, rule: 'pbem:12.10e' } });
    return null;
  },
  list: (position, _side, { id }) =>
    whyNotRecite(position, id)
      ? []
      : [{ order: { type: 'Recite', unit: id, poem: SOME_POEM }, mp: null, summary: `${id} recites his poem` }],
};

function whyNotRecite(position: Position, unit: UnitId): Refusal | null {
  const refusal = (because: string): Refusal => illegal('pbem:12.10e', because, unit);
  const task = taskOfKind(position, unit, 'seppuku');
  if (!task) return refusal(`${unit} is not about to commit seppuku`);
  if (task.turns === 0) return refusal(`${unit} recites his poem in his second turn`);
  return task.about.poem === null ? null : refusal(`${unit} has recited his poem`);
}
