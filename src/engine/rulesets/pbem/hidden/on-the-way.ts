import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { PbemEvent } from '../events.js';
import type { Beat, CarryStep, StepGone } from '../events/facts.js';
import type { PlannedStep } from '../events/pinning.js';
import type { MarchStep } from '../orders.js';
import { raise } from '../turn/pending.js';
import { discover, foundBy, type Seeker } from './discover.js';

const RULE = 'pbem:22.8g';

/** Whom those find who are on their way there: nobody, somebody who leaves the rest of the way free, or somebody who bars it. */
export type Find = 'nobody' | 'somebody' | 'barred';

/** Hidden enemies come to light where these have gone, or with their next step (pbem:22.8c to 22.8e). */
export function isDiscovering(position: Position, units: readonly Unit[], next?: PlannedStep): boolean {
  return position.hidden !== undefined && foundBy(position, seekers(units, next)).length > 0;
}

/**
 * Those who are found here come to light. If they stand in the way the rest of it is void, a charge too: what else the unit does
 * with its MP is ordered anew (pbem:22.8g).
 */
export function discoverOnTheWay(
  course: Course<PbemEvent>,
  units: readonly Unit[],
  rest: readonly PlannedStep[],
): Find {
  if (!course.position.hidden) return 'nobody';
  const found = discover(course, seekers(units, rest[0]));
  if (found.length === 0) return 'nobody';
  const ahead = new Set(rest.flatMap(hexesOf));
  if (!found.some(({ hexes }) => hexes.some((hex) => ahead.has(hex)))) return 'somebody';
  const [mover] = units;
  if (mover) course.emit({ type: 'MoveBrokenOff', data: { unit: mover.id, rule: RULE } });
  return 'barred';
}

/** The steps that are left when it is known who hides in the hexes of the first one: none if somebody does. */
export function stepsAfterDiscovery<Step extends PlannedStep>(
  course: Course<PbemEvent>,
  units: readonly Unit[],
  steps: readonly Step[],
): readonly Step[] {
  if (!course.position.hidden || steps.length === 0) return steps;
  const first = new Set(hexesOf(steps[0] as Step));
  const struck = foundBy(course.position, seekers(units, steps[0])).some(({ unit }) =>
    unit.hexes.some((hex) => first.has(hex)),
  );
  return struck && discoverOnTheWay(course, units, steps) === 'barred' ? [] : steps;
}

/** Who would come into these hexes by a single deed, and finds a hidden enemy there, stays where he was (pbem:22.8d, 7.4b). */
export function runsInto(course: Course<PbemEvent>, unit: Unit, hexes: readonly HexName[]): boolean {
  return stepsAfterDiscovery(course, [unit], [{ gait: 'step', hexes, costs: [] }]).length === 0;
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
