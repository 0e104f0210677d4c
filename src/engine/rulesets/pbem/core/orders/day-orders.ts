import type { OrderNamed } from '../../../../game/define/order.js';
import { flag } from '../../../../game/define/form.js';
import { defineOrder } from './define.js';

/** The end of a day (pbem:2.82b). */
export const DAY_ORDERS = {
  OfferEnd: defineOrder('Offers to end the day. It ends if all other sides agree (pbem:2.82b).', {}, 'noAction'),
  AgreeEnd: defineOrder('Answers whether the day should end (pbem:2.82b).', { agree: flag }, 'noAction'),
};
export type OfferEnd = OrderNamed<typeof DAY_ORDERS, 'OfferEnd'>;
export type AgreeEnd = OrderNamed<typeof DAY_ORDERS, 'AgreeEnd'>;
