import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { EXPORT_LIMITS } from '../../src/audit/export-format.js';
import { readExport } from '../../src/audit/read-export.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { withSiegeCalendar } from '../../src/cli/siege-calendar.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { daysPage, diceOfSiege } from '../../src/projections/read/siege-days.js';
import { timelinePage } from '../../src/projections/read/siege-events.js';
import { forged, inPieces } from '../audit/real-game.js';
import { howMany } from '../thoroughness.js';
import { daysByHand } from './year-by-hand.mjs';

/** Played over the API by scripts/siege-year.mjs. The games of the scenarios are named by their days. */
const unpacked = (name: string): string => {
  const file = new URL(`fixtures/year/${name}.ndjson.br`, import.meta.url);
  return brotliDecompressSync(readFileSync(file)).toString('utf8');
};

interface Fought {
  readonly day: number;
  readonly game: string;
  readonly fingerprint: string;
}

/** The reports of the scenarios, with their days. */
async function foughtIn(text: string): Promise<readonly Fought[]> {
  const { events } = await readExport(inPieces(text, 100_000), EXPORT_LIMITS);
  let day = 0;
  return events.flatMap(({ type, data }) => {
    if (type === 'DayBegan') ({ day } = data as Fought);
    if (type !== 'ScenarioFought') return [];
    const { game, fingerprint } = data as Fought;
    return [{ day, game, fingerprint }];
  });
}

describe('a year before Corbel', () => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-year-'));
  const file = join(folder, 'year.ndjson');
  let text: string;
  beforeAll(() => {
    text = unpacked('siege');
    writeFileSync(file, text);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const ask = <Told>(question: (source: DataSource, siege: string) => Promise<Told>): Promise<Told> =>
    withSiegeCalendar(file, ({ source, siege }) => question(source, siege));

  it('is proven offline', async () => {
    const audit = await verifyExport(inPieces(text, 100_000), ALL_RULEBOOKS);
    expect(audit.findings).toEqual([]);
    // The castle falls by day, and no night follows.
    expect(audit.turns).toBe(2 * 365 - 1);
  });

  it('has the results that its games came to, which are proven offline', async () => {
    const fought = await foughtIn(text);
    expect(fought.map(({ day }) => day)).toEqual([245, 309, 365]);
    // By night all are proven, in the test command the shortest.
    const games = howMany(1, 3) === 1 ? fought.filter(({ day }) => day === 309) : fought;
    for (const { day, game, fingerprint } of games) {
      const audit = await verifyExport(inPieces(unpacked(String(day)), 100_000), ALL_RULEBOOKS);
      expect({ day, ...audit }).toMatchObject({ day, game, fingerprint, findings: [] });
    }
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
    const thing = { kind: 'target', name: 'CstH12' } as const;
    const { rows } = await ask((source, siege) =>
      timelinePage(source, siege, thing, { happenings: ['battering'] }, { limit: 1000, direction: 'forwards' }),
    );
    const fall = rows.find(({ after }) => (after?.state as { readonly left: number } | undefined)?.left === 0);
    expect(fall?.before?.state).toMatchObject({ left: 1 });
    expect(fall?.event).toMatchObject({ side: 'attacker', part: 'day', dice: [{ purpose: 'battering' }] });
  });
});
