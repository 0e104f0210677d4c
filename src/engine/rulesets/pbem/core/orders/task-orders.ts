import { type OrderNamed, writtenAs } from '../../../../game/define/order.js';
import { flag, list, noted } from '../../../../game/define/form.js';
import { hex, unit } from '../../../../game/define/names.js';
import { PATH_STEPS_MAX, place, someUnits, someWords, speech, twoUnits, defineOrder } from './define.js';

/** Tasks, and what is carried (pbem:12.1, 12.9, 12.10, 12.23). */
export const TASK_ORDERS = {
  Clear: defineOrder(
    'Declare that bodies, a dead animal or debris are moved by one hex (pbem:12.9): to one hex, or to head ' +
      'and rear.',
    {
      workers: noted('The units that clear the ground, by their names.', someUnits),
      loads: noted('Names of dead units, or of debris.', someWords),
      to: noted('Hexes where it shall lie: one, or head and rear.', place),
    },
  ),
  Search: writtenAs(
    'search {hex}',
    defineOrder('Declare that a character searches his own hex for hidden treasure (pbem:18.4c).', {
      unit,
      hex: noted('The hex that the unit is in.', hex),
    }),
  ),
  Seppuku: writtenAs('seppuku', defineOrder('Declare glorious suicide (pbem:12.10).', { unit })),
  Recite: defineOrder('The poem of a samurai at seppuku (pbem:12.10e), at most 400 characters.', {
    unit,
    poem: noted('At most 400 characters, no control characters but line feeds.', speech),
  }),
  Defend: defineOrder(
    'Answers how a samurai at seppuku defends himself when he is attacked (pbem:12.10d).',
    {
      unit,
      stunned: noted('True: with the strength of his stunned counter, which does not break off the seppuku.', flag),
    },
    'inDuel',
  ),
  Carry: defineOrder(
    'Two bearers carry a character (pbem:12.23). Each step of the path names the hexes of the three after it: ' +
      'of the first bearer, the burden, and the second bearer.',
    {
      bearers: noted('The units that carry, by their names.', twoUnits),
      burden: noted('The unit that is carried.', unit),
      path: noted(
        'The hexes of the first bearer, the burden and the second bearer, after each step.',
        list(list(hex, { min: 3, max: 3 }), { min: 1, max: PATH_STEPS_MAX }),
      ),
    },
    'costsMp',
  ),
};
export type Clear = OrderNamed<typeof TASK_ORDERS, 'Clear'>;
export type Search = OrderNamed<typeof TASK_ORDERS, 'Search'>;
export type Seppuku = OrderNamed<typeof TASK_ORDERS, 'Seppuku'>;
export type Recite = OrderNamed<typeof TASK_ORDERS, 'Recite'>;
export type Defend = OrderNamed<typeof TASK_ORDERS, 'Defend'>;
export type Carry = OrderNamed<typeof TASK_ORDERS, 'Carry'>;
