import type { Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import type { OrderType } from '../orders.js';
import { taskOfKind } from '../tasks/task.js';

/**
 * A unit that has begun to turn a winch in this PT cannot move the other device as well: that needs a crew of its own
 * (pbem:18.1n).
 */
export function barredAtWinch(position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (type !== 'WorkWinch' || taskOfKind(position, unit.id, 'winch')?.turns !== 0) return null;
  const because = `${unit.id} works at the winch already`;
  return { code: 'illegal', rule: 'pbem:18.1n', because, subject: unit.id };
}
