import { KnownByKey } from '../../../known/known.js';
import type { Field, FieldHex, HexName } from '../../../board/field.js';
import { distance, type Cell } from '../../../hex/lattice.js';
import { centreOf } from '../../../hex/point.js';
import { stabbed } from '../../../hex/stabbing.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isLive, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { ledBy } from '../core/animals/leads.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import type { StepGone } from '../core/events/facts.js';
import { hexOf } from '../core/terrain/ground.js';
import { areEnemies } from '../core/movement/occupancy.js';
import { seesUnit } from '../core/survey/seen.js';

/** Least number of hexes in the straight run (pbem:7.10c). */
export const RUN_HEXES_MIN = 6;

/** Why a unit may not declare a charge at these targets from where it stands, or null (pbem:7.10a, 7.10b). */
export function whyNotDeclare(position: Position, unit: Unit, targets: readonly UnitId[]): Refusal | null {
  if (!isMounted(unit)) return illegal('pbem:7.10a', `${unit.id} is not mounted; only riders charge`, unit.id);
  if (ledBy(position, unit.id) !== null) return illegal('pbem:13.7s', `${unit.id} leads and may not charge`, unit.id);
  if (unit.acts.mpSpent > 0) {
    return illegal('pbem:7.10a', `${unit.id} has begun to move; a charge is declared before`, unit.id);
  }
  const enemies: Unit[] = [];
  for (const id of targets) {
    const target = position.units[id];
    if (!target) return { code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id };
    if (!isLive(target) || !areEnemies(unit, target)) {
      return illegal('pbem:7.10a', `${id} is no live enemy of ${unit.id}`, id);
    }
    enemies.push(target);
  }
  if (enemies.some((target) => seesUnit(position, unit, target))) return null;
  return illegal('pbem:7.10b', `${unit.id} sees none of ${targets.join(', ')} from where it stands`, unit.id);
}

/**
 * Why the end of a move is not a run at any of the targets, or null. The move must end with 6 or more forward steps in
 * a straight line to a hex from which the unit can strike at the target, and no other such hex may be nearer; the steps
 * before them are ordinary movement (pbem:7.10c to 7.10e). The steps must be legal from the place where the unit
 * stands.
 */
export function whyNoRun(
  position: Position,
  unit: Unit,
  targets: readonly UnitId[],
  steps: readonly StepGone[],
): Refusal | null {
  const heads = [unit.hexes, ...steps.map(({ hexes }) => hexes)].map((hexes) => hexOf(position, hexes[0] as HexName));
  const forward = steps.length - 1 - steps.findLastIndex(({ gait }) => gait !== 'forward');
  if (forward < RUN_HEXES_MIN) {
    const pivots = steps.slice(-RUN_HEXES_MIN).some(({ gait }) => gait === 'pivotForward' || gait === 'pivotBackward');
    const rule = pivots && steps.length >= RUN_HEXES_MIN ? 'pbem:7.10e' : 'pbem:7.10c';
    return illegal(rule, `the last ${RUN_HEXES_MIN} hexes of a charge lead straight forward, not ${forward}`, unit.id);
  }
  const goals = targets.map((id) => strikingHexes(position, unit, position.units[id]));
  let refusal: Refusal | null = null;
  for (let hexes = forward; hexes >= RUN_HEXES_MIN; hexes -= 1) {
    const bend = whyNotStraight(heads.slice(-1 - hexes), goals);
    if (!bend) return null;
    refusal ??= illegal(bend.rule, `${unit.id}: ${bend.because}`, unit.id);
  }
  return refusal;
}

/** Hexes next to a target from which the unit could strike at it. */
export function strikingHexes(position: Position, unit: Unit, target: Unit | undefined): readonly FieldHex[] {
  const held = target?.hexes ?? [];
  return held.flatMap((name) =>
    hexOf(position, name).neighbours.flatMap((hex) =>
      hex && !held.includes(hex.name) && ADJACENT(position, unit, hex.name, name) ? [hex] : [],
    ),
  );
}

interface Bend {
  readonly rule: string;
  readonly because: string;
}

/** Why the hexes, the start included, are not a straight run to one of the goals; each goal is any of several hexes. */
function whyNotStraight(run: readonly FieldHex[], goals: readonly (readonly FieldHex[])[]): Bend | null {
  const [start, end] = [run[0], run.at(-1)];
  if (!start || !end) throw new RangeError('a run has a start and an end');
  const apart = distance(start.cell, end.cell);
  if (!goals.some((hexes) => hexes.includes(end) && apart <= nearest(start, hexes))) {
    return { rule: 'pbem:7.10d', because: `${end.name} is not the nearest hex from which a target is struck` };
  }
  if (run.length - 1 > apart) {
    return { rule: 'pbem:7.10e', because: `${run.length - 1} hexes where ${apart} would do is a detour` };
  }
  const line = centreLine(start.cell, end.cell);
  const astray = run.find(({ cell }) => !line.has(key(cell)));
  return astray ? { rule: 'pbem:7.10d', because: `${astray.name} lies off the straight line` } : null;
}

/** The least distance in hexes to one of these. */
export function nearest(start: FieldHex, hexes: readonly FieldHex[]): number {
  return Math.min(...hexes.map(({ cell }) => distance(start.cell, cell)));
}

/** Cells on the line from centre to centre; both cells beside it where it runs along a hexside (pbem:7.10d). */
function centreLine(start: Cell, end: Cell): ReadonlySet<string> {
  const line = { through: centreOf(start), towards: centreOf(end), scale: 1 };
  const met = stabbed(line, start, end) ?? [];
  const between = met.flatMap((stab) => {
    if (stab.kind === 'cell') return [stab.cell];
    return stab.kind === 'border' ? [stab.left, stab.right] : [];
  });
  return new Set([start, ...between, end].map(key));
}

function key({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** Number of pairs of hexes on one map whose runs are remembered. */
const RUNS_MAX = 20_000;

/** Known runs on a map, by 'index of the start × hexes of the map + index of the end'. */
const runsOn = new KnownByKey<Field, number, readonly (readonly FieldHex[])[]>(RUNS_MAX);

/** Shortest straight runs of hexes from a hex to another, the start not included, as far as the map goes. */
export function straightRuns(field: Field, start: FieldHex, end: FieldHex): readonly (readonly FieldHex[])[] {
  const pair = start.index * field.places.length + end.index;
  return runsOn.of(field, pair, () => runsAlong(start, end));
}

function runsAlong(start: FieldHex, end: FieldHex): readonly (readonly FieldHex[])[] {
  const line = centreLine(start.cell, end.cell);
  const onward = (from: FieldHex): readonly (readonly FieldHex[])[] => {
    if (from === end) return [[]];
    const left = distance(from.cell, end.cell);
    return from.neighbours.flatMap((next) =>
      next && distance(next.cell, end.cell) < left && line.has(key(next.cell))
        ? onward(next).map((rest) => [next, ...rest])
        : [],
    );
  };
  return onward(start);
}
