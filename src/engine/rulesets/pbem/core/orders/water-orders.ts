import { optional } from '../../../../game/define/form.js';
import { hex, item, unit } from '../../../../game/define/names.js';
import type { OrderNamed } from '../../../../game/define/order.js';
import { defineOrder } from './define.js';

/** Boiling water (pbem:19.17). */
export const WATER_ORDERS = {
  DrawWater: defineOrder('Take a cauldron of boiling water at its source (pbem:19.17k).', { unit }, 'costsMp'),
  Pour: defineOrder(
    'Empty a cauldron into a hex, over one unit there; no target: nobody is there (pbem:19.17a).',
    {
      unit,
      item,
      at: hex,
      target: optional(unit),
    },
    'strikes',
    'combatDeed',
  ),
};
export type DrawWater = OrderNamed<typeof WATER_ORDERS, 'DrawWater'>;
export type Pour = OrderNamed<typeof WATER_ORDERS, 'Pour'>;
