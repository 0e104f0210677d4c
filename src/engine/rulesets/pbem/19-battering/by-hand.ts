import { placesRound } from '../../../board/field.js';
import { previewOfFaces } from '../../../game/preview-of.js';
import { allowed, illegal, type Ruled } from '../../../game/refusal.js';
import type { Preview } from '../../../game/ruleset.js';
import { tallyNamed } from '../../../position/barricade-hexes.js';
import type { Position } from '../../../position/position.js';
import { isActive, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { closableAt } from '../12-doors/aperture.js';
import { declaring } from '../12-tasks/declaring.js';
import { strengthOf } from '../core/combat/strength.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Batter } from '../core/orders/battering-orders.js';
import { tasksOf, demandOf, type TaskKind, type TaskOf } from '../core/tasks/task.js';
import { hexOf } from '../core/terrain/ground.js';
import { strike } from './blow.js';
import { handTarget, nameMeant, thingsIn, whyNotAtTarget } from './hand-target.js';
import { pointsLeft } from '../../../battering/resistance.js';
import { resistanceOf, type Target } from './resistances.js';

/**
 * Battering by hand (pbem:19.41): a task of one turn; all who batter one target in a PT do so together, with the sum of
 * their attack strengths and one DR6 (19.41c). Wounds tell by the strength alone (ruling of 19.41a).
 */
export const BY_HAND: TaskKind<'batter'> = {
  rule: 'pbem:19.41a',
  completes: 'asWorks',
  woundsDoNotTell: true,
  whyNot(position, workers, { what }) {
    const units = workersOf(position, workers);
    const target = targetOf(position, workers, what);
    if (!target.ok) return target.refusal;
    const far = units.map((unit) => whyNotAtTarget(position, unit, target.value)).find((refusal) => refusal !== null);
    if (far) return far;
    const [another] = othersAt(position, workers, what);
    if (!closableAt(position, what)?.hex || (workers.length === 1 && !another)) return null;
    return illegal('pbem:19.41d', `the door in ${what} is battered by one man`, what);
  },
  takeEffect(course, task, dice) {
    const { what } = task.about;
    const target = targetOf(course.position, task.workers, what);
    if (!target.ok) throw new Error(target.refusal.because);
    const joining = othersAt(course.position, task.workers, what).filter(
      ({ workers }) => BY_HAND.whyNot(course.position, workers, { what }) === null,
    );
    for (const { id, workers } of joining) {
      const data = { task: id, kind: 'batter' as const, units: workers, rule: 'pbem:19.41c' };
      course.emit({ type: 'TaskCompleted', data });
    }
    const units = [...task.workers, ...joining.flatMap(({ workers }) => workers)];
    const strength = strengthTogether(course.position, units);
    strike(course, target.value, { means: 'hand', units, strength, faces: 6, dice: 1, rule: BLOW }, dice);
  },
};

/** The rule of the blow by hand and of its die. */
const BLOW = 'pbem:19.41b';

function strengthTogether(position: Position, workers: readonly UnitId[]): number {
  return workersOf(position, workers).reduce((sum, unit) => sum + strengthOf(unit).attack, 0);
}

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

/** The target that these workers mean by a name. */
function targetOf(position: Position, workers: readonly UnitId[], what: string): Ruled<Target> {
  return handTarget(position, nameMeant(position, workersOf(position, workers), what));
}

/** The points that the target keeps by each face of the die, if all strike who batter it as things stand (19.41c). */
function battered(position: Position, { workers, what }: Batter): Preview | undefined {
  const target = targetOf(position, workers, what);
  if (!target.ok) return undefined;
  const { name } = target.value;
  const all = [...workers, ...othersAt(position, workers, name).flatMap((task) => task.workers)];
  const strength = strengthTogether(position, all);
  const left = pointsLeft(resistanceOf(target.value), tallyNamed(position, name), 'hand');
  const read = { table: BLOW, column: `${strength} of ${left}`, modifiers: [] };
  return previewOfFaces(read, 6, (die) => String(Math.max(0, left - strength - die)));
}

/**
 * Declares that characters batter something with their hands (pbem:19.41). Each is listed alone; others may join him.
 */
export const BATTER: OrderRule<Batter> = declaring<'batter', Batter>({
  kind: BY_HAND,
  workers: ({ workers }) => workers,
  declared(position, { workers, what }) {
    const target = targetOf(position, workers, what);
    if (!target.ok) return target;
    return allowed({ kind: 'batter', workers, about: { what: target.value.name }, demand: demandOf(1, 1) });
  },
  candidates: (position, unit) =>
    isMounted(unit)
      ? []
      : namesNear(position, unit).map((what): Batter => ({ type: 'Batter', workers: [unit.id], what })),
  summary: ({ what }) => `batter ${what}`,
  odds: battered,
});

/** Possible targets in the hexes of a unit and beside them, each once. */
function namesNear(position: Position, unit: Unit): readonly string[] {
  const { carts = [], equipment = [], doors = {} } = position;
  const near = unit.hexes.flatMap((name) => [hexOf(position, name), ...placesRound(hexOf(position, name))]);
  const names = new Set(near.flatMap((hex) => [hex.name, (hex.above ?? hex).name]));
  const touches = (hexes: readonly string[]): boolean => hexes.some((hex) => names.has(hex));
  return [
    ...Object.keys(doors)
      .filter((door) => names.has(door.split('/')[0] ?? ''))
      .sort(),
    ...near.filter(({ terrain }) => terrain === 'tent' || terrain === 'table').map(({ name }) => name),
    ...carts.filter(({ hexes }) => touches(hexes)).map(({ id }) => id),
    ...thingsIn(
      equipment.filter(({ kind }) => kind !== 'ladder'),
      names,
    ),
  ];
}
