import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { ownSide, nobody } from '../../../../game/define/events.js';
import { int, flag, list, noted, optional, orNull } from '../../../../game/define/form.js';
import { hex, item, rule, unit, dice, side, die, items } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';

/** Items that are picked up, carried and dropped (pbem:12.5, 18). */
export const EQUIPMENT_EVENTS = {
  ItemTaken: toldAs(
    '{unit} picks up {item}',
    defineEvent('A character has picked an item up from his hex, for so many MP.', {
      unit,
      item,
      mp: int,
      rule,
    }),
  ),
  CarryingPaid: toldAs(
    'carrying {item} costs {unit} {mp} MP',
    defineEvent('A burden costs its carrier so many MP of this movement step (pbem:12.5i).', {
      unit,
      item,
      mp: int,
      rule,
    }),
  ),
  ItemDropped: toldAs(
    '{unit} drops {item} in {hex}',
    defineEvent('An item lies in a hex from now on; `rule` shows whether its carrier chose to drop it.', {
      unit,
      item,
      hex,
      rule,
    }),
  ),
  ItemLost: toldAs(
    '{item}, which {unit} carried, is lost',
    defineEvent('An item is gone from the map.', { unit, item, rule }),
  ),
};
export type EquipmentEvent = EventIn<typeof EQUIPMENT_EVENTS>;

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
