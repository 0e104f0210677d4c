import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { whyKeptOffAny } from '../core/control/limits.js';
import type { Beat, CarryStep, StepGone } from '../core/events/facts.js';
import type { PlannedStep } from '../core/events/pinning.js';
import { mayStop } from '../07-movement/going.js';
import type { MarchStep } from '../core/orders/animal-orders.js';
import { raise } from '../core/turn/pending.js';
import { foundBy, runInto, type Found, type Seeker } from './discover.js';
import { reveal } from './reveal.js';

const RULE = 'pbem:22.8g';

/**
 * Whom those find who are on their way there: nobody, somebody who leaves the rest of the way free, or somebody who
 * bars it.
 */
export type Find = 'nobody' | 'somebody' | 'barred';

/** Hidden enemies come to light where these have gone, or with what is left of their way (pbem:22.8c to 22.8e). */
export function isDiscovering(position: Position, units: readonly Unit[], rest: readonly PlannedStep[] = []): boolean {
  return position.hidden !== undefined && foundWith(position, units, rest).length > 0;
}

/**
 * Those who are found here come to light. If they stand in the way the rest of it is void, a charge too: what else the
 * unit does with its MP is ordered anew (pbem:22.8g).
 */
export function discoverOnTheWay(
  course: Course<PbemEvent>,
  units: readonly Unit[],
  rest: readonly PlannedStep[],
): Find {
  if (!course.position.hidden) return 'nobody';
  const found = foundWith(course.position, units, rest);
  if (found.length === 0) return 'nobody';
  for (const { unit, rule, by } of found) reveal(course, unit, rule, by.id);
  const [mover] = units;
  if (!found.some((one) => isIn(one, rest)) && !isKeptOffNow(course.position, units, rest)) return 'somebody';
  if (mover) course.emit({ type: 'MoveBrokenOff', data: { unit: mover.id, rule: RULE } });
  return 'barred';
}

/**
 * One of them is out of control and would come ADJACENT to an enemy now known (pbem:22.3g), and they may stop where
 * they are.
 */
function isKeptOffNow(position: Position, units: readonly Unit[], rest: readonly PlannedStep[]): boolean {
  if (!position.uncontrolled || units.some((unit) => mayStop(position, unit, unit.hexes, unit.half))) return false;
  return units.some((unit) => rest.some((step) => whyKeptOffAny(position, unit, ownHexesOf(step)) !== null));
}

/** What the mover himself holds after a step, without what he leads. */
function ownHexesOf(step: PlannedStep): readonly HexName[] {
  const { hexes = [], step: own } = step as Partial<StepGone & Beat>;
  return [...hexes, ...(own?.hexes ?? [])];
}

/**
 * The steps that are left when it is known who bars the first one, or the first that end where one may stand: none if
 * somebody does.
 */
export function stepsAfterDiscovery<Step extends PlannedStep>(
  course: Course<PbemEvent>,
  units: readonly Unit[],
  steps: readonly Step[],
): readonly Step[] {
  const { position } = course;
  if (!position.hidden || steps.length === 0) return steps;
  const struck =
    foundBy(position, seekers(units, steps[0])).some((one) => isIn(one, steps.slice(0, 1))) ||
    barringInPassing(position, units, steps).length > 0;
  return struck && discoverOnTheWay(course, units, steps) === 'barred' ? [] : steps;
}

/**
 * Whom they find where they are or with their next step; if nobody, who will bar the way where they may not stop
 * (pbem:22.8g).
 */
function foundWith(position: Position, units: readonly Unit[], rest: readonly PlannedStep[]): readonly Found[] {
  const here = foundBy(position, seekers(units, rest[0]));
  return here.length > 0 ? here : barringInPassing(position, units, rest);
}

/**
 * Who bars the rest of the way and is found only from hexes in which the mover may not stop: he is found before, in the
 * last hex where the mover may, so that nobody is left standing in a hex of another (pbem:7.1a, ruling of ADR 9).
 */
function barringInPassing(position: Position, units: readonly Unit[], rest: readonly PlannedStep[]): readonly Found[] {
  const [unit, another] = units;
  if (!unit || another) return [];
  for (const [index, step] of rest.entries()) {
    const { hexes, half } = step as Partial<StepGone>;
    const ahead = rest.slice(index + 1);
    if (!hexes || ahead.length === 0 || mayStop(position, unit, hexes, half) === null) return [];
    const found = foundBy(position, seekers([standing(unit, hexes, half)], ahead[0]));
    const barring = found.filter((one) => isIn(one, ahead));
    if (barring.length > 0) return barring;
  }
  return [];
}

function isIn({ unit }: Found, steps: readonly PlannedStep[]): boolean {
  return steps.some((step) => hexesOf(step).some((hex) => unit.hexes.includes(hex)));
}

/**
 * Who would come into these hexes by a single deed, and finds a hidden enemy there, stays where he was (pbem:22.8d,
 * 7.4b).
 */
export function runsInto(course: Course<PbemEvent>, unit: Unit, hexes: readonly HexName[]): boolean {
  return stepsAfterDiscovery(course, [unit], [{ gait: 'step', hexes, costs: [] }]).length === 0;
}

/**
 * The steps of an advance before it would come into the hex of a hidden enemy, who is found then, up to the last hex in
 * which the unit may stop (pbem:22.8d, 7.4b, 7.1a).
 */
export function stepsBeforeHidden(
  course: Course<PbemEvent>,
  unit: Unit,
  steps: readonly StepGone[],
): readonly StepGone[] {
  const { position } = course;
  const barred = steps.findIndex((step) => runInto(position, unit, step.hexes).length > 0);
  const before = steps.slice(0, Math.max(barred, 0));
  const found = steps[barred] ? runInto(position, unit, steps[barred].hexes) : [];
  if (found.length === 0) return steps;
  for (const one of found) reveal(course, one.unit, one.rule, unit.id);
  const last = before.findLastIndex((step) => mayStop(position, unit, step.hexes, step.half) === null);
  return before.slice(0, last + 1);
}

/** The mover's side says whether he goes on (pbem:22.8g). */
export function askToGoOn(course: Course<PbemEvent>, { id, side }: Unit): void {
  if (side !== null) raise(course, 'GoOn', side, RULE, { unit: id });
}

function seekers(units: readonly Unit[], next?: PlannedStep): readonly Seeker[] {
  return units.map((unit) => ({ unit, ...(next ? { next: hexesOf(next) } : {}) }));
}

/** All hexes that somebody holds after a step of a move, a march, an escort or a party that carries. */
function hexesOf(step: PlannedStep): readonly HexName[] {
  const { hexes = [], string = [], step: own, led = [] } = step as Partial<StepGone & MarchStep & Beat & CarryStep>;
  return [
    ...hexes,
    ...string.flatMap((member) => member.hexes),
    ...(own?.hexes ?? []),
    ...led.flatMap(({ steps }) => steps.flatMap((one) => one.hexes)),
  ];
}
