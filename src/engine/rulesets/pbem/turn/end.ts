import type { OrderRule } from '../order-rule.js';
import type { EndStep, EndTurn } from '../orders.js';
import { dutyOf } from './duties.js';
import { STEPS_WITH_ORDERS } from './sequence.js';
import { close } from './turn.js';

/** Ends the open step (pbem:4.2): each step is finished before the next begins. Refused while a duty is left. */
export const END_STEP: OrderRule<EndStep> = {
  when: { steps: STEPS_WITH_ORDERS },
  rule: 'pbem:4.2',
  units: () => [],
  carryOut(course, _side, _order, dice) {
    const duty = dutyOf(course.position);
    if (!duty) close(course, 'step', dice);
    return duty;
  },
  list: () => [],
};

/** Ends the player turn (pbem:4.210), or closes its steps up to the first one that brings a duty. */
export const END_TURN: OrderRule<EndTurn> = {
  when: { steps: STEPS_WITH_ORDERS },
  rule: 'pbem:4.210',
  units: () => [],
  carryOut(course, _side, _order, dice) {
    const duty = dutyOf(course.position);
    if (!duty) close(course, 'turn', dice);
    return duty;
  },
  list: () => [],
};
