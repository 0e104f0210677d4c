import type { Course } from '../../../game/course.js';
import type { EngineKind } from '../../../position/siege-works.js';
import type { Position } from '../../../position/position.js';
import type { ItemId, SideId, UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { BuildKind, BuildWork } from '../core/orders/build-orders.js';
import { serviceOf } from '../core/siege/engine-service.js';
import { tasksOf, type TaskKind, type TaskOf } from '../core/tasks/task.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { daysOf, isEngine, isStructure } from './kinds.js';
import { unbuiltAt } from './site.js';
import { judged } from './team.js';

/**
 * Building (pbem:19.8): a task of a day of work, for which the scenario says how many turns stand. What is begun is not
 * there until the day is over; of engines the days count one by one (19.8e). Wounded builders count in full (ruling of
 * 19.8f).
 */
export const BUILDING: TaskKind<'build'> = {
  rule: 'pbem:19.8b',
  completes: 'asTask',
  woundsDoNotTell: true,
  whyNot(position, workers, { works }) {
    const places = judged(position, workers, works);
    return places.ok ? null : places.refusal;
  },
  takeEffect(course, { workers, about: { works } }) {
    for (const work of works) finish(course, workers, work);
  },
};

/**
 * At the end of a game that is one day of work: what was begun in its first GT, and worked at in every turn since, is
 * built (pbem:19.8c, 19.8e).
 */
export function endDayOfBuilding(course: Course<PbemEvent>): void {
  if (course.position.terms?.building?.turns !== undefined) return;
  const all = tasksOf(course.position).filter((task): task is TaskOf<'build'> => task.kind === 'build');
  for (const { id, workers, about } of all) {
    if (BUILDING.whyNot(course.position, workers, about)) continue;
    course.emit({ type: 'TaskCompleted', data: { task: id, kind: 'build', units: workers, rule: BUILDING.rule } });
    for (const work of about.works) finish(course, workers, work);
  }
}

function finish(course: Course<PbemEvent>, units: readonly UnitId[], work: BuildWork): void {
  const { what, at, front } = work;
  const { position } = course;
  if (isEngine(what)) {
    workOn(course, units, what, work);
    return;
  }
  const name = isStructure(what) ? { equipment: newName(position, what) } : {};
  const before = front === undefined ? {} : { before: front };
  const rule = what === 'tent' ? 'pbem:19.8g' : 'pbem:19.8f';
  const owner = what === 'tent' ? ownerAmong(position, units) : {};
  course.emit({ type: 'WorkBuilt', data: { units, what, at, ...before, ...name, ...owner, rule } });
}

/** A day of work on an engine, the last of which finishes it (pbem:19.8c, 19.8e). */
function workOn(course: Course<PbemEvent>, units: readonly UnitId[], what: EngineKind, { at }: BuildWork): void {
  const { position } = course;
  const field = fieldOfGame(position);
  const begun = unbuiltAt(
    position,
    what,
    at.flatMap((name) => field.hex(name) ?? []),
  );
  const equipment = begun?.id ?? newName(position, what);
  const of = begun?.unbuilt?.of ?? daysOf(position, what);
  const done = (begun?.unbuilt?.done ?? 0) + 1;
  const data = { units, what, at, equipment };
  if (done < of) {
    course.emit({ type: 'BuildingAdvanced', data: { ...data, done, of, rule: 'pbem:19.8e' } });
    return;
  }
  const unloaded = serviceOf(what) ? ({ unloaded: true } as const) : {};
  course.emit({
    type: 'WorkBuilt',
    data: { ...data, ...unloaded, ...ownerAmong(position, units), rule: 'pbem:19.8c' },
  });
}

/** The side of those who have built something, to which it belongs (pbem:23.2c). */
function ownerAmong({ units }: Position, [first = '']: readonly UnitId[]): { readonly side?: SideId } {
  const side = units[first]?.side ?? null;
  return side === null ? {} : { side };
}

/** The first name of that kind that nothing has. */
function newName({ units, equipment = [], carts = [], items = [] }: Position, kind: BuildKind): ItemId {
  const taken = new Set([...Object.keys(units), ...[...equipment, ...carts, ...items].map(({ id }) => id)]);
  let number = 1;
  while (taken.has(`${kind}${number}`)) number += 1;
  return `${kind}${number}`;
}
