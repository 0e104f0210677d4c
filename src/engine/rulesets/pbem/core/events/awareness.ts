import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { ownSide } from '../../../../game/define/events.js';
import { named, oneOf, optional, list, noted, type TypeOf } from '../../../../game/define/form.js';
import { rule, unit, units, hexes, side } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';

const alert = named(
  'Alert',
  'How a character became aware: he saw an enemy, was shot at or attacked, or was alerted by others ' + '(pbem:12.7b).',
  oneOf(['sight', 'attack', 'alarm', 'bark']),
);
export type Alert = TypeOf<typeof alert>;

/** Awareness and the alarm (pbem:12.7). */
export const ALARM_EVENTS = {
  UnitsAlerted: defineEvent(
    'Characters may act from now on (pbem:12.7a). `by`: the enemy that was seen, or the dog that barked.',
    { units, how: alert, by: optional(unit), rule },
  ),
  AlarmRaised: defineEvent(
    'An alarm is raised or passed on. The units that hear it become aware when their next player turn ' +
      'begins (pbem:12.7c).',
    { units, hearers: units, rule },
  ),
};
export type AlarmEvent = EventIn<typeof ALARM_EVENTS>;

const hidingPlace = named(
  'HidingPlace',
  'A unit and the hexes in which it is hidden, head first.',
  record({ unit, hexes }),
);
export type HidingPlace = TypeOf<typeof hidingPlace>;

/** Hidden units and ambush (pbem:22.8, 6.6, 9.7). */
export const HIDDEN_EVENTS = {
  UnitsHidden: defineEvent(
    'A side has set up its units hidden (pbem:22.8a). Only the side may know which units, and where; the ' +
      'others see none listed.',
    { side, places: list(hidingPlace), rule },
    { secret: { places: { seenBy: ownSide, instead: [] } } },
  ),
  UnitRevealed: defineEvent(
    'From now on a hidden unit is on the map for everybody, and its horse with it: it was discovered, or ' +
      'it acted (pbem:22.8c to 22.8f).',
    { unit, hexes, by: noted('The enemy that has discovered it; absent: it has shown itself.', optional(unit)), rule },
  ),
  UnitsAmbushed: defineEvent('Units were shot at or attacked out of hiding, in this player turn (pbem:6.6, 9.7a).', {
    units,
    attackers: units,
    rule,
  }),
  MoveBrokenOff: toldAs(
    '{unit} goes no further as ordered',
    defineEvent(
      'The rest of a move is not gone, because a unit that it discovered bars the way or because its owner ' +
        'breaks it off (pbem:22.8g).',
      { unit, rule },
    ),
  ),
};
export type HiddenEvent = EventIn<typeof HIDDEN_EVENTS>;
