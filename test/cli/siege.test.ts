import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXIT } from '../../src/cli/exit-code.js';
import { SIEGE_SIDES } from '../../src/engine/siege/siege.js';
import { openLedger } from '../../src/ledger/open.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { LONG, order, siegesOn } from '../siege/support.js';
import { runHerald } from './run-herald.js';

let folder: string;
let siege: string;
const before = process.env['HERALD_LEDGER_FILE'];
const at = (name: string): string => join(folder, name);

/** A siege of three days in which nobody does anything but roll for the initiative and close the days. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herald-cli-siege-'));
  process.env['HERALD_LEDGER_FILE'] = at('ledger.sqlite');
  const ledger = await openLedger({ kind: 'sqlite', file: at('ledger.sqlite') });
  const service = siegesOn(ledger);
  ({ siege } = await service.sieges.create({ commandId: 'leaguer', setup: { ...LONG, options: {} } }));
  for (;;) {
    const { siege: now } = await service.sieges.see(siege, SPECTATOR, { kind: 'now' });
    if (now.day > 3) break;
    if (now.stage === 'morning') await order(service, siege, 'attacker', { type: 'RollInitiative' });
    if (now.stage === 'choice') {
      await order(service, siege, now.today.initiative ?? 'attacker', { type: 'Choose', choice: 'none' });
    }
    if (now.stage === 'evening') for (const side of SIEGE_SIDES) await order(service, siege, side, { type: 'Close' });
  }
  await ledger.close();
});

afterAll(() => {
  if (before === undefined) delete process.env['HERALD_LEDGER_FILE'];
  else process.env['HERALD_LEDGER_FILE'] = before;
  rmSync(folder, { recursive: true });
});

describe('herald, of a siege', () => {
  it('exports it, and verifies and judges the file and the ledger', async () => {
    expect(await runHerald('export', siege, '--out', at('siege.ndjson'))).toMatchObject({ code: EXIT.ok });
    expect(JSON.parse(readFileSync(at('siege.ndjson'), 'utf8').split('\n')[0] ?? '')).toMatchObject({
      game: siege,
      ruleset: { id: 'siege', version: 1 },
    });
    for (const argv of [
      ['verify', at('siege.ndjson')],
      ['judge', at('siege.ndjson')],
      ['judge', siege],
    ]) {
      const { code, out } = await runHerald(...argv, '--json');
      expect(code).toBe(EXIT.ok);
      expect(JSON.parse(out)).toMatchObject({ right: true, turns: 3 });
    }
  });

  it('finds a changed die in the file', async () => {
    const text = readFileSync(at('siege.ndjson'), 'utf8');
    const other = text.replace(/"purpose":"healing"(.*?)"value":(\d+)/, (all, between: string, value: string) =>
      all === '' ? all : `"purpose":"healing"${between}"value":${(Number(value) % 10) + 1}`,
    );
    expect(other).not.toBe(text);
    writeFileSync(at('forged.ndjson'), other);
    expect(await runHerald('verify', at('forged.ndjson'))).toMatchObject({ code: EXIT.negative });
  });

  it('shows it at the end of a day, from the ledger and from the file', async () => {
    for (const what of [siege, at('siege.ndjson')]) {
      const { code, out } = await runHerald('replay', what, '--at', '2.day');
      expect(code).toBe(EXIT.ok);
      expect(out).toContain('day 2 is over');
      expect(out).toContain('The leaguer before Corbel: day 2');
      expect(out).toMatch(/fingerprint [0-9a-f]{64}/);
    }
    expect(await runHerald('replay', siege, '--board')).toMatchObject({ code: EXIT.usage });
    expect(await runHerald('picture', siege)).toMatchObject({ code: EXIT.usage });
  });
});

describe('herald siege', () => {
  it('shows how everything stood, of the ledger and of a file alike', async () => {
    await runHerald('export', siege, '--out', at('asked.ndjson'));
    for (const which of [siege, at('asked.ndjson')]) {
      const { code, out } = await runHerald('siege', 'show', which, '--at', '2.evening', '--json');
      expect(code).toBe(EXIT.ok);
      const shown = JSON.parse(out) as { readonly at: object; readonly things: readonly { readonly kind: string }[] };
      expect(shown).toMatchObject({ siege, at: { day: 2, part: 'evening' } });
      expect(shown.things).toContainEqual(
        expect.objectContaining({ kind: 'store', name: 'defender/arrows', state: 60, until: null }),
      );
    }
    const { out } = await runHerald('siege', 'show', siege, '--thing', 'target:L6');
    expect(out).toMatch(/target +L6 +castle tower, 4 left +1\.morning/);
  });

  it('lists days, a timeline and changes, line by line where it is asked to', async () => {
    const days = await runHerald('siege', 'days', siege, '--from', '2', '--to', '3', '--ndjson');
    expect(
      days.out
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { day: number }).day),
    ).toEqual([2, 3]);
    const csv = await runHerald('siege', 'timeline', siege, 'fighter:Lambert', '--csv');
    const [head, ...lines] = csv.out.trim().split('\n');
    expect(head).toBe('revision,when,side,what,dice,before,after');
    expect(lines[0]).toMatch(/^0,1\.morning,,/);
    expect(lines[1]).toMatch(/^\d+,1\.evening,defender,Lambert .*,\d+,wounded,"?wounded/);
    const diff = await runHerald('siege', 'diff', siege, '1', '3', '--json');
    const { changes } = JSON.parse(diff.out) as { readonly changes: readonly { readonly name: string }[] };
    expect(changes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Dan', 'defender/arrows']));
    const back = await runHerald('siege', 'diff', siege, '3', '1');
    expect(back.out).toMatch(/store +defender\/arrows +60/);
  });

  it('lists what happened by filters of several values, and nothing that they leave out', async () => {
    const listed = async (...words: readonly string[]) =>
      (await runHerald('siege', 'events', siege, '--ndjson', ...words)).out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { revision: number; happening: string; part: string; day: number });
    const all = await listed();
    expect(all.map(({ revision }) => revision)).toEqual(all.map((_, index) => index));
    const some = await listed('--happenings', 'calendar', 'healing', '--parts', 'evening', '--from', '1', '--to', '2');
    expect(some).toEqual(
      all.filter(({ happening, part, day }) => {
        return ['calendar', 'healing'].includes(happening) && part === 'evening' && day <= 2;
      }),
    );
    expect(new Set(some.map(({ happening }) => happening)).size).toBe(2);
    const csv = await runHerald('siege', 'events', siege, '--things', 'fighter:Lambert', '--csv');
    expect(csv.out.split('\n')[0]).toBe('revision,when,happening,side,what,dice');
    const life = await runHerald('siege', 'timeline', siege, 'fighter:Lambert', '--csv');
    expect(csv.out.trim().split('\n')).toHaveLength(life.out.trim().split('\n').length);
  });

  it('lists events, days, a life and dice from one revision to another', async () => {
    const listed = async <One>(...words: readonly string[]): Promise<readonly One[]> =>
      (await runHerald('siege', ...words, '--ndjson')).out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as One);
    const all = await listed<{ revision: number; day: number }>('events', siege);
    const ofDay = all.filter(({ day }) => day === 2);
    const [first, last] = [`r${ofDay[0]?.revision}`, `r${ofDay.at(-1)?.revision}`];
    expect(await listed('events', siege, '--from', first, '--to', last)).toEqual(ofDay);
    expect(await listed('events', siege, '--from', '2', '--to', last)).toEqual(ofDay);
    const days = await listed<{ day: number }>('days', siege, '--from', first, '--to', last);
    expect(days.map(({ day }) => day)).toEqual([2]);
    expect(await listed('stats', siege, '--from', first, '--to', last)).toEqual(
      await listed('stats', siege, '--from', '2', '--to', '2'),
    );
    expect(await listed('dice', siege, '--from', first, '--to', last)).toEqual(
      await listed('dice', siege, '--from', '2', '--to', '2'),
    );
    const life = await listed<{ event: { day: number; happening: string } }>('timeline', siege, 'fighter:Lambert');
    const healed = await listed('timeline', siege, 'fighter:Lambert', '--from', 'r1', '--happenings', 'healing');
    expect(healed).toEqual(life.filter(({ event }) => event.happening === 'healing'));
    expect(healed.length).toBeLessThan(life.length);
  });

  it('exports it by the name of the siege, too', async () => {
    const { out } = await runHerald('siege', 'export', siege);
    expect(out).toBe((await runHerald('export', siege)).out);
    expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({ game: siege });
  });

  it('counts dice by what they were rolled for, beside what is to be expected', async () => {
    const { out } = await runHerald('siege', 'dice', siege, '--json');
    const { dice } = JSON.parse(out) as {
      readonly dice: readonly { readonly purpose: string; readonly rolls: number }[];
    };
    const rolled = (of: string): number =>
      dice.filter(({ purpose }) => purpose === of).reduce((sum, { rolls }) => sum + rolls, 0);
    // Each side rolls for the initiative of three days, and both wounded men roll once.
    expect([rolled('initiative'), rolled('healing')]).toEqual([6, 2]);
    const csv = await runHerald('siege', 'dice', siege, '--from', '2', '--to', '3', '--csv');
    const [head, ...lines] = csv.out.trim().split('\n');
    expect(head).toBe('purpose,faces,value,rolls,expected');
    expect(lines).toHaveLength(10);
    for (const line of lines) expect(line).toMatch(/^initiative,10,\d+,\d,0\.4$/);
  });

  it.each([
    [['days', '--from', '2', '--to', '1'], 'from day 2 to day 1 there is nothing'],
    [['dice', '--to', '77'], 'day 77 has not come'],
    [['show', '--at', '77'], 'day 77 has not come'],
    [['show', '--at', '0'], 'before the siege'],
    [['show', '--at', 'noon'], 'noon is no day'],
    [['show', '--thing', 'target:Z9'], 'the siege has no target Z9'],
    [['timeline', 'wall:K6'], 'is no thing of a siege'],
    [['events', '--happenings', 'healing', 'dancing'], 'dancing is none of setUp, dice'],
    [['events', '--sides', 'red'], 'red is none of attacker, defender'],
    [['events', '--things', 'target:Z9'], 'the siege has no target Z9'],
    [['events', '--from', '77'], 'day 77 has not come'],
    [['days', '--from', 'r9', '--to', 'r3'], 'from revision 9 to revision 3 there is nothing'],
    [['stats', '--from', '3', '--to', 'r3'], 'the range ends before it begins'],
    [['events', '--to', 'r777'], 'revision 777 has not come'],
    [['events', '--from', '2.evening'], '2.evening is no day (12) or revision (r117)'],
    [['days', '--csv', '--json'], 'choose one'],
  ])('answers %j with what is wrong', async ([command = '', ...rest], because) => {
    const { code, err } = await runHerald('siege', command, siege, ...rest);
    expect({ code, err }).toMatchObject({ code: EXIT.usage });
    expect(err).toContain(because);
  });
});
