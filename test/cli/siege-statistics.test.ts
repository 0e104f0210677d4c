import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXIT } from '../../src/cli/exit-code.js';
import { runHerald } from './run-herald.js';

const YEAR = new URL('../siege/fixtures/year/siege.ndjson.br', import.meta.url);
let folder: string;
let year: string;
let text: string;

interface Day {
  readonly day: number;
  readonly initiative: string | null;
  readonly figures: { readonly resistance: number };
  readonly losses: { readonly attacker: number; readonly defender: number };
}
interface Sum {
  readonly purpose: string;
  readonly rolls: number;
  readonly total: number;
  readonly expected: number;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'herald-statistics-'));
  year = join(folder, 'year.ndjson');
  text = brotliDecompressSync(readFileSync(YEAR)).toString();
  writeFileSync(year, text);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function said(...argv: readonly string[]): Promise<string> {
  const { code, out, err } = await runHerald('siege', ...argv);
  expect({ code, err }).toEqual({ code: EXIT.ok, err: '' });
  return out;
}

describe('herald siege stats', () => {
  it('gives every day in numbers, and dice that are those of the log', async () => {
    const { days, dice } = JSON.parse(await said('stats', year, '--json')) as { days: readonly Day[]; dice: Sum[] };
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 365 }, (_, index) => index + 1));
    expect([days[0]?.figures.resistance, days.at(-1)?.figures.resistance]).toEqual([43, 7]);
    expect(days.at(-1)?.losses).toEqual({ attacker: 4, defender: 11 });
    const rolled = [...text.matchAll(/\{"faces":(\d+),"purpose":"(\w+)",[^}]*"value":(\d+)\}/g)];
    const purposes = [...new Set(rolled.map(([, , purpose = '']) => purpose))].sort();
    expect([...dice].sort((one, other) => (one.purpose < other.purpose ? -1 : 1))).toEqual(
      purposes.map((purpose) => {
        const own = rolled.filter(([, , named]) => named === purpose);
        return {
          purpose,
          rolls: own.length,
          total: own.reduce((sum, [, , , value]) => sum + Number(value), 0),
          expected: own.reduce((sum, [, faces]) => sum + (Number(faces) + 1) / 2, 0),
        };
      }),
    );
    expect(dice).toHaveLength(4);
  });

  it('writes a table for spreadsheets, and documents line by line', async () => {
    const [head = '', first = '', ...more] = (await said('stats', year, '--from', '66', '--to', '68', '--csv'))
      .trim()
      .split('\n');
    const columns = head.split(',');
    expect(columns.slice(0, 4)).toEqual(['day', 'initiative', 'choice', 'resistance']);
    const cells = first.split(',');
    const row = (...names: readonly string[]) => names.map((name) => cells[columns.indexOf(name)]);
    expect(row('day', 'initiative', 'choice', 'wear')).toEqual(['66', 'attacker', 'work', '1']);
    expect(row('defender/arrows', 'battering dice', 'battering expected')).toEqual(['42', '1', '5.5']);
    expect(more).toHaveLength(2);
    expect((await said('stats', year, '--to', '4', '--ndjson')).trim().split('\n')).toHaveLength(4);
  });

  it('draws curves and a strip of the days that are asked for', async () => {
    const svg = join(folder, 'drawn.svg');
    await said('curves', year, '--svg', svg);
    expect(readFileSync(svg, 'utf8')).toContain('besieger: 4');
    await said('strip', year, '--from', '12', '--to', '20', '--svg', svg, '--png', join(folder, 'strip.png'));
    expect(readFileSync(svg, 'utf8')).toContain('days 12 to 20');
    expect(readFileSync(join(folder, 'strip.png')).subarray(1, 4).toString()).toBe('PNG');
  });

  it('refuses days that have not come, days the wrong way round, and what is no day', async () => {
    for (const [argv, because] of [
      [['stats', year, '--to', '366'], 'day 366 has not come'],
      [['stats', year, '--from', '0'], 'before the siege'],
      [
        ['curves', year, '--from', '9', '--to', '3', '--svg', join(folder, 'no.svg')],
        'from day 9 to day 3 there is nothing',
      ],
      [['strip', year, '--to', 'May'], 'May is no day'],
      [['strip', year], 'name a file'],
    ] as const) {
      const { code, err } = await runHerald('siege', ...argv);
      expect({ argv, code }).toEqual({ argv, code: EXIT.usage });
      expect(err).toContain(because);
    }
  });
});
