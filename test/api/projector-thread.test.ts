import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/ledger/sqlite/driver.js';
import { give, playedGame, type SeatedGame, stateOf, TestServer } from './server.js';

const LAST = 'query ($id: ID!) { game(id: $id) { history(last: 1) { edges { node { revision } } } } }';
const REVISION = 'query ($id: ID!) { game(id: $id) { revision } }';
const LIST = '{ games { setAside edges { node { id revision } } } }';

interface List {
  readonly games: {
    readonly setAside: readonly string[];
    readonly edges: readonly { readonly node: { readonly id: string; readonly revision: number } }[];
  };
}

interface Ready {
  readonly ready: boolean;
  readonly projection: string;
  readonly setAsideCount: number;
}

describe('a server that projects in a thread of its own', () => {
  const servers: TestServer[] = [];
  async function start(folder?: string): Promise<TestServer> {
    const server = await TestServer.start({ HERALD_PROJECTOR_THREAD: '1', HERALD_DEMO: '0' }, folder);
    servers.push(server);
    return server;
  }
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.clear();
  });

  function fileOf({ folder }: TestServer, name: 'herald' | 'read-model'): string {
    return join(folder, 'data', `${name}.sqlite`);
  }

  function change(file: string, sql: string): void {
    const db = new Database(file, { timeout: 5000 });
    db.exec(sql);
    db.close();
  }

  async function readiness(server: TestServer): Promise<Ready> {
    return (await (await fetch(`${server.url}/ready`)).json()) as Ready;
  }

  async function until(holds: () => Promise<boolean>): Promise<void> {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  it('shows in its lists what it has just answered, from its first request on', async () => {
    const server = await start();
    for (let games = 1; games <= 3; games += 1) {
      const game = await playedGame(server);
      const { revision } = await stateOf(server, game.id);
      const { games: list } = await server.data<List>(LIST);
      expect(list.edges.map(({ node }) => node)).toContainEqual({ id: game.id, revision });
      expect(list.edges).toHaveLength(games);
      expect(await server.data(LAST, { id: game.id })).toEqual({
        game: { history: { edges: [{ node: { revision } }] } },
      });
    }
    await server.stop();
    const rows = new Database(fileOf(server, 'read-model'), { readonly: true });
    expect(rows.prepare('SELECT count(*) AS games FROM games').get()).toEqual({ games: 3 });
    rows.close();
  });

  it('says at /ready what keeps the projection from going on, and when it goes on', async () => {
    const server = await start();
    const game = await playedGame(server);
    await server.data<List>(LIST);
    change(fileOf(server, 'read-model'), 'ALTER TABLE history_event RENAME TO mislaid');
    await give(server, game.id, game.blue, { endStep: true });
    await until(async () => (await readiness(server)).projection === 'QueryFailedError');
    expect(await readiness(server)).toMatchObject({ ready: false });
    change(fileOf(server, 'read-model'), 'ALTER TABLE mislaid RENAME TO history_event');
    await until(async () => (await readiness(server)).ready);
    const { revision } = await stateOf(server, game.id);
    expect(await server.data(LAST, { id: game.id })).toEqual({
      game: { history: { edges: [{ node: { revision } }] } },
    });
  });

  it('sets a damaged game aside on both sides, whichever of them meets it, until it is mended', async () => {
    const first = await start();
    const [one, other] = [await playedGame(first), await playedGame(first)];
    await first.data<List>(LIST);
    const damage = ({ id }: SeatedGame, before: string, after: string): void =>
      change(
        fileOf(first, 'herald'),
        `DROP TRIGGER IF EXISTS events_are_never_updated;
         UPDATE events SET actor = '${after}' WHERE stream = 'game-${id}' AND revision = 2 AND actor = '${before}'`,
      );
    await first.stop();
    const ledger = new Database(fileOf(first, 'herald'), { readonly: true });
    const { actor } = ledger
      .prepare<[string], { actor: string }>('SELECT actor FROM events WHERE stream = ? AND revision = 2')
      .get(`game-${one.id}`) ?? { actor: '' };
    ledger.close();

    // The projector meets the damage of the one, since it reads everything anew.
    damage(one, actor, 'nobody');
    for (const end of ['', '-wal', '-shm']) {
      if (existsSync(fileOf(first, 'read-model') + end)) rmSync(fileOf(first, 'read-model') + end);
    }
    const second = await start(first.folder);
    await until(async () => (await readiness(second)).setAsideCount === 1);
    expect(await second.code(REVISION, { id: one.id })).toBe('CORRUPTED');

    // A request meets the damage of the other.
    damage(other, actor, 'nobody');
    expect(await second.code(REVISION, { id: other.id })).toBe('CORRUPTED');
    await until(async () => {
      const { games } = await second.data<List>(LIST);
      return games.setAside.length === 2;
    });
    await second.stop();

    damage(one, 'nobody', actor);
    damage(other, 'nobody', actor);
    const third = await start(first.folder);
    // The thread takes the game back in the read model first, and tells the server then.
    await until(async () => (await third.data<List>(LIST)).games.setAside.length === 0);
    await until(async () => (await readiness(third)).setAsideCount === 0);
    expect((await give(third, one.id, one.blue, { endStep: true })).__typename).toBe('OrderAccepted');
  });

  it('copies the log of the ledger to its file beside the appends, when many pages wait', async () => {
    const server = await start();
    const game = await playedGame(server);
    const db = new Database(fileOf(server, 'herald'));
    db.pragma('wal_autocheckpoint = 0');
    db.pragma('synchronous = OFF');
    const beat = db.prepare('UPDATE pulse SET beats = beats + 1');
    const waiting = (): number => {
      const [row] = db.pragma('wal_checkpoint(NOOP)') as readonly { log: number; checkpointed: number }[];
      return row ? row.log - row.checkpointed : Number.NaN;
    };
    const grow = (pages: number): void => {
      while (waiting() < pages) for (let count = 0; count < 100; count += 1) beat.run();
    };

    grow(2000);
    // The server's commit leaves the log to the thread, which waits for more.
    await give(server, game.id, game.blue, { endStep: true });
    await server.data<List>(LIST);
    expect(waiting()).toBeGreaterThan(2000);

    grow(4000);
    await give(server, game.id, game.blue, { endTurn: true });
    await until(() => Promise.resolve(waiting() < 2000));
    db.close();
  });
});
