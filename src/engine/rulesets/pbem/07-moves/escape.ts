import type { Dice } from '../../../dice/dice.js';
import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isActive, standing, type Unit, type UnitId } from '../../../position/unit.js';
import { cheapestWays } from '../07-movement/cheapest-ways.js';
import { costOf, mayStop, stepsFrom } from '../07-movement/going.js';
import { whyImmobile } from '../07-movement/mobility.js';
import { goOn, notYetGone, type Walked } from './walk.js';
import { meet, stretchToPin, tellMove, type Part } from '../08-pinning/passing.js';
import { payForLoad } from '../12-equipment/load.js';
import { tellIfWinded } from '../17-water/way-out.js';
import { stepsBeforeHidden, stepsUpToHidden } from '../22-hidden/on-the-way.js';
import { hasCaptives, isCaptive, type Captive } from '../core/captives/captive.js';
import { isInDungeon } from '../core/dungeon/dungeon.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Escape } from '../core/orders/captive-orders.js';
import type { PathStep } from '../core/orders/define.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { isHeld } from '../22-captives/guarding.js';

/**
 * A prisoner who is not held in sufficient strength runs (pbem:22.7o): away from the nearest of his captors, through no
 * hex ADJACENT to any of them. Who cannot take a step has tried and failed. He forfeits quarter either way (22.7s).
 */
export const ESCAPE: OrderRule<Escape> = {
  when: { steps: ['movement'] },
  rule: 'pbem:22.7o',
  possible: hasCaptives,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, path }, dice) {
    const { position } = course;
    const prisoner = position.units[id];
    if (!prisoner || !isCaptive(prisoner)) return illegal('pbem:22.7o', `${id} is no prisoner`, id);
    const held = whyHeld(position, prisoner);
    if (held) return held;
    const run = runAlong(position, prisoner, path);
    if (!run.ok) return run.refusal;
    const free = asFree(prisoner);
    const steps = stepsUpToHidden(course, free, stepsBeforeHidden(course, free, run.value), prisoner.captive.by);
    if (steps.length > 0) {
      payForLoad(course, id);
      tellIfWinded(course, free, steps);
    }
    const passed = stretchToPin(course.position, free, steps);
    const [gone, rest] = [steps.slice(0, passed ?? steps.length), steps.slice(passed ?? steps.length)];
    if (gone.length > 0) tellMove(course, id, gone);
    // Stopped by a hidden enemy he ends beside him, which is no escape. No other hex of his way is beside a captor.
    const last = steps.at(-1);
    const isThrough = last !== undefined && steps.length === run.value.length;
    const success = isThrough && !isThreatened(course.position, prisoner, last);
    course.emit({ type: 'PrisonerEscaped', data: { unit: id, success, rule: 'pbem:22.7o' } });
    if (passed === null) endRun(course, id);
    else runOnPast(course, id, gone.at(-2)?.hexes ?? prisoner.hexes, rest, dice, 'first');
    return null;
  },
  list(position, _side, unit) {
    if (!isCaptive(unit) || whyHeld(position, unit)) return [];
    const runs = runsOf(position, unit);
    if (runs.length === 0) return [listed(unit, [], 0)];
    return runs.map(({ walked, mp }) => listed(unit, walked.steps, mp));
  },
};

/**
 * A runaway who has just come past enemies runs on if none of them pins him: loose dogs, or men of a third side
 * (pbem:8.1b, 13.3e). The hexes that he held before his last step are `held`.
 */
function runOnPast(
  course: Course<PbemEvent>,
  id: UnitId,
  held: readonly HexName[],
  rest: readonly StepGone[],
  dice: Dice,
  part: Part,
): void {
  const unit = course.position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  // At its end the run is a move that is over, whatever they answer: no plan remains to tell it afterwards.
  if (rest.length === 0) endRun(course, id);
  const hexes = unit.hexes.filter((hex) => !held.includes(hex));
  const met = meet(course, [{ unit, hexes }], dice, part, rest, { type: 'Escape' });
  if (met === 'free' && rest.length > 0) escapeOn(course, id, rest, dice, part);
}

/** Goes on with the rest of a run, up to the next hex in which somebody may try to pin (pbem:8.2a, 22.7o). */
export function escapeOn(
  course: Course<PbemEvent>,
  id: UnitId,
  steps: readonly StepGone[],
  dice: Dice,
  part: Part,
): void {
  const unit = course.position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  const passed = stretchToPin(course.position, unit, steps);
  const gone = steps.slice(0, passed ?? steps.length);
  if (gone.length > 0) tellMove(course, id, gone);
  if (passed === null) endRun(course, id);
  else runOnPast(course, id, gone.at(-2)?.hexes ?? unit.hexes, steps.slice(passed), dice, part);
}

function endRun(course: Course<PbemEvent>, unit: UnitId): void {
  course.emit({ type: 'MoveEnded', data: { unit, rule: 'pbem:22.7o' } });
}

/** The prisoner as an enemy of his captors, which he is again as soon as he runs. */
function asFree(prisoner: Unit): Unit {
  const { captive, ...unit } = prisoner;
  return captive ? unit : prisoner;
}

interface Run {
  readonly walked: Walked;
  readonly mp: number;
}

function listed({ id }: Captive, steps: readonly StepGone[], mp: number): LegalOrder<Escape> {
  const path = steps.map((step): PathStep => ({ gait: step.gait, hexes: step.hexes }));
  const to = steps.at(-1)?.hexes.join('-');
  const summary = to === undefined ? `${id} tries to escape in vain` : `${id} escapes to ${to}`;
  return { order: { type: 'Escape', unit: id, path }, mp, summary };
}

function whyHeld(position: Position, prisoner: Captive): Refusal | null {
  const { id } = prisoner;
  const immobile = whyImmobile(position, asFree(prisoner));
  if (immobile) return immobile;
  if (isInDungeon(position, prisoner)) return illegal('pbem:16.33e', `${id} is in a dungeon`, id);
  if (!isHeld(position, prisoner)) return null;
  return illegal('pbem:22.7o', `${id} is held in sufficient strength`, id);
}

/** Characters of the captors: active ones strike, all of them can be the nearest. */
function captorsOf(position: Position, { captive }: Captive): readonly Unit[] {
  return Object.values(position.units).filter(
    (unit) => unit.side === captive.by && isActive(unit) && unit.hexes.length > 0,
  );
}

/** The captors nearest to a prisoner; several if they are equally near. */
function nearestCaptors(position: Position, prisoner: Captive): readonly Unit[] {
  const captors = captorsOf(position, prisoner);
  const far = captors.map((captor) => hexesTo(position, captor, prisoner.hexes));
  const nearest = Math.min(...far);
  return captors.filter((_, index) => far[index] === nearest);
}

function hexesTo(position: Position, unit: Unit, hexes: readonly HexName[]): number {
  const cells = hexes.map((name) => hexOf(position, name).cell);
  return Math.min(...unit.hexes.flatMap((name) => cells.map((cell) => distance(hexOf(position, name).cell, cell))));
}

/** A captor could strike at him where a step of his run ends. */
function isThreatened(position: Position, prisoner: Captive, { hexes, half }: StepGone): boolean {
  const there = standing(prisoner, hexes, half);
  return captorsOf(position, prisoner).some((captor) => isAdjacentTo(position, captor, there));
}

/**
 * Adds a step to a run as to any other move, or tells why it is forbidden (pbem:22.7o). `free`: the prisoner as an
 * enemy of his captors.
 */
function runOn(
  position: Position,
  prisoner: Captive,
  nearest: readonly Unit[],
  run: Walked,
  step: PathStep,
): Ruled<Walked> {
  const next = goOn(position, asFree(prisoner), run, step);
  if (!next.ok) return next;
  const { held, steps } = next.value;
  const to = held.join('-');
  const last = steps.at(-1);
  if (last && isThreatened(position, prisoner, last)) {
    return forbidden('pbem:22.7o', `${to} is ADJACENT to an enemy`, to);
  }
  const nearer = nearest.some((unit) => hexesTo(position, unit, held) < hexesTo(position, unit, run.held));
  return nearer ? forbidden('pbem:22.7o', `${to} leads towards the nearest enemy`, to) : next;
}

function runsOf(position: Position, prisoner: Captive): readonly Run[] {
  const nearest = nearestCaptors(position, prisoner);
  const free = asFree(prisoner);
  const further = ({ walked }: Run): readonly Run[] =>
    stepsFrom(position, free, walked.held).flatMap((step) => {
      const next = runOn(position, prisoner, nearest, walked, step);
      return next.ok ? [{ walked: next.value, mp: costOf(next.value.steps) }] : [];
    });
  return cheapestWays({ walked: notYetGone(position, free), mp: 0 }, further, ({ walked }) =>
    walked.held.join('-'),
  ).filter(({ walked }) => mayStop(position, free, walked.held) === null);
}

/** Follows an ordered run. Empty only where no step at all is open. */
function runAlong(position: Position, prisoner: Captive, path: readonly PathStep[]): Ruled<readonly StepGone[]> {
  if (path.length === 0) {
    if (runsOf(position, prisoner).length === 0) return allowed([]);
    return forbidden('pbem:22.7o', `${prisoner.id} can run, and must to escape`, prisoner.id);
  }
  const nearest = nearestCaptors(position, prisoner);
  const free = asFree(prisoner);
  let run = notYetGone(position, free);
  for (const step of path) {
    const next = runOn(position, prisoner, nearest, run, step);
    if (!next.ok) return next;
    run = next.value;
  }
  const stop = mayStop(position, free, run.held, run.steps.at(-1)?.half);
  return stop ? refused(stop) : allowed(run.steps);
}
