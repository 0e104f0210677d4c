import type { OrderNamed } from '../../../../game/define/order.js';
import { defineOrder } from './define.js';

/** Ends of steps and turns (pbem:4.2). */
export const TURN_ORDERS = {
  EndStep: defineOrder('Closes the open step and opens the next step in which orders are possible.', {}, 'noAction'),
  EndTurn: defineOrder('Closes all remaining steps of the player turn (pbem:4.210).', {}, 'noAction'),
};
export type EndStep = OrderNamed<typeof TURN_ORDERS, 'EndStep'>;
export type EndTurn = OrderNamed<typeof TURN_ORDERS, 'EndTurn'>;
