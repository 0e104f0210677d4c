import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportGame } from '../../src/audit/export-game.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import type { Campaign } from '../../src/engine/campaign/campaign.js';
import { campaignScenarioSetup } from '../../src/engine/campaign/scenario-setup.js';
import type { CampaignScenario, CampaignSetup, SetupCharacter } from '../../src/engine/campaign/setup.js';
import { HERALD, type SeatId } from '../../src/engine/position/seat.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { ALL_RULEBOOKS, CAMPAIGN_RULEBOOKS, RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import type { GameId } from '../../src/play/viewer.js';
import { GameService } from '../../src/play/game-service.js';
import { forged, inPieces } from '../audit/real-game.js';
import { KEYS, memoryLedger, NOW, SPECTATOR } from '../play/support.js';
import { sourceFrom } from '../siege/support.js';

const brawl = loadScenarios().get('tavern-brawl');
if (!brawl) throw new Error('the library has no tavern-brawl');
const BRAWL: CampaignScenario = { ruleset: brawl.ruleset, setup: brawl.setup };

/** Everybody of the brawl, as soldiers with the strength of their counters. */
const CHARACTERS = Object.fromEntries(
  brawl.setup.units.flatMap(({ id, side, sheet }): (readonly [string, SetupCharacter])[] => {
    if (sheet.kind !== 'character' || side === null) return [];
    const { attack, defence } = sheet.foot.healthy;
    return [[id, { side, class: 'soldier', foot: { attack, defence }, most: { attack: 20, defence: 20 } }]];
  }),
);
const [RED, BLUE] = ['red', 'blue'].map((side) => {
  const [first] = Object.keys(CHARACTERS).filter((id) => CHARACTERS[id]?.side === side);
  return first ?? '';
}) as [string, string];

const SETUP: CampaignSetup = {
  title: 'Two nights at the tavern',
  sides: ['red', 'blue'],
  options: { characterAdvancement: true },
  lastDay: 12,
  characters: CHARACTERS,
  scenarios: { first: BRAWL, second: BRAWL },
};

describe('a campaign', () => {
  let ledger: Ledger;
  let games: GameService<Campaign, CampaignSetup>;
  let campaign: GameId;

  async function give(seat: SeatId, order: object): Promise<void> {
    const { revision } = await games.see(campaign, SPECTATOR, NOW);
    const done = await games.submit({
      game: campaign,
      viewer: { kind: 'seat', side: seat },
      order: { kind: 'json', value: order },
      dice: { kind: 'server' },
      expectedRevision: revision,
      commandId: randomUUID(),
    });
    if (done.kind === 'refused') throw new Error(done.refusal.because);
  }

  async function exported(): Promise<string> {
    let text = '';
    for await (const line of exportGame(ledger, ALL_RULEBOOKS, campaign)) text += line;
    return text;
  }

  beforeAll(async () => {
    ledger = await memoryLedger();
    const next = sourceFrom(24);
    games = new GameService({
      ledger,
      rulebooks: CAMPAIGN_RULEBOOKS,
      keys: KEYS,
      incidents: {
        snapshotFailed(_id: string, error: unknown) {
          throw error;
        },
        restHeldUp(_id: string, error: unknown) {
          throw error;
        },
      },
      now: () => '2026-11-21T12:00:00Z',
      dice: () => ({ roll: (request) => ({ ...request, value: 1 + next(request.faces), source: 'server' }) }),
    });
    const ruleset = { id: 'campaign', version: 1 };
    ({ game: campaign } = await games.create({ commandId: randomUUID(), ruleset, setup: SETUP }));
    for (const side of SETUP.sides) await give(side, { type: 'Open', day: 1, scenario: 'first' });
    await give(HERALD, {
      ...{ type: 'Report', scenario: 'first', game: 'the first brawl', fingerprint: '', winner: 'red' },
      ...{ wounded: [BLUE], killed: [], captured: [], fled: [], missiles: {} },
      defeats: [2, 1].map(() => ({
        by: 'combat',
        victors: [{ unit: RED, attack: 9 }],
        beaten: [{ unit: BLUE, attack: 3 }],
      })),
    });
    for (let day = 1; day <= 12; day += 1) for (const side of SETUP.sides) await give(side, { type: 'Close', day });
  });
  afterAll(() => ledger.close());

  it('is played by the service of games, and ends with its last day', async () => {
    const { position } = await games.see(campaign, SPECTATOR, NOW);
    expect(position).toMatchObject({ day: 12, outcome: { winner: 'red' }, won: { red: 1, blue: 0 } });
    expect(position.characters[RED]?.foot.attack).toBeGreaterThan(CHARACTERS[RED]?.foot.attack ?? 99);
  });

  it('is read at the end of a day', async () => {
    const { position } = await games.see(campaign, SPECTATOR, { kind: 'turn', gameTurn: 1 });
    expect(position).toMatchObject({ day: 1, characters: { [BLUE]: { health: 'wounded' } } });
  });

  it('gives its next scenario a set-up that the rules of the board accept', async () => {
    const { position } = await games.see(campaign, SPECTATOR, { kind: 'turn', gameTurn: 1 });
    const setup = campaignScenarioSetup(position, BRAWL);
    expect(setup.units.find(({ id }) => id === BLUE)).toMatchObject({ health: 'wounded' });
    const { id, version } = BRAWL.ruleset;
    expect(RULEBOOKS.rulebook(id, version).ruleset.create(setup)).toMatchObject({ ok: true });
  });

  it('is exported, verified and judged as every game', async () => {
    const audit = await verifyExport(inPieces(await exported(), 100_000), ALL_RULEBOOKS);
    expect(audit.findings).toEqual([]);
    expect(audit.turns).toBe(12);
  });

  it('is found out if points are changed', async () => {
    const text = forged(await exported(), (event) =>
      event.type === 'ExperienceCounted' ? { ...event, data: { ...event.data, quarters: 40 } } : event,
    );
    const { findings } = await verifyExport(inPieces(text, 100_000), ALL_RULEBOOKS);
    expect(findings.map(({ kind }) => kind)).toContain('judgement');
  });
});
