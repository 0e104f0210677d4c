import { describe, expect, it } from '@jest/globals';
import type { Campaign } from '../../src/engine/campaign/campaign.js';
import { CAMPAIGN } from '../../src/engine/campaign/game.js';
import { enginesAfter, enginesLeft, withEnginesLeft } from '../../src/engine/campaign/engines.js';
import type { CampaignOrder } from '../../src/engine/campaign/orders.js';
import { campaignReportOf } from '../../src/engine/campaign/report-of.js';
import { campaignScenarioSetup } from '../../src/engine/campaign/scenario-setup.js';
import type { CampaignScenario, CampaignSetup, SetupCharacter } from '../../src/engine/campaign/setup.js';
import { campaignSiegeSetup } from '../../src/engine/campaign/siege-setup.js';
import { NO_DICE } from '../../src/engine/dice/dice.js';
import { NO_FIGHTS } from '../../src/engine/game/fights.js';
import { replay } from '../../src/engine/game/replay.js';
import type { Setup } from '../../src/engine/game/setup.js';
import { HERALD } from '../../src/engine/position/seat.js';
import type { Position } from '../../src/engine/position/position.js';
import type { SiegeSetup } from '../../src/engine/siege/setup.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';

/* The ram of a shipped scenario goes from one game of a campaign to the next. */

const hotWater = loadScenarios().get('hot-water');
if (!hotWater) throw new Error('the library has no hot-water');
const HOT_WATER: CampaignScenario = { ruleset: hotWater.ruleset, setup: hotWater.setup };
const { ruleset } = RULEBOOKS.rulebook(hotWater.ruleset.id, hotWater.ruleset.version);
const soldier = { class: 'soldier', foot: { attack: 6, defence: 5 }, most: { attack: 20, defence: 20 } } as const;
const SETUP: CampaignSetup = {
  title: 'A ram',
  sides: hotWater.setup.sides,
  lastDay: 9,
  characters: Object.fromEntries(
    hotWater.setup.units.flatMap(({ id, side, sheet }): (readonly [string, SetupCharacter])[] =>
      sheet.kind === 'character' && side !== null ? [[id, { side, ...soldier }]] : [],
    ),
  ),
  scenarios: { first: HOT_WATER, second: HOT_WATER, third: HOT_WATER },
};

function begun(): Campaign {
  const created = CAMPAIGN.create(SETUP);
  const state = created.ok ? replay(CAMPAIGN, created.value) : null;
  if (!state) throw new Error(created.ok ? 'no state' : created.refusal.because);
  return state;
}

function after(campaign: Campaign, seat: string, order: CampaignOrder): Campaign {
  const decided = CAMPAIGN.decide(campaign, seat, order, NO_DICE);
  if (!decided.ok) throw new Error(decided.refusal.because);
  return decided.position;
}

const opened = (campaign: Campaign, scenario: string): Campaign =>
  SETUP.sides.reduce((before, side) => after(before, side, { type: 'Open', day: 1, scenario }), campaign);

/** The campaign after a scenario whose game ended in a position that `change` makes of its first one. */
function fought(campaign: Campaign, scenario: string, change: (position: Position) => Position): Campaign {
  const playing = opened(campaign, scenario);
  const position = change(positionOf(playing));
  const report = campaignReportOf(playing, scenario, HOT_WATER, { game: 'game', position, fights: NO_FIGHTS });
  return after(playing, HERALD, report);
}

function positionOf(campaign: Campaign): Position {
  const created = ruleset.create(campaignScenarioSetup(campaign, HOT_WATER));
  const position = created.ok ? replay(ruleset, created.value) : null;
  if (!position) throw new Error(created.ok ? 'no position' : created.refusal.because);
  return position;
}

const worn = (position: Position): Position => ({
  ...position,
  equipment: (position.equipment ?? []).map((one) => (one.id === 'ram1' ? { ...one, wear: 9 } : one)),
  battered: { ...position.battered, ram1: { hand: 12 } },
});
const destroyed = ({ equipment = [], ...position }: Position): Position => ({
  ...position,
  equipment: equipment.filter(({ id }) => id !== 'ram1'),
});

describe('engines in the free scenarios of a campaign (pbem:24, 19.42h, 19.42i)', () => {
  it('leave a game with its points, and stand in the next one with them', () => {
    const campaign = fought(begun(), 'first', worn);
    expect(campaign.engines).toEqual({ ram1: { wear: 2, onboard: { damage: 12, wear: 9 } } });
    const position = positionOf(campaign);
    expect(position.equipment?.find(({ id }) => id === 'ram1')).toMatchObject({ wear: 9 });
    expect(position.battered?.['ram1']).toEqual({ hand: 12 });
  });

  it('stay as they are in a game that does nothing to them, and are told of once', () => {
    const whole = fought(begun(), 'first', (position) => position);
    expect(whole.engines).toEqual({ ram1: { wear: 0, onboard: { damage: 0, wear: 0 } } });
    const playing = opened(fought(begun(), 'first', worn), 'second');
    const ended = { game: 'game', position: positionOf(playing), fights: NO_FIGHTS };
    expect(campaignReportOf(playing, 'second', HOT_WATER, ended)).not.toHaveProperty('strained');
  });

  it('stand nowhere once they are lost, and games without them are legal and tell nothing of them', () => {
    const lost = fought(begun(), 'first', destroyed);
    expect(lost.engines).toEqual({ ram1: { wear: 0, lost: true } });
    expect(positionOf(lost).equipment ?? []).not.toContainEqual(expect.objectContaining({ id: 'ram1' }));
    expect(fought(lost, 'second', (position) => position).engines).toEqual(lost.engines);
  });

  it('are built on from game to game, and in the next siege, until they are built (19.8e)', () => {
    const unbuilt = (done: number) => ({ unbuilt: { done, of: 10 } });
    const at = (done: number): Setup => withRam(HOT_WATER.setup, unbuilt(done));
    const none = begun();
    const worked = (campaign: Campaign, done: number, after: number | null): ReturnType<typeof enginesAfter> =>
      enginesAfter(
        campaign,
        withEnginesLeft(at(done), campaign.engines),
        withRam(positionOf(none), after === null ? {} : unbuilt(after)),
      );
    expect(worked(none, 4, 6)).toEqual({
      strained: [{ engine: 'ram1', damage: 0, wear: 0 }],
      worked: [{ engine: 'ram1', left: 4 }],
    });
    const left = { ...none, engines: enginesLeft(none, worked(none, 4, 6)) ?? {} };
    expect(left.engines).toMatchObject({ ram1: { unbuilt: 4 } });
    expect(ramIn(withEnginesLeft(at(4), left.engines))).toMatchObject(unbuilt(6));
    expect(worked(left, 4, 6)).toEqual({});
    expect(worked(left, 4, null)).toEqual({ worked: [{ engine: 'ram1', left: 0 }] });
    const built = { ...none, engines: enginesLeft(left, worked(left, 4, null)) ?? {} };
    expect(ramIn(withEnginesLeft(at(4), built.engines))).not.toHaveProperty('unbuilt');
    // A set-up that shows it whole has it once it is built.
    expect(ramIn(withEnginesLeft(HOT_WATER.setup, left.engines))).toBeUndefined();
    expect(ramIn(withEnginesLeft(HOT_WATER.setup, built.engines))).toBeDefined();
    const ram = (campaign: Campaign, written: object) =>
      campaignSiegeSetup(campaign, {
        ...{ attacker: 'red', defender: 'blue' },
        setup: { ...SIEGE, engines: { ram1: { kind: 'batteringRam', ...written } } },
      }).engines?.['ram1'];
    for (const written of [{}, { unbuilt: true }]) {
      expect(ram(left, written)).toMatchObject({ unbuilt: true, workLeft: 4 });
      expect(ram(built, written)).not.toHaveProperty('unbuilt');
    }
  });

  it('stay on the field if they were begun there', () => {
    const another = (position: Position): Position => ({
      ...position,
      equipment: [...(position.equipment ?? []), { id: 'mangonel1', kind: 'mangonel', hexes: ['K9'] }],
    });
    expect(Object.keys(fought(begun(), 'first', another).engines ?? {})).toEqual(['ram1']);
  });
});

const SIEGE: SiegeSetup = { title: 'A castle', dayDefinition: 'siegeDays', options: {}, lastDay: 9, fighters: {} };

function withRam<With extends Pick<Setup, 'equipment'>>(of: With, change: object): With {
  const equipment = (of.equipment ?? []).map((one) => (one.id === 'ram1' ? { ...one, ...change } : one));
  return { ...of, equipment };
}

function ramIn({ equipment = [] }: Pick<Setup, 'equipment'>): object | undefined {
  return equipment.find(({ id }) => id === 'ram1');
}
