import type { HexName } from '../../../../board/field.js';
import type { Dice } from '../../../../dice/dice.js';
import type { Course } from '../../../../game/course.js';
import type { Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { TaskUnderWay } from '../../../../position/turn.js';
import type { Unit, UnitId } from '../../../../position/unit.js';
import type { PbemEvent } from '../events.js';
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

/** The riders who get off their horses as a task, and the hexes into which they get (siege-en:1.53a). */
export function dismountsOf(position: Position): readonly { readonly unit: UnitId; readonly to: HexName }[] {
  return tasksOf(position).flatMap((task) =>
    isOfKind(task, 'dismount') ? task.workers.map((unit) => ({ unit, to: task.about.to })) : [],
  );
}

function isOfKind<Kind extends TaskKindName>(task: TaskOf<TaskKindName>, kind: Kind): task is TaskOf<Kind> {
  return task.kind === kind;
}

/**
 * True if a unit other than `except` is mounting this horse in the PT of its own side, so that the horse must stand
 * still (pbem:12.33a). In an enemy's PT nothing holds the horse. `except` would leave its own task by acting.
 */
export function isBeingMounted(position: Position, horse: UnitId, except?: UnitId): boolean {
  const { side } = position.turn;
  return mountersOf(position, horse).some((id) => id !== except && position.units[id]?.side === side);
}

/**
 * One kind of task: its demands beyond the frame (pbem:12.1), and its effect. The frame knows which units may work, how
 * long the task takes and what breaks it off.
 */
export interface TaskKind<Kind extends TaskKindName> {
  /** The rule that describes the task. */
  readonly rule: string;
  /** Place in the completion step: mounting and other tasks, then battering and repairs (pbem:4.29a). */
  readonly completes: 'asTask' | 'asWorks';
  /**
   * True if this task takes effect before the others of the side, so that it finds them still at work. Absent: in its
   * turn.
   */
  completesFirst?(about: TaskAbout[Kind]): boolean;
  /** A wounded worker does as much as a healthy one: its turns are fixed. Absent: half as much (pbem:12.1g). */
  readonly woundsDoNotTell?: true;
  /**
   * Why these workers cannot do the task now, or null. Asked when the task is declared and at the end of each of their
   * PTs: a task that has become impossible by then is broken off.
   */
  whyNot(position: Position, workers: readonly UnitId[], about: TaskAbout[Kind]): Refusal | null;
  /**
   * Why the task cannot be completed yet though all work is done, or null; the task then stays. Absent: always null.
   */
  whyNotYet?(position: Position, task: TaskOf<Kind>): Refusal | null;
  /** True if a helper takes part in this PT, so that a wounded worker does as much as a healthy one. Absent: false. */
  isHelped?(position: Position, task: TaskOf<Kind>): boolean;
  /** The effect at the end of the last PT (pbem:12.1h). */
  takeEffect(course: Course<PbemEvent>, task: TaskOf<Kind>, dice: Dice): void;
}

/**
 * The demands of a task that one healthy character does, or two wounded ones together: each of them must meet them
 * (pbem:12.1g).
 */
export function ofEach<Kind extends TaskKindName>(
  whyNot: (position: Position, worker: Unit, about: TaskAbout[Kind]) => Refusal | null,
): TaskKind<Kind>['whyNot'] {
  return (position, workers, about) => {
    for (const id of workers) {
      const worker = position.units[id];
      const refusal: Refusal | null = worker
        ? whyNot(position, worker, about)
        : { code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id };
      if (refusal) return refusal;
    }
    return null;
  };
}

/** The demand of a task that takes so many turns of so many healthy characters (pbem:12.1g). */
export function demandOf(
  crew: number,
  turns: number,
  crewMax = crew,
): {
  readonly crew: number;
  readonly paceMax: number;
  readonly work: number;
} {
  return { crew, paceMax: HALVES * crewMax, work: HALVES * crew * turns };
}

/** Halves of a turn's work that a healthy character does in a PT; a wounded one does one of them. */
export const HALVES = 2;
