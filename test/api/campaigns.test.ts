import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyExport } from '../../src/audit/verify-export.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { inPieces } from '../audit/real-game.js';
import { queriesOfGame } from './everything.js';
import { TestServer } from './server.js';

const PART = 'name kind state wanted since game siege';
const CAMPAIGN = `id revision day over winner won { side won } parts { ${PART} }
  characters { name side class health foot { attack defence } record { attack defence } heals back captive missiles }`;
const CREATE = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { ${CAMPAIGN} } }`;
const SEE = `query ($id: ID!, $day: Int) { campaign(id: $id, day: $day) { ${CAMPAIGN} } }`;
const JOIN = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
const ANSWER = `... on OrderAccepted { revision events { type text } }
  ... on OrderRefused { refusal { code rule reason subject } instead { text } }`;
const ORDER = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { ${ANSWER} } }`;
const REPORT = `mutation ($campaign: ID!, $part: String!) {
  reportCampaignPart(campaign: $campaign, part: $part) { ${ANSWER} } }`;
const GAME = 'query ($id: ID!) { game(id: $id) { revision outcome { winner } actors { side } } }';

interface Seen {
  readonly id: string;
  readonly revision: number;
  readonly day: number;
  readonly over: boolean;
  readonly parts: readonly { readonly name: string; readonly state: string; readonly game: string | null }[];
  readonly characters: readonly { readonly name: string; readonly health: string }[];
}
interface Answered {
  readonly events?: readonly { readonly type: string; readonly text: string }[];
  readonly refusal?: {
    readonly code: string;
    readonly rule: string;
    readonly subject: string;
    readonly reason: string;
  };
}

const RED = ['Jankin', 'Sim', 'Wat', 'Gib'];
const BLUE = ['Hamo', 'Tib', 'Ivo', 'Orm'];
const most = { attack: 12, defence: 9 };
const people = (names: readonly string[], side: string): readonly object[] =>
  names.map((name) => ({ name, side, class: 'soldier', most }));
/** The drovers' quarrel: two scenarios with the same eight people, whose sides have other names in the campaign. */
const sides = [
  { side: 'red', playedBy: 'village' },
  { side: 'blue', playedBy: 'drovers' },
];
const QUARREL = {
  title: 'A quarrel',
  lastDay: 3,
  sides: ['village', 'drovers'],
  options: [{ name: 'characterAdvancement', on: true }],
  characters: [...people(RED, 'village'), ...people(BLUE, 'drovers')],
  scenarios: [
    { name: 'brawl', scenario: 'tavern-brawl', sides },
    { name: 'second', scenario: 'settling-up', sides },
  ],
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.clear());

describe('a campaign over the public API', () => {
  const keys: Record<string, string> = {};
  let campaign = '';

  const see = async (day?: number): Promise<Seen> =>
    (await server.data<{ campaign: Seen }>(SEE, { id: campaign, day })).campaign;
  const join = async (game: string, side: string, key?: string): Promise<string> =>
    (await server.data<{ joinGame: { key: string } }>(JOIN, { input: { game, side } }, key)).joinGame.key;

  async function order(game: string, key: string, text: string): Promise<Answered> {
    const { revision: expectedRevision } = (
      await server.data<{ game: { revision: number } }>(GAME, { id: game }, undefined)
    ).game;
    const input = { game, expectedRevision, idempotencyKey: randomUUID(), order: { text } };
    return (await server.data<{ submitOrder: Answered }>(ORDER, { input }, key)).submitOrder;
  }
  const give = (side: string, text: string): Promise<Answered> => order(campaign, keys[side] ?? '', text);
  const report = async (part: string): Promise<Answered> =>
    (await server.data<{ reportCampaignPart: Answered }>(REPORT, { campaign, part })).reportCampaignPart;
  const gameOf = async (name: string): Promise<string> =>
    (await see()).parts.find((part) => part.name === name)?.game ?? '';

  /** Both sides end their turns until the game is over. */
  async function playOut(game: string, seats: Readonly<Record<string, string>>): Promise<void> {
    for (let turns = 0; turns < 40; turns += 1) {
      const { outcome, actors } = (
        await server.data<{ game: { outcome: object | null; actors: { side: string }[] } }>(GAME, { id: game })
      ).game;
      const [actor] = actors;
      if (outcome || !actor) return;
      const done = await order(game, seats[actor.side] ?? '', 'End turn');
      expect(done.refusal).toBeUndefined();
    }
  }

  beforeAll(async () => {
    const input = { ...QUARREL, commandId: randomUUID() };
    const { createCampaign } = await server.data<{ createCampaign: Seen }>(CREATE, { input });
    campaign = createCampaign.id;
    for (const side of QUARREL.sides) keys[side] = await join(campaign, side);
  });

  it('is in the list of games, and answers every field of a game', async () => {
    const { games } = await server.data<{ games: { edges: { node: { id: string; title: string } }[] } }>(
      'query { games(first: 50) { edges { node { id title } } } }',
    );
    expect(games.edges.map(({ node }) => node)).toContainEqual({ id: campaign, title: 'A quarrel' });
    const given = {
      ...{ order: '{ text: "close day 1" }', unit: '"Sim"', name: '"A1"', from: '"A1"', to: '"A2"', spot: '"A1"' },
      ...{ revision: '1', of: '{ event: 1 }', number: '1', claim: '1', target: '"A2"', step: '"day"' },
    };
    const unanswered: Record<string, readonly unknown[]> = {};
    for (const { field, query } of queriesOfGame(given)) {
      const { errors = [] } = await server.ask(query, { game: campaign }, keys['village']);
      if (errors.length > 0) unanswered[field] = errors.map(({ extensions }) => extensions['code']);
    }
    // Questions that a board would be asked.
    expect(unanswered).toEqual({ board: ['BAD_INPUT'] });
  });

  it('is ordered in writing; a listed order can be sent back as it is', async () => {
    const query = 'query ($id: ID!) { game(id: $id) { legalOrders { order text } } }';
    const { legalOrders } = (
      await server.data<{ game: { legalOrders: { order: { text: string } }[] } }>(
        query,
        { id: campaign },
        keys['village'],
      )
    ).game;
    expect(legalOrders.map((one) => one.order)).toEqual([
      { text: 'play brawl on day 1' },
      { text: 'play second on day 1' },
      { text: 'close day 1' },
    ]);
    expect((await give('village', 'play brawl on day 1')).events?.map(({ type }) => type)).toEqual([
      'CampaignOrderTaken',
      'ScenarioWanted',
    ]);
    expect((await give('village', 'hire mercenaries')).refusal).toMatchObject({ code: 'malformed' });
    expect((await give('village', 'play castle on day 1')).refusal).toMatchObject({ subject: 'castle' });
  });

  it('opens the game of a scenario, whose seats are for the keys of its sides', async () => {
    expect((await report('brawl')).refusal).toMatchObject({ rule: 'pbem:24' });
    const { events } = await give('drovers', 'play brawl on day 1');
    expect(events?.map(({ type }) => type)).toContain('CampaignScenarioOpened');
    const game = await gameOf('brawl');
    const { seats } = (
      await server.data<{ game: { seats: object[] } }>(
        'query ($id: ID!) { game(id: $id) { seats { side campaign siege keptFor } } }',
        {
          id: game,
        },
      )
    ).game;
    expect(seats).toEqual([
      { side: 'red', campaign, siege: null, keptFor: 'village' },
      { side: 'blue', campaign, siege: null, keptFor: 'drovers' },
    ]);
    expect(await server.code(JOIN, { input: { game, side: 'red' } })).toBe('UNAUTHENTICATED');
    expect(await server.code(JOIN, { input: { game, side: 'red' } }, keys['drovers'])).toBe('UNAUTHENTICATED');
    keys['red'] = await join(game, 'red', keys['village']);
    keys['blue'] = await join(game, 'blue', keys['drovers']);
  });

  it('refuses what cannot be: somebody in two places, a day that is over or has not come, a report too early', async () => {
    expect((await give('village', 'play second on day 1')).refusal).toMatchObject({ code: 'illegal', rule: 'pbem:24' });
    expect((await give('village', 'close day 1')).refusal).toMatchObject({ code: 'wrongStep', rule: 'pbem:24' });
    expect((await give('village', 'close day 2')).refusal).toMatchObject({ code: 'wrongStep' });
    expect((await report('brawl')).refusal).toMatchObject({ code: 'wrongStep', subject: 'brawl' });
    const resign = `mutation ($input: ParleyInput!) { resign(input: $input) {
      ... on Refusal { reason } } }`;
    const input = { game: await gameOf('brawl'), idempotencyKey: randomUUID() };
    const { resign: refused } = await server.data<{ resign: { reason?: string } }>(resign, { input }, keys['red']);
    expect(refused.reason).toMatch(/siege or campaign/);
  });

  it('takes over what a scenario has come to, once', async () => {
    await playOut(await gameOf('brawl'), { red: keys['red'] ?? '', blue: keys['blue'] ?? '' });
    const done = await report('brawl');
    expect(done.events?.[1]?.text).toMatch(/^brawl is over: /);
    expect((await report('brawl')).refusal).toMatchObject({ code: 'illegal', rule: 'pbem:24', subject: 'brawl' });
    expect((await give('village', 'play brawl on day 1')).refusal).toMatchObject({ rule: 'pbem:24' });
    for (const side of QUARREL.sides) await give(side, 'close day 1');
    expect(await see()).toMatchObject({ day: 2, parts: [{ state: 'over' }, { state: 'ahead' }] });
    expect((await give('village', 'play second on day 1')).refusal).toMatchObject({ code: 'wrongStep' });
  });

  it('answers questions: a day, the life of a character, changes both ways; not what has not come', async () => {
    expect((await see(1)).parts[0]).toMatchObject({ name: 'brawl', state: 'over' });
    expect(await server.code(SEE, { id: campaign, day: 9 })).toBe('NOT_FOUND');
    expect(await server.code(SEE, { id: campaign, day: 0 })).toBe('NOT_FOUND');
    expect(await server.code(SEE, { id: await gameOf('brawl') })).toBe('NOT_FOUND');
    const timeline = `query ($id: ID!, $who: String!) { campaignTimeline(campaign: $id, character: $who) {
      revision day type text rules before { health } after { health } } }`;
    const { campaignTimeline } = await server.data<{ campaignTimeline: object[] }>(timeline, {
      id: campaign,
      who: 'Sim',
    });
    expect(campaignTimeline[0]).toMatchObject({ type: 'CampaignSetUp', before: null, after: { health: 'healthy' } });
    expect(await server.code(timeline, { id: campaign, who: 'Nobody' })).toBe('NOT_FOUND');
    const changes = `query ($id: ID!, $from: Int!, $to: Int) {
      campaignChanges(campaign: $id, fromDay: $from, toDay: $to) { kind name before after } }`;
    const between = async (from: number, to: number): Promise<readonly object[]> =>
      (await server.data<{ campaignChanges: object[] }>(changes, { id: campaign, from, to })).campaignChanges;
    expect(await between(2, 2)).toEqual([]);
    await give('village', 'play second on day 2');
    const [there] = await between(1, 2);
    expect(there).toMatchObject({
      kind: 'part',
      name: 'second',
      before: { wanted: [] },
      after: { wanted: ['village'] },
    });
    expect((await between(2, 1))[0]).toMatchObject({ before: { wanted: ['village'] }, after: { wanted: [] } });
  });

  it('is exported, verified offline and judged as every game', async () => {
    const text = await (await fetch(`${server.url}/games/${campaign}/events.ndjson`)).text();
    const audit = await verifyExport(inPieces(text, 100_000), ALL_RULEBOOKS);
    expect(audit.findings).toEqual([]);
    expect(audit.turns).toBe(1);
  });
});

describe('campaigns that cannot be', () => {
  const code = async (change: object): Promise<unknown> =>
    server.code(CREATE, { input: { ...QUARREL, ...change, commandId: randomUUID() } });

  it.each([
    ['a scenario that the library does not have', { scenarios: [{ name: 'x', scenario: 'no-such' }] }, 'NOT_FOUND'],
    ['a siege that does not ship', { sieges: [{ name: 'x', siege: 'no', attacker: 'a', defender: 'b' }] }, 'NOT_FOUND'],
    ['a campaign that does not ship', { campaign: 'no-such' }, 'NOT_FOUND'],
    ['a shipped campaign with sides of its own', { campaign: 'war-for-corbel' }, 'BAD_INPUT'],
    ['one side', { sides: ['village'] }, 'BAD_INPUT'],
    ['no days', { lastDay: 0 }, 'BAD_INPUT'],
    ['an option that there is not', { options: [{ name: 'magic', on: true }] }, 'BAD_INPUT'],
    ['a character twice', { characters: [...QUARREL.characters, ...people(['Sim'], 'village')] }, 'BAD_INPUT'],
    [
      'somebody of the other side',
      { characters: [...people(RED, 'drovers'), ...people(BLUE, 'drovers')] },
      'BAD_INPUT',
    ],
    [
      'somebody whom no scenario has',
      { characters: [...QUARREL.characters, ...people(['Eve'], 'village')] },
      'NOT_FOUND',
    ],
    ['somebody left out of it', { characters: people([...RED, 'Hamo'], 'village') }, 'BAD_INPUT'],
  ])('refuses %s', async (_what, change, expected) => {
    expect(await code(change)).toBe(expected);
  });
});
