import type { OrderNamed } from '../../../../game/define/order.js';
import { list, named, type TypeOf, noted } from '../../../../game/define/form.js';
import { unit } from '../../../../game/define/names.js';
import { GROUP_UNITS_MAX, closed, someUnits, defineOrder } from './define.js';

export const group = named(
  'Group',
  'A sergeant and the men that are assigned to him.',
  closed({
    sergeant: noted('The sergeant, by his name.', unit),
    units: noted('His men, by their names.', someUnits),
  }),
);
export type Group = TypeOf<typeof group>;

/** Command control (pbem:23.15b). */
export const GROUP_ORDERS = {
  GroupMen: defineOrder(
    'Assigns men to sergeants for the whole game (pbem:23.15b); all groups at once. No groups: nobody is ' +
      'assigned to anybody.',
    { groups: noted('Each sergeant with his men.', list(group, { max: GROUP_UNITS_MAX })) },
  ),
};
export type GroupMen = OrderNamed<typeof GROUP_ORDERS, 'GroupMen'>;
