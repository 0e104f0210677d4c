import type { HexName } from '../../../board/field.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { isDeep } from '../core/water/depth.js';
import { loadOf } from './load.js';
import { wayOfLoad } from './load-way.js';
import type { TaskKind } from '../core/tasks/task-kind.js';

/** Moving bodies and debris by one hex (pbem:12.9). */
export const CLEARING: TaskKind<'clear'> = {
  rule: 'pbem:12.9a',
  completes: 'asTask',
  whyNot(position, workers, { loads, to }) {
    const load = loadOf(position, loads);
    if (!load.ok) return load.refusal;
    // A character who cannot act any more has left his task (pbem:12.1e).
    const hands = workers.flatMap((id) => position.units[id] ?? []);
    const far = hands
      .map((worker) => whyNotHandle(position, worker, load.value.hexes))
      .find((refusal) => refusal !== null);
    if (far) return far;
    const entered = wayOfLoad(position, load.value, to);
    if (!entered.ok) return entered.refusal;
    const names = entered.value.map(({ name }) => name);
    const unable = hands.find((worker) => !reaches(position, worker, names));
    if (!unable) return null;
    const because = `${to.join('-')} is not ADJACENT to ${unable.id}`;
    return { code: 'illegal', rule: 'pbem:12.9d', because, subject: unable.id };
  },
  takeEffect(course, { workers, about: { loads, to } }) {
    const load = loadOf(course.position, loads);
    if (!load.ok) throw new Error(load.refusal.because);
    const bodies = load.value.bodies.map(({ id }) => id);
    const debris = load.value.debris.map(({ id }) => id);
    // Deep and bottomless water swallows all that comes into it, even in part (pbem:12.9f).
    const sinks = to.some((name) => isDeep(hexOf(course.position, name).depth));
    const data = { units: workers, bodies, debris };
    course.emit(
      sinks
        ? { type: 'LoadSunk', data: { ...data, rule: 'pbem:12.9f' } }
        : { type: 'LoadMoved', data: { ...data, to, rule: load.value.large ? 'pbem:12.9b' : 'pbem:12.9a' } },
    );
  },
};

/**
 * The reason why this worker cannot lay hands on the load, or null: he must be on foot, in its hex or ADJACENT to it
 * (pbem:12.9d).
 */
function whyNotHandle(position: Position, worker: Unit, load: readonly HexName[]): Refusal | null {
  const refusal = (rule: string, because: string): Refusal => ({ code: 'illegal', rule, because, subject: worker.id });
  if (isMounted(worker)) return refusal('pbem:12.9a', `${worker.id} is mounted`);
  return reaches(position, worker, load) ? null : refusal('pbem:12.9d', `${worker.id} is not ADJACENT to the load`);
}

function reaches(position: Position, worker: Unit, hexes: readonly HexName[]): boolean {
  return worker.hexes.some((from) => hexes.some((to) => ADJACENT(position, worker, from, to)));
}
