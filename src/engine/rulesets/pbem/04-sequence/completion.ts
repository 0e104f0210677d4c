import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { GETTING_OFF } from '../07-moves/getting-off.js';
import { GATE } from '../12-doors/gate.js';
import { SEPPUKU } from '../12-seppuku/seppuku.js';
import { CLEARING } from '../12-tasks/clearing.js';
import { MOUNTING } from '../12-tasks/mounting.js';
import { TYING, UNTYING } from '../13-animals/tying.js';
import { HITCHING, UNHITCHING } from '../14-carts/hitching.js';
import { HAULING } from '../16-dungeon/hauling.js';
import { SEARCHING } from '../18-treasure/searching.js';
import { WINCH } from '../18-winch/winch.js';
import { AIMING, BOMBARDING } from '../19-battering/bombard.js';
import { BY_HAND } from '../19-battering/by-hand.js';
import { BUILDING } from '../19-building/building.js';
import { REPAIRING } from '../19-repair/repairing.js';
import { LOADING } from '../19-siege/loading.js';
import { DOUSING } from '../20-fire/dousing.js';
import { KINDLING } from '../20-fire/kindling.js';
import { TENDING } from '../21-night/tending.js';
import { takesPart } from '../core/duel/fighters.js';
import type { PbemEvent } from '../core/events.js';
import type { TaskKindName } from '../core/events/tasks.js';
import { HALVES, tasksOf, type TaskKind, type TaskOf } from '../core/tasks/task.js';

/** Every kind of task in this ruleset: the frame of pbem:12.1 carries them out and completes them. */
export const TASK_KINDS: { readonly [Kind in TaskKindName]: TaskKind<Kind> } = {
  mount: MOUNTING,
  dismount: GETTING_OFF,
  tie: TYING,
  untie: UNTYING,
  hitch: HITCHING,
  unhitch: UNHITCHING,
  gate: GATE,
  winch: WINCH,
  haul: HAULING,
  clear: CLEARING,
  seppuku: SEPPUKU,
  tendLight: TENDING,
  batter: BY_HAND,
  bombard: BOMBARDING,
  aim: AIMING,
  repair: REPAIRING,
  build: BUILDING,
  loadEngine: LOADING,
  kindle: KINDLING,
  douse: DOUSING,
  search: SEARCHING,
};

/** The kind of a task under way. */
export function kindOf(kind: TaskKindName): TaskKind<TaskKindName> {
  return TASK_KINDS[kind];
}

type AnyTask = TaskOf<TaskKindName>;

/**
 * The end of a PT for the tasks of the side in turn (pbem:12.1h, 4.29a): tasks that have become impossible are broken
 * off, the work of the PT is counted, and finished tasks take effect. Mounting and other tasks come before battering
 * and repairs.
 */
export function completeTasks(course: Course<PbemEvent>, dice: Dice): void {
  const { side } = course.position.turn;
  const own = tasksOf(course.position).filter(({ workers }) =>
    workers.some((id) => course.position.units[id]?.side === side && takesPart(course.position, id)),
  );
  const asWorks = (task: AnyTask): boolean => kindOf(task.kind).completes === 'asWorks';
  const isFirst = (task: AnyTask): boolean => kindOf(task.kind).completesFirst?.(task.about) === true;
  const others = own.filter((task) => !isFirst(task));
  for (const { id } of [
    ...own.filter(isFirst),
    ...others.filter((task) => !asWorks(task)),
    ...others.filter(asWorks),
  ]) {
    const task = tasksOf(course.position).find((one) => one.id === id);
    if (task) endTurnOf(course, task, dice);
  }
}

function endTurnOf(course: Course<PbemEvent>, task: AnyTask, dice: Dice): void {
  const kind = kindOf(task.kind);
  const { id, workers, demand } = task;
  const impossible = kind.whyNot(course.position, workers, task.about);
  if (impossible) {
    course.emit({
      type: 'TaskBrokenOff',
      data: { task: id, kind: task.kind, units: workers, rule: impossible.rule ?? kind.rule },
    });
    return;
  }
  const done = task.done + paceOf(course.position, task, kind);
  const waits = done >= demand.work ? (kind.whyNotYet?.(course.position, task) ?? null) : null;
  if (done < demand.work || waits) {
    const data = {
      task: id,
      kind: task.kind,
      units: workers,
      done: Math.min(done, demand.work),
      rule: waits?.rule ?? 'pbem:12.1a',
    };
    course.emit({ type: 'TaskWentOn', data });
    return;
  }
  course.emit({ type: 'TaskCompleted', data: { task: id, kind: task.kind, units: workers, rule: kind.rule } });
  kind.takeEffect(course, task, dice);
}

/** Halves of a turn's work that the workers do in this PT: wounded workers do half as much (pbem:12.1g). */
function paceOf(position: Position, task: AnyTask, kind: TaskKind<TaskKindName>): number {
  const full = kind.woundsDoNotTell === true || kind.isHelped?.(position, task) === true;
  const pace = task.workers.reduce(
    (sum, id) => sum + (full || position.units[id]?.health === 'healthy' ? HALVES : 1),
    0,
  );
  return Math.min(pace, task.demand.paceMax);
}
