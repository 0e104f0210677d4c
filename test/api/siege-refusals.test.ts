import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { TestServer } from './server.js';

const CREATE = 'mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { id } }';
const JOIN = 'mutation ($siege: ID!, $side: SiegeSide!) { joinSiege(siege: $siege, side: $side) { key } }';
const SEE = `query ($id: ID!, $day: Int, $revision: Int) {
  siege(id: $id, day: $day, revision: $revision) { revision day stage outcome { reason } } }`;
const ORDER = `mutation ($input: SubmitSiegeOrderInput!) { submitSiegeOrder(input: $input) { __typename
  ... on SiegeOrderRefused { refusal { code rule reason subject } } } }`;
const HAPPENED = `query ($siege: ID!, $filter: SiegeEventFilterInput) {
  siegeOccurrences(siege: $siege, filter: $filter) { edges { node { revision } } } }`;
const DAYS = `query ($siege: ID!, $from: Int, $to: Int) {
  siegeDays(siege: $siege, fromDay: $from, toDay: $to) { edges { node { day } } } }`;
const DICE = `query ($siege: ID!, $from: Int, $to: Int) {
  siegeDice(siege: $siege, fromDay: $from, toDay: $to) { purpose } }`;
const SERIES = `query ($siege: ID!, $from: Int, $to: Int) {
  siegeSeries(sieges: [$siege], fromDay: $from, toDay: $to) { siege } }`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.clear());

/** A siege whose map is that of the sortie: red comes out of the castle. */
const CASTLE = {
  title: 'A siege',
  dayDefinition: 'siegeDays',
  scenarios: [{ name: 'sallyAttacker', scenario: 'sortie', attacker: 'blue', defender: 'red' }],
  targets: [{ hex: 'CstH12', kind: 'castleTower' }],
  fighters: [
    { name: 'Ascelin', side: 'attacker' },
    { name: 'Gervase', side: 'defender' },
  ],
} as const;
const BOB = { name: 'Bob', side: 'defender' };

describe('a siege is not created, and the refusal tells what is wrong, where, and by which rule:', () => {
  it.each([
    ['without a kind of day', { dayDefinition: null }, 'pbem:2.8c', null, 'siegeDays or detailedDays'],
    ['a fighter whom no scenario has', { fighters: [...CASTLE.fighters, BOB] }, 'pbem:2.81d', 'Bob', 'Gervase'],
    [
      'a fighter of the other side',
      { fighters: [...CASTLE.fighters, { name: 'Torold', side: 'defender' }] },
      'pbem:2.56a',
      'Torold',
      'not of the defender',
    ],
    [
      'an engineer who is none',
      { fighters: [{ ...CASTLE.fighters[0], engineer: true }, CASTLE.fighters[1]] },
      'pbem:2.71b',
      'Ascelin',
      'is no engineer',
    ],
    [
      'a tower that is listed as a wall',
      { targets: [{ hex: 'CstH12', kind: 'castleWall' }] },
      'pbem:19.3a',
      'CstH12',
      'it is listed as castleTower',
    ],
    ['a hex on no map', { targets: [{ hex: 'CstZ99', kind: 'keep' }] }, 'pbem:19.3a', 'CstZ99', 'no scenario'],
    ['a moat on dry ground', { moat: [{ hex: 'CstH12' }] }, 'pbem:19.51a', 'CstH12', 'no moat'],
    ['a base on no map', { defenderBase: ['CstZ99'] }, 'pbem:2.82c', 'CstZ99', 'no scenario'],
    [
      'an engine that is somebody',
      { engines: [{ name: 'Gervase', kind: 'trebuchet' }] },
      'pbem:19.1',
      'Gervase',
      'no trebuchet',
    ],
    [
      'a side that the scenario does not have',
      { scenarios: [{ ...CASTLE.scenarios[0], attacker: 'green' }] },
      'pbem:2.81d',
      'green',
      'has the sides',
    ],
    [
      'one side against itself',
      { scenarios: [{ ...CASTLE.scenarios[0], attacker: 'red' }] },
      'pbem:2.81d',
      'red',
      'both attacker and defender',
    ],
    ['days in detail without their scenario', { dayDefinition: 'detailedDays' }, 'pbem:2.82a', null, 'scenario day'],
    ['somebody twice', { fighters: [...CASTLE.fighters, CASTLE.fighters[0]] }, null, 'Ascelin', 'named twice'],
  ] as const)('%s', async (_what, change, rule, subject, said) => {
    const { errors } = await server.ask(CREATE, { input: { ...CASTLE, ...change, commandId: randomUUID() } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', rule, subject });
    expect(errors?.[0]?.message).toContain(said);
  });

  it('but for these it would be', async () => {
    expect(await server.code(CREATE, { input: { ...CASTLE, commandId: randomUUID() } })).toBeUndefined();
  });
});

describe('a siege that ships, on a day of the attacker', () => {
  const ASK = 'query ($id: ID!) { siege(id: $id) { revision stage initiative } }';
  const keys: Record<string, string> = {};
  let siege = '';
  interface Stands {
    readonly revision: number;
    readonly stage: string;
    readonly initiative: string | null;
  }
  const stands = async (): Promise<Stands> => (await server.data<{ siege: Stands }>(ASK, { id: siege })).siege;
  const given = async (side: string, order: object) => {
    const { revision: expectedRevision } = await stands();
    const input = { siege, expectedRevision, idempotencyKey: randomUUID(), order };
    return (await server.data<{ submitSiegeOrder: object }>(ORDER, { input }, keys[side])).submitSiegeOrder;
  };
  beforeAll(async () => {
    const input = { siege: 'corbel-leaguer', lastDay: 60, commandId: randomUUID() };
    siege = (await server.data<{ createSiege: { id: string } }>(CREATE, { input })).createSiege.id;
    for (const side of ['attacker', 'defender']) {
      keys[side] = (await server.data<{ joinSiege: { key: string } }>(JOIN, { siege, side })).joinSiege.key;
    }
    for (let now = await stands(); now.initiative !== 'attacker'; now = await stands()) {
      if (now.stage === 'morning') await given('attacker', { rollInitiative: true });
      else if (now.stage === 'choice') await given('defender', { choose: 'none' });
      else for (const side of Object.keys(keys)) await given(side, { close: true });
    }
  });

  it.each([
    ['repairs nothing that is whole', { repair: ['Crow'] }, { code: 'illegal', rule: 'pbem:19.6c', subject: 'Crow' }],
    ['repairs nothing that there is not', { repair: ['Owl'] }, { code: 'unknownUnit', rule: null, subject: 'Owl' }],
    [
      'batters nothing that is on no map',
      { batter: [{ target: 'CstZ99', engines: ['Crow'] }] },
      { code: 'illegal', rule: 'pbem:19.3a', subject: 'CstZ99' },
    ],
    [
      'batters with nothing that is not built',
      { batter: [{ target: 'CstH12', engines: ['Magpie'] }] },
      { code: 'illegal', rule: 'pbem:19.8e', subject: 'Magpie' },
    ],
  ] as const)('%s, and says what and by which rule', async (_what, work, refusal) => {
    expect(await given('attacker', { work })).toMatchObject({ __typename: 'SiegeOrderRefused', refusal });
  });
});

describe('a siege of two days', () => {
  let siege = '';
  const keys: Record<string, string> = {};
  beforeAll(async () => {
    const input = { ...CASTLE, moat: [{ hex: 'CstM13' }], lastDay: 2, commandId: randomUUID() };
    siege = (await server.data<{ createSiege: { id: string } }>(CREATE, { input })).createSiege.id;
    for (const side of ['attacker', 'defender']) {
      keys[side] = (await server.data<{ joinSiege: { key: string } }>(JOIN, { siege, side })).joinSiege.key;
    }
  });

  interface Seen {
    readonly revision: number;
    readonly stage: string;
    readonly day: number;
  }
  const see = async (): Promise<Seen> => (await server.data<{ siege: Seen }>(SEE, { id: siege })).siege;
  const order = async (side: string, value: object, expectedRevision?: number) => {
    const expected = expectedRevision ?? (await see()).revision;
    const input = { siege, expectedRevision: expected, idempotencyKey: randomUUID(), order: value };
    return server.ask(ORDER, { input }, keys[side]);
  };
  const given = async (side: string, value: object): Promise<unknown> =>
    (await order(side, value)).data?.['submitSiegeOrder'];
  const playDay = async (): Promise<void> => {
    for (let now = await see(); ; now = await see()) {
      if (now.stage === 'morning') await given('attacker', { rollInitiative: true });
      else if (now.stage === 'choice') for (const side of Object.keys(keys)) await given(side, { choose: 'none' });
      else return;
    }
  };

  it('refuses orders about what is on no map, or over', async () => {
    await playDay();
    expect(await given('attacker', { fill: 'CstZ99' })).toMatchObject({
      refusal: { code: 'illegal', rule: 'pbem:19.51a', subject: 'CstZ99' },
    });
    expect(await given('attacker', { work: { batter: [{ target: 'CstZ99', engines: ['Crow'] }] } })).toMatchObject({
      refusal: { code: 'wrongStep', rule: 'pbem:2.81c' },
    });
    const { revision } = await see();
    await given('attacker', { close: true });
    expect(await given('attacker', { close: true })).toMatchObject({ refusal: { rule: 'pbem:2.81f' } });
    await given('defender', { close: true });
    // The order was meant for the evening that was seen, and that day is over.
    const late = await order('attacker', { fill: 'CstM13' }, revision);
    expect(late.errors?.[0]?.extensions).toEqual({
      ...{ code: 'REVISION_CONFLICT', expected: revision, actual: (await see()).revision },
    });
    expect(await given('attacker', { fill: 'CstM13' })).toMatchObject({
      refusal: { code: 'wrongStep', rule: 'pbem:19.51a', reason: 'Fill does not belong to the morning of the day' },
    });
  });

  it.each([
    [{ day: 9 }, { problem: 'notYet', day: 2 }, 'to day 9; it is in day 2, at revision'],
    [{ day: 0 }, { problem: 'beforeTheSiege' }, 'day 0 is before the siege'],
    [{ day: -3 }, { problem: 'beforeTheSiege' }, 'day -3 is before the siege'],
    [{ revision: 999 }, { problem: 'notYet' }, 'to revision 999; its last revision is'],
    [{ revision: -1 }, { problem: 'beforeTheSiege' }, 'revision -1 is before the siege'],
  ] as const)('is not shown at %j', async (at, facts, told) => {
    const { errors } = await server.ask(SEE, { id: siege, ...at });
    expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', ...facts, revision: (await see()).revision });
    expect(errors?.[0]?.message).toContain(told);
  });

  it.each([DAYS, DICE, SERIES])('has no days the wrong way round: %s', async (query) => {
    const { errors } = await server.ask(query, { siege, from: 2, to: 1 });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', problem: 'backwards', from: 2, to: 1 });
    expect(await server.code(query, { siege, from: 1, to: 2 })).toBeUndefined();
  });

  it('has no events outside of it, and none the wrong way round; a reader may ask for the next', async () => {
    const { revision } = await see();
    for (const [filter, told] of [
      [{ fromRevision: revision + 2 }, { code: 'NOT_FOUND', problem: 'notYet' }],
      [{ toRevision: revision + 1 }, { code: 'NOT_FOUND', problem: 'notYet' }],
      [{ fromRevision: -1 }, { code: 'NOT_FOUND', problem: 'beforeTheSiege' }],
      [
        { fromRevision: 3, toRevision: 2 },
        { code: 'BAD_INPUT', problem: 'backwards' },
      ],
      [
        { fromDay: 2, toDay: 1 },
        { code: 'BAD_INPUT', problem: 'backwards' },
      ],
    ] as const) {
      const { errors } = await server.ask(HAPPENED, { siege, filter });
      expect([filter, errors?.[0]?.extensions]).toEqual([filter, expect.objectContaining(told)]);
    }
    type Found = { readonly siegeOccurrences: { readonly edges: readonly object[] } };
    const next = await server.data<Found>(HAPPENED, { siege, filter: { fromRevision: revision + 1 } });
    expect(next.siegeOccurrences.edges).toEqual([]);
    const last = await server.data<Found>(HAPPENED, {
      siege,
      filter: { fromRevision: revision, toRevision: revision },
    });
    expect(last.siegeOccurrences.edges).toHaveLength(1);
  });

  it('takes no order when it is over', async () => {
    await playDay();
    for (const side of Object.keys(keys)) await given(side, { close: true });
    expect(await see()).toMatchObject({ stage: 'over' });
    expect(await given('attacker', { rollInitiative: true })).toMatchObject({
      refusal: { code: 'gameOver', rule: 'pbem:23.17' },
    });
  });
});
