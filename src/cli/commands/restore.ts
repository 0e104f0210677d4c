import type { BackupFooter } from '../../audit/ledger-backup.js';
import { withExport } from '../exported-file.js';
import { badInput, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { reportVerification } from '../verification-report.js';
import { withLedger } from '../with-ledger.js';

/** `herald restore`: fills an empty ledger with what `herald backup` wrote. */
export function register(program: Program): void {
  program.add(
    'restore',
    'fill an empty ledger with what `herald backup` wrote, and verify it',
    (command) => command.argument('<file>', 'a backup: .ndjson, or compressed (.gz, .br)'),
    (output, [file = '']) => restore(output, file),
  );
}

async function restore(output: Output, file: string): Promise<ExitCode> {
  if (/\.sqlite$/.test(file)) {
    throw badInput(`${file} is a copy of a ledger: stop the server and put it where HERALD_LEDGER_FILE says`);
  }
  const [{ backedUpEvents }, { verifyLedger }] = await Promise.all([
    import('../../audit/read-ledger-backup.js'),
    import('../../ledger/verify-ledger.js'),
  ]);
  // The file is read once before a ledger is touched or made.
  const footer = await readWhole(file);
  const bar = output.progress('events');
  return withLedger(
    async (ledger) => {
      await reading(file, (source) => ledger.upkeep.adopt(backedUpEvents(source)));
      const verification = await verifyLedger(ledger, {
        progress: (events) => {
          bar.at(events, 2 * footer.events);
        },
      });
      bar.end();
      output.line(`${footer.events} events of ${footer.streams} streams restored from ${file}`);
      for (const stream of footer.setAside) output.line(`not in the backup, since it was damaged: ${stream}`);
      const { events, streams, setAside } = footer;
      return reportVerification(output, verification, { file, restored: { events, streams }, leftOut: setAside });
    },
    { create: true },
  ).finally(bar.end);
}

async function readWhole(file: string): Promise<BackupFooter> {
  const { backedUpEvents } = await import('../../audit/read-ledger-backup.js');
  let footer: BackupFooter | undefined;
  await reading(file, async (source) => {
    const batches = backedUpEvents(source, (told) => (footer = told));
    for await (const batch of batches) if (batch.length === 0) throw new Error('a batch without events');
  });
  if (footer === undefined) throw badInput(`${file} has no footer`);
  return footer;
}

/** Throws CliError if the file is no whole backup. */
async function reading<Result>(
  file: string,
  work: (source: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const { BackupUnreadable } = await import('../../audit/read-ledger-backup.js');
  try {
    return await withExport(file, work);
  } catch (error) {
    if (error instanceof BackupUnreadable) throw badInput(`${file} cannot be restored: ${error.message}`);
    throw error;
  }
}
