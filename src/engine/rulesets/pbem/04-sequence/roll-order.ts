import type { OrderRule } from '../core/order-rule.js';
import type { RollInitiative } from '../core/orders/initiative-orders.js';
import { decisionsOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';
import { openTurn } from './turn.js';
import { rollInitiative } from '../22-initiative/roll.js';

const RULE = 'pbem:22.1a';

/**
 * Rolls for both sides for the first GT, if the set-up names no side that plays first, and opens the game (ruling of
 * pbem:22.1a).
 */
export const ROLL_INITIATIVE: OrderRule<RollInitiative> = {
  when: { decision: 'RollInitiative' },
  rule: RULE,
  takesNoTime: true,
  units: () => [],
  carryOut(course, owner, _order, dice) {
    const [decision] = decisionsOf(course.position, 'RollInitiative', owner);
    if (!decision) return { code: 'wrongStep', rule: RULE, because: 'nobody rolls for the initiative now' };
    settle(course, decision.id, RULE);
    const { gameTurn } = course.position.turn;
    const side = rollInitiative(course, gameTurn, dice);
    course.emit({ type: 'PlayerTurnBegan', data: { gameTurn, side } });
    openTurn(course, dice);
    return null;
  },
  list: () => [],
  listOfSide: () => [{ order: { type: 'RollInitiative' }, mp: null, summary: 'roll for the initiative' }],
};
