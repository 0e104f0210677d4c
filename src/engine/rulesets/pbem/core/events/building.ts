import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { ownSide } from '../../../../game/define/events.js';
import { int, noted, optional, yes, flag, list, orNull, text } from '../../../../game/define/form.js';
import { hex, hexes, item, rule, side, units, die } from '../../../../game/define/names.js';
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

/** The filling of moats (pbem:19.52). */
export const FILLING_EVENTS = {
  FillingDeclared: defineEvent(
    'A side declares which screen it uses to fill a moat hex, and in secret which hex (pbem:19.52a). ' +
      '`late`: the first player turn of the side in this day is over, so the day does not count.',
    {
      side,
      screen: item,
      hex: noted('The moat hex; null for the other sides.', orNull(hex)),
      late: optional(yes),
      rule,
    },
    { secret: { hex: { seenBy: ownSide, instead: null } } },
  ),
  FillingDayCounted: toldAs(
    '{screen} stands in {at} and is manned: the day counts for the filling',
    defineEvent(
      'The screen stands in `at` and is manned at the end of the first player turn of its side: the day ' +
        'counts (pbem:19.52c).',
      { screen: item, at: hex, rule },
    ),
  ),
  FillingCrewChanged: defineEvent(
    'A member of a crew of four is missing, or has been replaced, or one player turn less is left to ' +
      'replace it (pbem:19.52d).',
    { screen: item, missing: list(int), rule },
  ),
  FillingDayLost: toldAs(
    'the filling with {screen} is in vain today: {because}',
    defineEvent('The work of this day is ineffective; the same day is repeated (pbem:19.52d, 19.52i).', {
      screen: item,
      because: text,
      rule,
    }),
  ),
  FillingAbandoned: toldAs(
    'the filling with {screen} is abandoned: {because}',
    defineEvent('The screen is destroyed, or has left the moat: the work must be declared anew (pbem:19.52j).', {
      screen: item,
      because: text,
      rule,
    }),
  ),
  ScreenAdvanced: toldAs(
    'in the evening {screen} is put into the moat in {hex}',
    defineEvent('On the evening of the first day that counts the screen is put into the moat (pbem:19.52g).', {
      screen: item,
      hex,
      rule,
    }),
  ),
  MoatWorked: defineEvent(
    'On the evening of the second day that counts the moat is filled and the screen is removed; under a ' +
      'drawbridge a die decides (pbem:19.52h).',
    { screen: item, hex, die: optional(die), filled: flag, rule },
  ),
};
export type FillingEvent = EventIn<typeof FILLING_EVENTS>;
