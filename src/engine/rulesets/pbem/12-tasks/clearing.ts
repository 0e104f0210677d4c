import { placesRound, type HexName } from '../../../board/field.js';
import { allowed, illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, isActive, type Unit } from '../../../position/unit.js';
import type { Clear } from '../core/orders/task-orders.js';
import { demandOf, type TaskKind } from '../core/tasks/task.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { isDeep } from '../core/water/water.js';
import { declaring } from './declaring.js';
import { loadOf, wayOfLoad, loadsIn, placesBeside } from './load.js';

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
    return illegal('pbem:12.9d', because, unable.id);
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
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, worker.id);
  if (isMounted(worker)) return refusal('pbem:12.9a', `${worker.id} is mounted`);
  return reaches(position, worker, load) ? null : refusal('pbem:12.9d', `${worker.id} is not ADJACENT to the load`);
}

function reaches(position: Position, worker: Unit, hexes: readonly HexName[]): boolean {
  return worker.hexes.some((from) => hexes.some((to) => ADJACENT(position, worker, from, to)));
}

/** Two healthy characters, or as much as two, in one turn (pbem:12.9a). */
const SMALL = demandOf(2, 1);
/** In two turns, or four of them in one (pbem:12.9b). */
const LARGE = demandOf(2, 2, 4);

/** Declares that bodies, a dead animal or debris are moved by one hex (pbem:12.9). */
export const CLEAR = declaring<'clear', Clear>({
  kind: CLEARING,
  workers: ({ workers }) => workers,
  declared(position, { workers, loads, to }) {
    const load = loadOf(position, loads);
    if (!load.ok) return load;
    return allowed({ kind: 'clear', workers, about: { loads, to }, demand: load.value.large ? LARGE : SMALL });
  },
  candidates,
  summary: ({ workers, loads, to }) => `${workers.join(', ')} move ${loads.join(' and ')} to ${to.join('-')}`,
});

/**
 * The orders worth listing: each load in reach of the unit, with each other unit of its side that stands beside the
 * load, listed under the first of the two; where four can work, all together as well. Any other crew that the rules
 * allow is accepted too.
 */
function candidates(position: Position, unit: Unit): readonly Clear[] {
  if (isMounted(unit)) return [];
  const reach = unit.hexes.flatMap((name) => [name, ...placesRound(hexOf(position, name)).map((hex) => hex.name)]);
  return loadsIn(position, reach).flatMap((loads) => {
    const load = loadOf(position, loads);
    if (!load.ok) return [];
    const hands = handsAt(position, unit, load.value.hexes);
    const pairs = hands.filter((id) => id > unit.id).map((id) => [unit.id, id]);
    const all = load.value.large && hands.length > 1 && hands.every((id) => id > unit.id) ? [[unit.id, ...hands]] : [];
    const places = placesBeside(position, load.value);
    return [...pairs, ...all].flatMap((workers) => places.map((to): Clear => ({ type: 'Clear', workers, loads, to })));
  });
}

/** Others of the side on foot in or beside these hexes, in the order of names. */
function handsAt(position: Position, unit: Unit, hexes: readonly string[]): readonly string[] {
  const around = new Set(hexes.flatMap((name) => [name, ...placesRound(hexOf(position, name)).map((hex) => hex.name)]));
  return Object.values(position.units)
    .filter((other) => other.side === unit.side && other.id !== unit.id && isActive(other) && !isMounted(other))
    .filter((other) => other.hexes.some((hex) => around.has(hex)))
    .map(({ id }) => id)
    .sort();
}
