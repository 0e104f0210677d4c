import type { Dice } from '../../../dice/dice.js';
import { Course } from '../../../game/course.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { evolve } from '../evolve/evolve.js';
import type { PbemEvent } from '../core/events.js';
import type { MarchStep } from '../core/orders/animal-orders.js';
import { stepsAfterDiscovery } from '../22-hidden/on-the-way.js';
import { meet, type Part } from '../08-pinning/passing.js';
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
 * leader. The march halts there (pbem:8.2a), if all of the party may stop where they are.
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
    const before = course.position.units[leader]?.hexes ?? [];
    const forbidden = marchOnce(course, leader, step);
    if (forbidden) throw new Error(`a march that was legal is refused: ${forbidden.because}`);
    const unit = course.position.units[leader];
    if (!unit || !step.hexes || whyNotHalt(course, leader)) continue;
    const hexes = unit.hexes.filter((hex) => !before.includes(hex));
    const rest = path.slice(index + 1);
    if (meet(course, [{ unit, hexes }], dice, part, rest, { type: 'March' }) !== 'free') return;
  }
}
