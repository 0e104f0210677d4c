import { orderForm, type OrderNamed, writtenAs } from '../../../../game/define/order.js';
import { flag, optional, noted } from '../../../../game/define/form.js';
import { hex, unit } from '../../../../game/define/names.js';
import { anyUnits, pathOrNone, someUnits, defineOrder } from './define.js';

/** Fire, combat, and the answers to what they bring about (pbem:6, 8 to 11). */
export const COMBAT_ORDERS = {
  Fire: defineOrder(
    "Fire at one target (pbem:6). `at` chooses the target's hex and `from` the firer's hex, if that unit has " + 'two.',
    {
      unit,
      target: noted('The unit that is shot at, by its name.', unit),
      at: noted("The target's hex, where it has two.", optional(hex)),
      from: noted("The firer's hex, where he has two.", optional(hex)),
    },
    'shoots',
    'onLadder',
  ),
  Attack: defineOrder(
    'Attack with one character or a group against one enemy or a group (pbem:9). `charge`: as a charge attack ' +
      "(9.4). `rejectMelee`: the lone rider's declaration of 11.3b.",
    {
      attackers: noted('The units that attack, by their names.', someUnits),
      defenders: noted('The units that are attacked, by their names.', someUnits),
      charge: noted('As a charge attack (pbem:9.4).', optional(flag)),
      rejectMelee: noted("The lone rider's declaration of pbem:11.3b.", optional(flag)),
    },
    'strikes',
    'fights',
    'combatDeed',
    'withoutHands',
    'byPrisoners',
    'inDuel',
    'onLadder',
  ),
  Retreat: defineOrder(
    'Answers a pending retreat (pbem:10.2); an empty path only where no step is possible.',
    {
      unit,
      path: noted('The steps of the way.', pathOrNone),
    },
    'noAction',
    'withoutHands',
    'noDeed',
    'forced',
    'inDuel',
  ),
  Advance: defineOrder(
    'Answers a pending advance (pbem:10.9). `unit` absent: nobody advances.',
    {
      unit: optional(unit),
      path: noted('The steps of the way; absent: the unit stays.', optional(pathOrNone)),
    },
    'withoutHands',
    'inDuel',
    'onLadder',
  ),
  Pursue: defineOrder(
    'Answers a pending pursuit (pbem:11.44b): does melee with the retreated character go on?',
    {
      keep: noted('Melee with the retreated character goes on.', flag),
    },
    'withoutHands',
    'noDeed',
    'inDuel',
  ),
  RaiseAlarm: defineOrder(
    'Answers which units raise the alarm (pbem:12.7c); no unit: nobody raises it.',
    {
      units: noted('The units that raise the alarm, by their names.', anyUnits),
    },
    'withoutHands',
    'noDeed',
  ),
  Pin: defineOrder(
    'Answers a pending pin (pbem:8.1b): `unit` tries. Absent: no unit of the side tries in this hex.',
    {
      unit: optional(unit),
    },
    'fights',
    'withoutHands',
    'inDuel',
    'onLadder',
  ),
  ChooseCasualty: writtenAs(
    'suffer',
    defineOrder(
      'Answers which of the own units in a combat suffers its result (siege-en:1.72b).',
      { unit },
      'noAction',
      'withoutHands',
      'noDeed',
    ),
  ),
  PlaceDismounted: writtenAs(
    'land in {to}',
    defineOrder(
      'Answers where a rider who was thrown off the horse is put down (siege-en:1.74a).',
      { unit, to: noted('The hex in which the rider stands.', hex) },
      'noAction',
      'withoutHands',
      'noDeed',
    ),
  ),
  PlaceFallen: writtenAs(
    'fall into {to}',
    defineOrder(
      'Answers where a character who falls comes to lie (siege-en:1.81c, 1.92d).',
      { unit, to: noted('The hex in which the character lies.', hex) },
      'noAction',
      'withoutHands',
      'noDeed',
    ),
  ),
  Flee: defineOrder(
    'Answers where a panicked or routed character runs (pbem:22.9h, 22.9n); `off`: over the edge of the map ' +
      'at the end (pbem:22.9q).',
    { unit, path: noted('May be empty.', pathOrNone), off: noted('true: off the map at the end.', optional(flag)) },
    'noAction',
    'withoutHands',
    'noDeed',
    'forced',
    'inDuel',
  ),
};
export type Fire = OrderNamed<typeof COMBAT_ORDERS, 'Fire'>;
export type Attack = OrderNamed<typeof COMBAT_ORDERS, 'Attack'>;
export type Retreat = OrderNamed<typeof COMBAT_ORDERS, 'Retreat'>;
export type Advance = OrderNamed<typeof COMBAT_ORDERS, 'Advance'>;
export type Pursue = OrderNamed<typeof COMBAT_ORDERS, 'Pursue'>;
export type RaiseAlarm = OrderNamed<typeof COMBAT_ORDERS, 'RaiseAlarm'>;
export type Pin = OrderNamed<typeof COMBAT_ORDERS, 'Pin'>;
export type ChooseCasualty = OrderNamed<typeof COMBAT_ORDERS, 'ChooseCasualty'>;
export type PlaceDismounted = OrderNamed<typeof COMBAT_ORDERS, 'PlaceDismounted'>;
export type PlaceFallen = OrderNamed<typeof COMBAT_ORDERS, 'PlaceFallen'>;
export type Flee = OrderNamed<typeof COMBAT_ORDERS, 'Flee'>;

/** An attack as it waits in events. */
export const attack = orderForm(COMBAT_ORDERS, 'Attack');
