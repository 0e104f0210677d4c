import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { int, oneOf, optional, text, noted } from '../../../../game/define/form.js';
import { dice, hexes, item, items, rule, units, die } from '../../../../game/define/names.js';
import { batteringMeans, tally } from './state-forms.js';

/** Battering and its consequences (pbem:19.2 to 19.4). */
export const BATTERING_EVENTS = {
  TargetBattered: defineEvent(
    'A blow of battering (pbem:19.2n): the units and engines that struck it, their strength, and the ' +
      'points of the target before and after it, on the scale of the means. The events of a collapse ' +
      'follow.',
    {
      what: text,
      means: batteringMeans,
      units,
      engines: optional(items),
      strength: int,
      dice,
      damage: int,
      before: int,
      after: int,
      rule,
    },
  ),
  DebrisLeft: defineEvent('Debris lies in these hexes from now on (pbem:16.122a, 18.0c).', {
    debris: text,
    hexes,
    rule,
  }),
  EngineWorn: toldAs(
    '{equipment} takes {points} of wear',
    defineEvent(
      'An engine is worn by its own use (pbem:19.2r): points of battering strength offboard, of damage ' + 'onboard.',
      { equipment: item, method: oneOf(['offboard', 'onboard']), points: int, dice, rule },
    ),
  ),
  EngineAimed: toldAs(
    '{equipment} is aimed at {what} (turn {turns} of 2)',
    defineEvent('A turn of aiming an engine is done; `turns` at this target (pbem:19.42d).', {
      units,
      equipment: item,
      what: text,
      turns: int,
      rule,
    }),
  ),
};
export type BatteringEvent = EventIn<typeof BATTERING_EVENTS>;

/** Repairs on the map (pbem:19.7). */
export const REPAIR_EVENTS = {
  ItemRepaired: defineEvent(
    'Points were given back to a thing that was battered or worn (pbem:19.7): the die and the DRM of the ' +
      'helpers, the points that counted, the state before and after on the scale of the repair, and the ' +
      'points that each means still takes off.',
    {
      what: noted('A hex, a hexside, or the name of equipment.', text),
      units: noted('The required worker of the repair, and the additional characters.', units),
      die,
      drm: int,
      points: int,
      before: int,
      after: int,
      tally: noted('Points that are still off; empty: none.', tally),
      wear: noted('Points of wear that an engine has now; absent: it had none.', optional(int)),
      reinforced: noted('A building door has become a keep door (pbem:19.71d).', optional(oneOf(['keep']))),
      rule,
    },
  ),
};
export type RepairEvent = EventIn<typeof REPAIR_EVENTS>;
