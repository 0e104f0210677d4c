import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { EXIT } from '../../src/cli/exit-code.js';
import { runHerald } from './run-herald.js';

const folder = mkdtempSync(join(tmpdir(), 'herald-selfplay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BRAWLS = ['selfplay', '--scenario', 'tavern-brawl', '--jobs', '1'];

it('prints a line a scenario and a sum, and ends with 0 if no game went wrong', async () => {
  const { code, out, err } = await runHerald(...BRAWLS, '--games', '2', '--faults', folder);
  expect(out).toMatch(/^tavern-brawl +2 +red \d, blue \d +greedy \d, random \d +\d +\d+ +\d+ +red \d+, blue \d+ +0$/m);
  expect(out).toMatch(/^orders: .*EndStep \d+/m);
  expect(out).toMatch(/\nselfplay: 2 passed, 0 failed\n$/);
  expect(err).toBe('');
  expect(code).toBe(EXIT.ok);
  expect(readdirSync(folder)).toEqual([]);
});

it('prints one JSON document', async () => {
  const { out } = await runHerald(...BRAWLS, '--games', '1', '--table', 'engine', '--json');
  expect(JSON.parse(out)).toMatchObject({
    passed: 1,
    failed: 0,
    faults: [],
    scenarios: [{ scenario: 'tavern-brawl', games: 1 }],
  });
});

it.each([
  [['--scenario', 'nowhere'], 'there is no scenario nowhere'],
  [['--scenario', './nowhere.yaml'], 'nowhere.yaml'],
  [['--players', 'greedy,kasparov'], 'there is no player kasparov'],
  [['--players', 'toString'], 'there is no player toString'],
  [['--games', '0'], '--games: 0'],
  [['--seed', 'x'], '--seed: x'],
  [['--table', 'kitchen'], 'there is no table kitchen'],
  [['--bundle', '/nowhere.json'], '/nowhere.json'],
])('%j is bad input', async (argv, message) => {
  const { code, err } = await runHerald('selfplay', '--jobs', '1', ...argv);
  expect(err).toContain(message);
  expect(code).toBe(EXIT.usage);
});

it('does not take just any file for a bundle', async () => {
  const file = join(folder, 'no-bundle.json');
  writeFileSync(file, '{}');
  const { code, err } = await runHerald('selfplay', '--bundle', file);
  expect(err).toContain('is no bundle of a fault');
  expect(code).toBe(EXIT.usage);
});
