import type { Dice } from '../../../../dice/dice.js';
import type { Course } from '../../../../game/course.js';
import type { Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { UnitId } from '../../../../position/unit.js';
import type { PbemEvent } from '../events.js';
import type { TaskAbout, TaskKindName } from '../events/tasks.js';
import type { TaskOf } from './task.js';

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
