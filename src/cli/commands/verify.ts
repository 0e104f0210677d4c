import { reportAudit } from '../audit-report.js';
import { auditFile, knownFrom } from '../exported-file.js';
import type { Program } from '../program.js';

/** `herald verify`: proves an exported game without its ledger. */
export function register(program: Program): void {
  program.add<{ readonly knows?: string }>(
    'verify',
    'verify an exported game offline: form, chain, replay, turn ends, and every order by the rules',
    (command) =>
      command
        .argument('<file>', 'what `herald export` wrote; it may be compressed (.gz, .br)')
        .option('--knows <file>', 'an earlier export of the game, for whomever: its events must be those of this one'),
    async (output, [file = ''], { knows }) => {
      const known = knows === undefined ? {} : { knows: await knownFrom(knows) };
      return reportAudit(output, await auditFile(output, file, known));
    },
  );
}
