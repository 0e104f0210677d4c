import type { JudgedOrder } from '../audit/judged-order.js';
import type { Audit } from '../audit/audit.js';
import type { DiceProof } from '../audit/dice-audit.js';
import type { Finding } from '../audit/finding.js';
import type { HeadProof } from '../audit/signed-heads.js';
import { EXIT, type ExitCode } from './exit-code.js';
import type { Output } from './output.js';

/** Prints what an audit found, as text or as JSON, and tells the exit code. */
export function reportAudit(output: Output, audit: Audit): ExitCode {
  const { ruleset, findings, omitted } = audit;
  output.line(`game         ${audit.game}`);
  output.line(`ruleset      ${ruleset ? `${ruleset.id} ${ruleset.version}` : 'unknown'}`);
  const partly = audit.withheld === 0 ? '' : `, of ${audit.withheld} something may be withheld from you`;
  output.line(`events       ${audit.events}${partly}`);
  const by = audit.edition === null || audit.edition === ruleset?.version ? '' : ` by edition ${audit.edition}`;
  const open = audit.undecided === 0 ? '' : `, ${audit.undecided} of them depend on what is withheld`;
  const part = audit.judged === null ? '' : ', those that you asked for';
  output.line(`orders       ${audit.orders} judged${by}${part}${open}`);
  output.line(`player turns ${audit.turns} ended in the position that they record`);
  output.line(`dice         ${diceInWords(audit.dice)}`);
  output.line(`last hash    ${audit.lastHash ?? 'none'}`);
  output.line(`fingerprint  ${audit.fingerprint ?? 'none: the game could not be replayed'}`);
  for (const order of audit.judged ?? []) for (const line of judgedInWords(order)) output.line(line);
  for (const proof of audit.heads) output.line(`head         ${proofInWords(audit, proof)}`);
  for (const finding of findings) output.line(findingInWords(finding));
  if (omitted > 0) output.line(`… and ${omitted} more`);
  output.line(audit.right ? rightInWords(audit) : `wrong: ${findings.length + omitted} findings`);
  output.document(audit);
  return audit.right ? EXIT.ok : EXIT.negative;
}

function rightInWords({ withheld }: Audit): string {
  return withheld === 0 ? 'right: nothing was found' : 'right as far as it shows: nothing was found';
}

/** The order with its verdict, then everything that followed from it. The findings stand below all orders. */
function judgedInWords({ verdict, events }: JudgedOrder): readonly string[] {
  const [order, ...following] = events.map(({ revision, text }) => `event ${revision}: ${text}`);
  return [`  ${verdict}: ${order ?? ''}`, ...following.map((line) => `    ${line}`)];
}

/** How many dice are proven, and why others are not. */
export function diceInWords({ mode, proven, unopened, taken, false: wrong }: DiceProof): string {
  const parts = [`${proven} proven from opened secrets`];
  if (wrong > 0) parts.push(`${wrong} false`);
  if (unopened > 0) parts.push(`${unopened} whose secrets are not open yet`);
  if (taken > 0) parts.push(`${taken} ${mode === 'server' ? 'rolled by the server' : 'reported by players'}, unproven`);
  return `${mode}: ${parts.join(', ')}`;
}

/** Exactly what is proven by a head that fits. */
function proofInWords({ events }: Audit, { from, revision, signedBy, verifiedBy }: HeadProof): string {
  const whose = from === 'footer' ? 'of the footer' : 'that you brought';
  const signature =
    verifiedBy === null
      ? `its signature (${signedBy.join(', ')}) was not verified: no --key was given`
      : `signed by ${verifiedBy}`;
  const beyond = revision + 1 < events ? `; it says nothing of ${revision + 1} to ${events - 1}` : '';
  return `${whose}: events 0 to ${revision} are those that it is of${beyond}; ${signature}`;
}

function findingInWords({ kind, line, revision, rule, because }: Finding): string {
  const where = [line === null ? '' : `line ${line}`, revision === null ? '' : `event ${revision}`];
  const place = where.filter((part) => part !== '').join(', ');
  return `  ${place === '' ? '' : `${place}: `}${kind}${rule === null ? '' : ` (${rule})`}: ${because}`;
}
