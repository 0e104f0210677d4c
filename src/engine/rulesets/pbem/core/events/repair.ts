import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { int, noted, oneOf, optional, text } from '../../../../game/define/form.js';
import { die, rule, units } from '../../../../game/define/names.js';
import { tally } from './state-forms.js';

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
