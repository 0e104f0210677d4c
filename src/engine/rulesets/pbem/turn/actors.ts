import type { Actor } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isDue, mayLapse } from './decision.js';
import { ORDER_RULES } from '../order-rules.js';
import { ORDER_TYPES } from '../orders.js';
import type { Step } from './sequence.js';

/**
 * Who may act now: the owners of decisions that are due; the side in turn, which while it must wait for one of them has
 * only what may be ordered meanwhile. Standing orders, which everybody may give at any time, are not mentioned.
 */
export function actors(position: Position): readonly Actor[] {
  if (position.outcome) return [];
  const due = position.pending.filter((decision) => isDue(position, decision));
  const deciders = due.map((decision): Actor => ({
    side: decision.owner,
    role: 'decision',
    decision: decision.id,
    orders: [decision.kind],
  }));
  const waits = due.some((decision) => !(decision.owner === position.turn.side && mayLapse(decision)));
  const orders = ORDER_TYPES.filter((type) => {
    const { when } = ORDER_RULES[type];
    if ('inTurn' in when) return when.inTurn(position);
    return !waits && 'steps' in when && when.steps.includes(position.turn.step as Step);
  });
  return orders.length === 0 ? deciders : [...deciders, { side: position.turn.side, role: 'turn', orders }];
}
