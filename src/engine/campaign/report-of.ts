import type { Beaten, Fights } from '../game/fights.js';
import { fingerprint } from '../position/fingerprint.js';
import type { Position } from '../position/position.js';
import { isCharacter, isLive } from '../position/unit.js';
import { markedAmong, marksAfter } from '../siege/marks.js';
import { siegeFingerprint, type Siege } from '../siege/siege.js';
import { inOrder, memberOf, presentIn, type Campaign } from './campaign.js';
import { enginesAfter } from './engines.js';
import type { CampaignReport, CampaignSiegeReport, Defeat } from './orders.js';
import { campaignScenarioSetup } from './scenario-setup.js';
import { sidesOf, type CampaignScenario, type CampaignSiege } from './setup.js';

/**
 * The report of a scenario whose game is over, from its last position and from the fights of its log (pbem:24): the
 * newly wounded, the dead, prisoners, those who have run off the map, missiles that are left, engines, and who beat
 * whom.
 */
export function campaignReportOf(
  campaign: Campaign,
  scenario: string,
  written: CampaignScenario,
  { game, position, fights }: { readonly game: string; readonly position: Position; readonly fights: Fights },
): CampaignReport {
  const winner = position.outcome?.winner ?? null;
  const fought = presentIn(campaign, scenario)
    .toSorted()
    .flatMap((id) => {
      const unit = memberOf(position.units, id);
      return unit ? [{ id, unit }] : [];
    });
  const lived = fought.filter(({ unit }) => isLive(unit));
  const present = new Set(fought.map(({ id }) => id));
  const captive = new Set(lived.flatMap(({ id, unit }) => (isCharacter(unit) && unit.captive ? [id] : [])));
  const last = new Map(fights.taken.map((one) => [one.unit, one]));
  const held = lived.flatMap(({ id, unit }) => {
    const captor = isCharacter(unit) && unit.captive && !last.has(id) ? sidesOf(written)[unit.captive.by] : undefined;
    return captor === undefined ? [] : [{ unit: id, by: captor }];
  });
  return {
    type: 'Report',
    ...{
      scenario,
      game,
      fingerprint: fingerprint(position),
      winner: winner === null ? null : (sidesOf(written)[winner] ?? null),
    },
    wounded: lived.flatMap(({ id, unit }) =>
      unit.health === 'wounded' && campaign.characters[id]?.health === 'healthy' ? [id] : [],
    ),
    killed: fought.flatMap(({ id, unit }) => (isLive(unit) ? [] : [id])),
    captured: fights.taken
      .filter(({ unit, by }) => present.has(unit) && present.has(by) && isEnemy(campaign, unit, by))
      .map((one) => (captive.has(one.unit) && last.get(one.unit) === one ? one : { ...one, freed: true as const })),
    ...(held.length > 0 ? { held } : {}),
    fled: lived.flatMap(({ id, unit }) => (unit.ranAway ? [id] : [])),
    ...marksAfter(lived),
    defeats: defeatsAmong(present, fights.beaten),
    missiles: Object.fromEntries(
      lived.flatMap(({ id, unit }) => (unit.missiles === null ? [] : [[id, unit.missiles] as const])),
    ),
    ...enginesAfter(campaign, campaignScenarioSetup(campaign, written), position),
  };
}

function isEnemy({ characters }: Campaign, one: string, other: string): boolean {
  return memberOf(characters, one)?.side !== memberOf(characters, other)?.side;
}

/** Defeats with those alone who are characters of the campaign; none where nobody of a party is. */
function defeatsAmong(known: ReadonlySet<string>, all: readonly Beaten[]): readonly Defeat[] {
  return all.flatMap(({ by, victors, beaten }) => {
    const [won, lost] = [victors, beaten].map((party) => party.filter(({ unit }) => known.has(unit)));
    return won && lost && won.length > 0 && lost.length > 0 ? [{ by, victors: won, beaten: lost }] : [];
  });
}

/** The report of a siege that is over, with the fights of all of its scenarios (pbem:24). */
export function campaignSiegeReportOf(
  campaign: Campaign,
  name: string,
  { attacker, defender, setup }: CampaignSiege,
  { id, siege, fights }: { readonly id: string; readonly siege: Siege; readonly fights: readonly Fights[] },
): CampaignSiegeReport {
  const sideOf = { attacker, defender };
  const fighters = inOrder(siege.fighters);
  const known = new Set(fighters.map(([unit]) => unit));
  const winner = siege.outcome?.winner ?? null;
  return {
    type: 'ReportSiege',
    ...{ scenario: name, siege: id, fingerprint: siegeFingerprint(siege), days: siege.day },
    winner: winner === null ? null : sideOf[winner],
    wounded: fighters.flatMap(([unit, { health, fresh, heals }]) => {
      if (health !== 'wounded') return [];
      if (fresh || heals === undefined) return [{ unit }];
      return [{ unit, days: heals === null ? null : Math.max(1, heals - siege.day) }];
    }),
    healed: fighters.flatMap(([unit, { health }]) =>
      health === 'healthy' && memberOf(campaign.characters, unit)?.health === 'wounded' ? [unit] : [],
    ),
    killed: fighters.flatMap(([unit, { health }]) => (health === 'dead' ? [unit] : [])),
    captured: fighters.flatMap(([unit, { health, captive }]) =>
      captive === undefined || health === 'dead' ? [] : [{ unit, by: sideOf[captive] }],
    ),
    ...awayAtEnd(siege),
    ...markedAmong(fighters.flatMap(([unit, { health, marks = [] }]) => (health === 'dead' ? [] : [{ unit, marks }]))),
    captures: fights.flatMap(({ taken }) =>
      taken.filter(({ unit, by }) => known.has(unit) && known.has(by) && isEnemy(campaign, unit, by)),
    ),
    defeats: fights.flatMap(({ beaten }) => defeatsAmong(known, beaten)),
    engines: Object.fromEntries(
      Object.entries(setup.engines ?? {}).flatMap(([engine, written]) => {
        const now = memberOf(siege.engines, engine);
        if (!now) return [];
        const { wear, lost, onboard, unbuilt = 0 } = now;
        const told = { wear, ...(lost ? { lost } : {}), ...(written.unbuilt ? { unbuilt } : {}) };
        return [[engine, { ...told, ...(onboard ? { onboard } : {}) }] as const];
      }),
    ),
    stores: { [attacker]: siege.stores.attacker, [defender]: siege.stores.defender },
  };
}

/** Runaways of the siege who are not back when it ends (pbem:22.9r). */
function awayAtEnd({ fighters, day }: Siege): Pick<CampaignSiegeReport, 'away'> {
  const away = inOrder(fighters).flatMap(([unit, { health, back }]) =>
    back === undefined || health === 'dead' ? [] : [{ unit, days: back === null ? null : Math.max(1, back - day) }],
  );
  return away.length > 0 ? { away } : {};
}
