import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { hexOf } from '../terrain/ground.js';

/**
 * Whoever stands in water or on stepping stones can neither fight nor be shot at yet: who is stunned there drowns, and
 * who is hit on the stones falls off (pbem:17.43c, 16.126c), which later chapters carry out.
 */
export function fightsOverWater(position: Position, unit: Unit): Refusal | null {
  for (const name of unit.hexes) {
    const { depth, terrain } = hexOf(position, name);
    const stones = terrain === 'steppingStones';
    if (depth === null && !stones) continue;
    const because = `${unit.id} stands ${stones ? 'on stepping stones' : 'in water'}: fighting there is not yet built`;
    return { code: 'notInThisRuleset', rule: stones ? 'pbem:16.126c' : 'pbem:17.43c', because, subject: unit.id };
  }
  return null;
}
