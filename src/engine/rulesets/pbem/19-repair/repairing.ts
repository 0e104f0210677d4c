import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { whyBurns } from '../core/burning/fires.js';
import type { PbemEvent } from '../core/events.js';
import type { TaskAbout } from '../core/events/tasks.js';
import type { TaskKind } from '../core/tasks/task-kind.js';
import { tasksOf } from '../core/tasks/task.js';
import { dieOf, mended, ruleOf } from './mending.js';
import { repairTarget, type RepairTarget } from './repair-target.js';
import { drmOf, whyMoved, whyNotLead } from './repairers.js';
import { repairsOf } from '../core/repair/under-repair.js';

/**
 * Repairing (pbem:19.7): a task of one turn that takes effect at the end of the PT. It stands and falls with the
 * character whom it needs; of the others those count who are near enough then (19.7e). Wounds tell by the count of
 * helpers alone (ruling of 19.7d).
 */
export const REPAIRING: TaskKind<'repair'> = {
  rule: 'pbem:19.7d',
  completes: 'asWorks',
  woundsDoNotTell: true,
  whyNot(position, workers, { what, lead, wall }) {
    const target = repairTarget(position, what, wall === true);
    if (!target.ok) return target.refusal;
    const unit = workers.includes(lead) ? position.units[lead] : undefined;
    if (!unit) return forbidden('pbem:19.7e', `${lead} is not at the repair of ${what}`, lead).refusal;
    return (
      whyNotLead(position, unit, target.value) ??
      whyMoved(position, target.value) ??
      whyBurns(position, target.value.name) ??
      whyAnotherAttempt(position, workers, target.value) ??
      whyAimed(position, target.value)
    );
  },
  takeEffect(course, { workers, about }, dice) {
    const target = repairTarget(course.position, about.what, about.wall === true);
    if (!target.ok) throw new Error(target.refusal.because);
    repair(course, target.value, workers, about, dice);
  },
};

function repair(
  course: Course<PbemEvent>,
  target: RepairTarget,
  workers: readonly UnitId[],
  { lead, first }: TaskAbout['repair'],
  dice: Dice,
): void {
  const { position } = course;
  const unit = position.units[lead];
  if (!unit) throw new Error(`there is no unit ${lead}`);
  const rule = ruleOf(target);
  const helpers = workers.filter((id) => id !== lead);
  const die = dice.roll({ purpose: 'repair', rule, faces: dieOf(target), subject: target.name });
  const drm = drmOf(position, unit, helpers, target);
  const { name: what, left: before } = target;
  const { points, after, ...rest } = mended(position, target, die.value + drm, first ?? 'wear');
  course.emit({
    type: 'ItemRepaired',
    data: { what, units: workers, die, drm, points, before, after, ...rest, rule },
  });
}

/** One attempt for each item and GT, and nobody else at it in the same PT (pbem:19.71c, 19.72a, 19.73a). */
function whyAnotherAttempt(position: Position, workers: readonly UnitId[], target: RepairTarget): Refusal | null {
  const { name } = target;
  // Without its first worker an attempt ends; helpers who leave it do not end it.
  const another = repairsOf(position, name).find(({ about }) => !workers.includes(about.lead));
  const done = position.repaired?.[name] === position.turn.gameTurn;
  if (!another && !done) return null;
  return forbidden(ruleOf(target), `${name} is repaired once in a GT`, name).refusal;
}

/**
 * An engine is not repaired in the turns in which it is aimed, nor while it is worked in any other way (pbem:19.42d,
 * 19.72b).
 */
function whyAimed(position: Position, { name }: RepairTarget): Refusal | null {
  if (!equipmentOf(position, name)) return null;
  const work = tasksOf(position).find(({ about }) => 'engine' in about && about.engine === name);
  if (!work) return null;
  const rule = work.kind === 'aim' ? 'pbem:19.42d' : 'pbem:19.72b';
  return forbidden(rule, `${work.workers.join(' and ')} work ${name} in this turn`, name).refusal;
}
