import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { replaceUnits } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import type { PlannedBy } from '../core/events/pinning.js';
import { breakMelee, isInMelee } from '../core/melee/melee.js';
import { leftBehind } from '../11-melee/withdrawal.js';
import { costOf } from '../07-movement/going.js';
import { isMet, meet, type Part, type Passer } from '../08-pinning/passing.js';

type Borne = Extract<PlannedBy, { type: 'BearLadder' }>;

/**
 * Carries out steps of bearers of a ladder that are known to be legal, up to the first in which somebody may try to pin
 * one of them; there both halt (pbem:8.2a), and if one is pinned, both stop (ruling of pbem:19.11g).
 */
export function bearOn(
  course: Course<PbemEvent>,
  by: Borne,
  steps: readonly StepGone[],
  dice: Dice,
  part: Part = 'first',
): void {
  let rest = steps;
  while (rest.length > 0) {
    const { position } = course;
    const inMelee = by.bearers.some((id) => isInMelee(position, id));
    const met = rest.findIndex((_step, index) => isMet(...after(position, by, rest.slice(0, index + 1))));
    const stretch = inMelee ? 1 : met < 0 ? rest.length : met + 1;
    const gone = rest.slice(0, stretch);
    rest = rest.slice(stretch);
    const [, passers] = after(position, by, gone);
    tell(course, by, gone);
    if (met < 0 || met >= stretch) continue;
    const now = passers.map((passer) => ({ ...passer, unit: course.position.units[passer.unit.id] ?? passer.unit }));
    if (meet(course, now, dice, part, rest, by) !== 'free') return;
  }
}

function tell(course: Course<PbemEvent>, { bearers, ladder }: Borne, steps: readonly StepGone[]): void {
  const data = {
    units: bearers,
    equipment: ladder,
    steps,
    mp: costOf(steps),
    rule: 'pbem:19.11g',
    borne: true as const,
  };
  course.emit({ type: 'LadderCarried', data });
  for (const id of bearers) {
    const unit = course.position.units[id];
    if (unit) breakMelee(course, id, 'pbem:11.41b', leftBehind(course.position, unit, unit.hexes));
  }
}

/** The bearers after some steps, as passers. */
function after(
  position: Position,
  { bearers }: Borne,
  steps: readonly StepGone[],
): readonly [Position, readonly Passer[]] {
  const hexes = steps.at(-1)?.hexes ?? [];
  const before = steps.at(-2)?.hexes ?? bearers.map((id) => position.units[id]?.hexes[0] ?? '');
  const units = bearers.flatMap((id, place): readonly Unit[] => {
    const unit = position.units[id];
    return unit ? [standing(unit, [hexes[place] ?? ''])] : [];
  });
  const passers = units.map((unit) => ({ unit, hexes: unit.hexes.filter((hex) => !before.includes(hex)) }));
  return [replaceUnits(position, units), passers];
}
