import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, standing, type SideId, type Unit } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { whyKeptOffAny } from '../core/control/limits.js';
import type { Beat, CarryStep, StepGone } from '../core/events/facts.js';
import type { PlannedStep } from '../core/events/fight.js';
import { mayStop } from '../07-movement/going.js';
import type { MarchStep } from '../core/orders/animal-orders.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { raise } from '../core/turn/pending.js';
import { foundBy, hiddenEnemiesIn, type Found, type Seeker } from './discovery.js';
import { reveal } from './reveal.js';

const RULE = 'pbem:22.8g';

/**
 * The find of units at a point of their way: `nobody`; `somebody` who leaves the rest of the way free; or somebody by
 * whom the rest is `barred`.
 */
export type Find = 'nobody' | 'somebody' | 'barred';

/**
 * The number of steps that several units go at once after the first `gone` of their steps: up to the next after which
 * they can halt together, since none of them shares the hex of another (pbem:7.1a). `mayHaltAfter`: whether they can
 * after these steps, asked for one step more each time. Nobody is hidden: 1, since nothing depends on it.
 */
export function stepsAtOnce<Step extends PlannedStep>(
  { hidden }: Position,
  steps: readonly Step[],
  mayHaltAfter: (first: readonly Step[]) => boolean,
  gone = 0,
): number {
  if (!hidden) return 1;
  const left = steps.length - gone;
  for (let count = 1; count < left; count += 1) if (mayHaltAfter(steps.slice(0, gone + count))) return count;
  return Math.max(left, 1);
}

/**
 * Whether these units find hidden enemies where they are, or on the rest of their way, of which they go `atOnce` steps
 * before they can halt again (pbem:22.8c to 22.8e).
 */
export function isDiscovering(
  position: Position,
  units: readonly Unit[],
  rest: readonly PlannedStep[] = [],
  atOnce = 1,
): boolean {
  return position.hidden !== undefined && foundWith(position, units, rest, atOnce).length > 0;
}

/**
 * Reveals the hidden units that are found here. If one of them stands in the way, the rest of the way is void, also of
 * a charge; the unit needs a new order to use its remaining MP (pbem:22.8g). `isVoid`: a further reason why the rest of
 * the way is void in the position in which they are revealed.
 */
export function discoverOnTheWay(
  course: Course<PbemEvent>,
  units: readonly Unit[],
  rest: readonly PlannedStep[],
  atOnce = 1,
  isVoid: (position: Position) => boolean = () => false,
): Find {
  if (!course.position.hidden) return 'nobody';
  const found = foundWith(course.position, units, rest, atOnce);
  if (found.length === 0) return 'nobody';
  for (const { unit, rule, by } of found) reveal(course, unit, rule, by.id);
  const [mover] = units;
  const { position } = course;
  const goesOn = !isKeptOffNow(position, units, rest) && !isVoid(position);
  if (!found.some((one) => isIn(one, rest)) && goesOn) return 'somebody';
  if (mover) course.emit({ type: 'MoveBrokenOff', data: { unit: mover.id, rule: RULE } });
  return 'barred';
}

/**
 * Whether one of the units is out of control and would come ADJACENT to an enemy who is now known (pbem:22.3g), while
 * all of them may stop where they are.
 */
function isKeptOffNow(position: Position, units: readonly Unit[], rest: readonly PlannedStep[]): boolean {
  if (!position.uncontrolled || units.some((unit) => mayStop(position, unit, unit.hexes, unit.half))) return false;
  return units.some((unit) => rest.some((step) => whyKeptOffAny(position, unit, ownHexesOf(step)) !== null));
}

/** The hexes of the mover himself after a step, without those of the units that he leads. */
function ownHexesOf(step: PlannedStep): readonly HexName[] {
  const { hexes = [], step: own } = step as Partial<StepGone & Beat>;
  return [...hexes, ...(own?.hexes ?? [])];
}

/**
 * The steps that remain after hidden units are found who bar the first step, or the first steps that several units go
 * at once, or the way before the next hex in which a single unit may stop: none if the way is barred.
 */
export function stepsAfterDiscovery<Step extends PlannedStep>(
  course: Course<PbemEvent>,
  units: readonly Unit[],
  steps: readonly Step[],
  atOnce = 1,
): readonly Step[] {
  const { position } = course;
  if (!position.hidden || steps.length === 0) return steps;
  const first = steps.slice(0, atOnce);
  const struck =
    foundBy(position, seekers(units, first)).some((one) => isIn(one, first)) ||
    barringInPassing(position, units, steps).length > 0;
  return struck && discoverOnTheWay(course, units, steps, atOnce) === 'barred' ? [] : steps;
}

/**
 * Hidden units that these units find where they are or with their next steps; if there are none, hidden units that will
 * bar the way where the mover may not stop (pbem:22.8g).
 */
function foundWith(
  position: Position,
  units: readonly Unit[],
  rest: readonly PlannedStep[],
  atOnce: number,
): readonly Found[] {
  const here = foundBy(position, seekers(units, rest.slice(0, atOnce)));
  return here.length > 0 ? here : barringInPassing(position, units, rest);
}

/**
 * Hidden units that bar the rest of the way and are found only from hexes in which the mover may not stop. They are
 * found earlier, from the last hex in which he may stop, so that no unit is left standing in the hex of another
 * (pbem:7.1a, ruling of ADR 9).
 */
function barringInPassing(position: Position, units: readonly Unit[], rest: readonly PlannedStep[]): readonly Found[] {
  const [unit, another] = units;
  if (!unit || another) return [];
  for (const [index, step] of rest.entries()) {
    const { hexes, half } = step as Partial<StepGone>;
    const ahead = rest.slice(index + 1);
    if (!hexes || ahead.length === 0 || mayStop(position, unit, hexes, half) === null) return [];
    const found = foundBy(position, seekers([standing(unit, hexes, half)], ahead.slice(0, 1)));
    const barring = found.filter((one) => isIn(one, ahead));
    if (barring.length > 0) return barring;
  }
  return [];
}

function isIn({ unit }: Found, steps: readonly PlannedStep[]): boolean {
  return steps.some((step) => hexesOf(step).some((hex) => unit.hexes.includes(hex)));
}

/**
 * Whether a unit that would enter these hexes by a single act finds a hidden enemy there; then it stays where it was
 * (pbem:22.8d, 7.4b).
 */
export function runsInto(course: Course<PbemEvent>, unit: Unit, hexes: readonly HexName[]): boolean {
  return stepsAfterDiscovery(course, [unit], [{ gait: 'step', hexes, costs: [] }]).length === 0;
}

/**
 * The steps of an advance before it would enter the hex of a hidden enemy, up to the last hex in which the unit may
 * stop; that enemy is found (pbem:22.8d, 7.4b, 7.1a).
 */
export function stepsBeforeHidden(
  course: Course<PbemEvent>,
  unit: Unit,
  steps: readonly StepGone[],
): readonly StepGone[] {
  const { position } = course;
  const barred = steps.findIndex((step) => hiddenEnemiesIn(position, unit, step.hexes).length > 0);
  const before = steps.slice(0, Math.max(barred, 0));
  const found = steps[barred] ? hiddenEnemiesIn(position, unit, steps[barred].hexes) : [];
  if (found.length === 0) return steps;
  for (const one of found) reveal(course, one.unit, one.rule, unit.id);
  return upToStop(position, unit, before);
}

/**
 * The number of steps of a retreat or flight by which a unit, which knows nothing of hidden enemies, runs into one: it
 * gets no farther than his hex (ruling of pbem:22.8d). Null: it runs into nobody.
 */
export function stepsIntoHidden(
  position: Position,
  unit: Unit,
  steps: readonly Pick<StepGone, 'hexes'>[],
): number | null {
  if (!position.hidden) return null;
  const into = steps.findIndex(({ hexes }) => hiddenEnemiesIn(position, unit, hexes).length > 0);
  return into < 0 ? null : into + 1;
}

/** The first of these steps, up to the last after which the unit may stop. */
function upToStop(position: Position, unit: Unit, steps: readonly StepGone[]): readonly StepGone[] {
  return steps.slice(0, steps.findLastIndex((step) => mayStop(position, unit, step.hexes, step.half) === null) + 1);
}

/**
 * The steps of a runaway up to the first by which he finds hidden captors who could strike at him there: they are
 * revealed, and he runs no further (pbem:22.8c, 22.8d, ruling of 22.7o). Others who are hidden do not halt him.
 */
export function stepsUpToHidden(
  course: Course<PbemEvent>,
  unit: Unit,
  steps: readonly StepGone[],
  captors: SideId,
): readonly StepGone[] {
  const { position } = course;
  if (!position.hidden) return steps;
  for (const [index, { hexes, half }] of steps.entries()) {
    const there = standing(unit, hexes, half);
    const struck = foundBy(position, [{ unit: there, next: [] }]).filter(
      ({ unit: other }) => other.side === captors && isCharacter(other) && isAdjacentTo(position, other, there),
    );
    if (struck.length === 0) continue;
    for (const one of struck) reveal(course, one.unit, one.rule, unit.id);
    return upToStop(position, unit, steps.slice(0, index + 1));
  }
  return steps;
}

/** Asks the mover's side whether he goes on (pbem:22.8g). */
export function askToGoOn(course: Course<PbemEvent>, { id, side }: Unit): void {
  if (side !== null) raise(course, 'GoOn', side, RULE, { unit: id });
}

function seekers(units: readonly Unit[], steps: readonly PlannedStep[]): readonly Seeker[] {
  const next = steps.flatMap(hexesOf);
  return units.map((unit) => ({ unit, next }));
}

/** All hexes that any unit holds after a step of a move, a march, an escort or a party that carries. */
function hexesOf(step: PlannedStep): readonly HexName[] {
  const { hexes = [], string = [], step: own, led = [] } = step as Partial<StepGone & MarchStep & Beat & CarryStep>;
  return [
    ...hexes,
    ...string.flatMap((member) => member.hexes),
    ...(own?.hexes ?? []),
    ...led.flatMap(({ steps }) => steps.flatMap((one) => one.hexes)),
  ];
}
