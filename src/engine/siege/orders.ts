import {
  list,
  named,
  namesIn,
  noted,
  oneOfNames,
  optional,
  type Fields,
  type Form,
  type TypeOf,
} from '../game/define/form.js';
import { hex, unit } from '../game/define/names.js';
import { formOfOrders, orderDefinition, type OrderIn, type OrderNamed } from '../game/define/order.js';
import { record } from '../game/define/record.js';
import { LIST_MAX, place, points, REPORT } from './forms.js';
import type { ScenarioName } from './siege.js';

const CHOICE_MEANINGS = {
  sallyAttacker: 'Falls on the camp of the besieger.',
  sallySupplies: 'Falls on the supplies of the besieger.',
  attackCastle: 'Storms the castle.',
  none: 'Fights nowhere.',
};

/** Choices of the side with the initiative: a scenario, or nothing (pbem:2.81b, 2.81c). */
export const CHOICES = namesIn(CHOICE_MEANINGS);
export type Choice = (typeof CHOICES)[number];

const define = <const F extends Fields>(remark: string, fields: F) => orderDefinition(remark, fields, []);
const engines = list(unit, { max: LIST_MAX });
const choice = named(
  'SiegeChoice',
  'Choices of the side with the initiative (pbem:2.81b, 2.81c).',
  oneOfNames(CHOICE_MEANINGS),
);
const allotment = named(
  'SiegeAllotment',
  'Engines that batter one target together.',
  record(
    {
      target: noted('The hex that is battered.', hex),
      engines: noted('The engines, by their names.', engines),
    },
    { closed: true },
  ),
);
const wearShare = named(
  'WearShare',
  'Wear that an engine takes upon itself.',
  record(
    { engine: noted('The engine, by its name.', unit), points: noted('Battering points of wear.', points) },
    { closed: true },
  ),
);

/** Orders of the two sides. */
export const SIDE_ORDERS = {
  RollInitiative: define('Rolls for the initiative of the day or night, for both sides (pbem:2.81a).', {}),
  Choose: define('Chooses a scenario, or none (pbem:2.81b, 2.81c).', { choice }),
  Work: define("The besieger's work of a day: battering, repairs, building (pbem:2.81c, 2.81e).", {
    batter: noted('Engines, and what they batter.', optional(list(allotment, { max: LIST_MAX }))),
    repair: noted('Engines that are repaired, by their names.', optional(engines)),
    build: noted('Engines that are built, by their names.', optional(engines)),
  }),
  ShareWear: define('Shares out the wear of the first roll that brought some, in points (pbem:19.3k).', {
    shares: list(wearShare, { max: LIST_MAX }),
  }),
  Repair: define("Repairs of the defender on a day of the attacker's (pbem:2.81h).", { engines }),
  Fill: define('A moat hex to be filled today (pbem:19.51a).', { hex }),
  Place: define('Withdraws a character or a loose animal into the own base (pbem:2.82c), head first.', {
    unit: noted('The unit, by its name.', unit),
    hexes: noted('The hexes that it holds, head first.', place),
  }),
  Close: define('Has nothing more to do in this day or night.', {}),
};

/** Orders of the two sides, and Herald's report of how a scenario ended. */
export const SIEGE_ORDERS = {
  ...SIDE_ORDERS,
  Report: define(
    'How a scenario has ended; Herald itself reports it from the game that was played (pbem:2.81d).',
    REPORT,
  ),
};

export type SideOrder = OrderIn<typeof SIDE_ORDERS>;
export type SiegeOrder = OrderIn<typeof SIEGE_ORDERS>;
export type Allotment = TypeOf<typeof allotment>;
export type Choose = OrderNamed<typeof SIDE_ORDERS, 'Choose'>;
export type Work = OrderNamed<typeof SIDE_ORDERS, 'Work'>;
export type ShareWear = OrderNamed<typeof SIDE_ORDERS, 'ShareWear'>;
export type Repair = OrderNamed<typeof SIDE_ORDERS, 'Repair'>;
export type Fill = OrderNamed<typeof SIDE_ORDERS, 'Fill'>;
export type Place = OrderNamed<typeof SIDE_ORDERS, 'Place'>;
export type Report = OrderNamed<typeof SIEGE_ORDERS, 'Report'>;

/** An order in the form in which events record it. */
export const siegeOrder = formOfOrders(SIEGE_ORDERS) as Form<SiegeOrder>;

/** The scenario that a choice means; null: none. */
export function scenarioOf(choice: Choice): ScenarioName | null {
  return choice === 'none' ? null : choice;
}
