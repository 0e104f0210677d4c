import type { Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { ordersWith, type OrderType } from '../orders.js';
import { isSwimmer } from '../water/depth.js';
import { DECISION_KINDS, type DecisionKind } from '../turn/decision.js';

const ATTACKS = ordersWith('shoots', 'fights');

/**
 * A panicked unit cannot attack anybody (pbem:22.9k), and its player may order it only to answer decisions
 * (pbem:22.9j).
 */
export function barPanicked(position: Position, unit: Unit, type: OrderType): Refusal | null {
  const { id, panic } = unit;
  if (panic === undefined) return null;
  if (ATTACKS.has(type)) {
    return { code: 'illegal', rule: 'pbem:22.9k', because: `${id} is ${panic} and attacks nobody`, subject: id };
  }
  // A swimmer must go on swimming (ruling of pbem:17.11a).
  if (DECISION_KINDS.includes(type as DecisionKind) || isSwimmer(position, unit)) return null;
  return { code: 'illegal', rule: 'pbem:22.9j', because: `${id} is ${panic} and takes no orders`, subject: id };
}
