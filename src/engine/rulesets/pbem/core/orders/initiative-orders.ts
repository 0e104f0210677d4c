import type { OrderNamed } from '../../../../game/define/order.js';
import { defineOrder } from './define.js';

/** Changing initiative (pbem:22.1). */
export const INITIATIVE_ORDERS = {
  RollInitiative: defineOrder(
    'Rolls for the first player turn of the game, if the set-up names no side that plays first (pbem:22.1a).',
    {},
  ),
};
export type RollInitiative = OrderNamed<typeof INITIATIVE_ORDERS, 'RollInitiative'>;
