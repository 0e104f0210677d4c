import { flag, noted } from '../../../../game/define/form.js';
import type { OrderNamed } from '../../../../game/define/order.js';
import { defineOrder } from './define.js';

/** Ends of steps and turns (pbem:4.2). */
export const TURN_ORDERS = {
  EndStep: defineOrder('Closes the open step and opens the next step in which orders are possible.', {}, 'noAction'),
  EndTurn: defineOrder('Closes all remaining steps of the player turn (pbem:4.210).', {}, 'noAction'),
};
export type EndStep = OrderNamed<typeof TURN_ORDERS, 'EndStep'>;
export type EndTurn = OrderNamed<typeof TURN_ORDERS, 'EndTurn'>;

/** The end of a day (pbem:2.82b). */
export const DAY_ORDERS = {
  OfferEnd: defineOrder('Offers to end the day. It ends if all other sides agree (pbem:2.82b).', {}, 'noAction'),
  AgreeEnd: defineOrder(
    'Answers whether the day should end (pbem:2.82b).',
    { agree: noted('Whether the side agrees that the day ends.', flag) },
    'noAction',
  ),
};
export type OfferEnd = OrderNamed<typeof DAY_ORDERS, 'OfferEnd'>;
export type AgreeEnd = OrderNamed<typeof DAY_ORDERS, 'AgreeEnd'>;

/** Changing initiative (pbem:22.1). */
export const INITIATIVE_ORDERS = {
  RollInitiative: defineOrder(
    'Rolls for the first player turn of the game, if the set-up names no side that plays first (pbem:22.1a).',
    {},
  ),
};
export type RollInitiative = OrderNamed<typeof INITIATIVE_ORDERS, 'RollInitiative'>;
