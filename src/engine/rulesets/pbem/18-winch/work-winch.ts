import type { HexName } from '../../../board/field.js';
import { allowed, forbidden, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import type { TaskAbout } from '../core/events/tasks.js';
import { WINCH_DEEDS, type WorkWinch } from '../core/orders/door-orders.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { taskOfKind, tasksOf } from '../core/tasks/task.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { deviceAt } from '../core/winch/device.js';
import { WINCH } from './winch.js';

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
function winchFor(
  position: Position,
  where: HexName,
  workers: readonly UnitId[],
): Ruled<{ readonly winch: HexName; readonly moves: HexName }> {
  const device = deviceAt(position, where);
  if (!device) return forbidden('pbem:18.1a', `${where} has no drawbridge and no portcullis`, where);
  const { name, kind } = device;
  const winches = Object.entries(position.winches ?? {});
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
