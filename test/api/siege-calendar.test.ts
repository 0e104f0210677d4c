import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { TestServer } from './server.js';
import { walked } from './walked.js';

const CREATE = 'mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { id } }';
const JOIN = 'mutation ($siege: ID!, $side: SiegeSide!) { joinSiege(siege: $siege, side: $side) { key } }';
const SEE = `query ($id: ID!, $day: Int) { siege(id: $id, day: $day) { revision day stage initiative
  targets { hex left } engines { name wear } fighters { name health heals } stores { side goods count } } }`;
const ORDER = `mutation ($input: SubmitSiegeOrderInput!) { submitSiegeOrder(input: $input) { __typename
  ... on SiegeOrderRefused { refusal { reason } } } }`;
const STATE = `state { __typename ... on SiegeTarget { targetKind: kind left } ... on SiegeDitch { filled }
  ... on SiegeEngineState { points wear unbuilt } ... on SiegeFighter { health heals } ... on SiegeStoreState { count } }`;
const MOMENT = '{ day part revision }';
const THING = `{ kind name ${STATE} since ${MOMENT} until ${MOMENT} }`;
const EVENT = `{ revision day part happening type side order text data hash recordedAt
  dice { purpose faces value subject rule } }`;
const PAGE = 'pageInfo { hasNextPage hasPreviousPage endCursor }';
const DAYS = `query ($siege: ID!, $first: Int, $after: String, $fromDay: Int, $toDay: Int) {
  siegeDays(siege: $siege, first: $first, after: $after, fromDay: $fromDay, toDay: $toDay) { ${PAGE} edges { cursor node {
    day figures { resistance fallen filled wear enginesLost enginesUnbuilt attacker { healthy wounded dead captive absent }
      defender { healthy } stores { side goods count } }
    parts { part firstRevision lastRevision initiative choice happened { happening events } figures { resistance } } } } } }`;
const ONE = `query ($siege: ID!, $thing: SiegeThingInput!, $at: SiegeAtInput) {
  siegeThing(siege: $siege, thing: $thing, at: $at) ${THING} }`;
const ALL = `query ($siege: ID!, $at: SiegeAtInput, $filter: SiegeThingFilterInput, $first: Int, $after: String) {
  siegeThings(siege: $siege, at: $at, filter: $filter, first: $first, after: $after) {
    at ${MOMENT} ${PAGE} edges { cursor node ${THING} } } }`;
const CHANGES = `query ($siege: ID!, $from: SiegeAtInput!, $to: SiegeAtInput, $filter: SiegeThingFilterInput) {
  siegeChanges(siege: $siege, from: $from, to: $to, filter: $filter) {
    from ${MOMENT} to ${MOMENT} ${PAGE} edges { node { kind name before ${THING} after ${THING} } } } }`;
const LIFE = `query ($siege: ID!, $thing: SiegeThingInput!, $filter: SiegeEventFilterInput, $last: Int) {
  siegeTimeline(siege: $siege, thing: $thing, filter: $filter, last: $last) { ${PAGE} edges { node {
    event ${EVENT} before ${THING} after ${THING} } } } }`;
const HAPPENED = `query ($siege: ID!, $filter: SiegeEventFilterInput, $first: Int, $after: String) {
  siegeOccurrences(siege: $siege, filter: $filter, first: $first, after: $after) { ${PAGE} edges { node ${EVENT} } } }`;
const DICE = `query ($siege: ID!, $purposes: [SiegeDicePurpose!], $fromDay: Int) {
  siegeDice(siege: $siege, purposes: $purposes, fromDay: $fromDay) { purpose faces rolls expected shown { value rolls } } }`;

interface Node {
  readonly kind: string;
  readonly name: string;
  readonly state: Readonly<Record<string, unknown>>;
  readonly since: { readonly day: number };
}
interface Connection<One> {
  readonly edges: readonly { readonly node: One }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}
interface Listed {
  readonly siegeThings: Connection<Node>;
}
interface Seen {
  readonly revision: number;
  readonly day: number;
  readonly stage: string;
  readonly initiative: 'attacker' | 'defender';
  readonly targets: readonly { readonly hex: string; readonly left: number }[];
  readonly engines: readonly { readonly name: string; readonly wear: number }[];
}

const DAYS_PLAYED = 8;
let server: TestServer;
let siege = '';
beforeAll(async () => {
  server = await TestServer.shared();
  const input = {
    ...{ title: 'A siege', scenarios: [], commandId: randomUUID(), dayDefinition: 'siegeDays' },
    targets: [
      { hex: 'K6', kind: 'embattlement' },
      { hex: 'K7', kind: 'castleTower' },
    ],
    moat: [{ hex: 'K5' }],
    engines: ['T1', 'T2', 'T3', 'T4'].map((name) => ({ name, kind: 'trebuchet' })),
    fighters: [
      ...['Ann', 'Bea', 'Cyd', 'Dan'].map((name) => ({ name, side: 'attacker', engineer: true })),
      { name: 'Gervase', side: 'defender', wounded: true },
    ],
    deliveries: [{ day: 2, side: 'defender', goods: [{ name: 'arrows', count: 60 }] }],
  };
  siege = (await server.data<{ createSiege: { id: string } }>(CREATE, { input })).createSiege.id;
  const keys: Record<string, string> = {};
  for (const side of ['attacker', 'defender']) {
    keys[side] = (await server.data<{ joinSiege: { key: string } }>(JOIN, { siege, side })).joinSiege.key;
  }
  const order = async (side: string, value: object): Promise<void> => {
    const { revision } = await see();
    const made = { siege, expectedRevision: revision, idempotencyKey: randomUUID(), order: value };
    const done = await server.data<{ submitSiegeOrder: object }>(ORDER, { input: made }, keys[side]);
    expect(done.submitSiegeOrder).toMatchObject({ __typename: 'SiegeOrderAccepted' });
  };
  for (let now = await see(); now.day <= DAYS_PLAYED; now = await see()) {
    if (now.stage === 'morning') await order('attacker', { rollInitiative: true });
    else if (now.stage === 'choice') {
      const target = now.targets.find(({ left }) => left > 0)?.hex;
      const engines = now.engines.filter(({ wear }) => wear < 3).map(({ name }) => name);
      const batter = [{ target, engines }];
      const isWork = now.initiative === 'attacker' && target !== undefined && engines.length > 0 && now.day % 3 !== 0;
      await order(now.initiative, isWork ? { work: { batter } } : { choose: 'none' });
    } else if (now.stage === 'wear') {
      const { siegeOrders } = await server.data<{ siegeOrders: { order: object }[] }>(
        'query ($siege: ID!) { siegeOrders(siege: $siege) { order } }',
        { siege },
        keys['attacker'],
      );
      await order('attacker', siegeOrders[0]?.order ?? {});
    } else for (const side of ['attacker', 'defender']) await order(side, { close: true });
  }
});
afterAll(() => server.clear());

async function see(day?: number): Promise<Seen> {
  return (await server.data<{ siege: Seen }>(SEE, { id: siege, day })).siege;
}

it('shows every thing on any day as the siege itself shows it', async () => {
  for (let day = 1; day <= DAYS_PLAYED; day += 1) {
    const seen = await see(day);
    const { siegeThings } = await server.data<{ siegeThings: Connection<Node> & { at: object } }>(ALL, {
      siege,
      at: { day: { day } },
      filter: { kinds: ['target', 'engine'] },
    });
    expect(siegeThings.at).toMatchObject({ day, revision: seen.revision });
    const lefts = siegeThings.edges.flatMap(({ node }) =>
      node.kind === 'target' ? [{ hex: node.name, left: node.state['left'] }] : [],
    );
    expect(lefts).toEqual(seen.targets);
    const at = { day: { day, part: 'evening' } };
    const one = await server.data(ONE, { siege, thing: { kind: 'target', name: 'K6' }, at });
    expect(one).toMatchObject({ siegeThing: { name: 'K6', state: { left: lefts[0]?.left } } });
  }
});

it('counts on each page what all pages hold', async () => {
  const things = ['kind: target, name: "K6"', 'kind: fighter, name: "Gervase"'];
  const lists = [
    { field: 'sieges' },
    ...['', ', fromDay: 2, toDay: 4'].map((days) => ({ field: 'siegeDays', args: `siege: "${siege}"${days}` })),
    ...['', ', filter: { kinds: [engine, target] }', ', at: { day: { day: 1 } }'].map((which) => ({
      field: 'siegeThings',
      args: `siege: "${siege}"${which}`,
    })),
    { field: 'siegeChanges', args: `siege: "${siege}", from: { day: { day: 1 } }` },
    ...['', ', filter: { sides: [attacker], fromDay: 2 }'].map((which) => ({
      field: 'siegeOccurrences',
      args: `siege: "${siege}"${which}`,
    })),
    ...things.map((thing) => ({ field: 'siegeTimeline', args: `siege: "${siege}", thing: { ${thing} }` })),
  ];
  const sizes: number[] = [];
  for (const list of lists) {
    const { total, members } = await walked(server, list);
    expect({ ...list, total }).toEqual({ ...list, total: members });
    sizes.push(total);
  }
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeGreaterThan(14);
});

it('lists things page by page', async () => {
  const names: string[] = [];
  for (let after: string | null = null; ;) {
    const { siegeThings }: Listed = await server.data<Listed>(ALL, { siege, first: 3, after });
    names.push(...siegeThings.edges.map(({ node }) => `${node.kind} ${node.name}`));
    if (!siegeThings.pageInfo.hasNextPage) break;
    after = siegeThings.pageInfo.endCursor;
  }
  expect(names).toHaveLength(4 + 5 + 1 + 2 + 1);
  expect(names).toEqual([...names].sort());
});

it('tells the life of a wall with its dice, and what changed both ways', async () => {
  const { siegeTimeline } = await server.data<{ siegeTimeline: Connection<{ event: Record<string, unknown> }> }>(LIFE, {
    siege,
    thing: { kind: 'target', name: 'K6' },
    filter: { happenings: ['battering', 'setUp'] },
  });
  const events = siegeTimeline.edges.map(({ node }) => node.event);
  expect(events[0]).toMatchObject({ happening: 'setUp', day: 1, part: 'morning' });
  for (const event of events.slice(1)) {
    expect(event).toMatchObject({ happening: 'battering', side: 'attacker', part: 'day' });
    expect(event['dice']).toEqual([expect.objectContaining({ purpose: 'battering', faces: 10, subject: 'K6' })]);
  }
  const [from, to] = [{ revision: 0 }, { day: { day: DAYS_PLAYED } }];
  type Changes = { siegeChanges: Connection<{ name: string; before: Node | null; after: Node | null }> };
  const there = (await server.data<Changes>(CHANGES, { siege, from, to })).siegeChanges.edges;
  const back = (await server.data<Changes>(CHANGES, { siege, from: to, to: from })).siegeChanges.edges;
  expect(there.map(({ node }) => node.name)).toContain('defender/arrows');
  expect(
    back.map(({ node: { before, after, ...node } }) => ({ node: { ...node, before: after, after: before } })),
  ).toEqual(there);
});

it('gives days as series, and counts dice', async () => {
  type Days = { siegeDays: Connection<{ day: number; parts: { part: string; happened: object[] }[] }> };
  const { siegeDays } = await server.data<Days>(DAYS, { siege, first: 3, fromDay: 2, toDay: DAYS_PLAYED });
  expect(siegeDays.edges.map(({ node }) => node.day)).toEqual([2, 3, 4]);
  expect(siegeDays.edges[0]?.node.parts.map(({ part }) => part)).toEqual(['morning', 'day', 'evening']);
  expect(siegeDays.edges[0]?.node).toMatchObject({ figures: { stores: [{ goods: 'arrows', count: 60 }] } });
  expect(siegeDays.pageInfo.hasNextPage).toBe(true);
  const next = await server.data<Days>(DAYS, { siege, after: siegeDays.pageInfo.endCursor, toDay: 5 });
  expect(next.siegeDays.edges.map(({ node }) => node.day)).toEqual([5]);
  const { siegeDice } = await server.data<{ siegeDice: { purpose: string; rolls: number; expected: number }[] }>(DICE, {
    siege,
    purposes: ['initiative', 'healing'],
  });
  expect(siegeDice).toMatchObject([
    { purpose: 'healing', rolls: 1, expected: 0.1 },
    { purpose: 'initiative', rolls: 2 * DAYS_PLAYED },
  ]);
});

it('tells each morning that the secret of the day before was opened', async () => {
  interface Happened {
    readonly day: number;
    readonly type: string;
    readonly side: string | null;
    readonly text: string;
  }
  const { siegeOccurrences } = await server.data<{ siegeOccurrences: Connection<Happened> }>(HAPPENED, {
    siege,
    filter: { happenings: ['dice'] },
  });
  const opened = siegeOccurrences.edges.map(({ node }) => node);
  expect(opened.map(({ day }) => day)).toEqual(Array.from({ length: DAYS_PLAYED }, (_, index) => index + 2));
  expect(opened.every(({ type, side }) => type === 'DiceOpened' && side === null)).toBe(true);
  expect(opened[0]?.text).toMatch(/^the dice of turn 1 can be checked: [0-9a-f]{64}$/);
});

it('filters what happened by several values', async () => {
  type Happened = { siegeOccurrences: Connection<{ happening: string; day: number }> };
  const filter = { happenings: ['initiative', 'supplies'], fromDay: 2, toDay: 3 };
  const { siegeOccurrences } = await server.data<Happened>(HAPPENED, { siege, filter });
  expect(siegeOccurrences.edges.map(({ node }) => [node.happening, node.day])).toEqual([
    ['initiative', 2],
    ['supplies', 2],
    ['initiative', 3],
  ]);
});

const RANGE = '$fromDay: Int, $toDay: Int, $fromRevision: Int, $toRevision: Int';
const WITHIN = 'fromDay: $fromDay, toDay: $toDay, fromRevision: $fromRevision, toRevision: $toRevision';
const HISTORY = `query ($siege: ID!, ${RANGE}, $limit: Int! = 200) {
  siegeHistory(siege: $siege, limit: $limit, ${WITHIN}) { revision type } }`;
const OF_RANGE = {
  siegeDays: `query ($siege: ID!, ${RANGE}) { siegeDays(siege: $siege, ${WITHIN}) { edges { node { day } } } }`,
  siegeDice: `query ($siege: ID!, ${RANGE}) { siegeDice(siege: $siege, ${WITHIN}) { purpose rolls } }`,
  siegeSeries: `query ($siege: ID!, ${RANGE}) { siegeSeries(sieges: [$siege], ${WITHIN}) { days { day } } }`,
} as const;

it('gives its log by days and by revisions', async () => {
  const history = async (range: object): Promise<readonly { readonly revision: number; readonly type: string }[]> =>
    (await server.data<{ siegeHistory: { revision: number; type: string }[] }>(HISTORY, { siege, ...range }))
      .siegeHistory;
  const all = await history({});
  const { revision: last } = await see();
  expect(all.map(({ revision }) => revision)).toEqual(Array.from({ length: last + 1 }, (_, index) => index));
  const [second, third] = [(await see(1)).revision + 1, (await see(2)).revision];
  const ofDay = all.slice(second, third + 1);
  expect(await history({ fromDay: 2, toDay: 2 })).toEqual(ofDay);
  expect(await history({ fromRevision: second, toRevision: third })).toEqual(ofDay);
  expect(await history({ fromDay: 2, toRevision: third, fromRevision: second + 2 })).toEqual(ofDay.slice(2));
  expect(await history({ fromDay: 2, toDay: 2, limit: 3 })).toEqual(ofDay.slice(0, 3));
  expect(await history({ fromRevision: last + 1 })).toEqual([]);
  expect(await history({ fromRevision: last + 1, toDay: DAYS_PLAYED + 1 })).toEqual([]);
});

it('gives days, dice and series by the events of a range', async () => {
  const of = (query: string, range: object) => server.data<object>(query, { siege, ...range });
  const [second, fourth] = [(await see(1)).revision + 1, (await see(4)).revision];
  const { revision: last } = await see();
  for (const query of Object.values(OF_RANGE)) {
    const ofDays = await of(query, { fromDay: 2, toDay: 4 });
    expect(await of(query, { fromRevision: second, toRevision: fourth })).toEqual(ofDays);
    expect(await of(query, { fromRevision: second, toDay: 4 })).toEqual(ofDays);
  }
  // A day of which one event is in the range is given whole.
  const wider = { fromRevision: second - 1, toRevision: fourth + 1 };
  expect(await of(OF_RANGE.siegeDays, wider)).toEqual(await of(OF_RANGE.siegeDays, { fromDay: 1, toDay: 5 }));
  // Within a day only the dice of these events count.
  type Happened = { readonly siegeOccurrences: Connection<{ readonly revision: number }> };
  const filter = { happenings: ['initiative'], fromDay: 2, toDay: 2 };
  const { siegeOccurrences } = await server.data<Happened>(HAPPENED, { siege, filter });
  const rolled = siegeOccurrences.edges[0]?.node.revision ?? 0;
  const event = { fromRevision: rolled, toRevision: rolled };
  expect(await of(OF_RANGE.siegeDice, { fromRevision: second, toRevision: rolled - 1 })).toEqual({ siegeDice: [] });
  expect(await of(OF_RANGE.siegeDice, event)).toEqual({ siegeDice: [{ purpose: 'initiative', rolls: 2 }] });
  const next = { fromRevision: last + 1 };
  expect(await of(OF_RANGE.siegeDays, next)).toEqual({ siegeDays: { edges: [] } });
  expect(await of(OF_RANGE.siegeSeries, next)).toEqual({ siegeSeries: [{ days: [] }] });
});

it.each([HISTORY, ...Object.values(OF_RANGE)])('gives no range that cannot be: %s', async (query) => {
  const { revision } = await see();
  const [second, third] = [(await see(1)).revision + 1, (await see(2)).revision];
  for (const [range, told] of [
    [{ fromRevision: revision + 2 }, { code: 'NOT_FOUND', problem: 'notYet' }],
    [{ toRevision: revision + 1 }, { code: 'NOT_FOUND', problem: 'notYet' }],
    [{ fromRevision: -1 }, { code: 'NOT_FOUND', problem: 'beforeTheSiege' }],
    [{ toRevision: -1 }, { code: 'NOT_FOUND', problem: 'beforeTheSiege' }],
    [{ fromDay: 0 }, { code: 'NOT_FOUND', problem: 'beforeTheSiege' }],
    [{ toDay: 99 }, { code: 'NOT_FOUND', problem: 'notYet' }],
    [
      { fromRevision: 3, toRevision: 2 },
      { code: 'BAD_INPUT', problem: 'backwards', from: 3, to: 2 },
    ],
    [
      { fromDay: 2, toDay: 1 },
      { code: 'BAD_INPUT', problem: 'backwards', from: 2, to: 1 },
    ],
    [
      { fromDay: 2, toRevision: second - 1 },
      { code: 'BAD_INPUT', problem: 'backwards', from: second, to: second - 1 },
    ],
    [
      { fromRevision: third + 1, toDay: 2 },
      { code: 'BAD_INPUT', problem: 'backwards', from: third + 1, to: third },
    ],
  ] as const) {
    const { errors } = await server.ask(query, { siege, ...range });
    expect([range, errors?.[0]?.extensions]).toEqual([range, expect.objectContaining(told)]);
  }
});

it('takes a range of revisions for one siege only, and one first event', async () => {
  const both = 'query ($siege: ID!) { siegeSeries(sieges: [$siege, $siege], fromRevision: 1) { siege } }';
  expect(await server.code(both, { siege })).toBe('BAD_INPUT');
  const twice = 'query ($siege: ID!) { siegeHistory(siege: $siege, from: 1, fromRevision: 1) { type } }';
  expect(await server.code(twice, { siege })).toBe('BAD_INPUT');
});

const K6 = { kind: 'target', name: 'K6' };
it.each([
  ['a day that has not come', ONE, { thing: K6, at: { day: { day: 99 } } }, 'NOT_FOUND', 'notYet'],
  [
    'a part that has not come',
    ONE,
    { thing: K6, at: { day: { day: DAYS_PLAYED + 1, part: 'night' } } },
    'NOT_FOUND',
    'notYet',
  ],
  ['a revision that has not come', ALL, { at: { revision: 9999 } }, 'NOT_FOUND', 'notYet'],
  ['a day before the siege', ALL, { at: { day: { day: 0 } } }, 'NOT_FOUND', 'beforeTheSiege'],
  ['days that have not come', DAYS, { toDay: 99 }, 'NOT_FOUND', 'notYet'],
  ['a wall that it does not have', LIFE, { thing: { kind: 'target', name: 'Z9' } }, 'NOT_FOUND', 'noSuchThing'],
  [
    'goods before they came',
    ONE,
    { thing: { kind: 'store', name: 'defender/arrows' }, at: { revision: 0 } },
    'NOT_FOUND',
    'noSuchThing',
  ],
  [
    'a filter by what it does not have',
    HAPPENED,
    { filter: { things: [{ kind: 'moat', name: 'Z9' }] } },
    'NOT_FOUND',
    'noSuchThing',
  ],
  ['an unknown word', HAPPENED, { filter: { happenings: ['Dancing'] } }, 'BAD_INPUT', undefined],
  ['an empty list', HAPPENED, { filter: { happenings: [] } }, 'BAD_INPUT', undefined],
  ['a cursor of another list', HAPPENED, { after: Buffer.from('day:3').toString('base64url') }, 'BAD_INPUT', undefined],
  ['two instants at once', ONE, { thing: K6, at: { day: { day: 1 }, revision: 3 } }, 'BAD_INPUT', undefined],
] as const)('refuses %s with a code', async (_what, query, variables, code, problem) => {
  const { errors } = await server.ask(query, { siege, ...variables });
  expect(errors?.[0]?.extensions).toMatchObject(problem === undefined ? { code } : { code, problem });
});

it('knows no siege that is none', async () => {
  expect(await server.code(DAYS, { siege: randomUUID() })).toBe('NOT_FOUND');
});
