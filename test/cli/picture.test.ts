import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXIT } from '../../src/cli/exit-code.js';
import { runHerald } from './run-herald.js';

let folder: string;
const at = (name: string): string => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'herald-picture-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('herald picture', () => {
  it('draws a board of the library and one of a file', async () => {
    expect(await runHerald('picture', 'Vil', '--svg', at('vil.svg'))).toMatchObject({ code: EXIT.ok, err: '' });
    expect(readFileSync(at('vil.svg'), 'utf8')).toContain('The Village');
    const { code, out } = await runHerald('picture', 'test/picture/golden/yard.yaml', '--svg', at('y.svg'), '--json');
    expect([code, JSON.parse(out)]).toEqual([EXIT.ok, { files: [at('y.svg')] }]);
    expect(readFileSync(at('y.svg'), 'utf8')).toBe(readFileSync('test/picture/golden/yard.svg', 'utf8'));
  });

  it('draws a scenario as SVG and PNG, with what is asked for over it', async () => {
    const files = ['--svg', at('brawl.svg'), '--png', at('brawl.png'), '--width', '640'];
    const over = ['--sight', 'Q9,M9', '--sight', 'Jankin,T4', '--reach', 'Jankin'];
    expect(await runHerald('picture', 'tavern-brawl', ...files, ...over)).toMatchObject({ code: EXIT.ok });
    const svg = readFileSync(at('brawl.svg'), 'utf8');
    for (const text of ['The drovers', 'Q9 does not see M9', 'Jankin sees T4', 'Jankin can go']) {
      expect(svg).toContain(text);
    }
    expect(readFileSync(at('brawl.png')).readUInt32BE(16)).toBe(640);
  });

  it.each([
    ['nothing to draw', ['Nowhere', '--svg', 'x.svg']],
    ['nowhere to draw it', ['Vil']],
    ['a folder that is not there', ['Vil', '--svg', 'nowhere/at/all.svg']],
    ['an absurd width', ['Vil', '--png', 'x.png', '--width', '999999']],
    ['a broken width', ['Vil', '--png', 'x.png', '--width', 'wide']],
    ['an instant of a board', ['Vil', '--svg', 'x.svg', '--at', '3']],
    ['units on a board', ['Vil', '--svg', 'x.svg', '--reach', 'Wat']],
    ['a hex off the map', ['Vil', '--svg', 'x.svg', '--sight', 'A1,ZZ9']],
    ['a game that is in no ledger', ['00000000-0000-4000-8000-000000000000', '--at', 'soon', '--svg', 'x.svg']],
  ])('refuses %s', async (_what, argv) => {
    const { code, out, err } = await runHerald('picture', ...argv);
    expect([code, out]).toEqual([EXIT.usage, '']);
    expect(err).toMatch(/^herald: /);
  });
});
