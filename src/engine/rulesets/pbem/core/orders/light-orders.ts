import type { OrderNamed } from '../../../../game/define/order.js';
import { named, oneOf, optional, type TypeOf } from '../../../../game/define/form.js';
import { item, unit } from '../../../../game/define/names.js';
import { word } from './members.js';
import { defineOrder } from './define.js';

export const lightDeed = named('LightDeed', 'The ways in which a task works a light.', oneOf(['light', 'douse']));
export type LightDeed = TypeOf<typeof lightDeed>;

/** Lights (pbem:18.5, 21.3). */
export const LIGHT_ORDERS = {
  FixTorch: defineOrder(
    "Fix a torch in a holder on a wall of the character's hex (pbem:21.32d).",
    { unit, item },
    'costsMp',
  ),
  PutOut: defineOrder(
    'Put out a torch or a lantern instead of fighting (pbem:18.5d, 20.4d).',
    { unit, item },
    'combatDeed',
  ),
  Smash: defineOrder('Destroy a lantern instead of fighting (pbem:18.5g).', { unit, item }, 'strikes', 'combatDeed'),
  ShootOut: defineOrder('Fire at a lantern to put it out (pbem:18.5e).', { unit, item }, 'shoots'),
  TendLight: defineOrder(
    'Declare that a lantern, a campfire or the light of a room is lit or put out (pbem:18.5i, 21.31c, ' +
      '21.35d): `lantern1`, `campfire K5`, `room J12`. `torch`: laid into the campfire that is kindled with it ' +
      '(pbem:20.4b).',
    { unit, deed: lightDeed, light: word, torch: optional(item) },
  ),
};
export type FixTorch = OrderNamed<typeof LIGHT_ORDERS, 'FixTorch'>;
export type PutOut = OrderNamed<typeof LIGHT_ORDERS, 'PutOut'>;
export type Smash = OrderNamed<typeof LIGHT_ORDERS, 'Smash'>;
export type ShootOut = OrderNamed<typeof LIGHT_ORDERS, 'ShootOut'>;
export type TendLight = OrderNamed<typeof LIGHT_ORDERS, 'TendLight'>;
