import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Database } from '../../src/ledger/sqlite/driver.js';
import { give, type SeatedGame, seatedGame, TestServer } from '../api/server.js';
import { ServerProcess } from '../api/server-process.js';

const SCRIPT = resolve('examples/keep-a-copy.mjs');

interface CopiedEvent {
  readonly id: string;
  readonly revision: number;
  readonly hash: string;
  readonly data: string;
}

let folder: string;
let file: string;
let server: TestServer;
/** The server that runs until it is killed. */
let killed: ServerProcess;
let game: SeatedGame;
let copying: ChildProcess | null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herald-copy-'));
  file = join(folder, 'copy.sqlite');
  copying = null;
  server = killed = await ServerProcess.start();
  game = await seatedGame(server);
});
afterEach(async () => {
  copying?.kill('SIGKILL');
  await server.clear();
  rmSync(folder, { recursive: true });
});

function copy(...options: readonly string[]): ChildProcess {
  return spawn(process.execPath, [SCRIPT, server.url, file, ...options], {
    env: { PATH: process.env['PATH'], HERALD_KEY: game.red },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** The events of the copy, in the order in which they came. */
function copied(): readonly CopiedEvent[] {
  const db = new Database(file);
  try {
    return db.prepare<[], CopiedEvent>('SELECT id, revision, hash, data FROM events ORDER BY rowid').all();
  } catch {
    return [];
  } finally {
    db.close();
  }
}

async function untilCopied(count: number): Promise<void> {
  while (copied().length < count) await pause(50);
}

async function endSteps(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    const red = await give(server, game.id, game.red, { endStep: true });
    if (red.__typename === 'OrderRefused') await give(server, game.id, game.blue, { endStep: true });
  }
}

/** The feed of the server, asked from its beginning. */
async function feed(): Promise<readonly CopiedEvent[]> {
  const headers = { authorization: `Bearer ${game.red}` };
  const text = await (await fetch(`${server.url}/events?limit=1000`, { headers })).text();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { game: string; revision?: number; hash: string; data: object })
    .flatMap(({ game: id, revision, hash, data }) =>
      revision === undefined ? [] : [{ id, revision, hash, data: JSON.stringify(data) }],
    );
}

it('the example keeps a whole copy while both sides are killed and started again, with one key', async () => {
  copying = copy();
  await endSteps(3);
  await untilCopied(4);
  await kill(copying);
  await endSteps(3);
  copying = copy();
  await endSteps(2);
  const port = new URL(server.url).port;
  await killed.kill();
  await pause(300);
  server = await TestServer.start({ PORT: port }, server.folder);
  await endSteps(3);
  const whole = await feed();
  expect(whole.length).toBeGreaterThan(15);
  await untilCopied(whole.length);
  await kill(copying);
  expect(copied()).toEqual(whole);
  const second = await seatedGame(server);
  expect(await once(copy('--once'), 'exit')).toEqual([0, null]);
  expect(copied()).toEqual(await feed());
  expect(copied().at(-1)?.id).toBe(second.id);
  game = { ...game, red: game.blue };
  const stranger = copy('--once');
  let said = '';
  stranger.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await once(stranger, 'exit')).toEqual([1, null]);
  expect(said).toContain('"problem":"otherKey"');
});
