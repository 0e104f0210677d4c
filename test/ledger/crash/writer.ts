import { writeSync } from 'node:fs';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';

/**
 * Appends without end until it is killed: node writer.js <file> <stream> <name>.
 * It appends to the stream and to three beside it at once, so that they share transactions. Each append is acknowledged
 * with a line on standard output, written through before the next ones begin.
 */
const [, , file = '', stream = '', name = ''] = process.argv;

writeSync(1, 'opening\n');
const ledger = SqliteLedger.open({ file });
const beside = ['one', 'two', 'three'].map((other) => `${stream}-${other}`);

/** Appends whose size follows from their number; all of them at once. */
async function append(streams: readonly string[], number: number): Promise<void> {
  const size = 1 + (number % 6);
  const commandId = `${name}.${number}`;
  const filling = 'x'.repeat((number * 977) % 6000);
  const events = Array.from({ length: size }, (_, index) => ({
    type: 'Written',
    version: 1,
    data: { index, size, filling },
  }));
  const metadata = { recordedAt: '2026-11-21T12:00:00Z', actor: 'writer' };
  const expected = { kind: 'any' } as const;
  const appends = streams.map((to) => ({ stream: to, expected, commandId, metadata, events }));
  const made = await Promise.all(appends.map((one) => ledger.append(one)));
  for (const [index, { lastRevision, lastHash }] of made.entries()) {
    writeSync(1, `${streams[index] ?? ''} ${commandId} ${lastRevision} ${lastHash}\n`);
  }
}

for (let number = 0; ; number += 1) await append([stream, ...beside], number);
