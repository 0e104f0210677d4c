import { list, noted, optional, named } from '../../../../game/define/form.js';
import { hex, item, unit } from '../../../../game/define/names.js';
import { type OrderNamed, writtenAs } from '../../../../game/define/order.js';
import { defineOrder, PATH_STEPS_MAX, closed, path, someUnits, twoUnits } from './define.js';

const stepAside = named(
  'StepAside',
  'A unit that makes room, and where it goes.',
  closed({ unit, to: noted('The hex to which it steps.', hex) }),
);

/** Ladders and engines (pbem:18.2, 19.1, 19.5). */
export const SIEGE_ORDERS = {
  TakeLadder: defineOrder(
    'Take up a ladder that lies there, each in one of its hexes, the one at its head first (pbem:19.11a).',
    { bearers: noted('Two.', twoUnits), ladder: noted('The ladder, by its name.', item) },
    'costsMp',
  ),
  BearLadder: defineOrder(
    'Carry a ladder: its head and rear after each step, gone as horses go (pbem:19.11g).',
    {
      bearers: noted('The bearer at its head, then the other.', twoUnits),
      ladder: noted('The ladder, by its name.', item),
      path: noted('Its hexes after each step, head first.', path),
    },
    'costsMp',
    'withLadder',
  ),
  RaiseLadder: defineOrder(
    'Put up a ladder in one of its hexes, against a wall beside that hex; the unit in that hex steps to ' +
      '`step` (pbem:19.11h to 19.11k).',
    {
      bearers: noted('The units that raise it, by their names.', twoUnits),
      ladder: noted('The ladder, by its name.', item),
      base: noted('The hex in which it stands, one of its two.', hex),
      top: noted('The wall to which it points.', hex),
      step: noted('Where the bearer in its hex steps off to.', hex),
    },
    'costsMp',
    'withLadder',
  ),
  ShiftLadder: defineOrder(
    'Turn a standing ladder, or move it along the wall. A unit that must step to stay beside it names its hex ' +
      '(pbem:19.11m).',
    {
      workers: noted('Two beside its foot.', twoUnits),
      ladder: noted('The ladder, by its name.', item),
      base: noted('Where it shall stand.', hex),
      top: noted('The wall to which it shall point.', hex),
      steps: noted(
        'The unit that steps to stay beside it, and the hex to which it steps.',
        optional(list(stepAside, { min: 1, max: 2 })),
      ),
    },
    'costsMp',
  ),
  ToppleLadder: writtenAs(
    'topple {ladder} to {to}',
    defineOrder(
      "Try to topple the ladder that leads to the unit's hex, so that it lies from its foot to another hex " +
        '(pbem:19.11y, 19.11ac).',
      {
        unit,
        ladder: noted('The ladder, by its name.', item),
        to: noted('It shall lie from its foot to this hex.', hex),
      },
      'strikes',
      'combatDeed',
    ),
  ),
  LoadEngine: defineOrder('Work at loading a siege engine for one turn (pbem:18.2i).', {
    crew: noted('Those who work at it, an engineer among them.', someUnits),
    engine: noted('The engine, by its name.', item),
  }),
  ShootBallista: defineOrder(
    "Fire a ballista at one target (pbem:18.2). `at` chooses the target's hex if the target has two.",
    {
      crew: noted('Two beside it, an engineer among them.', someUnits),
      ballista: noted('The ballista, by its name.', item),
      target: noted('The unit that is shot at, by its name.', unit),
      at: noted("The target's hex, where it has two.", optional(hex)),
    },
    'shoots',
  ),
  FillMoat: defineOrder(
    'Declare which screen is used to fill a moat hex, and in secret which hex (pbem:19.52a).',
    {
      screen: noted('The screen behind which is worked, by its name.', item),
      hex: noted('The other sides do not see it until the screen is put into the moat.', hex),
    },
    'noAction',
    'partlySecret',
  ),
  Rearrange: defineOrder(
    'Change places with other units on the platform of a siege tower: each unit goes to its place in the list ' +
      '(pbem:19.12g).',
    {
      units: noted('The units that change places, by their names.', list(unit, { min: 2, max: 3 })),
      places: noted('As many places as units, in the same order.', list(hex, { min: 2, max: 3 })),
    },
    'costsMp',
  ),
  PushEquipment: defineOrder(
    'Move a screen, ram or tower: its hexes, head first, after each step (pbem:19.12s, 19.13f, 19.15f).',
    {
      workers: noted('The units that push, by their names.', list(unit, { min: 1, max: 3 })),
      equipment: noted('The thing that is pushed, by its name.', item),
      path: noted(
        'Its hexes after each step, head first.',
        list(list(hex, { min: 1, max: 3 }), { min: 1, max: PATH_STEPS_MAX }),
      ),
    },
    'costsMp',
    'asCrew',
  ),
};
export type TakeLadder = OrderNamed<typeof SIEGE_ORDERS, 'TakeLadder'>;
export type BearLadder = OrderNamed<typeof SIEGE_ORDERS, 'BearLadder'>;
export type RaiseLadder = OrderNamed<typeof SIEGE_ORDERS, 'RaiseLadder'>;
export type ShiftLadder = OrderNamed<typeof SIEGE_ORDERS, 'ShiftLadder'>;
export type ToppleLadder = OrderNamed<typeof SIEGE_ORDERS, 'ToppleLadder'>;
export type LoadEngine = OrderNamed<typeof SIEGE_ORDERS, 'LoadEngine'>;
export type ShootBallista = OrderNamed<typeof SIEGE_ORDERS, 'ShootBallista'>;
export type FillMoat = OrderNamed<typeof SIEGE_ORDERS, 'FillMoat'>;
export type Rearrange = OrderNamed<typeof SIEGE_ORDERS, 'Rearrange'>;
export type PushEquipment = OrderNamed<typeof SIEGE_ORDERS, 'PushEquipment'>;

/** Boiling water (pbem:19.17). */
export const WATER_ORDERS = {
  DrawWater: writtenAs(
    'draw water',
    defineOrder('Take a cauldron of boiling water at its source (pbem:19.17k).', { unit }, 'costsMp'),
  ),
  Pour: defineOrder(
    'Empty a cauldron into a hex, over one unit there; no target: nobody is there (pbem:19.17a).',
    {
      unit,
      item,
      at: noted('The hex on which it is poured.', hex),
      target: noted('One of those who are there; absent if nobody is.', optional(unit)),
    },
    'strikes',
    'combatDeed',
  ),
};
export type DrawWater = OrderNamed<typeof WATER_ORDERS, 'DrawWater'>;
export type Pour = OrderNamed<typeof WATER_ORDERS, 'Pour'>;
