import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerUnavailable } from '../../../src/ledger/errors.js';
import type { RecordedEvent } from '../../../src/ledger/ledger.js';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';
import { verifyLedger } from '../../../src/ledger/verify-ledger.js';
import { flipped, makeFile, readingOf, streamNames } from './sqlite-file.js';
import { howMany } from '../../thoroughness.js';

const FLIPS = howMany(100, 300);

describe('a SQLite file with one bit flipped, anywhere', () => {
  let folder: string;
  let file: string;
  const streams = streamNames(6);
  let held: ReadonlyMap<string, readonly RecordedEvent[]>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'herald-flips-'));
    file = join(folder, 'ledger.sqlite');
    held = await makeFile(file, streams, 25);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** Whether the damage is told when the file is opened or verified; every stream is read as it was, or not at all. */
  async function isFound(bit: number): Promise<boolean> {
    let ledger: SqliteLedger;
    try {
      ledger = SqliteLedger.open({ file: flipped(file, folder, bit) });
    } catch (error) {
      expect(error).toBeInstanceOf(LedgerUnavailable);
      return true;
    }
    try {
      const readings = new Map<string, readonly RecordedEvent[] | string>();
      for (const stream of streams) readings.set(stream, await readingOf(ledger, stream));
      for (const [stream, reading] of readings) {
        if (typeof reading !== 'string') expect(reading).toEqual(held.get(stream));
      }
      const { right } = await verifyLedger(ledger);
      if (right) expect([...readings.values()].filter((reading) => typeof reading === 'string')).toEqual([]);
      return !right;
    } finally {
      await ledger.close();
    }
  }

  it('never gives other events than were written, and is found unless the bit belonged to nothing', async () => {
    const bits = 8 * statSync(file).size;
    let found = 0;
    for (let flip = 0; flip < FLIPS; flip += 1) {
      // Spread over the whole file, at another bit of the byte each time.
      if (await isFound(Math.floor((flip * bits) / FLIPS) + (flip % 8))) found += 1;
    }
    // Flips that are not found lay in free space: SQLite's own check does not find them either.
    expect(found).toBeGreaterThan(FLIPS / 2);
  });
});
