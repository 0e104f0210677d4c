import { writeSync } from 'node:fs';
import { LedgerUnavailable } from '../../../src/ledger/errors.js';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';

/**
 * Appends until it was refused so many times: node full-disk-writer.js <file> <stream> <name> <refusals>. Each append
 * is a line on standard output: `kept` with its revision and hash, or `refused`; the last says what can be read then.
 */
const [, , file = '', stream = '', name = '', refusals = '1'] = process.argv;

const ledger = SqliteLedger.open({ file });
let refused = 0;
for (let number = 0; refused < Number(refusals); number += 1) {
  const events = [{ type: 'Written', version: 1, data: { number, filling: 'x'.repeat((number * 977) % 6000) } }];
  const metadata = { recordedAt: '2026-11-21T12:00:00Z', actor: 'writer' };
  const commandId = `${name}.${number}`;
  try {
    const { lastRevision, lastHash } = await ledger.append({
      stream,
      expected: { kind: 'any' },
      commandId,
      metadata,
      events,
    });
    writeSync(1, `kept ${lastRevision} ${lastHash}\n`);
  } catch (error) {
    if (!(error instanceof LedgerUnavailable)) throw error;
    refused += 1;
    writeSync(1, `refused ${error.message}\n`);
  }
}
const last = await ledger.readStream(stream, { direction: 'backwards', limit: 1 });
writeSync(1, `read ${last[0]?.revision ?? 'nothing'}\n`);
await ledger.close();
