import { optional, noted } from '../../../../game/define/form.js';
import { item, unit, hex } from '../../../../game/define/names.js';
import { type OrderNamed, writtenAs } from '../../../../game/define/order.js';
import { defineOrder, count } from './define.js';

/** Items (pbem:12.5). */
export const ITEM_ORDERS = {
  PickUp: writtenAs(
    'take {item}',
    defineOrder("Pick up an item that lies in the character's hex (pbem:12.5b).", { unit, item }, 'costsMp'),
  ),
  Drop: writtenAs(
    'drop {item}',
    defineOrder(
      'Put down an item that the character carries (pbem:12.5h).',
      { unit, item },
      'onLadder',
      'withLadder',
      'asCrew',
    ),
  ),
};
export type PickUp = OrderNamed<typeof ITEM_ORDERS, 'PickUp'>;
export type Drop = OrderNamed<typeof ITEM_ORDERS, 'Drop'>;

/** Ammunition (pbem:22.2). */
export const RESUPPLY_ORDERS = {
  Resupply: defineOrder(
    'Take missiles (pbem:22.2g), either from a unit or, in that hex, from a supply point. `count`: the number ' +
      'of missiles; from a unit that cannot prevent it all its missiles are taken, without a number.',
    {
      unit,
      from: noted(
        'The unit from which the missiles are taken; absent: they are taken from a supply point.',
        optional(unit),
      ),
      at: noted('A hex of a supply point.', optional(hex)),
      count: noted('How many; null: all, of one who cannot hinder it.', optional(count)),
    },
    'combatDeed',
    'partlySecret',
  ),
};
export type Resupply = OrderNamed<typeof RESUPPLY_ORDERS, 'Resupply'>;
