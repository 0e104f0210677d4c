import type { HexName } from '../../../board/field.js';
import { replaceUnits, withUnit } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import type { TaskUnderWay } from '../../../position/turn.js';
import { isMounted, standing, type Unit } from '../../../position/unit.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { TaskEvent } from '../core/events/tasks.js';
import { shortened } from './movement.js';
import { acted, IllegalEvent, liveUnitOf, unitOf, type Appliers } from './applier.js';

/** Tasks (pbem:12.1) and their results. */
export const TASK_APPLIERS: Appliers<TaskEvent> = {
  TaskBegun: begin,
  TaskBrokenOff: (position, event) => without(position, taskOf(position, event, event.data.task)),
  TaskCompleted: (position, event) => without(position, taskOf(position, event, event.data.task)),
  WorkerLeft: (position, event) => {
    const task = taskOf(position, event, event.data.task);
    return changed(position, { ...task, workers: task.workers.filter((id) => id !== event.data.unit) });
  },
  TaskWentOn: (position, event) => {
    const task = taskOf(position, event, event.data.task);
    return changed(position, { ...task, done: event.data.done, turns: task.turns + 1 });
  },
  RiderMounted: mount,
  BurdenCarried: carry,
  HelpGiven: (position, event) => {
    const { unit: id, helped, mp, water } = event.data;
    const { mpSpent } = liveUnitOf(position, event, id).acts;
    // A unit that helps in the water cannot fire or attack, like a unit that gives MP (ruling of pbem:17.12b).
    return acted(position, event, id, {
      helping: helped,
      mpSpent: mpSpent + mp,
      ...(water ? { gave: helped } : {}),
    });
  },
  LoadMoved: (position, event) => moveLoad(position, event, event.data.to),
  LoadSunk: (position, event) => moveLoad(position, event, []),
  PoemRecited: (position, event) => {
    const task = taskOf(position, event, event.data.task);
    return changed(position, { ...task, about: { ...task.about, poem: event.data.poem } });
  },
  DefenceChosen: chooseDefence,
};

function begin(position: Position, event: PbemEventOf<'TaskBegun'>): Position {
  const { task: id, kind, units: workers, demand, about } = event.data;
  const { tasks = [] } = position;
  if (tasks.some((task) => task.workers.some((worker) => workers.includes(worker)))) {
    throw new IllegalEvent(event, 'a worker is at another task');
  }
  return { ...position, tasks: [...tasks, { id, kind, workers, demand, done: 0, turns: 0, about }] };
}

function taskOf({ tasks = [] }: Position, event: PbemEvent, id: number): TaskUnderWay {
  const task = tasks.find((one) => one.id === id);
  if (!task) throw new IllegalEvent(event, `there is no task ${id}`);
  return task;
}

function changed(position: Position, task: TaskUnderWay): Position {
  const { tasks = [] } = position;
  return { ...position, tasks: tasks.map((one) => (one.id === task.id ? task : one)) };
}

/** If there are no tasks, there is no list, so that the position is the same as if there had never been one. */
function without(position: Position, task: TaskUnderWay): Position {
  const { tasks = [], ...rest } = position;
  const left = tasks.filter((one) => one !== task);
  return left.length === 0 ? rest : { ...rest, tasks: left };
}

/** All three stand in the hexes of the last step; the bearers have spent its cost. Older records place nobody anew. */
function carry(position: Position, event: PbemEventOf<'BurdenCarried'>): Position {
  const { units, burden, steps, mp, joint, anew } = event.data;
  const placed = (unit: Unit, hex: HexName): Unit => (anew ? standing(unit, [hex]) : { ...unit, hexes: [hex] });
  const [first = '', middle = '', last = ''] = steps.at(-1)?.hexes ?? [];
  const bearers = units.map((id, index) => {
    const unit = liveUnitOf(position, event, id);
    const acts = { ...unit.acts, mpSpent: unit.acts.mpSpent + mp, ...(joint ? { bears: burden } : {}) };
    return { ...placed(unit, index === 0 ? first : last), acts };
  });
  const moved = replaceUnits(position, [...bearers, placed(unitOf(position, event, burden), middle)]);
  const mover = units[0] ?? '';
  return shortened(joint ? { ...moved, turn: { ...moved.turn, mover } } : moved, mover, steps.length);
}

/** Bodies and debris lie in other hexes; debris that is not in any hex any more is deleted. */
function moveLoad(
  position: Position,
  event: PbemEventOf<'LoadMoved'> | PbemEventOf<'LoadSunk'>,
  hexes: readonly HexName[],
): Position {
  const { bodies, debris } = event.data;
  for (const id of debris) {
    if (!position.things.some((thing) => thing.id === id)) throw new IllegalEvent(event, `there is no debris ${id}`);
  }
  const moved = replaceUnits(
    position,
    bodies.map((id) => ({ ...unitOf(position, event, id), hexes })),
  );
  if (debris.length === 0) return moved;
  const things = moved.things.flatMap((thing) => {
    if (!debris.includes(thing.id)) return [thing];
    return hexes.length === 0 ? [] : [{ ...thing, hexes }];
  });
  return { ...moved, things };
}

function chooseDefence(position: Position, event: PbemEventOf<'DefenceChosen'>): Position {
  const unit = liveUnitOf(position, event, event.data.unit);
  const { kneels, ...acts } = unit.acts;
  if (event.data.stunned === (kneels ?? false)) return position;
  return withUnit(position, { ...unit, acts: event.data.stunned ? { ...acts, kneels: true } : acts });
}

function mount(position: Position, event: PbemEventOf<'RiderMounted'>): Position {
  const { unit: id, horse: horseId, hexes } = event.data;
  const unit = liveUnitOf(position, event, id);
  const horse = liveUnitOf(position, event, horseId);
  if (isMounted(unit)) throw new IllegalEvent(event, `${id} is mounted already`);
  if (horse.rider !== null) throw new IllegalEvent(event, `${horseId} has a rider`);
  return replaceUnits(position, [
    { ...standing(unit, hexes), mount: horseId },
    { ...horse, hexes, rider: id },
  ]);
}
