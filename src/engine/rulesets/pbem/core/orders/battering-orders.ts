import type { OrderIn, OrderNamed } from '../../../../game/define/order.js';
import { item } from '../../../../game/define/names.js';
import { someItems, someUnits, word } from './members.js';
import { defineOrder } from './define.js';

/** Orders of battering (pbem:19.2 to 19.4). */
export const BATTERING_ORDERS = {
  Batter: defineOrder(
    'Batter a hex, a hexside, a cart or equipment, by its name, with the hands: a task of one turn ' + '(pbem:19.41).',
    { workers: someUnits, what: word },
  ),
  Ram: defineOrder(
    'Batter a hex or hexside in front of rams, by the offboard table (pbem:19.3i); the crews are named.',
    { workers: someUnits, engines: someItems, what: word },
    'asCrew',
  ),
  Bombard: defineOrder('Batter with an engine in the scenario, a task of one turn of its whole crew (pbem:19.42b).', {
    crew: someUnits,
    engine: item,
    what: word,
  }),
  AimEngine: defineOrder('Aim a catapult at another target for a turn (pbem:19.42d).', {
    crew: someUnits,
    engine: item,
    what: word,
  }),
};
export type Batter = OrderNamed<typeof BATTERING_ORDERS, 'Batter'>;
export type Ram = OrderNamed<typeof BATTERING_ORDERS, 'Ram'>;
export type Bombard = OrderNamed<typeof BATTERING_ORDERS, 'Bombard'>;
export type AimEngine = OrderNamed<typeof BATTERING_ORDERS, 'AimEngine'>;
export type BatteringOrder = OrderIn<typeof BATTERING_ORDERS>;
