import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { nobody } from '../../../../game/define/events.js';
import { list, noted, orNull } from '../../../../game/define/form.js';
import { dice, die, hex, item, items, rule, unit } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';

/** Hidden treasure (pbem:18.4). */
export const TREASURE_EVENTS = {
  TreasuresPlaced: defineEvent(
    'The places of the hidden treasures have been drawn (pbem:18.4c). No player may know them, so nobody ' +
      'is shown the places.',
    { places: list(record({ item, hex, dice })), rule },
    { secret: { places: { seenBy: nobody, instead: [] } } },
  ),
  HexSearched: defineEvent(
    'A character has searched his hex (pbem:18.4d). Nobody is shown the die of a search in vain: a low ' +
      'one would tell that nothing is hidden there.',
    {
      unit,
      hex,
      die: noted('Null: the viewer may not see it.', orNull(die)),
      found: noted('Treasures that lie in the hex for everybody from now on.', items),
      rule,
    },
    {
      secret: { die: { seenBy: nobody, instead: null, when: ({ found }) => found.length === 0 } },
      bearing: 'order',
    },
  ),
};
export type TreasureEvent = EventIn<typeof TREASURE_EVENTS>;
