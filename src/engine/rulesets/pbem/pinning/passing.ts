import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../events.js';
import type { StepGone } from '../events/facts.js';
import { breakMelee, isInMelee } from '../melee/melee.js';
import { leftBehind } from '../melee/withdrawal.js';
import { costOf } from '../movement/going.js';
import { standingOf } from '../standing/standing-of.js';
import { raise } from '../turn/pending.js';
import { newlyHeld, pinnersAt } from './pinners.js';

/**
 * The first part of a move is that of its own order. Only there its plan is told, so that only events of that order hold
 * it; what is left of it later follows from the steps gone.
 */
type Part = 'first' | 'later';

/**
 * Carries out steps of a move that are known to be legal, up to the first hex in which somebody may try to pin; there
 * the move halts (pbem:8.2a). Out of melee the first hex is told by itself, since it breaks links (pbem:11.41b). A
 * charge that comes to its end ends the move (pbem:7.10c).
 */
export function moveAlong(
  course: Course<PbemEvent>,
  id: UnitId,
  steps: readonly StepGone[],
  part: Part = 'first',
): void {
  let rest = steps;
  while (rest.length > 0) {
    const unit = unitOf(course, id);
    const inMelee = isInMelee(course.position, id);
    const stretch = inMelee ? 1 : stretchOf(course, unit, rest);
    const gone = rest.slice(0, stretch ?? rest.length);
    rest = rest.slice(gone.length);
    const left = inMelee ? leftBehind(course.position, unit, gone[0]?.hexes ?? unit.hexes, gone[0]?.half) : [];
    tell(course, unit, gone);
    if (left.length > 0) breakMelee(course, id, 'pbem:11.41b', left);
    const held = gone.at(-2)?.hexes ?? unit.hexes;
    if (inMelee && isInMelee(course.position, id)) {
      course.emit({ type: 'MoveEnded', data: { unit: id, rule: 'pbem:11.41c' } });
      rest = [];
    }
    if (stretch !== null && halts(course, unitOf(course, id), held, gone.at(-1), rest, part)) return;
  }
  endCharge(course, id);
}

/** Goes on after those who might have pinned have had their say; a pin has left nothing to go on with (pbem:8.1j). */
export function moveOn(course: Course<PbemEvent>, id: UnitId): void {
  const { plan } = course.position;
  moveAlong(course, id, plan?.unit === id ? (plan.rest as readonly StepGone[]) : [], 'later');
}

/** How many steps lead to the first hex with somebody who is to be asked; null: there is none on the way. */
function stretchOf({ position }: Course<PbemEvent>, unit: Unit, steps: readonly StepGone[]): number | null {
  let held = unit.hexes;
  for (const [index, step] of steps.entries()) {
    const pinners = pinnersAt(position, standing(unit, step.hexes, step.half), newlyHeld(held, step));
    if (pinners.some((pinner) => isAsked(position, pinner, unit))) return index + 1;
    held = step.hexes;
  }
  return null;
}

/** Asks the sides of those who may pin the unit in the hexes that it has just entered; true if there are any. */
function halts(
  course: Course<PbemEvent>,
  unit: Unit,
  held: readonly HexName[],
  step: StepGone | undefined,
  rest: readonly StepGone[],
  part: Part,
): boolean {
  if (!step) return false;
  const hexes = newlyHeld(held, step);
  const pinners = pinnersAt(course.position, unit, hexes).filter((one) => isAsked(course.position, one, unit));
  if (pinners.length === 0) return false;
  if (part === 'first') course.emit({ type: 'MoveHalted', data: { unit: unit.id, side: unit.side, rest } });
  ask(course, unit.id, hexes, pinners);
  return true;
}

/**
 * Asks who may pin a leader who has gone a step with what he leads; true if there is anybody. His march ends there, and
 * what he meant to do next he orders when they have had their say.
 */
export function haltsMarch(course: Course<PbemEvent>, id: UnitId, before: readonly HexName[]): boolean {
  const unit = unitOf(course, id);
  const hexes = unit.hexes.filter((hex) => !before.includes(hex));
  const pinners = pinnersAt(course.position, unit, hexes).filter((one) => isAsked(course.position, one, unit));
  ask(course, id, hexes, pinners);
  return pinners.length > 0;
}

function ask(course: Course<PbemEvent>, target: UnitId, hexes: readonly HexName[], pinners: readonly Unit[]): void {
  for (const side of course.position.sides) {
    const units = pinners.filter((pinner) => pinner.side === side).map(({ id }) => id);
    if (units.length > 0) raise(course, 'Pin', side, 'pbem:8.1b', { target, units, hexes });
  }
}

/** A side that has said that it never pins him is not asked. */
function isAsked(position: Course<PbemEvent>['position'], pinner: Unit, mover: Unit): boolean {
  return pinner.side !== null && standingOf(position, pinner.side, 'Pin', [mover.id])?.answer !== 'never';
}

function endCharge(course: Course<PbemEvent>, id: UnitId): void {
  const { charging, moveEnded } = unitOf(course, id).acts;
  if (charging.length > 0 && !moveEnded) {
    course.emit({ type: 'MoveEnded', data: { unit: id, rule: 'pbem:7.10c' } });
  }
}

function tell(course: Course<PbemEvent>, unit: Unit, steps: readonly StepGone[]): void {
  const entered = steps.filter(({ gait }) => gait !== 'pivotForward' && gait !== 'pivotBackward').length;
  course.emit({ type: 'UnitMoved', data: { unit: unit.id, steps, mp: costOf(steps), entered } });
}

function unitOf({ position }: Course<PbemEvent>, id: UnitId): Unit {
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}
