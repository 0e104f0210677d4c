import type { Position } from '../../../position/position.js';
import { isActive, type Unit, type UnitId } from '../../../position/unit.js';
import { forbidden } from '../../../game/refusal.js';
import { strengthOf } from '../core/combat/strength.js';
import { closableAt } from '../12-doors/aperture.js';
import type { TaskKind } from '../core/tasks/task-kind.js';
import { tasksOf, type TaskOf } from '../core/tasks/task.js';
import { whyNotAtTarget } from './at-target.js';
import { strike } from './blow.js';
import { handTarget } from './hand-target.js';

/**
 * Battering by hand (pbem:19.41): a task of one turn; all who batter one target in a PT do so together, with the sum of
 * their attack strengths and one DR6 (19.41c). Wounds tell by the strength alone (ruling of 19.41a).
 */
export const BY_HAND: TaskKind<'batter'> = {
  rule: 'pbem:19.41a',
  completes: 'asWorks',
  woundsDoNotTell: true,
  whyNot(position, workers, { what }) {
    const target = handTarget(position, what);
    if (!target.ok) return target.refusal;
    const units = workersOf(position, workers);
    const far = units.map((unit) => whyNotAtTarget(position, unit, target.value)).find((refusal) => refusal !== null);
    if (far) return far;
    const [another] = othersAt(position, workers, what);
    if (!closableAt(position, what)?.hex || (workers.length === 1 && !another)) return null;
    return forbidden('pbem:19.41d', `the door in ${what} is battered by one man`, what).refusal;
  },
  takeEffect(course, task, dice) {
    const { what } = task.about;
    const target = handTarget(course.position, what);
    if (!target.ok) throw new Error(target.refusal.because);
    const joining = othersAt(course.position, task.workers, what).filter(
      ({ workers }) => BY_HAND.whyNot(course.position, workers, { what }) === null,
    );
    for (const { id, workers } of joining) {
      const data = { task: id, kind: 'batter' as const, units: workers, rule: 'pbem:19.41c' };
      course.emit({ type: 'TaskCompleted', data });
    }
    const units = [...task.workers, ...joining.flatMap(({ workers }) => workers)];
    const strength = workersOf(course.position, units).reduce((sum, unit) => sum + strengthOf(unit).attack, 0);
    const rule = 'pbem:19.41b';
    strike(course, target.value, { means: 'hand', units, strength, faces: 6, dice: 1, rule }, dice);
  },
};

function workersOf(position: Position, workers: readonly UnitId[]): readonly Unit[] {
  return workers.flatMap((id) => {
    const unit = position.units[id];
    return unit && isActive(unit) ? [unit] : [];
  });
}

/** Tasks of others of the side who batter the same in this PT. */
function othersAt(position: Position, workers: readonly UnitId[], what: string): readonly TaskOf<'batter'>[] {
  return tasksOf(position).filter(
    (task): task is TaskOf<'batter'> =>
      task.kind === 'batter' &&
      'what' in task.about &&
      task.about.what === what &&
      !task.workers.some((id) => workers.includes(id)),
  );
}
