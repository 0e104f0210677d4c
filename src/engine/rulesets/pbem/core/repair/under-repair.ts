import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { TaskAbout } from '../events/tasks.js';
import { tasksOf, type TaskOf } from '../tasks/task.js';

/** The repair task of this thing that is under way, or undefined. */
function repairOf(position: Position, name: string): TaskAbout['repair'] | undefined {
  return repairsOf(position, name)[0]?.about;
}

/** All repair tasks of this thing that are under way. */
export function repairsOf(position: Position, name: string): readonly TaskOf<'repair'>[] {
  return tasksOf(position).filter(
    (task): task is TaskOf<'repair'> => task.kind === 'repair' && 'lead' in task.about && task.about.what === name,
  );
}

/** Why an engine cannot be worked in this PT, or null: it is being repaired (pbem:19.72b). */
export function whyUnderRepair(position: Position, engine: string): Refusal | null {
  if (!repairOf(position, engine)) return null;
  return illegal('pbem:19.72b', `${engine} is being repaired in this turn`, engine);
}

/** The wall in a hex is being repaired in this PT (pbem:19.73d). */
export function isWallUnderRepair(position: Position, hex: string): boolean {
  const repair = repairOf(position, hex);
  return repair !== undefined && (repair.wall === true || position.doors?.[hex] === undefined);
}

/** True if anything is being repaired in this PT. */
export function isAnythingUnderRepair({ tasks = [] }: Position): boolean {
  return tasks.some(({ kind }) => kind === 'repair');
}
