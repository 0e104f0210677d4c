import type { OrderRule } from '../core/order-rule.js';
import type { EndStep, EndTurn } from '../core/orders/turn-orders.js';
import { closeFor, whyNotClose } from './closing.js';
import { STEPS_WITH_ORDERS } from '../core/events/sequence.js';

/**
 * Ends the open step (pbem:4.2): each step is finished before the next begins. Refused while a duty is left. Duties are
 * checked before the move under way ends, since its unit may still be able to fulfil them (pbem:7.3e).
 */
export const END_STEP: OrderRule<EndStep> = {
  when: { steps: STEPS_WITH_ORDERS },
  rule: 'pbem:4.2',
  near: true,
  units: () => [],
  whyNotFirst: (position, _order, player) => whyNotClose(position, player),
  carryOut(course, _side, _order, dice) {
    return closeFor(course, 'step', dice);
  },
  list: () => [],
};

/** Ends the player turn (pbem:4.210), or closes its steps up to the first one in which a duty is left. */
export const END_TURN: OrderRule<EndTurn> = {
  when: { steps: STEPS_WITH_ORDERS },
  rule: 'pbem:4.210',
  near: true,
  units: () => [],
  whyNotFirst: (position, _order, player) => whyNotClose(position, player),
  carryOut(course, _side, _order, dice) {
    return closeFor(course, 'turn', dice);
  },
  list: () => [],
};
