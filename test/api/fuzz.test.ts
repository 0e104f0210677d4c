import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ERROR_CODES } from '../../src/api/errors.js';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { howMany } from '../thoroughness.js';
import { type Answer, give, type SeatedGame, seatedGame, stateOf, SUBMIT, TestServer } from './server.js';

const KEYS = [
  'unit',
  'units',
  'path',
  'to',
  'target',
  'attackers',
  'defenders',
  'hexes',
  'gait',
  'keep',
  'deed',
  'door',
];
const RUNS = howMany(100, 500);

const words = fc.oneof(
  fc.constantFrom(
    'Gib',
    'Hamo',
    'Jankin',
    'O9',
    'P9',
    'ZZ99',
    'L9/under',
    '__proto__',
    'constructor',
    '',
    '\u0000',
    '\ud800',
  ),
  fc.string({ maxLength: 12, unit: 'binary' }),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    words,
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, 2 ** 53, [], {}),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 3 }),
    fc.array(
      fc.record({
        gait: fc.constantFrom<unknown>('step', 'forward', 'fly', 1),
        hexes: fc.array(words, { maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
  ),
}));

/** Values that a type of the schema takes. */
function fitting(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fitting(type.ofType);
  if (isListType(type)) return fc.array(fitting(type.ofType), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const members = Object.entries(type.getFields()).map(([name, field]) => [name, fitting(field.type)] as const);
    const required = Object.entries(type.getFields()).filter(([, { type: one }]) => isNonNullType(one));
    return fc.record(Object.fromEntries(members), { requiredKeys: required.map(([name]) => name) });
  }
  return type.name === 'Boolean' ? fc.boolean() : type.name === 'Int' ? fc.integer() : words;
}

const SCHEMA = buildSchema(readFileSync('schema.graphql', 'utf8'));
function inputOf(name: string): GraphQLInputObjectType {
  const type = SCHEMA.getType(name);
  if (!isInputObjectType(type)) throw new Error(`the schema has no ${name}`);
  return type;
}
const ORDER = inputOf('OrderInput');
const KINDS = Object.keys(ORDER.getFields());
/** Orders of each kind, as the schema wants them. */
const shaped = Object.entries(ORDER.getFields()).map(([kind, { type }]) =>
  fitting(type).map((members): unknown => ({ [kind]: members })),
);

/** Something where an order should be, mostly of its shape. */
const orders = fc.oneof(
  { weight: 9, arbitrary: fc.oneof(...shaped) },
  { weight: 1, arbitrary: value },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...KINDS), fc.oneof(value, fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 4 })))
      .map(([kind, members]): unknown => ({ [kind]: members })),
  },
  { weight: 2, arbitrary: words.map((text): unknown => ({ text })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('Gib', 'Hamo', 'blue> Hamo', 'Nobody'), words, words)
      .map(([unit, one, other]): unknown => ({ text: `${unit}: ${one} ${other}` })),
  },
);

/** Pieces of documents, put together as they come. */
const documents = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        '(',
        ')',
        'query',
        'mutation',
        'subscription',
        'fragment F on Game',
        '...F',
        '... on Game',
        '@skip(if: true)',
        '$g: ID!',
        ':',
        '"',
        '"""',
        '#',
        '\u0000',
        '[',
        '!',
        '-1',
        '1e9',
      ),
      fc.constantFrom(
        'game(id: "x")',
        'legalOrders',
        'games',
        'board',
        'history(first: 3)',
        '__schema',
        '__typename',
        'id',
      ),
      fc.string({ maxLength: 5, unit: 'binary' }),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(' '));

describe('whatever is sent to GraphQL', () => {
  let server: TestServer;
  let game: SeatedGame;

  beforeAll(async () => {
    server = await TestServer.shared();
    game = await seatedGame(server);
    await give(server, game.id, game.red, { endStep: true });
  });
  afterAll(() => server.clear());

  it('an order is accepted, refused with a reason, or told to be no order, and changes nothing unless it is accepted', async () => {
    const codes = new Set<string>();
    let before = await stateOf(server, game.id);
    const seats = fc.constantFrom('red', 'blue');
    await fc.assert(
      fc.asyncProperty(orders, seats, fc.boolean(), async (order, seat, previewed) => {
        const input = { game: game.id, expectedRevision: before.revision, idempotencyKey: crypto.randomUUID(), order };
        const answer = previewed
          ? await server.ask(PREVIEW, { game: game.id, order }, game[seat])
          : await server.ask(SUBMIT, { input }, game[seat]);
        const after = await stateOf(server, game.id);
        const { submitOrder: done } = (answer.data ?? {}) as { submitOrder?: Done };
        if (answer.errors) expectTold(answer);
        if (done?.__typename === 'OrderAccepted') before = after;
        else expect(after).toEqual(before);
        if (done?.refusal) codes.add(done.refusal.code);
        if (done?.__typename === 'OrderRefused') expect(done.refusal?.reason.length).toBeGreaterThan(5);
        if (!answer.errors && !previewed) expect(done).toBeDefined();
      }),
      { numRuns: 2 * RUNS },
    );
    // The engine was asked, not only the reader of orders.
    expect([...codes]).toEqual(expect.arrayContaining(['malformed', 'unknownUnit', 'notYourTurn', 'wrongStep']));
  });

  it('a siege is ordered about or refused, and nobody else is disturbed', async () => {
    const fighters = ['Ann', 'Ben'].map((name, side) => ({ name, side: side === 0 ? 'attacker' : 'defender' }));
    const setup = { title: 'A siege', commandId: 'fuzzed', dayDefinition: 'siegeDays', scenarios: [], fighters };
    const { createSiege } = await server.data<{ createSiege: { id: string } }>(CREATE_SIEGE, { input: setup });
    const siege = createSiege.id;
    const { joinSiege } = await server.data<{ joinSiege: { key: string } }>(JOIN_SIEGE, { siege });
    const revisionOf = async () =>
      (await server.data<{ siege: { revision: number } }>(SEE_SIEGE, { siege })).siege.revision;
    const members = Object.entries(inputOf('SiegeOrderInput').getFields());
    const siegeOrders = fc.oneof(
      ...members.map(([kind, { type }]) => fitting(type).map((one): unknown => ({ [kind]: one }))),
      value,
    );
    await fc.assert(
      fc.asyncProperty(siegeOrders, async (order) => {
        const before = await revisionOf();
        const input = { siege, expectedRevision: before, idempotencyKey: crypto.randomUUID(), order };
        const answer = await server.ask(SUBMIT_SIEGE, { input }, joinSiege.key);
        if (answer.errors) expectTold(answer);
        const { submitSiegeOrder: done } = (answer.data ?? {}) as { submitSiegeOrder?: Done };
        if (done?.__typename !== 'SiegeOrderAccepted') expect(await revisionOf()).toBe(before);
        if (!answer.errors) expect(done).toBeDefined();
      }),
      { numRuns: RUNS / 2 },
    );
    await fc.assert(
      fc.asyncProperty(fitting(inputOf('CreateSiegeInput')), async (input) => {
        const answer = await server.ask(CREATE_SIEGE, { input });
        if (answer.errors) expectTold(answer);
      }),
      { numRuns: 60 },
    );
  });

  it('a document that is none is told to be none', async () => {
    const before = await stateOf(server, game.id);
    await fc.assert(
      fc.asyncProperty(documents, fc.option(value), async (query, variables) => {
        const answer = await server.post(JSON.stringify({ query, variables }), game.red);
        if (answer.errors) expectTold(answer);
        else expect(answer.data).toBeDefined();
      }),
      { numRuns: RUNS },
    );
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  it('a body that is no request is told to be none', async () => {
    const bodies = fc.oneof(
      fc.string({ maxLength: 60, unit: 'binary' }),
      fc.json({ maxDepth: 3 }),
      fc.constantFrom(
        '',
        'null',
        '[]',
        '[{}]',
        '{"query":1}',
        '{"query":null}',
        '{"query":"{games{nodes{id}}}","variables":"x"}',
      ),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const answer = await server.post(body);
        if (answer.errors) expectTold(answer);
      }),
      { numRuns: RUNS },
    );
    expect(await server.code('{ rulesets { id } }')).toBeUndefined();
  });
});

interface Done {
  readonly __typename: string;
  readonly refusal?: { readonly code: string; readonly reason: string };
}

const CREATE_SIEGE = 'mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { id } }';
const JOIN_SIEGE = 'mutation ($siege: ID!) { joinSiege(siege: $siege, side: attacker) { key } }';
const SEE_SIEGE = 'query ($siege: ID!) { siege(id: $siege) { revision } }';
const SUBMIT_SIEGE = `mutation ($input: SubmitSiegeOrderInput!) { submitSiegeOrder(input: $input) {
  __typename ... on SiegeOrderRefused { refusal { code reason } } } }`;
const PREVIEW = `query ($game: ID!, $order: OrderInput!) {
  game(id: $game) { preview(order: $order) { __typename ... on Odds { table } ... on Refusal { code reason } } }
}`;

/** An error that the server means: with one of its codes, never that of an accident, and without its insides. */
function expectTold(answer: Answer): void {
  for (const { extensions, message } of answer.errors ?? []) {
    expect(ERROR_CODES).toContain(extensions['code']);
    expect(extensions['code']).not.toBe('INTERNAL');
    expect(message).not.toMatch(/node_modules|\.js:|\/dist\/|undefined|\[object/);
  }
  expect(answer.status).toBeLessThan(500);
}
