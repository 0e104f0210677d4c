import type { AuditProgress } from '../audit/audit-log.js';
import type { Audit } from '../audit/audit.js';
import { factsInWords, findingInWords, headsInWords, verdictInWords, type Fact } from '../audit/audit-words.js';
import { EXPORT_LIMITS, type ExportLimits } from '../audit/export-format.js';
import { ExportUnreadable } from '../audit/export-unreadable.js';
import type { Finding } from '../audit/finding.js';
import type { LogEntry } from '../audit/log-entry.js';
import { readExport } from '../audit/read-export.js';
import { auditExport, logOfExport, type VerifyOptions } from '../audit/verify-export.js';
import { parseKeptHead } from '../ledger/proof/head-note.js';
import { KeyMalformed, parseVerifiers } from '../ledger/proof/note-keys.js';
import { NoteMalformed } from '../ledger/proof/signed-note.js';
import { ALL_RULEBOOKS } from '../library/rulesets.js';
import { boardAt, type BoardFound } from './board-at.js';

/*
 * `herald verify` where there is no command line: the page runs it in a worker. It uses nothing of Node.
 */

/** Texts that somebody typed or pasted besides the file; empty: nothing. */
export interface Brought {
  /** Public keys, with white space between. */
  readonly keys: string;
  /** A signed head. */
  readonly head: string;
}

/** The report about a file; it can be sent between threads. */
export interface Report {
  readonly audit: Audit;
  /** The lines that `herald verify` prints before the findings. */
  readonly facts: readonly Fact[];
  readonly findings: readonly (Finding & { readonly words: string })[];
  readonly verdict: string;
  /** The last event whose board can be asked for, unless an event before it cannot be replayed; -1: there is none. */
  readonly lastEvent: number;
}

/** A file cannot be verified, or something that was brought along cannot be read. The message says why. */
export class NotVerified extends Error {
  readonly type = 'notVerified';
}

/** An exported game that was verified. */
export class Verified {
  readonly report: Report;

  constructor(
    audit: Audit,
    private readonly entries: readonly LogEntry[],
  ) {
    this.report = {
      audit,
      facts: [...factsInWords(audit), ...headsInWords(audit)],
      findings: audit.findings.map((finding) => ({ ...finding, words: findingInWords(finding) })),
      verdict: verdictInWords(audit),
      lastEvent: entries.length - 1,
    };
  }

  /** The board after an event. */
  boardAt(revision: number): BoardFound {
    return boardAt(this.entries, ALL_RULEBOOKS, revision);
  }
}

/** Verifies an exported game as `herald verify` does. Throws NotVerified. */
export async function verified(
  source: AsyncIterable<Uint8Array>,
  brought: Brought,
  progress: AuditProgress,
  limits: ExportLimits = EXPORT_LIMITS,
): Promise<Verified> {
  const options = broughtOptions(brought);
  const read = await readExport(source, limits).catch((error: unknown) => {
    if (error instanceof ExportUnreadable) throw new NotVerified(`The file cannot be read: ${error.message}`);
    throw error;
  });
  const log = logOfExport(read);
  return new Verified(auditExport(read, log, ALL_RULEBOOKS, { ...options, progress }), log.entries);
}

function broughtOptions({ keys, head }: Brought): VerifyOptions {
  try {
    return { keys: parseVerifiers(keys), ...(head.trim() === '' ? {} : { head: parseKeptHead(head) }) };
  } catch (error) {
    if (error instanceof KeyMalformed) throw new NotVerified(`This is no public key: ${error.message}`);
    if (error instanceof NoteMalformed) throw new NotVerified(`This is no signed head: ${error.message}`);
    throw error;
  }
}
