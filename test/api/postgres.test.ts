import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '../ledger/postgres/server.js';
import { give, type SeatedGame, seatedGame, stateOf, SUBMIT, type Submitted, TestServer } from './server.js';
import { ServerProcess } from './server-process.js';

describe('two servers on one PostgreSQL', () => {
  let postgres: PostgresServer;
  let one: ServerProcess | undefined;
  let other: TestServer | undefined;
  let game: SeatedGame;
  let folder: string;

  const servers = (): readonly [ServerProcess, TestServer] => {
    if (!one || !other) throw new Error('the servers do not run');
    return [one, other];
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.newDatabase();
    folder = mkdtempSync(join(tmpdir(), 'herald-key-'));
    const env = {
      ...{ HERALD_LEDGER: 'postgres', LEDGER_POSTGRES_URL: url, READ_MODEL_POSTGRES_URL: url, HERALD_DEMO: '0' },
      HERALD_SIGNING_KEY_FILE: join(folder, 'shared', 'signing-key'),
      HERALD_SIGNING_NAME: 'herald.example',
    };
    [one, other] = await Promise.all([ServerProcess.start(env), TestServer.start(env)]);
    game = await seatedGame(servers()[0]);
  });
  afterAll(async () => {
    await Promise.all(servers().map((server) => server.clear()));
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  it('show the same game, whichever is asked and whichever was told', async () => {
    const [first, second] = servers();
    for (const server of [first, second, first, second]) await give(server, game.id, game.red, { endStep: true });
    expect(await stateOf(second, game.id)).toEqual(await stateOf(first, game.id));
    const query = `query ($id: ID!) { game(id: $id) { seats { side taken } turns { fingerprint events }
      history(first: 100) { edges { node { revision type hash } } } } }`;
    const seen = await first.data<{ game: { history: { edges: object[] }; turns: object[] } }>(query, { id: game.id });
    expect(await second.data(query, { id: game.id })).toEqual(seen);
    expect(seen.game.turns).toHaveLength(1);
    expect(seen.game.history.edges).toHaveLength((await stateOf(first, game.id)).revision + 1);
  });

  it('sign with the same key, though neither was there when both were started', async () => {
    const asked = ['signing-keys', `games/${game.id}/head`].map(async (path) => {
      const answers = await Promise.all(servers().map(({ url }) => fetch(`${url}/${path}`)));
      return Promise.all(answers.map((answer) => answer.text()));
    });
    const [keys, heads] = await Promise.all(asked);
    expect(keys?.[0]).toMatch(/^herald\.example\+/);
    expect(keys?.[1]).toBe(keys?.[0]);
    expect(heads?.[1]).toBe(heads?.[0]);
  });

  it('let one of two orders for the same revision through, and tell the other', async () => {
    const { revision } = await stateOf(servers()[0], game.id);
    const order = { endStep: true };
    const answers = await Promise.all(
      servers().map((server) => {
        const input = { game: game.id, expectedRevision: revision, idempotencyKey: randomUUID(), order };
        return server.ask(SUBMIT, { input }, game.blue);
      }),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions['code']);
    expect(codes.sort()).toEqual(['REVISION_CONFLICT', undefined]);
    const accepted = answers.find(({ errors }) => !errors)?.data as unknown as Submitted;
    expect((await stateOf(servers()[1], game.id)).revision).toBe(accepted.submitOrder.revision);
  });
});
