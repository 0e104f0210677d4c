import type { OrderNamed } from '../../../../game/define/order.js';
import { flag, list, noted, named } from '../../../../game/define/form.js';
import { unit } from '../../../../game/define/names.js';
import { GROUP_UNITS_MAX, closed, place, defineOrder } from './define.js';

const hidingPlace = named(
  'HidingPlace',
  'A unit, and the place where it hides.',
  closed({ unit, hexes: noted('One hex, or head and rear.', place) }),
);

/** Hidden units (pbem:22.8). */
export const HIDDEN_ORDERS = {
  Hide: defineOrder(
    'Sets up the hidden units of a side, in secret (pbem:22.8a); a unit that is not placed stays away. No ' +
      'places: no unit hides.',
    { places: noted('Empty: nobody hides.', list(hidingPlace, { max: GROUP_UNITS_MAX })) },
    'noAction',
    'partlySecret',
  ),
  GoOn: defineOrder(
    'Answers whether a move that has discovered hidden enemies goes on as ordered (pbem:22.8g).',
    { on: noted('Whether the move goes on as it was planned.', flag) },
    'inDuel',
  ),
};
export type Hide = OrderNamed<typeof HIDDEN_ORDERS, 'Hide'>;
export type GoOn = OrderNamed<typeof HIDDEN_ORDERS, 'GoOn'>;
