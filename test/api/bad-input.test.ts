import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CREATE, give, JOIN, type SeatedGame, seatedGame, stateOf, SUBMIT, TestServer } from './server.js';

const NO_GAME = '00000000-0000-4000-8000-000000000000';

describe('bad input is told apart, answered clearly, and changes nothing', () => {
  let server: TestServer;
  let game: SeatedGame;
  let before: Awaited<ReturnType<typeof stateOf>>;

  beforeAll(async () => {
    server = await TestServer.shared();
    game = await seatedGame(server);
    await give(server, game.id, game.red, { endStep: true });
  });
  beforeEach(async () => {
    before = await stateOf(server, game.id);
  });
  afterAll(() => server.clear());

  /** Everything that a client can send to submitOrder; the key is red's. */
  function submission(over: object): object {
    const order = { endStep: true };
    return { game: game.id, expectedRevision: before.revision, idempotencyKey: randomUUID(), order, ...over };
  }

  const foot = (...hexes: string[]) => hexes.map((hex) => ({ gait: 'step', hexes: [hex] }));

  const REFUSED: readonly (readonly [string, object, object])[] = [
    ['an unknown hex', { move: { unit: 'Gib', path: foot('ZZ99') } }, { code: 'unknownHex' }],
    ['an unknown unit', { move: { unit: 'Nobody', path: foot('O9') } }, { code: 'unknownUnit', subject: 'Nobody' }],
    ['a unit of the other side', { text: 'Hamo: O9' }, { code: 'notYourUnit', rule: 'pbem:2.56a' }],
    [
      'the wrong step',
      { attack: { attackers: ['Gib'], defenders: ['Hamo'] } },
      { code: 'wrongStep', rule: 'pbem:4.27' },
    ],
    ['an answer that nobody asked for', { pursue: { keep: true } }, { code: 'wrongStep', rule: 'pbem:11.44b' }],
    [
      'a path beyond the MP',
      { text: 'Jankin: P10, O10, N11, M11, L11, K10, J10' },
      { code: 'illegal', rule: 'pbem:7.3c' },
    ],
    ['a jump', { move: { unit: 'Gib', path: foot('A1') } }, { code: 'illegal' }],
    ['malformed notation', { text: 'Gib ->' }, { code: 'malformed', rule: null }],
    ['an order that is not built yet', { text: 'Gib: surrender' }, {}],
    ['nothing at all', { text: '' }, { code: 'malformed' }],
    ['a path without steps', { move: { unit: 'Gib', path: [] } }, { code: 'malformed' }],
  ];

  it.each(REFUSED)('%s is refused as data, with the rule', async (_what, order, refusal) => {
    const { data, errors } = await server.ask(SUBMIT, { input: submission({ order }) }, game.red);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ submitOrder: { __typename: 'OrderRefused', revision: before.revision, refusal } });
    const told = data as { submitOrder: { refusal: { reason: string } } };
    expect(told.submitOrder.refusal.reason.length).toBeGreaterThan(5);
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  it('tells what would be legal instead', async () => {
    const { submitOrder } = await server.data<{ submitOrder: { instead: { order: object }[] } }>(
      SUBMIT,
      { input: submission({ order: { move: { unit: 'Gib', path: foot('A1') } } }) },
      game.red,
    );
    expect(submitOrder.instead.length).toBeGreaterThan(0);
    expect(submitOrder.instead.every(({ order }) => JSON.stringify(order).includes('"unit":"Gib"'))).toBe(true);
  });

  it('a player who is not in turn is refused', async () => {
    const { data } = await server.ask(SUBMIT, { input: submission({}) }, game.blue);
    expect(data).toMatchObject({ submitOrder: { refusal: { code: 'notYourTurn', rule: 'pbem:4.1a' } } });
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  it('dice of his own are refused where the game does not honour them', async () => {
    const { data } = await server.ask(SUBMIT, { input: submission({ dice: [10, 10] }) }, game.red);
    expect(data).toMatchObject({ submitOrder: { __typename: 'OrderRefused', refusal: { rule: 'pbem:1.3b' } } });
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  it('a stale revision is a conflict that tells both revisions', async () => {
    const stale = submission({ expectedRevision: before.revision - 1 });
    const { errors } = await server.ask(SUBMIT, { input: stale }, game.red);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'REVISION_CONFLICT',
      expected: before.revision - 1,
      actual: before.revision,
    });
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  it('a key that was used for another order is told', async () => {
    const other = await seatedGame(server);
    const { revision } = await stateOf(server, other.id);
    const input = { game: other.id, expectedRevision: revision, idempotencyKey: 'once', order: { endStep: true } };
    await server.data(SUBMIT, { input }, other.red);
    const after = await stateOf(server, other.id);
    const { errors } = await server.ask(SUBMIT, { input: { ...input, order: { endTurn: true } } }, other.red);
    expect(errors?.[0]?.extensions).toEqual({ code: 'IDEMPOTENCY_KEY_REUSED', key: 'once' });
    expect(await stateOf(server, other.id)).toEqual(after);
  });

  const KEYS: readonly (readonly [string, string | undefined])[] = [
    ['no key', undefined],
    ['a key that nobody has', `hk_${'A'.repeat(43)}`],
    ['something that is no key', 'letmein'],
  ];
  it.each(KEYS)('%s opens no seat', async (_what, key) => {
    expect(await server.code(SUBMIT, { input: submission({}) }, key)).toBe('UNAUTHENTICATED');
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  it('the key of another game opens nothing, not even what spectators see', async () => {
    const other = await seatedGame(server);
    expect(await server.code(SUBMIT, { input: submission({}) }, other.red)).toBe('UNAUTHENTICATED');
    expect(await server.code('query ($id: ID!) { game(id: $id) { title } }', { id: game.id }, other.red)).toBe(
      'UNAUTHENTICATED',
    );
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  it('a spectator has no legal orders', async () => {
    const query = 'query ($id: ID!) { game(id: $id) { legalOrders { text } } }';
    expect(await server.code(query, { id: game.id })).toBe('UNAUTHENTICATED');
  });

  it('an id may be declared as a text, in an input too, and a text that is more than an id may not', async () => {
    const order = `mutation ($game: String!, $key: String!, $revision: Int!) { submitOrder(input: {
      game: $game, idempotencyKey: $key, expectedRevision: $revision, order: { text: "" }
    }) { __typename } }`;
    const about = { game: game.id, key: randomUUID(), revision: before.revision };
    expect(await server.data(order, about, game.red)).toEqual({ submitOrder: { __typename: 'OrderRefused' } });
    const resigned = `mutation ($game: ID!, $key: String!) { resign(input: { game: $game, idempotencyKey: $key }) {
      __typename } }`;
    expect(await server.code(resigned, { game: game.id, key: randomUUID() })).toBe('UNAUTHENTICATED');
    const nodes = 'query ($ids: [String!]!) { nodes(ids: $ids) { id } }';
    expect(await server.data(nodes, { ids: ['pbem:7.3c'] })).toEqual({ nodes: [{ id: 'pbem:7.3c' }] });
    const both = 'query ($id: String!) { game(id: $id) { board { hex(name: $id) { name } } } }';
    expect(await server.code(both, { id: game.id })).toBe('BAD_INPUT');
    const nullable = 'query ($id: String) { game(id: $id) { id } }';
    expect(await server.code(nullable, { id: game.id })).toBe('BAD_INPUT');
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  it('the orders of nobody are not listed', async () => {
    const query = 'query ($id: ID!, $unit: String) { game(id: $id) { legalOrders(unit: $unit) { text } } }';
    const { errors } = await server.ask(query, { id: game.id, unit: 'Nobody' }, game.red);
    expect(errors?.[0]).toMatchObject({
      message: 'there is no unit Nobody',
      extensions: { code: 'BAD_INPUT', rule: null, subject: 'Nobody' },
    });
    expect(await server.code(query, { id: game.id, unit: 'Gib' }, game.red)).toBeUndefined();
  });

  const GAME = 'query ($id: ID!) { game(id: $id) { id } }';
  const AT = 'query ($id: ID!, $at: AtInput) { game(id: $id) { board(at: $at) { revision } } }';
  it('a side that the game does not have is not a turn that is still to come', async () => {
    for (const gameTurn of [1, 0, 9]) {
      const { errors } = await server.ask(AT, { id: game.id, at: { turnEnd: { gameTurn, side: 'green' } } });
      expect(errors).toMatchObject([
        {
          message: `game ${game.id} has no side green: its sides are red, blue`,
          extensions: { code: 'NOT_FOUND', problem: 'noSuchSide' },
        },
      ]);
    }
  });

  const HISTORY = `query ($id: ID!, $first: Int, $last: Int, $after: String) {
    game(id: $id) { history(first: $first, last: $last, after: $after) { edges { cursor } } } }`;
  const CODES: readonly (readonly [string, string, (id: string) => object, string])[] = [
    ['an unknown game', GAME, () => ({ id: NO_GAME }), 'NOT_FOUND'],
    ['a game id that is none', GAME, () => ({ id: "'; --" }), 'NOT_FOUND'],
    ['a revision beyond the end', AT, (id) => ({ id, at: { revision: 1_000_000 } }), 'NOT_FOUND'],
    ['a negative revision', AT, (id) => ({ id, at: { revision: -1 } }), 'NOT_FOUND'],
    ['a turn that has not ended', AT, (id) => ({ id, at: { turnEnd: { gameTurn: 9, side: 'red' } } }), 'NOT_FOUND'],
    [
      'two instants at once',
      AT,
      (id) => ({ id, at: { revision: 1, turnEnd: { gameTurn: 1, side: 'red' } } }),
      'BAD_INPUT',
    ],
    ['a page that is too long', HISTORY, (id) => ({ id, first: 201 }), 'BAD_INPUT'],
    ['a page of less than nothing', HISTORY, (id) => ({ id, first: -1 }), 'BAD_INPUT'],
    ['both ends of a list', HISTORY, (id) => ({ id, first: 1, last: 1 }), 'BAD_INPUT'],
    ['a cursor that is none', HISTORY, (id) => ({ id, after: 'zzz' }), 'BAD_INPUT'],
    ['a number that is too large', HISTORY, (id) => ({ id, first: 2 ** 40 }), 'BAD_INPUT'],
    ['an unknown scenario', CREATE, () => ({ input: { scenario: '../x', commandId: randomUUID() } }), 'NOT_FOUND'],
    [
      'an option named twice',
      CREATE,
      () => {
        const options = [true, false].map((on) => ({ name: 'honourDice', on }));
        return { input: { scenario: 'tavern-brawl', options, commandId: randomUUID() } };
      },
      'BAD_INPUT',
    ],
    [
      'an unknown option',
      CREATE,
      () => ({ input: { scenario: 'tavern-brawl', options: [{ name: 'flying', on: true }], commandId: randomUUID() } }),
      'BAD_INPUT',
    ],
    [
      'a command without a proper id',
      CREATE,
      () => ({ input: { scenario: 'tavern-brawl', commandId: '' } }),
      'BAD_INPUT',
    ],
    ['a seat of an unknown game', JOIN, () => ({ input: { game: NO_GAME, side: 'red' } }), 'NOT_FOUND'],
    ['a missing variable', GAME, () => ({}), 'BAD_INPUT'],
  ];
  it.each(CODES)('%s', async (_what, query, variables, code) => {
    expect(await server.code(query, variables(game.id))).toBe(code);
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  const ORDERS: readonly (readonly [string, object])[] = [
    ['two orders at once', { endStep: true, endTurn: true }],
    ['no order', {}],
    ['an order that is denied', { endStep: false }],
    ['an unknown kind of order', { fly: { unit: 'Gib' } }],
    ['an unknown gait', { move: { unit: 'Gib', path: [{ gait: 'hop', hexes: ['O9'] }] } }],
    ['a unit that is no string', { dismount: { unit: 7, to: 'O9' } }],
  ];
  it.each(ORDERS)('%s', async (_what, order) => {
    expect(await server.code(SUBMIT, { input: submission({ order }) }, game.red)).toBe('BAD_INPUT');
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  it('never tells a stack or a file', async () => {
    for (const [, query, variables] of CODES) {
      const answer = JSON.stringify(await server.ask(query, variables(game.id)));
      expect(answer).not.toMatch(/stacktrace|node_modules|\.js:|\/dist\//);
    }
  });
});
