import { existsSync } from 'node:fs';
import type { BackupReport } from '../../audit/ledger-backup.js';
import type { LedgerVerification } from '../../ledger/verify-ledger.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { reportVerification } from '../verification-report.js';
import { writeWhole } from '../whole-file.js';
import { withLedger } from '../with-ledger.js';

/** `herald backup`: writes all that a ledger holds to a file, while it is played on. */
export function register(program: Program): void {
  program.add(
    'backup',
    'write the whole ledger to a file, while games go on (herald restore)',
    (command) =>
      command.argument(
        '<file>',
        'a new file: .ndjson or .ndjson.gz from any store; .sqlite copies a SQLite ledger as it is',
      ),
    (output, [file = '']) => backup(output, file),
  );
}

function backup(output: Output, file: string): Promise<ExitCode> {
  if (existsSync(file)) throw badInput(`${file} is there already`);
  if (/\.sqlite$/.test(file)) return copy(output, file);
  if (/\.ndjson(\.gz)?$/.test(file)) return writeEvents(output, file);
  throw badInput(`the name of the file ends neither in .ndjson, .ndjson.gz nor in .sqlite: ${file}`);
}

async function writeEvents(output: Output, file: string): Promise<ExitCode> {
  const { ledgerBackup } = await import('../../audit/ledger-backup.js');
  const bar = output.progress('events');
  const progress = (done: number): void => {
    bar.at(done, done);
  };
  const report = await withLedger(async (ledger) => {
    const told: BackupReport[] = [];
    const lines = ledgerBackup(ledger, { progress, done: (report) => told.push(report) });
    await writeWhole(file, lines);
    return told[0];
  }).finally(bar.end);
  if (report === undefined) throw new Error('a backup was written and not told about');
  output.line(`${report.events} events of ${report.streams} streams written to ${file}`);
  for (const { stream, revision, because } of report.setAside) {
    output.line(`left out: ${stream}, which is damaged at revision ${revision}: ${because}`);
  }
  output.document({ file, ...report });
  return report.setAside.length === 0 ? EXIT.ok : EXIT.negative;
}

/** The copy is verified: what is damaged in the ledger is so in the copy. */
async function copy(output: Output, file: string): Promise<ExitCode> {
  const [{ openLedger }, { verifyLedger }] = await Promise.all([
    import('../../ledger/open.js'),
    import('../../ledger/verify-ledger.js'),
  ]);
  await withLedger((ledger) => ledger.upkeep.copyTo(file));
  const copied = await openLedger({ kind: 'sqlite', file });
  let verification: LedgerVerification;
  try {
    verification = await verifyLedger(copied);
  } finally {
    await copied.close();
  }
  output.line(`copied to ${file}`);
  return reportVerification(output, verification, { file });
}
