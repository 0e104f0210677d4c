import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { runHerald } from '../cli/run-herald.js';

const PAGE = readFileSync('docs/quarrels.md', 'utf8');
const SHOWN = [...PAGE.matchAll(/^```text\n\$ herald (.+)\n([^]*?)^```$/gm)].map(([, command = '', output = '']) => {
  return [command, output] as const;
});

it('the page about quarrels shows commands', () => {
  expect(SHOWN.length).toBeGreaterThan(3);
});

it.each(SHOWN)('herald %s prints what the page shows', async (command, output) => {
  const { out } = await runHerald(...command.split(' '));
  expect(out).toBe(output);
});
