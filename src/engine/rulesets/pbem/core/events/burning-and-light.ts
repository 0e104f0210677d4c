import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import {
  flag,
  int,
  list,
  named,
  noted,
  optional,
  orNull,
  text,
  yes,
  type TypeOf,
} from '../../../../game/define/form.js';
import { die, hex, hexes, item, modifier, rule, unit, units } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import { lightDeed } from '../orders/burning-and-light-orders.js';
import { IN_PLACE_OF_ATTACK, SHOT_FACTS } from './facts.js';
import { fireCause, weaponLine } from './state-forms.js';

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
  OilThrown: toldAs(
    '{unit} throws {item} into {hex}',
    defineEvent('A barrel of oil was thrown, in place of an attack, and is gone (pbem:20.2c, 20.2i).', {
      unit,
      item,
      hex,
      fromAbove: noted('The barrel was thrown from an elevated position (pbem:20.2d).', flag),
      rule,
      ...IN_PLACE_OF_ATTACK,
    }),
  ),
  HotLiquidStruck: toldAs(
    'What {by} has thrown strikes {unit} at {odds}: {die}: {result}',
    defineEvent(
      'The die of burning oil against a unit (pbem:20.2d, 20.2g), or of anything else that is poured on it.',
      { unit, by: unit, odds: text, table: rule, die, result: text, rule },
    ),
  ),
};
export type BurningEvent = EventIn<typeof BURNING_EVENTS>;

export const tendLightAbout = named(
  'TendLightAbout',
  'The object of the task of lighting or putting out: the light by its name, and the torch that is laid ' +
    'into a campfire.',
  record({ deed: lightDeed, light: text, torch: optional(item) }),
);
export type TendLightAbout = TypeOf<typeof tendLightAbout>;

/** Lights (pbem:21.3, 18.5, 20.4). */
export const NIGHT_EVENTS = {
  TorchFixed: toldAs(
    '{unit} fixes {item} to a wall in {hex}',
    defineEvent('A torch is in a holder from now on, for so many MP (pbem:21.32d).', {
      unit,
      item,
      hex,
      half: noted('The half of a shut door hex in which it is (pbem:16.16l); else absent.', optional(hex)),
      mp: int,
      rule,
    }),
  ),
  LightPutOut: toldAs(
    '{unit} puts out {light}',
    defineEvent(
      'A light is out: a lantern, a campfire or a room is dark, a torch is gone (pbem:20.4e). `instead`: in ' +
        "place of the unit's attack in the combat step.",
      { unit, light: text, instead: optional(yes), rule, ...IN_PLACE_OF_ATTACK },
    ),
  ),
  LightLit: toldAs(
    '{unit} lights {light}',
    defineEvent('A lantern, a campfire or the light of a room burns again.', { unit, light: text, rule }),
  ),
  LanternDestroyed: toldAs(
    '{unit} destroys {item}',
    defineEvent("A lantern is destroyed, in place of the unit's attack (pbem:18.5h).", {
      unit,
      item,
      rule,
      ...IN_PLACE_OF_ATTACK,
    }),
  ),
  CampfireTended: defineEvent(
    'The die for a campfire that is doused or kindled (pbem:26.52, 26.53); `LightLit` or `LightPutOut` ' +
      'follows if the light changes.',
    { unit, light: text, deed: lightDeed, die, success: flag, rule },
  ),
  LanternShotAt: toldAs(
    '{unit} fires at {item} in {at} (range {range}): {die}, with modifiers {final}: {result}',
    defineEvent('A missile was fired at a lantern (pbem:18.5e); as `MissileFired`.', {
      ...SHOT_FACTS,
      unit,
      item,
      missilesLeft: orNull(int),
    }),
  ),
};
export type NightEvent = EventIn<typeof NIGHT_EVENTS>;
