import type { OrderNamed } from '../../../../game/define/order.js';
import { named, noted, oneOf, optional, type TypeOf } from '../../../../game/define/form.js';
import { hex } from '../../../../game/define/names.js';
import { mark, someUnits } from './members.js';
import { defineOrder } from './define.js';

export const repairFirst = named(
  'RepairFirst',
  "The part of a siege engine's loss that is repaired first: its wear, or the damage by the enemy (ruling of " +
    'pbem:19.72a).',
  oneOf(['wear', 'damage']),
);
export type RepairFirst = TypeOf<typeof repairFirst>;

/** Repairs (pbem:19.7). */
export const REPAIR_ORDERS = {
  Repair: defineOrder(
    'Repair a door, a window, a screen, a barricade, a siege engine or the wall in a hex, by its name: a task ' +
      'of one turn (pbem:19.7). The first worker that can be the required worker is the required worker; the ' +
      'others are additional characters.',
    {
      workers: someUnits,
      what: hex,
      wall: noted(
        'For a door hex: the repair is for the wall, which engines batter separately from the door (pbem:19.2u); ' +
          'absent: for the door.',
        optional(mark),
      ),
      first: noted('For an engine with both wear and damage; absent: its wear.', optional(repairFirst)),
    },
  ),
};
export type Repair = OrderNamed<typeof REPAIR_ORDERS, 'Repair'>;
