import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportGame } from '../../src/audit/export-game.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import type { Campaign } from '../../src/engine/campaign/campaign.js';
import type { CampaignSetup } from '../../src/engine/campaign/setup.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { loadCampaigns } from '../../src/library/campaigns.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { loadSieges } from '../../src/library/sieges.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { inPieces } from '../audit/real-game.js';
import { memoryLedger, NOW } from '../play/support.js';
import { howMany } from '../thoroughness.js';
import { campaignsOn, playCampaign, type CampaignTable } from './play.js';

const scenarios = loadScenarios();
const campaigns = loadCampaigns({ scenarios, sieges: loadSieges(scenarios) });
/** Exports of the war for Corbel, played whole; recorded by `HERALD_RECORD=1`: the campaign, the siege, the storm. */
const RECORDED = ['war', 'siege', 'storm'] as const;
const fileOf = (name: string): URL => new URL(`fixtures/${name}-for-corbel.ndjson.br`, import.meta.url);
const IS_WHOLE = howMany(0, 1) === 1;

function setupOf(id: string): CampaignSetup {
  const shipped = campaigns.get(id);
  if (!shipped) throw new Error(`no campaign ${id} ships`);
  return shipped.setup;
}

/** The next scenario or siege of these, one every `days` days. */
const oneEvery =
  (days: number, names: readonly string[]) =>
  ({ scenarios: parts, day }: Campaign): string | null => {
    const isDue = day % days === 1 && Object.values(parts).every(({ since }) => since !== day);
    return isDue ? (names.find((name) => parts[name]?.state === 'ahead') ?? null) : null;
  };

async function exported(ledger: Ledger, id: string): Promise<string> {
  let text = '';
  for await (const line of exportGame(ledger, ALL_RULEBOOKS, id)) text += line;
  return text;
}

/** The fingerprint with which an export ends. */
function footerOf(text: string): string {
  return (JSON.parse(text.trim().split('\n').at(-1) ?? '') as { readonly fingerprint: string }).fingerprint;
}

const findingsIn = async (text: string): Promise<readonly object[]> =>
  (await verifyExport(inPieces(text, 100_000), ALL_RULEBOOKS)).findings;

describe('the summer of the emir, played by the computer', () => {
  let ledger: Ledger;
  let table: CampaignTable;
  let campaign: string;
  beforeAll(async () => {
    ledger = await memoryLedger();
    table = campaignsOn(ledger, 24);
    const plan = { attackFrom: 1, sallyEvery: 1, partOn: oneEvery(4, ['mill', 'champions', 'crossroads']) };
    campaign = await playCampaign(table, setupOf('summer-of-the-emir'), {
      ...{ ...plan, seed: 24, greedyOrders: () => howMany(60, 20_000) },
    });
  }, 3_600_000);
  afterAll(() => ledger.close());

  it('ends with its last day, after its three scenarios', async () => {
    const { campaign: state, parts } = await table.campaigns.see(campaign, SPECTATOR, NOW);
    expect(state).toMatchObject({ day: 11 });
    expect(state.outcome).not.toBeNull();
    expect(parts.map(({ state: stage }) => stage)).toEqual(['over', 'over', 'over']);
  });

  it('is proven offline, each of its games too', async () => {
    const { parts } = await table.campaigns.see(campaign, SPECTATOR, NOW);
    for (const id of [campaign, ...parts.flatMap((part) => part.id ?? [])]) {
      expect(await findingsIn(await exported(ledger, id))).toEqual([]);
    }
  }, 3_600_000);

  it('reports in its log the fingerprint with which the export of each game ends', async () => {
    const log = await exported(ledger, campaign);
    const told = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly type?: string; readonly data?: Readonly<Record<string, unknown>> })
      .filter(({ type }) => type === 'CampaignScenarioFought');
    expect(told).toHaveLength(3);
    for (const { data } of told)
      expect(data?.['fingerprint']).toBe(footerOf(await exported(ledger, String(data?.['game']))));
  }, 3_600_000);
});

describe('the war for Corbel, played by the computer', () => {
  /** Plays it whole. Gives the exports of the campaign, its siege and the storm. */
  async function played(): Promise<Record<string, string>> {
    const ledger = await memoryLedger();
    const table = campaignsOn(ledger, 120);
    // Raids and sallies are broken off, so that there is somebody to storm the castle and somebody to hold it.
    const greedyOrders = (scenario: string): number =>
      scenario === 'attackCastle' ? 20_000 : scenario === 'sallyAttacker' ? 16 : 50;
    const plan = { attackFrom: 119, sallyEvery: 6, seed: 120, greedyOrders };
    const partOn = oneEvery(5, ['raid', 'patrol', 'corbel']);
    const war = await playCampaign(table, setupOf('war-for-corbel'), { ...plan, partOn });
    const { parts } = await table.campaigns.see(war, SPECTATOR, NOW);
    const siege = parts.find(({ kind }) => kind === 'siege')?.id ?? '';
    const { games } = await table.sieges.see(siege, SPECTATOR, { kind: 'now' });
    const storm = games.find(({ scenario }) => scenario === 'attackCastle')?.game ?? '';
    for (const id of [...parts.flatMap((part) => part.id ?? []), ...games.map(({ game }) => game)]) {
      expect(await findingsIn(await exported(ledger, id))).toEqual([]);
    }
    const [whole, days, fought] = [
      await exported(ledger, war),
      await exported(ledger, siege),
      await exported(ledger, storm),
    ];
    await ledger.close();
    return { war: whole, siege: days, storm: fought };
  }

  const read = (name: string): string => brotliDecompressSync(readFileSync(fileOf(name))).toString('utf8');
  beforeAll(async () => {
    if (process.env['HERALD_RECORD'] !== '1') return;
    for (const [name, text] of Object.entries(await played())) writeFileSync(fileOf(name), brotliCompressSync(text));
  }, 3_600_000);

  it.each(RECORDED)(
    'is proven offline from its kept exports: %s',
    async (name) => {
      expect(await findingsIn(read(name))).toEqual([]);
    },
    600_000,
  );

  (IS_WHOLE ? it : it.skip)(
    'is played anew to the same end',
    async () => {
      for (const [name, text] of Object.entries(await played())) expect(footerOf(text)).toBe(footerOf(read(name)));
    },
    3_600_000,
  );
});
