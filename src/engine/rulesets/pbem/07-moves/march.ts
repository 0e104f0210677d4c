import type { Dice } from '../../../dice/dice.js';
import { Course } from '../../../game/course.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type UnitId } from '../../../position/unit.js';
import { meet, type Part, type Passer } from '../08-pinning/passing.js';
import { marchOnce, whyNotHalt, listMarches } from '../13-animals/march.js';
import { stepsAfterDiscovery, stepsAtOnce } from '../22-hidden/on-the-way.js';
import { ledBy } from '../core/animals/leads.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { MarchStep, March } from '../core/orders/animal-orders.js';
import { evolve } from '../evolve/evolve.js';

/** Why a march cannot be gone to its end as ordered, leaving aside units that may try to pin; or null. */
function whyNoMarch(position: Position, leader: UnitId, path: readonly MarchStep[]): Refusal | null {
  const trial = new Course<PbemEvent>(position, evolve);
  for (const step of path) {
    const forbidden = marchOnce(trial, leader, step);
    if (forbidden) return forbidden;
  }
  return whyNotHalt(trial, leader);
}

/**
 * Carries out steps of a march that are known to be legal, up to the first hex in which somebody may try to pin the
 * leader or a rider whom he leads; animals are not pinned (pbem:8.1b). The march halts there (pbem:8.2a), if all of the
 * party may stop where they are.
 */
export function marchOn(
  course: Course<PbemEvent>,
  leader: UnitId,
  path: readonly MarchStep[],
  dice: Dice,
  part: Part = 'first',
): void {
  const { position: start } = course;
  const seekers = [leader].flatMap((id) => start.units[id] ?? []);
  const atOnce = marchedAtOnce(start, leader, path);
  for (const [index, step] of stepsAfterDiscovery(course, seekers, path, atOnce).entries()) {
    const before = course.position;
    const forbidden = marchOnce(course, leader, step);
    if (forbidden) throw new Error(`a march that was legal is refused: ${forbidden.because}`);
    const passers = passersHalting(before, course, leader);
    if (passers.length === 0) continue;
    const rest = path.slice(index + 1);
    const next = marchedAtOnce(course.position, leader, rest);
    if (meet(course, passers, dice, part, rest, { type: 'March' }, next) !== 'free') return;
  }
}

/** The number of steps to the next one with which the leader enters a hex and all of the party may stop. */
function marchedAtOnce(position: Position, leader: UnitId, path: readonly MarchStep[]): number {
  const trial = new Course<PbemEvent>(position, evolve);
  return stepsAtOnce(position, path, (first) => {
    const before = trial.position;
    return first.slice(-1).every((step) => marchOnce(trial, leader, step) === null)
      ? passersHalting(before, trial, leader).length > 0
      : true;
  });
}

/** Those of the party whom somebody may meet after a step; none if they enter no hex, or may not all stop there. */
function passersHalting(before: Position, course: Course<PbemEvent>, leader: UnitId): readonly Passer[] {
  const passers = passersOf(before, course.position, leader);
  return passers.every(({ hexes }) => hexes.length === 0) || whyNotHalt(course, leader) ? [] : passers;
}

/** The leader first, whose plan the march is, then the rider whom he leads, with the hexes that each has entered. */
function passersOf(before: Position, now: Position, leader: UnitId): readonly Passer[] {
  const led = now.units[ledBy(now, leader) ?? ''];
  const party = [now.units[leader], led && isMounted(led) ? led : undefined];
  return party.flatMap((unit) => {
    if (!unit) return [];
    const held = before.units[unit.id]?.hexes ?? [];
    return [{ unit, hexes: unit.hexes.filter((hex) => !held.includes(hex)) }];
  });
}

/**
 * A leader and the animals that he leads move together, hex by hex (pbem:13.7m); either may stay (13.7q). Like a move
 * it may be given in parts. Each part ends where all of the party may stop, and it halts where an enemy may try to pin
 * the leader (pbem:8.1b); the rest goes on by itself.
 */
export const MARCH: OrderRule<March> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  possible: ({ leads }) => leads !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit, path }, dice) {
    const forbidden = whyNoMarch(course.position, unit, path);
    if (!forbidden) marchOn(course, unit, path, dice);
    return forbidden;
  },
  list: (position, _side, unit) => listMarches(position, unit),
};
