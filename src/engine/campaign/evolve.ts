import type { Marked } from '../siege/marks.js';
import { presentIn, type Campaign, type Character, type Part } from './campaign.js';
import { campaignOf } from './campaign-of.js';
import type { CampaignEvent, CampaignEventOf } from './events.js';

/** An event that cannot be true of the campaign: the log is corrupt. */
class IllegalCampaignEvent extends Error {
  constructor(event: CampaignEvent, because: string) {
    super(`${event.type}: ${because}`);
  }
}

type LaterEvent = Exclude<CampaignEvent, { type: 'CampaignSetUp' }>;
type Appliers = {
  readonly [Type in LaterEvent['type']]: (campaign: Campaign, event: CampaignEventOf<Type>) => Campaign;
};

const APPLIERS: Appliers = {
  CampaignOrderTaken: (campaign, event) => {
    if (event.data.number !== campaign.orders + 1) {
      throw new IllegalCampaignEvent(event, `order ${event.data.number} follows order ${campaign.orders}`);
    }
    return { ...campaign, orders: event.data.number };
  },
  CampaignDayBegan: beginDay,
  ScenarioWanted: (campaign, { data: { scenario, side } }) =>
    withScenario(campaign, scenario, (was) => ({ ...was, wanted: [...was.wanted, side] })),
  CampaignScenarioOpened: (campaign, { data: { scenario } }) =>
    withScenario(campaign, scenario, (was) => ({ ...was, wanted: [], state: 'played', since: campaign.day })),
  CampaignScenarioFought: afterScenario,
  CampaignSiegeFought: afterSiege,
  CampaignDaysPassed: daysPassed,
  ExperienceCounted: (campaign) => campaign,
  CharacterAdvanced: (campaign, { data: { unit, class: one, foot, mounted, record } }) =>
    withCharacter(campaign, unit, (was) => ({
      ...was,
      class: one,
      foot,
      ...(mounted ? { mounted } : {}),
      ...(was.advanced || foot.attack !== was.foot.attack || foot.defence !== was.foot.defence
        ? { advanced: true as const }
        : {}),
      ...(was.moved || one !== was.class ? { moved: true as const } : {}),
      record,
    })),
  AbsenceRolled: (campaign, { data: { unit, days } }) =>
    withCharacter(campaign, unit, (was) => ({ ...was, back: days === null ? null : campaign.day + days })),
  DeedConfirmed: (campaign, { data: { unit, side } }) => {
    const { last } = campaign;
    if (!last) return campaign;
    return { ...campaign, last: { ...last, deeds: { ...last.deeds, [unit]: [...(last.deeds[unit] ?? []), side] } } };
  },
  KnighthoodRolled: (campaign) => campaign,
  PrisonerReleased: (campaign, { data: { unit } }) =>
    withCharacter(campaign, unit, ({ captive: _captive, ...was }) => was),
  CampaignDayClosed: (campaign, { data }) => ({ ...campaign, closed: [...campaign.closed, data.side] }),
  WoundHealingRolled: (campaign, { data: { unit, days } }) =>
    withCharacter(campaign, unit, ({ fresh: _fresh, ...was }) => ({
      ...was,
      heals: days === null ? null : campaign.day + days,
    })),
  CampaignDayEnded: (campaign) => campaign,
  CampaignEnded: (campaign, { data: { winner, reason } }) => ({ ...campaign, outcome: { winner, reason } }),
};

/**
 * Applies a fact; knows no rule and rolls no die. Null before the first event only. Throws IllegalCampaignEvent if the
 * fact cannot be true of this campaign.
 */
export function evolveCampaign(campaign: Campaign | null, event: CampaignEvent): Campaign {
  if (event.type === 'CampaignSetUp') {
    if (campaign) throw new IllegalCampaignEvent(event, 'the campaign is set up already');
    return campaignOf(event.data.setup);
  }
  if (!campaign) throw new IllegalCampaignEvent(event, 'the campaign is not set up');
  if (campaign.outcome) throw new IllegalCampaignEvent(event, 'the campaign is over');
  if (!Object.hasOwn(APPLIERS, event.type)) throw new IllegalCampaignEvent(event, 'there is no such event');
  return (APPLIERS[event.type] as (campaign: Campaign, event: LaterEvent) => Campaign)(campaign, event);
}

function beginDay(campaign: Campaign, event: CampaignEventOf<'CampaignDayBegan'>): Campaign {
  const { day, healed, back } = event.data;
  if (day !== campaign.day + 1) throw new IllegalCampaignEvent(event, `day ${day} follows day ${campaign.day}`);
  return onDay(campaign, day, { healed, back });
}

function daysPassed(campaign: Campaign, event: CampaignEventOf<'CampaignDaysPassed'>): Campaign {
  const { day, healed, back } = event.data;
  if (day <= campaign.day) throw new IllegalCampaignEvent(event, `day ${day} does not come after ${campaign.day}`);
  return onDay(campaign, day, { healed, back });
}

/** The campaign on the morning of a day, with those who are well and back by then. */
function onDay(
  campaign: Campaign,
  day: number,
  { healed, back }: { readonly healed: readonly string[]; readonly back: readonly string[] },
): Campaign {
  const well = healed.reduce(madeWell, { ...campaign, day, closed: [] } as Campaign);
  return back.reduce((before, unit) => withCharacter(before, unit, ({ back: _back, ...was }) => was), well);
}

function madeWell(campaign: Campaign, unit: string): Campaign {
  return withCharacter(campaign, unit, ({ heals: _heals, fresh: _fresh, ...was }) => ({ ...was, health: 'healthy' }));
}

/** Casualties, missiles and engines as the game left them. Whoever was wounded before keeps the day of his healing. */
function afterScenario(campaign: Campaign, { data }: CampaignEventOf<'CampaignScenarioFought'>): Campaign {
  const { scenario, winner, wounded, killed, captured, held = [], marked, missiles, engines } = data;
  const fought = presentIn(campaign, scenario);
  let after = withScenario(campaign, scenario, (was) => ({ ...was, state: 'over' }));
  for (const unit of wounded) {
    after = withCharacter(after, unit, ({ heals: _heals, ...was }) => ({ ...was, health: 'wounded', fresh: true }));
  }
  after = killed.reduce(fallen, after);
  for (const { unit, by, freed } of captured) {
    if (freed) continue;
    const captor = campaign.characters[by]?.side;
    if (captor !== undefined) after = withCharacter(after, unit, (was) => ({ ...was, captive: captor }));
  }
  for (const { unit, by } of held) after = withCharacter(after, unit, (was) => ({ ...was, captive: by }));
  after = withMarksOf(after, marked);
  for (const [unit, left] of Object.entries(missiles)) {
    after = withCharacter(after, unit, (was) => ({ ...was, missiles: left }));
  }
  return {
    ...after,
    ...(engines ? { engines: { ...campaign.engines, ...engines } } : {}),
    won: wonBy(campaign, winner),
    last: { scenario, fought, deeds: {} },
  };
}

/**
 * Casualties, engines and supplies as the siege left them. Days of healing count from the last day of the siege; a
 * prisoner of the siege is one of the campaign.
 */
function afterSiege(campaign: Campaign, { data }: CampaignEventOf<'CampaignSiegeFought'>): Campaign {
  const { scenario, winner, days, wounded, away = [], healed, killed, captured, marked, engines, stores } = data;
  const part = campaign.scenarios[scenario];
  const lastDay = (part?.since ?? campaign.day) + days - 1;
  let after = withScenario(campaign, scenario, (was) => ({ ...was, state: 'over' }));
  after = killed.reduce(fallen, healed.reduce(madeWell, after));
  for (const { unit, days: left } of wounded) {
    after = withCharacter(after, unit, ({ heals: _heals, fresh: _fresh, ...was }) => ({
      ...was,
      health: 'wounded',
      ...(left === undefined ? { fresh: true as const } : { heals: left === null ? null : lastDay + left }),
    }));
  }
  for (const { unit, days: left } of away) {
    after = withCharacter(after, unit, (was) => ({ ...was, back: left === null ? null : lastDay + left }));
  }
  for (const { unit, by } of captured) after = withCharacter(after, unit, (was) => ({ ...was, captive: by }));
  after = withMarksOf(after, marked);
  return {
    ...after,
    engines: { ...campaign.engines, ...engines },
    stores: { ...campaign.stores, ...stores },
    won: wonBy(campaign, winner),
    last: { scenario, fought: part?.cast ?? [], deeds: {} },
  };
}

function withMarksOf(campaign: Campaign, marked: Marked['marked'] = []): Campaign {
  return marked.reduce(
    (before, { unit, marks }) => withCharacter(before, unit, (was) => ({ ...was, marks })),
    campaign,
  );
}

function fallen(campaign: Campaign, unit: string): Campaign {
  return withCharacter(campaign, unit, ({ heals: _heals, fresh: _fresh, ...was }) => ({ ...was, health: 'dead' }));
}

/** Scenarios won by each side once a further one is over. */
function wonBy({ won }: Campaign, winner: string | null): Campaign['won'] {
  return winner === null ? won : { ...won, [winner]: (won[winner] ?? 0) + 1 };
}

function withCharacter(campaign: Campaign, id: string, change: (was: Character) => Character): Campaign {
  const was = campaign.characters[id];
  if (!was) throw new Error(`the campaign has no character ${id}`);
  return { ...campaign, characters: { ...campaign.characters, [id]: change(was) } };
}

function withScenario(campaign: Campaign, name: string, change: (was: Part) => Part): Campaign {
  const was = campaign.scenarios[name];
  if (!was) throw new Error(`the campaign has no scenario ${name}`);
  return { ...campaign, scenarios: { ...campaign.scenarios, [name]: change(was) } };
}
