import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { replaceUnits } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { isLive, standing, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { CarryStep } from '../core/events/facts.js';
import type { PlannedBy } from '../core/events/fight.js';
import { stepsAfterDiscovery, stepsAtOnce } from '../22-hidden/on-the-way.js';
import { breakMelee } from '../core/melee/melee.js';
import { leftBehind } from '../11-melee/melee.js';
import { mayStop } from '../07-movement/going.js';
import { isMet, meet, type Part, type Passer } from '../08-pinning/passing.js';

type Carried = Extract<PlannedBy, { type: 'Carry' }>;

/**
 * Carries out steps of bearers that are known to be legal, up to the first step in which an enemy may try to pin one of
 * the bearers; there the party halts (pbem:8.2a), and a bearer who is pinned stops it (ruling of pbem:12.23b).
 */
export function carryOn(
  course: Course<PbemEvent>,
  by: Carried,
  steps: readonly CarryStep[],
  dice: Dice,
  part: Part = 'first',
): void {
  const { position: start } = course;
  let rest = stepsAfterDiscovery(course, bearersOf(start, by), steps, carriedAtOnce(start, by, steps));
  while (rest.length > 0) {
    const { position } = course;
    const stop = rest.findIndex((_step, index) => {
      const there = after(position, by, rest.slice(0, index + 1));
      return isMet(there.position, there.passers, rest.slice(index + 1), carriedAtOnce(position, by, rest, index + 1));
    });
    const gone = rest.slice(0, stop < 0 ? rest.length : stop + 1);
    rest = rest.slice(gone.length);
    const { passers } = after(position, by, gone);
    tell(course, by, gone);
    if (stop < 0) continue;
    const now = passers.map((passer) => ({ ...passer, unit: course.position.units[passer.unit.id] ?? passer.unit }));
    const atOnce = carriedAtOnce(course.position, by, rest);
    if (meet(course, now, dice, part, rest, by, atOnce) !== 'free') return;
  }
}

/** The number of steps, after some that are gone, to the next one after which all three may stop. */
function carriedAtOnce(position: Position, by: Carried, steps: readonly CarryStep[], gone = 0): number {
  return stepsAtOnce(position, steps, (first) => after(position, by, first).passers.length > 0, gone);
}

function bearersOf({ units }: Position, { bearers }: Carried): readonly Unit[] {
  return bearers.flatMap((id) => units[id] ?? []);
}

function tell(course: Course<PbemEvent>, { bearers, burden }: Carried, steps: readonly CarryStep[]): void {
  const mp = steps.reduce((sum, step) => sum + step.mp, 0);
  const facts = { units: bearers, burden, steps, mp, rule: 'pbem:12.23b', joint: true } as const;
  const held = [...bearers, burden].some((id) => isHeld(course.position.units[id]));
  course.emit({ type: 'BurdenCarried', data: held ? { ...facts, anew: true } : facts });
  for (const [id, rule] of [...bearers.map((one) => [one, 'pbem:11.41b'] as const), [burden, 'pbem:11.43'] as const]) {
    const unit = course.position.units[id];
    if (unit) breakMelee(course, id, rule, leftBehind(course.position, unit, unit.hexes));
  }
}

/** A unit stands in a half of a shut doorway, or has claimed cover: both end when the unit leaves its hex. */
function isHeld(unit: Unit | undefined): boolean {
  return unit?.half !== undefined || unit?.claim !== undefined;
}

/** The party after some steps, and its bearers as passers; no bearer passes where one of the three may not stop. */
function after(
  position: Position,
  { bearers, burden }: Carried,
  steps: readonly CarryStep[],
): { readonly position: Position; readonly passers: readonly Passer[] } {
  const hexes = steps.at(-1)?.hexes ?? [];
  const before = steps.at(-2)?.hexes;
  const places: readonly (readonly [id: UnitId, place: number])[] = [
    [bearers[0] ?? '', 0],
    [burden, 1],
    [bearers[1] ?? '', 2],
  ];
  const party = places.flatMap(([id, place]): readonly Unit[] => {
    const unit = position.units[id];
    return unit ? [standing(unit, [hexes[place] ?? ''])] : [];
  });
  const there = replaceUnits(position, party);
  const bearer = party.find(({ id }) => id !== burden);
  const blocked = party.some(
    (unit) => isLive(unit) && mayStop(there, unit, unit.hexes, undefined, bearer?.side) !== null,
  );
  const passers = party
    .filter(({ id }) => id !== burden)
    .map((unit) => {
      const held = before ? before : places.map(([id]) => position.units[id]?.hexes[0] ?? '');
      const own = held[unit.id === bearers[0] ? 0 : 2];
      return { unit, hexes: unit.hexes.filter((hex) => hex !== own) };
    });
  return { position: there, passers: blocked ? [] : passers };
}
