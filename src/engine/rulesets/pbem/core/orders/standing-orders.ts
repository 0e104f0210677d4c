import type { OrderNamed } from '../../../../game/define/order.js';
import { optional } from '../../../../game/define/form.js';
import { unit } from '../../../../game/define/names.js';
import { message, someUnits, word } from './members.js';
import { defineOrder } from './define.js';

/** Standing orders, open retreats, and talk (pbem:1.2, 4.4). */
export const STANDING_ORDERS = {
  Stand: defineOrder(
    'Tells beforehand how decisions of a kind are answered; `ask` withdraws the standing order. A standing ' +
      'order for the same kind and units replaces the former one. May be given at any time.',
    { on: word, answer: word, odds: optional(word), units: optional(someUnits) },
    'noAction',
    'partlySecret',
  ),
  Waive: defineOrder(
    "Leaves a retreat of the other side's unit open until that side's next player turn (pbem:4.4c).",
    {
      unit,
    },
    'noAction',
    'withoutHands',
    'noDeed',
    'inDuel',
  ),
  Demand: defineOrder(
    'Demands a retreat that was left open, because play depends on it after all (pbem:4.4c).',
    {
      unit,
    },
    'noAction',
    'withoutHands',
    'noDeed',
    'inDuel',
  ),
  Tell: defineOrder(
    'A player of a side tells another of its players something (pbem:1.2b, 1.2d), at most 200 characters.',
    { to: word, text: message },
    'noAction',
    'partlySecret',
  ),
};
export type Stand = OrderNamed<typeof STANDING_ORDERS, 'Stand'>;
export type Waive = OrderNamed<typeof STANDING_ORDERS, 'Waive'>;
export type Demand = OrderNamed<typeof STANDING_ORDERS, 'Demand'>;
export type Tell = OrderNamed<typeof STANDING_ORDERS, 'Tell'>;
