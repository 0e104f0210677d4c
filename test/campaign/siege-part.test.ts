import { describe, expect, it } from '@jest/globals';
import type { Campaign } from '../../src/engine/campaign/campaign.js';
import { CAMPAIGN } from '../../src/engine/campaign/game.js';
import { campaignSiegeReportOf } from '../../src/engine/campaign/report-of.js';
import type { CampaignOrder, CampaignSiegeReport } from '../../src/engine/campaign/orders.js';
import type { CampaignSetup, CampaignSiege, SetupCharacter } from '../../src/engine/campaign/setup.js';
import { campaignSiegeSetup } from '../../src/engine/campaign/siege-setup.js';
import { ListedDice } from '../../src/engine/dice/dice.js';
import type { Refusal } from '../../src/engine/game/refusal.js';
import { replay } from '../../src/engine/game/replay.js';
import { HERALD } from '../../src/engine/position/seat.js';
import { SIEGE } from '../../src/engine/siege/game.js';
import type { SiegeSetup } from '../../src/engine/siege/setup.js';
import type { Fighter } from '../../src/engine/siege/siege.js';
import { loadScenarios } from '../../src/library/scenarios.js';

const brawl = loadScenarios().get('tavern-brawl');
if (!brawl) throw new Error('the library has no tavern-brawl');
const soldier = { class: 'soldier', foot: { attack: 6, defence: 5 }, most: { attack: 9, defence: 8 } } as const;
const RED = ['Jankin', 'Sim', 'Wat', 'Gib'];
const BLUE = ['Hamo', 'Tib', 'Ivo', 'Orm'];
/** Red besieges; Jankin and Hamo are not in the siege, and may meet elsewhere. */
const CASTLE: CampaignSiege = {
  attacker: 'red',
  defender: 'blue',
  setup: {
    title: 'A castle',
    dayDefinition: 'siegeDays',
    lastDay: 20,
    engines: { T1: { kind: 'trebuchet' }, T2: { kind: 'mangonel' } },
    fighters: Object.fromEntries<SiegeSetup['fighters'][string]>([
      ...RED.slice(1).map((name) => [name, { side: 'attacker' as const }] as const),
      ...BLUE.slice(1).map((name) => [name, { side: 'defender' as const }] as const),
    ]),
  },
};
const SETUP: CampaignSetup = {
  title: 'A siege in a campaign',
  sides: ['red', 'blue'],
  lastDay: 60,
  characters: Object.fromEntries<SetupCharacter>([
    ...RED.map((name) => [name, { side: 'red', ...soldier }] as const),
    ...BLUE.map((name) => [name, { side: 'blue', ...soldier }] as const),
  ]),
  scenarios: { brawl: { ruleset: brawl.ruleset, setup: brawl.setup } },
  sieges: { castle: CASTLE, again: CASTLE },
};
const REPORT: CampaignSiegeReport = {
  ...{ type: 'ReportSiege', scenario: 'castle', siege: 'id', fingerprint: '', winner: 'blue', days: 20 },
  ...{ wounded: [], healed: [], killed: [], captured: [], captures: [], defeats: [] },
  engines: { T1: { wear: 2 }, T2: { wear: 0, lost: true } },
  stores: { red: { arrows: 4 }, blue: {} },
};

function begun(setup = SETUP): Campaign {
  const created = CAMPAIGN.create(setup);
  const state = created.ok ? replay(CAMPAIGN, created.value) : null;
  if (!state) throw new Error(created.ok ? 'no state' : created.refusal.because);
  return state;
}

function refusalOf(
  campaign: Campaign,
  seat: string,
  order: CampaignOrder,
  dice: readonly number[] = [],
): Refusal | null {
  const decided = CAMPAIGN.decide(campaign, seat, order, new ListedDice(dice, 'server'));
  return decided.ok ? null : decided.refusal;
}

function after(campaign: Campaign, seat: string, order: CampaignOrder, dice: readonly number[] = []): Campaign {
  const decided = CAMPAIGN.decide(campaign, seat, order, new ListedDice(dice, 'server'));
  if (!decided.ok) throw new Error(decided.refusal.because);
  return decided.position;
}

const opened = (campaign: Campaign, scenario: string): Campaign =>
  ['red', 'blue'].reduce((before, side) => after(before, side, { type: 'Open', day: before.day, scenario }), campaign);

function changed(campaign: Campaign, changes: Readonly<Record<string, object>>): Campaign {
  const characters = { ...campaign.characters };
  for (const [name, change] of Object.entries(changes)) {
    const character = characters[name];
    if (character) characters[name] = { ...character, ...change };
  }
  return { ...campaign, characters };
}

describe('a siege of a campaign (pbem:24, 24.2)', () => {
  it('begins with its characters as they are: the wounded go on healing, runaways come later', () => {
    const campaign = changed(begun(), {
      Sim: { health: 'wounded', heals: 5 },
      Wat: { health: 'wounded', fresh: true },
      Gib: { back: 4 },
      Tib: { health: 'dead' },
      Ivo: { captive: 'red' },
      Orm: { health: 'wounded', heals: null },
    });
    const setup = campaignSiegeSetup(campaign, CASTLE);
    expect(setup.fighters).toEqual({
      Sim: { side: 'attacker', wounded: true, heals: 5 },
      Wat: { side: 'attacker', wounded: true },
      Gib: { side: 'attacker', due: 3 },
      Orm: { side: 'defender', wounded: true, heals: null },
    });
    const created = SIEGE.create(setup);
    const siege = created.ok ? replay(SIEGE, created.value) : null;
    expect(siege?.fighters).toMatchObject({ Sim: { heals: 5 }, Wat: { fresh: true }, Orm: { heals: null } });
    expect(siege?.fighters['Sim']).not.toHaveProperty('fresh');
  });

  it('takes its days from the campaign, and gives back who is wounded, dead, captured, with engines and supplies', () => {
    const fought = after(opened(begun(), 'castle'), HERALD, {
      ...REPORT,
      wounded: [{ unit: 'Sim', days: 3 }, { unit: 'Wat' }, { unit: 'Ivo', days: null }],
      killed: ['Tib'],
      captured: [{ unit: 'Orm', by: 'red' }],
    });
    expect(fought).toMatchObject({
      day: 20,
      won: { red: 0, blue: 1 },
      characters: {
        Sim: { health: 'wounded', heals: 23 },
        Wat: { health: 'wounded', fresh: true },
        Ivo: { health: 'wounded', heals: null },
        Tib: { health: 'dead' },
        Orm: { captive: 'red' },
      },
    });
    const next = campaignSiegeSetup(fought, CASTLE);
    expect(next.engines).toEqual({ T1: { kind: 'trebuchet', wear: 2 } });
    expect(next.stores).toEqual({ attacker: { arrows: 4 }, defender: {} });
  });

  it('hands on the days of work that were done on engines, and what was built is built (pbem:19.8e)', () => {
    const engines = {
      T1: { kind: 'trebuchet', unbuilt: true },
      T2: { kind: 'mangonel', unbuilt: true },
      T3: { kind: 'mangonel', unbuilt: true },
    } as const;
    const castle = { ...CASTLE, setup: { ...CASTLE.setup, engines } };
    const campaign = opened(begun({ ...SETUP, sieges: { castle, again: castle } }), 'castle');
    const created = SIEGE.create(campaignSiegeSetup(campaign, castle));
    const siege = created.ok ? replay(SIEGE, created.value) : null;
    if (!siege) throw new Error('no siege');
    expect(siege.engines).toMatchObject({ T1: { unbuilt: 6 }, T2: { unbuilt: 4 } });
    const { T1, T2 } = siege.engines;
    if (!T1 || !T2) throw new Error('the siege has other engines');
    const built = { side: T2.side, kind: T2.kind, wear: T2.wear, size: T2.size };
    const ended = { ...siege, day: 20, engines: { ...siege.engines, T1: { ...T1, unbuilt: 2 }, T2: built } };
    const report = campaignSiegeReportOf(campaign, 'castle', castle, { id: 'id', siege: ended, fights: [] });
    expect(report.engines).toEqual({
      T1: { wear: 0, unbuilt: 2 },
      T2: { wear: 0, unbuilt: 0 },
      T3: { wear: 0, unbuilt: 4 },
    });
    const next = campaignSiegeSetup(after(campaign, HERALD, report), castle);
    expect(next.engines).toEqual({
      T1: { kind: 'trebuchet', wear: 0, unbuilt: true, workLeft: 2 },
      T2: { kind: 'mangonel', wear: 0 },
      T3: { kind: 'mangonel', wear: 0, unbuilt: true, workLeft: 4 },
    });
    const again = SIEGE.create(next);
    expect(again.ok && replay(SIEGE, again.value)?.engines['T1']).toMatchObject({ unbuilt: 2 });
    // An engine that has stood in a game on the map needs no more work.
    const onMap = { ...campaign, engines: { T1: { wear: 1, onboard: { damage: 3, wear: 0 } } } };
    expect(campaignSiegeSetup(onMap, castle).engines?.['T1']).not.toHaveProperty('unbuilt');
  });

  it('hands on who has run away and when he is back (pbem:22.9r)', () => {
    const campaign = opened(begun(), 'castle');
    const created = SIEGE.create(campaignSiegeSetup(campaign, CASTLE));
    const siege = created.ok ? replay(SIEGE, created.value) : null;
    if (!siege) throw new Error('no siege');
    const [one, two, three] = Object.keys(siege.fighters).sort();
    if (one === undefined || two === undefined || three === undefined)
      throw new Error('the siege has too few fighters');
    const away = (id: string, back: number | null) => ({ ...siege.fighters[id], back }) as Fighter;
    const fighters = { ...siege.fighters, [one]: away(one, 11), [two]: away(two, null) };
    const ended = { ...siege, day: 8, fighters };
    const report = campaignSiegeReportOf(campaign, 'castle', CASTLE, { id: 'id', siege: ended, fights: [] });
    expect(report.away).toEqual([
      { unit: one, days: 3 },
      { unit: two, days: null },
    ]);
    const { characters, day } = after(campaign, HERALD, report);
    expect(characters[one]).toMatchObject({ back: day + 3 });
    expect(characters[two]).toMatchObject({ back: null });
    expect(characters[three]).not.toHaveProperty('back');
    expect(campaignSiegeReportOf(campaign, 'castle', CASTLE, { id: 'id', siege, fights: [] })).not.toHaveProperty(
      'away',
    );
  });

  it('lets the wounds of others heal meanwhile, from the day on which it began', () => {
    const campaign = changed(opened(begun(), 'castle'), {
      Jankin: { health: 'wounded', fresh: true },
      Hamo: { health: 'wounded', heals: 12 },
      Sim: { health: 'wounded', heals: 15 },
    });
    const fought = after(campaign, HERALD, { ...REPORT, wounded: [{ unit: 'Sim', days: 1 }] }, [7]);
    expect(fought.characters).toMatchObject({ Jankin: { health: 'healthy' }, Hamo: { health: 'healthy' } });
    expect(fought.characters['Sim']).toMatchObject({ health: 'wounded', heals: 21 });
  });

  it('keeps its characters out of other scenarios, and is reported once', () => {
    const campaign = opened(begun(), 'castle');
    const open = { type: 'Open', day: 1, scenario: 'brawl' } as const;
    expect(refusalOf(campaign, 'red', open)).toMatchObject({ code: 'illegal', rule: 'pbem:24', subject: 'Sim' });
    expect(refusalOf(campaign, 'red', { type: 'Close', day: 1 })).toMatchObject({ code: 'wrongStep' });
    const fought = after(campaign, HERALD, REPORT);
    expect(refusalOf(fought, HERALD, REPORT)?.because).toBe('castle has been reported already');
    expect(refusalOf(begun(), HERALD, REPORT)?.because).toMatch(/castle is not being played/);
    expect(refusalOf(campaign, 'red', REPORT)).toMatchObject({ code: 'notYourTurn' });
  });

  it('is not reported with others than its fighters', () => {
    const campaign = opened(begun(), 'castle');
    expect(refusalOf(campaign, HERALD, { ...REPORT, killed: ['Jankin'] })).toMatchObject({ subject: 'Jankin' });
    const own = { ...REPORT, captured: [{ unit: 'Sim', by: 'red' }] };
    expect(refusalOf(campaign, HERALD, own)).toMatchObject({ subject: 'Sim' });
  });

  it.each([
    ['a stranger', { ...CASTLE, setup: { ...CASTLE.setup, fighters: { Eve: { side: 'attacker' } } } }],
    ['one side for both', { ...CASTLE, defender: 'red' }],
    ['the sides the wrong way round', { ...CASTLE, attacker: 'blue', defender: 'red' }],
    ['a set-up that no siege has', { ...CASTLE, setup: { ...CASTLE.setup, lastDay: 0 } }],
  ] as const)('is refused with %s', (_what, castle) => {
    expect(CAMPAIGN.create({ ...SETUP, sieges: { castle } })).toMatchObject({
      ok: false,
    });
  });

  it('has no name of a scenario', () => {
    expect(CAMPAIGN.create({ ...SETUP, sieges: { brawl: CASTLE } })).toMatchObject({ ok: false });
  });
});
