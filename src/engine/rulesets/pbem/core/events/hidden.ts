import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { ownSide } from '../../../../game/define/events.js';
import { list, named, noted, optional, type TypeOf } from '../../../../game/define/form.js';
import { hexes, rule, side, unit, units } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';

export const hidingPlace = named(
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
  MoveBrokenOff: defineEvent(
    'The rest of a move is not gone, because a unit that it discovered bars the way or because its owner ' +
      'breaks it off (pbem:22.8g).',
    { unit, rule },
  ),
};
export type HiddenEvent = EventIn<typeof HIDDEN_EVENTS>;
