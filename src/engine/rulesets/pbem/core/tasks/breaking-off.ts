import type { Course } from '../../../../game/course.js';
import type { UnitId } from '../../../../position/unit.js';
import type { PbemEvent } from '../events.js';
import type { OrderRule } from '../order-rule.js';
import type { Order } from '../orders.js';
import type { Mishap } from '../results/mishap.js';
import { isNeeded, taskOfKind, taskOfUnit } from './task.js';

/**
 * A worker leaves his task, if he is at one (pbem:12.1c). If too few workers are left, or the worker whom the task
 * needs is gone (19.7e), the task is broken off as if it had never been begun; else the others go on. `rule` names the
 * rule that took him from it.
 */
export function breakOffTask(course: Course<PbemEvent>, worker: UnitId, rule: string): void {
  const task = taskOfUnit(course.position, worker);
  if (!task) return;
  const { id, kind, workers, demand } = task;
  course.emit(
    workers.length > demand.crew && !isNeeded(task, worker)
      ? { type: 'WorkerLeft', data: { task: id, kind, unit: worker, rule } }
      : { type: 'TaskBrokenOff', data: { task: id, kind, units: workers, rule } },
  );
}

/** The events that take a worker from his task; wounds by fire do not (pbem:12.1e). */
const MISHAPS: Readonly<Record<Mishap, string | null>> = {
  retreats: 'pbem:12.1f',
  dismounted: 'pbem:12.1f',
  stunned: 'pbem:12.1e',
  killed: 'pbem:12.1e',
  wounded: null,
};

/** Tasks that a mishap breaks off (pbem:12.1e, 12.1f). */
export function breakOffByMishap(course: Course<PbemEvent>, unit: UnitId, mishap: Mishap): void {
  const rule = MISHAPS[mishap];
  if (rule !== null) breakOffTask(course, unit, rule);
}

/**
 * An attack in combat breaks a task off, whatever its result; a shot does not (pbem:12.1d). For seppuku it depends on
 * how he defends (pbem:12.10d).
 */
export function breakOffByAttack(course: Course<PbemEvent>, unit: UnitId, means: 'fire' | 'combat'): void {
  if (means === 'combat' && !taskOfKind(course.position, unit, 'seppuku')) breakOffTask(course, unit, 'pbem:12.1d');
}

/** A worker who acts breaks off his task; a worker who retreats does so by retreating (pbem:12.1c, 12.1f). */
export function breakOffTasks(course: Course<PbemEvent>, order: Order, rule: OrderRule<Order>): void {
  if (rule.keepsTask || order.type === 'Retreat') return;
  for (const unit of rule.units(order)) breakOffTask(course, unit, 'pbem:12.1c');
}
