import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXIT } from '../../src/cli/exit-code.js';
import { SIEGE_SIDES } from '../../src/engine/siege/siege.js';
import { openLedger } from '../../src/ledger/open.js';
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
    const { siege: now } = await service.sieges.see(siege, { kind: 'now' });
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
