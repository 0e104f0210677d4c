import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { newAccountKey } from '../../src/access/key.js';
import { type PostgresServer, startPostgres } from '../ledger/postgres/server.js';
import { give, type SeatedGame, seatedGame, stateOf, SUBMIT, type Submitted, TestServer } from './server.js';
import { ServerProcess } from './server-process.js';

const OPEN_ACCOUNT = 'mutation ($input: OpenAccountInput!) { openAccount(input: $input) { key } }';
const SET_ADDRESS = 'mutation ($input: SetAddressInput!) { setAddress(input: $input) { id } }';

/** The server that has the lock of the read model. */
const HOLDER = `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND granted AND application_name LIKE 'herald-projector %'`;

describe('two servers on one PostgreSQL', () => {
  let postgres: PostgresServer;
  let one: ServerProcess | undefined;
  let other: TestServer | undefined;
  let game: SeatedGame;
  let folder: string;
  let url: string;
  let env: Readonly<Record<string, string>>;

  const servers = (): readonly [ServerProcess, TestServer] => {
    if (!one || !other) throw new Error('the servers do not run');
    return [one, other];
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.newDatabase();
    folder = mkdtempSync(join(tmpdir(), 'herald-key-'));
    env = {
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

  it('show an address that was set on the other one, and show it no more at once when it is erased there', async () => {
    const [first, second] = servers();
    const key = newAccountKey(null);
    await first.data(OPEN_ACCOUNT, { input: { name: 'Ann', label: 'desk', key } });
    for (const [set, seen, text] of [
      [first, second, 'the mill'],
      [second, first, 'the inn'],
    ] as const) {
      await set.data(SET_ADDRESS, { input: { address: text, shownTo: 'players' } }, key);
      expect(await seen.data('{ me { address { text } } }', {}, key)).toEqual({ me: { address: { text } } });
    }
    await first.data('mutation { removeAddress { id } }', {}, key);
    expect(await second.data('{ me { address { text } } }', {}, key)).toEqual({ me: { address: null } });
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      expect((await client.query('SELECT * FROM herald_addresses.addresses')).rowCount).toBe(0);
    } finally {
      await client.end();
    }
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

  it('go on with lists and histories when the one that projects is killed', async () => {
    const holder = async (): Promise<string | undefined> => {
      const client = new Client({ connectionString: url });
      await client.connect();
      try {
        const { rows } = await client.query<{ application_name: string }>(HOLDER);
        return rows[0]?.application_name;
      } finally {
        await client.end();
      }
    };
    const [first, second] = servers();
    // The other one gives the lock back, so that the first has it when both run again.
    await second.stop();
    await until(async () => (await holder()) !== undefined);
    other = await TestServer.start(env, second.folder);
    const before = await holder();
    await first.kill();
    const { revision } = await stateOf(other, game.id);
    const answer = await give(other, game.id, game.blue, { endStep: true });
    expect(answer.__typename).toBe('OrderAccepted');
    const last = 'query ($id: ID!) { game(id: $id) { history(last: 1) { edges { node { revision } } } } }';
    interface Last {
      readonly game: { readonly history: { readonly edges: readonly { node: { revision: number } }[] } };
    }
    await until(async () => {
      const { data } = await servers()[1].ask(last, { id: game.id });
      return ((data as unknown as Last | null)?.game.history.edges[0]?.node.revision ?? 0) > revision;
    });
    expect(await holder()).not.toBe(before);
    const ready = (await (await fetch(`${other.url}/ready`)).json()) as object;
    expect(ready).toMatchObject({ ready: true, projection: 'ok' });
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}
