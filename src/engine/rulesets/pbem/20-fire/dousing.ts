import { forbidden } from '../../../game/refusal.js';
import type { Thing } from '../../../position/position.js';
import type { TaskKind } from '../core/tasks/task-kind.js';
import { douses } from './fire-table.js';
import { firesIn } from '../core/burning/fires.js';
import { putOut } from './go-out.js';
import { isBeside } from './kindling.js';

/**
 * A task of one turn: trying to put out the fire in a hex beside one, each who tries for himself (pbem:20.1k, 20.1l,
 * 26.53).
 */
export const DOUSING: TaskKind<'douse'> = {
  rule: 'pbem:20.1k',
  completes: 'asTask',
  whyNot(position, [worker = ''], { hex }) {
    const unit = position.units[worker];
    if (!unit) return { code: 'unknownUnit', rule: null, because: `there is no unit ${worker}`, subject: worker };
    if (firesIn(position, hex).length === 0) return forbidden('pbem:20.1k', `nothing burns in ${hex}`, hex).refusal;
    if (isBeside(position, unit, hex)) return null;
    return forbidden('pbem:20.1k', `${hex} is not ADJACENT to ${worker}`, worker).refusal;
  },
  takeEffect(course, { workers: [unit = ''], about: { hex } }, dice) {
    const fires = firesIn(course.position, hex);
    const die = dice.roll({ purpose: 'douse', rule: 'pbem:26.53', faces: 10, subject: unit });
    const success = douses(die.value, litByArrow(fires));
    course.emit({ type: 'DousingTried', data: { unit, hex, die, success, rule: 'pbem:26.53' } });
    if (success) putOut(course, fires, dice);
  },
};

/** Everything that burns there was lit by flaming arrows (pbem:26.53). */
export function litByArrow(fires: readonly Thing[]): boolean {
  return fires.every(({ burns }) => burns?.cause === 'arrow');
}
