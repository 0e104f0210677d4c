import { writeSync } from 'node:fs';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';

/**
 * Appends without end until it is killed: node writer.js <file> <stream> <name>.
 * Each append is acknowledged with a line on standard output, written through before the next append begins.
 */
const [, , file = '', stream = '', name = ''] = process.argv;

writeSync(1, 'opening\n');
const ledger = SqliteLedger.open({ file });
for (let number = 0; ; number += 1) {
  const size = 1 + (number % 6);
  const commandId = `${name}.${number}`;
  const filling = 'x'.repeat((number * 977) % 6000);
  const events = Array.from({ length: size }, (_, index) => ({
    type: 'Written',
    version: 1,
    data: { index, size, filling },
  }));
  const metadata = { recordedAt: '2026-11-21T12:00:00Z', actor: 'writer' };
  const { lastRevision, lastHash } = await ledger.append({
    stream,
    expected: { kind: 'any' },
    commandId,
    metadata,
    events,
  });
  writeSync(1, `${commandId} ${lastRevision} ${lastHash}\n`);
}
