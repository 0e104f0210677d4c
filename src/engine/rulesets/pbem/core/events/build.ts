import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { int, noted, optional, yes } from '../../../../game/define/form.js';
import { hex, hexes, item, rule, side, units } from '../../../../game/define/names.js';
import { buildKind } from '../orders/build-orders.js';
import { engineKind } from './state-forms.js';

/** Building on the map (pbem:19.8). */
export const BUILD_EVENTS = {
  WorkBuilt: defineEvent(
    'A thing has been built (pbem:19.8): equipment with its name, a door or shutter that is fitted now, a ' +
      'tent that is pitched.',
    {
      units,
      what: buildKind,
      at: noted('Its hexes, head first; for a door or shutter the hex or hexside.', hexes),
      before: noted('For a barricade the hex before its front.', optional(hex)),
      equipment: noted('The name of the equipment; absent: the thing is no equipment.', optional(item)),
      unloaded: noted(
        'True for an engine that must be loaded before it is fired; absent: it is no such engine.',
        optional(yes),
      ),
      side: noted(
        'The owner of a tent or engine (pbem:23.2c); absent for other things, and in older records.',
        optional(side),
      ),
      rule,
    },
  ),
  BuildingAdvanced: defineEvent(
    'A day of work on a siege engine is done, and more days must follow (pbem:19.8c, 19.8e).',
    { units, what: engineKind, at: hexes, equipment: item, done: int, of: int, rule },
  ),
};
export type BuildEvent = EventIn<typeof BUILD_EVENTS>;
