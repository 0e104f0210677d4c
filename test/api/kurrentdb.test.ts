import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeKurrentServer } from '../ledger/kurrentdb/fake-server.js';
import { until } from '../ledger/kurrentdb/fixtures.js';
import { CREATE, give, type SeatedGame, seatedGame, stateOf, SUBMIT, TestServer } from './server.js';
import { ServerProcess } from './server-process.js';

const LIST = '{ games(first: 50) { edges { node { id } } } }';

interface Listed {
  readonly games: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
}

async function listed(server: TestServer): Promise<readonly string[]> {
  const { games } = await server.data<Listed>(LIST);
  return games.edges.map(({ node }) => node.id);
}

describe('two servers on one KurrentDB', () => {
  let fake: FakeKurrentServer;
  let one: ServerProcess | undefined;
  let other: TestServer | undefined;
  let game: SeatedGame;

  const servers = (): readonly [ServerProcess, TestServer] => {
    if (!one || !other) throw new Error('the servers do not run');
    return [one, other];
  };

  beforeAll(async () => {
    fake = await FakeKurrentServer.start();
    const env = {
      HERALD_LEDGER: 'kurrentdb',
      LEDGER_KURRENT_URL: fake.url,
      HERALD_KURRENT_NAMESPACE: 'north',
      HERALD_SCRUB_EVENTS_PER_SECOND: '0',
      HERALD_DEMO: '0',
    };
    [one, other] = await Promise.all([ServerProcess.start(env), TestServer.start(env)]);
    game = await seatedGame(servers()[0]);
  });
  afterAll(async () => {
    for (const server of servers()) await server.clear();
    fake.stop();
  });

  it('show the same game, whichever is asked and whichever was told', async () => {
    const [first, second] = servers();
    for (const server of [first, second, first, second]) await give(server, game.id, game.red, { endStep: true });
    expect(await stateOf(second, game.id)).toEqual(await stateOf(first, game.id));
    expect(await listed(first)).toEqual([game.id]);
    expect(await listed(second)).toEqual([game.id]);
  });

  it('ask the database once for an order', async () => {
    const [first] = servers();
    const { revision } = await stateOf(first, game.id);
    const submit = (expectedRevision: number) => {
      const input = { game: game.id, expectedRevision, idempotencyKey: randomUUID(), order: { endStep: true } };
      return first.data<{ submitOrder: { revision: number } }>(SUBMIT, { input }, game.blue);
    };
    const next = (await submit(revision)).submitOrder.revision;
    fake.node.calls.length = 0;
    await submit(next);
    expect(fake.node.calls.map(({ kind }) => kind)).toEqual(['append']);
  });

  it('let a deleted game go, and play on all others', async () => {
    const [first, second] = servers();
    const gone = await seatedGame(first);
    await until(async () => (await listed(second)).length === 2);
    fake.store.delete(`north.game-${gone.id}`, true);
    for (const server of servers()) {
      await until(async () => !(await listed(server)).includes(gone.id));
      const query = 'query ($id: ID!) { game(id: $id) { id } }';
      expect(await server.code(query, { id: gone.id })).toBe('DELETED');
      const order = { game: gone.id, expectedRevision: 1, idempotencyKey: randomUUID(), order: { endStep: true } };
      expect(await server.code(SUBMIT, { input: order }, gone.red)).toBe('DELETED');
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
      const created = { scenario: 'tavern-brawl', commandId: randomUUID() };
      expect(await server.data(CREATE, { input: created })).toBeDefined();
    }
    await give(second, game.id, (await stateOf(second, game.id)).turn.side === 'red' ? game.red : game.blue, {
      endStep: true,
    });
  });

  it('end when they are told to, while the database does not answer', async () => {
    fake.node.relay.darken(true);
    const [first, second] = servers();
    const [code] = await Promise.all([first.stopped(), second.stop()]);
    expect(code).toBe(0);
    fake.node.relay.darken(false);
  });
});
