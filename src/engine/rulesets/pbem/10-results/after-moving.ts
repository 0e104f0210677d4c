import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { AfterMoving } from '../core/events/facts.js';

/**
 * Tells that a unit suffers something after it has spent MP, and before the combat step: its second fire asks for the
 * MPA that it had before (pbem:6.1n).
 */
export function afterMoving({ turn }: Position, unit: Unit): AfterMoving {
  const mayFireYet = turn.step === 'movement' || turn.step === 'fire2';
  return mayFireYet && unit.acts.mpSpent > 0 ? { afterMoving: true } : {};
}
