import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type SeatedGame, servedGame, type TestServer } from './server.js';

const HISTORY = `query ($id: ID!, $filter: HistoryFilterInput) { game(id: $id) {
  history(filter: $filter) { edges { node { revision } } }
} }`;
const RULES = 'query ($filter: RulesFilterInput) { rules(filter: $filter, first: 1) { id } }';
const SIEGE = 'mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { id } }';
const THINGS = `query ($siege: ID!, $filter: SiegeThingFilterInput) {
  siegeThings(siege: $siege, filter: $filter) { edges { node { name } } }
}`;
const CHANGES = `query ($siege: ID!, $filter: SiegeThingFilterInput) {
  siegeChanges(siege: $siege, from: { revision: 0 }, filter: $filter) { edges { node { name } } }
}`;

let server: TestServer;
let game: SeatedGame;
beforeAll(async () => {
  ({ server, game } = await servedGame());
});
afterAll(() => server.clear());

describe('a filter of history', () => {
  it.each([{ unit: 'Nobody' }, { rule: 'pbem:99.9' }, { type: 'UnitFlown' }, { type: 'toString' }, { side: 'green' }])(
    '%j is refused',
    async (filter) => {
      const { errors } = await server.ask(HISTORY, { id: game.id, filter });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', subject: Object.values(filter)[0] });
    },
  );

  it.each([{ unit: 'Hamo' }, { rule: 'pbem:7.3c' }, { type: 'UnitMoved' }, { type: 'DiceOpened' }, { side: 'blue' }])(
    '%j is answered, though nothing like that has happened yet',
    async (filter) => {
      expect(await server.data(HISTORY, { id: game.id, filter })).toEqual({ game: { history: { edges: [] } } });
    },
  );
});

describe('a filter of several values', () => {
  it.each([
    { units: ['Hamo', 'Nobody'] },
    { rules: ['pbem:7.3c', 'pbem:99.9'] },
    { types: ['UnitMoved', 'UnitFlown'] },
  ])('%j is refused for the one that is not there', async (filter) => {
    const { errors } = await server.ask(HISTORY, { id: game.id, filter });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', subject: Object.values(filter)[0]?.[1] });
  });

  it.each([
    ['says nothing', { units: [] }],
    ['says two things', { units: ['Hamo'], unit: 'Hamo' }],
    ['says too much', { types: Array.from({ length: 101 }, () => 'UnitMoved') }],
  ])('is refused if it %s', async (_, filter) => {
    expect(await server.code(HISTORY, { id: game.id, filter })).toBe('BAD_INPUT');
  });

  it('lets pass what has one of them', async () => {
    const types = async (names: readonly string[]) =>
      (
        await server.data<{ game: { history: { edges: object[] } } }>(HISTORY, {
          id: game.id,
          filter: { types: names },
        })
      ).game.history.edges.length;
    const [both, one, other] = [
      await types(['GameSetUp', 'StepBegan', 'StepBegan']),
      await types(['GameSetUp']),
      await types(['StepBegan']),
    ];
    expect(one).toBe(1);
    expect(other).toBeGreaterThan(0);
    expect(both).toBe(one + other);
  });

  it('of rules names sections, books and topics', async () => {
    const all = 'query ($filter: RulesFilterInput) { rules(filter: $filter) { id } }';
    const ids = async (filter: object) =>
      (await server.data<{ rules: { id: string }[] }>(all, { filter })).rules.map(({ id }) => id);
    const sections = ['pbem:7.1', 'pbem:7.4'];
    const found = await ids({ sections });
    expect(found).toEqual([...(await ids({ section: 'pbem:7.1' })), ...(await ids({ section: 'pbem:7.4' }))]);
    expect(await ids({ sections, books: ['pbem', 'siege-en'] })).toEqual(found);
    expect(await ids({ sections, books: ['siege-en'] })).toEqual([]);
    expect(await server.code(RULES, { filter: { sections: ['pbem:7.1', 'pbem:99'] } })).toBe('BAD_INPUT');
  });
});

describe('a filter of rules', () => {
  it.each([
    { book: 'chess' },
    { chapter: '99-space' },
    { topic: 'spaceships' },
    { section: 'pbem:99' },
    { words: 'x'.repeat(201) },
  ])('%j is refused', async (filter) => {
    expect(await server.code(RULES, { filter })).toBe('BAD_INPUT');
  });

  it('may name what there is, and search for any text', async () => {
    const named = await server.data<{ rules: object[] }>(RULES, { filter: { book: 'pbem', chapter: '07-movement' } });
    expect(named.rules).toHaveLength(1);
    expect(await server.data(RULES, { filter: { text: 'no such words' } })).toEqual({ rules: [] });
    expect(await server.data(RULES, { filter: { words: 'zeppelin' } })).toEqual({ rules: [] });
  });

  it('finds the rules of a section, and words of their texts', async () => {
    const all = 'query ($filter: RulesFilterInput) { rules(filter: $filter) { id } }';
    const ids = async (filter: object) =>
      (await server.data<{ rules: { id: string }[] }>(all, { filter })).rules.map(({ id }) => id);
    expect(await ids({ section: 'pbem:7.1' })).toEqual(['pbem:7.1a', 'pbem:7.1b', 'pbem:7.1c']);
    expect(await ids({ section: 'pbem:7.1', words: 'friendly ANIMAL' })).toEqual(['pbem:7.1b']);
  });
});

describe('a filter of the things of a siege', () => {
  const input = {
    title: 'A siege',
    commandId: randomUUID(),
    dayDefinition: 'siegeDays',
    targets: [{ hex: 'K6', kind: 'embattlement' }],
    fighters: [
      { name: 'Ann', side: 'attacker' },
      { name: 'Gervase', side: 'defender' },
    ],
    scenarios: [],
  };

  it.each([THINGS, CHANGES])('%s refuses a name that the siege does not have', async (query) => {
    const { createSiege } = await server.data<{ createSiege: { id: string } }>(SIEGE, { input });
    const ask = (names: readonly string[]) => server.ask(query, { siege: createSiege.id, filter: { names } });
    const known = await server.data<{ siegeThings: { edges: { node: { name: string } }[] } }>(THINGS, {
      siege: createSiege.id,
    });
    const name = known.siegeThings.edges[0]?.node.name ?? '';
    expect((await ask([name])).errors).toBeUndefined();
    const wrong = await ask([name, 'Excalibur']);
    expect(wrong.errors?.[0]?.message).toContain('Excalibur');
    expect(wrong.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});
