import { describe, expect, it } from '@jest/globals';
import type { Campaign } from '../../src/engine/campaign/campaign.js';
import { CAMPAIGN } from '../../src/engine/campaign/game.js';
import type { CampaignOrder } from '../../src/engine/campaign/orders.js';
import { campaignReportOf, campaignSiegeReportOf } from '../../src/engine/campaign/report-of.js';
import { campaignScenarioSetup } from '../../src/engine/campaign/scenario-setup.js';
import type {
  CampaignScenario,
  CampaignSetup,
  CampaignSiege,
  SetupCharacter,
} from '../../src/engine/campaign/setup.js';
import { campaignSiegeSetup } from '../../src/engine/campaign/siege-setup.js';
import { ListedDice } from '../../src/engine/dice/dice.js';
import { NO_FIGHTS } from '../../src/engine/game/fights.js';
import { replay } from '../../src/engine/game/replay.js';
import type { Setup } from '../../src/engine/game/setup.js';
import type { Position } from '../../src/engine/position/position.js';
import { HERALD } from '../../src/engine/position/seat.js';
import type { Unit } from '../../src/engine/position/unit.js';
import { createSiege, decideSiege } from '../../src/engine/siege/decide.js';
import type { SiegeOrder } from '../../src/engine/siege/orders.js';
import { reportOf } from '../../src/engine/siege/scenario-report.js';
import { scenarioSetup } from '../../src/engine/siege/scenario-setup.js';
import type { SiegeScenario } from '../../src/engine/siege/setup.js';
import type { Siege } from '../../src/engine/siege/siege.js';
import { RULEBOOKS, SIEGE_RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';

/* Marks and captivity of a character go from one game of a campaign to the next (pbem:22.7s, 12.8g, 12.8h, 24). */

const sortie = loadScenarios().get('sortie');
if (!sortie) throw new Error('the library has no sortie');
const { ruleset: pinned, setup: written } = sortie;
const SORTIE: CampaignScenario = { ruleset: pinned, setup: written };
const SALLY: SiegeScenario = { ...SORTIE, attacker: 'blue', defender: 'red' };
const { ruleset } = RULEBOOKS.rulebook(pinned.id, pinned.version);
const SIEGE: CampaignSiege = {
  attacker: 'blue',
  defender: 'red',
  setup: {
    title: 'Corbel',
    dayDefinition: 'detailedDays',
    scenarios: { day: SALLY },
    fighters: { Gervase: { side: 'defender' }, Ingram: { side: 'attacker' }, Warin: { side: 'attacker' } },
  },
};
const soldier = { class: 'soldier', foot: { attack: 6, defence: 5 }, most: { attack: 20, defence: 20 } } as const;
const SETUP: CampaignSetup = {
  title: 'Corbel',
  sides: written.sides,
  lastDay: 9,
  characters: Object.fromEntries(
    written.units.flatMap(({ id, side, sheet }): (readonly [string, SetupCharacter])[] =>
      sheet.kind === 'character' && side !== null ? [[id, { side, ...soldier }]] : [],
    ),
  ),
  scenarios: { raid: SORTIE },
  sieges: { castle: SIEGE },
};

function after(campaign: Campaign, seat: string, order: CampaignOrder): Campaign {
  const decided = CAMPAIGN.decide(campaign, seat, order, new ListedDice([5, 5, 5, 5], 'server'));
  if (!decided.ok) throw new Error(decided.refusal.because);
  return decided.position;
}

const opened = (campaign: Campaign, scenario: string): Campaign =>
  SETUP.sides.reduce((before, side) => after(before, side, { type: 'Open', day: 1, scenario }), campaign);

function begun(): Campaign {
  const created = CAMPAIGN.create(SETUP);
  const campaign = created.ok ? replay(CAMPAIGN, created.value) : null;
  if (!campaign) throw new Error(created.ok ? 'no state' : created.refusal.because);
  return campaign;
}

function positionOf(setup: Setup): Position {
  const created = ruleset.create(setup);
  const position = created.ok ? replay(ruleset, created.value) : null;
  if (!position) throw new Error(created.ok ? 'no position' : created.refusal.because);
  return position;
}

/** The position in which these units have these marks besides. */
function marked(position: Position, marks: Readonly<Record<string, Partial<Unit>>>): Position {
  const units = Object.entries(marks).map(([id, more]) => [id, { ...position.units[id], ...more } as Unit] as const);
  return { ...position, units: { ...position.units, ...Object.fromEntries(units) } };
}

function siegeBegun(campaign: Campaign): Siege {
  const created = createSiege(campaignSiegeSetup(campaign, SIEGE));
  const siege = created.ok ? replay(SIEGE_RULEBOOKS.rulebook('siege', 1).ruleset, created.value) : null;
  if (!siege) throw new Error(created.ok ? 'no siege' : created.refusal.because);
  return siege;
}

function afterDay(siege: Siege, seat: string, order: SiegeOrder): Siege {
  const decided = decideSiege(siege, seat, order, new ListedDice([5, 5, 5, 5], 'server'));
  if (!decided.ok) throw new Error(decided.refusal.because);
  return decided.position;
}

describe('prisoners with whom a scenario begins (pbem:24)', () => {
  const raid: CampaignScenario = {
    ...SORTIE,
    setup: {
      ...written,
      units: written.units.map((unit) =>
        unit.id === 'Warin' ? { ...unit, captive: { by: 'red', guards: [] } } : unit,
      ),
    },
  };
  const playing = opened(begun(), 'raid');
  const end = positionOf(campaignScenarioSetup(playing, raid));

  it('are prisoners in the campaign if they are at its end', () => {
    const report = campaignReportOf(playing, 'raid', raid, { game: 'game', position: end, fights: NO_FIGHTS });
    expect(report.held).toEqual([{ unit: 'Warin', by: 'red' }]);
    expect(report.captured).toEqual([]);
    expect(after(playing, HERALD, report).characters['Warin']?.captive).toBe('red');
    expect(() => after(playing, HERALD, { ...report, held: [{ unit: 'Warin', by: 'blue' }] })).toThrow('Warin');
  });

  it('are free if somebody freed them', () => {
    const position = positionOf(campaignScenarioSetup(playing, SORTIE));
    const report = campaignReportOf(playing, 'raid', raid, { game: 'game', position, fights: NO_FIGHTS });
    expect(report).not.toHaveProperty('held');
  });
});

describe('marks that last for a campaign', () => {
  const playing = opened(begun(), 'raid');
  const end = marked(positionOf(campaignScenarioSetup(playing, SORTIE)), {
    Gervase: { forfeited: true, yielded: true, ransom: true },
    Warin: { shamed: true, forsaken: true },
    Ingram: { shamed: true, health: 'dead' },
  });
  const report = campaignReportOf(playing, 'raid', SORTIE, { game: 'game', position: end, fights: NO_FIGHTS });
  const campaign = after(playing, HERALD, report);

  it('go from a game into the campaign, those of the dead and of one scenario alone do not', () => {
    expect(report.marked).toEqual([
      { unit: 'Gervase', marks: ['forfeited'] },
      { unit: 'Warin', marks: ['shamed', 'forsaken'] },
    ]);
    expect(campaign.characters['Gervase']?.marks).toEqual(['forfeited']);
    expect(campaign.characters['Ingram']).not.toHaveProperty('marks');
  });

  it('hold in the next game, in which nothing else of the captivity is left', () => {
    const { units } = positionOf(campaignScenarioSetup(campaign, SORTIE));
    expect(units['Gervase']).toMatchObject({ forfeited: true });
    expect(units['Gervase']).not.toHaveProperty('yielded');
    expect(units['Warin']).toMatchObject({ shamed: true, forsaken: true });
  });

  it('go on in a siege, from one of its days to the next, and come back out of it', () => {
    const besieged = opened(campaign, 'castle');
    const siege = siegeBegun(besieged);
    const first = positionOf(scenarioSetup(siege, SALLY));
    expect(first.units['Gervase']).toMatchObject({ forfeited: true });
    const told = reportOf(siege, SALLY, 'game', marked(first, { Gervase: { shamed: true } }));
    const later = afterDay(siege, HERALD, told);
    expect(positionOf(scenarioSetup(later, SALLY)).units['Gervase']).toMatchObject({ forfeited: true, shamed: true });
    const ended = campaignSiegeReportOf(besieged, 'castle', SIEGE, { id: 'siege', siege: later, fights: [] });
    expect(ended.marked).toContainEqual({ unit: 'Gervase', marks: ['forfeited', 'shamed'] });
    expect(after(besieged, HERALD, ended).characters['Gervase']?.marks).toEqual(['forfeited', 'shamed']);
  });

  it('are those of fighters and characters alone', () => {
    const stranger = [{ unit: 'Eve', marks: ['shamed' as const] }];
    expect(() => after(playing, HERALD, { ...report, marked: stranger })).toThrow('Eve');
    const siege = siegeBegun(opened(campaign, 'castle'));
    const told = reportOf(siege, SALLY, 'game', positionOf(scenarioSetup(siege, SALLY)));
    expect(() => afterDay(siege, HERALD, { ...told, marked: stranger })).toThrow('Eve');
  });
});
