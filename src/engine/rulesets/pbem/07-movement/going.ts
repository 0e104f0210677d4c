import { directionTo, type Cell } from '../../../hex/lattice.js';
import { spaced } from '../../../game/spaced.js';
import { arcsOf, pivotedOnHead, pivotedOnRear, TURNS, type TwoHexes } from '../../../hex/two-hexes.js';
import { directionBetween, placesRound, type Field, type FieldHex, type HexName } from '../../../board/field.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import { ruleOfLevels } from '../core/movement/barrier.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { whyNotAlight } from '../core/carts/boarding.js';
import { crossingCost, entryCost } from './entry.js';
import type { MovementCost, StepGone } from '../core/events/facts.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { halfTowards, isInHalf, isShutOff } from '../core/doors/door-side.js';
import { whyNotWithHidden } from '../core/hidden/hidden-units.js';
import { isHalfOff, whyHalfOff } from './mobility.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import type { Gait, PathStep } from '../core/orders/define.js';
import { placeBeyondEntrance } from './passage.js';
import { whyReserved } from './reserved.js';
import { isOnOnePlatform } from './platform.js';

/**
 * One step that geometry allows: the hex that is entered, the hexside that is crossed, and the hexes that are held
 * afterwards.
 */
interface Stride {
  readonly gait: Gait;
  readonly over: FieldHex;
  readonly entered: FieldHex;
  readonly held: readonly FieldHex[];
}

/**
 * One step from the held hexes (head first) by the rules of normal movement: geometry, passability, passing through
 * units, and the cost in MP. The caller checks the budget and the stopping rule.
 */
export function goStep(position: Position, unit: Unit, held: readonly HexName[], step: PathStep): Ruled<StepGone> {
  const halfOff = whyHalfOff(unit);
  if (halfOff) return refused(halfOff);
  const field = fieldOfGame(position);
  const to: FieldHex[] = [];
  for (const name of step.hexes) {
    const hex = field.hex(name);
    if (!hex) return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${name}`, subject: name });
    to.push(hex);
  }
  const from = hexesOf(field, held);
  const stride = strideTo(from, step.gait, to);
  if (stride) return gone(position, unit, stride);
  return whyNotBeside(position, unit, from, to) ?? forbidden(...outOfReach(held, step));
}

/**
 * Why the ordered location of a neighbouring hex cannot be reached, if the step is possible only to the other location
 * of that hex.
 */
function whyNotBeside(
  position: Position,
  unit: Unit,
  held: readonly FieldHex[],
  to: readonly FieldHex[],
): Ruled<never> | null {
  const [from, hex] = [held[0], to[0]];
  if (!from || !hex || held.length > 1 || to.length > 1) return null;
  const levels = ruleOfLevels(from, hex);
  if (levels) return forbidden(levels.rule, `no way leads from ${from.name} to ${hex.name}`, hex.name);
  const barred = directionBetween(from, hex) === null ? null : crossingCost(position, unit, from, hex);
  return barred && !barred.ok ? barred : null;
}

/**
 * All single steps that are legal from the held hexes, whatever they cost, to the places that the caller asks for;
 * absent: to any place.
 */
export function stepsFrom(
  position: Position,
  unit: Unit,
  held: readonly HexName[],
  isAskedFor?: (hexes: readonly HexName[]) => boolean,
): readonly StepGone[] {
  if (isHalfOff(unit)) return [];
  const field = fieldOfGame(position);
  const steps: StepGone[] = [];
  for (const stride of stridesFrom(hexesOf(field, held))) {
    if (isAskedFor && !isAskedFor(stride.held.map(({ name }) => name))) continue;
    const step = gone(position, unit, stride);
    if (step.ok) steps.push(step.value);
  }
  return steps;
}

/**
 * Why a unit may not end its move in these hexes, or null: each holds one live unit at most (pbem:7.1a, 7.4b), and
 * hidden friends and riders who are about to get off there count. A hex with a shut door holds one in each half
 * (pbem:7.22a). `by`: the side that leads, guards, carries or drives the unit there; absent: its own.
 */
export function mayStop(
  position: Position,
  unit: Unit,
  hexes: readonly HexName[],
  half?: HexName,
  by = unit.side,
): Refusal | null {
  for (const hex of hexes) {
    const other = liveUnitsIn(position, hex, unit).find((one) => isInHalf(one, half));
    if (other) {
      const because = `${unit.id} cannot stop in ${hex}, where ${other.id} is`;
      return illegal('pbem:7.1a', because, hex);
    }
  }
  return whyReserved(position, unit, hexes, half) ?? whyNotWithHidden(position, unit, hexes, by);
}

/** The cost of several steps together, in MP. */
export function costOf(steps: readonly StepGone[]): number {
  return steps.reduce((sum, step) => sum + stepCost(step), 0);
}

function stepCost({ costs }: StepGone): number {
  return costs.reduce((sum, { mp }) => sum + mp, 0);
}

function hexesOf(field: Field, names: readonly HexName[]): readonly FieldHex[] {
  return names.map((name) => {
    const hex = field.hex(name);
    if (!hex) throw new Error(`the map has no hex ${name}`);
    return hex;
  });
}

/** Steps that the shape of the unit allows, on the map. */
function stridesFrom(held: readonly FieldHex[]): readonly Stride[] {
  const [head, rear] = held;
  if (!head) return [];
  return rear ? horseStrides(head, rear) : goals(head).map((entered) => walked(head, entered));
}

/** The one of these steps that has this shape and ends in these hexes, head first. */
function strideTo(held: readonly FieldHex[], gait: Gait, to: readonly FieldHex[]): Stride | undefined {
  const [head, rear] = held;
  if (!head) return undefined;
  if (rear) {
    return horseStrides(head, rear).find(
      (one) => one.gait === gait && one.held.length === to.length && one.held.every((hex, index) => hex === to[index]),
    );
  }
  const [entered] = to;
  if (gait !== 'step' || to.length !== 1 || !entered || !goals(head).includes(entered)) return undefined;
  return walked(head, entered);
}

/** The places into which a unit of one hex may step, as far as the map goes. */
function goals(from: FieldHex): readonly FieldHex[] {
  const beyond = placeBeyondEntrance(from);
  return beyond ? [...placesRound(from), beyond] : placesRound(from);
}

function walked(over: FieldHex, entered: FieldHex): Stride {
  return { gait: 'step', over, entered, held: [entered] };
}

/** Forward, pivot round the rear, backward, pivot round the head (pbem:7.61 to 7.63). */
function horseStrides(head: FieldHex, rear: FieldHex): readonly Stride[] {
  const unit: TwoHexes = { head: head.cell, rear: rear.cell };
  const { front, rear: back } = arcsOf(unit);
  const strides: Stride[] = [];
  const add = (gait: Gait, over: FieldHex, cell: Cell, other: FieldHex): void => {
    const entered = over.neighbours[directionTo(over.cell, cell) ?? 0];
    if (!entered) return;
    const headEnters = gait === 'forward' || gait === 'pivotForward';
    strides.push({ gait, over, entered, held: headEnters ? [entered, other] : [other, entered] });
  };
  for (const cell of front) add('forward', head, cell, head);
  for (const way of TURNS) add('pivotForward', head, pivotedOnRear(unit, way).head, rear);
  for (const cell of back) add('backward', rear, cell, rear);
  for (const way of TURNS) add('pivotBackward', rear, pivotedOnHead(unit, way).rear, head);
  return strides;
}

function gone(position: Position, unit: Unit, { gait, over, entered, held }: Stride): Ruled<StepGone> {
  if (isShutOff(position, unit, over, entered)) {
    const because = unit.hexes.includes(over.name)
      ? `the door in ${over.name} is shut`
      : `who steps into the half of the doorway ${over.name} goes on from there with another order`;
    return forbidden('pbem:16.16l', because, entered.name);
  }
  const stays = whyNotAlight(position, unit, over, entered);
  if (stays) return refused(stays);
  const crossing = crossingCost(position, unit, over, entered);
  if (!crossing.ok) return crossing;
  const [head, rear] = held;
  if (head && rear && (gait === 'pivotForward' || gait === 'pivotBackward')) {
    const across = crossingCost(
      position,
      unit,
      ...(gait === 'pivotForward' ? ([rear, head] as const) : ([head, rear] as const)),
    );
    if (!across.ok) return across;
  }
  const entry = entryCost(position, unit, over, entered);
  if (!entry.ok) return entry;
  const costs = [...entry.value, ...crossing.value];
  const backward = gait === 'backward' || gait === 'pivotBackward';
  const platform = isOnOnePlatform(over, entered) ? { platform: true as const } : {};
  const step = { gait, hexes: held.map(({ name }) => name), costs: backward ? doubled(costs) : costs, ...platform };
  const half = halfTowards(position, entered, over);
  return allowed(half === undefined ? step : { ...step, half });
}

/** Backward movement costs twice, hexside costs included (pbem:7.63c). */
function doubled(costs: readonly MovementCost[]): readonly MovementCost[] {
  const mp = costs.reduce((sum, cost) => sum + cost.mp, 0);
  return [...costs, { mp, rule: 'pbem:7.63c' }];
}

/** The rule that a step breaks if no shape of movement allows it, and why. */
function outOfReach(
  held: readonly HexName[],
  { gait, hexes }: PathStep,
): [rule: string, because: string, subject: string] {
  const [from, to] = [held.join('-'), hexes.join('-')];
  if ((gait === 'step') !== (held.length === 1) || hexes.length !== held.length) {
    const moves = held.length === 1 ? 'steps from hex to hex' : 'goes forward, backward or pivots';
    return ['pbem:7.6', `a unit in ${from} ${moves}`, to];
  }
  const way = gait === 'step' ? '' : ` (${spaced(gait)})`;
  return [GAIT_RULES[gait], `${to} is not reached from ${from} in one step${way}`, to];
}

const GAIT_RULES: Readonly<Record<Gait, string>> = {
  step: 'pbem:7.3a',
  forward: 'pbem:7.61',
  pivotForward: 'pbem:7.62a',
  backward: 'pbem:7.63a',
  pivotBackward: 'pbem:7.63b',
};
