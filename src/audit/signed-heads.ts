import type { Head } from '../ledger/hash-chain.js';
import { type HeadNote, parseHeadNote } from '../ledger/proof/head-note.js';
import { isTrue, type NoteVerifier, signatureOf } from '../ledger/proof/note-keys.js';
import { NoteMalformed } from '../ledger/proof/signed-note.js';
import type { GameLog } from './audit-log.js';
import type { Finding, FindingKind } from './finding.js';
import type { ReadExport } from './read-export.js';

/** The proof that a signed head gives: the log's events up to `revision` are those that were signed. */
export interface HeadProof extends Head {
  /** Where the head comes from: the footer of the export, or the reader, who kept it. */
  readonly from: 'footer' | 'reader';
  /** Names of the keys that signed it, or claim so. */
  readonly signedBy: readonly string[];
  /** The public key by which the signature is true; null: no key was given to verify it by. */
  readonly verifiedBy: string | null;
}

/** The proofs of signed heads, and their faults. */
interface HeadChecks {
  readonly proofs: readonly HeadProof[];
  readonly findings: readonly Finding[];
}

interface Brought {
  readonly head: HeadNote | undefined;
  readonly keys: readonly NoteVerifier[];
}

/**
 * Compares the signed head of an export's footer, and one that the reader kept, with the events of the export. A head
 * proves nothing of a log whose chain is broken before it (`chain`: what was found in the log).
 */
export function headChecks(
  { footer }: Pick<ReadExport, 'footer'>,
  log: GameLog,
  chain: readonly Finding[],
  { head, keys }: Brought,
): HeadChecks {
  const ofFooter = footer?.value.head === undefined ? NOTHING : footerCheck(footer.value.head, footer.line, log, keys);
  const ofReader = head === undefined ? NOTHING : headCheck(head, { from: 'reader', line: null }, log, keys);
  const checks = [ofFooter, ofReader];
  const isSigned = footer?.value.head !== undefined || head !== undefined;
  if (keys.length > 0 && !isSigned) checks.push(wrong(null, null, 'a key was given, and the file has no signed head'));
  const broken = chain.flatMap(({ kind, revision }) => (CHAIN_KINDS.has(kind) && revision !== null ? [revision] : []));
  return {
    proofs: checks.flatMap(({ proofs }) => proofs).filter(({ revision }) => broken.every((one) => one > revision)),
    findings: checks.flatMap(({ findings }) => findings),
  };
}

const CHAIN_KINDS: ReadonlySet<FindingKind> = new Set<FindingKind>(['gap', 'reordered', 'altered', 'foreign']);
const NOTHING: HeadChecks = { proofs: [], findings: [] };

/** The head of a footer is of the last event: an export ends with it. */
function footerCheck(written: string, line: number, log: GameLog, keys: readonly NoteVerifier[]): HeadChecks {
  try {
    const note = parseHeadNote(written);
    const last = log.entries.length - 1;
    if (note.stream === log.stream && note.head.revision < last) {
      return wrong(line, null, `the signed head of the footer is of event ${note.head.revision}, the last is ${last}`);
    }
    return headCheck(note, { from: 'footer', line }, log, keys);
  } catch (error) {
    if (error instanceof NoteMalformed) {
      return wrong(line, null, `the footer has a signed head that is none: ${error.message}`);
    }
    throw error;
  }
}

function headCheck(
  { stream, head, note }: HeadNote,
  { from, line }: { readonly from: HeadProof['from']; readonly line: number | null },
  log: GameLog,
  keys: readonly NoteVerifier[],
): HeadChecks {
  const because = whyNotOf(stream, head, log);
  if (because !== null) return wrong(line, head.revision, because);
  const signedBy = note.signatures.map(({ name, id }) => `${name}+${id}`);
  const proof = { from, signedBy, ...head };
  if (keys.length === 0) return { proofs: [{ ...proof, verifiedBy: null }], findings: [] };
  const found = signatureOf(note, keys);
  if (!found) {
    const names = signedBy.join(', ').slice(0, 300);
    return wrong(line, head.revision, `the head is signed by ${names}, and by none of the keys that were given`);
  }
  const { written, name } = found.verifier;
  if (!isTrue(note.text, found.signature, found.verifier)) {
    return wrong(line, head.revision, `the signature of ${name} under the head is false`);
  }
  return { proofs: [{ ...proof, verifiedBy: written }], findings: [] };
}

/** Why a head is not that of a log at its revision, or null. */
function whyNotOf(stream: string, { revision, hash }: Head, log: GameLog): string | null {
  if (stream !== log.stream) return `the head is of ${stream}, the file of ${log.stream.slice(0, 100)}`;
  const event = log.entries.find(({ covered }) => covered.revision === revision)?.covered;
  if (!event) return `the head counts ${revision + 1} events, and this one is missing here`;
  return event.hash === hash ? null : 'it is not the event of the signed head: something up to here was changed';
}

function wrong(line: number | null, revision: number | null, because: string): HeadChecks {
  return { proofs: [], findings: [{ kind: 'head', line, revision, rule: null, because }] };
}
