import { named, noted, optional, type TypeOf, oneOfNames } from '../../../../game/define/form.js';
import { item, hex } from '../../../../game/define/names.js';
import type { OrderIn, OrderNamed } from '../../../../game/define/order.js';
import { defineOrder, someItems, someUnits, word, mark } from './define.js';

/** Orders of battering (pbem:19.2 to 19.4). */
export const BATTERING_ORDERS = {
  Batter: defineOrder(
    'Batter a hex, a hexside, a cart or equipment, by its name, with the hands: a task of one turn ' + '(pbem:19.41).',
    {
      workers: noted('The units that batter, by their names.', someUnits),
      what: noted(
        'A hex (of a tent, a table, a barricade), a hexside (J13/J14), or the name of a cart or of equipment; the ' +
          'name of a barricade will do if all of them reach one of its hexes only (pbem:19.2s).',
        word,
      ),
    },
  ),
  Ram: defineOrder(
    'Batter a hex or hexside in front of rams, by the offboard table (pbem:19.3i); the crews are named.',
    {
      workers: noted('The crews, all of them.', someUnits),
      engines: noted('Rams that batter the same thing; wear falls on the first named first.', someItems),
      what: noted('The hexside before them (D8/E7), or the hex beyond it.', word),
    },
    'asCrew',
  ),
  Bombard: defineOrder('Batter with an engine in the scenario, a task of one turn of its whole crew (pbem:19.42b).', {
    crew: noted('The whole crew.', someUnits),
    engine: noted('The engine, by its name.', item),
    what: noted('A hex or hexside; of a catapult what it is aimed at.', word),
  }),
  AimEngine: defineOrder('Aim a catapult at another target for a turn (pbem:19.42d).', {
    crew: noted('The whole crew.', someUnits),
    engine: noted('The engine, by its name.', item),
    what: noted('A hex or hexside.', word),
  }),
};
export type Batter = OrderNamed<typeof BATTERING_ORDERS, 'Batter'>;
export type Ram = OrderNamed<typeof BATTERING_ORDERS, 'Ram'>;
export type Bombard = OrderNamed<typeof BATTERING_ORDERS, 'Bombard'>;
export type AimEngine = OrderNamed<typeof BATTERING_ORDERS, 'AimEngine'>;
export type BatteringOrder = OrderIn<typeof BATTERING_ORDERS>;

export const repairFirst = named(
  'RepairFirst',
  "The part of a siege engine's loss that is repaired first: its wear, or the damage by the enemy (ruling of " +
    'pbem:19.72a).',
  oneOfNames({ wear: 'The wear goes first.', damage: 'The damage goes first.' }),
);
export type RepairFirst = TypeOf<typeof repairFirst>;

/** Repairs (pbem:19.7). */
export const REPAIR_ORDERS = {
  Repair: defineOrder(
    'Repair a door, a window, a screen, a hex of a barricade, a siege engine or the wall in a hex, by its name: a ' +
      'task of one turn (pbem:19.7). The first worker that can be the required worker is the required worker; the ' +
      'others are additional characters.',
    {
      workers: noted(
        'The first who can be the one that the repair needs is it (a knight at a wall, an engineer at an ' + 'engine).',
        someUnits,
      ),
      what: noted(
        'A hex of a wall or a barricade, a door or window (J13/J14), or the name of equipment; the name of a ' +
          'barricade will do if all of them reach one damaged hex only (pbem:19.2s).',
        hex,
      ),
      wall: noted(
        'For a door hex: the repair is for the wall, which engines batter separately from the door (pbem:19.2u); ' +
          'absent: for the door.',
        optional(mark),
      ),
      first: noted('For an engine with both wear and damage; absent: its wear.', optional(repairFirst)),
    },
  ),
};
export type Repair = OrderNamed<typeof REPAIR_ORDERS, 'Repair'>;
