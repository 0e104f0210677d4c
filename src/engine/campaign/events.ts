import { defineEvent, type EventIn } from '../game/define/event.js';
import { elsewhere, flag, int, noted, oneOf, optional, orNull, text } from '../game/define/form.js';
import { die, dice, rule, side, unit, units } from '../game/define/names.js';
import { record } from '../game/define/record.js';
import { DICE_MEMBER } from '../game/dice-told.js';
import { CAMPAIGN_CLASSES } from './classes.js';
import { ENGINES_LEFT, REPORT, SIEGE_REPORT } from './forms.js';
import { campaignOrder } from './orders.js';
import type { CampaignSetup } from './setup.js';

const strength = record({ attack: int, defence: int });
const campaignClass = oneOf(CAMPAIGN_CLASSES);

/** The change of one character by his points, after all bounds. */
const ADVANCE = {
  unit,
  class: campaignClass,
  foot: strength,
  mounted: optional(strength),
  record: noted('Points that stay on the side record, in quarters of a point (pbem:24.1f).', strength),
};

/** Everything that can happen in a campaign. */
export const CAMPAIGN_EVENTS = {
  CampaignSetUp: defineEvent(
    'First event of every campaign; it holds all that the campaign needs, the set-ups of its scenarios included.',
    {
      rules: record({ id: text, version: int }),
      setup: elsewhere<CampaignSetup>('CampaignSetup', 'The set-up of the campaign (docs/campaigns.md).'),
      dice: DICE_MEMBER,
    },
  ),
  CampaignOrderTaken: defineEvent('First event of every order; `side` null: Herald reports a scenario.', {
    number: int,
    side: orNull(side),
    order: campaignOrder,
  }),
  CampaignDayBegan: defineEvent('A day begins; these are healed (pbem:24.2a), these runaways are back (pbem:22.9r).', {
    day: int,
    healed: units,
    back: units,
    rule,
  }),
  ScenarioWanted: defineEvent('A side wants to play a scenario or siege; the others have yet to agree (pbem:24).', {
    scenario: text,
    side,
    rule,
  }),
  CampaignScenarioOpened: defineEvent('All sides agree, and the scenario or siege is played now (pbem:24).', {
    scenario: text,
    side,
    rule,
  }),
  CampaignScenarioFought: defineEvent('A scenario was played, and ended so.', {
    ...REPORT,
    ...ENGINES_LEFT,
    rule,
  }),
  CampaignSiegeFought: defineEvent('A siege is over, and ended so.', { ...SIEGE_REPORT, rule }),
  CampaignDaysPassed: defineEvent(
    'The days of a siege are over; it is its last day now. These are healed, these runaways are back meanwhile.',
    { day: int, healed: units, back: units, rule },
  ),
  ExperienceCounted: defineEvent('Points that a character has won or lost; negative: lost.', {
    unit,
    quarters: noted('Attack points, in quarters of a point.', int),
    opponent: noted('The character by whom, or against whom.', unit),
    dice: noted('Rolled where several were the strongest (pbem:24.1e).', dice),
    rule,
  }),
  CharacterAdvanced: defineEvent('The strength, class or side record of a character after a scenario (pbem:24.1f).', {
    ...ADVANCE,
    rule,
  }),
  AbsenceRolled: defineEvent('How long a runaway is absent (pbem:22.9r).', {
    unit,
    die,
    days: noted('Null: until the end of the campaign.', orNull(int)),
    table: rule,
    rule,
  }),
  DeedConfirmed: defineEvent('A side confirms a deed of valour (pbem:24.1i).', { unit, side, rule }),
  KnighthoodRolled: defineEvent('The roll by which a sergeant becomes a knight, or is rejected (pbem:24.1i).', {
    unit,
    die,
    knighted: flag,
    rule,
  }),
  PrisonerReleased: defineEvent('A prisoner goes back to his side.', { unit, by: side, rule }),
  CampaignDayClosed: defineEvent('A side has nothing more to do on this day.', { side, rule }),
  WoundHealingRolled: defineEvent('How long a wounded character takes to heal (pbem:24.2a).', {
    unit,
    die,
    days: noted('Null: not in this campaign (pbem:24.2b).', orNull(int)),
    table: rule,
    rule,
  }),
  CampaignDayEnded: defineEvent('A day is over; with the fingerprint of the campaign before this event.', {
    day: int,
    fingerprint: text,
  }),
  CampaignEnded: defineEvent('The campaign is over.', { winner: orNull(side), reason: text, rule }),
};

export type CampaignEvent = EventIn<typeof CAMPAIGN_EVENTS>;
export type CampaignEventOf<Type extends CampaignEvent['type']> = Extract<CampaignEvent, { type: Type }>;
