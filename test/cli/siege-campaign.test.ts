import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXIT } from '../../src/cli/exit-code.js';
import { gameStream, siegeStream } from '../../src/ledger/game-stream.js';
import { anyRevision } from '../../src/ledger/ledger.js';
import { openLedger } from '../../src/ledger/open.js';
import { runHerald } from './run-herald.js';

const WAR = 'test/campaign/fixtures/war-for-corbel.ndjson.br';
const SIEGE = 'test/campaign/fixtures/siege-for-corbel.ndjson.br';
/** The siege began on this day of the campaign. */
const SINCE = 11;
/** Events of one append. */
const APPENDED = 100;

interface Line {
  readonly type: string;
  readonly data: object;
  readonly version: number;
}

/** The id of an exported game or siege, and its events. */
function exported(file: string): { readonly id: string; readonly events: readonly Line[] } {
  const lines = brotliDecompressSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  const { game } = JSON.parse(lines[0] ?? '') as { readonly game: string };
  return { id: game, events: lines.slice(1, -1).map(eventIn) };
}

function eventIn(line: string): Line {
  const { type, data, version } = JSON.parse(line) as Line;
  return { type, data, version };
}

const war = exported(WAR);
let folder: string;
const before = process.env['HERALD_LEDGER_FILE'];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herald-cli-campaign-'));
  const file = join(folder, 'ledger.sqlite');
  process.env['HERALD_LEDGER_FILE'] = file;
  const ledger = await openLedger({ kind: 'sqlite', file });
  const siege = exported(SIEGE);
  for (const [stream, events] of [
    [gameStream(war.id), war.events],
    [siegeStream(siege.id), siege.events],
  ] as const) {
    for (let from = 0; from < events.length; from += APPENDED) {
      const some = events.slice(from, from + APPENDED);
      const command = {
        commandId: `${stream}-${from}`,
        metadata: { recordedAt: '2026-11-27T12:00:00Z', actor: 'test' },
      };
      await ledger.append({ stream, expected: anyRevision, ...command, events: some });
    }
  }
  await ledger.close();
}, 60_000);
afterAll(() => {
  if (before === undefined) delete process.env['HERALD_LEDGER_FILE'];
  else process.env['HERALD_LEDGER_FILE'] = before;
  rmSync(folder, { recursive: true });
});

const ask = (command: string, ...rest: readonly string[]) => runHerald('siege', command, WAR, ...rest, '--campaign');

describe('herald siege --campaign', () => {
  it('tells the life of a thing in its sieges, of files and of the ledger alike', async () => {
    const { code, out } = await ask('timeline', 'target:CstP12', '--csv', '--with', SIEGE);
    expect(code).toBe(EXIT.ok);
    const [columns, first] = out.split('\n');
    expect(columns).toBe('siege,since,revision,when,side,what,dice,before,after');
    expect(first).toBe(
      `corbel,${SINCE},0,1.morning,,the siege begins: The winter before Corbel,,,"castle tower, 4 left"`,
    );
    expect((await runHerald('siege', 'timeline', war.id, 'target:CstP12', '--csv', '--campaign')).out).toBe(out);
    const own = await runHerald('siege', 'timeline', SIEGE, 'target:CstP12', '--csv');
    const lines = own.out.trimEnd().split('\n').slice(1);
    expect(out.trimEnd().split('\n').slice(1)).toEqual(lines.map((line) => `corbel,${SINCE},${line}`));
  }, 120_000);

  it('goes by the days of the campaign', async () => {
    const days = await ask('days', '--ndjson', '--with', SIEGE, '--from', '5', '--to', '12');
    const told = days.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(told).toMatchObject([
      { siege: { name: 'corbel', since: SINCE }, day: 1 },
      { siege: { name: 'corbel', since: SINCE }, day: 2 },
    ]);
    const things = async (at: string): Promise<string> => (await ask('show', '--with', SIEGE, '--at', at, '--csv')).out;
    const own = await runHerald('siege', 'show', SIEGE, '--at', '50', '--csv');
    const [columns = '', ...rows] = own.out.trimEnd().split('\n');
    expect((await things('60')).trimEnd().split('\n')).toEqual([
      `siege,since,${columns}`,
      ...rows.map((row) => `corbel,${SINCE},${row}`),
    ]);
    // On day 10 the siege had not begun.
    expect((await things('10')).trimEnd().split('\n')).toHaveLength(1);
    const changes = await ask('diff', '10', '60', '--with', SIEGE, '--ndjson');
    expect(changes.out.trimEnd().split('\n')).toHaveLength(rows.length);
  }, 120_000);

  it('lists what happened, in each of the three forms, by filters and days of the campaign', async () => {
    const csv = await ask('events', '--csv', '--with', SIEGE, '--from', '12', '--to', '13');
    const own = await runHerald('siege', 'events', SIEGE, '--csv', '--from', '2', '--to', '3');
    const [columns = '', ...rows] = own.out.trimEnd().split('\n');
    const lines = [`siege,since,${columns}`, ...rows.map((row) => `corbel,${SINCE},${row}`)];
    expect(csv.out.trimEnd().split('\n')).toEqual(lines);
    expect((await runHerald('siege', 'events', war.id, '--csv', '--campaign', '--from', '12', '--to', '13')).out).toBe(
      csv.out,
    );
    const filter = ['--happenings', 'battering', 'sally', '--things', 'target:CstP12', '--with', SIEGE];
    const told = (await ask('events', ...filter, '--ndjson')).out.trimEnd().split('\n');
    expect(told.length).toBeGreaterThan(1);
    for (const line of told) {
      const { siege, happening } = JSON.parse(line) as { siege: { name: string }; happening: string };
      expect({ name: siege.name, happening }).toEqual({ name: 'corbel', happening: 'battering' });
    }
    const { events } = JSON.parse((await ask('events', ...filter, '--json')).out) as { events: object[] };
    expect(events.map((event) => JSON.stringify(event))).toEqual(told);
    const life = await ask('timeline', 'target:CstP12', '--csv', '--with', SIEGE, '--happenings', 'battering');
    expect(life.out.trimEnd().split('\n')).toHaveLength(1 + told.length);
  }, 120_000);

  it('counts dice, and gives its sieges in numbers', async () => {
    const dice = await ask('dice', '--with', SIEGE, '--csv');
    expect(dice.out).toMatch(/^siege,since,purpose,faces,value,rolls,expected\ncorbel,11,battering,10,1,/);
    const stats = await ask('stats', '--with', SIEGE, '--json', '--from', '11', '--to', '11');
    const own = await runHerald('siege', 'stats', SIEGE, '--json', '--from', '1', '--to', '1');
    const [day] = (JSON.parse(stats.out) as { stats: object[] }).stats;
    expect(day).toMatchObject((JSON.parse(own.out) as { days: object[] }).days[0] ?? {});
  }, 120_000);

  it.each([
    [['show'], 'name an exported file of corbel (siege 0518bd45'],
    [['show', '--with', WAR], 'and no siege'],
    [['show', '--with', SIEGE, SIEGE], 'that another file holds'],
    [['show', '--with', SIEGE, '--at', '500'], 'day 500 has not come'],
    [['show', '--with', SIEGE, '--at', 'r5'], 'have revisions of their own'],
    [['events', '--with', SIEGE, '--from', 'r5'], 'have revisions of their own'],
    [['events', '--with', SIEGE, '--from', '500'], 'day 500 has not come'],
    [['events', '--with', SIEGE, '--things', 'target:Z9'], 'no siege of the campaign that has begun has the target Z9'],
    [['days', '--with', SIEGE, '--sieges', 'summer'], 'has no siege summer; it has corbel'],
    [['timeline', 'target:Z9', '--with', SIEGE], 'no siege of the campaign that has begun has the target Z9'],
  ])(
    'answers %j with what is wrong',
    async ([command = '', ...rest], because) => {
      const { code, err } = await ask(command, ...rest);
      expect({ code, err }).toMatchObject({ code: EXIT.usage });
      expect(err).toContain(because);
    },
    120_000,
  );
});
