import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadScenarios } from '../../src/library/scenarios.js';
import { loadSieges } from '../../src/library/sieges.js';
import { TestServer } from './server.js';

const CREATE = 'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }';
const JOIN = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
const JOIN_SIEGE = `mutation ($siege: ID!, $side: SiegeSide!) { joinSiege(siege: $siege, side: $side) { key } }`;
const ORDER = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) {
  ... on OrderAccepted { revision } ... on OrderRefused { refusal { reason } } } }`;
const SIEGE_ORDER = `mutation ($input: SubmitSiegeOrderInput!) { submitSiegeOrder(input: $input) {
  ... on SiegeOrderAccepted { revision } ... on SiegeOrderRefused { refusal { reason } } } }`;
const LEGAL =
  'query ($siege: ID!) { siege(id: $siege) { revision day outcome { reason } } siegeOrders(siege: $siege) { order } }';
const REPORT = `mutation ($campaign: ID!, $part: String!) { reportCampaignPart(campaign: $campaign, part: $part) {
  ... on OrderAccepted { revision } ... on OrderRefused { refusal { reason } } } }`;
const SEE = 'query ($id: ID!) { campaign(id: $id) { revision day parts { name siege } } }';
const ARGS = '$campaign: ID!, $first: Int, $after: String';
const OF = 'of { name siege since }';
const PAGE = 'pageInfo { hasNextPage endCursor } totalCount';
const THINGS = `query (${ARGS}, $at: SiegeDayInput, $filter: CampaignSiegeThingFilterInput) {
  all: campaignSiegeThings(campaign: $campaign, first: $first, after: $after, at: $at, filter: $filter) {
    edges { cursor node { ${OF} at { day part revision } thing { kind name text } } } ${PAGE} } }`;
const CHANGES = `query (${ARGS}, $from: SiegeDayInput!, $to: SiegeDayInput, $filter: CampaignSiegeThingFilterInput) {
  all: campaignSiegeChanges(campaign: $campaign, first: $first, after: $after, from: $from, to: $to, filter: $filter) {
    edges { cursor node { ${OF} change { kind name before { text } after { text } } } } ${PAGE} } }`;
const OCCURRENCES = `query (${ARGS}, $filter: CampaignSiegeEventFilterInput) {
  all: campaignSiegeOccurrences(campaign: $campaign, first: $first, after: $after, filter: $filter) {
    edges { cursor node { ${OF} campaignDay occurrence { day revision happening side text } } } ${PAGE} } }`;
const TIMELINE = `query (${ARGS}, $thing: SiegeThingInput!, $filter: CampaignSiegeEventFilterInput) {
  all: campaignSiegeTimeline(campaign: $campaign, thing: $thing, first: $first, after: $after, filter: $filter) {
    edges { cursor node { ${OF} campaignDay entry { event { day text } before { text } after { text } } } } ${PAGE} } }`;
const SERIES = `query (${ARGS}, $names: [String!], $fromDay: Int, $toDay: Int) {
  all: campaignSiegeSeries(campaign: $campaign, first: $first, after: $after, siegeNames: $names, fromDay: $fromDay,
      toDay: $toDay) {
    edges { cursor node { ${OF} series { siege days { day figures { resistance } } dice { purpose rolls expected } } } }
    ${PAGE} } }`;

interface Node {
  readonly of: { readonly name: string; readonly siege: string; readonly since: number };
  readonly [member: string]: unknown;
}
interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

let server: TestServer;
let campaign: string;
const keys: Record<string, string> = {};
const sieges: Record<string, string> = {};

const fighters = loadSieges(loadScenarios()).get('corbel-leaguer')?.setup.fighters ?? {};
const SIDES = { attacker: 'march', defender: 'castle' } as const;
const INPUT = {
  title: 'Twice before Corbel',
  lastDay: 30,
  sides: Object.values(SIDES),
  characters: Object.entries(fighters).map(([name, { side }]) => ({
    ...{ name, side: SIDES[side], class: 'soldier', most: { attack: 40, defence: 40 } },
  })),
  sieges: [
    { name: 'spring', siege: 'corbel-leaguer', ...SIDES, lastDay: 2 },
    { name: 'autumn', siege: 'corbel-leaguer', ...SIDES, lastDay: 3 },
    { name: 'winter', siege: 'corbel-leaguer', ...SIDES, lastDay: 3 },
  ],
};

async function ordered(text: string): Promise<void> {
  for (const side of INPUT.sides) {
    const { campaign: seen } = await server.data<{ campaign: { revision: number } }>(SEE, { id: campaign });
    const given = { game: campaign, idempotencyKey: randomUUID(), order: { text } };
    const answer = await server.data(ORDER, { input: { ...given, expectedRevision: seen.revision } }, keys[side]);
    expect(answer).toMatchObject({ submitOrder: { revision: expect.any(Number) } });
  }
}

/** Plays a siege by its last legal order, until it is over or the day has come. */
async function besieged(siege: string, day: number): Promise<void> {
  const seats: string[] = [];
  for (const side of ['attacker', 'defender'] as const) {
    const { joinSiege } = await server.data<{ joinSiege: { key: string } }>(
      JOIN_SIEGE,
      { siege, side },
      keys[SIDES[side]],
    );
    seats.push(joinSiege.key);
  }
  for (let count = 0; count < 40; count += 1) {
    for (const key of seats) {
      const { siege: now, siegeOrders } = await server.data<{
        siege: { revision: number; day: number; outcome: object | null };
        siegeOrders: { order: object }[];
      }>(LEGAL, { siege }, key);
      if (now.outcome || now.day >= day) return;
      const last = siegeOrders.at(-1);
      if (!last) continue;
      const input = { siege, expectedRevision: now.revision, idempotencyKey: randomUUID(), order: last.order };
      await server.data(SIEGE_ORDER, { input }, key);
    }
  }
  throw new Error('the siege does not come to its end');
}

async function asked(query: string, variables: object = {}): Promise<Page> {
  return (await server.data<{ all: Page }>(query, { campaign, ...variables })).all;
}

/** All pages of a list, so many members each. */
async function inPages(query: string, variables: object, first: number): Promise<readonly Node[]> {
  const found: Node[] = [];
  const totals = new Set<number>();
  for (let after: string | null = null; ;) {
    const { edges, pageInfo, totalCount } = await asked(query, { ...variables, first, after });
    expect(edges.length).toBeLessThanOrEqual(first);
    found.push(...edges.map(({ node }) => node));
    totals.add(totalCount);
    if (!pageInfo.hasNextPage) {
      expect([...totals]).toEqual([found.length]);
      return found;
    }
    after = pageInfo.endCursor;
  }
}

beforeAll(async () => {
  server = await TestServer.shared();
  const { createCampaign } = await server.data<{ createCampaign: { id: string } }>(CREATE, {
    input: { ...INPUT, commandId: randomUUID() },
  });
  campaign = createCampaign.id;
  for (const side of INPUT.sides) {
    const { joinGame } = await server.data<{ joinGame: { key: string } }>(JOIN, { input: { game: campaign, side } });
    keys[side] = joinGame.key;
  }
  for (const [name, began, until] of [
    ['spring', 1, 9],
    ['autumn', 2, 2],
  ] as const) {
    await ordered(`play ${name} on day ${began}`);
    const { campaign: seen } = await server.data<{ campaign: { parts: { name: string; siege: string }[] } }>(SEE, {
      id: campaign,
    });
    sieges[name] = seen.parts.find((part) => part.name === name)?.siege ?? '';
    await besieged(sieges[name], until);
    if (name === 'spring') await server.data(REPORT, { campaign, part: name });
  }
});
afterAll(() => server.clear());

describe('the engines of a campaign', () => {
  it('are told as the last siege has left them, with the days of work that remain', async () => {
    const { campaign: seen } = await server.data<{ campaign: object }>(
      `query ($id: ID!) { campaign(id: $id) {
        engines { name wear lost unbuilt onboardDamage onboardWear } stores { side goods count } } }`,
      { id: campaign },
    );
    const { siege } = await server.data<{
      siege: { engines: { name: string; wear: number; unbuilt: number | null }[] };
    }>('query ($id: ID!) { siege(id: $id) { engines { name wear unbuilt } } }', { id: sieges['spring'] });
    const none = { lost: false, onboardDamage: null, onboardWear: null };
    expect(siege.engines.map(({ name }) => name)).toEqual(['Crow', 'Jackdaw', 'Magpie']);
    expect(seen).toEqual({
      engines: siege.engines.map(({ name, wear, unbuilt }) => ({ name, wear, unbuilt: unbuilt ?? 0, ...none })),
      stores: expect.any(Array),
    });
    expect(siege.engines.find(({ name }) => name === 'Magpie')).toMatchObject({ unbuilt: expect.any(Number) });
  });
});

describe('the sieges of a campaign, asked at once', () => {
  const eudo = { kind: 'fighter', name: 'Eudo' };

  it('stand as they stood on a day of the campaign: those that are over at their end, later ones not at all', async () => {
    const filter = { names: ['Eudo'] };
    const on = async (at?: object) => (await asked(THINGS, { at, filter })).edges.map(({ node }) => node);
    expect(await on({ day: 1 })).toMatchObject([{ of: { name: 'spring', since: 1 }, at: { day: 1 } }]);
    expect(await on({ day: 2 })).toMatchObject([
      { of: { name: 'spring', siege: sieges['spring'] }, at: { day: 2 } },
      {
        of: { name: 'autumn', siege: sieges['autumn'], since: 2 },
        at: { day: 1 },
        thing: { kind: 'fighter', name: 'Eudo' },
      },
    ]);
    expect(await on()).toMatchObject([{ of: { name: 'spring' } }, { of: { name: 'autumn' }, at: { day: 2 } }]);
    const morning = await asked(THINGS, {
      at: { day: 3, part: 'morning' },
      filter: { ...filter, siegeNames: ['autumn'] },
    });
    expect(morning.edges).toMatchObject([{ node: { at: { day: 2, part: 'morning' } } }]);
  });

  it('come in pages that go from one siege into the next, without gap or repetition', async () => {
    const filter = { kinds: ['fighter', 'engine'] };
    const whole = await inPages(THINGS, { filter }, 200);
    expect(whole.map(({ of }) => of.name).filter((name, at, all) => name !== all[at - 1])).toEqual([
      'spring',
      'autumn',
    ]);
    expect(await inPages(THINGS, { filter }, 7)).toEqual(whole);
    const happened = await inPages(OCCURRENCES, {}, 200);
    expect(await inPages(OCCURRENCES, {}, 9)).toEqual(happened);
    expect(new Set(happened.map(({ of }) => of.name)).size).toBe(2);
  });

  it('tell what changed between two days, both ways; a siege that had not begun had nothing', async () => {
    const there = await inPages(CHANGES, { from: { day: 1 }, to: { day: 2 } }, 200);
    const ofAutumn = there.filter(({ of }) => of.name === 'autumn');
    expect(ofAutumn.length).toBeGreaterThan(20);
    for (const { change } of ofAutumn) expect(change).toMatchObject({ before: null });
    const back = await inPages(CHANGES, { from: { day: 2 }, to: { day: 1 } }, 13);
    const turned = there.map(({ change, ...rest }) => {
      const { before, after, ...thing } = change as { before: unknown; after: unknown };
      return { ...rest, change: { ...thing, before: after, after: before } };
    });
    expect(back).toEqual(turned);
    expect(await inPages(CHANGES, { from: { day: 2 }, to: { day: 2 } }, 200)).toEqual([]);
  });

  it('tell the life of a fighter through all of them, by days of the campaign', async () => {
    const life = await inPages(TIMELINE, { thing: eudo }, 1);
    expect(life[0]).toMatchObject({ of: { name: 'spring' }, campaignDay: 1, entry: { before: null } });
    const inAutumn = life.filter(({ of }) => of.name === 'autumn');
    expect(inAutumn[0]).toMatchObject({ campaignDay: 2, entry: { event: { day: 1 }, before: null } });
    const { edges } = await asked(TIMELINE, { thing: eudo, filter: { fromDay: 2, siegeNames: ['autumn', 'spring'] } });
    expect(edges.map(({ node }) => node)).toEqual(life.filter(({ campaignDay }) => Number(campaignDay) >= 2));
  });

  it('tell what happened, by several values and days of the campaign', async () => {
    const rolled = await asked(OCCURRENCES, { filter: { happenings: ['initiative', 'healing'], toDay: 2 } });
    const all = await inPages(OCCURRENCES, {}, 200);
    const expected = all.filter(
      ({ campaignDay, occurrence }) =>
        Number(campaignDay) <= 2 && /^(initiative|healing)$/.test((occurrence as { happening: string }).happening),
    );
    expect(rolled.edges.map(({ node }) => node)).toEqual(expected);
    expect(new Set(expected.map(({ of }) => of.name)).size).toBe(2);
  });

  it('have series, a siege after the other', async () => {
    const both = await inPages(SERIES, {}, 1);
    expect(both).toMatchObject([
      { of: { name: 'spring' }, series: { siege: sieges['spring'], days: [{ day: 1 }, { day: 2 }] } },
      { of: { name: 'autumn' }, series: { siege: sieges['autumn'], days: [{ day: 1 }, { day: 2 }] } },
    ]);
    const first = await asked(SERIES, { names: ['autumn'], fromDay: 2, toDay: 2 });
    expect(first.edges).toMatchObject([
      { node: { series: { days: [{ day: 1 }], dice: [{ purpose: expect.anything() }] } } },
    ]);
  });

  it('refuse what has no answer: other days, other sieges, other things, unknown words', async () => {
    const code = (query: string, variables: object) => server.code(query, { campaign, ...variables });
    for (const day of [0, 4]) {
      expect(await code(THINGS, { at: { day } })).toBe('NOT_FOUND');
      expect(await code(CHANGES, { from: { day } })).toBe('NOT_FOUND');
      expect(await code(CHANGES, { from: { day: 1 }, to: { day } })).toBe('NOT_FOUND');
      expect(await code(OCCURRENCES, { filter: { toDay: day } })).toBe('NOT_FOUND');
      expect(await code(SERIES, { fromDay: day })).toBe('NOT_FOUND');
    }
    expect(await code(THINGS, { at: { day: 3, part: 'night' } })).toBe('NOT_FOUND');
    for (const query of [THINGS, OCCURRENCES]) {
      expect(await code(query, { filter: { siegeNames: ['summer'] } })).toBe('NOT_FOUND');
      expect(await code(query, { filter: { siegeNames: [] } })).toBe('BAD_INPUT');
    }
    expect(await code(SERIES, { names: ['summer'] })).toBe('NOT_FOUND');
    expect(await code(THINGS, { filter: { names: ['Nobody'] } })).toBe('NOT_FOUND');
    expect(await code(TIMELINE, { thing: { kind: 'engine', name: 'Eudo' } })).toBe('NOT_FOUND');
    expect(await code(TIMELINE, { thing: eudo, filter: { things: [{ kind: 'target', name: 'A1' }] } })).toBe(
      'NOT_FOUND',
    );
    expect(await code(THINGS, { filter: { kinds: ['dragon'] } })).toBe('BAD_INPUT');
    expect(await code(OCCURRENCES, { filter: { happenings: ['feast'] } })).toBe('BAD_INPUT');
    expect(await code(OCCURRENCES, { filter: { fromDay: 2, toDay: 1 } })).toBe('BAD_INPUT');
    expect(await code(SERIES, { fromDay: 2, toDay: 1 })).toBe('BAD_INPUT');
    expect(await code(CHANGES, { from: { day: 2 }, to: { day: 1 } })).toBeUndefined();
    for (const first of [-1, 21]) expect(await code(SERIES, { first })).toBe('BAD_INPUT');
    // The siege has begun in the campaign, but is none itself.
    expect(await server.code(SERIES, { campaign: sieges['spring'] })).toBe('NOT_FOUND');
    expect((await asked(THINGS, { filter: { siegeNames: ['winter'] } })).edges).toEqual([]);
  });

  it('refuse cursors of another list, another campaign or a siege that is left out', async () => {
    const cursorOf = async (query: string, variables: object = {}): Promise<string> =>
      (await asked(query, { ...variables, first: 1 })).pageInfo.endCursor ?? '';
    const cursors = {
      things: [THINGS, await cursorOf(THINGS)],
      changes: [CHANGES, await cursorOf(CHANGES, { from: { day: 1 } })],
      occurrences: [OCCURRENCES, await cursorOf(OCCURRENCES)],
      timeline: [TIMELINE, await cursorOf(TIMELINE, { thing: eudo })],
      series: [SERIES, await cursorOf(SERIES)],
    } as const;
    const needed = { from: { day: 1 }, thing: eudo };
    for (const [list, [query]] of Object.entries(cursors)) {
      for (const [of, [, after]] of Object.entries(cursors)) {
        expect([list, of, await server.code(query, { campaign, ...needed, after })]).toEqual([
          list,
          of,
          list === of ? undefined : 'BAD_INPUT',
        ]);
      }
      expect(await server.code(query, { campaign, ...needed, after: 'x' })).toBe('BAD_INPUT');
    }
    const { createCampaign } = await server.data<{ createCampaign: { id: string } }>(CREATE, {
      input: { ...INPUT, commandId: randomUUID() },
    });
    const other = { ...needed, campaign: createCampaign.id };
    for (const [query, after] of Object.values(cursors))
      expect(await server.code(query, { ...other, after })).toBe('BAD_INPUT');
    const [, after] = cursors.things;
    expect(await server.code(THINGS, { campaign, after, filter: { siegeNames: ['autumn'] } })).toBe('BAD_INPUT');
  });
});
