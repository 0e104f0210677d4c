import { afterEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Database } from '../../src/ledger/sqlite/driver.js';
import { give, playedGame, seatedGame, stateOf, SUBMIT, type Submitted, TestServer } from './server.js';
import { MAIN, ServerProcess } from './server-process.js';

const TURNS =
  'query ($id: ID!) { game(id: $id) { turns { fingerprint } history(last: 1) { edges { node { revision hash } } } } }';

describe('a server that ends', () => {
  const servers: TestServer[] = [];
  async function start(env?: Record<string, string>, folder?: string): Promise<TestServer> {
    const server = await TestServer.start(env, folder);
    servers.push(server);
    return server;
  }
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.clear();
  });

  it('loses nothing that it acknowledged, and takes repeated commands for what they are', async () => {
    const server = await ServerProcess.start();
    servers.push(server);
    const game = await playedGame(server);
    const { revision } = await stateOf(server, game.id);
    const input = { game: game.id, expectedRevision: revision, idempotencyKey: randomUUID(), order: { endStep: true } };
    const first = await server.data<Submitted>(SUBMIT, { input }, game.blue);
    const before = await stateOf(server, game.id);
    await server.kill();

    const again = await start({}, server.folder);
    expect(again.announced.demo).toBeNull();
    expect(await stateOf(again, game.id)).toEqual(before);
    const repeated = await again.data<Submitted>(SUBMIT, { input }, game.blue);
    expect(repeated.submitOrder).toEqual({ ...first.submitOrder, repeated: true });
    const { game: read } = await again.data<{
      game: { turns: object[]; history: { edges: { node: { revision: number } }[] } };
    }>(TURNS, { id: game.id });
    expect(read.turns).toHaveLength(1);
    expect(read.history.edges[0]?.node.revision).toBe(before.revision);
  });

  it('builds its read model anew when that is gone, or when told to', async () => {
    const server = await start();
    const game = await playedGame(server);
    const ask = (of: TestServer) => of.data(TURNS, { id: game.id });
    const before = await ask(server);
    await server.stop();
    const env = { PATH: process.env['PATH'], HERALD_READ_MODEL_FILE: 'data/other.sqlite' };
    const rebuilt = spawnSync(process.execPath, [MAIN, 'rebuild', '--json'], {
      cwd: server.folder,
      env,
      encoding: 'utf8',
    });
    expect(rebuilt.status).toBe(0);
    expect((JSON.parse(rebuilt.stdout) as { events: number }).events).toBeGreaterThan(10);
    expect(await ask(await start({ HERALD_READ_MODEL_FILE: 'data/other.sqlite' }, server.folder))).toEqual(before);
    expect(await ask(await start({ HERALD_READ_MODEL_FILE: 'data/new.sqlite' }, server.folder))).toEqual(before);
  });

  it('tells that a row of the ledger is corrupted, and goes on with other games', async () => {
    const server = await start();
    const game = await playedGame(server);
    const sound = await seatedGame(server);
    await server.stop();
    const db = new Database(`${server.folder}/data/herald.sqlite`);
    db.exec('DROP TRIGGER events_are_never_updated');
    db.prepare(
      `UPDATE events SET data = replace(data, '"gameTurn":1', '"gameTurn":7') WHERE stream = ? AND type = ?`,
    ).run(`game-${game.id}`, 'PlayerTurnBegan');
    const rows = () => db.prepare('SELECT count(*) AS rows FROM events').get();
    const before = rows();

    const again = await start({ HERALD_METRICS_KEY: 'of-the-operator' }, server.folder);
    const read = 'query ($id: ID!) { game(id: $id) { revision } }';
    expect(await again.code(read, { id: game.id })).toBe('CORRUPTED');
    const input = { game: game.id, expectedRevision: 1, idempotencyKey: randomUUID(), order: { endStep: true } };
    expect(await again.code(SUBMIT, { input }, game.blue)).toBe('CORRUPTED');

    const lists = '{ games { edges { node { id } } setAside } }';
    const { games } = await again.data<{ games: { edges: { node: { id: string } }[]; setAside: string[] } }>(lists, {});
    expect(games.setAside).toEqual([game.id]);
    expect(games.edges.map(({ node }) => node.id)).toContain(sound.id);
    expect(games.edges.map(({ node }) => node.id)).not.toContain(game.id);
    const ready = await fetch(`${again.url}/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({
      ready: true,
      projection: 'ok',
      setAsideCount: 1,
      setAside: [{ stream: `game-${game.id}` }],
    });
    const metrics = await (
      await fetch(`${again.url}/metrics`, { headers: { authorization: 'Bearer of-the-operator' } })
    ).text();
    expect(metrics).toMatch(/^herald_streams_set_aside 1$/m);
    expect(metrics).toContain(`herald_stream_set_aside{stream="game-${game.id}"} 1`);
    const exported = await fetch(`${again.url}/games/${game.id}/events.ndjson`);
    expect(await exported.text().catch(() => 'cut')).not.toContain('"end":true');
    expect(rows()).toEqual(before);
    expect(await again.code(read, { id: sound.id })).toBeUndefined();
    expect((await give(again, sound.id, sound.red, { endStep: true })).__typename).toBe('OrderAccepted');
    db.close();
  });

  const WRONG: readonly (readonly [Record<string, string>, number, string])[] = [
    [{ PORT: 'many' }, 2, 'PORT'],
    [{ PORT: '70000' }, 2, 'PORT'],
    [{ HERALD_LEDGER: 'paper' }, 2, 'HERALD_LEDGER'],
    [{ HERALD_DEMO: 'perhaps' }, 2, 'HERALD_DEMO'],
    [{ HERALD_LEDGER_FILE: '/dev/null/herald.sqlite' }, 3, 'herald'],
  ];
  it.each(WRONG)('does not start with %j, and says why', (env, status, text) => {
    const ended = spawnSync(process.execPath, [MAIN, 'serve'], {
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
      timeout: 120_000,
    });
    expect(ended.stderr).toContain(text);
    expect(ended.status).toBe(status);
  });

  it('does not start on a port that is taken', async () => {
    const server = await start();
    const port = new URL(server.url).port;
    // A process ends with 3 then, as with any store or port that it cannot open (see above).
    await expect(start({ PORT: port }, mkdtempSync(join(server.folder, 'other-')))).rejects.toThrow('EADDRINUSE');
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });
});
