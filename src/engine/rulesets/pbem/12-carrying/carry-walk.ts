import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { replaceUnits } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { isLive, standing, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { CarryStep } from '../core/events/facts.js';
import type { PlannedBy } from '../core/events/fight.js';
import { breakMelee } from '../core/melee/melee.js';
import { leftBehind } from '../11-melee/melee.js';
import { mayStop } from '../07-movement/going.js';
import type { Part } from '../08-pinning/passing.js';
import { goTogether, type PartyGone } from '../08-pinning/together.js';

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
  const party = {
    by,
    members: by.bearers,
    after: (position: Position, gone: readonly CarryStep[]) => after(position, by, gone),
    tell: (told: Course<PbemEvent>, gone: readonly CarryStep[]) => {
      tell(told, by, gone);
    },
  };
  goTogether(course, party, steps, dice, part);
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
function after(position: Position, { bearers, burden }: Carried, steps: readonly CarryStep[]): PartyGone {
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
