import type { OrderIn, OrderNamed } from '../../../../game/define/order.js';
import { noted, optional } from '../../../../game/define/form.js';
import { hex, item, unit } from '../../../../game/define/names.js';
import { someUnits, word } from './members.js';
import { defineOrder } from './define.js';

/** Orders about fire (pbem:20). */
export const BURNING_ORDERS = {
  Kindle: defineOrder(
    'Declare that a burnable thing in a hex is set on fire (pbem:20.1b): `tent`, or the name of a cart or of ' +
      'equipment. `aid`: a torch that is laid into it (pbem:20.4b), or a barrel of oil (pbem:20.2h).',
    { unit, hex, what: word, aid: optional(item) },
  ),
  Douse: defineOrder('Declare that a unit tries to put out the fire in a hex (pbem:20.1k).', { unit, hex }),
  FlamingArrow: defineOrder(
    'Shoot a flaming arrow at a burnable thing in a hex (pbem:20.3a).',
    {
      unit,
      hex,
      what: word,
    },
    'shoots',
  ),
  FlamingBolt: defineOrder(
    'Shoot a flaming bolt with a ballista at a burnable thing in a hex (pbem:20.3a).',
    {
      crew: noted('Two units beside it, one of them an engineer (pbem:18.2h).', someUnits),
      ballista: item,
      hex,
      what: word,
    },
    'shoots',
  ),
  ThrowOil: defineOrder(
    "Throw a barrel of burning oil into a hex beside the thrower's own hex or below it (pbem:20.2a). " +
      '`target`: the unit that is struck, if there are several (pbem:20.2d); `what`: the thing to set on fire, ' +
      'if there are several (pbem:20.2f).',
    { unit, item, hex, target: optional(unit), what: optional(word) },
    'strikes',
    'combatDeed',
  ),
};
export type Kindle = OrderNamed<typeof BURNING_ORDERS, 'Kindle'>;
export type Douse = OrderNamed<typeof BURNING_ORDERS, 'Douse'>;
export type FlamingArrow = OrderNamed<typeof BURNING_ORDERS, 'FlamingArrow'>;
export type FlamingBolt = OrderNamed<typeof BURNING_ORDERS, 'FlamingBolt'>;
export type ThrowOil = OrderNamed<typeof BURNING_ORDERS, 'ThrowOil'>;
export type BurningOrder = OrderIn<typeof BURNING_ORDERS>;
