import type { AnyRuleset } from '../../engine/game/game.js';
import type { Position } from '../../engine/position/position.js';
import { factsOf } from '../rulesets.js';
import type { Expectation } from './expected.js';
import { compared, failure, type CaseFailure } from './failure.js';

/** Differences from the expectation in what single sides may see: the missiles of a unit (pbem:22.2a). */
export function wrongSeen(
  { missilesSeen = {} }: Expectation,
  { veil }: AnyRuleset,
  position: Position,
): readonly CaseFailure[] {
  const { missiles } = factsOf(position).units;
  return Object.entries(missilesSeen).flatMap(([side, seen]) => {
    const shown = veil?.position(position, side) ?? position;
    return Object.entries(seen).flatMap(([id, count]) => {
      const at = ['expect', 'missilesSeen', side, id];
      const unit = shown.units[id];
      if (!unit) return failure(at, `there is no unit ${id}`);
      return compared(at, `missiles of ${id} for ${side}`, String(count), String(missiles(shown, unit))) ?? [];
    });
  });
}
