import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { int } from '../../../../game/define/form.js';
import { hexes, rule, unit } from '../../../../game/define/names.js';

/** Events that only a scenario allows (pbem:23.14, 23.16). */
export const SCENARIO_EVENTS = {
  UnitEntered: defineEvent(
    'A unit, with its horse, has come onto the map: its hexes, head first, and the cost for the unit ' + '(MP).',
    { unit, hexes, mp: int, rule },
  ),
  UnitLeft: defineEvent(
    'A unit, with its horse, has left the map for good: the hexes that it left, and the cost for the unit ' + '(MP).',
    { unit, from: hexes, mp: int, rule },
  ),
  HeadLeft: defineEvent(
    "The head of a unit's horse has left the map; the unit holds the hex of its rear only (pbem:3.1b), " +
      'for so many MP.',
    { unit, hexes, mp: int, rule },
  ),
};
export type ScenarioEvent = EventIn<typeof SCENARIO_EVENTS>;
