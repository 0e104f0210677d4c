import { reportAudit } from '../audit-report.js';
import { badInput, type ExitCode } from '../exit-code.js';
import { auditFile, knownFrom } from '../exported-file.js';
import type { Output } from '../output.js';
import { headFrom, verifiersFrom } from '../brought-notes.js';
import type { Program } from '../program.js';
import { reportVerification } from '../verification-report.js';
import { withLedger } from '../with-ledger.js';

interface VerifyOptions {
  readonly knows?: string;
  readonly head?: string;
  readonly key?: readonly string[];
  readonly all?: boolean;
}

/** `herald verify`: proves an exported game without its ledger, or a whole ledger. */
export function register(program: Program): void {
  program.add<VerifyOptions>(
    'verify',
    'verify an exported game offline: form, chain, replay, turn ends, and every order by the rules',
    (command) =>
      command
        .argument('[file]', 'what `herald export` wrote; it may be compressed (.gz, .br)')
        .option('--knows <file>', 'an earlier export of the game, for whomever: its events must be those of this one')
        .option(
          '--head <note>',
          'a signed head that you kept (a file, or the note itself): is this the same log up to it?',
        )
        .option('--key <key...>', 'public keys that you believe (files, or the keys themselves): verifies signed heads')
        .option('--all', 'verify the ledger instead: every stream, the heads, the global order, the database itself'),
    async (output, [file], { all, knows, head, key }) => {
      if ((file === undefined) !== (all === true)) throw badInput('name a file to verify, or --all for the ledger');
      if (file === undefined) return verifyAll(output);
      const brought = {
        ...(knows === undefined ? {} : { knows: await knownFrom(knows) }),
        ...(head === undefined ? {} : { head: await headFrom(head) }),
        ...(key === undefined ? {} : { keys: await verifiersFrom(key) }),
      };
      return reportAudit(output, await auditFile(output, file, brought));
    },
  );
}

async function verifyAll(output: Output): Promise<ExitCode> {
  const { verifyLedger } = await import('../../ledger/verify-ledger.js');
  const bar = output.progress('events');
  const progress = (events: number): void => {
    bar.at(events, events);
  };
  const verification = await withLedger((ledger) => verifyLedger(ledger, { progress })).finally(bar.end);
  return reportVerification(output, verification);
}
