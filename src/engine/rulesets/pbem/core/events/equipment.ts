import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { int } from '../../../../game/define/form.js';
import { hex, item, rule, unit } from '../../../../game/define/names.js';

/** Items that are picked up, carried and dropped (pbem:12.5, 18). */
export const EQUIPMENT_EVENTS = {
  ItemTaken: defineEvent('A character has picked an item up from his hex, for so many MP.', {
    unit,
    item,
    mp: int,
    rule,
  }),
  CarryingPaid: defineEvent('A burden costs its carrier so many MP of this movement step (pbem:12.5i).', {
    unit,
    item,
    mp: int,
    rule,
  }),
  ItemDropped: defineEvent('An item lies in a hex from now on; `rule` shows whether its carrier chose to drop it.', {
    unit,
    item,
    hex,
    rule,
  }),
  ItemLost: defineEvent('An item is gone from the map.', { unit, item, rule }),
};
export type EquipmentEvent = EventIn<typeof EQUIPMENT_EVENTS>;
