import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { stepsAfterDiscovery, stepsAtOnce } from '../22-hidden/on-the-way.js';
import type { PbemEvent } from '../core/events.js';
import type { PlannedBy, PlannedStep } from '../core/events/fight.js';
import { isMet, meet, type Part, type Passer } from './passing.js';

/** A party after some of its steps: the position, and those who may be pinned there. */
export interface PartyGone {
  readonly position: Position;
  /** Empty if one of the party may not stop there (pbem:8.1c). */
  readonly passers: readonly Passer[];
}

/** Several who go as one with what they carry or push. */
export interface Party<Step extends PlannedStep> {
  /** The order, as a plan names it that has been halted. */
  readonly by: PlannedBy;
  /** Those who may be pinned, and who find hidden enemies. */
  readonly members: readonly UnitId[];
  /** The party after some steps from a position. */
  readonly after: (position: Position, steps: readonly Step[]) => PartyGone;
  /** Tells that the party has gone some steps. */
  readonly tell: (course: Course<PbemEvent>, steps: readonly Step[]) => void;
  /** Whether it tells its next step by itself; absent: never. */
  readonly tellsOneStep?: (position: Position) => boolean;
}

/**
 * Carries out steps of a party that are known to be legal, up to the first step in which somebody may try to pin one of
 * its members. There all halt (pbem:8.2a), and go on with the rest if nobody pins.
 */
export function goTogether<Step extends PlannedStep>(
  course: Course<PbemEvent>,
  { by, members, after, tell, tellsOneStep }: Party<Step>,
  steps: readonly Step[],
  dice: Dice,
  part: Part,
): void {
  /** The number of steps, after some that are gone, to the next one after which all of the party may stop. */
  const atOnce = (position: Position, all: readonly Step[], gone = 0): number =>
    stepsAtOnce(position, all, (first) => after(position, first).passers.length > 0, gone);
  const { position: start } = course;
  const units = members.flatMap((id) => start.units[id] ?? []);
  let rest = stepsAfterDiscovery(course, units, steps, atOnce(start, steps));
  while (rest.length > 0) {
    const { position } = course;
    const met = rest.findIndex((_step, index) => {
      const there = after(position, rest.slice(0, index + 1));
      return isMet(there.position, there.passers, rest.slice(index + 1), atOnce(position, rest, index + 1));
    });
    const stretch = tellsOneStep?.(position) ? 1 : met < 0 ? rest.length : met + 1;
    const gone = rest.slice(0, stretch);
    rest = rest.slice(stretch);
    const { passers } = after(position, gone);
    tell(course, gone);
    if (met < 0 || met >= stretch) continue;
    const now = passers.map((passer) => ({ ...passer, unit: course.position.units[passer.unit.id] ?? passer.unit }));
    if (meet(course, now, dice, part, rest, by, atOnce(course.position, rest)) !== 'free') return;
  }
}
