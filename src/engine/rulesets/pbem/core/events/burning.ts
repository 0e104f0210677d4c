import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { flag, int, list, named, noted, optional, orNull, text, type TypeOf } from '../../../../game/define/form.js';
import { die, hex, hexes, item, modifier, rule, unit, units } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import { fireCause, weaponLine } from './state-forms.js';
import { IN_PLACE_OF_ATTACK } from './in-place-of-attack.js';

export const kindleAbout = named(
  'KindleAbout',
  'The object of the task of kindling: the thing in a hex that is set on fire, and the torch or barrel ' +
    'that helps.',
  record({ hex, what: text, aid: optional(item) }),
);
export type KindleAbout = TypeOf<typeof kindleAbout>;

/** Fire (pbem:20). */
export const BURNING_EVENTS = {
  KindlingTried: defineEvent(
    'The die that decides whether a thing catches fire (pbem:26.52); `FireBrokeOut` follows if it does.',
    {
      unit,
      hex,
      what: text,
      modifiers: list(modifier),
      die,
      final: noted('The die with the modifiers; 3 or less sets it on fire.', int),
      success: flag,
      rule,
    },
  ),
  DousingTried: defineEvent('One try to put out the fire in a hex (pbem:26.53).', {
    unit,
    hex,
    die,
    success: flag,
    rule,
  }),
  SpreadingTested: defineEvent('The die for a hex beside a fire at the start of a GT (pbem:26.51).', {
    hex,
    fire: noted('The fire beside it.', text),
    die,
    success: flag,
    rule,
  }),
  FireBrokeOut: defineEvent(
    'Something burns from now on, in these hexes: one hex, with its other location if the thing stands on ' + 'both.',
    {
      fire: text,
      hexes,
      what: text,
      cause: fireCause,
      whole: noted(
        'The first GT in which it burns throughout, if it was already burning in another hex.',
        optional(int),
      ),
      rule,
    },
  ),
  FiresWentOut: defineEvent('Fires are out: doused, burnt out, or over at the end of the day.', {
    fires: list(text),
    losses: noted(
      'Points of resistance that each battered thing loses by the fire (pbem:20.1m); absent: none.',
      optional(list(record({ what: text, points: int }))),
    ),
    rule,
  }),
  FlamingArrowShot: defineEvent('A flaming arrow was shot, and its die for the hit (pbem:26.52a).', {
    unit,
    hex,
    what: text,
    from: hex,
    weapon: weaponLine,
    range: int,
    die,
    hit: flag,
    missilesLeft: orNull(int),
    rule,
  }),
  FlamingBoltShot: defineEvent(
    'A flaming bolt was shot with a ballista, and its die for the hit (pbem:20.3c, 26.52a).',
    { units, equipment: item, hex, what: text, from: hex, weapon: weaponLine, range: int, die, hit: flag, rule },
  ),
  OilThrown: defineEvent('A barrel of oil was thrown, in place of an attack, and is gone (pbem:20.2c, 20.2i).', {
    unit,
    item,
    hex,
    fromAbove: noted('The barrel was thrown from an elevated position (pbem:20.2d).', flag),
    rule,
    ...IN_PLACE_OF_ATTACK,
  }),
  HotLiquidStruck: defineEvent(
    'The die of burning oil against a unit (pbem:20.2d, 20.2g), or of anything else that is poured on it.',
    { unit, by: unit, odds: text, table: rule, die, result: text, rule },
  ),
};
export type BurningEvent = EventIn<typeof BURNING_EVENTS>;
