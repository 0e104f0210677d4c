import { closeSync, copyFileSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { LedgerUnavailable, CorruptedEvent, StreamNotFound } from '../../../src/ledger/errors.js';
import type { Ledger, RecordedEvent } from '../../../src/ledger/ledger.js';
import { Database } from '../../../src/ledger/sqlite/driver.js';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';
import { anAppend, movedTo, wholeStream } from '../samples.js';

const PAGE_BYTES = 4096;

/** Names of the streams of a test's ledger, as those of games are. */
export function streamNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `game-00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
}

/** Makes a file with some streams whose appends are interleaved; gives what they hold. */
export async function makeFile(
  file: string,
  streams: readonly string[],
  appends: number,
): Promise<ReadonlyMap<string, readonly RecordedEvent[]>> {
  const ledger = SqliteLedger.open({ file });
  for (let round = 0; round < appends; round += 1) {
    for (const [index, stream] of streams.entries()) {
      const commandId = `command-${round}`;
      await ledger.append(anAppend(stream, { commandId, events: movedTo(1 + ((round + index) % 3), round) }));
    }
  }
  const held = await heldBy(ledger, streams);
  await ledger.close();
  return held;
}

async function heldBy(ledger: Ledger, streams: readonly string[]): Promise<ReadonlyMap<string, RecordedEvent[]>> {
  const held = new Map<string, RecordedEvent[]>();
  for (const stream of streams) held.set(stream, [...(await wholeStream(ledger, stream))]);
  return held;
}

/** Copies the file with one bit flipped. */
export function flipped(file: string, folder: string, bit: number): string {
  const bytes = readFileSync(file);
  const at = Math.floor(bit / 8);
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (bit % 8)), at);
  const copy = join(folder, 'flipped.sqlite');
  writeFileSync(copy, bytes);
  return copy;
}

export function copyOf(file: string, folder: string): string {
  const copy = join(folder, 'copy.sqlite');
  copyFileSync(file, copy);
  return copy;
}

/** A page of the file that holds rows of the table of events, and the positions of the first and the last of them. */
export interface Leaf {
  readonly pageno: number;
  readonly first: number;
  readonly last: number;
}

/** The pages that hold the rows of the table of events, in the order of the rows. */
export function leavesOf(file: string): readonly Leaf[] {
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const pages = db.prepare<[], { pageno: number; ncell: number }>(
    `SELECT pageno, ncell FROM dbstat WHERE name = 'events' AND pagetype = 'leaf' ORDER BY path`,
  );
  let last = 0;
  const leaves = pages.all().map(({ pageno, ncell }) => ({ pageno, first: last + 1, last: (last += ncell) }));
  db.close();
  return leaves;
}

/** Overwrites the header of a page, so that SQLite can read nothing of it. */
export function spoilPage(file: string, { pageno }: Leaf): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(8, 0xff), 0, 8, (pageno - 1) * PAGE_BYTES);
  closeSync(handle);
}

/** The result of reading a stream: its events, or the type of the error. */
export async function readingOf(ledger: Ledger, stream: string): Promise<readonly RecordedEvent[] | string> {
  try {
    return await wholeStream(ledger, stream);
  } catch (error) {
    if (error instanceof CorruptedEvent || error instanceof LedgerUnavailable) return error.type;
    if (error instanceof StreamNotFound) return error.type;
    throw error;
  }
}
