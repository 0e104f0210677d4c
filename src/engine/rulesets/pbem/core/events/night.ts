import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { flag, int, named, optional, orNull, text, yes, type TypeOf } from '../../../../game/define/form.js';
import { die, hex, item, rule, unit } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import { lightDeed } from '../orders/light-orders.js';
import { SHOT_FACTS } from './facts.js';
import { IN_PLACE_OF_ATTACK } from './in-place-of-attack.js';

export const tendLightAbout = named(
  'TendLightAbout',
  'The object of the task of lighting or putting out: the light by its name, and the torch that is laid ' +
    'into a campfire.',
  record({ deed: lightDeed, light: text, torch: optional(item) }),
);
export type TendLightAbout = TypeOf<typeof tendLightAbout>;

/** Lights (pbem:21.3, 18.5, 20.4). */
export const NIGHT_EVENTS = {
  TorchFixed: defineEvent('A torch is in a holder from now on, for so many MP (pbem:21.32d).', {
    unit,
    item,
    hex,
    mp: int,
    rule,
  }),
  LightPutOut: defineEvent(
    'A light is out: a lantern, a campfire or a room is dark, a torch is gone (pbem:20.4e). `instead`: in ' +
      "place of the unit's attack in the combat step.",
    { unit, light: text, instead: optional(yes), rule, ...IN_PLACE_OF_ATTACK },
  ),
  LightLit: defineEvent('A lantern, a campfire or the light of a room burns again.', { unit, light: text, rule }),
  LanternDestroyed: defineEvent("A lantern is destroyed, in place of the unit's attack (pbem:18.5h).", {
    unit,
    item,
    rule,
    ...IN_PLACE_OF_ATTACK,
  }),
  CampfireTended: defineEvent(
    'The die for a campfire that is doused or kindled (pbem:26.52, 26.53); `LightLit` or `LightPutOut` ' +
      'follows if the light changes.',
    { unit, light: text, deed: lightDeed, die, success: flag, rule },
  ),
  LanternShotAt: defineEvent('A missile was fired at a lantern (pbem:18.5e); as `MissileFired`.', {
    ...SHOT_FACTS,
    unit,
    item,
    missilesLeft: orNull(int),
  }),
};
export type NightEvent = EventIn<typeof NIGHT_EVENTS>;
