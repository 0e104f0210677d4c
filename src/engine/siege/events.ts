import { defineEvent, type EventIn } from '../game/define/event.js';
import { byName, elsewhere, flag, int, list, noted, optional, orNull, text } from '../game/define/form.js';
import { dice, die, hex, hexes, modifier, rule, unit, units } from '../game/define/names.js';
import { record } from '../game/define/record.js';
import { DICE_MEMBER } from '../game/dice-told.js';
import { REPORT, scenarioName, siegeSide, STRAIN } from './forms.js';
import { siegeOrder } from './orders.js';
import type { SiegeSetup } from './setup.js';

/** Everything that can happen in a siege. Fighters and engines are both found as units. */
export const SIEGE_EVENTS = {
  SiegeSetUp: defineEvent(
    'First event of every siege; it holds all that the siege needs, the set-ups of its scenarios included.',
    {
      rules: record({ id: text, version: int }),
      setup: elsewhere<SiegeSetup>('SiegeSetup', 'The set-up of the siege (docs/sieges.md).'),
      dice: DICE_MEMBER,
    },
  ),
  OrderTaken: defineEvent('First event of every order; `side` null: Herald reports a scenario.', {
    number: int,
    side: orNull(siegeSide),
    order: siegeOrder,
  }),
  DayBegan: defineEvent('A day begins; these characters are healed.', {
    day: int,
    healed: units,
    back: noted('Runaways who are back (pbem:22.9r); absent: none.', optional(units)),
    rule,
  }),
  NightBegan: defineEvent('A night begins (pbem:2.81g).', { day: int, rule }),
  InitiativeRolled: defineEvent('The roll for the initiative of the day or night (pbem:2.81a).', {
    dice,
    side: siegeSide,
    rule,
  }),
  PassedOver: defineEvent('The side with the initiative chooses no scenario.', { side: siegeSide, rule }),
  ScenarioOpened: defineEvent('The scenario of that name is played now.', {
    scenario: scenarioName,
    side: orNull(siegeSide),
    rule,
  }),
  ScenarioFought: defineEvent('A scenario was played, and ended so.', {
    ...REPORT,
    strained: noted(
      'Engines that have lost other points when it ends than when it began, and the offboard wear that these points ' +
        'are (pbem:19.42i); absent: none.',
      optional(list(record({ engine: unit, ...STRAIN, becomes: int }))),
    ),
    rule,
  }),
  WorkBegan: defineEvent("The besieger's repairs and building of this day.", {
    side: siegeSide,
    repair: units,
    build: units,
    rule,
  }),
  TargetBattered: defineEvent('The points of some engines against one target, and what the table says (pbem:26.71c).', {
    target: hex,
    engines: units,
    points: int,
    column: int,
    die,
    modifiers: list(modifier),
    final: int,
    damage: int,
    wear: int,
    table: rule,
  }),
  EnginesWorn: defineEvent('The wear of the engines that battered a target, in points (pbem:19.3k).', {
    target: hex,
    shares: list(record({ engine: unit, points: int })),
    rule,
  }),
  RepairBegan: defineEvent('Engines are repaired today.', { side: siegeSide, engines: units, rule }),
  FillingBegan: defineEvent('A moat hex is filled today (pbem:19.51a).', { hex, rule }),
  FighterPlaced: defineEvent(
    'A character or a loose animal withdraws into the own base and stands there, head first (pbem:2.82c).',
    {
      unit,
      hexes,
      rule,
    },
  ),
  SideClosed: defineEvent('A side has nothing more to do in this day or night.', { side: siegeSide, rule }),
  MoatRolled: defineEvent('The roll for filling, made when the day is over (pbem:19.51b).', {
    hex,
    die,
    filled: flag,
    rule,
  }),
  EnginesRepaired: defineEvent('These engines are repaired.', { engines: units, rule }),
  EnginesBuiltOn: defineEvent('A day of work was done at these; those that are finished stand from now on.', {
    engines: units,
    finished: units,
    rule,
  }),
  HealingRolled: defineEvent('How long a wounded character takes to heal (pbem:24.2).', {
    unit,
    die,
    days: noted('Null: many months, that is not in this campaign (pbem:24.2b).', orNull(int)),
    table: rule,
    rule,
  }),
  RunawayRolled: defineEvent('How long somebody who ran off the map stays away (pbem:22.9r).', {
    unit,
    die,
    days: noted('Null: many months, that is not in this siege.', orNull(int)),
    table: rule,
    rule,
  }),
  FightersJoined: defineEvent('These characters have joined their side.', { units, rule }),
  GoodsDelivered: defineEvent('Goods have come to a side, by kind.', { side: siegeSide, goods: byName(int), rule }),
  PartEnded: defineEvent('A day or night is over; with the fingerprint of the siege that it left, before this event.', {
    day: int,
    night: flag,
    fingerprint: text,
  }),
  SiegeEnded: defineEvent('The siege is over.', { winner: orNull(siegeSide), reason: text, rule }),
};

export type SiegeEvent = EventIn<typeof SIEGE_EVENTS>;
export type SiegeEventOf<Type extends SiegeEvent['type']> = Extract<SiegeEvent, { type: Type }>;
export type SiegeSetUp = SiegeEventOf<'SiegeSetUp'>;
