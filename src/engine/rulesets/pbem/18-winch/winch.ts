import type { HexName } from '../../../board/field.js';
import type { Refusal } from '../../../game/refusal.js';
import { forbidden } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isMounted, type Unit } from '../../../position/unit.js';
import { HALVES, type TaskKind } from '../core/tasks/task-kind.js';
import { tasksOf } from '../core/tasks/task.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { whyNotLower } from './bridge-blocked.js';
import { deviceAt, isRaised } from '../core/winch/device.js';
import { lowerBridge, raiseBridge } from './drawbridge.js';
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
  return forbidden(rule, because, subject).refusal;
}
