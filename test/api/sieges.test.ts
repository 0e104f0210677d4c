import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { verifyExport } from '../../src/audit/verify-export.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { inPieces } from '../audit/real-game.js';
import { give, TestServer } from './server.js';

const SIEGE = `id revision fingerprint day night stage initiative dayDefinition
  targets { hex kind left } moat { hex filled underDrawbridge } engines { name side kind points wear unbuilt lost }
  fighters { name side health engineer heals due captive } stores { side goods count }
  games { day night scenario game } warnings { rule because } outcome { winner reason }`;
const CREATE = `mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { ${SIEGE} } }`;
const SEE = `query ($id: ID!, $day: Int) { siege(id: $id, day: $day) { ${SIEGE} } }`;
const JOIN = 'mutation ($siege: ID!, $side: SiegeSide!) { joinSiege(siege: $siege, side: $side) { side key } }';
const JOIN_GAME = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
const ANSWER = `__typename
  ... on SiegeOrderAccepted { revision repeated events { revision type text data } }
  ... on SiegeOrderRefused { revision refusal { code rule reason } instead { order summary } }`;
const ORDER = `mutation ($input: SubmitSiegeOrderInput!) { submitSiegeOrder(input: $input) { ${ANSWER} } }`;
const REPORT = `mutation ($siege: ID!) { reportSiegeScenario(siege: $siege) { ${ANSWER} } }`;
const LEGAL = 'query ($siege: ID!) { siegeOrders(siege: $siege) { order summary } }';
const HISTORY = 'query ($siege: ID!) { siegeHistory(siege: $siege) { revision type text hash } }';

interface Seen {
  readonly id: string;
  readonly revision: number;
  readonly fingerprint: string;
  readonly day: number;
  readonly stage: string;
  readonly engines: readonly { readonly name: string; readonly points: number; readonly lost: boolean }[];
  readonly fighters: readonly { readonly name: string; readonly health: string }[];
  readonly games: readonly { readonly game: string; readonly scenario: string }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.clear());

const see = async (id: string, day?: number): Promise<Seen> =>
  (await server.data<{ siege: Seen }>(SEE, { id, day })).siege;

async function created(input: object): Promise<{ id: string; attacker: string; defender: string }> {
  const { createSiege } = await server.data<{ createSiege: Seen }>(CREATE, {
    input: { title: 'A siege', scenarios: [], commandId: randomUUID(), ...input },
  });
  const key = async (side: string) =>
    (await server.data<{ joinSiege: { key: string } }>(JOIN, { siege: createSiege.id, side })).joinSiege.key;
  return { id: createSiege.id, attacker: await key('attacker'), defender: await key('defender') };
}

async function ordered(id: string, key: string, order: unknown): Promise<Record<string, unknown>> {
  const input = { siege: id, expectedRevision: (await see(id)).revision, idempotencyKey: randomUUID(), order };
  return (await server.data<{ submitSiegeOrder: Record<string, unknown> }>(ORDER, { input }, key)).submitSiegeOrder;
}

it('plays days of a siege by what each side is told that it may do', async () => {
  const siege = await created({
    dayDefinition: 'siegeDays',
    targets: [{ hex: 'K6', kind: 'embattlement' }],
    moat: [{ hex: 'K5' }],
    engines: [
      { name: 'T1', kind: 'trebuchet', wear: 1 },
      { name: 'B1', kind: 'ballista', side: 'defender' },
    ],
    fighters: [
      { name: 'Ingram', side: 'attacker', engineer: true },
      { name: 'Gervase', side: 'defender', wounded: true },
    ],
    deliveries: [{ day: 1, side: 'defender', goods: [{ name: 'arrows', count: 60 }] }],
  });
  const before = await see(siege.id);
  for (let count = 0; count < 60 && (await see(siege.id)).day < 4; count += 1) {
    for (const key of [siege.attacker, siege.defender]) {
      const { siegeOrders } = await server.data<{ siegeOrders: { order: unknown; summary: string }[] }>(
        LEGAL,
        { siege: siege.id },
        key,
      );
      const last = siegeOrders.at(-1);
      if (last) expect(await ordered(siege.id, key, last.order)).toMatchObject({ __typename: 'SiegeOrderAccepted' });
    }
  }
  expect((await see(siege.id)).day).toBe(4);
  const first = await see(siege.id, 1);
  expect(first).toMatchObject({ day: 1, stores: [{ side: 'defender', goods: 'arrows', count: 60 }] });
  expect(first.fingerprint).not.toBe(before.fingerprint);
  const { siegeHistory } = await server.data<{ siegeHistory: { type: string }[] }>(HISTORY, { siege: siege.id });
  expect(siegeHistory.filter(({ type }) => type === 'PartEnded')).toHaveLength(3);
  const exported = await fetch(`${server.url}/sieges/${siege.id}/events.ndjson`);
  expect(exported.headers.get('content-type')).toContain('application/x-ndjson');
  const audit = await verifyExport(inPieces(await exported.text()), ALL_RULEBOOKS);
  expect(audit).toMatchObject({ right: true, turns: 3, events: siegeHistory.length });
  expect((await fetch(`${server.url}/sieges/${randomUUID()}/events.ndjson`)).status).toBe(404);
  expect((await fetch(`${server.url}/games/${siege.id}/events.ndjson`)).status).toBe(404);
  expect(await server.code(SEE, { id: siege.id, day: 9 })).toBe('NOT_FOUND');
  expect(await server.code(SEE, { id: randomUUID() })).toBe('NOT_FOUND');
});

it('refuses by rule, and asks for a key', async () => {
  const siege = await created({
    dayDefinition: 'siegeDays',
    fighters: [
      { name: 'Ann', side: 'attacker' },
      { name: 'Ben', side: 'defender' },
    ],
  });
  expect(await ordered(siege.id, siege.attacker, { choose: 'attackCastle' })).toMatchObject({
    __typename: 'SiegeOrderRefused',
    refusal: { code: 'wrongStep', rule: 'pbem:2.81e' },
    instead: [{ order: { rollInitiative: true } }],
  });
  const { siegeOrders } = await server.data<{ siegeOrders: object[] }>(LEGAL, { siege: siege.id }, siege.attacker);
  expect(await ordered(siege.id, siege.attacker, { fill: 'K5' })).toMatchObject({ instead: siegeOrders });
  const input = { siege: siege.id, expectedRevision: 1, idempotencyKey: 'x', order: { rollInitiative: true } };
  expect(await server.code(ORDER, { input })).toBe('UNAUTHENTICATED');
  expect(await server.code(ORDER, { input: { ...input, order: {} } }, siege.attacker)).toBe('BAD_INPUT');
  expect(await server.code(ORDER, { input: { ...input, order: { close: true, fill: 'K5' } } }, siege.attacker)).toBe(
    'BAD_INPUT',
  );
  expect(await server.code(ORDER, { input: { ...input, expectedRevision: 7 } }, siege.attacker)).toBe(
    'REVISION_CONFLICT',
  );
  const noDays = { title: 'x', scenarios: [], fighters: [], commandId: randomUUID() };
  expect(await server.code(CREATE, { input: noDays })).toBe('BAD_INPUT');
});

it('plays a day in detail as a game, and goes on with the next', async () => {
  const fighters = [
    { name: 'Jankin', side: 'attacker' },
    { name: 'Hamo', side: 'defender' },
  ];
  const siege = await created({
    dayDefinition: 'detailedDays',
    scenarios: [{ name: 'day', scenario: 'tavern-brawl', attacker: 'red', defender: 'blue' }],
    fighters,
  });
  const game = (await see(siege.id)).games[0]?.game ?? '';
  const report = async (): Promise<object> =>
    (await server.data<{ reportSiegeScenario: object }>(REPORT, { siege: siege.id })).reportSiegeScenario;
  expect(await report()).toMatchObject({
    refusal: { rule: 'pbem:2.81d', reason: 'the game of the scenario is not over' },
    instead: [],
  });
  // The seats of the game are for the sides of the siege: red besieges.
  for (const [side, key, other] of [
    ['red', siege.attacker, siege.defender],
    ['blue', siege.defender, siege.attacker],
  ] as const) {
    const input = { game, side };
    expect(await server.code(JOIN_GAME, { input })).toBe('UNAUTHENTICATED');
    expect(await server.code(JOIN_GAME, { input }, other)).toBe('UNAUTHENTICATED');
    const { joinGame } = await server.data<{ joinGame: { key: string } }>(JOIN_GAME, { input }, key);
    expect(await server.code(JOIN_GAME, { input }, key)).toBe('SEAT_TAKEN');
    await give(server, game, joinGame.key, { endTurn: true });
  }
  expect(await report()).toMatchObject({ __typename: 'SiegeOrderAccepted' });
  expect(await report()).toMatchObject({
    refusal: { rule: 'pbem:2.81d', reason: 'the scenario day of day 1 is reported, and no other is being played' },
  });
  for (const key of [siege.attacker, siege.defender]) await ordered(siege.id, key, { close: true });
  expect(await see(siege.id)).toMatchObject({ day: 2, stage: 'scenario', games: [{ day: 1 }, { day: 2 }] });
});

it('lists all sieges, the newest first, page by page', async () => {
  const fighters = ['Ann', 'Ben'].map((name, number) => ({ name, side: number === 0 ? 'attacker' : 'defender' }));
  const [older, newer] = [
    await created({ title: 'Older', dayDefinition: 'siegeDays', fighters }),
    await created({ title: 'Newer', dayDefinition: 'siegeDays', lastDay: 1, fighters }),
  ];
  await ordered(newer.id, newer.attacker, { rollInitiative: true });
  const LIST = `query ($after: String) { sieges(first: 1, after: $after) {
    edges { cursor node { id title day night orders over winner revision dayDefinition } } pageInfo { hasNextPage } } }`;
  interface Page {
    readonly sieges: { readonly edges: readonly { readonly cursor: string; readonly node: object }[] };
  }
  const first = await server.data<Page>(LIST);
  const begun = { day: 1, night: false, over: false, winner: null, dayDefinition: 'siegeDays' };
  expect(first.sieges).toMatchObject({
    edges: [{ node: { id: newer.id, title: 'Newer', orders: 1, ...begun } }],
    pageInfo: { hasNextPage: true },
  });
  const second = await server.data<Page>(LIST, { after: first.sieges.edges[0]?.cursor });
  expect(second.sieges.edges).toMatchObject([{ node: { id: older.id, orders: 0, ...begun } }]);
  expect(await server.code(LIST, { after: 'x' })).toBe('BAD_INPUT');
});
