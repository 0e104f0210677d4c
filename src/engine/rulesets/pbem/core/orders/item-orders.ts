import type { OrderNamed } from '../../../../game/define/order.js';
import { item, unit } from '../../../../game/define/names.js';
import { defineOrder } from './define.js';

/** Items (pbem:12.5). */
export const ITEM_ORDERS = {
  PickUp: defineOrder("Pick up an item that lies in the character's hex (pbem:12.5b).", { unit, item }, 'costsMp'),
  Drop: defineOrder(
    'Put down an item that the character carries (pbem:12.5h).',
    { unit, item },
    'onLadder',
    'withLadder',
    'asCrew',
  ),
};
export type PickUp = OrderNamed<typeof ITEM_ORDERS, 'PickUp'>;
export type Drop = OrderNamed<typeof ITEM_ORDERS, 'Drop'>;
