import { type OrderIn, type OrderNamed, writtenAs } from '../../../../game/define/order.js';
import { list, noted } from '../../../../game/define/form.js';
import { cart, hex, item, unit } from '../../../../game/define/names.js';
import { PATH_STEPS_MAX, mate, place, someUnits, twoHexes, twoUnits, defineOrder } from './define.js';

/** Orders about carts (pbem:14). */
export const CART_ORDERS = {
  Hitch: writtenAs(
    'hitch {animal} to {cart}',
    defineOrder('Declare the task of hitching an animal to a cart; for a string, its last animal (pbem:14b).', {
      unit,
      mate,
      animal: noted('The animal, by its name.', unit),
      cart,
    }),
  ),
  Unhitch: writtenAs(
    'unhitch {animal} from {cart}',
    defineOrder('Declare the task of unhitching an animal (pbem:14b).', {
      unit,
      mate,
      animal: noted('The animal, by its name.', unit),
      cart,
    }),
  ),
  Drive: defineOrder(
    'A character in the front hex of a cart, or the rider of its draft horse, makes the cart go (pbem:14d). ' +
      'Each step names the hexes that the animal (in a string the first one) holds after it, head first; they ' +
      'determine its gait, and the cart follows.',
    {
      unit,
      path: noted(
        'Hexes of the animal after each step, head first; of a string those of its first animal.',
        list(place, { min: 1, max: PATH_STEPS_MAX }),
      ),
    },
    'costsMp',
  ),
  Push: defineOrder(
    'Characters on foot push a cart (pbem:14m): its front and rear hex after each step. Each pusher keeps his ' +
      'place beside it.',
    {
      units: noted('The units that push, by their names.', someUnits),
      cart,
      path: noted('Front and rear hex of the cart after each step.', list(twoHexes, { min: 1, max: PATH_STEPS_MAX })),
    },
    'costsMp',
  ),
  LoadItem: writtenAs(
    'load {item} onto {to}',
    defineOrder('Put a carried item into a hex of a cart (pbem:14ad).', { unit, item, to: hex }, 'costsMp'),
  ),
  UnloadItem: writtenAs(
    'unload {item}',
    defineOrder('Take something from a cart (ruling of pbem:14ad).', { unit, item }, 'costsMp'),
  ),
  LoadBurden: defineOrder(
    'Two bearers lay the unit that they carry into a hex of a cart (pbem:12.23c).',
    {
      bearers: noted('The units that load, by their names.', twoUnits),
      burden: noted('The unit that is loaded.', unit),
      to: noted('A hex of a cart.', hex),
    },
    'costsMp',
  ),
  UnloadBurden: defineOrder(
    'Two bearers lift a unit from a cart into the hex of one of them, who steps back (pbem:12.23c).',
    {
      bearers: noted('The units that unload, by their names.', twoUnits),
      burden: noted('The unit that is unloaded.', unit),
      to: noted('The hex of the bearer who steps back.', hex),
    },
    'costsMp',
  ),
};
export type Hitch = OrderNamed<typeof CART_ORDERS, 'Hitch'>;
export type Unhitch = OrderNamed<typeof CART_ORDERS, 'Unhitch'>;
export type Drive = OrderNamed<typeof CART_ORDERS, 'Drive'>;
export type Push = OrderNamed<typeof CART_ORDERS, 'Push'>;
export type LoadItem = OrderNamed<typeof CART_ORDERS, 'LoadItem'>;
export type UnloadItem = OrderNamed<typeof CART_ORDERS, 'UnloadItem'>;
export type LoadBurden = OrderNamed<typeof CART_ORDERS, 'LoadBurden'>;
export type UnloadBurden = OrderNamed<typeof CART_ORDERS, 'UnloadBurden'>;
export type CartOrder = OrderIn<typeof CART_ORDERS>;
