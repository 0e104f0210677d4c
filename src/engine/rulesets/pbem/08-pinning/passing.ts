import type { Dice } from '../../../dice/dice.js';
import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { losesRush } from '../02-rage/rush.js';
import { noteBoarding } from '../core/carts/boarding.js';
import { isLooseDog } from '../13-animals/dogs.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import type { PlannedBy, PlannedStep } from '../core/events/fight.js';
import { askToGoOn, discoverOnTheWay, isDiscovering, stepsAfterDiscovery } from '../22-hidden/on-the-way.js';
import { breakMelee, isInMelee } from '../core/melee/melee.js';
import { leftBehind } from '../11-melee/melee.js';
import { costOf, mayStop } from '../07-movement/going.js';
import { unitsOfKind } from '../core/units-of-kind.js';
import { standingOf } from '../04-standing/answers.js';
import { raise } from '../core/turn/pending.js';
import { tryToPin, newlyHeld, pinnersAt } from './attempt.js';

/**
 * The first part of a move belongs to the order itself. Only this part tells its plan, so only events of that order
 * hold the plan; the rest of it later follows from the steps gone.
 */
export type Part = 'first' | 'later';

/** A unit in its new place, and the hexes that it has newly entered there. */
export interface Passer {
  readonly unit: Unit;
  readonly hexes: readonly HexName[];
}

/**
 * Carries out steps of a move that are known to be legal, up to the first hex in which somebody may try to pin; the
 * move halts there (pbem:8.2a). The first hex out of melee is told by itself, since it breaks links (pbem:11.41b). A
 * charge that reaches its end ends the move (pbem:7.10c).
 */
export function moveAlong(
  course: Course<PbemEvent>,
  id: UnitId,
  steps: readonly StepGone[],
  dice: Dice,
  part: Part = 'first',
): void {
  let rest = stepsAfterDiscovery(course, [unitOf(course, id)], steps);
  while (rest.length > 0) {
    const unit = unitOf(course, id);
    const inMelee = isInMelee(course.position, id);
    const stretch = inMelee ? 1 : stretchOf(course, unit, rest);
    const gone = rest.slice(0, stretch ?? rest.length);
    rest = rest.slice(gone.length);
    const left = inMelee ? leftBehind(course.position, unit, gone[0]?.hexes ?? unit.hexes, gone[0]?.half) : [];
    tellMove(course, id, gone);
    if (left.length > 0) breakMelee(course, id, 'pbem:11.41b', left);
    const held = gone.at(-2)?.hexes ?? unit.hexes;
    if (inMelee && isInMelee(course.position, id)) {
      course.emit({ type: 'MoveEnded', data: { unit: id, rule: 'pbem:11.41c' } });
      rest = [];
    }
    if (stretch === null) continue;
    const now = unitOf(course, id);
    const hexes = now.hexes.filter((hex) => !held.includes(hex));
    if (meet(course, [{ unit: now, hexes }], dice, part, rest) !== 'free') return;
  }
  endCharge(course, id);
}

/**
 * The number of steps to the first hex with a unit that tries to pin or is to be asked; null: there is none on the way.
 */
function stretchOf({ position }: Course<PbemEvent>, unit: Unit, steps: readonly StepGone[]): number | null {
  return stretchTo(unit, steps, (passer, rest) => isMet(position, [passer], rest));
}

/** The same, hidden enemies left out: whoever runs from his captors is not halted by discovering them (pbem:22.7o). */
export function stretchToPin(position: Position, unit: Unit, steps: readonly StepGone[]): number | null {
  return stretchTo(unit, steps, (passer) => isPassing(position, passer));
}

function stretchTo(
  unit: Unit,
  steps: readonly StepGone[],
  halts: (passer: Passer, rest: readonly StepGone[]) => boolean,
): number | null {
  let held = unit.hexes;
  for (const [index, step] of steps.entries()) {
    const there = standing(unit, step.hexes, step.half);
    if (halts({ unit: there, hexes: newlyHeld(held, step) }, steps.slice(index + 1))) return index + 1;
    held = step.hexes;
  }
  return null;
}

/**
 * True if somebody would try to pin one of the passers there, or would be asked whether to, or would be discovered, the
 * rest of the way included.
 */
export function isMet(
  position: Position,
  passers: readonly Passer[],
  rest?: readonly PlannedStep[],
  atOnce?: number,
): boolean {
  return (
    passers.some((passer) => isPassing(position, passer)) || isDiscovering(position, unitsOf(passers), rest, atOnce)
  );
}

/** True if somebody would try to pin the passer there, or would be asked whether to. */
function isPassing(position: Position, { unit, hexes }: Passer): boolean {
  return pinnersAt(position, unit, hexes).some((pinner) => isAsked(position, pinner, unit));
}

function unitsOf(passers: readonly Passer[]): readonly Unit[] {
  return passers.map(({ unit }) => unit);
}

/**
 * The reactions of enemies to units that have newly entered these hexes; first those of enemies that they discover
 * there (pbem:22.8). Loose dogs try at once, unasked (pbem:13.3e). Then the sides of the units that may try are asked,
 * and the move halts with the rest of it as a plan. Only the first part of a move tells its plan.
 */
export function meet(
  course: Course<PbemEvent>,
  passers: readonly Passer[],
  dice: Dice,
  part: Part,
  ordered: readonly PlannedStep[],
  by?: PlannedBy,
  atOnce?: number,
): 'free' | 'pinned' | 'asked' {
  const units = unitsOf(passers);
  // Only a unit that goes by itself rushes: `by` is absent, and the steps are its own.
  const isVoid = (position: Position): boolean =>
    by === undefined && losesRush(position, units, ordered as readonly StepGone[]);
  const found = discoverOnTheWay(course, units, ordered, atOnce, isVoid);
  const rest = found === 'barred' ? [] : ordered;
  const dogs = unitsOfKind(course.position, 'dog').length > 0;
  for (const { unit, hexes } of dogs ? passers : []) {
    for (const dog of pinnersAt(course.position, unit, hexes).filter((one) => isLooseDog(course.position, one))) {
      if (tryToPin(course, dog.id, unit.id, dice)) return 'pinned';
    }
  }
  const asked = passers
    .map(({ unit, hexes }) => {
      const pinners = pinnersAt(course.position, unit, hexes);
      return {
        unit,
        hexes,
        pinners: pinners.filter((one) => !isLooseDog(course.position, one) && isAsked(course.position, one, unit)),
      };
    })
    .filter(({ pinners }) => pinners.length > 0);
  const [first] = passers;
  if (!first || (asked.length === 0 && (found === 'nobody' || ordered.length === 0))) return 'free';
  // Where he may not stop he cannot be given another order: whatever enemy he discovers there, he goes on as ordered
  // (pbem:7.1a, 22.8g).
  const passes =
    found === 'somebody' && mayStop(course.position, first.unit, first.unit.hexes, first.unit.half) !== null;
  if (passes && asked.length === 0) return 'free';
  if (part === 'first' && (asked.length > 0 || rest.length > 0)) {
    const { id, side } = first.unit;
    course.emit({ type: 'MoveHalted', data: { unit: id, side, rest, ...(by ? { by } : {}) } });
  }
  for (const { unit, hexes, pinners } of asked) ask(course, unit.id, hexes, pinners);
  if (found === 'somebody' && !passes && rest.length > 0) askToGoOn(course, first.unit);
  return 'asked';
}

function ask(course: Course<PbemEvent>, target: UnitId, hexes: readonly HexName[], pinners: readonly Unit[]): void {
  for (const side of course.position.sides) {
    const units = pinners.filter((pinner) => pinner.side === side).map(({ id }) => id);
    if (units.length > 0) raise(course, 'Pin', side, 'pbem:8.1b', { target, units, hexes });
  }
}

/** A side with a standing order never to pin him is not asked; loose dogs try without asking. */
function isAsked(position: Position, pinner: Unit, mover: Unit): boolean {
  if (isLooseDog(position, pinner)) return true;
  return (
    pinner.side !== null && standingOf(position, pinner.side, 'Pin', [mover.id], pinner.player)?.answer !== 'never'
  );
}

function endCharge(course: Course<PbemEvent>, id: UnitId): void {
  const { charging, moveEnded } = unitOf(course, id).acts;
  if (charging.length > 0 && !moveEnded) {
    course.emit({ type: 'MoveEnded', data: { unit: id, rule: 'pbem:7.10c' } });
  }
}

/** Tells that a unit has gone these steps; pivots enter no hex with the head (pbem:26.22c). */
export function tellMove(course: Course<PbemEvent>, unit: UnitId, steps: readonly StepGone[]): void {
  const before = course.position.units[unit]?.hexes ?? [];
  const entered = steps.filter(({ gait }) => gait !== 'pivotForward' && gait !== 'pivotBackward').length;
  course.emit({ type: 'UnitMoved', data: { unit, steps, mp: costOf(steps), entered } });
  noteBoarding(course, unit, before);
}

function unitOf({ position }: Course<PbemEvent>, id: UnitId): Unit {
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}
