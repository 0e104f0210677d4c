import type { Dice } from '../../../dice/dice.js';
import { Course } from '../../../game/course.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type UnitId } from '../../../position/unit.js';
import { evolve } from '../evolve/evolve.js';
import type { PbemEvent } from '../core/events.js';
import type { MarchStep } from '../core/orders/animal-orders.js';
import { stepsAfterDiscovery } from '../22-hidden/on-the-way.js';
import { meet, type Part, type Passer } from '../08-pinning/passing.js';
import { ledBy } from '../core/animals/leads.js';
import { marchOnce, whyNotHalt } from '../13-animals/march-step.js';

/** Why a march cannot be gone to its end as ordered, leaving aside units that may try to pin; or null. */
export function whyNoMarch(position: Position, leader: UnitId, path: readonly MarchStep[]): Refusal | null {
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
  const seekers = [leader].flatMap((id) => course.position.units[id] ?? []);
  for (const [index, step] of stepsAfterDiscovery(course, seekers, path).entries()) {
    const before = course.position;
    const forbidden = marchOnce(course, leader, step);
    if (forbidden) throw new Error(`a march that was legal is refused: ${forbidden.because}`);
    const passers = passersOf(before, course.position, leader);
    if (passers.every(({ hexes }) => hexes.length === 0) || whyNotHalt(course, leader)) continue;
    const rest = path.slice(index + 1);
    if (meet(course, passers, dice, part, rest, { type: 'March' }) !== 'free') return;
  }
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
