import { reportAudit } from '../audit-report.js';
import type { ExitCode } from '../exit-code.js';
import { withExport } from '../exported-file.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';

/** `herald verify`: proves an exported game without its ledger. */
export function register(program: Program): void {
  program.add(
    'verify',
    'verify an exported game offline: form, chain, replay, turn ends, and every order by the rules',
    (command) => command.argument('<file>', 'what `herald export` wrote'),
    (output, [file = '']) => verify(output, file),
  );
}

/** Also what `herald judge` does with a file. */
export async function verify(output: Output, file: string): Promise<ExitCode> {
  const [{ verifyExport }, { RULEBOOKS }] = await Promise.all([
    import('../../audit/verify-export.js'),
    import('../../library/rulesets.js'),
  ]);
  const bar = output.progress('events');
  try {
    const audit = await withExport(file, (source) => verifyExport(source, RULEBOOKS, bar.at));
    bar.end();
    return reportAudit(output, audit);
  } finally {
    bar.end();
  }
}
