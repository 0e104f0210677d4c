import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { changesBetween, type Change } from './changes.js';

/** What was worked out for a unit, and in which position it held last. */
interface Memory<Known> {
  readonly position: Position;
  readonly known: Known;
}

/** Of so many units something is remembered at most for each step, those of the games that were looked at last. */
const UNITS_MAX = 256;

/**
 * Works something out for a unit, anew only if what it rests on has changed: after changes of others (never of the unit
 * itself) it is asked to renew what was known, and works it out again if that cannot be (null). Remembered is the latest
 * answer for each step of the player turn (pbem:4.2), since a unit that stands still is asked the same in that step of
 * every turn. A memory and nothing else: the answer is that of `work` in every position.
 */
export function remembered<Known>(
  work: (position: Position, unit: Unit) => Known,
  renew: (known: Known, position: Position, unit: Unit, changes: readonly Change[]) => Known | null,
): (position: Position, unit: Unit) => Known {
  const bySteps = new Map<string, Map<Unit, Memory<Known>>>();
  const renewed = ({ position: before, known }: Memory<Known>, position: Position, unit: Unit): Known | null => {
    const changes = changesBetween(before, position);
    const lost = !changes || changes.some(({ after }) => after.id === unit.id);
    return lost ? null : renew(known, position, unit, changes);
  };
  return (position, unit) => {
    const { step } = position.turn;
    let memories = bySteps.get(step);
    if (!memories) bySteps.set(step, (memories = new Map<Unit, Memory<Known>>()));
    const last = memories.get(unit);
    if (last?.position === position) return last.known;
    const known = (last && renewed(last, position, unit)) ?? work(position, unit);
    memories.delete(unit);
    memories.set(unit, { position, known });
    if (memories.size > UNITS_MAX) forgetOldest(memories);
    return known;
  };
}

function forgetOldest(memories: Map<Unit, unknown>): void {
  for (const unit of memories.keys()) {
    memories.delete(unit);
    return;
  }
}
