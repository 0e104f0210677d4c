import { type OrderNamed, writtenAs } from '../../../../game/define/order.js';
import { flag, named, noted, optional, type TypeOf, oneOfNames, namesIn } from '../../../../game/define/form.js';
import { hex, unit } from '../../../../game/define/names.js';
import { count, path, place, someUnits, twoHexes, defineOrder } from './define.js';

const SWIM_MEANINGS = {
  drift: 'Lets the open water take him.',
  climb: 'Climbs out over a bank.',
  wade: 'Tries to stand, wounded where it is deep.',
};
export const SWIM_DEEDS = namesIn(SWIM_MEANINGS);
export const swimDeed = named(
  'SwimDeed',
  'The reasons for which a unit in the water rolls (pbem:17.11a, 17.11b, 17.42e).',
  oneOfNames(SWIM_MEANINGS),
);
export type SwimDeed = TypeOf<typeof swimDeed>;

/** Movement, and help in it (pbem:7, 12.2, 12.3, 17). */
export const MOVEMENT_ORDERS = {
  Move: defineOrder(
    'Move a unit along a path (pbem:7). `charge` names the targets of a charge, declared before the first ' +
      'step (7.10).',
    {
      unit,
      path: noted('The steps of the way.', path),
      charge: noted('Targets of a charge, declared before the first step (pbem:7.10).', optional(someUnits)),
    },
    'ownMove',
    'costsMp',
    'withoutHands',
    'inDuel',
    'onLadder',
  ),
  Jump: defineOrder(
    'Jump over a hex of trench into the hexes where the horse lands, head first (pbem:16.120b).',
    {
      unit,
      to: noted('The hexes on which the horse lands, head first.', twoHexes),
    },
    'ownMove',
    'costsMp',
  ),
  Dismount: writtenAs(
    'dismount {to}',
    defineOrder(
      'Dismount into a side hex of the horse (pbem:12.34); in Siege into any hex beside it, as a task of the whole player ' +
        'turn (siege-en:1.53).',
      { unit, to: noted('The hex in which the rider stands afterwards.', hex) },
      'costsMp',
      'inDuel',
    ),
  ),
  Mount: writtenAs(
    'mount {horse}',
    defineOrder(
      'Declare that a character mounts a horse (pbem:12.33).',
      { unit, horse: noted('The horse, by its name.', unit) },
      'inDuel',
    ),
  ),
  Swim: defineOrder(
    'Rolls for a character in the water: he lets the water take him, tries to climb out, or is wounded and ' +
      'tries to stand (pbem:17).',
    { unit, deed: noted('The deed of the swimmer.', swimDeed) },
    'forced',
    'inDuel',
  ),
  Help: defineOrder(
    'Help a wounded friend to mount with a whole movement step (pbem:12.22, 12.33c).',
    {
      unit,
      helped: noted('The unit that is helped.', unit),
      water: noted(
        'True for help in the water: to climb out, or to stand in it (pbem:17.12b, 17.42f). Absent: help to ' +
          'mount.',
        optional(flag),
      ),
    },
    'costsMp',
  ),
  GiveMp: defineOrder(
    'Give MP to a friend on foot beside the helper, for hard ground (pbem:12.21).',
    {
      unit,
      helped: noted('The unit to which the MP are given.', unit),
      mp: noted('1 or 2.', count),
    },
    'costsMp',
  ),
  Enter: defineOrder(
    "Comes onto the map at the unit's entry, head first (pbem:23.16).",
    { unit, hexes: noted('One hex, or head and rear.', place) },
    'withoutHands',
  ),
  Leave: defineOrder(
    'Leaves the map for good where the scenario has an exit (pbem:23.14); `headFirst`: only the head of a ' +
      'horse, its rear stays (3.1b).',
    { unit, headFirst: noted('Only the head of the horse leaves, not its rear (pbem:3.1b).', optional(flag)) },
    'ownMove',
    'costsMp',
    'withoutHands',
  ),
};
export type Move = OrderNamed<typeof MOVEMENT_ORDERS, 'Move'>;
export type Jump = OrderNamed<typeof MOVEMENT_ORDERS, 'Jump'>;
export type Dismount = OrderNamed<typeof MOVEMENT_ORDERS, 'Dismount'>;
export type Mount = OrderNamed<typeof MOVEMENT_ORDERS, 'Mount'>;
export type Swim = OrderNamed<typeof MOVEMENT_ORDERS, 'Swim'>;
export type Help = OrderNamed<typeof MOVEMENT_ORDERS, 'Help'>;
export type GiveMp = OrderNamed<typeof MOVEMENT_ORDERS, 'GiveMp'>;
export type Enter = OrderNamed<typeof MOVEMENT_ORDERS, 'Enter'>;
export type Leave = OrderNamed<typeof MOVEMENT_ORDERS, 'Leave'>;
