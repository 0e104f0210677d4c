import type { JudgedOrder } from '../audit/judged-order.js';
import type { Audit } from '../audit/audit.js';
import { factsInWords, findingInWords, headsInWords, verdictInWords, type Fact } from '../audit/audit-words.js';
import { EXIT, type ExitCode } from './exit-code.js';
import type { Output } from './output.js';

const LABEL_LETTERS = 12;

/** Prints what an audit found, as text or as JSON, and tells the exit code. */
export function reportAudit(output: Output, audit: Audit): ExitCode {
  const { findings, omitted } = audit;
  for (const fact of factsInWords(audit)) output.line(factLine(fact));
  for (const order of audit.judged ?? []) for (const line of judgedInWords(order)) output.line(line);
  for (const proof of headsInWords(audit)) output.line(factLine(proof));
  for (const finding of findings) output.line(`  ${findingInWords(finding)}`);
  if (omitted > 0) output.line(`… and ${omitted} more`);
  output.line(verdictInWords(audit));
  output.document(audit);
  return audit.right ? EXIT.ok : EXIT.negative;
}

function factLine({ label, text }: Fact): string {
  return `${label.padEnd(LABEL_LETTERS)} ${text}`;
}

/** The order with its verdict, then everything that followed from it. The findings stand below all orders. */
function judgedInWords({ verdict, events }: JudgedOrder): readonly string[] {
  const [order, ...following] = events.map(({ revision, text }) => `event ${revision}: ${text}`);
  return [`  ${verdict}: ${order ?? ''}`, ...following.map((line) => `    ${line}`)];
}
