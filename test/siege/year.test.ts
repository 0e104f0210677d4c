import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { exportGame } from '../../src/audit/export-game.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { withSiegeCalendar } from '../../src/cli/siege-calendar.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { daysPage, diceOfSiege } from '../../src/projections/read/siege-days.js';
import { timelinePage } from '../../src/projections/read/siege-events.js';
import { Lots } from '../audit/bot.js';
import { forged, inPieces } from '../audit/real-game.js';
import { memoryLedger } from '../play/support.js';
import { siegesOn, sourceFrom } from './support.js';
import { daysByHand } from './year-by-hand.mjs';
import { playYear } from './year.js';

/** Recorded by `HERALD_RECORD=1 npm run jest -- test/siege/year`. */
const FILE = new URL('fixtures/year.ndjson.br', import.meta.url);

async function record(): Promise<void> {
  const ledger = await memoryLedger();
  const siege = await playYear(siegesOn(ledger, sourceFrom(365)), new Lots(365));
  let text = '';
  for await (const line of exportGame(ledger, ALL_RULEBOOKS, siege)) text += line;
  writeFileSync(FILE, brotliCompressSync(text));
  await ledger.close();
}

describe('a year before Corbel', () => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-year-'));
  const file = join(folder, 'year.ndjson');
  let text: string;
  beforeAll(async () => {
    if (process.env['HERALD_RECORD'] === '1') await record();
    text = brotliDecompressSync(readFileSync(FILE)).toString('utf8');
    writeFileSync(file, text);
  }, 600_000);
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const ask = <Told>(question: (source: DataSource, siege: string) => Promise<Told>): Promise<Told> =>
    withSiegeCalendar(file, ({ source, siege }) => question(source, siege));

  it('is proven offline', async () => {
    const audit = await verifyExport(inPieces(text, 100_000), ALL_RULEBOOKS);
    expect(audit.findings).toEqual([]);
    expect(audit.turns).toBe(2 * 365);
  });

  it('has on each of its days the numbers that its dice and the tables of the book give, worked out by hand', async () => {
    const { days, wrong } = daysByHand(text);
    expect(wrong).toEqual([]);
    expect(days).toHaveLength(365);
    const { rows } = await ask((source, siege) => daysPage(source, siege, {}, { limit: 1000 }));
    expect(rows.map(({ day, parts }) => ({ day, ...parts.at(-1)?.figures }))).toMatchObject(days);
    const last = rows.at(-1)?.parts.at(-1)?.figures;
    expect(last?.fallen).toBeGreaterThan(3);
    expect((last?.attacker.dead ?? 0) + (last?.defender.dead ?? 0)).toBeGreaterThan(0);
  });

  it('is told otherwise by hand if one die is changed', () => {
    let changed = -1;
    const other = forged(text, (event) => {
      if (event.type !== 'HealingRolled' || changed >= 0) return event;
      changed = event.revision;
      const data = event.data as { readonly die: { readonly value: number } };
      return { ...event, data: { ...data, die: { ...data.die, value: (data.die.value % 10) + 1 } } };
    });
    expect(daysByHand(other).wrong[0]).toMatchObject({ revision: changed, what: 'healing' });
  });

  it('counts its dice as they are counted by hand', async () => {
    const { dice } = daysByHand(text);
    const counts = await ask((source, siege) => diceOfSiege(source, siege, {}));
    expect(Object.fromEntries(counts.map(({ purpose, shown }) => [purpose, shown]))).toEqual(dice);
  });

  it('tells when the tower fell, by whom, and with which die', async () => {
    const thing = { kind: 'target', name: 'CstP12' } as const;
    const { rows } = await ask((source, siege) =>
      timelinePage(source, siege, thing, { happenings: ['battering'] }, { limit: 1000, direction: 'forwards' }),
    );
    const fall = rows.find(({ after }) => (after?.state as { readonly left: number }).left === 0);
    expect(fall?.before?.state).toMatchObject({ left: 1 });
    expect(fall?.event).toMatchObject({ side: 'attacker', part: 'day', dice: [{ purpose: 'battering' }] });
  });
});
