import { type OrderNamed, writtenAs } from '../../../../game/define/order.js';
import { flag, list, optional, noted, named } from '../../../../game/define/form.js';
import { hex, unit } from '../../../../game/define/names.js';
import { GROUP_UNITS_MAX, closed, pathOrNone, someUnits, defineOrder } from './define.js';

const ledPrisoner = named(
  'LedPrisoner',
  'A prisoner who is led along, and his way.',
  closed({ unit, path: noted('Empty: he stays.', pathOrNone) }),
);

/** Prisoners and surrender (pbem:12.4, 16.33, 22.7). */
export const CAPTIVE_ORDERS = {
  Throw: writtenAs(
    'throw {prisoner} to {to}',
    defineOrder(
      'Guards throw their prisoner into a hex of the dungeon (pbem:16.33c); the order names any one of the ' +
        'guards.',
      {
        unit: noted('One of his guards; all of them spend their MP.', unit),
        prisoner: noted('The prisoner, by the name of the unit.', unit),
        to: noted('A hex of the dungeon.', hex),
      },
      'costsMp',
      'combatDeed',
    ),
  ),
  Haul: defineOrder('Declare that a prisoner is brought up from a dungeon (pbem:16.33d).', {
    workers: noted('The units that haul, by their names.', someUnits),
    prisoner: noted('The prisoner, by the name of the unit.', unit),
  }),
  Guard: writtenAs(
    'guard {prisoner}',
    defineOrder(
      'Captures a stunned enemy or takes over a prisoner, and guards him (pbem:12.4, 22.7k).',
      {
        unit,
        prisoner: noted('The prisoner, by the name of the unit.', unit),
      },
      'combatDeed',
    ),
  ),
  Escort: defineOrder(
    'A guard moves with his prisoners, step by step (pbem:22.7l). An empty path: that prisoner stays.',
    {
      unit,
      path: noted('Empty: the guard stays.', pathOrNone),
      prisoners: noted('The prisoners, each with his way.', list(ledPrisoner, { min: 1, max: GROUP_UNITS_MAX })),
    },
    'ownMove',
    'costsMp',
  ),
  Escape: defineOrder(
    'A prisoner runs (pbem:22.7o); an empty path only where no step is possible.',
    {
      unit,
      path: noted('The steps of the way.', pathOrNone),
    },
    'byPrisoners',
  ),
  Surrender: defineOrder(
    'Answers whether a unit that may surrender does so (pbem:22.7c, 22.7f).',
    {
      unit,
      offer: noted('false: he fights on.', flag),
    },
    'noDeed',
    'inDuel',
  ),
  Quarter: defineOrder(
    'Answers whether quarter is given: `unit` takes the surrendered unit prisoner; absent: no unit does ' +
      '(pbem:22.7d).',
    { unit: noted('The unit that takes the prisoner.', optional(unit)) },
    'noDeed',
    'inDuel',
  ),
};
export type Throw = OrderNamed<typeof CAPTIVE_ORDERS, 'Throw'>;
export type Haul = OrderNamed<typeof CAPTIVE_ORDERS, 'Haul'>;
export type Guard = OrderNamed<typeof CAPTIVE_ORDERS, 'Guard'>;
export type Escort = OrderNamed<typeof CAPTIVE_ORDERS, 'Escort'>;
export type Escape = OrderNamed<typeof CAPTIVE_ORDERS, 'Escape'>;
export type Surrender = OrderNamed<typeof CAPTIVE_ORDERS, 'Surrender'>;
export type Quarter = OrderNamed<typeof CAPTIVE_ORDERS, 'Quarter'>;
