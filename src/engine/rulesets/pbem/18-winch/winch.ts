import type { HexName } from '../../../board/field.js';
import { allowed, forbidden, illegal, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isMounted, isCharacter, type Unit, type UnitId } from '../../../position/unit.js';
import { declaring } from '../12-tasks/declaring.js';
import type { TaskAbout } from '../core/events/tasks.js';
import { WINCH_DEEDS, type WorkWinch } from '../core/orders/door-orders.js';
import { HALVES, tasksOf, demandOf, taskOfKind, type TaskKind } from '../core/tasks/task.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { deviceAt, isRaised } from '../core/winch/device.js';
import { whyNotLower, lowerBridge, raiseBridge } from './drawbridge.js';
import { lowerPortcullis, raisePortcullis } from './portcullis.js';

/**
 * Raising or lowering a drawbridge or portcullis at its winch (pbem:18.1, 16.27b): one turn for one healthy character.
 */
export const WINCH: TaskKind<'winch'> = {
  rule: 'pbem:18.1a',
  completes: 'asTask',
  completesFirst: ({ beside }) => beside === true,
  whyNot(position, workers, about) {
    const device = deviceAt(position, about.moves);
    if (!device) return refusal('pbem:18.1a', `${about.moves} has no drawbridge and no portcullis`, about.moves);
    const state = isRaised(position, device) ? 'raise' : 'lower';
    if (state === about.deed) return refusal('pbem:18.1a', `${about.moves} is ${state}d already`, about.moves);
    if (hasFallen(position, about.winch))
      return refusal('pbem:18.1b', `the winch ${about.winch} is rubble`, about.winch);
    const units = workers.flatMap((id) => position.units[id] ?? []);
    const hands = whyNotAt(position, units, about);
    if (hands || device.kind !== 'drawbridge' || about.deed === 'raise') return hands;
    return whyNotLower(position, device);
  },
  takeEffect(course, { about: { moves, deed } }, dice) {
    const device = deviceAt(course.position, moves);
    if (!device) throw new Error(`${moves} has no drawbridge and no portcullis`);
    if (device.kind === 'drawbridge') {
      if (deed === 'raise') raiseBridge(course, device, dice);
      else lowerBridge(course, device, dice);
    } else if (deed === 'raise') raisePortcullis(course, device);
    else lowerPortcullis(course, device, dice);
  },
};

/** The winch has fallen with the wall on which it stood (pbem:16.114c). */
function hasFallen({ live }: Position, winch: HexName): boolean {
  return live[winch] === 'rubble';
}

/**
 * One operator is in the winch hex, all others ADJACENT to it (pbem:18.1b); a second crew that moves the other device
 * in the same turn may be ADJACENT altogether (pbem:18.1n).
 */
function whyNotAt(
  position: Position,
  workers: readonly Unit[],
  { winch, beside }: { readonly winch: HexName; readonly beside?: true },
): Refusal | null {
  const rider = workers.find(isMounted);
  if (rider) return refusal('pbem:18.1b', `${rider.id} is mounted`, rider.id);
  const far = workers.find((unit) => isActive(unit) && !unit.hexes.some((at) => ADJACENT(position, unit, at, winch)));
  if (far) return refusal('pbem:18.1b', `${far.id} is not ADJACENT to the winch ${winch}`, far.id);
  if (workers.some((unit) => isActive(unit) && unit.hexes.includes(winch))) return null;
  if (beside) return whyNotBeside(position, workers, winch);
  return refusal('pbem:18.1b', `nobody of them is in the winch hex ${winch}`, winch);
}

/** The other crew has its man in the winch hex, and this one does its work in one turn (pbem:18.1n). */
function whyNotBeside(position: Position, workers: readonly Unit[], winch: HexName): Refusal | null {
  const manned = tasksOf(position).some(
    ({ kind, workers: others, about }) =>
      kind === 'winch' &&
      'winch' in about &&
      about.winch === winch &&
      others.some((id) => !workers.some((one) => one.id === id) && position.units[id]?.hexes.includes(winch)),
  );
  if (!manned) return refusal('pbem:18.1b', `nobody works in the winch hex ${winch}`, winch);
  const pace = workers.reduce((sum, { health }) => sum + (health === 'healthy' ? HALVES : 1), 0);
  return pace >= HALVES ? null : refusal('pbem:18.1n', 'both move in one turn only with a full crew each', winch);
}

function refusal(rule: string, because: string, subject: string): Refusal {
  return illegal(rule, because, subject);
}

/** Turns that it takes one healthy character to raise or lower something (pbem:18.1a). */
const TURNS = 1;

/** Declares that characters raise or lower a drawbridge or portcullis at its winch (pbem:18.1). */
export const WORK_WINCH = declaring<'winch', WorkWinch>({
  kind: WINCH,
  // The bridge may be anywhere, and who stands on it may keep it down.
  workers: ({ workers }) => workers,
  declared(position, { workers, moves, deed }) {
    const at = winchFor(position, moves, workers);
    if (!at.ok) return at;
    const about: TaskAbout['winch'] = {
      ...at.value,
      deed,
      ...(isSecondCrew(position, at.value, workers) ? { beside: true as const } : {}),
    };
    return allowed({ kind: 'winch', workers, about, demand: demandOf(1, TURNS) });
  },
  possible: ({ winches }) => winches !== undefined,
  candidates: (position, unit) =>
    isMounted(unit)
      ? []
      : Object.entries(position.winches ?? {}).flatMap(([winch, { moves }]) =>
          crewsAt(position, unit, winch).flatMap((workers) =>
            moves.flatMap((name) =>
              WINCH_DEEDS.map((deed): WorkWinch => ({ type: 'WorkWinch', workers, moves: name, deed })),
            ),
          ),
        ),
  summary: ({ deed, moves }) => `${deed} ${moves}`,
});

/** The winch at which these workers move it, and its own name; or why none does (pbem:18.1b, 16.27b). */
export function winchFor(
  position: Position,
  where: HexName,
  workers: readonly UnitId[],
): Ruled<{ readonly winch: HexName; readonly moves: HexName }> {
  const device = deviceAt(position, where);
  if (!device) return forbidden('pbem:18.1a', `${where} has no drawbridge and no portcullis`, where);
  const { name, kind } = device;
  const winches = Object.entries(position.winches ?? {}).filter(([winch]) => !hasFallen(position, winch));
  const found = winches.filter(([, { moves }]) => moves.includes(name)).map(([winch]) => winch);
  const near = found.find((winch) => workers.some((id) => position.units[id]?.hexes.includes(winch))) ?? found[0];
  if (near !== undefined) return allowed({ winch: near, moves: name });
  if (winches.some(([, { stuck = [] }]) => stuck.includes(name))) {
    return forbidden('pbem:23.14', `${name} does not move in this game`, name);
  }
  return forbidden(kind === 'portcullis' ? 'pbem:16.27b' : 'pbem:18.1b', `no winch moves ${name}`, name);
}

/** None of them is in the winch hex, where others are at work on the other device (pbem:18.1n). */
function isSecondCrew(
  position: Position,
  { winch, moves }: { readonly winch: HexName; readonly moves: HexName },
  workers: readonly UnitId[],
): boolean {
  if (workers.some((id) => position.units[id]?.hexes.includes(winch))) return false;
  return tasksOf(position).some(
    ({ kind, about, workers: others }) =>
      kind === 'winch' &&
      'winch' in about &&
      about.winch === winch &&
      about.moves !== moves &&
      !others.some((id) => workers.includes(id)),
  );
}

/**
 * Crews worth listing, under the first of their names: he alone, and if it takes two (wounded men) he with each other
 * of his side on foot at the winch. Any other crew that the rules allow is accepted too.
 */
function crewsAt(position: Position, unit: Unit, winch: HexName): readonly (readonly UnitId[])[] {
  if (!isAtWinch(position, unit, winch)) return [];
  if (unit.health !== 'wounded') return [[unit.id]];
  const others = Object.values(position.units).filter(
    (other) =>
      other.side === unit.side &&
      other.id > unit.id &&
      other.health === 'wounded' &&
      isCharacter(other) &&
      isActive(other) &&
      !isMounted(other) &&
      taskOfKind(position, other.id, 'winch')?.turns !== 0 &&
      isAtWinch(position, other, winch),
  );
  return [[unit.id], ...others.map(({ id }) => [unit.id, id])];
}

function isAtWinch(position: Position, unit: Unit, winch: HexName): boolean {
  return unit.hexes.some((at) => ADJACENT(position, unit, at, winch));
}
