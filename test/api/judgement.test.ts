import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { give, type SeatedGame, servedGame, type TestServer } from './server.js';

const EVENT = `query ($game: ID!, $revision: Int!) { game(id: $game) {
  event(revision: $revision) { revision type text reasons { text rule } }
} }`;
const JUDGEMENT = `query ($game: ID!, $of: JudgedPartInput!) { game(id: $game) { judgement(of: $of) {
  orders { revision side verdict findings { revision rule reason } events { revision type text reasons { text rule } } }
  rules { id title }
} } }`;

interface Judgement {
  readonly game: {
    readonly judgement: {
      readonly orders: readonly { readonly revision: number; readonly verdict: string; readonly events: object[] }[];
      readonly rules: readonly { readonly id: string }[];
    };
  };
}

describe('the explanation and the judgement of an event', () => {
  let server: TestServer;
  let game: SeatedGame;
  let moved: number;

  beforeAll(async () => {
    ({ server, game } = await servedGame());
    await give(server, game.id, game.red, { endStep: true });
    const { events } = await give(server, game.id, game.red, { text: 'Gib: O10, N11' });
    moved = events?.find(({ type }) => type === 'UnitMoved')?.revision ?? -1;
  });
  afterAll(() => server.clear());

  it('tells one event with its reasons', async () => {
    const { game: found } = await server.data<{ game: { event: object } }>(EVENT, { game: game.id, revision: moved });
    expect(found.event).toMatchObject({ revision: moved, type: 'UnitMoved' });
    expect(found.event).toHaveProperty(
      'reasons',
      expect.arrayContaining([expect.objectContaining({ rule: 'pbem:16.11' })]),
    );
  });

  it('judges the order to which an event belongs, and names its rules', async () => {
    const { game: found } = await server.data<Judgement>(JUDGEMENT, { game: game.id, of: { event: moved } });
    const { orders, rules } = found.judgement;
    expect(orders).toMatchObject([{ revision: moved - 1, side: 'red', verdict: 'right', findings: [] }]);
    expect(orders[0]?.events.slice(0, 2)).toMatchObject([
      { type: 'OrderGiven', text: 'red orders: Gib: O10, N11' },
      { revision: moved, type: 'UnitMoved' },
    ]);
    expect(rules.map(({ id }) => id)).toContain('pbem:16.11');
  });

  it('judges all orders of a turn, also for a seat', async () => {
    const of = { turn: { gameTurn: 1, side: 'red' } };
    const { game: found } = await server.data<Judgement>(JUDGEMENT, { game: game.id, of }, game.blue);
    expect(found.judgement.orders.map(({ verdict }) => verdict)).toEqual(['right', 'right']);
  });

  it.each([
    [{ event: -1 }, 'BAD_INPUT'],
    [{ event: 99_999 }, 'NOT_FOUND'],
    [{ turn: { gameTurn: 9, side: 'red' } }, 'NOT_FOUND'],
    [{ turn: { gameTurn: 1, side: 'green' } }, 'NOT_FOUND'],
    [{}, 'BAD_INPUT'],
    [{ event: 1, turn: { gameTurn: 1, side: 'red' } }, 'BAD_INPUT'],
  ])('refuses to judge %j', async (of, code) => {
    expect(await server.code(JUDGEMENT, { game: game.id, of })).toBe(code);
  });

  it.each([
    [-1, 'beforeTheGame'],
    [99_999, 'notYet'],
  ])('has no event %i: %s', async (revision, problem) => {
    const { errors } = await server.ask(EVENT, { game: game.id, revision });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', problem });
  });
});
