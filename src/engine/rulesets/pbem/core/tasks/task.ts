import type { Position, TaskUnderWay } from '../../../../position/position.js';
import type { UnitId } from '../../../../position/unit.js';
import type { TaskAbout, TaskKindName } from '../events/tasks.js';

/** A task under way with what it is about, by kind. */
export type TaskOf<Kind extends TaskKindName> = TaskUnderWay & {
  readonly kind: Kind;
  readonly about: TaskAbout[Kind];
};

/** All tasks under way, in the order in which they were declared. */
export function tasksOf({ tasks = [] }: Position): readonly TaskOf<TaskKindName>[] {
  return tasks as readonly TaskOf<TaskKindName>[];
}

/** The task at which a unit works, or undefined: one at most (pbem:12.1c). */
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

/** The task needs this very worker: whoever is required at a repair (pbem:19.7e). */
export function isNeeded({ about }: TaskOf<TaskKindName>, worker: UnitId): boolean {
  return 'lead' in about && about.lead === worker;
}

/** Those who are mounting this horse (pbem:12.33a). */
export function mountersOf(position: Position, horse: UnitId): readonly UnitId[] {
  return tasksOf(position).flatMap(({ kind, about, workers }) =>
    kind === 'mount' && 'horse' in about && about.horse === horse ? workers : [],
  );
}

/** Somebody else than that unit, which would leave its task by acting, mounts this horse; it must stand still for it (pbem:12.33a). */
export function isBeingMounted(position: Position, horse: UnitId, except?: UnitId): boolean {
  return mountersOf(position, horse).some((id) => id !== except);
}
