import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';
import { verifyLedger } from '../../../src/ledger/verify-ledger.js';
import { anAppend, wholeStream } from '../samples.js';
import { compileLedger } from './compile.js';

const REFUSALS = 20;
const root = resolve(import.meta.dirname, '../../..');

/** The system refuses to let a file grow, by a limit of the process, as it does when there is no room left. */
describe('a writer whose file may not grow any more', () => {
  let folder: string;
  let compiled: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'herald-full-'));
    compiled = compileLedger(root, mkdtempSync(join(root, 'node_modules', '.herald-full-')));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(compiled, { recursive: true });
  });

  /** The output of a writer that may write so many blocks of 512 bytes. */
  function said(file: string, name: string, blocks: number): readonly string[] {
    const script = join(compiled, 'test/ledger/crash/full-disk-writer.js');
    const limited = `ulimit -f ${blocks}; exec "$0" "$@"`;
    const args = ['-c', limited, process.execPath, script, file, 'game-1', name, String(REFUSALS)];
    const { status, stdout, stderr } = spawnSync('sh', args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout.trimEnd().split('\n');
  }

  it('keeps what it acknowledged, reads on, and writes again when there is room', async () => {
    const file = join(folder, 'ledger.sqlite');
    const kept = new Map<number, string>();
    for (const [round, blocks] of [400, 900, 1600].entries()) {
      const lines = said(file, String(round), blocks);
      const sizeBefore = kept.size;
      for (const [, revision, hash] of lines.map((line) => /^kept (\d+) (\w+)$/.exec(line) ?? [])) {
        if (hash !== undefined) kept.set(Number(revision), hash);
      }
      expect(kept.size).toBeGreaterThan(sizeBefore);
      expect(lines.filter((line) => line.startsWith('refused SQLite: '))).toHaveLength(REFUSALS);
      expect(lines.at(-1)).toBe(`read ${Math.max(...kept.keys())}`);

      const ledger = SqliteLedger.open({ file });
      const events = await wholeStream(ledger, 'game-1');
      for (const [revision, hash] of kept) expect(events[revision]?.hash).toBe(hash);
      expect(await verifyLedger(ledger)).toMatchObject({ right: true });
      const { lastRevision, lastHash } = await ledger.append(anAppend('game-1'));
      kept.set(lastRevision, lastHash);
      await ledger.close();
    }
  });
});
