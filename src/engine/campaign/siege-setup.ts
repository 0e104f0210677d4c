import { SIEGE_SIDES, type SiegeSide } from '../siege/siege.js';
import type { SiegeScenario, SiegeSetup } from '../siege/setup.js';
import { memberOf, type Campaign, type CampaignEngine } from './campaign.js';
import { campaignScenarioSetup } from './scenario-setup.js';
import type { CampaignSiege } from './setup.js';

type SiegeFighter = SiegeSetup['fighters'][string];
type SiegeEngines = NonNullable<SiegeSetup['engines']>;

/**
 * The set-up of a siege as the campaign now stands (pbem:24). The dead and the captured are left out of the siege and
 * of its scenarios. A runaway joins on the day on which he is back, a wounded character goes on healing (24.2c).
 * Engines have their wear (19.42h, 19.42i) and the days of work done on them (19.8e); lost engines are left out. The
 * supplies that earlier sieges have left are there from the beginning.
 */
export function campaignSiegeSetup(campaign: Campaign, { attacker, defender, setup }: CampaignSiege): SiegeSetup {
  const sides = { attacker, defender };
  const fighters = Object.entries(setup.fighters).flatMap(([id, fighter]) => {
    const now = fighterOf(campaign, id, fighter);
    return now ? [[id, now] as const] : [];
  });
  // A fighter who comes later stands in the scenarios, and the siege leaves him out until he has come.
  const coming = new Set(fighters.flatMap(([id, { due }]) => (due === undefined ? [] : [id])));
  const engines = Object.entries(setup.engines ?? {}).flatMap(([id, engine]) => {
    const left = memberOf(campaign.engines ?? {}, id);
    if (left?.lost) return [];
    if (!left) return [[id, engine] as const];
    return [[id, engineNow(engine, left)] as const];
  });
  return {
    ...setup,
    fighters: Object.fromEntries(fighters),
    ...(setup.engines ? { engines: Object.fromEntries(engines) } : {}),
    ...(campaign.stores ? { stores: storesOf(campaign, setup, sides) } : {}),
    scenarios: Object.fromEntries(
      Object.entries(setup.scenarios ?? {}).map(([name, scenario]) => [name, scenarioNow(campaign, scenario, coming)]),
    ),
  };
}

/** An engine as parts of the campaign have left it. One that has stood in a game is built, if the game left no work. */
function engineNow(
  { onboard: _before, unbuilt, ...engine }: SiegeEngines[string],
  { wear, onboard, unbuilt: workLeft = onboard ? 0 : undefined }: CampaignEngine,
): SiegeEngines[string] {
  const isUnbuilt = workLeft === undefined ? unbuilt : workLeft > 0;
  return {
    ...engine,
    wear,
    ...(onboard ? { onboard } : {}),
    ...(isUnbuilt ? { unbuilt: true, ...(workLeft === undefined ? {} : { workLeft }) } : {}),
  };
}

/** A fighter as the siege begins; null: he is dead, a prisoner, or away for good. */
function fighterOf({ characters, day }: Campaign, id: string, fighter: SiegeFighter): SiegeFighter | null {
  const character = memberOf(characters, id);
  if (!character) return fighter;
  const { health, captive, back, heals, marks } = character;
  if (health === 'dead' || captive !== undefined || back === null) return null;
  // On the first day of the siege it is `day`. He joins at the end of the day before the morning on which he is back.
  const due = back === undefined ? fighter.due : Math.max(1, back - day);
  return {
    ...unchanging(fighter),
    ...(health === 'wounded' ? { wounded: true as const } : {}),
    ...(health === 'wounded' && heals !== undefined ? { heals: heals === null ? null : heals - day + 1 } : {}),
    ...(due === undefined ? {} : { due }),
    ...(marks ? { marks } : {}),
  };
}

/** The members of a fighter that do not change in a campaign. */
function unchanging({ wounded: _wounded, heals: _heals, due: _due, ...rest }: SiegeFighter): SiegeFighter {
  return rest;
}

/** A scenario without those who are absent for good and without lost engines. */
function scenarioNow(
  { characters, ...campaign }: Campaign,
  scenario: SiegeScenario,
  coming: ReadonlySet<string>,
): SiegeScenario {
  const asIfBack = Object.fromEntries(
    Object.entries(characters).map(([id, { back, ...one }]) => [
      id,
      back === undefined || coming.has(id) ? one : { ...one, back },
    ]),
  );
  return { ...scenario, setup: campaignScenarioSetup({ ...campaign, characters: asIfBack }, scenario) };
}

function storesOf(
  { stores = {} }: Campaign,
  setup: SiegeSetup,
  sides: Readonly<Record<SiegeSide, string>>,
): NonNullable<SiegeSetup['stores']> {
  return Object.fromEntries(
    SIEGE_SIDES.map((side) => {
      const goods: Record<string, number> = { ...setup.stores?.[side] };
      for (const [what, count] of Object.entries(stores[sides[side]] ?? {})) goods[what] = (goods[what] ?? 0) + count;
      return [side, goods];
    }),
  );
}
