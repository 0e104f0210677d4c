import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/ledger/sqlite/driver.js';
import { EXIT } from '../../src/cli/exit-code.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { openLedger } from '../../src/ledger/open.js';
import { anAppend, appendMany, newStream, wholeStream } from '../ledger/samples.js';
import { runHerald } from './run-herald.js';

const before = process.env['HERALD_LEDGER_FILE'];
const [one, two] = [newStream(), newStream()];

let folder: string;
let ledger: Ledger;

const at = (name: string): string => join(folder, name);

function useLedger(name: string): void {
  process.env['HERALD_LEDGER_FILE'] = at(name);
}

async function heldBy(name: string, stream: string): Promise<readonly object[]> {
  const opened = await openLedger({ kind: 'sqlite', file: at(name) });
  const events = await wholeStream(opened, stream);
  await opened.close();
  return events.map((event) => ({ ...event, globalPosition: '' }));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herald-backup-'));
  ledger = await openLedger({ kind: 'sqlite', file: at('ledger.sqlite') });
  await appendMany(ledger, one, 40);
  await appendMany(ledger, two, 10);
});

beforeEach(() => useLedger('ledger.sqlite'));

afterEach(() => {
  for (const name of ['backup.ndjson', 'backup.ndjson.gz', 'copy.sqlite', 'restored.sqlite']) {
    for (const file of [name, `${name}-wal`, `${name}-shm`]) rmSync(at(file), { force: true });
  }
});

afterAll(async () => {
  if (before === undefined) delete process.env['HERALD_LEDGER_FILE'];
  else process.env['HERALD_LEDGER_FILE'] = before;
  await ledger.close();
  rmSync(folder, { recursive: true });
});

describe('herald backup and restore', () => {
  it('restores what was written while orders came in: whole appends, up to one instant', async () => {
    let stop = false;
    const appending = (async () => {
      for (let round = 0; !stop; round += 1) {
        await ledger.append(anAppend(one, { commandId: `live-${round}` }));
        await ledger.append(anAppend(newStream()));
        // Lets the backup, which shares the thread, read a page between two appends.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const { code, out } = await runHerald('backup', at('backup.ndjson'), '--json');
    stop = true;
    await appending;
    expect(code).toBe(EXIT.ok);
    const told = JSON.parse(out) as { events: number; streams: number };
    expect(told.events).toBeGreaterThanOrEqual(50);

    useLedger('restored.sqlite');
    const restored = await runHerald('restore', at('backup.ndjson'), '--json');
    expect(restored.code).toBe(EXIT.ok);
    const { events, streams } = told;
    expect(JSON.parse(restored.out)).toMatchObject({ right: true, restored: { events, streams }, events, streams });
    const original = await heldBy('ledger.sqlite', one);
    const copy = await heldBy('restored.sqlite', one);
    expect(copy.length).toBeGreaterThanOrEqual(40);
    expect(copy).toEqual(original.slice(0, copy.length));
    expect(await heldBy('restored.sqlite', two)).toEqual(await heldBy('ledger.sqlite', two));
  });

  it('compresses, and reads what is compressed', async () => {
    expect(await runHerald('backup', at('backup.ndjson.gz'))).toMatchObject({ code: EXIT.ok });
    expect(gunzipSync(readFileSync(at('backup.ndjson.gz'))).toString()).toMatch(/^\{"format":"herald-ledger"/);
    useLedger('restored.sqlite');
    expect(await runHerald('restore', at('backup.ndjson.gz'))).toMatchObject({ code: EXIT.ok });
    expect(await heldBy('restored.sqlite', two)).toHaveLength(10);
  });

  it('copies a SQLite ledger as it is', async () => {
    expect(await runHerald('backup', at('copy.sqlite'))).toMatchObject({ code: EXIT.ok });
    expect(await heldBy('copy.sqlite', one)).toEqual(await heldBy('ledger.sqlite', one));
    useLedger('restored.sqlite');
    expect(await runHerald('restore', at('copy.sqlite'))).toMatchObject({ code: EXIT.usage });
  });

  it('does not write over a ledger, nor over a backup', async () => {
    await runHerald('backup', at('backup.ndjson'));
    const { code, err } = await runHerald('restore', at('backup.ndjson'));
    expect([code, err]).toEqual([EXIT.usage, expect.stringContaining('holds events already')]);
    expect(await runHerald('backup', at('backup.ndjson'))).toMatchObject({ code: EXIT.usage });
    expect(await runHerald('backup', at('ledger.sqlite'))).toMatchObject({ code: EXIT.usage });
    expect(await runHerald('backup', at('backup.txt'))).toMatchObject({ code: EXIT.usage });
  });

  it('makes no ledger of a backup that is not whole', async () => {
    await runHerald('backup', at('backup.ndjson'));
    const text = readFileSync(at('backup.ndjson'), 'utf8');
    writeFileSync(at('backup.ndjson'), text.slice(0, text.length / 2));
    useLedger('restored.sqlite');
    const { code, err } = await runHerald('restore', at('backup.ndjson'));
    expect([code, err]).toEqual([EXIT.usage, expect.stringContaining('cut off')]);
    expect(existsSync(at('restored.sqlite'))).toBe(false);
    expect(await runHerald('restore', at('nowhere.ndjson'))).toMatchObject({ code: EXIT.usage });
  });
});

describe('herald verify --all', () => {
  it('confirms a sound ledger, and takes either a file or --all', async () => {
    const { code, out } = await runHerald('verify', '--all');
    expect(code).toBe(EXIT.ok);
    expect(out).toContain('right: nothing was found');
    expect(await runHerald('verify')).toMatchObject({ code: EXIT.usage });
    expect(await runHerald('verify', '--all', at('backup.ndjson'))).toMatchObject({ code: EXIT.usage });
  });

  it('names a damaged stream; a backup leaves it out, and says so', async () => {
    await runHerald('backup', at('copy.sqlite'));
    useLedger('copy.sqlite');
    const db = new Database(at('copy.sqlite'));
    db.exec(`DROP TRIGGER events_are_never_deleted; DELETE FROM events WHERE stream = '${two}' AND revision > 5`);
    db.close();
    const { code, out } = await runHerald('verify', '--all');
    expect(code).toBe(EXIT.negative);
    expect(out).toContain(`${two}, event 6: it cannot be found, and the head of the stream is 9`);
    const backup = await runHerald('backup', at('backup.ndjson'));
    expect([backup.code, backup.out]).toEqual([EXIT.negative, expect.stringContaining(`left out: ${two}`)]);
    useLedger('restored.sqlite');
    const restored = await runHerald('restore', at('backup.ndjson'));
    expect([restored.code, restored.out]).toEqual([EXIT.ok, expect.stringContaining(`it was damaged: ${two}`)]);
  });
});
