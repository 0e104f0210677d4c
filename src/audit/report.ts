import type { Amendment } from '../engine/game/parley/course.js';
import type { ClaimProof } from './claim-again.js';
import type { Audit } from './audit.js';
import type { GameLog, LogAudit } from './audit-log.js';
import { countWithheld } from './log-entry.js';
import { ERRORS_TOLD, FINDINGS_MAX, type Finding } from './finding.js';
import type { HeadProof } from './signed-heads.js';

/** Faults of the file around the log, and the proof that signed heads give. */
interface Around {
  readonly findings?: readonly Finding[];
  readonly heads?: readonly HeadProof[];
  readonly claim?: ClaimProof | null;
  readonly amendment?: Amendment | null;
}

/** Sums up what was found in a log and around it. */
export function report(
  game: string,
  { entries }: GameLog,
  audit: LogAudit,
  { findings: around = [], heads = [], claim = null, amendment = null }: Around = {},
): Audit {
  const findings = [...around, ...audit.findings];
  return {
    right: findings.every(({ kind }) => ERRORS_TOLD.includes(kind)),
    game,
    ruleset: audit.ruleset,
    edition: audit.edition,
    events: entries.length,
    withheld: countWithheld(entries),
    orders: audit.orders,
    undecided: audit.undecided,
    turns: audit.turns,
    dice: audit.dice,
    lastHash: entries.at(-1)?.covered.hash ?? null,
    fingerprint: audit.fingerprint,
    heads,
    findings: findings.slice(0, FINDINGS_MAX),
    omitted: Math.max(0, findings.length - FINDINGS_MAX),
    otherwise: audit.otherwise,
    judged: audit.judged,
    ...(claim && { claim }),
    ...(amendment && { amendment }),
  };
}
