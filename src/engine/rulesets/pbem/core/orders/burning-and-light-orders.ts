import type { HexName } from '../../../../board/field.js';
import { noted, optional, named, type TypeOf, oneOfNames } from '../../../../game/define/form.js';
import { hex, item, unit } from '../../../../game/define/names.js';
import { type OrderIn, type OrderNamed, writtenAs } from '../../../../game/define/order.js';
import { defineOrder, mate, someUnits, word } from './define.js';

/** Orders about fire (pbem:20). */
export const BURNING_ORDERS = {
  Kindle: writtenAs(
    'kindle {what} in {hex}[ with {aid}]',
    defineOrder(
      'Declare that a burnable thing in a hex is set on fire (pbem:20.1b): `tent`, or the name of a cart or of ' +
        'equipment. `aid`: a torch that is laid into it (pbem:20.4b), or a barrel of oil (pbem:20.2h).',
      {
        unit,
        mate,
        hex,
        what: noted('`tent`, or the name of a cart or of equipment.', word),
        aid: noted('A torch or a barrel of oil that helps (pbem:20.2h, 20.4b).', optional(item)),
      },
    ),
  ),
  Douse: defineOrder('Declare that a unit tries to put out the fire in a hex (pbem:20.1k).', { unit, mate, hex }),
  FlamingArrow: writtenAs(
    'flaming arrow at {what} in {hex}',
    defineOrder(
      'Shoot a flaming arrow at a burnable thing in a hex (pbem:20.3a).',
      {
        unit,
        hex,
        what: noted('`tent`, or the name of a cart or of equipment.', word),
      },
      'shoots',
    ),
  ),
  FlamingBolt: defineOrder(
    'Shoot a flaming bolt with a ballista at a burnable thing in a hex (pbem:20.3a).',
    {
      crew: noted('Two units beside it, one of them an engineer (pbem:18.2h).', someUnits),
      ballista: noted('The ballista that shoots, by its name.', item),
      hex,
      what: noted('`tent`, or the name of a cart or of equipment.', word),
    },
    'shoots',
  ),
  ThrowOil: writtenAs(
    'hurl {item} into {hex}[ at {target}][ onto {what}]',
    defineOrder(
      "Throw a barrel of burning oil into a hex beside the thrower's own hex or below it (pbem:20.2a). " +
        '`target`: the unit that is struck, if there are several (pbem:20.2d); `what`: the thing to set on fire, ' +
        'if there are several (pbem:20.2f).',
      {
        unit,
        item: noted('The barrel.', item),
        hex,
        target: noted('The unit that is struck, where there are several (pbem:20.2d).', optional(unit)),
        what: noted('The thing that is set on fire, where several could burn (pbem:20.2f).', optional(word)),
      },
      'strikes',
      'combatDeed',
    ),
  ),
};
export type Kindle = OrderNamed<typeof BURNING_ORDERS, 'Kindle'>;
export type Douse = OrderNamed<typeof BURNING_ORDERS, 'Douse'>;
export type FlamingArrow = OrderNamed<typeof BURNING_ORDERS, 'FlamingArrow'>;
export type FlamingBolt = OrderNamed<typeof BURNING_ORDERS, 'FlamingBolt'>;
export type ThrowOil = OrderNamed<typeof BURNING_ORDERS, 'ThrowOil'>;
export type BurningOrder = OrderIn<typeof BURNING_ORDERS>;

export const lightDeed = named(
  'LightDeed',
  'The ways in which a task works a light.',
  oneOfNames({ light: 'Lights it.', douse: 'Puts it out.' }),
);
export type LightDeed = TypeOf<typeof lightDeed>;

/** Lights (pbem:18.5, 21.3). */
export const LIGHT_ORDERS = {
  FixTorch: writtenAs(
    'fix {item}',
    defineOrder(
      "Fix a torch in a holder on a wall of the character's hex (pbem:21.32d).",
      { unit, item: noted('The torch.', item) },
      'costsMp',
    ),
  ),
  PutOut: writtenAs(
    'put out {item}',
    defineOrder(
      'Put out a torch or a lantern instead of fighting (pbem:18.5d, 20.4d).',
      { unit, item: noted('The torch or lantern.', item) },
      'combatDeed',
    ),
  ),
  Smash: writtenAs(
    'smash {item}',
    defineOrder(
      'Destroy a lantern instead of fighting (pbem:18.5g).',
      { unit, item: noted('The lantern.', item) },
      'strikes',
      'combatDeed',
    ),
  ),
  ShootOut: writtenAs(
    'shoot out {item}',
    defineOrder('Fire at a lantern to put it out (pbem:18.5e).', { unit, item: noted('The lantern.', item) }, 'shoots'),
  ),
  TendLight: defineOrder(
    'Declare that a lantern, a campfire or the light of a room is lit or put out (pbem:18.5i, 21.31c, ' +
      '21.35d): `lantern1`, `campfire K5`, `room J12`. `torch`: laid into the campfire that is kindled with it ' +
      '(pbem:20.4b).',
    {
      unit,
      mate,
      deed: noted('The deed at the light.', lightDeed),
      light: noted('By its name: `lantern1`, `campfire K5`, `room J12`.', word),
      torch: noted('A torch that is laid into the campfire, or a barrel of oil (pbem:20.2h, 20.4b).', optional(item)),
    },
  ),
};
export type FixTorch = OrderNamed<typeof LIGHT_ORDERS, 'FixTorch'>;
export type PutOut = OrderNamed<typeof LIGHT_ORDERS, 'PutOut'>;
export type Smash = OrderNamed<typeof LIGHT_ORDERS, 'Smash'>;
export type ShootOut = OrderNamed<typeof LIGHT_ORDERS, 'ShootOut'>;
export type TendLight = OrderNamed<typeof LIGHT_ORDERS, 'TendLight'>;

/** A light by its name in orders and events: an item by its name, other lights by a word and a hex. */
type LightName =
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'campfire'; readonly hex: HexName }
  | { readonly kind: 'room'; readonly hex: HexName };

const PLACED = /^(campfire|room) (\S+)$/;

/** `campfire K5`, `room J12`. */
export function nameOfLight(kind: 'campfire' | 'room', hex: HexName): string {
  return `${kind} ${hex}`;
}

/** The meaning of such a name: `lantern1`, `campfire K5`, `room J12`. */
export function readLightName(name: string): LightName {
  const [, kind, hex = ''] = PLACED.exec(name) ?? [];
  return kind === 'campfire' || kind === 'room' ? { kind, hex } : { kind: 'item', item: name };
}
