import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXIT } from '../../src/cli/exit-code.js';
import { openLedger } from '../../src/ledger/open.js';
import { LONG, siegesOn } from '../siege/support.js';
import { runHerald } from './run-herald.js';

const YEAR = new URL('../siege/fixtures/year/siege.ndjson.br', import.meta.url);
const before = process.env['HERALD_LEDGER_FILE'];
let folder: string;
let year: string;
let mapless: string;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herald-castle-'));
  year = at('year.ndjson');
  writeFileSync(year, brotliDecompressSync(readFileSync(YEAR)));
  process.env['HERALD_LEDGER_FILE'] = at('ledger.sqlite');
  const ledger = await openLedger({ kind: 'sqlite', file: at('ledger.sqlite') });
  ({ siege: mapless } = await siegesOn(ledger).sieges.create({ commandId: 'mapless', setup: LONG }));
  await ledger.close();
});

afterAll(() => {
  if (before === undefined) delete process.env['HERALD_LEDGER_FILE'];
  else process.env['HERALD_LEDGER_FILE'] = before;
  rmSync(folder, { recursive: true });
});

describe('herald siege picture', () => {
  it('draws the castle as it stood before and after a tower fell', async () => {
    const drawn = async (instant: string): Promise<string> => {
      const { code, err } = await runHerald('siege', 'picture', year, '--at', instant, '--svg', at('castle.svg'));
      expect({ code, err }).toEqual({ code: EXIT.ok, err: '' });
      return readFileSync(at('castle.svg'), 'utf8');
    };
    const [standing, fallen] = [await drawn('302.morning'), await drawn('302.day')];
    expect(standing).toContain('day 302, morning');
    expect(standing).toContain('>1/4<');
    expect(fallen).toContain('day 302, day');
    expect(fallen).not.toContain('>1/4<');
  });

  it('draws a PNG of the width that is asked for', async () => {
    const png = ['--png', at('castle.png'), '--width', '500'];
    const { code, out } = await runHerald('siege', 'picture', year, ...png, '--json');
    expect([code, JSON.parse(out)]).toEqual([EXIT.ok, { files: [at('castle.png')] }]);
    expect(readFileSync(at('castle.png')).readUInt32BE(16)).toBe(500);
  });

  it('refuses a day that has not come, a siege without a map, and a picture without a file', async () => {
    const asked = async (...argv: readonly string[]): Promise<string> => {
      const { code, err } = await runHerald('siege', 'picture', ...argv);
      expect(code).toBe(EXIT.usage);
      return err;
    };
    expect(await asked(year, '--at', '999', '--svg', at('x.svg'))).toContain('day 999 has not come');
    expect(await asked(mapless, '--svg', at('x.svg'))).toContain('has no scenario, and so no map');
    expect(await asked(year)).toContain('name a file');
  });
});

describe('herald siege show --hex', () => {
  it('tells what a hex of the castle is once its tower has fallen', async () => {
    const { out } = await runHerald('siege', 'show', year, '--hex', 'CstH12', '--at', '302.day', '--json');
    expect(JSON.parse(out)).toMatchObject({
      ...{ hex: 'CstH12', at: { day: 302 }, terrain: 'rubble' },
      things: [{ kind: 'target', name: 'CstH12', state: { left: 0 } }],
    });
  });

  it.each([
    [() => [mapless, '--hex', 'CstH12'], 'has no scenario, and so no map'],
    [() => [mapless, '--hex', 'CstH12', '--thing', 'target:CstH12'], '--hex goes with --at only'],
  ])('refuses what is no hex: %#', async (argv, because) => {
    const { code, err } = await runHerald('siege', 'show', ...argv());
    expect({ code, err }).toMatchObject({ code: EXIT.usage });
    expect(err).toContain(because);
  });
});
