import type { Position } from '../../engine/position/position.js';
import { missilesOf } from '../../engine/rulesets/pbem/core/supply/ammunition.js';
import { VEIL } from '../../engine/rulesets/pbem/veil.js';
import type { Expectation } from './case.js';
import { compared, failure, type CaseFailure } from './failure.js';

/** Differences from the expectation in what single sides may see: the missiles of a unit (pbem:22.2a). */
export function wrongSeen({ missilesSeen = {} }: Expectation, position: Position): readonly CaseFailure[] {
  return Object.entries(missilesSeen).flatMap(([side, seen]) => {
    const shown = VEIL.position(position, side);
    return Object.entries(seen).flatMap(([id, count]) => {
      const at = ['expect', 'missilesSeen', side, id];
      const unit = shown.units[id];
      if (!unit) return failure(at, `there is no unit ${id}`);
      return compared(at, `missiles of ${id} for ${side}`, String(count), String(missilesOf(shown, unit))) ?? [];
    });
  });
}
