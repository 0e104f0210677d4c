import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LedgerUnavailable, CorruptedEvent, StreamNotFound } from '../../../src/ledger/errors.js';
import type { Ledger, RecordedEvent } from '../../../src/ledger/ledger.js';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';
import { anAppend, movedTo, wholeStream } from '../samples.js';

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
