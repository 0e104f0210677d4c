import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { ownSide } from '../../../../game/define/events.js';
import { flag, int, list, noted, optional, orNull } from '../../../../game/define/form.js';
import { dice, hex, rule, side, unit } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';

/** Ammunition (pbem:22.2). */
export const SUPPLY_EVENTS = {
  SuppliesRolled: defineEvent(
    'Characters of a side have rolled the number of missiles that they begin with (pbem:22.2c). The other ' +
      'sides see no numbers, and nobody sees those of neutrals.',
    { side: orNull(side), supplies: list(record({ unit, missiles: int, dice })), rule },
    { secret: { supplies: { seenBy: ownSide, instead: [] } } },
  ),
  MissilesTaken: defineEvent(
    'A character has taken missiles from a unit, or from a supply point in that hex (pbem:22.2g). The ' +
      'other sides see no number.',
    {
      side,
      unit,
      giver: optional(unit),
      at: optional(hex),
      count: noted('Null: the viewer may not see it.', orNull(int)),
      stripped: noted('True if the giver could not prevent it: stunned, dead, neutral or a prisoner.', flag),
      rule,
    },
    { secret: { count: { seenBy: ownSide, instead: null } } },
  ),
};
export type SupplyEvent = EventIn<typeof SUPPLY_EVENTS>;
