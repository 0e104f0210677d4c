import type { Campaign } from '../../engine/campaign/campaign.js';
import type { CampaignReport, CampaignSiegeReport } from '../../engine/campaign/orders.js';
import { campaignScenarioSetup } from '../../engine/campaign/scenario-setup.js';
import type { CampaignSetup } from '../../engine/campaign/setup.js';
import { campaignSiegeSetup } from '../../engine/campaign/siege-setup.js';
import type { GameEvent } from '../../engine/game/event.js';
import { HERALD } from '../../engine/position/seat.js';
import { CAMPAIGN_RULEBOOKS } from '../rulesets.js';
import type { CampaignCase, CampaignCaseOrder, CampaignExpectation } from './campaign-case.js';
import { wrongEvents } from './expect-events.js';
import { equipmentAsWorn } from './expect-siege.js';
import { wrongExpectation } from './expectation.js';
import { failure, type CaseFailure, type CasePath } from './failure.js';
import { flatScenario } from './flat-scenario.js';
import type { Materials } from './materials.js';
import { playGameCase, type GameCaseEntry } from './play-game-case.js';
import { siegeSetupOf } from './siege-case-setup.js';
import { differing } from './subset.js';
import type { Watch } from './trace.js';
import { EVENT_TYPES, unknownEvents } from './unknown-events.js';

const SIDES = ['red', 'blue'];
const LAST_DAY = 30;

/** A report in which nothing has happened; a case states what has. */
const NOTHING: Omit<CampaignReport, 'scenario'> = {
  type: 'Report',
  game: 'game',
  fingerprint: '',
  winner: null,
  wounded: [],
  killed: [],
  captured: [],
  fled: [],
  defeats: [],
  missiles: {},
};

/** Runs a case about a campaign; throws CaseBroken if it cannot be carried to its end. */
export function playCampaignCase(written: CampaignCase, materials: Materials, watch: Watch): readonly CaseFailure[] {
  const setup = campaignSetupOf(written, materials);
  return playGameCase(
    CAMPAIGN_RULEBOOKS.rulebook('campaign', 1),
    {
      begins: ['campaign'],
      setup,
      ...(written.setUp ? { refused: written.setUp } : {}),
      dice: written.dice ?? [],
      entries: written.orders.map(entryOf),
      expect: written.expect ?? {},
      wrong: (expect: CampaignExpectation, at, campaign, events) => wrongIn(expect, at, { campaign, events, setup }),
    },
    watch,
  );
}

/** A report of a siege in which nothing has happened. */
const QUIET: Omit<CampaignSiegeReport, 'scenario' | 'days'> = {
  type: 'ReportSiege',
  siege: 'siege',
  fingerprint: '',
  winner: null,
  wounded: [],
  healed: [],
  killed: [],
  captured: [],
  captures: [],
  defeats: [],
  engines: {},
  stores: {},
};

function campaignSetupOf({ title, campaign }: CampaignCase, materials: Materials): CampaignSetup {
  const { scenarios, equipment, sieges, lastDay = LAST_DAY, ...rest } = campaign;
  const people = (cast: readonly string[]): readonly { name: string; side: string }[] =>
    cast.map((name) => ({ name, side: rest.characters[name]?.side ?? 'red' }));
  return {
    ...rest,
    title,
    lastDay,
    sides: SIDES,
    scenarios: Object.fromEntries(
      Object.entries(scenarios).map(([name, cast]) => {
        const more = equipment?.[name] ? { equipment: equipment[name] } : {};
        return [name, flatScenario(SIDES, people(cast), materials, more)];
      }),
    ),
    ...(sieges ? { sieges: siegesOf(sieges, materials) } : {}),
  };
}

function siegesOf(
  sieges: NonNullable<CampaignCase['campaign']['sieges']>,
  materials: Materials,
): NonNullable<CampaignSetup['sieges']> {
  return Object.fromEntries(
    Object.entries(sieges).map(([title, { attacker, defender, ...siege }]) => [
      title,
      { attacker, defender, setup: siegeSetupOf({ title, siege }, materials) },
    ]),
  );
}

function entryOf(written: CampaignCaseOrder): GameCaseEntry<CampaignExpectation> {
  if ('expect' in written) return written;
  if ('report' in written) {
    const { report, ...refusal } = written;
    // Only sieges last for days.
    return { seat: HERALD, order: 'days' in report ? { ...QUIET, ...report } : { ...NOTHING, ...report }, ...refusal };
  }
  const { side: seat, order, ...refusal } = written;
  return { seat, order: order.type === 'Report' ? { ...NOTHING, ...order } : order, ...refusal };
}

interface Played {
  readonly campaign: Campaign;
  readonly events: readonly GameEvent[];
  readonly setup: CampaignSetup;
}

/** Differences from an expectation, its alternatives included. */
function wrongIn(expect: CampaignExpectation, at: CasePath, played: Played): readonly CaseFailure[] {
  const unknown = unknownEvents(expect, EVENT_TYPES.campaign);
  return [
    ...unknown.map(({ at: [, ...rest], ...told }) => ({ ...told, at: [...at, ...rest] })),
    ...wrongExpectation(expect, at, (one) => [
      ...wrongCampaign(one, played.campaign),
      ...wrongScenario(one, played),
      ...wrongSiege(one, played),
      ...wrongEvents(one, played.events),
    ]),
  ];
}

function wrongCampaign(expect: CampaignExpectation, campaign: Campaign): readonly CaseFailure[] {
  const wrong = (['day', 'characters', 'scenarios', 'won', 'outcome', 'engines', 'stores'] as const).flatMap((part) =>
    expect[part] === undefined ? [] : differing(['expect', part], part, expect[part], campaign[part]),
  );
  const surplus = Object.entries(expect.without ?? {}).flatMap(([id, members]) => {
    const character = campaign.characters[id];
    return members
      .filter((member) => !character || Object.hasOwn(character, member))
      .map((member) => failure(['expect', 'without', id], `${id} has ${member}, or is nobody`));
  });
  return [...wrong, ...surplus];
}

function wrongScenario({ scenario: wanted }: CampaignExpectation, { campaign, setup }: Played): readonly CaseFailure[] {
  if (!wanted) return [];
  const at = ['expect', 'scenario'];
  const scenario = setup.scenarios[wanted.name];
  if (!scenario) return [failure(at, `the campaign of the case has no scenario ${wanted.name}`)];
  const now = campaignScenarioSetup(campaign, scenario);
  const units = Object.fromEntries(now.units.map((unit) => [unit.id, unit]));
  const equipment = equipmentAsWorn(now);
  const there = { ...units, ...equipment };
  return [
    ...(wanted.absent ?? []).flatMap((id) => (Object.hasOwn(there, id) ? [failure(at, `${id} is there`)] : [])),
    ...differing([...at, 'units'], 'units', wanted.units ?? {}, units),
    ...differing([...at, 'equipment'], 'equipment', wanted.equipment ?? {}, equipment),
  ];
}

function wrongSiege({ siege: wanted }: CampaignExpectation, { campaign, setup }: Played): readonly CaseFailure[] {
  if (!wanted) return [];
  const at = ['expect', 'siege'];
  const siege = setup.sieges?.[wanted.name];
  if (!siege) return [failure(at, `the campaign of the case has no siege ${wanted.name}`)];
  const now = campaignSiegeSetup(campaign, siege);
  const there = { ...now.fighters, ...now.engines };
  return [
    ...(wanted.absent ?? []).flatMap((id) => (Object.hasOwn(there, id) ? [failure(at, `${id} is there`)] : [])),
    ...(['fighters', 'engines', 'stores'] as const).flatMap((part) =>
      wanted[part] === undefined ? [] : differing([...at, part], part, wanted[part], now[part] ?? {}),
    ),
  ];
}
