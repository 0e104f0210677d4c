import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { flag, int, list, named, noted, text, tuple, type TypeOf } from '../../../../game/define/form.js';
import { cart, hex, hexes, item, rule, unit, units } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';

const cartHexes = named('CartHexes', 'The front and the rear hex of a cart.', tuple(hex, hex));

export const pushStep = named(
  'PushStep',
  'One step of a cart that is pushed (pbem:14n): its hexes after it, those of its pushers in their ' +
    'order, and its cost in MP.',
  record({ hexes: cartHexes, crew: hexes, mp: int }),
);
export type PushStep = TypeOf<typeof pushStep>;

/** Two bearers have laid a unit on a cart, or lifted it from the cart (pbem:12.23c). */
const BURDEN_SHIFTED = {
  units: noted('The two bearers.', units),
  burden: unit,
  cart,
  hexes: noted('Hexes of the first bearer, the burden and the second bearer after it.', hexes),
  mp: noted('MP of each bearer.', int),
  rule,
};

/** Carts (pbem:14). */
export const CARTS_EVENTS = {
  CartDrawn: defineEvent(
    'A cart, with everybody and everything on it, has followed its draft animal by one hex (pbem:14i). ' +
      '`unit` leads, rides or drives.',
    {
      cart,
      unit,
      hexes: cartHexes,
      mp: int,
      under: noted('The bodies and items that lie beneath it there.', list(text)),
      rule,
    },
  ),
  CartPushed: defineEvent('Characters on foot have pushed a cart (pbem:14n).', {
    cart,
    units: noted('The units that push it.', units),
    steps: list(pushStep),
    mp: noted('MP of the cart.', int),
    spent: noted('MP that each pusher spends: all that he had (pbem:14p).', list(int)),
    under: list(text),
    rule,
  }),
  CartBoarded: defineEvent(
    'A character has got on or off a cart by his own movement. The cart stands for the rest of this ' +
      'player turn (pbem:14z).',
    { unit, cart, on: flag, rule },
  ),
  CartHitched: toldAs(
    '{unit} has hitched {draft} to {cart}',
    defineEvent('An animal was hitched to a cart, or unhitched from it, by a unit that worked at it (pbem:14b).', {
      unit,
      cart,
      draft: unit,
      rule,
    }),
  ),
  CartUnhitched: defineEvent(
    'An animal was unhitched from a cart by a unit that worked at it (pbem:14b), or its trace is torn; then it is the ' +
      '`unit` itself (14g).',
    { unit, cart, draft: unit, rule },
  ),
  ItemLoaded: toldAs(
    '{unit} loads {item} onto {cart} in {hex}',
    defineEvent(
      'A character has put an item that he carried on a cart, or taken one from it, for so many MP ' + '(pbem:14ad).',
      { unit, item, cart, hex, mp: int, rule },
    ),
  ),
  ItemUnloaded: toldAs(
    '{unit} takes {item} from {cart}',
    defineEvent('A character has taken an item from a cart, for so many MP (pbem:14ad).', {
      unit,
      item,
      cart,
      mp: int,
      rule,
    }),
  ),
  BurdenLoaded: defineEvent('Two bearers have laid a unit on a cart (pbem:12.23c).', BURDEN_SHIFTED),
  BurdenUnloaded: defineEvent('Two bearers have lifted a unit from a cart (pbem:12.23c).', BURDEN_SHIFTED),
  CartDestroyed: defineEvent('Nothing is left of a cart except debris of that name in its hexes (pbem:14x).', {
    cart,
    hexes: cartHexes,
    debris: text,
    rule,
  }),
};
export type CartsEvent = EventIn<typeof CARTS_EVENTS>;
