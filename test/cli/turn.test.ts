import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { faultLines } from '../../src/cli/fault-lines.js';
import { servedGame, stateOf, type SeatedGame, type TestServer } from '../api/server.js';
import { runHerald } from './run-herald.js';

let server: TestServer;
let game: SeatedGame;
const folder = mkdtempSync(join(tmpdir(), 'herald-turn-'));
const FILE = join(folder, 'turn.txt');

beforeAll(async () => {
  ({ server, game } = await servedGame());
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function send(message: string, ...more: readonly string[]): ReturnType<typeof runHerald> {
  writeFileSync(FILE, message);
  return runHerald('turn', game.id, FILE, '--url', server.url, '--key', game.red, ...more);
}

it('checks a message without a trace, and shows below each bad line where it fails', async () => {
  const before = await stateOf(server, game.id);
  const { code, out } = await send('end step\nGib: O10, N11 x\n\tWta: P6\n', '--dry-run');
  expect(code).toBe(1);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(/^line 2, column 15: expected .*malformed\)$/),
    '  Gib: O10, N11 x',
    '                ^',
    'line 3, column 2: there is no unit Wta (unknownUnit)',
    '   Wta: P6',
    '   ^',
    '  did you mean Wat?',
    expect.stringMatching(/^checked: 2 orders can be read, 1 are known to be accepted$/),
    '',
  ]);
  const refused = await send('end step\nGib: O10, N11 x\n');
  expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('refused: nothing is carried out') });
  expect(await stateOf(server, game.id)).toEqual(before);
});

it('sends a message, and tells what was carried out and what waits', async () => {
  const { code, out } = await send('end step\nGib: O10, N11, M11, L11, L10, L9\nWat: P6\n');
  expect(out).toContain('Gib moves to O10, N11, M11, L11, L10 (5 MP)');
  expect(out).toContain('waits sealed, line 3: Wat: P6\n2 orders are carried out; 1 wait');
  expect(code).toBe(0);
  const { revision } = await stateOf(server, game.id);
  const old = await send('end step', '--revision', `${revision - 1}`);
  expect(old).toMatchObject({ code: 2, err: expect.stringContaining('CONFLICT') });
});

it('reads stdin, and the key from the environment', () => {
  const ran = spawnSync(process.execPath, ['dist/cli/main.js', 'turn', game.id, '--url', server.url, '--json'], {
    input: 'let pass\nnonsense',
    env: { ...process.env, HERALD_KEY: game.blue },
    encoding: 'utf8',
  });
  expect(ran.status).toBe(1);
  expect(JSON.parse(ran.stdout)).toMatchObject({ __typename: 'TurnRefused', faults: [{ line: 2, code: 'malformed' }] });
});

it('says what is missing: a key, a file, a game, a server', async () => {
  const at = ['--url', server.url, '--key', game.red];
  expect(await runHerald('turn', game.id, FILE, '--url', server.url)).toMatchObject({ code: 2 });
  expect(await runHerald('turn', game.id, join(folder, 'none'), ...at)).toMatchObject({ code: 2 });
  expect(await runHerald('turn', crypto.randomUUID(), FILE, ...at)).toMatchObject({ code: 2 });
  expect(await send('end step', '--revision', 'x')).toMatchObject({ code: 2 });
  const nobody = await runHerald('turn', game.id, FILE, '--url', 'http://127.0.0.1:9', '--key', game.red);
  expect(nobody.code).toBe(3);
  const another = await runHerald('turn', game.id, FILE, '--url', `${server.url}/no`, '--key', game.red);
  expect(another).toMatchObject({ code: 3, err: expect.stringContaining('no Herald') });
});

it('cuts a long line round the fault, and shows nothing that moves the cursor', () => {
  const fault = { code: 'malformed', rule: null, reason: 'column 91: expected a hex', expected: null, found: null };
  const lines = faultLines(
    { ...fault, line: 2, column: 91, meant: null },
    `\r\n${'\t'.repeat(90)}X\u001b[2J${'y'.repeat(90)}`,
  );
  expect(lines).toEqual([
    'line 2, column 91: expected a hex (malformed)',
    `  ${' '.repeat(60)}X [2J${'y'.repeat(55)}`,
    `  ${' '.repeat(60)}^`,
  ]);
});
