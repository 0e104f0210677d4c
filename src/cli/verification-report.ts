import { counted } from '../engine/notation/words.js';
import type { LedgerVerification } from '../ledger/verify-ledger.js';
import { EXIT, type ExitCode } from './exit-code.js';
import type { Output } from './output.js';

/** Prints what was found in a ledger, as text or as JSON together with `facts`, and tells the exit code. */
export function reportVerification(
  output: Output,
  verification: LedgerVerification,
  facts: Readonly<Record<string, unknown>> = {},
): ExitCode {
  const { right, streams, events, findings, damaged, deleted, integrity } = verification;
  output.line(`streams      ${streams}`);
  output.line(`events       ${events} verified, with their chains and heads`);
  for (const { stream, revision, because } of findings) output.line(`  ${stream}, event ${revision}: ${because}`);
  for (const { position, because } of damaged) output.line(`  global order, position ${position}: ${because}`);
  for (const stream of deleted) output.line(`  ${stream} was deleted`);
  for (const finding of integrity.findings) output.line(`  database: ${finding}`);
  for (const note of integrity.notes) output.line(`  not checked: ${note}`);
  const found = findings.length + damaged.length + integrity.findings.length;
  output.line(right ? 'right: nothing was found' : `wrong: ${counted(found, 'finding', 'findings')}`);
  output.document({ ...facts, ...verification });
  return right ? EXIT.ok : EXIT.negative;
}
