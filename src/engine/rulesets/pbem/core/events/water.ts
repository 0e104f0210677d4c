import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { int, list, named, noted, oneOf, optional, type TypeOf } from '../../../../game/define/form.js';
import { dice, die, hex, hexes, modifier, rule, unit } from '../../../../game/define/names.js';

const WATER_OUTCOMES = [
  'climbs',
  'fails',
  'drifts',
  'nears',
  'leaves',
  'floats',
  'drowns',
  'wades',
  'stays',
  'falls',
] as const;

const waterOutcome = named(
  'WaterOutcome',
  'The outcome of a die in the water. `climbs`: he may climb out; `fails`: he may not; `drifts`, `nears`, `leaves`: ' +
    'the water takes him along, to the bank, away from it; `floats`; `drowns`; `wades`: he may go one hex; `stays`; ' +
    '`falls`: off the stepping stones.',
  oneOf(WATER_OUTCOMES),
);
export type WaterOutcome = TypeOf<typeof waterOutcome>;

/** In the water (pbem:17). */
export const WATER_EVENTS = {
  WaterRolled: defineEvent(
    'A die for a unit in the water or on stepping stones, on the table that `rule` names (pbem:26.4, ' +
      '17.42e, 16.126c).',
    {
      unit,
      rule,
      die,
      modifiers: list(modifier),
      final: noted('The die with its modifiers.', int),
      outcome: waterOutcome,
      hexes: noted('Number of hexes that the water takes him.', optional(int)),
      helped: noted('MP that a helper adds to those of the climber (pbem:17.12b).', optional(int)),
    },
  ),
  SwimmerDrifted: defineEvent(
    'The water has taken a swimmer through these hexes, one after the other, and leaves him in `to`; the ' +
      'dice chose between possible ways.',
    { unit, way: hexes, to: hex, dice, rule },
  ),
  SwimmerLost: toldAs(
    '{unit} drifts off the map',
    defineEvent('A swimmer has drifted off the map and does not come back (pbem:17.2a).', { unit, rule }),
  ),
  SwimmerWinded: toldAs(
    '{unit} gets out with his last strength and will not move in the next turn',
    defineEvent('He has climbed out beyond his MPA and cannot move in his next movement phase (pbem:17.12a).', {
      unit,
      rule,
    }),
  ),
};
export type WaterEvent = EventIn<typeof WATER_EVENTS>;
