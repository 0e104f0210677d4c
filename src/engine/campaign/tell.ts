import { counted } from '../notation/words.js';
import type { CampaignEvent } from './events.js';
import { POINT } from './experience.js';
import { tellCampaignOrder } from './tell-order.js';

type Tellings = {
  readonly [Type in CampaignEvent['type']]: (data: Extract<CampaignEvent, { type: Type }>['data']) => string;
};

const TELLINGS: Tellings = {
  CampaignSetUp: ({ setup }) => `the campaign begins: ${setup.title}`,
  CampaignOrderTaken: ({ side, order }) =>
    side === null ? tellCampaignOrder(order) : `${side} orders: ${tellCampaignOrder(order)}`,
  CampaignDayBegan: ({ day, healed, back }) =>
    [`day ${day}`, ...listed('healed', healed), ...listed('back', back)].join('; '),
  ScenarioWanted: ({ scenario, side }) => `${side} wants to play ${scenario}`,
  CampaignScenarioOpened: ({ scenario }) => `${scenario} begins`,
  CampaignScenarioFought: ({ scenario, winner, killed, wounded, captured, held = [], fled }) =>
    [
      `${scenario} is over: ${winner === null ? 'a draw' : `${winner} has won`}`,
      ...listed('dead', killed),
      ...listed('wounded', wounded),
      ...listed(
        'captured',
        captured.map(({ unit }) => unit),
      ),
      ...listed(
        'still prisoners',
        held.map(({ unit }) => unit),
      ),
      ...listed('fled', fled),
    ].join('; '),
  CampaignSiegeFought: ({ scenario, winner, days, killed, wounded, captured }) =>
    [
      `${scenario} is over after ${counted(days, 'day', 'days')}: ${winner === null ? 'a draw' : `${winner} has won`}`,
      ...listed('dead', killed),
      ...listed(
        'wounded',
        wounded.map(({ unit }) => unit),
      ),
      ...listed(
        'captured',
        captured.map(({ unit }) => unit),
      ),
    ].join('; '),
  CampaignDaysPassed: ({ day, healed, back }) =>
    [`it is day ${day}`, ...listed('healed', healed), ...listed('back', back)].join('; '),
  ExperienceCounted: ({ unit, opponent, quarters }) =>
    `${unit} against ${opponent}: ${inPoints(quarters)} attack points`,
  CharacterAdvanced: ({ unit, class: one, foot, record }) =>
    `${unit} is a ${one} ${foot.attack}/${foot.defence}; ` +
    `on record ${inPoints(record.attack)}/${inPoints(record.defence)}`,
  AbsenceRolled: ({ unit, days, die }) => {
    const time = days === null ? 'until the end of the campaign' : `for ${counted(days, 'day', 'days')}`;
    return `${unit} is away ${time} (${die.value})`;
  },
  DeedConfirmed: ({ unit, side }) => `${side} confirms a deed of valour of ${unit}`,
  KnighthoodRolled: ({ unit, knighted, die }) =>
    `${unit} ${knighted ? 'becomes a knight' : 'is rejected as a knight'} (${die.value})`,
  PrisonerReleased: ({ unit, by }) => `${by} releases ${unit}`,
  CampaignDayClosed: ({ side }) => `${side} has nothing more to do`,
  WoundHealingRolled: ({ unit, days, die }) =>
    days === null
      ? `${unit} will not be well in this campaign (${die.value})`
      : `${unit} is well in ${counted(days, 'day', 'days')} (${die.value})`,
  CampaignDayEnded: ({ day }) => `day ${day} is over`,
  CampaignEnded: ({ winner, reason }) => `the campaign is over: ${winner ?? 'nobody'} wins; ${reason}`,
};

/** One line of English for an event of a campaign. */
export function tellCampaign(event: CampaignEvent): string {
  return (TELLINGS[event.type] as (data: CampaignEvent['data']) => string)(event.data);
}

function listed(what: string, units: readonly string[]): readonly string[] {
  return units.length > 0 ? [`${what}: ${units.join(', ')}`] : [];
}

/** Quarters of a point as a person writes them: `+1.5`, `-0.25`, `0`. */
export function inPoints(quarters: number): string {
  const size = Math.abs(quarters);
  const rest = size % POINT;
  const fraction = ['', '.25', '.5', '.75'][rest] ?? '';
  const sign = quarters > 0 ? '+' : quarters < 0 ? '-' : '';
  return `${sign}${(size - rest) / POINT}${fraction}`;
}
