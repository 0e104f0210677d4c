import type { Amendment } from '../engine/game/parley/course.js';
import { isParleyEvent } from '../engine/game/parley/events.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { gameStream, siegeStream } from '../ledger/game-stream.js';
import type { HeadNote } from '../ledger/proof/head-note.js';
import type { NoteVerifier } from '../ledger/proof/note-keys.js';
import type { Audit } from './audit.js';
import { auditLog, type AuditOptions, type GameLog, type LogAudit } from './audit-log.js';
import { amendmentIn, claimAgain, wrongAmendment, wrongBundle, type ClaimProof } from './claim-again.js';
import { EXPORT_LIMITS, type ExportLimits } from './export-format.js';
import type { Finding } from './finding.js';
import { contradictions, type Known } from './known.js';
import { countWithheld, entryOfExported } from './log-entry.js';
import { readExport, type ReadExport } from './read-export.js';
import { report } from './report.js';
import { headChecks } from './signed-heads.js';

export interface VerifyOptions extends AuditOptions {
  /** Events of an earlier export of the game, by which this one is held to be true. */
  readonly knows?: readonly Known[];
  /** A signed head of the game that somebody kept. */
  readonly head?: HeadNote;
  /** The public keys that are believed. Without one no signature is verified. */
  readonly keys?: readonly NoteVerifier[];
}

/**
 * Verifies an exported game without its ledger: form, chain, footer, replay, fingerprints of all turn ends, and the
 * judgement of every order.
 * @throws ExportUnreadable if the file is no export of a version that is known, or passes a limit
 */
export async function verifyExport(
  source: AsyncIterable<Uint8Array>,
  rulebooks: AnyRulebooks,
  { limits = EXPORT_LIMITS, ...options }: VerifyOptions & { readonly limits?: ExportLimits } = {},
): Promise<Audit> {
  const read = await readExport(source, limits);
  return auditExport(read, logOfExport(read), rulebooks, options);
}

/** The log of an exported game. */
export function logOfExport(read: ReadExport): GameLog {
  const { header, events, lines } = read;
  return { stream: streamOf(read), entries: events.map(entryOfExported), lines, reader: header.seenBy };
}

/** Verifies an exported game that was read already; `log`: that of the export. */
export function auditExport(
  read: ReadExport,
  log: GameLog,
  rulebooks: AnyRulebooks,
  { knows = [], head, keys = [], ...options }: VerifyOptions = {},
): Audit {
  const { claim: number } = read.header;
  const at = number === undefined ? null : claimedAt(log, number);
  const audit = auditLog(
    log,
    rulebooks,
    at === null ? options : { ...options, parts: [{ kind: 'event', revision: at }] },
  );
  const [judged] = audit.judged ?? [];
  const isDecided = judged?.verdict !== 'undecided' && judged?.partly !== true;
  const isWhole = number !== undefined && audit.fingerprint !== null;
  const amendment = isWhole ? amendmentIn(log.entries, number) : null;
  const claim = isWhole && !amendment ? claimAgain(log.entries, rulebooks, number, isDecided) : null;
  const heads = headChecks(read, log, audit.findings, { head, keys });
  const findings = [
    ...read.findings,
    ...headerFindings(read, audit),
    ...footerFindings(read, log, audit),
    ...(isWhole ? bundleFindings(read, claim, amendment) : []),
    ...contradictions(log.entries, knows),
    ...heads.findings,
  ];
  const told = claim?.again?.verdict === 'wrong' ? { ...audit, findings: asClaimed(audit.findings) } : audit;
  return report(read.header.game, log, told, { findings, heads: heads.proofs, claim, amendment });
}

/** The revision of the order that a claim or amendment of a log is about; null: there is none. */
function claimedAt({ entries }: GameLog, number: number): number | null {
  for (const { event } of entries) {
    const { type, data } = event;
    const told = { type, data };
    if (!isParleyEvent(told) || (told.type !== 'ClaimFiled' && told.type !== 'AmendmentProposed')) continue;
    if (told.data.claim === number) {
      return Number.isSafeInteger(told.data.at) && told.data.at < entries.length ? told.data.at : null;
    }
  }
  return null;
}

/**
 * The findings of a bundle whose claim is right: only the claimed order was judged, so its error is the one that the
 * verdict tells. In a game of honour errors have a kind of their own, and a record that is false besides stays so.
 */
function asClaimed(findings: readonly Finding[]): readonly Finding[] {
  if (findings.some(({ kind }) => kind === 'honour')) return findings;
  return findings.map((one): Finding => (one.kind === 'judgement' ? { ...one, kind: 'claimed' } : one));
}

function bundleFindings(
  { footer }: ReadExport,
  claim: ClaimProof | null,
  amendment: Amendment | null,
): readonly Finding[] {
  if (!footer) return [];
  const at = (amendment ?? claim?.claim)?.at ?? null;
  const wrong = amendment ? wrongAmendment(amendment, footer.value) : wrongBundle(claim, footer.value);
  return wrong.map((because): Finding => ({
    kind: 'parley',
    line: footer.line,
    revision: at,
    rule: null,
    because: `the bundle: ${because}`,
  }));
}

/** The stream that an export is of: a siege's if its events say so. */
function streamOf({ header: { game }, events }: ReadExport): string {
  const siege = siegeStream(game);
  return events[0]?.stream === siege ? siege : gameStream(game);
}

function headerFindings({ header }: ReadExport, { ruleset }: LogAudit): readonly Finding[] {
  if (!ruleset || (ruleset.id === header.ruleset.id && ruleset.version === header.ruleset.version)) return [];
  const because = `it names ${header.ruleset.id} ${header.ruleset.version}, the game pins ${ruleset.id} ${ruleset.version}`;
  return [{ kind: 'header', line: 1, revision: null, rule: null, because }];
}

function footerFindings({ footer, events }: ReadExport, { entries }: GameLog, audit: LogAudit): readonly Finding[] {
  if (!footer) return [];
  const { value, line } = footer;
  const faults: string[] = [];
  if (value.events !== events.length) faults.push(`it counts ${value.events} events, there are ${events.length}`);
  if (value.lastHash !== events.at(-1)?.hash) faults.push('its hash is not that of the last event');
  const withheld = countWithheld(entries);
  if (value.withheld !== undefined && value.withheld !== withheld) {
    faults.push(`it counts ${value.withheld} events of which something is withheld, there are ${withheld}`);
  }
  if (audit.fingerprint !== null && value.fingerprint !== audit.fingerprint) {
    faults.push('its fingerprint is not that of the position after the last event');
  }
  return faults.map((because): Finding => ({ kind: 'footer', line, revision: null, rule: null, because }));
}
