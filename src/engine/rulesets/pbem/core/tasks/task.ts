import type { Position, TaskUnderWay } from '../../../../position/position.js';
import type { UnitId } from '../../../../position/unit.js';
import type { TaskAbout, TaskKindName } from '../events/tasks.js';

/** A task under way with its object, by kind. */
export type TaskOf<Kind extends TaskKindName> = TaskUnderWay & {
  readonly kind: Kind;
  readonly about: TaskAbout[Kind];
};

/** All tasks under way, in the order in which they were declared. */
export function tasksOf({ tasks = [] }: Position): readonly TaskOf<TaskKindName>[] {
  return tasks as readonly TaskOf<TaskKindName>[];
}

/** The task at which a unit works, or undefined. A unit works at one task at most (pbem:12.1c). */
export function taskOfUnit(position: Position, unit: UnitId): TaskOf<TaskKindName> | undefined {
  return tasksOf(position).find(({ workers }) => workers.includes(unit));
}

/** The task of a kind at which a unit works, or undefined. */
export function taskOfKind<Kind extends TaskKindName>(
  position: Position,
  unit: UnitId,
  kind: Kind,
): TaskOf<Kind> | undefined {
  const task = taskOfUnit(position, unit);
  return task?.kind === kind ? (task as TaskOf<Kind>) : undefined;
}

/** The task needs this very worker: the required worker of a repair (pbem:19.7e). */
export function isNeeded({ about }: TaskOf<TaskKindName>, worker: UnitId): boolean {
  return 'lead' in about && about.lead === worker;
}

/** The units that are mounting this horse (pbem:12.33a). */
export function mountersOf(position: Position, horse: UnitId): readonly UnitId[] {
  return tasksOf(position).flatMap(({ kind, about, workers }) =>
    kind === 'mount' && 'horse' in about && about.horse === horse ? workers : [],
  );
}

/**
 * True if a unit other than `except` is mounting this horse, which must stand still for it (pbem:12.33a). `except`
 * would leave its own task by acting.
 */
export function isBeingMounted(position: Position, horse: UnitId, except?: UnitId): boolean {
  return mountersOf(position, horse).some((id) => id !== except);
}
