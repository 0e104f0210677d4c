import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { list, noted, text } from '../../../../game/define/form.js';
import { dice, hexes, items, rule, unit } from '../../../../game/define/names.js';

/** Falls and their consequences (pbem:7.21, 7.7, 18.1). */
export const FALLS_EVENTS = {
  UnitFell: defineEvent(
    'A unit, live or dead, has fallen into these hexes, head first, with the dice that chose them. The ' +
      'events of its injuries follow.',
    { unit, hexes, dice, rule },
  ),
  UnitSank: defineEvent(
    'A unit has gone under and is gone from the map; a unit that was alive until then has drowned ' + '(pbem:17.1).',
    { unit, rule },
  ),
  ThingsDestroyed: defineEvent('Items and debris that lay on the map no longer exist.', {
    items,
    debris: noted('Ids of things.', list(text)),
    rule,
  }),
};
export type FallsEvent = EventIn<typeof FALLS_EVENTS>;
