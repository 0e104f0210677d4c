import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CREATE, give, TestServer } from './server.js';

const JOIN_AS = `mutation ($input: JoinGameInput!) { joinGame(input: $input) { game side player key } }`;
const LOOK = `query ($game: ID!) {
  game(id: $game) {
    warnings { rule because }
    actors { side player }
    seats { side player taken yours }
    legalOrders { text }
    history(first: 100) { edges { node { type text } } }
  }
}`;

interface Looked {
  readonly game: {
    readonly warnings: readonly { rule: string }[];
    readonly actors: readonly { side: string; player: string | null }[];
    readonly seats: readonly { side: string; player: string | null; taken: boolean; yours: boolean }[];
    readonly legalOrders: readonly { text: string }[];
    readonly history: { readonly edges: readonly { node: { type: string; text: string } }[] };
  };
}

describe('a side that two share (pbem:1.2)', () => {
  let server: TestServer;
  let game = '';
  const keys: Record<string, string> = {};

  beforeAll(async () => {
    server = await TestServer.shared();
    const created = await server.data<{ createGame: { id: string } }>(CREATE, {
      input: { scenario: 'settling-up', commandId: randomUUID() },
    });
    game = created.createGame.id;
    for (const [name, seat] of [
      ['talkers', { side: 'red', player: 'Talkers' }],
      ['sticks', { side: 'red', player: 'Sticks' }],
      ['blue', { side: 'blue' }],
    ] as const) {
      const joined = await server.data<{ joinGame: { key: string } }>(JOIN_AS, { input: { game, ...seat } });
      keys[name] = joined.joinGame.key;
    }
  });
  afterAll(() => server.clear());

  const order = (who: string, text: string) => give(server, game, keys[who] ?? '', { text });
  const look = async (who: string) => (await server.data<Looked>(LOOK, { game }, keys[who])).game;

  it('has a seat for each player, and no seat for the whole of it', async () => {
    const { seats, warnings } = await look('talkers');
    expect(seats).toEqual([
      { side: 'red', player: 'Talkers', taken: true, yours: true },
      { side: 'red', player: 'Sticks', taken: true, yours: false },
      { side: 'blue', player: null, taken: true, yours: false },
    ]);
    expect(warnings).toMatchObject([{ rule: 'pbem:1.2c' }]);
    const whole = await server.ask(JOIN_AS, { input: { game, side: 'red' } });
    expect(whole.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  });

  it('is played by both: each orders his own, and the turn is over when both have closed it', async () => {
    expect(await order('talkers', 'Wat: D8')).toMatchObject({ __typename: 'OrderRefused' });
    await order('talkers', 'tell Sticks "now"');
    expect(await order('talkers', 'end step')).toMatchObject({ __typename: 'OrderAccepted' });
    expect(await order('sticks', 'end step')).toMatchObject({ __typename: 'OrderAccepted' });
    expect(await order('talkers', 'Wat: D8')).toMatchObject({ refusal: { code: 'notYourUnit', rule: 'pbem:1.2c' } });
    expect(await order('sticks', 'Wat: D8')).toMatchObject({ __typename: 'OrderAccepted' });
    const listed = (await look('talkers')).legalOrders.map(({ text }) => text);
    expect(listed.some((text) => text.startsWith('Jankin:'))).toBe(true);
    expect(listed.filter((text) => text.startsWith('Wat:') || text.startsWith('Gib:'))).toEqual([]);
    expect(await order('talkers', 'end turn')).toMatchObject({ __typename: 'OrderAccepted' });
    expect((await look('blue')).actors).toEqual([{ side: 'red', player: 'Sticks' }]);
    expect(await order('sticks', 'end turn')).toMatchObject({ __typename: 'OrderAccepted' });
    expect((await look('blue')).actors).toEqual([{ side: 'blue', player: null }]);
  });

  it('gives word of its own for its own units by each player, which the enemy does not read', async () => {
    const said = await order('talkers', 'standing pin never');
    expect(said).toMatchObject({ __typename: 'OrderAccepted' });
    const told = async (who: string) => (await look(who)).history.edges.map(({ node }) => node.text);
    expect((await told('sticks')).some((text) => text.endsWith('has standing orders: it lets each enemy pass'))).toBe(
      true,
    );
    expect((await told('blue')).some((text) => text.includes('lets each enemy pass'))).toBe(false);
  });
});
