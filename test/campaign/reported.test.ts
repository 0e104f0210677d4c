import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CampaignSetup, SetupCharacter } from '../../src/engine/campaign/setup.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import type { Submission } from '../../src/play/commands.js';
import type { Viewer } from '../../src/play/viewer.js';
import { KEYS, memoryLedger, NOW, SPECTATOR } from '../play/support.js';
import { BRAWL, FIGHTERS } from '../siege/support.js';
import { campaignsOn, type CampaignTable } from './play.js';

const KEY = 'key-of-maud';
const ARBITER = { name: 'Maud', keyHash: KEYS.hash(KEY) } as const;
const MAUD: Viewer = { kind: 'arbiter', keyHash: ARBITER.keyHash };
const RED: Viewer = { kind: 'seat', side: 'red' };
const BLUE: Viewer = { kind: 'seat', side: 'blue' };

const CAMPAIGN: CampaignSetup = {
  title: 'A night at the tavern',
  sides: ['red', 'blue'],
  options: {},
  lastDay: 3,
  characters: Object.fromEntries(
    BRAWL.setup.units.flatMap(({ id, side, sheet }): (readonly [string, SetupCharacter])[] => {
      if (sheet.kind !== 'character' || side === null) return [];
      const { attack, defence } = sheet.foot.healthy;
      return [[id, { side, class: 'soldier', foot: { attack, defence }, most: { attack: 20, defence: 20 } }]];
    }),
  ),
  scenarios: { night: { ruleset: BRAWL.ruleset, setup: BRAWL.setup } },
};

let ledger: Ledger;
let table: CampaignTable;

beforeAll(async () => {
  ledger = await memoryLedger();
  table = campaignsOn(ledger, 24);
});
afterAll(() => ledger.close());

async function give(game: string, viewer: Viewer, value: object): Promise<void> {
  const { revision } = await table.games.see(game, SPECTATOR, NOW);
  const order = { kind: 'json', value } as const;
  const dice = { kind: 'server' } as const;
  const command = { game, viewer, order, dice, expectedRevision: revision, commandId: randomUUID() };
  expect(await table.games.submit(command)).toMatchObject({ kind: 'accepted' });
}

/** Red and blue only end their turns until the game is over. Gives the events of their last orders. */
async function toItsEnd(game: string): Promise<{ readonly red: number; readonly blue: number }> {
  for (;;) {
    const { revision: before } = await table.games.see(game, SPECTATOR, NOW);
    await give(game, RED, { type: 'EndTurn' });
    const { revision: between } = await table.games.see(game, SPECTATOR, NOW);
    await give(game, BLUE, { type: 'EndTurn' });
    if ((await table.games.see(game, SPECTATOR, NOW)).field?.outcome) return { red: before + 1, blue: between + 1 };
  }
}

/** A siege and a campaign, each with the game that it waits for and the way to report it. */
const KEEPERS: readonly (readonly [
  of: string,
  begin: () => Promise<{ readonly game: string; readonly report: () => Promise<Submission> }>,
])[] = [
  [
    'a siege',
    async () => {
      const setup = {
        title: 'A night before the walls',
        dayDefinition: 'detailedDays',
        fighters: FIGHTERS,
        scenarios: { day: BRAWL },
      } as const;
      const { siege } = await table.sieges.create({ commandId: randomUUID(), setup });
      const { games } = await table.sieges.see(siege, SPECTATOR, { kind: 'now' });
      return { game: games[0]?.game ?? '', report: () => table.sieges.report(siege, SPECTATOR) };
    },
  ],
  [
    'a campaign',
    async () => {
      const { game: campaign } = await table.campaigns.create({ commandId: randomUUID(), setup: CAMPAIGN });
      for (const viewer of [RED, BLUE]) await give(campaign, viewer, { type: 'Open', day: 1, scenario: 'night' });
      const { parts } = await table.campaigns.see(campaign, SPECTATOR, NOW);
      return { game: parts[0]?.id ?? '', report: () => table.campaigns.report(campaign, SPECTATOR, 'night') };
    },
  ],
];

describe.each(KEEPERS)('the end of a scenario of %s', (_of, begin) => {
  it('waits for open claims, and stands once it is reported', async () => {
    const { game, report } = await begin();
    const say = (viewer: Viewer, parley: Parameters<typeof table.games.parley>[0]['parley']): Promise<Submission> =>
      table.games.parley({ game, viewer, parley, commandId: randomUUID() });
    for (const viewer of [RED, BLUE]) await say(viewer, { kind: 'proposeArbiter', ...ARBITER });
    const orders = await toItsEnd(game);
    await say(RED, { kind: 'fileClaim', at: orders.blue, what: 'the turn ended early' });
    expect((await table.games.parleyOf(game, SPECTATOR)).claims).toMatchObject([{ standing: 'dismissed' }]);
    const appeal = { kind: 'appealClaim', claim: 1, what: 'it did' } as const;
    expect(await say(RED, appeal)).toMatchObject({ kind: 'accepted' });

    expect(await report()).toMatchObject({ kind: 'refused', refusal: { code: 'decisionPending' } });
    const ruling = { kind: 'ruleOnClaim', claim: 1, upheld: false, rule: 'pbem:4.1a', because: 'by the book' } as const;
    expect(await say(MAUD, ruling)).toMatchObject({ kind: 'accepted' });
    const { revision } = await table.games.see(game, SPECTATOR, NOW);
    expect(await report()).toMatchObject({ kind: 'accepted' });

    const refusals = [
      await say(BLUE, { kind: 'fileClaim', at: orders.red, what: 'another error' }),
      await say(BLUE, { kind: 'proposeAmendment', at: orders.blue, what: 'a slip' }),
    ];
    for (const answer of refusals) expect(answer).toMatchObject({ kind: 'refused', refusal: { code: 'gameOver' } });
    expect((await table.games.see(game, SPECTATOR, NOW)).revision).toBe(revision);
  });
});
