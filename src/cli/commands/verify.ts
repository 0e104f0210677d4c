import { reportAudit } from '../audit-report.js';
import { auditFile } from '../exported-file.js';
import type { Program } from '../program.js';

/** `herald verify`: proves an exported game without its ledger. */
export function register(program: Program): void {
  program.add(
    'verify',
    'verify an exported game offline: form, chain, replay, turn ends, and every order by the rules',
    (command) => command.argument('<file>', 'what `herald export` wrote; it may be compressed (.gz, .br)'),
    async (output, [file = '']) => reportAudit(output, await auditFile(output, file)),
  );
}
