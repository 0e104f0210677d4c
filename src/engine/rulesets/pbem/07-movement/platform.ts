import type { FieldHex } from '../../../board/field.js';
import type { Unit } from '../../../position/unit.js';
import type { MovementCost, StepGone } from '../core/events/facts.js';

/**
 * MP for moving about on the platform of a siege tower, however far: once for each character in a phase (pbem:19.12g).
 */
const PLATFORM_MP = 1;

const RULE = 'pbem:19.12g';

/** True if both hexes are places on the platform of one siege tower. */
export function isOnOnePlatform(from: FieldHex, to: FieldHex): boolean {
  if (from.terrain !== 'siegePlatform' || to.terrain !== 'siegePlatform') return false;
  return from.structure?.key === to.structure?.key;
}

/**
 * The cost of the next step on a platform for a unit that has not stepped there in the same order yet; 0 MP if it has
 * paid (pbem:19.12g).
 */
export function platformCost({ acts }: Unit): MovementCost {
  return { mp: acts.platform ? 0 : PLATFORM_MP, rule: RULE };
}

/**
 * A step that follows these steps: a unit that has paid for the platform on the way pays nothing more for it
 * (pbem:19.12g).
 */
export function paidOnce(before: readonly StepGone[], step: StepGone): StepGone {
  if (!step.platform || !before.some(({ platform }) => platform)) return step;
  return { ...step, costs: [{ mp: 0, rule: RULE }] };
}
