import type { OrderNamed } from '../../../../game/define/order.js';
import { optional } from '../../../../game/define/form.js';
import { hex, unit } from '../../../../game/define/names.js';
import { count } from './members.js';
import { defineOrder } from './define.js';

/** Ammunition (pbem:22.2). */
export const RESUPPLY_ORDERS = {
  Resupply: defineOrder(
    'Take missiles (pbem:22.2g), either from a unit or, in that hex, from a supply point. `count`: the number ' +
      'of missiles; from a unit that cannot prevent it all its missiles are taken, without a number.',
    { unit, from: optional(unit), at: optional(hex), count: optional(count) },
    'combatDeed',
    'partlySecret',
  ),
};
export type Resupply = OrderNamed<typeof RESUPPLY_ORDERS, 'Resupply'>;
